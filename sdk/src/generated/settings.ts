// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { WithNames } from './schemas.ts'

export type SettingsGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type SettingsGetAnswer = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A short name in lower case, unique in the installation. */
  slug: string
  /** A sandbox has a clock that can be moved forward, and keys `kt_test_…`. */
  sandbox: boolean
  /** The organisation as its members and customers know it. */
  name: string
  /** A zone of the IANA time zone database, such as `Europe/Helsinki`. */
  timeZone: string
  /** Whether a supervisor may write a report's days; otherwise 403 `acting_on_behalf_disabled`. */
  supervisorMayActOnBehalf: boolean
  /** Under `clocking_required` a hand-entered day needs a note. A worktime model may say otherwise. */
  punchPolicy: 'free' | 'clocking_required'
  /** What becomes of a clocking in without a clock-out after `punchSessionMaxMinutes`: `left_open` writes nothing to the day, `end_of_schedule` ends it where the regular hours of the worktime model end (without such hours as `maximum_length`), `maximum_length` ends it after `punchSessionMaxMinutes`. The member is asked in every case, and corrects it. Holds for clock-ins from then on. */
  forgottenClockOut: 'left_open' | 'end_of_schedule' | 'maximum_length'
  /** After how many minutes a clocking in is over, whether a clock-out came or not. */
  punchSessionMaxMinutes: number
  /** The entry type of punched time that names none; null: the one with the code `work`, else the first of its category. */
  punchWorkEntryTypeId: string | null
  /** The entry type of punched breaks that name none; null: the one with the code `break`, else the first of its category. Without any, a break is a gap of the day. */
  punchBreakEntryTypeId: string | null
  /** Whether whoever may decide may decide what is their own: days, absences, corrections of punches, claims, swaps and tasks. Read at the moment of each decision. */
  selfApprovalAllowed: boolean
  /** Whether a correction of a balance by hand waits until somebody else than who asked for it approves it. Read when a balance is corrected: what waits goes on waiting. */
  balanceCorrectionsNeedSecondApprover: boolean
  /** After how many days what waits for a supervisor waits for the next one above too, and after as many again for the one above them; null: never. Read whenever the queue is, and counted from when a thing began to wait. */
  approvalEscalationDays: number | null
  /** Whether whoever has something to decide is reminded by a mail, once a day and not before seven in the morning. Read when the mails of the day are written. */
  approvalReminders: boolean
  /** Whether `GET /v1/people` tells every member the telephone numbers of the others. */
  phonesShared: boolean
  /** What a member without a payroll number is to a payroll export batch: under `warn` counted in its warnings, under `block` 422 `export_payroll_number_missing`. */
  payrollNumberPolicy: 'warn' | 'block'
  /** Whether everybody signs in with a second factor or a passkey. A browser session without one then does nothing but sign-in settings: 403 `second_factor_missing`. Keys and connected apps are not asked. */
  secondFactorRequired: boolean
  /** The same for whoever holds `org.admin` by role or grant, also while `secondFactorRequired` is off. On in a new organisation. */
  secondFactorRequiredOfAdministrators: boolean
  /** After how many minutes without use a browser session ends. */
  sessionIdleMinutes: number
  /** After how many hours every browser session ends, used or not. */
  sessionHours: number
  /** Months after which a person who is no contact of any active customer any more, and with whom nothing has happened since, is anonymized; null: nobody is. */
  contactRetentionMonths: number | null
  /** Months after which a lead that was disqualified, and with which nothing has happened since, is anonymized; null: none is. */
  leadRetentionMonths: number | null
  /** Every module, bought or not. */
  modules: readonly {
    /** A part of the service that organisations buy. */
    module: 'scheduling' | 'hr' | 'travel_expense' | 'projects' | 'crm' | 'invoicing' | 'field_service'
    /** Whether the organisation has bought it; otherwise 402 `feature_not_in_plan`. */
    licensed: boolean
    /** Whether the service has operations of it yet. One that has none is never `active`, bought and switched on or not. */
    available: boolean
    /** Licensed, available, and switched on by an administrator. */
    active: boolean
  }[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
} & WithNames

export type SettingsUpdateBody = {
  /** The organisation as its members and customers know it. */
  name?: string | undefined
  /** A zone of the IANA time zone database, such as `Europe/Helsinki`. */
  timeZone?: string | undefined
  /** Whether a supervisor may write a report's days; otherwise 403 `acting_on_behalf_disabled`. */
  supervisorMayActOnBehalf?: boolean | undefined
  /** Under `clocking_required` a hand-entered day needs a note. A worktime model may say otherwise. */
  punchPolicy?: 'free' | 'clocking_required' | undefined
  /** What becomes of a clocking in without a clock-out after `punchSessionMaxMinutes`: `left_open` writes nothing to the day, `end_of_schedule` ends it where the regular hours of the worktime model end (without such hours as `maximum_length`), `maximum_length` ends it after `punchSessionMaxMinutes`. The member is asked in every case, and corrects it. Holds for clock-ins from then on. */
  forgottenClockOut?: 'left_open' | 'end_of_schedule' | 'maximum_length' | undefined
  /** After how many minutes a clocking in is over, whether a clock-out came or not. */
  punchSessionMaxMinutes?: number | undefined
  /** The entry type of punched time that names none; null: the one with the code `work`, else the first of its category. */
  punchWorkEntryTypeId?: string | null | undefined
  /** The entry type of punched breaks that name none; null: the one with the code `break`, else the first of its category. Without any, a break is a gap of the day. */
  punchBreakEntryTypeId?: string | null | undefined
  /** Whether whoever may decide may decide what is their own: days, absences, corrections of punches, claims, swaps and tasks. Read at the moment of each decision. */
  selfApprovalAllowed?: boolean | undefined
  /** Whether a correction of a balance by hand waits until somebody else than who asked for it approves it. Read when a balance is corrected: what waits goes on waiting. */
  balanceCorrectionsNeedSecondApprover?: boolean | undefined
  /** After how many days what waits for a supervisor waits for the next one above too, and after as many again for the one above them; null: never. Read whenever the queue is, and counted from when a thing began to wait. */
  approvalEscalationDays?: number | null | undefined
  /** Whether whoever has something to decide is reminded by a mail, once a day and not before seven in the morning. Read when the mails of the day are written. */
  approvalReminders?: boolean | undefined
  /** Whether `GET /v1/people` tells every member the telephone numbers of the others. */
  phonesShared?: boolean | undefined
  /** What a member without a payroll number is to a payroll export batch: under `warn` counted in its warnings, under `block` 422 `export_payroll_number_missing`. */
  payrollNumberPolicy?: 'warn' | 'block' | undefined
  /** Whether everybody signs in with a second factor or a passkey. A browser session without one then does nothing but sign-in settings: 403 `second_factor_missing`. Keys and connected apps are not asked. */
  secondFactorRequired?: boolean | undefined
  /** The same for whoever holds `org.admin` by role or grant, also while `secondFactorRequired` is off. On in a new organisation. */
  secondFactorRequiredOfAdministrators?: boolean | undefined
  /** After how many minutes without use a browser session ends. */
  sessionIdleMinutes?: number | undefined
  /** After how many hours every browser session ends, used or not. */
  sessionHours?: number | undefined
  /** Months after which a person who is no contact of any active customer any more, and with whom nothing has happened since, is anonymized; null: nobody is. */
  contactRetentionMonths?: number | null | undefined
  /** Months after which a lead that was disqualified, and with which nothing has happened since, is anonymized; null: none is. */
  leadRetentionMonths?: number | null | undefined
  /** The modules to switch; the others keep their value. */
  modules?:
    | readonly {
        /** A part of the service that organisations buy. */
        module: 'scheduling' | 'hr' | 'travel_expense' | 'projects' | 'crm' | 'invoicing' | 'field_service'
        /** Whether a licensed module is in use; otherwise 403 `module_not_active`. */
        active: boolean
      }[]
    | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type SettingsUpdateAnswer = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A short name in lower case, unique in the installation. */
  slug: string
  /** A sandbox has a clock that can be moved forward, and keys `kt_test_…`. */
  sandbox: boolean
  /** The organisation as its members and customers know it. */
  name: string
  /** A zone of the IANA time zone database, such as `Europe/Helsinki`. */
  timeZone: string
  /** Whether a supervisor may write a report's days; otherwise 403 `acting_on_behalf_disabled`. */
  supervisorMayActOnBehalf: boolean
  /** Under `clocking_required` a hand-entered day needs a note. A worktime model may say otherwise. */
  punchPolicy: 'free' | 'clocking_required'
  /** What becomes of a clocking in without a clock-out after `punchSessionMaxMinutes`: `left_open` writes nothing to the day, `end_of_schedule` ends it where the regular hours of the worktime model end (without such hours as `maximum_length`), `maximum_length` ends it after `punchSessionMaxMinutes`. The member is asked in every case, and corrects it. Holds for clock-ins from then on. */
  forgottenClockOut: 'left_open' | 'end_of_schedule' | 'maximum_length'
  /** After how many minutes a clocking in is over, whether a clock-out came or not. */
  punchSessionMaxMinutes: number
  /** The entry type of punched time that names none; null: the one with the code `work`, else the first of its category. */
  punchWorkEntryTypeId: string | null
  /** The entry type of punched breaks that name none; null: the one with the code `break`, else the first of its category. Without any, a break is a gap of the day. */
  punchBreakEntryTypeId: string | null
  /** Whether whoever may decide may decide what is their own: days, absences, corrections of punches, claims, swaps and tasks. Read at the moment of each decision. */
  selfApprovalAllowed: boolean
  /** Whether a correction of a balance by hand waits until somebody else than who asked for it approves it. Read when a balance is corrected: what waits goes on waiting. */
  balanceCorrectionsNeedSecondApprover: boolean
  /** After how many days what waits for a supervisor waits for the next one above too, and after as many again for the one above them; null: never. Read whenever the queue is, and counted from when a thing began to wait. */
  approvalEscalationDays: number | null
  /** Whether whoever has something to decide is reminded by a mail, once a day and not before seven in the morning. Read when the mails of the day are written. */
  approvalReminders: boolean
  /** Whether `GET /v1/people` tells every member the telephone numbers of the others. */
  phonesShared: boolean
  /** What a member without a payroll number is to a payroll export batch: under `warn` counted in its warnings, under `block` 422 `export_payroll_number_missing`. */
  payrollNumberPolicy: 'warn' | 'block'
  /** Whether everybody signs in with a second factor or a passkey. A browser session without one then does nothing but sign-in settings: 403 `second_factor_missing`. Keys and connected apps are not asked. */
  secondFactorRequired: boolean
  /** The same for whoever holds `org.admin` by role or grant, also while `secondFactorRequired` is off. On in a new organisation. */
  secondFactorRequiredOfAdministrators: boolean
  /** After how many minutes without use a browser session ends. */
  sessionIdleMinutes: number
  /** After how many hours every browser session ends, used or not. */
  sessionHours: number
  /** Months after which a person who is no contact of any active customer any more, and with whom nothing has happened since, is anonymized; null: nobody is. */
  contactRetentionMonths: number | null
  /** Months after which a lead that was disqualified, and with which nothing has happened since, is anonymized; null: none is. */
  leadRetentionMonths: number | null
  /** Every module, bought or not. */
  modules: readonly {
    /** A part of the service that organisations buy. */
    module: 'scheduling' | 'hr' | 'travel_expense' | 'projects' | 'crm' | 'invoicing' | 'field_service'
    /** Whether the organisation has bought it; otherwise 402 `feature_not_in_plan`. */
    licensed: boolean
    /** Whether the service has operations of it yet. One that has none is never `active`, bought and switched on or not. */
    available: boolean
    /** Licensed, available, and switched on by an administrator. */
    active: boolean
  }[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type SettingsReadClockAnswer = {
  /** The organisation's present instant. */
  now: string
  /** How far the sandbox is ahead of real time, milliseconds. */
  aheadMs: number
}

export type SettingsAdvanceClockBody = {
  /** How far to move the clock forward, minutes. */
  minutes?: number | undefined
  /** The instant to move the clock forward to. */
  to?: string | undefined
}

export type SettingsAdvanceClockAnswer = SettingsReadClockAnswer

export const settings = (call: Call) => ({
  /**
   * Read the settings
   *
   * The organisation's settings that rules read, and its modules.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/settings`; needs `org.admin`
   */
  get: (query: SettingsGetQuery = {}, options?: CallOptions): Promise<SettingsGetAnswer> =>
    call({ id: 'settings.get', method: 'GET', path: '/v1/settings' }, { query }, options),

  /**
   * Change the settings
   *
   * Change settings, or switch licensed modules on and off. Absent fields and modules keep their value. Whether a module is licensed is never writable: switching an unlicensed one is 402 `feature_not_in_plan`. How people sign in (`secondFactorRequired`, `secondFactorRequiredOfAdministrators`, `sessionIdleMinutes`, `sessionHours`) is changed in a human session within fifteen minutes of a proof: keys get `api_key_cannot_manage_credentials`.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PATCH /v1/settings`; needs `org.admin`
   */
  update: (body: SettingsUpdateBody, options?: CallOptions): Promise<SettingsUpdateAnswer> =>
    call({ id: 'settings.update', method: 'PATCH', path: '/v1/settings' }, { body }, options),

  /**
   * Read the sandbox's clock
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/sandbox/clock`; needs `org.admin`
   */
  readClock: (options?: CallOptions): Promise<SettingsReadClockAnswer> =>
    call({ id: 'settings.readClock', method: 'GET', path: '/v1/sandbox/clock' }, {}, options),

  /**
   * Move the sandbox's clock forward
   *
   * Move the sandbox's clock forward, by minutes or to an instant. Every rule, job, token lifetime and retention of the sandbox follows its clock: whose last day has passed is deactivated, and what is assigned from a later day is in force, when the answer comes. A browser session may end, and a key expire, by it too. Tokens of connected apps live in real time all the same. It never goes back.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/sandbox/clock/advance`; needs `org.admin`
   */
  advanceClock: (
    body: SettingsAdvanceClockBody = {},
    options?: KeyedCallOptions,
  ): Promise<SettingsAdvanceClockAnswer> =>
    call(
      { id: 'settings.advanceClock', method: 'POST', path: '/v1/sandbox/clock/advance', keyed: true },
      { body },
      options,
    ),
})
