import {
  Active,
  array,
  described,
  Flag,
  IdOf,
  Name,
  nullable,
  object,
  oneOf,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'
import { features } from '../../../platform/vocabulary/features.ts'

export const punchPolicies = ['free', 'clocking_required'] as const
export type PunchPolicy = (typeof punchPolicies)[number]

/** What is done about a clock-out that never came. */
export const forgottenClockOuts = ['left_open', 'end_of_schedule', 'maximum_length'] as const
export type ForgottenClockOut = (typeof forgottenClockOuts)[number]

/** A day goes on to the end of the next one at most, also where the clocks change. */
export const longestPunchSessionMinutes = 1380

export const payrollNumberPolicies = ['warn', 'block'] as const
export type PayrollNumberPolicy = (typeof payrollNumberPolicies)[number]

/** ASVS 4.0 3.3.2, level 2: 30 minutes unused, 12 hours in all. An organisation may set less, never more. */
export const longestSessionIdleMinutes = 30
export const longestSessionHours = 12
const shortestSessionIdleMinutes = 5

/** At most ten years, as long as bookkeeping is kept. */
const retention = (description: string) => nullable(Type.Integer({ minimum: 1, maximum: 120, description }))

const longestEscalationDays = 90

/** What an administrator may change; the rest of the settings is fixed when the organisation is made. */
export const settingsFields = {
  name: described(Name, 'The organisation as its members and customers know it.'),
  timeZone: Text(64, {
    description: 'A zone of the IANA time zone database, such as `Europe/Helsinki`.',
    examples: ['Europe/Helsinki'],
  }),
  supervisorMayActOnBehalf: Type.Boolean({
    description: "Whether a supervisor may write a report's days; otherwise 403 `acting_on_behalf_disabled`.",
  }),
  punchPolicy: oneOf(punchPolicies, {
    description:
      'Under `clocking_required` a hand-entered day needs a note. A worktime model may say otherwise.',
  }),
  forgottenClockOut: oneOf(forgottenClockOuts, {
    description:
      'What becomes of a clocking in without a clock-out after `punchSessionMaxMinutes`: `left_open` writes nothing to the day, `end_of_schedule` ends it where the regular hours of the worktime model end (without such hours as `maximum_length`), `maximum_length` ends it after `punchSessionMaxMinutes`. The member is asked in every case, and corrects it. Holds for clock-ins from then on.',
  }),
  punchSessionMaxMinutes: Type.Integer({
    minimum: 60,
    maximum: longestPunchSessionMinutes,
    description: 'After how many minutes a clocking in is over, whether a clock-out came or not.',
  }),
  punchWorkEntryTypeId: described(
    nullable(IdOf('entry_type')),
    'The entry type of punched time that names none; null: the one with the code `work`, else the first of its category.',
  ),
  punchBreakEntryTypeId: described(
    nullable(IdOf('entry_type')),
    'The entry type of punched breaks that name none; null: the one with the code `break`, else the first of its category. Without any, a break is a gap of the day.',
  ),
  selfApprovalAllowed: Type.Boolean({
    description:
      'Whether whoever may decide may decide what is their own: days, absences, corrections of punches, claims, swaps and tasks. Read at the moment of each decision.',
  }),
  balanceCorrectionsNeedSecondApprover: Type.Boolean({
    description:
      'Whether a correction of a balance by hand waits until somebody else than who asked for it approves it. Read when a balance is corrected: what waits goes on waiting.',
  }),
  approvalEscalationDays: described(
    nullable(Type.Integer({ minimum: 1, maximum: longestEscalationDays })),
    'After how many days what waits for a supervisor waits for the next one above too, and after as many again for the one above them; null: never. Read whenever the queue is, and counted from when a thing began to wait.',
  ),
  approvalReminders: Type.Boolean({
    description:
      'Whether whoever has something to decide is reminded by a mail, once a day and not before seven in the morning. Read when the mails of the day are written.',
  }),
  phonesShared: Type.Boolean({
    description: 'Whether `GET /v1/people` tells every member the telephone numbers of the others.',
  }),
  payrollNumberPolicy: oneOf(payrollNumberPolicies, {
    description:
      'What a member without a payroll number is to a payroll export batch: under `warn` counted in its warnings, under `block` 422 `export_payroll_number_missing`.',
  }),
  secondFactorRequired: Type.Boolean({
    description:
      'Whether everybody signs in with a second factor or a passkey. A browser session without one then does nothing but sign-in settings: 403 `second_factor_missing`. Keys and connected apps are not asked.',
  }),
  secondFactorRequiredOfAdministrators: Type.Boolean({
    description:
      'The same for whoever holds `org.admin` by role or grant, also while `secondFactorRequired` is off. On in a new organisation.',
  }),
  sessionIdleMinutes: Type.Integer({
    minimum: shortestSessionIdleMinutes,
    maximum: longestSessionIdleMinutes,
    description: 'After how many minutes without use a browser session ends.',
  }),
  sessionHours: Type.Integer({
    minimum: 1,
    maximum: longestSessionHours,
    description: 'After how many hours every browser session ends, used or not.',
  }),
  contactRetentionMonths: retention(
    'Months after which a person who is no contact of any active customer any more, and with whom nothing has happened since, is anonymized; null: nobody is.',
  ),
  leadRetentionMonths: retention(
    'Months after which a lead that was disqualified, and with which nothing has happened since, is anonymized; null: none is.',
  ),
}

/** A licensed part of the product. Licensing is a matter of the plan and not writable; `active` is. */
export const ModuleState = object({
  module: oneOf(features, { description: 'A part of the service that organisations buy.' }),
  licensed: described(Flag, 'Whether the organisation has bought it; otherwise 402 `feature_not_in_plan`.'),
  available: described(
    Flag,
    'Whether the service has operations of it yet. One that has none is never `active`, bought and switched on or not.',
  ),
  active: Type.Boolean({ description: 'Licensed, available, and switched on by an administrator.' }),
})

export const ModuleSwitch = object({
  module: oneOf(features, { description: 'A part of the service that organisations buy.' }),
  active: described(Active, 'Whether a licensed module is in use; otherwise 403 `module_not_active`.'),
})
export type ModuleSwitch = Static<typeof ModuleSwitch>

export const Settings = object({
  id: RecordId,
  slug: Text(50, { description: 'A short name in lower case, unique in the installation.' }),
  sandbox: Type.Boolean({
    description: 'A sandbox has a clock that can be moved forward, and keys `kt_test_…`.',
  }),
  ...settingsFields,
  modules: array(ModuleState, { description: 'Every module, bought or not.' }),
  updatedAt: UpdatedAt,
})
export type Settings = Static<typeof Settings>

/** Ten years: a sandbox rehearses careers and retention, not geology; and dates stay inside every bound. */
export const farthestAheadMinutes = 5_270_400

export const SandboxClock = object({
  now: Type.String({ format: 'date-time', description: "The organisation's present instant." }),
  aheadMs: Type.Integer({ description: 'How far the sandbox is ahead of real time, milliseconds.' }),
})
export type SandboxClock = Static<typeof SandboxClock>

/** Whether the text names a zone of the IANA time zone database. Offsets are no zones: they have no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Temporal.ZonedDateTime(0n, name)
    return true
  } catch {
    return false
  }
}
