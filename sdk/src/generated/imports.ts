// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  Import,
  ImportJob,
  ImportJobRow,
  ImportWarning,
  ImportWithResults,
  WithNames,
} from './schemas.ts'

export type ImportsImportMembersBody = {
  /** The members to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The number in the payroll system, which a member is found by first; an import gives nobody a number. Null or absent: found by the address. */
    payrollNumber?: string | null | undefined
    /** The address that a member is found by, and that a new one is invited at. Of a member found by the payroll number it is the new address. Null or absent: a member who only uses a shared device is found by both names and the first day. */
    email?: string | null | undefined
    /** Every given name; a new member needs it. Null or absent keeps what is stored. */
    firstNames?: string | null | undefined
    /** The family name; a new member needs it. Null or absent keeps what is stored. */
    lastName?: string | null | undefined
    /** What the member is called instead of the first given name. Null or absent keeps what is stored. */
    preferredName?: string | null | undefined
    /** A telephone number as the organisation writes it. Null or absent keeps what is stored. */
    phone?: string | null | undefined
    /** One of the roles; a new member needs it. Null or absent keeps what is stored. */
    role?: string | null | undefined
    /** The primary unit by its name. Null or absent keeps what is stored. */
    unitName?: string | null | undefined
    /** The supervisor by their address, on the roster or in another row. Null or absent keeps what is stored. */
    managerEmail?: string | null | undefined
    /** The first day of the employment, `YYYY-MM-DD`. Null or absent keeps what is stored. */
    employmentStartDate?: string | null | undefined
    /** The last day of the employment, `YYYY-MM-DD`. Null or absent keeps what is stored. */
    employmentEndDate?: string | null | undefined
    /** The language of mail to the member. Null or absent keeps what is stored. */
    locale?: string | null | undefined
    /** The worktime model by its name. Null or absent keeps what is stored. */
    worktimeModel?: string | null | undefined
    /** The employer by name or registry code. Null or absent keeps what is stored. */
    employer?: string | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportMembersQuery = {
  /** Only when the body is a table; in JSON it is a field of the body. `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Names where the rows come from, such as the file. */
  filename?: string | undefined
  /** Only when the body is a table. The line of the table that names its columns; what stands above it is not read. Absent: the first that is not empty. */
  headerLine?: number | undefined
  /** Only when the body is a table. The sheet of a workbook by its name. Absent: the first that is not hidden. */
  sheet?: string | undefined
  /** Only when the body is a table. With `ignore`, columns that the register does not have are not read, and the answer names them. Absent: a row with a value in one is refused. */
  unknownColumns?: 'refuse' | 'ignore' | undefined
  /** Only when the body is a table. A JSON object from columns, as the table calls them, to the fields that they fill, or to null for one that is not read. */
  columnMap?: string | undefined
}

export type ImportsImportMembersAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'member_ambiguous'
      | 'membership_not_found'
      | 'role_exceeds_actor'
      | 'manager_not_found'
      | 'supervisor_cycle'
      | 'planning_unit_not_found'
      | 'worktime_model_not_found'
      | 'employer_not_found'
      | 'already_member'
      | 'member_already_active'
      | 'last_admin'
      | 'employment_end_before_start'
      | 'termination_recorded'
      | 'fixed_term_basis_exceeds_one_year'
      | 'fixed_term_basis_not_in_force'
      | 'fixed_term_basis_not_first_contract'
      | 'fixed_term_renewals_used_up'
      | 'payroll_number_taken'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportShiftsBody = {
  /** The shifts to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The system that the row comes from; with `externalId`. Null or absent: the row has no reference. */
    externalSource?: string | null | undefined
    /** What that system knows the shift by, so that the same row changes it and makes no other; with `externalSource`. Null or absent: the row has no reference. */
    externalId?: string | null | undefined
    /** The member by their id; null or absent is not given. The first of `membershipId`, `payrollNumber` and `email` that is given says whose the shift is. With none of them given a new shift is nobody’s yet, and one that is there keeps its member. */
    membershipId?: string | null | undefined
    /** The member by the number in the payroll system, for whoever may see such numbers; null or absent is not given. The first of `membershipId`, `payrollNumber` and `email` that is given says whose the shift is. With none of them given a new shift is nobody’s yet, and one that is there keeps its member. */
    payrollNumber?: string | null | undefined
    /** The member by their address; null or absent is not given. The first of `membershipId`, `payrollNumber` and `email` that is given says whose the shift is. With none of them given a new shift is nobody’s yet, and one that is there keeps its member. */
    email?: string | null | undefined
    /** The planning unit by its code, or by a name that it alone has among those in use. A new shift needs it: null or absent is reported as `missing_required`. One that is there keeps its own. */
    planningUnit?: string | null | undefined
    /** The date on which the shift starts, `YYYY-MM-DD`. A new shift needs it: null or absent is reported as `missing_required`. One that is there keeps its own. */
    workDate?: string | null | undefined
    /** The shift type by its code. Null or absent: a new shift has none, and one that is there keeps its own. */
    shiftType?: string | null | undefined
    /** When it starts, in minutes from the midnight that its date begins with. Null or absent: as the shift type says, and a shift that is there keeps its own. */
    startMinutes?: number | null | undefined
    /** When it ends, in minutes from the same midnight. Less than the `startMinutes` of the row it is of the next day, as past 1440: from 1320 (22:00) to 360 (06:00) is to 1800. Null or absent: as the shift type says, and a shift that is there keeps its own. */
    endMinutes?: number | null | undefined
    /** How much of it is unpaid break, in minutes. Null or absent: as the shift type says, and a shift that is there keeps its own. */
    breakMinutes?: number | null | undefined
    /** The entry type that the time is proposed and priced as, by its code. Null or absent: as the shift type says, and a shift that is there keeps its own. */
    entryType?: string | null | undefined
    /** What it is marked with: words with commas between. Null or absent: as the shift type says, and a shift that is there keeps its own. */
    tags?: string | null | undefined
    /** What whoever works it has to know. Null or absent: nothing, and a shift that is there keeps its own. */
    note?: string | null | undefined
    /** Why rules are overridden for this shift that may be with a reason. Null or absent: none are. */
    overrideReason?: string | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportShiftsQuery = ImportsImportMembersQuery

export type ImportsImportShiftsAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'external_ref_incomplete'
      | 'member_ambiguous'
      | 'shift_not_found'
      | 'shift_cancelled'
      | 'shift_row_repeated'
      | 'range_too_long'
      | 'planning_unit_not_found'
      | 'planning_unit_not_planned'
      | 'shift_type_not_found'
      | 'shift_times_missing'
      | 'shift_times_invalid'
      | 'entry_type_not_found'
      | 'shift_entry_type_unfit'
      | 'membership_not_found'
      | 'shift_member_not_employed'
      | 'shift_member_not_in_unit'
      | 'shift_overlap'
      | 'shift_period_locked'
      | 'shift_member_absent'
      | 'shift_unit_closed'
      | 'shift_daily_rest'
      | 'shift_weekly_rest'
      | 'shift_weekly_maximum'
      | 'shift_nights_in_row'
      | 'shift_above_staffing'
      | 'shift_below_staffing'
      | 'shift_notice_short'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportWorkDaysBody = {
  /** The hours to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The member by their id. One of `membershipId`, `payrollNumber` and `email` says whose the hours are, the first of them that is given; null or absent is not given. */
    membershipId?: string | null | undefined
    /** The member by the number in the payroll system. One of `membershipId`, `payrollNumber` and `email` says whose the hours are, the first of them that is given; null or absent is not given. */
    payrollNumber?: string | null | undefined
    /** The member by their address. One of `membershipId`, `payrollNumber` and `email` says whose the hours are, the first of them that is given; null or absent is not given. */
    email?: string | null | undefined
    /** The date, `YYYY-MM-DD`; a shift over midnight belongs to the date of its beginning. Needed: null or absent is reported as `missing_required`. */
    date?: string | null | undefined
    /** Where the entry begins, minutes from midnight of the date; with `endMinutes`. A break that lies in no other entry of the date, and in a shift over midnight a day later, is taken as a break of that shift. Null or absent for a duration. */
    startMinutes?: number | null | undefined
    /** Where the entry ends, minutes from midnight of the date. Less than `startMinutes` it is of the next day, as past 1440: from 1320 (22:00) to 360 (06:00) is to 1800. The same as `startMinutes` is refused. Null or absent for a duration. */
    endMinutes?: number | null | undefined
    /** How long the entry is, minutes, where no span is given. Null or absent for a span. */
    durationMinutes?: number | null | undefined
    /** The entry type by its code. Needed: null or absent is reported as `missing_required`. */
    entryType?: string | null | undefined
    /** What the time was for: pairs of a tracking level and a target of it by their codes, `cost_center:4010`, with commas between. Null or absent for nothing. */
    targets?: string | null | undefined
    /** The phase of the project among `targets`, by its code in the project. Null or absent for the project as a whole. */
    phase?: string | null | undefined
    /** The task of the project among `targets`, by its number in the project; text of digits counts too. Its phase need not be named. Null or absent for none. */
    task?: number | null | undefined
    /** A remark. Null or absent for none. */
    note?: string | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportWorkDaysQuery = ImportsImportMembersQuery

export type ImportsImportWorkDaysAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'member_ambiguous'
      | 'membership_not_found'
      | 'other_row_refused'
      | 'entry_type_not_found'
      | 'dimension_not_found'
      | 'dimension_value_not_found'
      | 'project_phase_not_found'
      | 'task_not_found'
      | 'project_takes_no_hours'
      | 'phase_takes_no_hours'
      | 'task_takes_no_hours'
      | 'entry_form_invalid'
      | 'entry_end_before_start'
      | 'entry_overlap'
      | 'entry_day_total_exceeded'
      | 'day_confirmed_locked'
      | 'period_locked'
      | 'day_invoiced'
      | 'day_outside_employment'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportAbsencesBody = {
  /** The absences to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The member, by e-mail address or membership id. Needed: null or absent is reported as `missing_required`. */
    memberEmail?: string | null | undefined
    /** The absence type by its code. Needed: null or absent is reported as `missing_required`. */
    absenceType?: string | null | undefined
    /** The first day, `YYYY-MM-DD`. Needed: null or absent is reported as `missing_required`. */
    startDate?: string | null | undefined
    /** The last day, `YYYY-MM-DD`. Null or absent: the first day. */
    endDate?: string | null | undefined
    /** What of the first day is taken: `full`, `pm`, and of a single one `am`. Null or absent: all of it. */
    part?: string | null | undefined
    /** What of the last of several days is taken: `full` or `am`. Null or absent: all of it. */
    endPart?: string | null | undefined
    /** Minutes of absence on each date; text of digits counts too. Null or absent: whole days or the part. */
    minutesPerDay?: number | null | undefined
    /** `approved`, so that the absence is in force at once, or `submitted`, so that it waits for a decision. Null or absent: `approved`. */
    state?: string | null | undefined
    /** A remark. Null or absent: none. */
    note?: string | null | undefined
    /** The system that the row comes from; with `externalId`. Null or absent: none. */
    externalSource?: string | null | undefined
    /** What that system knows the absence by, so that the same row imported once more is known; with `externalSource`. Null or absent: none. */
    externalId?: string | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportAbsencesQuery = ImportsImportMembersQuery

export type ImportsImportAbsencesAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'external_ref_incomplete'
      | 'membership_not_found'
      | 'absence_type_not_found'
      | 'absence_self_approval_forbidden'
      | 'absence_change_unsupported'
      | 'range_end_before_start'
      | 'range_too_long'
      | 'absence_part_invalid'
      | 'absence_period_overlap'
      | 'absence_no_working_days'
      | 'absence_entitlement_exceeded'
      | 'absence_days_decided'
      | 'entry_day_total_exceeded'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
    /** The record's own code; null where the row means no record, or it has none. */
    targetCode: string | null
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportOpeningBalancesBody = {
  /** The opening balances to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The member. Null or absent: they are found by `payrollNumber` or `email`. */
    membershipId?: string | null | undefined
    /** The member's number in the payroll system, for a row without `membershipId`; null or absent where another field names them. */
    payrollNumber?: string | null | undefined
    /** The member's e-mail address, for a row with neither of both; null or absent where another field names them. */
    email?: string | null | undefined
    /** What is counted: `flex`, `overtime`, `banked_leave` or `time_bank`. Null or absent: the row is refused. */
    kind?: string | null | undefined
    /** The code of an active time bank, for the kind `time_bank`; null or absent for the others. */
    timeBankCode?: string | null | undefined
    /** What was there to begin with, in minutes; negative when owed to the employer. Null or absent: the row is refused. */
    minutes?: number | null | undefined
    /** The day from whose end on it counts, not later than today. Null or absent: the row is refused. */
    effectiveDate?: string | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportOpeningBalancesQuery = ImportsImportMembersQuery

export type ImportsImportOpeningBalancesAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'membership_not_found'
      | 'member_ambiguous'
      | 'time_bank_not_found'
      | 'balance_time_bank_mismatch'
      | 'balance_date_in_future'
      | 'balance_own_account'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportLeaveBalancesBody = {
  /** The opening balances to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The member, by e-mail address or membership id. Needed: null or absent is reported as `missing_required`. */
    memberEmail?: string | null | undefined
    /** The leave policy by its code. Needed: null or absent is reported as `missing_required`. */
    policyCode?: string | null | undefined
    /** The leave year that the leave is of, by its first day, `YYYY-MM-DD`. Null or absent: the one that is taken from on `effectiveDate`. */
    leaveYearStart?: string | null | undefined
    /** The day from which the leave counts, `YYYY-MM-DD`. Needed: null or absent is reported as `missing_required`. */
    effectiveDate?: string | null | undefined
    /** What the member brings, in the unit of the policy; text with a point or a comma counts too. Needed: null or absent is reported as `missing_required`. */
    amount?: number | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportLeaveBalancesQuery = ImportsImportMembersQuery

export type ImportsImportLeaveBalancesAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'membership_not_found'
      | 'leave_policy_not_found'
      | 'leave_year_unknown'
      | 'leave_correction_own'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
    /** The record's own code; null where the row means no record, or it has none. */
    targetCode: string | null
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportCustomersBody = {
  /** By what alone rows find their customers, each of which needs it. Absent: by reference, code, business id and name, as far as they agree. */
  matchBy?: 'reference' | 'code' | 'businessId' | 'name' | undefined
  /** The customers to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The id of a customer that is there: the row means it, whatever else it says. Null or absent: it is found otherwise. */
    recordId?: string | null | undefined
    /** The other system; given with `externalId`. Null or absent for a row that carries no reference. */
    externalSource?: string | null | undefined
    /** The customer's id in the other system, by which it is found first. Null or absent for a row that carries no reference. */
    externalId?: string | null | undefined
    /** What the customer is found by otherwise, and the code of a new one. With neither code nor reference it is found by its name; null or absent for none. */
    code?: string | null | undefined
    /** What the customer is called; needed for a new one. Null or absent keeps what is stored. */
    name?: string | null | undefined
    /** One of company, person, public_body; a new customer is a company. Null or absent keeps what is stored. */
    kind?: string | null | undefined
    /** Whether the customer is in use. Null or absent keeps what is stored. A new customer is active. */
    active?: boolean | null | undefined
    /** The Finnish business id. A caller without `invoicing.manage` says it of a new record alone: of one that is there it is refused as `customer_stale`, unless an import of theirs said the same before. Null or absent keeps what is stored. */
    businessId?: string | null | undefined
    /** The member who looks after it, by e-mail address or membership id. Null or absent keeps what is stored. */
    owner?: string | null | undefined
    /** The customer group by code or name. Null or absent keeps what is stored. */
    group?: string | null | undefined
    /** Customer tags by code or name, between semicolons or commas; the list is replaced whole. Null or absent keeps what is stored. */
    tags?: string | null | undefined
    /** Street and number of the visiting address. Null or absent keeps what is stored. */
    addressLine?: string | null | undefined
    /** The postal code of the visiting address. Null or absent keeps what is stored. */
    postalCode?: string | null | undefined
    /** The town by which the customer is found, and that of its visiting address where it has one. Null or absent keeps what is stored. */
    city?: string | null | undefined
    /** The country of the visiting address, two letters. Null or absent keeps what is stored. */
    country?: string | null | undefined
    /** Street and number of the billing address. Null or absent keeps what is stored. */
    billingAddressLine?: string | null | undefined
    /** The postal code of the billing address. Null or absent keeps what is stored. */
    billingPostalCode?: string | null | undefined
    /** The town of the billing address. Null or absent keeps what is stored. */
    billingCity?: string | null | undefined
    /** The country of the billing address, two letters. Null or absent keeps what is stored. */
    billingCountry?: string | null | undefined
    /** A telephone number. Null or absent keeps what is stored. */
    phone?: string | null | undefined
    /** An address of the web; `https://` is put before one without. Null or absent keeps what is stored. */
    website?: string | null | undefined
    /** Where e-invoices go. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    eInvoiceAddress?: string | null | undefined
    /** The operator that takes them. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    eInvoiceOperator?: string | null | undefined
    /** Where invoices go by e-mail. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    invoiceEmail?: string | null | undefined
    /** The language of invoices: fi, sv, en. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    invoiceLanguage?: string | null | undefined
    /** One of einvoice, email, print. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    deliveryMethod?: string | null | undefined
    /** The payment term by code or name. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    paymentTerm?: string | null | undefined
    /** What the customer asks invoices to name. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    buyerReference?: string | null | undefined
    /** The VAT id. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    vatId?: string | null | undefined
    /** One of domestic, construction_reverse_charge, intra_community, export, exempt. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    vatTreatment?: string | null | undefined
    /** What whoever invoices must know. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    invoicingNotes?: string | null | undefined
    /** The domestic reference of every invoice. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    fixedReferenceNumber?: string | null | undefined
    /** What may be open at a time, in cents. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    creditLimitCents?: number | null | undefined
    /** Whether reminders and collection wait. Needs `invoicing.manage`. Null or absent keeps what is stored. */
    collectionHold?: boolean | null | undefined
    /** Values of custom fields, by their keys; in a table the columns `cf.<key>`, such as `cf.region`. Null or absent keeps what is stored. */
    customFields?:
      | Readonly<Record<string, string | number | boolean | readonly string[] | null>>
      | null
      | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportCustomersQuery = {
  /** Only when the body is a table; in JSON it is a field of the body. By what alone rows find their customers, each of which needs it. Absent: by reference, code, business id and name, as far as they agree. */
  matchBy?: 'reference' | 'code' | 'businessId' | 'name' | undefined
  /** Only when the body is a table; in JSON it is a field of the body. `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Names where the rows come from, such as the file. */
  filename?: string | undefined
  /** Only when the body is a table. The line of the table that names its columns; what stands above it is not read. Absent: the first that is not empty. */
  headerLine?: number | undefined
  /** Only when the body is a table. The sheet of a workbook by its name. Absent: the first that is not hidden. */
  sheet?: string | undefined
  /** Only when the body is a table. With `ignore`, columns that the register does not have are not read, and the answer names them. Absent: a row with a value in one is refused. */
  unknownColumns?: 'refuse' | 'ignore' | undefined
  /** Only when the body is a table. A JSON object from columns, as the table calls them, to the fields that they fill, or to null for one that is not read. */
  columnMap?: string | undefined
}

export type ImportsImportCustomersAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'customer_ambiguous'
      | 'customer_billing_fields_forbidden'
      | 'customer_business_id_invalid'
      | 'customer_stale'
      | 'customer_vat_id_invalid'
      | 'customer_e_invoice_address_invalid'
      | 'customer_code_immutable'
      | 'invalid_reference_number'
      | 'external_ref_incomplete'
      | 'external_ref_conflict'
      | 'code_already_in_use'
      | 'membership_not_found'
      | 'customer_group_not_found'
      | 'customer_tag_not_found'
      | 'payment_term_not_found'
      | 'custom_field_unknown'
      | 'custom_field_value_invalid'
      | 'custom_field_required'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
    /** The record's own code; null where the row means no record, or it has none. */
    targetCode: string | null
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportContactsBody = {
  /** By what rows without a known reference find their people, each of which needs it; a name counts at the customer of the row. Absent: by reference, and by an address or a name as far as they agree. */
  matchBy?: 'reference' | 'email' | 'name' | undefined
  /** The contacts to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The id of a person that is there: the row means it, whatever else it says. Null or absent: it is found otherwise. */
    recordId?: string | null | undefined
    /** The other system; given with `externalId`. Null or absent for a row that carries no reference. */
    externalSource?: string | null | undefined
    /** The person's id in the other system, by which they are found first. Null or absent for a row that carries no reference. */
    externalId?: string | null | undefined
    /** The e-mail address, by which they are found otherwise, and by the name at the customer where there is none. Null or absent keeps what is stored. */
    email?: string | null | undefined
    /** What the person is called; needed for a new one. Null or absent keeps what is stored. */
    name?: string | null | undefined
    /** A telephone number. Null or absent keeps what is stored. */
    phone?: string | null | undefined
    /** The language to write in: fi, sv, en. Null or absent keeps what is stored. */
    language?: string | null | undefined
    /** The customer by its id. The first of id, code, reference and name that is given says at which customer the person is; null or absent is not given. */
    customerId?: string | null | undefined
    /** The customer by its code. The first of id, code, reference and name that is given says at which customer the person is; null or absent is not given. A new person needs one. */
    customerCode?: string | null | undefined
    /** The system of the customer's reference. The first of id, code, reference and name that is given says at which customer the person is; null or absent is not given. */
    customerExternalSource?: string | null | undefined
    /** The customer's id in that system. The first of id, code, reference and name that is given says at which customer the person is; null or absent is not given. */
    customerExternalId?: string | null | undefined
    /** The customer by its name, where only one bears it. The first of id, code, reference and name that is given says at which customer the person is; null or absent is not given. */
    customerName?: string | null | undefined
    /** What the person does at the customer. Null or absent keeps what is stored. */
    jobTitle?: string | null | undefined
    /** Whether the customer is reached by this person first of all. Null or absent keeps what is stored. */
    primary?: boolean | null | undefined
    /** Whether the person is a contact of the customer still. Null or absent keeps what is stored. */
    active?: boolean | null | undefined
    /** What they have said to marketing: unknown, given, refused. Null or absent keeps what is stored. */
    consent?: string | null | undefined
    /** Where it is known from. Null or absent keeps what is stored. */
    consentSource?: string | null | undefined
    /** Whether they have forbidden marketing. Null or absent keeps what is stored. */
    optedOut?: boolean | null | undefined
    /** Values of custom fields, by their keys; in a table the columns `cf.<key>`, such as `cf.region`. Null or absent keeps what is stored. */
    customFields?:
      | Readonly<Record<string, string | number | boolean | readonly string[] | null>>
      | null
      | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportContactsQuery = {
  /** Only when the body is a table; in JSON it is a field of the body. By what rows without a known reference find their people, each of which needs it; a name counts at the customer of the row. Absent: by reference, and by an address or a name as far as they agree. */
  matchBy?: 'reference' | 'email' | 'name' | undefined
  /** Only when the body is a table; in JSON it is a field of the body. `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Names where the rows come from, such as the file. */
  filename?: string | undefined
  /** Only when the body is a table. The line of the table that names its columns; what stands above it is not read. Absent: the first that is not empty. */
  headerLine?: number | undefined
  /** Only when the body is a table. The sheet of a workbook by its name. Absent: the first that is not hidden. */
  sheet?: string | undefined
  /** Only when the body is a table. With `ignore`, columns that the register does not have are not read, and the answer names them. Absent: a row with a value in one is refused. */
  unknownColumns?: 'refuse' | 'ignore' | undefined
  /** Only when the body is a table. A JSON object from columns, as the table calls them, to the fields that they fill, or to null for one that is not read. */
  columnMap?: string | undefined
}

export type ImportsImportContactsAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'crm_contact_ambiguous'
      | 'customer_not_found'
      | 'customer_ambiguous'
      | 'external_ref_incomplete'
      | 'external_ref_conflict'
      | 'crm_contact_opted_out'
      | 'crm_contact_inactive'
      | 'crm_contact_anonymized'
      | 'crm_contact_limit_reached'
      | 'custom_field_unknown'
      | 'custom_field_value_invalid'
      | 'custom_field_required'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportProjectsBody = {
  /** By what alone rows find their projects, each of which needs it. Absent: by reference and code, as far as they agree. */
  matchBy?: 'reference' | 'code' | undefined
  /** The projects to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The other system; given with `externalId`. Null or absent for a row that carries no reference. */
    externalSource?: string | null | undefined
    /** The project's id in the other system, by which it is found first. Null or absent for a row that carries no reference. */
    externalId?: string | null | undefined
    /** The code; a project without the reference is found by it. Needed for a new one. Null or absent keeps what is stored. */
    code?: string | null | undefined
    /** What people choose it by; needed for a new project. Null or absent keeps what is stored. */
    name?: string | null | undefined
    /** What is to be done. Null or absent keeps what is stored. */
    description?: string | null | undefined
    /** The customer by its code. Null or absent keeps what is stored. */
    customerCode?: string | null | undefined
    /** The member who answers for it, by e-mail address or membership id. Null or absent keeps what is stored. */
    managerEmail?: string | null | undefined
    /** Where it stands: one of planned, active, on_hold, completed, closed. The steps from its state to that are taken one after the other; a project that was there is closed by itself, with `POST /v1/projects/{id}/close`. Null or absent keeps what is stored. A new one is planned. */
    state?: string | null | undefined
    /** How it is billed: one of time, fixed, capped, internal, installments. Null or absent keeps what is stored. A new one is billed by `time`. */
    billing?: string | null | undefined
    /** How exactly hours say what they were for: project, phase or task. Null or absent keeps what is stored. Of a new one it is `project`. */
    attributionPrecision?: string | null | undefined
    /** The rate card that its hours are priced by, by its code. Null or absent keeps what is stored. */
    rateCardCode?: string | null | undefined
    /** The first day, `YYYY-MM-DD`. Null or absent keeps what is stored. */
    startDate?: string | null | undefined
    /** The last day, `YYYY-MM-DD`; a change is an entry of the baseline. Null or absent keeps what is stored. */
    endDate?: string | null | undefined
    /** How long the work may take, in minutes; text of digits counts too. Null or absent keeps what is stored. */
    budgetMinutes?: number | null | undefined
    /** What the work may come to, in cents without value added tax; text of digits counts too. Null or absent keeps what is stored. */
    budgetCents?: number | null | undefined
    /** Values of custom fields, by their keys; in a table the columns `cf.<key>`, such as `cf.region`. Null or absent keeps what is stored. */
    customFields?:
      | Readonly<Record<string, string | number | boolean | readonly string[] | null>>
      | null
      | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportProjectsQuery = {
  /** Only when the body is a table; in JSON it is a field of the body. By what alone rows find their projects, each of which needs it. Absent: by reference and code, as far as they agree. */
  matchBy?: 'reference' | 'code' | undefined
  /** Only when the body is a table; in JSON it is a field of the body. `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Names where the rows come from, such as the file. */
  filename?: string | undefined
  /** Only when the body is a table. The line of the table that names its columns; what stands above it is not read. Absent: the first that is not empty. */
  headerLine?: number | undefined
  /** Only when the body is a table. The sheet of a workbook by its name. Absent: the first that is not hidden. */
  sheet?: string | undefined
  /** Only when the body is a table. With `ignore`, columns that the register does not have are not read, and the answer names them. Absent: a row with a value in one is refused. */
  unknownColumns?: 'refuse' | 'ignore' | undefined
  /** Only when the body is a table. A JSON object from columns, as the table calls them, to the fields that they fill, or to null for one that is not read. */
  columnMap?: string | undefined
}

export type ImportsImportProjectsAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'project_ambiguous'
      | 'code_already_in_use'
      | 'external_ref_incomplete'
      | 'external_ref_conflict'
      | 'range_end_before_start'
      | 'customer_not_found'
      | 'rate_card_not_found'
      | 'membership_not_found'
      | 'project_closed'
      | 'project_terms_fixed'
      | 'project_state_conflict'
      | 'project_is_template'
      | 'custom_field_unknown'
      | 'custom_field_value_invalid'
      | 'custom_field_required'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
    /** The record's own code; null where the row means no record, or it has none. */
    targetCode: string | null
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportProjectPhasesBody = {
  /** The phases to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The project by its code. Needed: null or absent is reported as `missing_required`. */
    projectCode?: string | null | undefined
    /** The code of the phase, by which it is found in its project. Needed: null or absent is reported as `missing_required`. */
    code?: string | null | undefined
    /** What people choose it by; needed for a new phase. Null or absent keeps what is stored. */
    name?: string | null | undefined
    /** The code of the phase of the same project that a new phase lies in, in the project or in any row; null for the project itself. Absent, a new phase is of the project itself, and one that exists stays where it is: no other parent may be named for it. */
    parentCode?: string | null | undefined
    /** The first day, `YYYY-MM-DD`. Null or absent keeps what is stored. */
    startDate?: string | null | undefined
    /** The last day, `YYYY-MM-DD`. Null or absent keeps what is stored. */
    endDate?: string | null | undefined
    /** How long the work may take, in minutes; text of digits counts too. Null or absent keeps what is stored. */
    budgetMinutes?: number | null | undefined
    /** What the work may come to, in cents without value added tax; text of digits counts too. Null or absent keeps what is stored. */
    budgetCents?: number | null | undefined
    /** How it is billed where it is not as its project: one of time, fixed, capped, internal, installments. Null or absent keeps what is stored. */
    billing?: string | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportProjectPhasesQuery = ImportsImportMembersQuery

export type ImportsImportProjectPhasesAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'project_not_found'
      | 'project_closed'
      | 'project_terms_fixed'
      | 'parent_not_found'
      | 'parent_change_unsupported'
      | 'range_end_before_start'
      | 'project_phase_too_deep'
      | 'project_phases_full'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
    /** The record's own code; null where the row means no record, or it has none. */
    targetCode: string | null
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportRateCardsBody = {
  /** The rates to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The rate card by its code. Needed: null or absent is reported as `missing_required`. */
    cardCode?: string | null | undefined
    /** What people choose the card by; needed in one row of a card that is not there yet. One that is there keeps its name, null or absent as given. */
    cardName?: string | null | undefined
    /** Only hours of the project, by its code. Null or absent for any. */
    projectCode?: string | null | undefined
    /** Only hours of projects for the customer, by its code. Null or absent for any. */
    customerCode?: string | null | undefined
    /** Only hours of the member, by e-mail address or membership id. Null or absent for any. */
    memberEmail?: string | null | undefined
    /** Only hours of who has the role in the project on the day, by its code. Null or absent for any. */
    projectRoleCode?: string | null | undefined
    /** Only hours of the kind of work, an entry type by its code. Null or absent for any. */
    entryTypeCode?: string | null | undefined
    /** The first day on which the rate holds, `YYYY-MM-DD`. Needed: null or absent is reported as `missing_required`. */
    validFrom?: string | null | undefined
    /** The last day, `YYYY-MM-DD`. Null or absent keeps what is stored; a new rate then holds until further notice. */
    validTo?: string | null | undefined
    /** What an hour is sold for, in cents without value added tax; text of digits counts too. Null or absent where `rate` tells it: one of the two is needed. */
    rateCentsPerHour?: number | null | undefined
    /** The same in euros with at most two decimals; text with a point or a comma counts too. Null or absent where `rateCentsPerHour` tells it; given both, they say the same. */
    rate?: number | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportRateCardsQuery = ImportsImportMembersQuery

export type ImportsImportRateCardsAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'project_not_found'
      | 'customer_not_found'
      | 'membership_not_found'
      | 'project_role_not_found'
      | 'entry_type_not_found'
      | 'range_end_before_start'
      | 'version_ranges_overlap'
      | 'rate_reprices_approved_hours'
      | 'rate_reprices_closed_projects'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
    /** The record's own code; null where the row means no record, or it has none. */
    targetCode: string | null
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportTasksBody = {
  /** By what alone rows find their tasks, each of which needs it; a number that is there besides counts for nothing. Absent: by reference and number, as far as they agree. */
  matchBy?: 'reference' | 'number' | undefined
  /** The tasks to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The id of a task that is there: the row means it, whatever else it says. Null or absent: it is found otherwise. */
    recordId?: string | null | undefined
    /** The other system; given with `externalId`. Null or absent for a row that carries no reference. */
    externalSource?: string | null | undefined
    /** The task's id in the other system, by which it is found first. Null or absent for a row that carries no reference. */
    externalId?: string | null | undefined
    /** The project by its code. A new task without one is a task of its own; one that is there stays in its project. Null or absent says nothing. */
    projectCode?: string | null | undefined
    /** The number of a task that is there, in the project of the row, where it is not found by a reference; text of digits counts too. Null or absent for a new task. */
    number?: number | null | undefined
    /** What is to be done; needed for a new task. Null or absent keeps what is stored. */
    title?: string | null | undefined
    /** What there is to know of it. Null or absent keeps what is stored. */
    description?: string | null | undefined
    /** The phase of the project by its code. Null or absent keeps what is stored. */
    phaseCode?: string | null | undefined
    /** The status by its code. Null or absent, a new task gets the first in which work goes on, and another keeps its own. */
    status?: string | null | undefined
    /** How much it matters: low, normal, high, urgent. Null or absent keeps what is stored. */
    priority?: string | null | undefined
    /** The e-mail addresses of at most 20 members who are to do it, between them `;`; they replace those of the task. Null or absent keeps what is stored. */
    assigneeEmails?: string | null | undefined
    /** At most 30 labels by code or name, between them `;`; they replace those of the task. Null or absent keeps what is stored. */
    labels?: string | null | undefined
    /** When work on it is to begin, `YYYY-MM-DD`. Null or absent keeps what is stored. */
    startDate?: string | null | undefined
    /** When it is to be done, `YYYY-MM-DD`. Null or absent keeps what is stored. */
    dueDate?: string | null | undefined
    /** Minutes that it is to take; text of digits counts too. Null or absent keeps what is stored. */
    estimateMinutes?: number | null | undefined
    /** Whether work on it is for the customer to pay. Null or absent, a new task is as its project is billed, and another stays as it is. */
    billable?: boolean | null | undefined
    /** The system of `parentExternalId`; null or absent, the one of the row itself. */
    parentExternalSource?: string | null | undefined
    /** The task that it is a part of, by its id in the other system; it may come with another row, before this one or after it. Null or absent keeps what is stored. */
    parentExternalId?: string | null | undefined
    /** Values of custom fields, by their keys; in a table the columns `cf.<key>`, such as `cf.region`. Null or absent keeps what is stored. */
    customFields?:
      | Readonly<Record<string, string | number | boolean | readonly string[] | null>>
      | null
      | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportTasksQuery = {
  /** Only when the body is a table; in JSON it is a field of the body. By what alone rows find their tasks, each of which needs it; a number that is there besides counts for nothing. Absent: by reference and number, as far as they agree. */
  matchBy?: 'reference' | 'number' | undefined
  /** Only when the body is a table; in JSON it is a field of the body. `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Names where the rows come from, such as the file. */
  filename?: string | undefined
  /** Only when the body is a table. The line of the table that names its columns; what stands above it is not read. Absent: the first that is not empty. */
  headerLine?: number | undefined
  /** Only when the body is a table. The sheet of a workbook by its name. Absent: the first that is not hidden. */
  sheet?: string | undefined
  /** Only when the body is a table. With `ignore`, columns that the register does not have are not read, and the answer names them. Absent: a row with a value in one is refused. */
  unknownColumns?: 'refuse' | 'ignore' | undefined
  /** Only when the body is a table. A JSON object from columns, as the table calls them, to the fields that they fill, or to null for one that is not read. */
  columnMap?: string | undefined
}

export type ImportsImportTasksAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'external_ref_incomplete'
      | 'external_ref_conflict'
      | 'project_not_found'
      | 'project_closed'
      | 'project_phase_not_found'
      | 'task_not_found'
      | 'task_ambiguous'
      | 'task_of_other_project'
      | 'task_archived'
      | 'task_status_not_found'
      | 'task_transition_not_allowed'
      | 'task_guard_not_met'
      | 'task_wip_limit_reached'
      | 'task_parent_not_found'
      | 'task_parent_cycle'
      | 'task_parent_too_deep'
      | 'task_dates_invalid'
      | 'task_reprices_approved_hours'
      | 'membership_not_found'
      | 'task_label_not_found'
      | 'custom_field_unknown'
      | 'custom_field_value_invalid'
      | 'custom_field_required'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportProjectParticipantsBody = {
  /** The participants to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The project by its code, in whatever letter case. Needed: null or absent is reported as `missing_required`. */
    projectCode?: string | null | undefined
    /** The member who takes part, by e-mail address or membership id. Needed: null or absent is reported as `missing_required`. */
    memberEmail?: string | null | undefined
    /** What the member is in the project, a role by its code. Null or absent keeps what is stored. */
    projectRoleCode?: string | null | undefined
    /** The first day, `YYYY-MM-DD`, by which a participation is found. Null or absent: from the beginning of the project. */
    validFrom?: string | null | undefined
    /** The last day, `YYYY-MM-DD`. Null or absent keeps what is stored. A new one then lasts until further notice. */
    validTo?: string | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportProjectParticipantsQuery = ImportsImportMembersQuery

export type ImportsImportProjectParticipantsAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'project_not_found'
      | 'project_closed'
      | 'membership_not_found'
      | 'project_role_not_found'
      | 'range_end_before_start'
      | 'project_participants_overlap'
      | 'project_participant_reprices_approved_hours'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportProjectPurchasesBody = {
  /** The purchases to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The project by its code, in whatever letter case. Needed: null or absent is reported as `missing_required`. */
    projectCode?: string | null | undefined
    /** Whom it is bought from. Needed: null or absent is reported as `missing_required`. */
    supplier?: string | null | undefined
    /** What is bought. Needed: null or absent is reported as `missing_required`. */
    description?: string | null | undefined
    /** The day on which it was bought, `YYYY-MM-DD`. Needed: null or absent is reported as `missing_required`. */
    purchaseDate?: string | null | undefined
    /** What it costs, in cents without value added tax; text of digits counts too. Needed for a new one. Null or absent keeps what is stored. */
    netCents?: number | null | undefined
    /** Its value added tax, in hundredths of a per cent. Null or absent keeps what is stored. */
    vatBp?: number | null | undefined
    /** What is added when the customer pays for it, in hundredths of a per cent. Null or absent keeps what is stored. */
    markupBp?: number | null | undefined
    /** Whether the customer pays for it. Null or absent keeps what is stored. A new one is. */
    rebillable?: boolean | null | undefined
    /** The phase of the project by its code. Null or absent keeps what is stored. */
    phaseCode?: string | null | undefined
    /** How far it has got: one of ordered, received, invoiced_on, cancelled. The steps from its state to that are taken one after the other; none leads back to ordered. Null or absent keeps what is stored. A new one is ordered. */
    state?: string | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportProjectPurchasesQuery = ImportsImportMembersQuery

export type ImportsImportProjectPurchasesAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'project_not_found'
      | 'project_closed'
      | 'project_phase_not_found'
      | 'project_purchase_ambiguous'
      | 'project_purchase_state_conflict'
      | 'project_purchase_not_rebillable'
      | 'project_purchase_billed'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportProjectInstallmentsBody = {
  /** The installments to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The project by its code, in whatever letter case. Needed: null or absent is reported as `missing_required`. */
    projectCode?: string | null | undefined
    /** What is billed by it, by which it is found in its project. Needed: null or absent is reported as `missing_required`. */
    title?: string | null | undefined
    /** What makes it ready: one of date, phase_completed, percent_complete, manual. Needed for a new one. Null or absent keeps what is stored. */
    basis?: string | null | undefined
    /** The day, of the basis `date`, `YYYY-MM-DD`. Null or absent keeps what is stored. */
    dueOn?: string | null | undefined
    /** The phase of the project by its code, of the basis `phase_completed`. Null or absent keeps what is stored. */
    phaseCode?: string | null | undefined
    /** How much of the work has to be done, in hundredths of a per cent, of the basis `percent_complete`. Null or absent keeps what is stored. */
    percentBp?: number | null | undefined
    /** What it comes to, in cents without value added tax, in place of a share. Null or absent keeps what is stored. */
    amountCents?: number | null | undefined
    /** What share of the budget it comes to, in hundredths of a per cent, in place of an amount. Null or absent keeps what is stored. */
    shareBp?: number | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportProjectInstallmentsQuery = ImportsImportMembersQuery

export type ImportsImportProjectInstallmentsAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'project_not_found'
      | 'project_closed'
      | 'project_phase_not_found'
      | 'installment_ambiguous'
      | 'installment_not_planned'
      | 'installment_basis_invalid'
      | 'installment_amount_invalid'
      | 'installment_shares_exceed'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportTaskDependenciesBody = {
  /** The dependencies to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The project of both tasks by its code; needed where a number names one of them; null or absent for none. */
    projectCode?: string | null | undefined
    /** The earlier task, which the other waits for, by its number in the project; null or absent for none. */
    fromNumber?: number | null | undefined
    /** The later task, which waits, by its number in the project; null or absent for none. */
    toNumber?: number | null | undefined
    /** The other system in which `fromExternalId` names the earlier task; null or absent for none. */
    fromExternalSource?: string | null | undefined
    /** The earlier task by its id in the other system, in place of its number; null or absent for none. */
    fromExternalId?: string | null | undefined
    /** The other system in which `toExternalId` names the later task; null or absent for none. */
    toExternalSource?: string | null | undefined
    /** The later task by its id in the other system, in place of its number; null or absent for none. */
    toExternalId?: string | null | undefined
    /** What waits for what: one of fs, ss, ff, sf, as `TaskDependency` says. Null or absent keeps what is stored. A new one is `fs`. */
    type?: string | null | undefined
    /** Minutes that pass between the two, negative for an overlap; text of digits counts too. Null or absent keeps what is stored. */
    lagMinutes?: number | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportTaskDependenciesQuery = ImportsImportMembersQuery

export type ImportsImportTaskDependenciesAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'project_not_found'
      | 'project_closed'
      | 'external_ref_incomplete'
      | 'task_not_found'
      | 'task_archived'
      | 'task_dependency_other_project'
      | 'task_dependency_cycle'
      | 'task_dependency_limit_reached'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportLeadsBody = {
  /** The leads to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The id of a lead that is there: the row means it, whatever else it says. Null or absent: it is found otherwise. */
    recordId?: string | null | undefined
    /** The other system; given with `externalId`. Null or absent for a row that carries no reference. */
    externalSource?: string | null | undefined
    /** The lead's id in the other system, by which it is found first. Null or absent for a row that carries no reference. */
    externalId?: string | null | undefined
    /** What the lead is about; without a reference the lead is found by it and by `email`. Needed for a new one. Null or absent keeps what is stored. */
    title?: string | null | undefined
    /** The lead source by code or name. Null or absent keeps what is stored. */
    leadSource?: string | null | undefined
    /** How it came in: one of web, email, phone, chat, social, event, referral, advertising, visit, other. Null or absent keeps what is stored. */
    channel?: string | null | undefined
    /** The organisation that it may come to business with. Null or absent keeps what is stored. */
    organisationName?: string | null | undefined
    /** Its Finnish business id. A caller without `invoicing.manage` says it of a new record alone: of one that is there it is refused as `crm_lead_stale`, unless an import of theirs said the same before. Null or absent keeps what is stored. */
    businessId?: string | null | undefined
    /** What the person is called. Null or absent keeps what is stored. */
    contactName?: string | null | undefined
    /** The e-mail address of the person. Null or absent keeps what is stored. */
    email?: string | null | undefined
    /** The telephone number of the person. Null or absent keeps what is stored. */
    phone?: string | null | undefined
    /** What the person does there. Null or absent keeps what is stored. */
    jobTitle?: string | null | undefined
    /** The member who works on it, by e-mail address or membership id. Null or absent, a new lead goes to the member whose turn it is, and another keeps its own. */
    owner?: string | null | undefined
    /** What the person has said to marketing: given, refused or unknown. Null or absent keeps what is stored. */
    consent?: string | null | undefined
    /** Where consent is known from. Null or absent keeps what is stored. */
    consentSource?: string | null | undefined
    /** Values of custom fields, by their keys; in a table the columns `cf.<key>`, such as `cf.region`. Null or absent keeps what is stored. */
    customFields?:
      | Readonly<Record<string, string | number | boolean | readonly string[] | null>>
      | null
      | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportLeadsQuery = ImportsImportMembersQuery

export type ImportsImportLeadsAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'lead_ambiguous'
      | 'crm_lead_business_id_invalid'
      | 'crm_lead_stale'
      | 'crm_lead_opted_out'
      | 'crm_lead_converted'
      | 'external_ref_incomplete'
      | 'lead_source_not_found'
      | 'membership_not_found'
      | 'custom_field_unknown'
      | 'custom_field_value_invalid'
      | 'custom_field_required'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportActivitiesBody = {
  /** The activities to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The id of a activity that is there: the row means it, whatever else it says. Null or absent: it is found otherwise. */
    recordId?: string | null | undefined
    /** The other system; every row without `recordId` needs it, null or absent is refused. */
    externalSource?: string | null | undefined
    /** The activity's id in the other system, by which it is found; every row without `recordId` needs it, null or absent is refused. */
    externalId?: string | null | undefined
    /** One of call, meeting, email, task, note, visit. Needed for a new one. Null or absent keeps what is stored. */
    type?: string | null | undefined
    /** What it is about, in one line. Needed for a new one. Null or absent keeps what is stored. */
    subject?: string | null | undefined
    /** What was said or agreed. Null or absent keeps what is stored. */
    notes?: string | null | undefined
    /** When it is to be done by, or begins. An instant, or a date with or without a time of day in the time zone of the organisation: `2026-12-01 09:00`, `1.12.2026 9:00`. Null or absent keeps what is stored. */
    dueAt?: string | null | undefined
    /** How long it takes, in minutes. Null or absent keeps what is stored. */
    durationMinutes?: number | null | undefined
    /** When it was done; a planned one is done by it. An instant, or a date with or without a time of day in the time zone of the organisation: `2026-12-01 09:00`, `1.12.2026 9:00`. Null or absent keeps what is stored. */
    doneAt?: string | null | undefined
    /** What came of it, the code of an outcome; only with what is done. Null or absent keeps what is stored. */
    outcomeCode?: string | null | undefined
    /** The member who is to do it, or did, by e-mail address or membership id. Null or absent, a new one is the importing member’s, and another keeps its own. */
    owner?: string | null | undefined
    /** The customer by id. The first of id, code and reference that is given counts; null or absent is not given. */
    customerId?: string | null | undefined
    /** The customer by its code. The first of id, code and reference that is given counts; null or absent is not given. */
    customerCode?: string | null | undefined
    /** The system of the customer's reference. The first of id, code and reference that is given counts; null or absent is not given. */
    customerExternalSource?: string | null | undefined
    /** The customer's id in that system. The first of id, code and reference that is given counts; null or absent is not given. */
    customerExternalId?: string | null | undefined
    /** The contact by id. The first of id, code and reference that is given counts; null or absent is not given. */
    contactId?: string | null | undefined
    /** The system of the contact's reference. The first of id, code and reference that is given counts; null or absent is not given. */
    contactExternalSource?: string | null | undefined
    /** The contact's id in that system. The first of id, code and reference that is given counts; null or absent is not given. */
    contactExternalId?: string | null | undefined
    /** The deal by id. The first of id, code and reference that is given counts; null or absent is not given. */
    dealId?: string | null | undefined
    /** The system of the deal's reference. The first of id, code and reference that is given counts; null or absent is not given. */
    dealExternalSource?: string | null | undefined
    /** The deal's id in that system. The first of id, code and reference that is given counts; null or absent is not given. */
    dealExternalId?: string | null | undefined
    /** The lead by id. The first of id, code and reference that is given counts; null or absent is not given. */
    leadId?: string | null | undefined
    /** The system of the lead's reference. The first of id, code and reference that is given counts; null or absent is not given. */
    leadExternalSource?: string | null | undefined
    /** The lead's id in that system. The first of id, code and reference that is given counts; null or absent is not given. */
    leadExternalId?: string | null | undefined
    /** Values of custom fields, by their keys; in a table the columns `cf.<key>`, such as `cf.region`. Null or absent keeps what is stored. */
    customFields?:
      | Readonly<Record<string, string | number | boolean | readonly string[] | null>>
      | null
      | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportActivitiesQuery = ImportsImportMembersQuery

export type ImportsImportActivitiesAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'external_ref_incomplete'
      | 'membership_not_found'
      | 'customer_not_found'
      | 'crm_contact_not_found'
      | 'crm_contact_customer_mismatch'
      | 'crm_deal_not_found'
      | 'crm_lead_not_found'
      | 'crm_activity_customer_mismatch'
      | 'crm_activity_outcome_not_found'
      | 'crm_activity_done_in_future'
      | 'crm_activity_not_done'
      | 'crm_activity_cancelled'
      | 'crm_activity_note_not_planned'
      | 'custom_field_unknown'
      | 'custom_field_value_invalid'
      | 'custom_field_required'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportDealsBody = {
  /** The deals to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The id of a deal that is there: the row means it, whatever else it says. Null or absent: it is found otherwise. */
    recordId?: string | null | undefined
    /** The other system; given with `externalId`. Null or absent for a row that carries no reference. */
    externalSource?: string | null | undefined
    /** The deal's id in the other system, by which it is found first. Null or absent for a row that carries no reference. */
    externalId?: string | null | undefined
    /** What the deal is about; without a reference the deal is found by it and the customer. Needed for a new one. Null or absent keeps what is stored. */
    title?: string | null | undefined
    /** The id of the customer. Null or absent keeps what is stored. */
    customerId?: string | null | undefined
    /** The code of the customer, where `customerId` is not given. Null or absent keeps what is stored. */
    customerCode?: string | null | undefined
    /** The other system of the customer; given with `customerExternalId`. Null or absent keeps what is stored. */
    customerExternalSource?: string | null | undefined
    /** The customer's id in the other system, where neither its id nor its code is given. Null or absent keeps what is stored. */
    customerExternalId?: string | null | undefined
    /** The e-mail addresses of at most 50 contacts, between them `;`, the primary one first; they replace those of the deal. Null or absent keeps what is stored. */
    contactEmails?: string | null | undefined
    /** The pipeline by code or name. Null or absent, a new deal goes to the default one, and another keeps its own. */
    pipeline?: string | null | undefined
    /** The stage of the pipeline by code or name. Null or absent, a deal that is new in its pipeline goes to the first, and another keeps its own. */
    stage?: string | null | undefined
    /** What the deal is worth, in cents without value added tax; text of digits counts too. A deal with lines takes none. Null or absent keeps what is stored. */
    valueCents?: number | null | undefined
    /** When it is expected to be closed, `YYYY-MM-DD`. Null or absent keeps what is stored. */
    expectedCloseDate?: string | null | undefined
    /** The member who looks after it, by e-mail address or membership id. Null or absent keeps what is stored. */
    owner?: string | null | undefined
    /** Whether it is in play, was won or was lost: one of open, won, lost. `open` reopens a closed deal. Null or absent keeps what is stored; a new deal is open. */
    state?: string | null | undefined
    /** The close reason by code or name; a deal that is being lost needs one. Only with a deal that is won or lost. Null or absent keeps what is stored. */
    closeReason?: string | null | undefined
    /** The day on which it was won or lost, `YYYY-MM-DD`, today or earlier. Only with a deal that is won or lost. Null or absent, a deal that is being closed is closed now. */
    closedDate?: string | null | undefined
    /** What there is to say of the outcome. Only with a deal that is won or lost. Null or absent keeps what is stored. */
    closeNote?: string | null | undefined
    /** Values of custom fields, by their keys; in a table the columns `cf.<key>`, such as `cf.region`. Null or absent keeps what is stored. */
    customFields?:
      | Readonly<Record<string, string | number | boolean | readonly string[] | null>>
      | null
      | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportDealsQuery = ImportsImportMembersQuery

export type ImportsImportDealsAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'crm_deal_ambiguous'
      | 'crm_deal_closed'
      | 'crm_deal_stage_fields_required'
      | 'crm_deal_value_from_lines'
      | 'close_reason_not_found'
      | 'crm_contact_ambiguous'
      | 'crm_contact_customer_mismatch'
      | 'crm_contact_not_found'
      | 'customer_not_found'
      | 'external_ref_incomplete'
      | 'membership_not_found'
      | 'pipeline_not_found'
      | 'pipeline_stage_mismatch'
      | 'pipeline_stage_not_found'
      | 'custom_field_unknown'
      | 'custom_field_value_invalid'
      | 'custom_field_required'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportTrackingTargetsBody = {
  /** The code of the tracking level. */
  level: string
  /** Lets a row that carries a reference adopt a target that has its code and no reference; otherwise such a row is refused. */
  linkByCode?: boolean | undefined
  /** The targets to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The other system; given with `externalId`. Null or absent for a row that carries no reference. */
    externalSource?: string | null | undefined
    /** The target's id in the other system; given with `externalSource`. Null or absent for a row that carries no reference. */
    externalId?: string | null | undefined
    /** The code of the target inside the level; needed for a new one. A target found by its reference keeps its own, whatever this says; null or absent for none. */
    code?: string | null | undefined
    /** What people choose it by; needed for a new target. Null or absent keeps what is stored. */
    name?: string | null | undefined
    /** Whether entries may still name it. Null or absent keeps what is stored; a new target is active. */
    active?: boolean | null | undefined
    /** The code of the parent of a new target, in the level or in any row; null for the top. Absent, a new target is at the top, and one that exists stays where it is: no other parent may be named for it. */
    parentCode?: string | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportTrackingTargetsQuery = {
  /** Only when the body is a table; in JSON it is a field of the body. The code of the tracking level. */
  level?: string | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Lets a row that carries a reference adopt a target that has its code and no reference; otherwise such a row is refused. */
  linkByCode?: boolean | undefined
  /** Only when the body is a table; in JSON it is a field of the body. `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Names where the rows come from, such as the file. */
  filename?: string | undefined
  /** Only when the body is a table. The line of the table that names its columns; what stands above it is not read. Absent: the first that is not empty. */
  headerLine?: number | undefined
  /** Only when the body is a table. The sheet of a workbook by its name. Absent: the first that is not hidden. */
  sheet?: string | undefined
  /** Only when the body is a table. With `ignore`, columns that the register does not have are not read, and the answer names them. Absent: a row with a value in one is refused. */
  unknownColumns?: 'refuse' | 'ignore' | undefined
  /** Only when the body is a table. A JSON object from columns, as the table calls them, to the fields that they fill, or to null for one that is not read. */
  columnMap?: string | undefined
}

export type ImportsImportTrackingTargetsAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'external_ref_incomplete'
      | 'external_ref_conflict'
      | 'code_in_use_unlinked'
      | 'parent_not_found'
      | 'parent_change_unsupported'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
    /** The record's own code; null where the row means no record, or it has none. */
    targetCode: string | null
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsImportPlanningUnitsBody = {
  /** The planning units to create or change. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** The id of a planning unit that is there: the row means it, whatever else it says. Null or absent: it is found otherwise. */
    recordId?: string | null | undefined
    /** What the unit is found by, and the code of a new one. Null or absent: it is found by its name, among those without a code. */
    code?: string | null | undefined
    /** The name; needed for a new unit. Null or absent keeps what is stored. */
    name?: string | null | undefined
    /** Whether members may still be put into it. Null or absent keeps what is stored; a new unit is active. */
    active?: boolean | null | undefined
    /** The code of the unit above a new one, stored or in any row; null for the top. Absent, a new unit is at the top, and one that exists stays where it is: no other parent may be named for it. */
    parentCode?: string | null | undefined
    /** The line of the row in the file that it was read from; its result repeats it. */
    line?: number | undefined
  }[]
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
}

export type ImportsImportPlanningUnitsQuery = ImportsImportMembersQuery

export type ImportsImportPlanningUnitsAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'cell_without_value'
      | 'invalid_value'
      | 'planning_unit_ambiguous'
      | 'planning_unit_not_found'
      | 'planning_unit_cycle'
      | 'parent_change_unsupported'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column that is the reason; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The reason in words; only of a row that is not in the shape of the register. */
    detail?: string | undefined
    /** Other records that may be the same one as that which the row made or changed; only where there are some that the reader may know of. */
    warnings?: readonly ImportWarning[] | undefined
    /** The record's own code; null where the row means no record, or it has none. */
    targetCode: string | null
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** The columns of the table in their order; only where the rows came as one. */
  columns?:
    | readonly {
        /** What the table calls it. */
        column: string
        /** The field that it filled; null for one that was not read. */
        field: string | null
      }[]
    | undefined
}

export type ImportsListQuery = {
  /** Only imports into this register. */
  register?:
    | 'tracking-targets'
    | 'members'
    | 'planning-units'
    | 'work-days'
    | 'customers'
    | 'contacts'
    | 'leads'
    | 'activities'
    | 'deals'
    | 'projects'
    | 'project-phases'
    | 'tasks'
    | 'rate-cards'
    | 'opening-balances'
    | 'absences'
    | 'leave-balances'
    | 'shifts'
    | 'project-participants'
    | 'project-purchases'
    | 'project-installments'
    | 'task-dependencies'
    | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** A part of the name of the file, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. */
  sort?: 'createdAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ImportsListAnswer = Page<Import> & WithNames

export type ImportsGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ImportsGetAnswer = ImportWithResults & WithNames

export type ImportsTemplateQuery = {
  /** CSV as Excel opens it, or a workbook. Absent: `csv`. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header. Absent: `en`. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ImportsTemplateAnswer = {
  /** What the file is to be called. */
  fileName: string
  /** The media type of the file. */
  contentType: string
  /** The bytes of the file in base64. */
  base64: string
}

export type ImportsUndoBody = {
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ImportsUndoAnswer = Import

export type ImportJobsStartBody = {
  /** What the rows are imported into. */
  register:
    | 'tracking-targets'
    | 'members'
    | 'planning-units'
    | 'work-days'
    | 'customers'
    | 'contacts'
    | 'leads'
    | 'activities'
    | 'deals'
    | 'projects'
    | 'project-phases'
    | 'tasks'
    | 'rate-cards'
    | 'opening-balances'
    | 'absences'
    | 'leave-balances'
    | 'shifts'
    | 'project-participants'
    | 'project-purchases'
    | 'project-installments'
    | 'task-dependencies'
  /** The table in base64: a CSV file or a workbook of at most 50000 rows. */
  file: string
  /** What the file is. */
  format: 'csv' | 'xlsx'
  /** `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Whether rows are looked at and reported as a dry run of an import does, and none is written. */
  dry?: boolean | undefined
  /** Names where the rows come from, such as the file. */
  filename?: string | undefined
  /** The line of the table that names its columns; what stands above it is not read. Absent: the first that is not empty. */
  headerLine?: number | undefined
  /** The sheet of a workbook by its name. Absent: the first that is not hidden. */
  sheet?: string | undefined
  /** With `ignore`, columns that the register does not have are not read, and the answer names them. Absent: a row with a value in one is refused. */
  unknownColumns?: 'refuse' | 'ignore' | undefined
  /** A JSON object from columns, as the table calls them, to the fields that they fill, or to null for one that is not read. */
  columnMap?: string | undefined
  /** What all rows have in common, as the import of the register takes it; others are refused. */
  options?:
    | {
        /** The code of the tracking level. */
        level: string
        /** Lets a row that carries a reference adopt a target that has its code and no reference; otherwise such a row is refused. */
        linkByCode?: boolean | undefined
        /** By what alone rows find their tasks, each of which needs it; a number that is there besides counts for nothing. Absent: by reference and number, as far as they agree. */
        matchBy?: 'reference' | 'number' | undefined
      }
    | undefined
}

export type ImportJobsStartAnswer = ImportJob

export type ImportJobsGetQuery = ImportsGetQuery

export type ImportJobsGetAnswer = ImportJob & WithNames

export type ImportJobsRowsQuery = {
  /** Only rows that this became of. */
  status?: 'created' | 'updated' | 'unchanged' | 'error' | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
}

export type ImportJobsRowsAnswer = Page<ImportJobRow>

export type ImportJobsCancelBody = Record<string, never>

export type ImportJobsCancelAnswer = ImportJob

export const imports = (call: Call) => ({
  /**
   * Import members
   *
   * Creates or changes up to 500 members. Always 200, with one result a row in the order of the rows. A member is found by the payroll number, otherwise by the address, a device-only one by names and first day; who is not found is created, and invited where there is an address, supervisors among the rows in any order. Changes keep to the rules of `PATCH /v1/memberships/{id}`. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. Emits `member.created`, `member.invited`, `member.updated`.
   *
   * `POST /v1/imports/members`; needs `org.admin`
   */
  importMembers: (
    body: ImportsImportMembersBody | Blob,
    query: ImportsImportMembersQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportMembersAnswer> =>
    call(
      { id: 'imports.importMembers', method: 'POST', path: '/v1/imports/members', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import shifts
   *
   * Drafts or changes up to 500 shifts. Always 200, with one result a row in the order of the rows. A shift is known by its external reference; a row without one means a shift of the same unit, date, member, type and times, as far as it says them, and rows for nobody mean as many shifts as there are rows. What is not found is drafted. The rules of the plan are asked about all rows together, as by `POST /v1/shifts/batch`; a row that may break one says its `overrideReason`. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. Undoing cancels what was drafted, and puts back what was changed, while nothing of it has changed or been published since. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `scheduling` must be in force. Emits `shift.changed`.
   *
   * `POST /v1/imports/shifts`; needs `org.admin`; module `scheduling`
   */
  importShifts: (
    body: ImportsImportShiftsBody | Blob,
    query: ImportsImportShiftsQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportShiftsAnswer> =>
    call(
      { id: 'imports.importShifts', method: 'POST', path: '/v1/imports/shifts', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import hours
   *
   * Writes the hours of another system for members over whom the caller has authority, at most 500 rows. The rows of one member and date are all the entries of that day: they replace what it has, by the rules of `PUT /v1/team/members/{membershipId}/work-days/{date}/entries`, or the day stays as it is. Rows that are the same are one entry. An entry that ends before it begins ends on the next day, so that 22:00–06:00 is a night’s shift of the date of its beginning. Always 200, with one result a row in the order of the rows, each with the work day as `id`; a day that is so already is `unchanged`, and nothing of it is written. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/imports/work-days`; needs `org.admin`
   */
  importWorkDays: (
    body: ImportsImportWorkDaysBody | Blob,
    query: ImportsImportWorkDaysQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportWorkDaysAnswer> =>
    call(
      { id: 'imports.importWorkDays', method: 'POST', path: '/v1/imports/work-days', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import absences
   *
   * Adds up to 500 absences of members of the organisation. Always 200, with one result a row in the order of the rows. An approved one is in force at once: it takes what its type takes, and shows on its days, which must be drafts. A row is known by its external id, or by member, type and dates, and changes nothing once more. Undoing takes the absences away with all that they took. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. Emits `absence.submitted`, `absence.decided`.
   *
   * `POST /v1/imports/absences`; needs `org.admin`
   */
  importAbsences: (
    body: ImportsImportAbsencesBody | Blob,
    query: ImportsImportAbsencesQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportAbsencesAnswer> =>
    call(
      { id: 'imports.importAbsences', method: 'POST', path: '/v1/imports/absences', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import opening balances
   *
   * Gives up to 500 balance accounts what was there to begin with. Always 200, with one result a row in the order of the rows. The account of a member is opened where it is missing and has one opening balance by imports: the same row once more changes nothing, and another one takes the former back and writes what it says. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/imports/opening-balances`; needs `org.admin`
   */
  importOpeningBalances: (
    body: ImportsImportOpeningBalancesBody | Blob,
    query: ImportsImportOpeningBalancesQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportOpeningBalancesAnswer> =>
    call(
      {
        id: 'imports.importOpeningBalances',
        method: 'POST',
        path: '/v1/imports/opening-balances',
        keyed: true,
      },
      { body, query },
      options,
    ),

  /**
   * Import opening leave balances
   *
   * Adds the leave that up to 500 members bring. Always 200, with one result a row in the order of the rows. A row means what the member has brought of a leave year of the policy: another amount is said by a further row of the balance, the same one changes nothing. The balance is opened where the member has none of the policy. Undoing takes the leave back by counter-rows. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/imports/leave-balances`; needs `org.admin`
   */
  importLeaveBalances: (
    body: ImportsImportLeaveBalancesBody | Blob,
    query: ImportsImportLeaveBalancesQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportLeaveBalancesAnswer> =>
    call(
      { id: 'imports.importLeaveBalances', method: 'POST', path: '/v1/imports/leave-balances', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import customers
   *
   * Creates or changes up to 500 customers. Always 200, with one result a row in the order of the rows. A customer is found by its external reference, otherwise by its code, and by its business id or name where the row has neither; what is not found is created. A row that fits a customer by its name, business id or an unlinked code and says another name or business id is refused as `customer_ambiguous` with that customer as `id`, unless `matchBy` says which of them counts alone. Each row keeps to the rules of `POST` and `PATCH /v1/customers`: billing fields need `invoicing.manage`, and without it only the rows that have some are refused. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. Custom fields are columns `cf.<key>`. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. Emits `customer.created`, `customer.updated`.
   *
   * `POST /v1/imports/customers`; needs `org.admin`
   */
  importCustomers: (
    body: ImportsImportCustomersBody | Blob,
    query: ImportsImportCustomersQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportCustomersAnswer> =>
    call(
      { id: 'imports.importCustomers', method: 'POST', path: '/v1/imports/customers', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import contacts
   *
   * Creates or changes up to 500 people at customers. Always 200, with one result a row in the order of the rows. A person is found by the external reference, otherwise by the e-mail address, at the customer of the row before others, and where the row has no address by the name at the customer; who is not found is created. Somebody of that address who is called otherwise is not changed: the row is refused as `crm_contact_ambiguous` with that person as `id`, unless `matchBy` says what counts alone. A row that names a customer whose contact the person is not links them. Each row keeps to the rules of the single writes of contacts. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. Custom fields are columns `cf.<key>`. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. Emits `customer.updated`.
   *
   * `POST /v1/imports/contacts`; needs `org.admin`
   */
  importContacts: (
    body: ImportsImportContactsBody | Blob,
    query: ImportsImportContactsQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportContactsAnswer> =>
    call(
      { id: 'imports.importContacts', method: 'POST', path: '/v1/imports/contacts', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import projects
   *
   * Creates or changes up to 500 projects. Always 200, with one result a row in the order of the rows. A project is found by its external reference, otherwise by its code, in whatever letter case; what is not found is created, with its target in the tracking level `project`. A row with a reference whose code fits a project that carries none, and that says another name or customer, is refused as `project_ambiguous` with that project as `id`, unless `matchBy` says what counts alone. Each row keeps to the rules of the single writes: its fields are changed first, then it gets into its state. A customer that was merged away leads to the one that it was merged into. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. Custom fields are columns `cf.<key>`. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force. Emits `project.created`, `project.updated`, `project.closed`.
   *
   * `POST /v1/imports/projects`; needs `org.admin`; module `projects`
   */
  importProjects: (
    body: ImportsImportProjectsBody | Blob,
    query: ImportsImportProjectsQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportProjectsAnswer> =>
    call(
      { id: 'imports.importProjects', method: 'POST', path: '/v1/imports/projects', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import phases of projects
   *
   * Creates or changes up to 500 phases, of as many projects as the rows name. Always 200, with one result a row in the order of the rows. A phase is found by its code in its project; what is not found is created behind those that are there, parents before the phases in them in whatever order the rows come. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/imports/project-phases`; needs `org.admin`; module `projects`
   */
  importProjectPhases: (
    body: ImportsImportProjectPhasesBody | Blob,
    query: ImportsImportProjectPhasesQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportProjectPhasesAnswer> =>
    call(
      { id: 'imports.importProjectPhases', method: 'POST', path: '/v1/imports/project-phases', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import rates of rate cards
   *
   * Adds up to 500 rates to rate cards, of as many cards as the rows name. Always 200, with one result a row in the order of the rows. A row means the rule of its card with the same project, customer, member, role and kind of work, and adds a version to it; a rule or card that is not there is made. The earliest rows are carried out first: a version ends the one that is open before it. A version that is there already is never edited, but may be given a last day. A row that changes nothing writes nothing, and one that would give approved hours another price is refused. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `POST /v1/imports/rate-cards`; needs `org.admin`; module `projects`
   */
  importRateCards: (
    body: ImportsImportRateCardsBody | Blob,
    query: ImportsImportRateCardsQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportRateCardsAnswer> =>
    call(
      { id: 'imports.importRateCards', method: 'POST', path: '/v1/imports/rate-cards', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import tasks
   *
   * Creates or changes up to 500 tasks. Always 200, with one result a row in the order of the rows. A task is found by its external reference, or else by its project and number; what is not found by a reference is created. A row with a reference whose number is that of a task that carries none and has another title is refused as `task_ambiguous` with that task as `id`, unless `matchBy` says what counts alone. Rows may name tasks that they are parts of in any order. Each row keeps to the rules of the single writes: its fields are changed first, then its status. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. Custom fields are columns `cf.<key>`. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force. Emits `task.created`, `task.updated`, `task.status_changed`.
   *
   * `POST /v1/imports/tasks`; needs `org.admin`; module `projects`
   */
  importTasks: (
    body: ImportsImportTasksBody | Blob,
    query: ImportsImportTasksQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportTasksAnswer> =>
    call(
      { id: 'imports.importTasks', method: 'POST', path: '/v1/imports/tasks', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import participants of projects
   *
   * Lets up to 500 members take part in projects, of as many projects as the rows name. Always 200, with one result a row in the order of the rows. A participation is found by its project, its member and its first day, which is none where the row says none; what is not found is added, and no member takes part twice on one day. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `POST /v1/imports/project-participants`; needs `org.admin`; module `projects`
   */
  importProjectParticipants: (
    body: ImportsImportProjectParticipantsBody | Blob,
    query: ImportsImportProjectParticipantsQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportProjectParticipantsAnswer> =>
    call(
      {
        id: 'imports.importProjectParticipants',
        method: 'POST',
        path: '/v1/imports/project-participants',
        keyed: true,
      },
      { body, query },
      options,
    ),

  /**
   * Import purchases of projects
   *
   * Creates or changes up to 500 purchases, of as many projects as the rows name. Always 200, with one result a row in the order of the rows. A purchase is found by its project, supplier, description and date; what is not found is created. Each row keeps to the rules of the single writes: its fields are changed first, then it gets into its state. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `POST /v1/imports/project-purchases`; needs `org.admin`; module `projects`
   */
  importProjectPurchases: (
    body: ImportsImportProjectPurchasesBody | Blob,
    query: ImportsImportProjectPurchasesQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportProjectPurchasesAnswer> =>
    call(
      {
        id: 'imports.importProjectPurchases',
        method: 'POST',
        path: '/v1/imports/project-purchases',
        keyed: true,
      },
      { body, query },
      options,
    ),

  /**
   * Import installments of projects
   *
   * Plans or changes up to 500 installments, of as many projects as the rows name. Always 200, with one result a row in the order of the rows. An installment is found by its title in its project; what is not found is planned. A basis takes the place of another one with its fields, an amount that of a share, and one whose basis is met already is ready at once. What is not planned any more keeps what it says. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `POST /v1/imports/project-installments`; needs `org.admin`; module `projects`
   */
  importProjectInstallments: (
    body: ImportsImportProjectInstallmentsBody | Blob,
    query: ImportsImportProjectInstallmentsQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportProjectInstallmentsAnswer> =>
    call(
      {
        id: 'imports.importProjectInstallments',
        method: 'POST',
        path: '/v1/imports/project-installments',
        keyed: true,
      },
      { body, query },
      options,
    ),

  /**
   * Import dependencies of tasks
   *
   * Lets up to 500 tasks wait for others of their project. Always 200, with one result a row in the order of the rows. Each end of a dependency is a task by its external reference, otherwise by its number in the project; a dependency is found by its two tasks, and what is not found is added. No task ever waits for itself, over whatever others. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `POST /v1/imports/task-dependencies`; needs `org.admin`; module `projects`
   */
  importTaskDependencies: (
    body: ImportsImportTaskDependenciesBody | Blob,
    query: ImportsImportTaskDependenciesQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportTaskDependenciesAnswer> =>
    call(
      {
        id: 'imports.importTaskDependencies',
        method: 'POST',
        path: '/v1/imports/task-dependencies',
        keyed: true,
      },
      { body, query },
      options,
    ),

  /**
   * Import leads
   *
   * Creates or changes up to 500 leads. Always 200, with one result a row in the order of the rows. A lead is found by its external reference, and by its title and e-mail address where the row has none; what is not found is created, scored, and goes to the member whose turn it is where the row names no owner. Each row keeps to the rules of `POST` and `PATCH /v1/crm/leads`. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. Custom fields are columns `cf.<key>`. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force. Emits `lead.created`.
   *
   * `POST /v1/imports/leads`; needs `org.admin`; module `crm`
   */
  importLeads: (
    body: ImportsImportLeadsBody | Blob,
    query: ImportsImportLeadsQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportLeadsAnswer> =>
    call(
      { id: 'imports.importLeads', method: 'POST', path: '/v1/imports/leads', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import activities
   *
   * Creates or changes up to 500 activities. Always 200, with one result a row in the order of the rows. An activity is found by its external reference; what is not found is created. Each row keeps to the rules of `POST` and `PATCH /v1/crm/activities`, and one with `doneAt` for an activity that is planned completes it. A customer that was merged is the one that it was merged into. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. Custom fields are columns `cf.<key>`. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force. Emits `activity.created`, `activity.completed`.
   *
   * `POST /v1/imports/activities`; needs `org.admin`; module `crm`
   */
  importActivities: (
    body: ImportsImportActivitiesBody | Blob,
    query: ImportsImportActivitiesQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportActivitiesAnswer> =>
    call(
      { id: 'imports.importActivities', method: 'POST', path: '/v1/imports/activities', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import deals
   *
   * Creates or changes up to 500 deals. Always 200, with one result a row in the order of the rows. A deal is found by its external reference, and by its title and customer where the row has none; what is not found is created. Each row keeps to the rules of the single writes: its fields are changed first, then it gets into its stage, then it is won or lost. A customer that was merged away leads to the one that it was merged into. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. Custom fields are columns `cf.<key>`. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`. The module `crm` must be in force. Emits `deal.stage_changed`, `deal.won`, `deal.lost`.
   *
   * `POST /v1/imports/deals`; needs `org.admin`; module `crm`
   */
  importDeals: (
    body: ImportsImportDealsBody | Blob,
    query: ImportsImportDealsQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportDealsAnswer> =>
    call(
      { id: 'imports.importDeals', method: 'POST', path: '/v1/imports/deals', keyed: true },
      { body, query },
      options,
    ),

  /**
   * Import tracking targets
   *
   * Creates or changes up to 500 targets of a tracking level. Always 200, with one result a row in the order of the rows, unless the level itself is refused. A target is found by its external reference, otherwise by its code; what is not found is created, parents before the targets below them in whatever order the rows come. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing, so the same rows can be sent again and again. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/imports/tracking-targets`; needs `org.admin`
   */
  importTrackingTargets: (
    body: ImportsImportTrackingTargetsBody | Blob,
    query: ImportsImportTrackingTargetsQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportTrackingTargetsAnswer> =>
    call(
      {
        id: 'imports.importTrackingTargets',
        method: 'POST',
        path: '/v1/imports/tracking-targets',
        keyed: true,
      },
      { body, query },
      options,
    ),

  /**
   * Import planning units
   *
   * Creates or changes up to 500 planning units. Always 200, with one result a row in the order of the rows. A unit is found by its code, one without a code by its name; what is not found is created, parents before the units below them in whatever order the rows come. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/imports/planning-units`; needs `org.admin`
   */
  importPlanningUnits: (
    body: ImportsImportPlanningUnitsBody | Blob,
    query: ImportsImportPlanningUnitsQuery = {},
    options?: KeyedCallOptions,
  ): Promise<ImportsImportPlanningUnitsAnswer> =>
    call(
      { id: 'imports.importPlanningUnits', method: 'POST', path: '/v1/imports/planning-units', keyed: true },
      { body, query },
      options,
    ),

  /**
   * List imports
   *
   * The newest first, each as it was carried out; dry runs are not kept. The results of its rows come with each one alone.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/imports`; needs `org.admin`
   */
  list: (query: ImportsListQuery = {}, options?: CallOptions): Promise<ImportsListAnswer> =>
    call({ id: 'imports.list', method: 'GET', path: '/v1/imports' }, { query }, options),

  /**
   * Read an import
   *
   * One import with the result of every row.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/imports/{id}`; needs `org.admin`
   */
  get: (id: string, query: ImportsGetQuery = {}, options?: CallOptions): Promise<ImportsGetAnswer> =>
    call({ id: 'imports.get', method: 'GET', path: '/v1/imports/{id}' }, { path: { id }, query }, options),

  /**
   * Download a template
   *
   * A table with a header that names every column of the register, and an example row to write over. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/import-templates/{register}`; needs `org.admin`
   */
  template: (
    register:
      | 'tracking-targets'
      | 'members'
      | 'planning-units'
      | 'work-days'
      | 'customers'
      | 'contacts'
      | 'leads'
      | 'activities'
      | 'deals'
      | 'projects'
      | 'project-phases'
      | 'tasks'
      | 'rate-cards'
      | 'opening-balances'
      | 'absences'
      | 'leave-balances'
      | 'shifts'
      | 'project-participants'
      | 'project-purchases'
      | 'project-installments'
      | 'task-dependencies',
    query: ImportsTemplateQuery = {},
    options?: CallOptions,
  ): Promise<ImportsTemplateAnswer> =>
    call(
      { id: 'imports.template', method: 'GET', path: '/v1/import-templates/{register}' },
      { path: { register }, query },
      options,
    ),

  /**
   * Undo an import
   *
   * Everything or nothing: records that the import made are removed while nothing refers to them, and what it changed is put back where it is as the import left it. Otherwise the answer names every row that is in the way. A dry run tells whether it would succeed.
   *
   * Takes any credential that holds `org.admin`. Emits `member.deleted`, `member.updated`, `customer.updated`, `deal.stage_changed`, `deal.won`, `deal.lost`, `project.updated`, `shift.changed`, `task.status_changed`, `task.updated`, `absence.cancelled`.
   *
   * `POST /v1/imports/{id}/undo`; needs `org.admin`
   */
  undo: (id: string, body: ImportsUndoBody = {}, options?: KeyedCallOptions): Promise<ImportsUndoAnswer> =>
    call(
      { id: 'imports.undo', method: 'POST', path: '/v1/imports/{id}/undo', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const importJobs = (call: Call) => ({
  /**
   * Start an import job
   *
   * Imports a table of any length that a request can carry, in parts of up to 500 rows that are carried out one after the other, each as by `POST /v1/imports/{register}`: whole or not at all, once, with the rights that whoever started the job has then. Parents and supervisors come before the rows that name them, and the rows of a day together. A dry run looks at each part by itself.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/import-jobs`; needs `org.admin`
   */
  start: (body: ImportJobsStartBody, options?: KeyedCallOptions): Promise<ImportJobsStartAnswer> =>
    call({ id: 'importJobs.start', method: 'POST', path: '/v1/import-jobs', keyed: true }, { body }, options),

  /**
   * Read an import job
   *
   * How far the job is, and what became of its rows so far.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/import-jobs/{id}`; needs `org.admin`
   */
  get: (id: string, query: ImportJobsGetQuery = {}, options?: CallOptions): Promise<ImportJobsGetAnswer> =>
    call(
      { id: 'importJobs.get', method: 'GET', path: '/v1/import-jobs/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Read the results of an import job
   *
   * One result a row that was carried out, as an import answers it, in the order of the table.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/import-jobs/{id}/rows`; needs `org.admin`
   */
  rows: (id: string, query: ImportJobsRowsQuery = {}, options?: CallOptions): Promise<ImportJobsRowsAnswer> =>
    call(
      { id: 'importJobs.rows', method: 'GET', path: '/v1/import-jobs/{id}/rows' },
      { path: { id }, query },
      options,
    ),

  /**
   * Cancel an import job
   *
   * No further part is begun. What was carried out stays; it is undone import by import, `POST /v1/imports/{id}/undo`.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/import-jobs/{id}/cancel`; needs `org.admin`
   */
  cancel: (
    id: string,
    body: ImportJobsCancelBody = {},
    options?: KeyedCallOptions,
  ): Promise<ImportJobsCancelAnswer> =>
    call(
      { id: 'importJobs.cancel', method: 'POST', path: '/v1/import-jobs/{id}/cancel', keyed: true },
      { path: { id }, body },
      options,
    ),
})
