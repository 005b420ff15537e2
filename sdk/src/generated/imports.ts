// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { Import, ImportWithResults } from './schemas.ts'

export type ImportsImportTrackingTargetsBody = {
  /** The code of the tracking level. */
  level: string
  /** Lets a row that carries a reference adopt a target that has its code and no reference; otherwise such a row is refused. */
  linkByCode?: boolean | undefined
  /** The targets to create or change. */
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
    /** How the table calls the column of `field`; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The record's own code; null where the row means no record, or it has none. */
    targetCode: string | null
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export type ImportsImportPlanningUnitsBody = {
  /** The planning units to create or change. */
  rows: readonly {
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

export type ImportsImportPlanningUnitsQuery = {
  /** Only when the body is a table; in JSON it is a field of the body. `upsert` creates what is not found and changes what is; with `create_only` a row whose record is there already is refused as `record_exists`, with `update_only` one whose record is not there as `record_not_found`. Absent: `upsert`. */
  mode?: 'upsert' | 'create_only' | 'update_only' | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Only when the body is a table; in JSON it is a field of the body. Names where the rows come from, such as the file. */
  filename?: string | undefined
}

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
    /** How the table calls the column of `field`; only where the rows came as a table that has it. */
    column?: string | undefined
    /** The record's own code; null where the row means no record, or it has none. */
    targetCode: string | null
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export type ImportsListQuery = {
  /** Only imports into this register. */
  register?: 'tracking-targets' | 'members' | 'planning-units' | 'work-days' | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
}

export type ImportsListAnswer = Page<Import>

export type ImportsGetAnswer = ImportWithResults

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

export type ImportsImportMembersBody = {
  /** The members to create or change. */
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

export type ImportsImportMembersQuery = ImportsImportPlanningUnitsQuery

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
      | 'invalid_value'
      | 'member_ambiguous'
      | 'membership_not_found'
      | 'role_exceeds_actor'
      | 'manager_not_found'
      | 'supervisor_cycle'
      | 'supervisor_not_found'
      | 'planning_unit_not_found'
      | 'worktime_model_not_found'
      | 'employer_not_found'
      | 'staff_group_not_found'
      | 'already_member'
      | 'member_already_active'
      | 'membership_stale'
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
    /** How the table calls the column of `field`; only where the rows came as a table that has it. */
    column?: string | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export type ImportsImportWorkDaysBody = {
  /** The hours to create or change. */
  rows: readonly {
    /** The member by their id. One of `membershipId`, `payrollNumber` and `email` says whose the hours are, the first of them that is given; null or absent is not given. */
    membershipId?: string | null | undefined
    /** The member by the number in the payroll system. One of `membershipId`, `payrollNumber` and `email` says whose the hours are, the first of them that is given; null or absent is not given. */
    payrollNumber?: string | null | undefined
    /** The member by their address. One of `membershipId`, `payrollNumber` and `email` says whose the hours are, the first of them that is given; null or absent is not given. */
    email?: string | null | undefined
    /** The date, `YYYY-MM-DD`; a shift over midnight belongs to the date of its beginning. Needed: null or absent is reported as `missing_required`. */
    date?: string | null | undefined
    /** Where the entry begins, minutes from midnight of the date; with `endMinutes`. Null or absent for a duration. */
    startMinutes?: number | null | undefined
    /** Where the entry ends, minutes from midnight of the date, past 1440 after the next midnight. Null or absent for a duration. */
    endMinutes?: number | null | undefined
    /** How long the entry is, minutes, where no span is given. Null or absent for a span. */
    durationMinutes?: number | null | undefined
    /** The entry type by its code. Needed: null or absent is reported as `missing_required`. */
    entryType?: string | null | undefined
    /** What the time was for: pairs of a tracking level and a target of it by their codes, `cost_center:4010`, with commas between. Null or absent for nothing. */
    targets?: string | null | undefined
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

export type ImportsImportWorkDaysQuery = ImportsImportPlanningUnitsQuery

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
      | 'invalid_value'
      | 'member_ambiguous'
      | 'membership_not_found'
      | 'other_row_refused'
      | 'entry_type_not_found'
      | 'dimension_not_found'
      | 'dimension_value_not_found'
      | 'entry_form_invalid'
      | 'entry_end_before_start'
      | 'entry_overlap'
      | 'entry_day_total_exceeded'
      | 'allocation_form_invalid'
      | 'allocation_exceeds_entry'
      | 'day_changed'
      | 'day_confirmed_locked'
      | 'period_locked'
      | 'day_outside_employment'
      | 'record_exists'
      | 'record_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The line of the row in its file; only where the row told it. */
    line?: number | undefined
    /** How the table calls the column of `field`; only where the rows came as a table that has it. */
    column?: string | undefined
  }[]
  /** The import in the history; null in a dry run, which is not kept. */
  importId: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export const imports = (call: Call) => ({
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
   * The newest first, each as it was carried out; dry runs are not kept. Of the registers that the caller may import into; somebody else’s only for who reaches everyone’s rows. The results of its rows come with each one alone.
   *
   * Takes any credential that holds `org.admin` or `members.manage` or `worktime.supervise`.
   *
   * `GET /v1/imports`; needs `org.admin` or `members.manage` or `worktime.supervise`
   */
  list: (query: ImportsListQuery = {}, options?: CallOptions): Promise<ImportsListAnswer> =>
    call({ id: 'imports.list', method: 'GET', path: '/v1/imports' }, { query }, options),

  /**
   * Read an import
   *
   * One import with the result of every row.
   *
   * Takes any credential that holds `org.admin` or `members.manage` or `worktime.supervise`.
   *
   * `GET /v1/imports/{id}`; needs `org.admin` or `members.manage` or `worktime.supervise`
   */
  get: (id: string, options?: CallOptions): Promise<ImportsGetAnswer> =>
    call({ id: 'imports.get', method: 'GET', path: '/v1/imports/{id}' }, { path: { id } }, options),

  /**
   * Download a template
   *
   * A table with a header that names every column of the register, and an example row to write over. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential.
   *
   * `GET /v1/import-templates/{register}`
   */
  template: (
    register: 'tracking-targets' | 'members' | 'planning-units' | 'work-days',
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
   * Everything or nothing: records that the import made are removed while nothing refers to them, and what it changed is put back where it is as the import left it. Otherwise the answer names every row that is in the way. It takes what the import took, and a dry run tells whether it would succeed.
   *
   * Takes any credential that holds `org.admin` or `members.manage` or `worktime.supervise`. Emits `member.deleted`, `member.updated`.
   *
   * `POST /v1/imports/{id}/undo`; needs `org.admin` or `members.manage` or `worktime.supervise`
   */
  undo: (id: string, body: ImportsUndoBody = {}, options?: KeyedCallOptions): Promise<ImportsUndoAnswer> =>
    call(
      { id: 'imports.undo', method: 'POST', path: '/v1/imports/{id}/undo', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Import members
   *
   * Creates or changes up to 500 members. Always 200, with one result a row in the order of the rows. A member is found by the payroll number, otherwise by the address, a device-only one by names and first day; who is not found is created, and invited where there is an address, supervisors among the rows in any order. Changes keep to the rules of `PATCH /v1/memberships/{id}`. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `members.manage`. Emits `member.created`, `member.invited`, `member.updated`.
   *
   * `POST /v1/imports/members`; needs `members.manage`
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
   * Import hours
   *
   * Writes the hours of another system for members over whom the caller has authority, at most 500 rows. The rows of one member and date are all the entries of that day: they replace what it has, by the rules of `PUT /v1/team/members/{membershipId}/work-days/{date}/entries`, or the day stays as it is. Rows that are the same are one entry. Always 200, with one result a row in the order of the rows, each with the work day as `id`; a day that is so already is `unchanged`, and nothing of it is written. The import and its results are kept: `GET /v1/imports`.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `POST /v1/imports/work-days`; needs `worktime.supervise`
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
})
