// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

/** An RFC 9457 problem document. */
export type Problem = {
  /** The code's page. */
  type: string
  title: string
  status: number
  detail: string
  instance: string
  /** Stable; what a program decides by. */
  code: string
  /** Quote it to support. */
  requestId: string
  /** On 402: the missing module. */
  feature?: string | undefined
  /** On 429: which window is used up. */
  scope?: string | undefined
  errors?:
    | readonly {
        pointer?: string | undefined
        parameter?: string | undefined
        header?: string | undefined
        message: string
      }[]
    | undefined
}

export type Access = {
  membership: {
    /** An identifier (UUIDv7). */
    id: string
    displayName: string
    role: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin'
  }
  organisation: {
    /** An identifier (UUIDv7). */
    id: string
    name: string
    timeZone: string
    sandbox: boolean
  }
  /** What the request may do: the member's capabilities cut by the credential's scope. */
  capabilities: readonly (
    | 'org.admin'
    | 'members.manage'
    | 'hr.manage'
    | 'reports.team'
    | 'worktime.supervise'
    | 'payroll.run'
    | 'integrations.manage'
    | 'invoicing.manage'
    | 'projects.manage'
    | 'projects.read'
    | 'crm.use'
    | 'crm.privacy'
    | 'scheduling.plan'
    | 'service.dispatch'
  )[]
  modules: readonly {
    module: 'scheduling' | 'hr' | 'travel_expense' | 'projects' | 'crm' | 'invoicing' | 'field_service'
    licensed: boolean
    /** In force for the member: licensed, switched on, and with a seat. */
    active: boolean
  }[]
  credential: {
    kind: 'session' | 'personal_key' | 'service_key' | 'oauth'
    /** An identifier (UUIDv7). */
    id: string
    name: string
    /** Null for a session, which is not cut. */
    scope:
      | readonly (
          | 'org.admin'
          | 'members.manage'
          | 'hr.manage'
          | 'reports.team'
          | 'worktime.supervise'
          | 'payroll.run'
          | 'integrations.manage'
          | 'invoicing.manage'
          | 'projects.manage'
          | 'projects.read'
          | 'crm.use'
          | 'crm.privacy'
          | 'scheduling.plan'
          | 'service.dispatch'
        )[]
      | null
    readOnly: boolean
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    expiresAt: string | null
  }
  rateLimits: readonly {
    scope: 'key' | 'tenant'
    limit: number
    windowSeconds: number
    remaining: number
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    resetAt: string
  }[]
}

export type OwnDay = {
  /** An identifier (UUIDv7). */
  workDayId: string | null
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  workDate: string
  status: 'draft' | 'confirmed' | 'approved' | 'exported'
  /** An identifier (UUIDv7). */
  dayTypeId: string | null
  /** Minutes. */
  startMinutes: number
  /** Minutes. */
  endMinutes: number
  /** Minutes. */
  breakMinutes: number
  /** Minutes. */
  workedMinutes: number
  /** Minutes. */
  creditedMinutes: number
  /** Minutes. */
  expectedTargetMinutes: number
  returnReason: string | null
  /** Null while nothing is written. */
  updatedAt: string | null
}

export type Entitlement = {
  /** An identifier (UUIDv7). */
  id: string
  name: string
  unit: 'days' | 'minutes'
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  asOf: string
  accrued: number
  carriedOver: number
  used: number
  planned: number
  /** What is left on `asOf`, plans deducted. */
  available: number
  expiring: readonly {
    amount: number
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    expiresOn: string
  }[]
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type Overview = {
  today: {
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    workDate: string
    workDay: OwnDay
    punch: {
      /** An identifier (UUIDv7). */
      sessionId: string
      state: 'working' | 'on_break'
      /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
      since: string
      /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
      workDate: string
    } | null
  }
  nextShift: {
    /** An identifier (UUIDv7). */
    shiftId: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    workDate: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    startAt: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    endAt: string
    /** An identifier (UUIDv7). */
    planningUnitId: string
  } | null
  balances: readonly {
    /** An identifier (UUIDv7). */
    accountId: string
    kind: 'flex' | 'overtime' | 'banked_leave' | 'time_bank'
    /** Minutes. */
    balanceMinutes: number
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    asOf: string
  }[]
  entitlements: readonly Entitlement[]
  /** What waits for a decision or was sent back, by kind; a kind without any is not named. */
  openRequests: readonly {
    /** Grows with the families. */
    kind: 'work_day'
    count: number
  }[]
  decisionsSince: {
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    since: string
    /** Requests that were approved, declined or sent back since then. */
    count: number
  }
  /** Days of the last 31 before today, within the employment, with a target and not confirmed; days of a locked payroll period are left out, for nobody can confirm them. */
  missingDays: readonly {
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    workDate: string
    /** Minutes. */
    targetMinutes: number
    /** Whether the draft has entries or a day type already. */
    written: boolean
  }[]
}

export type OwnRequest = {
  /** The same as `subjectId`. */
  id: string
  /** Grows with the families. */
  kind: 'work_day'
  /** An identifier (UUIDv7). */
  subjectId: string
  /** `pending` waits for a decision, `returned` for the member, the others for nobody. */
  state: 'draft' | 'pending' | 'returned' | 'approved' | 'declined' | 'cancelled'
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  fromDate: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  toDate: string
  /** Why it was sent back. */
  reason: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type Member = {
  /** An identifier (UUIDv7). */
  id: string
  /** The preferred or first name, and the last name. */
  displayName: string
  firstNames: string
  lastName: string
  preferredName: string | null
  /** Ends in `.invalid` for a device-only member: never delivered to. */
  email: string
  phone: string | null
  /** Gives a default set of capabilities. */
  role: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin'
  /** `invited` until the activation link is used; device-only members are active at once. */
  status: 'invited' | 'active' | 'deactivated'
  locale: 'fi' | 'sv' | 'en' | null
  /** An identifier (UUIDv7). */
  supervisorMembershipId: string | null
  /** An identifier (UUIDv7). */
  worktimeModelId: string | null
  /** An identifier (UUIDv7). */
  planningUnitId: string | null
  /** Every assignment, past ones too, oldest first. */
  units: readonly {
    /** An identifier (UUIDv7). */
    planningUnitId: string
    primary: boolean
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    validFrom: string
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    validTo: string | null
  }[]
  /** An identifier (UUIDv7). */
  employerId: string | null
  /** An identifier (UUIDv7). */
  staffGroupId: string | null
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  employmentStartDate: string | null
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  employmentEndDate: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type EmploymentTerms = {
  /** An identifier (UUIDv7). */
  membershipId: string
  jobTitle: string | null
  employmentType: 'permanent' | 'fixed_term' | 'on_call' | 'trainee' | 'hired' | null
  payType: 'monthly' | 'hourly' | 'piece' | 'fee' | null
  /** The person’s number in the payroll system. */
  payrollNumber: string | null
  insurers: readonly {
    kind: 'pension' | 'accident' | 'unemployment' | 'group_life'
    name: string
    policyNumber?: string | null | undefined
  }[]
  fixedTermBasis: 'justified_reason' | 'no_reason' | 'long_term_unemployed' | null
  /** The reason in writing, which a justified reason needs. */
  fixedTermGrounds: string | null
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  startDate: string | null
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  endDate: string | null
  termination: {
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    endDate: string
    reasonCode:
      | 'own_notice'
      | 'employee_related'
      | 'production_or_financial'
      | 'mutual_agreement'
      | 'retirement'
      | 'fixed_term_ended'
      | 'trial_period'
      | 'other'
      | null
    startOffboarding: boolean
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    recordedAt: string
  } | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type WorkDay = {
  /** An identifier (UUIDv7). */
  id: string
  /** An identifier (UUIDv7). */
  membershipId: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  workDate: string
  status: 'draft' | 'confirmed' | 'approved' | 'exported'
  /** Minutes. */
  startMinutes: number
  /** Minutes. */
  endMinutes: number
  /** Minutes. */
  breakMinutes: number
  /** Minutes. */
  workedMinutes: number
  /** Minutes. */
  creditedMinutes: number
  /** An identifier (UUIDv7). */
  dayTypeId: string | null
  /** The target locked at confirmation, minutes. */
  expectedTargetMinutes: number
  /** An identifier (UUIDv7). */
  exportBatchId: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type WorkEntry = {
  /** An identifier (UUIDv7). */
  id: string
  /** An identifier (UUIDv7). */
  entryTypeId: string
  /** An identifier (UUIDv7). */
  entryTypeVersionId: string
  /** Minutes. */
  startMinutes: number | null
  /** Minutes. */
  endMinutes: number | null
  /** Minutes. */
  durationMinutes: number | null
  allocations: readonly {
    /** An identifier (UUIDv7). */
    dimensionId: string
    /** An identifier (UUIDv7). */
    valueId: string
    /** An identifier (UUIDv7). */
    phaseId?: string | null | undefined
    /** An identifier (UUIDv7). */
    taskId?: string | null | undefined
    minutes?: number | null | undefined
  }[]
  note: string | null
  source: 'manual' | 'punch' | 'supervisor' | 'import' | 'absence' | 'trip'
}

export type Interpretation = {
  /** Minutes. */
  targetMinutes: number
  /** Minutes. */
  workedMinutes: number
  /** Minutes. */
  creditedMinutes: number
  /** Minutes. */
  deviationMinutes: number
  lines: readonly {
    /** `normal`, `additional`, `overtime_50`, `overtime_100`, `evening`, `night`, `sunday`, … */
    kind: string
    /** Minutes. */
    minutes: number
    /** Minutes. */
    fromMinutes?: number | null | undefined
    /** Minutes. */
    toMinutes?: number | null | undefined
    /** Hundredths of a per cent; 10000 is the whole. */
    creditBp: number
    rule: {
      id: string
      versionId: string
    }
    explain: string
  }[]
  balanceTerms: readonly {
    accountKind: string
    /** Minutes. */
    minutes: number
    explain: string
  }[]
  warnings: readonly {
    code: string
    detail: string
  }[]
}

export type WorkDayDetail = {
  /** An identifier (UUIDv7). */
  workDayId: string | null
  /** An identifier (UUIDv7). */
  membershipId: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  workDate: string
  status: 'draft' | 'confirmed' | 'approved' | 'exported'
  /** An identifier (UUIDv7). */
  dayTypeId: string | null
  /** Minutes. */
  startMinutes: number
  /** Minutes. */
  endMinutes: number
  /** Minutes. */
  breakMinutes: number
  /** Minutes. */
  workedMinutes: number
  /** Minutes. */
  creditedMinutes: number
  /** Minutes. */
  expectedTargetMinutes: number
  /** An identifier (UUIDv7). */
  exportBatchId: string | null
  /** An identifier (UUIDv7). */
  correctsBatchId: string | null
  returnReason: string | null
  entries: readonly WorkEntry[]
  interpretation: Interpretation
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string | null
}

export type BatchResult = {
  actedCount: number
  skippedCount: number
  skipped: readonly {
    /** An identifier (UUIDv7). */
    id?: string | null | undefined
    /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
    workDate?: string | undefined
    code: string
    detail: string
  }[]
}

export type ApprovalItem = {
  /** The same as `subjectId`. */
  id: string
  kind: 'work_day'
  /** An identifier (UUIDv7). */
  subjectId: string
  /** An identifier (UUIDv7). */
  workDayId: string | null
  /** An identifier (UUIDv7). */
  membershipId: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  workDate: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  submittedAt: string
  allowedDecisions: readonly string[]
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type PayrollLock = {
  /** An identifier (UUIDv7). */
  id: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  periodStart: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  periodEnd: string
  /** An identifier (UUIDv7). */
  groupId: string | null
  reason: string | null
  state: 'locked' | 'lifted'
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  lockedAt: string
  /** An identifier (UUIDv7). */
  lockedByMembershipId: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  liftedAt: string | null
  /** An identifier (UUIDv7). */
  liftedByMembershipId: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type ExportBatch = {
  /** An identifier (UUIDv7). */
  id: string
  /** An identifier (UUIDv7). */
  groupId: string | null
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  periodStart: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  periodEnd: string
  state: 'created' | 'delivering' | 'delivered' | 'delivery_failed' | 'cancelled'
  /** Work days in the batch, corrected ones of earlier periods too. */
  dayCount: number
  lineCount: number
  /** Whether the batch has no lines. */
  nothingToDeliver: boolean
  /** SHA-256 (hex) of the lines in their order, each without `id`, `batchId` and `updatedAt` as JSON with its keys in alphabetical order, joined by line feeds. A dry run with the same hash would have frozen the same lines. */
  snapshotHash: string
  /** Minutes by kind of line, corrections set off. */
  totals: readonly {
    kind:
      | 'normal'
      | 'additional'
      | 'overtime_50'
      | 'overtime_100'
      | 'evening'
      | 'night'
      | 'sunday'
      | 'holiday'
      | 'standby'
      | 'travel'
      | 'credit'
      | 'flex'
    /** Minutes. */
    minutes: number
  }[]
  /** `payroll_number_missing` counts members of the batch, `day_not_approved` days of the period that are still drafts or confirmed. Neither refuses the batch. */
  warnings: readonly {
    code: 'payroll_number_missing' | 'day_not_approved'
    count: number
    detail: string
  }[]
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An identifier (UUIDv7). */
  createdByMembershipId: string | null
  /** When a target first had the batch. */
  deliveredAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  cancelledAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type ExportLine = {
  /** An identifier (UUIDv7). */
  id: string
  /** An identifier (UUIDv7). */
  batchId: string
  /** An identifier (UUIDv7). */
  membershipId: string
  payrollNumber: string | null
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  workDate: string
  /** Null for weekly overtime, which belongs to no single day. */
  workDayId: string | null
  kind:
    | 'normal'
    | 'additional'
    | 'overtime_50'
    | 'overtime_100'
    | 'evening'
    | 'night'
    | 'sunday'
    | 'holiday'
    | 'standby'
    | 'travel'
    | 'credit'
    | 'flex'
  /** Of the entry type, for `normal`, `standby`, `travel` and an absence; of the day type for its credit; otherwise null, and the target gives the code of the kind. */
  payTypeCode: string | null
  /** Negative in a reversal. */
  minutes: number
  /** Hundredths of a per cent; 10000 is the whole. */
  creditBp: number
  /** Minutes. */
  fromMinutes: number | null
  /** Minutes. */
  toMinutes: number | null
  /** Of each tracking level at most the minutes of the line. */
  allocations: readonly {
    /** An identifier (UUIDv7). */
    dimensionId: string
    /** An identifier (UUIDv7). */
    valueId: string
    /** The target's code as it was when the batch was made. */
    valueCode: string | null
    /** Minutes. */
    minutes: number
  }[]
  rule: {
    id: string
    versionId: string
  }
  explain: string
  correctionOf: {
    /** An identifier (UUIDv7). */
    batchId: string
    /** The line that a reversal takes back; null for what is so now. */
    lineId: string | null
    sign: 1 | -1
  } | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type ExportDelivery = {
  /** Also `x-service-delivery` of every attempt. */
  id: string
  /** An identifier (UUIDv7). */
  batchId: string
  /** An identifier (UUIDv7). */
  targetId: string
  transport: 'download' | 'https'
  format: 'json' | 'csv'
  state: 'delivering' | 'delivered' | 'failed'
  fileName: string
  contentType: string
  /** Of the document, hex. */
  sha256: string
  byteCount: number
  /** None for `download`. */
  attempts: readonly {
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    at: string
    /** Null when no answer came. */
    responseStatus: number | null
    /** Null when the attempt was interrupted. */
    durationMs: number | null
    /** Null for an acknowledged attempt. `unacknowledged`: an answer other than 2xx; `interrupted`: the service stopped while it waited; `target_inactive`: the target was taken out of use; otherwise why no answer came, such as `timeout`. */
    errorCode: string | null
  }[]
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  nextAttemptAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An identifier (UUIDv7). */
  createdByMembershipId: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  deliveredAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  failedAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type ExportTarget = {
  /** An identifier (UUIDv7). */
  id: string
  name: string
  /** `download`: the document waits to be read; `https`: it is posted to `url`, signed. */
  transport: 'download' | 'https'
  format: 'json' | 'csv'
  /** HTTPS on a public host. Redirects are not followed. */
  url: string | null
  /** The payroll system's code by kind of line, for lines whose entry type or day type has none of its own. Null leaves lines of the kind out of the document. */
  payTypeCodes: {
    normal?: string | null | undefined
    additional?: string | null | undefined
    overtime_50?: string | null | undefined
    overtime_100?: string | null | undefined
    evening?: string | null | undefined
    night?: string | null | undefined
    sunday?: string | null | undefined
    holiday?: string | null | undefined
    standby?: string | null | undefined
    travel?: string | null | undefined
    credit?: string | null | undefined
    flex?: string | null | undefined
  }
  csv: {
    /** `hours` has two decimals, `minutes` is exact. `allocations` is one column per entry of `dimensions`; without entries a single column with every code. `correction` is empty, `reversal` or `correction`. */
    columns: readonly (
      | 'payroll_number'
      | 'membership_id'
      | 'work_date'
      | 'pay_type_code'
      | 'kind'
      | 'hours'
      | 'minutes'
      | 'credit_bp'
      | 'allocations'
      | 'correction'
      | 'line_id'
    )[]
    /** The tracking levels that get a column; a line is split into one row per target. */
    dimensions: readonly {
      /** An identifier (UUIDv7). */
      dimensionId: string
      heading: string
    }[]
    delimiter: ';' | ',' | '\t'
    decimal: ',' | '.'
    /** `2026-10-31` or `31.10.2026`. */
    dateFormat: 'iso' | 'finnish'
    header: boolean
    /** Whether the document begins with the byte order mark of UTF-8. */
    bom: boolean
  } | null
  active: boolean
  /** The secrets that sign, the newest first; none for `download`. */
  secretVersions: readonly {
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
    /** Until when it co-signs; null for the newest. */
    expiresAt: string | null
  }[]
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type EntryTypeVersion = {
  /** An identifier (UUIDv7). */
  versionId: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  validFrom: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  validTo: string | null
  /** Whether the minutes help to fulfil the day's target. Work: false means ordered beyond the flexitime. Travel and standby: false means no working time. Break: true means paid. Absence: true means credited. */
  countsToTarget: boolean
  /** What a minute is worth against plain pay; 10000 = 1.0. */
  multiplierBp: number
  /** The longest entry that can be confirmed. */
  maxDurationMinutes: number | null
  /** The pay type in the payroll system. */
  payTypeCode: string | null
}

export type EntryType = {
  /** An identifier (UUIDv7). */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  name: string
  /** What kind of time an entry of the type is. It never changes: make another type instead. */
  category: 'work' | 'travel' | 'standby' | 'break' | 'absence'
  active: boolean
  /** An identifier (UUIDv7). */
  currentVersionId: string | null
  /** The longest entry that can be confirmed. */
  maxDurationMinutes: number | null
  versions: readonly EntryTypeVersion[]
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type DayTypeVersion = {
  /** An identifier (UUIDv7). */
  versionId: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  validFrom: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  validTo: string | null
  /** `target`: the day's target is fulfilled; `fixed`: `creditMinutes` are given; `none`: nothing is. */
  credit: 'none' | 'target' | 'fixed'
  /** With credit `fixed`, and only with it. */
  creditMinutes: number | null
  /** Whether the credit counts as work towards the limit of weekly or period overtime. */
  countsAsWorked: boolean
  /** Nothing is expected on such a day. */
  waivesTarget: boolean
  /** The pay type of the credit in the payroll system. */
  payTypeCode: string | null
}

export type DayType = {
  /** An identifier (UUIDv7). */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  name: string
  active: boolean
  /** An identifier (UUIDv7). */
  currentVersionId: string | null
  versions: readonly DayTypeVersion[]
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type WorktimeModelVersion = {
  /** An identifier (UUIDv7). */
  versionId: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  validFrom: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  validTo: string | null
  /** `fixed`: the same hours every week. `shift`: a rota says the days. `flex`: flexitime (12 §). `period`: period-based work (7 §). `hours_only`: hours are paid as they come. */
  kind: 'fixed' | 'flex' | 'period' | 'shift' | 'hours_only'
  /** The agreed week; what part-time is measured against. */
  weeklyMinutes: number
  /** What each weekday expects, Monday first; all zero where a rota says it. */
  dayTargets: readonly number[]
  /** The agreed length of a day, above which work is additional (16 §); null: the target. */
  agreedDailyMinutes: number | null
  /** The regular hours of a day, where agreed; they fill first, so overtime lies outside. */
  schedule: {
    fromMinutes: number
    toMinutes: number
  } | null
  /** Daily overtime begins above this (5 § and 16 §). */
  dailyOvertimeAfterMinutes: number
  /** So much daily overtime at +50 %, the rest at +100 % (20 §). */
  overtimeFirstTierMinutes: number
  /** Weekly overtime begins above this (5 § and 16 §); null where hours average (11 §). */
  weeklyOvertimeAfterMinutes: number | null
  /** So much weekly overtime at +50 %, the rest at +100 %; null: all at +50 % (20 §). */
  weeklyFirstTierMinutes: number | null
  /** Overtime of a period begins above this: 4800 in two weeks, 7200 in three (7 §). */
  periodOvertimeAfterMinutes: number | null
  /** So much overtime of a period at +50 %: 720 in two weeks, 1080 in three (20 §). */
  periodFirstTierMinutes: number | null
  /** Where additional work and overtime go: to pay, time off (21 §) or the working-time bank (14 §). */
  overtimeCompensation: 'paid' | 'overtime_account' | 'banked_leave'
  /** Evening work, known to agreements only. */
  evening: {
    fromMinutes: number
    toMinutes: number
    /** Hundredths of a per cent; 10000 is the whole. */
    premiumBp: number
  } | null
  /** Night work, 23:00–06:00 (8 §); the law asks for no extra pay. */
  night: {
    fromMinutes: number
    toMinutes: number
    /** Hundredths of a per cent; 10000 is the whole. */
    premiumBp: number
  } | null
  /** For Sundays and public holidays; 10000 (20 §). 0 turns the lines off. */
  sundayPremiumBp: number
  /** On public holidays: nothing expected, the target credited, or a day as any other. */
  holidayEffect: 'target_zero' | 'credited' | 'none'
  /** On Midsummer Eve, Christmas Eve and Easter Saturday, ordinary days by law. */
  eveEffect: 'target_zero' | 'credited' | 'none'
  /** Exceptions by holiday code. Independence Day is paid free by law (Act 388/1937). */
  holidayEffectByCode: Readonly<Record<string, 'target_zero' | 'credited' | 'none'>>
  /** What a credited holiday gives; null: the target of the day. */
  holidayCreditMinutes: number | null
  /** Unpaid breaks taken off by themselves where too little was recorded. */
  breakRules: readonly {
    /** Of placed work. */
    afterMinutes: number
    /** Of unpaid break. */
    deductMinutes: number
  }[]
  /** Less break than this is warned of (24 §). */
  requiredBreak: {
    /** Of work. */
    afterMinutes: number
    /** Of unpaid break. */
    breakMinutes: number
  } | null
  /** The step; 0 rounds nothing. */
  roundingMinutes: number
  /** `up` never takes a minute from the worker, `down` never gives one. */
  roundingMode: 'none' | 'nearest' | 'up' | 'down'
  /** `times`: start and end of each span; `day`: the worked minutes, once. */
  roundingScope: 'times' | 'day'
  /** A day within it counts as exactly on time. */
  toleranceMinutes: {
    /** Above the target. */
    over: number
    /** Below the target. */
    under: number
  }
  /** How far the worker may stretch or shorten a day; 240 (12 §). */
  flexDailyLimitMinutes: number
  /** The lowest flex balance at the end of a tracking period; -1200 (12 §). */
  flexFloorMinutes: number
  /** The highest flex balance at the end of a tracking period; 3600 (12 §). */
  flexCeilingMinutes: number
  /** The tracking period; 4 (12 §). */
  flexPeriodMonths: number
  /** Whether hours must come from the clock, so that a hand-entered day needs a reason. */
  punchPolicy: 'free' | 'clocking_required'
}

export type WorktimeModel = {
  /** An identifier (UUIDv7). */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  name: string
  active: boolean
  /** An identifier (UUIDv7). */
  currentVersionId: string | null
  versions: readonly WorktimeModelVersion[]
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type DimensionValue = {
  /** An identifier (UUIDv7). */
  id: string
  /** An identifier (UUIDv7). */
  dimensionId: string
  /** Unique within the level, as the organisation writes it. */
  code: string
  name: string
  active: boolean
  /** An identifier (UUIDv7). */
  parentId: string | null
  /** The other system; together with `externalId`. */
  externalSource: string | null
  /** The target's id in the other system; together with `externalSource`. */
  externalId: string | null
  attributionPrecision: 'project' | 'phase' | 'task' | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type Dimension = {
  /** An identifier (UUIDv7). */
  id: string
  /** Unique among the levels: lower-case letters, digits and `_`. */
  code: string
  name: string
  active: boolean
  /** An entry without a target cannot be confirmed, where it is asked for. */
  required: boolean
  /** Whether entries ask for a target of the level. */
  askInEntry: boolean
  /** The level `project`: its targets are the projects register. */
  locked: boolean
  /** Levels are shown in this order. */
  position: number
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
  /** With `includeValues`; inactive ones too, by code. */
  values?: readonly DimensionValue[] | undefined
}

export type PlanningUnit = {
  /** An identifier (UUIDv7). */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string | null
  name: string
  /** An identifier (UUIDv7). */
  parentId: string | null
  active: boolean
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type StaffGroup = {
  /** An identifier (UUIDv7). */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  name: string
  active: boolean
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type Employer = {
  /** An identifier (UUIDv7). */
  id: string
  name: string
  /** The Finnish business id, `1234567-8`; unique in the organisation. */
  registryCode: string | null
  active: boolean
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type Holiday = {
  /** An identifier (UUIDv7). */
  id: string | null
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  date: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  name: {
    fi: string
    sv: string
    en: string
  }
  /** `public`: work is paid as on a Sunday. `eve`: an ordinary day by law, free in most agreements. */
  kind: 'public' | 'eve'
  /** The calendar of Finland, or an addition. */
  source: 'calendar' | 'organisation'
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string | null
}

export type PaymentTermVersion = {
  /** An identifier (UUIDv7). */
  versionId: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  validFrom: string
  /** A calendar date, `YYYY-MM-DD`, years 1900 to 2999. */
  validTo: string | null
  /** Days from the date of the invoice to its due date; 0: at once. */
  netDays: number
  /** Days in which a cash discount is given; null: there is none. */
  cashDiscountDays: number | null
  /** The cash discount for payment within `cashDiscountDays`, of the gross sum. */
  cashDiscountBp: number | null
  /** Agreed interest a year on late payment; null: as the Interest Act 633/1982 says. */
  lateInterestBp: number | null
}

export type PaymentTerm = {
  /** An identifier (UUIDv7). */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  name: string
  active: boolean
  /** An identifier (UUIDv7). */
  currentVersionId: string | null
  /** Days from the date of the invoice to its due date; 0: at once. */
  netDays: number | null
  versions: readonly PaymentTermVersion[]
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type IntegrationEvent = {
  /** `integrationEventId` of every delivery of the event. */
  id: string
  /** The name, as in `GET /v1/webhook-events`. */
  event: string
  /** Identifiers, states and instants; `GET /v1/webhook-events` has its schema. */
  payload: Readonly<Record<string, unknown>>
  /** The event's place in the organisation's log: 1, 2, 3, … in commit order, without a gap. */
  sequence: number
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** Always `createdAt`: the log is append-only. */
  updatedAt: string
}

export type Webhook = {
  /** An identifier (UUIDv7). */
  id: string
  /** HTTPS on a public host. Redirects are not followed. */
  url: string
  events: readonly string[]
  description: string | null
  /** While `paused`, nothing is queued and nothing is sent. */
  state: 'active' | 'paused'
  /** The secrets that sign, the newest first. */
  secretVersions: readonly {
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    createdAt: string
    /** Until when it co-signs; null for the newest. */
    expiresAt: string | null
  }[]
  health: {
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    lastSuccessAt: string | null
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    lastFailureAt: string | null
    /** Attempts since the last acknowledged one. */
    consecutiveFailures: number
  }
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type WebhookDelivery = {
  /** Kept across retries and redeliveries; `x-service-delivery`. */
  id: string
  /** 0 for the first sending, 1 for the first redelivery, and so on. */
  redelivery: number
  /** An identifier (UUIDv7). */
  endpointId: string
  /** An event of `GET /v1/webhook-events`. */
  event: string
  /** The deduplication key; null only for a test send. */
  integrationEventId: string | null
  status: 'pending' | 'retrying' | 'delivered' | 'dead_letter' | 'superseded'
  attempts: readonly {
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    at: string
    /** Null when no answer came. */
    responseStatus: number | null
    /** Null when the attempt was interrupted. */
    durationMs: number | null
    /** Null for an acknowledged attempt. `unacknowledged`: an answer other than 2xx; `interrupted`: the service stopped while it waited; otherwise why no whole answer came, such as `timeout` or `connection_failed`; a status that came before is told. */
    errorCode: string | null
  }[]
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  nextAttemptAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  acknowledgedAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type ApiKey = {
  /** An identifier (UUIDv7). */
  id: string
  name: string
  /** A personal key acts as its member and dies with them; a service key can be reassigned. */
  kind: 'personal' | 'service'
  /** How the key starts, for people to recognise it. */
  prefix: string
  /** How the key ends. */
  last4: string
  scope: readonly (
    | 'org.admin'
    | 'members.manage'
    | 'hr.manage'
    | 'reports.team'
    | 'worktime.supervise'
    | 'payroll.run'
    | 'integrations.manage'
    | 'invoicing.manage'
    | 'projects.manage'
    | 'projects.read'
    | 'crm.use'
    | 'crm.privacy'
    | 'scheduling.plan'
    | 'service.dispatch'
  )[]
  readOnly: boolean
  /** An identifier (UUIDv7). */
  ownerMembershipId: string | null
  /** An identifier (UUIDv7). */
  createdBy: string | null
  state: 'active' | 'expired' | 'revoked' | 'owner_inactive'
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  expiresAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  lastUsedAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type OAuthClient = {
  /** The `client_id` of OAuth. */
  id: string
  name: string
  /** A confidential app can keep a secret, as a server does; a public one cannot, as a browser or a phone. */
  kind: 'public' | 'confidential'
  redirectUris: readonly string[]
  scope: readonly (
    | 'org.admin'
    | 'members.manage'
    | 'hr.manage'
    | 'reports.team'
    | 'worktime.supervise'
    | 'payroll.run'
    | 'integrations.manage'
    | 'invoicing.manage'
    | 'projects.manage'
    | 'projects.read'
    | 'crm.use'
    | 'crm.privacy'
    | 'scheduling.plan'
    | 'service.dispatch'
  )[]
  readOnly: boolean
  /** How the present secret ends; null for a public app. */
  secretLast4: string | null
  /** An identifier (UUIDv7). */
  createdBy: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type OAuthGrant = {
  /** An identifier (UUIDv7). */
  id: string
  /** An identifier (UUIDv7). */
  clientId: string
  /** The name of the app, also after it has been deleted. */
  clientName: string
  /** An identifier (UUIDv7). */
  membershipId: string
  scope: readonly (
    | 'org.admin'
    | 'members.manage'
    | 'hr.manage'
    | 'reports.team'
    | 'worktime.supervise'
    | 'payroll.run'
    | 'integrations.manage'
    | 'invoicing.manage'
    | 'projects.manage'
    | 'projects.read'
    | 'crm.use'
    | 'crm.privacy'
    | 'scheduling.plan'
    | 'service.dispatch'
  )[]
  readOnly: boolean
  /** Whether the app goes on without the member, by refresh tokens. */
  offlineAccess: boolean
  state: 'active' | 'expired' | 'owner_inactive' | 'ended'
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  lastUsedAt: string | null
  /** When the last of its tokens ends; every refresh moves it. In real time, also in a sandbox whose clock has been moved. */
  expiresAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  endedAt: string | null
  endReason:
    | 'ended_by_member'
    | 'ended_by_administrator'
    | 'revoked_by_app'
    | 'refresh_token_reused'
    | 'code_reused'
    | 'app_deleted'
    | 'sign_in_reset'
    | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type OAuthConsent = {
  /** The request for consent; only the browser that it began in has it. */
  id: string
  client: {
    /** An identifier (UUIDv7). */
    id: string
    name: string
  }
  /** Where the browser is sent with the answer. */
  redirectUri: string
  membership: {
    /** An identifier (UUIDv7). */
    id: string
    displayName: string
  }
  organisation: {
    /** An identifier (UUIDv7). */
    id: string
    name: string
  }
  scope: readonly (
    | 'org.admin'
    | 'members.manage'
    | 'hr.manage'
    | 'reports.team'
    | 'worktime.supervise'
    | 'payroll.run'
    | 'integrations.manage'
    | 'invoicing.manage'
    | 'projects.manage'
    | 'projects.read'
    | 'crm.use'
    | 'crm.privacy'
    | 'scheduling.plan'
    | 'service.dispatch'
  )[]
  readOnly: boolean
  /** Whether the app goes on without the member, by refresh tokens. */
  offlineAccess: boolean
}

export type ConsentAnswer = {
  /** A path of this service, where the browser goes on to the app with the answer. */
  continueAt: string
}

export type Session = {
  /** An identifier (UUIDv7). */
  id: string
  person: {
    /** An identifier (UUIDv7). */
    id: string
    email: string
  }
  membership: {
    /** An identifier (UUIDv7). */
    id: string
    displayName: string
    role: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin'
  }
  organisation: {
    /** An identifier (UUIDv7). */
    id: string
    name: string
    timeZone: string
    sandbox: boolean
  }
  /** The browser that signed in, as it named itself. */
  userAgent: string | null
  /** Whether more than a password was given: a second factor, or a passkey. */
  secondFactor: boolean
  /** Whether the organisation asks for more than was given: until it is, everything but sign-in settings answers 403 `second_factor_missing`. */
  secondFactorMissing: boolean
  /** When the person last proved in it who they are; changing how one signs in needs that recently. */
  authenticatedAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** When it ends at the latest. */
  expiresAt: string
  /** When it ends unless it is used before. */
  idleExpiresAt: string
}

/** What `PublicKeyCredential.toJSON()` gives after `navigator.credentials.get()`. */
export type PasskeyAssertion = {
  id: string
  rawId: string
  type: 'public-key'
  response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle?: string | null | undefined
  } & Readonly<Record<string, unknown>>
  clientExtensionResults?: Readonly<Record<string, unknown>> | undefined
  authenticatorAttachment?: string | null | undefined
} & Readonly<Record<string, unknown>>

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3, for `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
export type PasskeyRequestOptions = {
  challenge: string
} & Readonly<Record<string, unknown>>

export type OwnOrganisation = {
  /** An identifier (UUIDv7). */
  id: string
  name: string
  sandbox: boolean
  /** Whether the session is in it. */
  current: boolean
}

export type OwnSession = {
  /** An identifier (UUIDv7). */
  id: string
  /** Whether it is the session that asks. */
  current: boolean
  /** The browser that signed in, as it named itself. */
  userAgent: string | null
  /** Whether more than a password was given: a second factor, or a passkey. */
  secondFactor: boolean
  /** When the person last proved in it who they are; changing how one signs in needs that recently. */
  authenticatedAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** To about a minute. */
  lastUsedAt: string
  /** When it ends at the latest. */
  expiresAt: string
  /** When it ends unless it is used before. */
  idleExpiresAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type Passkey = {
  /** An identifier (UUIDv7). */
  id: string
  name: string
  /** Whether it is kept with an account and survives its device. */
  backedUp: boolean
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  lastUsedAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type SignIn = {
  email: string
  /** Whether a password alone begins no session. */
  secondFactor: boolean
  totp: {
    state: 'off' | 'pending' | 'on'
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    confirmedAt: string | null
  }
  passkeys: readonly Passkey[]
  recoveryCodesLeft: number
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  authenticatedAt: string
  /** Until when the session may change how its person signs in. */
  recentUntil: string
}

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3, for `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
export type PasskeyCreationOptions = {
  challenge: string
} & Readonly<Record<string, unknown>>

/** What `PublicKeyCredential.toJSON()` gives after `navigator.credentials.create()`. */
export type PasskeyRegistration = {
  id: string
  rawId: string
  type: 'public-key'
  response: {
    clientDataJSON: string
    attestationObject: string
    transports?: readonly string[] | undefined
  } & Readonly<Record<string, unknown>>
  clientExtensionResults?: Readonly<Record<string, unknown>> | undefined
  authenticatorAttachment?: string | null | undefined
} & Readonly<Record<string, unknown>>

export type OutgoingMail = {
  /** An identifier (UUIDv7). */
  id: string
  kind: 'invitation' | 'password_reset' | 'security_notice' | 'api_key_expiry' | 'webhook_failing'
  /** `held`: the service had no mail server when it was written, so it stays here to be handed on by a person. */
  status: 'queued' | 'sent' | 'failed' | 'held'
  to: {
    address: string
    name: string | null
    /** An identifier (UUIDv7). */
    membershipId: string | null
  }
  locale: 'fi' | 'sv' | 'en'
  subject: string
  about: {
    type: string
    /** An identifier (UUIDv7). */
    id: string
  } | null
  /** Whether its body is for the recipient alone. */
  confidential: boolean
  bodyKept: boolean
  attempts: readonly {
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    at: string
    durationMs: number | null
    /** The reply of the mail server (RFC 5321 §4.2). */
    replyCode: number | null
    /** Null when the server took the mail. */
    errorCode: string | null
    /** What the server said; null for a mail that is `confidential`, because some quote its link. */
    detail: string | null
  }[]
  failureCode:
    | 'rejected'
    | 'attempts_exhausted'
    | 'expired'
    | 'superseded'
    | 'withdrawn'
    | 'unreadable'
    | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  nextAttemptAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  usefulUntil: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  sentAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  failedAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type OutgoingMailWithBody = {
  /** An identifier (UUIDv7). */
  id: string
  kind: 'invitation' | 'password_reset' | 'security_notice' | 'api_key_expiry' | 'webhook_failing'
  /** `held`: the service had no mail server when it was written, so it stays here to be handed on by a person. */
  status: 'queued' | 'sent' | 'failed' | 'held'
  to: {
    address: string
    name: string | null
    /** An identifier (UUIDv7). */
    membershipId: string | null
  }
  locale: 'fi' | 'sv' | 'en'
  subject: string
  about: {
    type: string
    /** An identifier (UUIDv7). */
    id: string
  } | null
  /** Whether its body is for the recipient alone. */
  confidential: boolean
  bodyKept: boolean
  attempts: readonly {
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    at: string
    durationMs: number | null
    /** The reply of the mail server (RFC 5321 §4.2). */
    replyCode: number | null
    /** Null when the server took the mail. */
    errorCode: string | null
    /** What the server said; null for a mail that is `confidential`, because some quote its link. */
    detail: string | null
  }[]
  failureCode:
    | 'rejected'
    | 'attempts_exhausted'
    | 'expired'
    | 'superseded'
    | 'withdrawn'
    | 'unreadable'
    | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  nextAttemptAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  usefulUntil: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  sentAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  failedAt: string | null
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  createdAt: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
  body: {
    text: string
    html: string
  } | null
}

export type AuditEntry = {
  /** An identifier (UUIDv7). */
  id: string
  /** The place in the chain: 1, 2, 3, … in the order of commits, without a gap. */
  sequence: number
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  at: string
  actor: {
    /** An identifier (UUIDv7). */
    membershipId: string | null
    /** The kind of credential; `system` for the work of the service itself. */
    kind: 'session' | 'personal_key' | 'service_key' | 'oauth' | 'system'
    /** An identifier (UUIDv7). */
    credentialId: string | null
  }
  /** The operation's id, or the name of the service's own work. */
  operation: string
  requestId: string
  /** The network address that the request came from. */
  origin: string | null
  /** What was done, as `members.deactivate`. */
  action: string
  targetType: string
  targetId: string
  changes: readonly {
    field: string
    /** Absent where there was no value before. */
    from?: unknown | undefined
    to?: unknown | undefined
    /** Whether the values are personal or secret. Of a personal one `•••` stands where there is a value; of a secret one nothing is ever stored. */
    masked: boolean
  }[]
  reason: string | null
  /** Whether personal values, reason and origin were erased later. */
  personalValuesErased: boolean
  prevHash: string
  /** The row's seal, which includes `prevHash`. */
  hash: string
  /** Always `at`: the trail is append-only. */
  updatedAt: string
}

export type AuditCheckpoint = {
  /** The sequence as text. */
  id: string
  /** An identifier (UUIDv7). */
  organisationId: string
  /** The last row of the chain at that instant. */
  sequence: number
  /** That row's seal. */
  hash: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  at: string
  /** Ed25519, base64url, over five lines: `konttori audit checkpoint 1`, organisationId, sequence, hash, at; without a line feed at the end. */
  signature: string
  /** The 32 bytes of the Ed25519 key that the signature can be checked with, base64url. Note it once. */
  publicKey: string
  /** All of it as one word, for `?checkpoint=` of `GET /v1/audit/verify`. Keep it outside the service. */
  statement: string
  /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
  updatedAt: string
}

export type AuditVerification = {
  ok: boolean
  rows: number
  firstSequence: number | null
  lastSequence: number | null
  headHash: string | null
  /** Checkpoints that were compared: those of the database and the kept ones. */
  checkpoints: number
  problemCount: number
  /** The first hundred, in the order of the rows. */
  problems: readonly {
    sequence: number
    code:
      | 'changed'
      | 'missing'
      | 'inserted'
      | 'reordered'
      | 'unlinked'
      | 'truncated'
      | 'head_moved'
      | 'rewritten'
      | 'erased'
      | 'checkpoint_invalid'
    detail: string
  }[]
  checkpoint: {
    /** The sequence as text. */
    id: string
    /** An identifier (UUIDv7). */
    organisationId: string
    /** The last row of the chain at that instant. */
    sequence: number
    /** That row's seal. */
    hash: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    at: string
    /** Ed25519, base64url, over five lines: `konttori audit checkpoint 1`, organisationId, sequence, hash, at; without a line feed at the end. */
    signature: string
    /** The 32 bytes of the Ed25519 key that the signature can be checked with, base64url. Note it once. */
    publicKey: string
    /** All of it as one word, for `?checkpoint=` of `GET /v1/audit/verify`. Keep it outside the service. */
    statement: string
    /** An instant in UTC with three decimals, `2026-11-20T07:00:00.000Z`. */
    updatedAt: string
  } | null
}

export type ErrorCode = {
  code: string
  status: number
  title: string
  /** When the code is answered. */
  when: string
  /** What the caller should do. */
  remedy: string
  retryable: boolean
  /** The operations that can answer it. */
  operations: readonly string[]
}
