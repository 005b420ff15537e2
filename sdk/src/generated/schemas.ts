// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

export type Violation = {
  /** The rule: the code that it would be refused with alone. */
  code: string
  /** The same in words for people. */
  detail: string
  /** The entry that breaks the rule, where it is a single one. */
  entryId?: string | undefined
  /** The tracking level that it is about. */
  dimensionCode?: string | undefined
  /** The target that it is about. */
  valueId?: string | undefined
  /** Minutes of the entry that have no target yet. */
  remainingMinutes?: number | undefined
}

/** An RFC 9457 problem document. */
export type Problem = {
  /** The code's page, for people. */
  type: string
  /** What happened, the same for every answer with this code; in the language of `Content-Language`. */
  title: string
  /** The status of the answer. */
  status: number
  /** What happened to this request, for people, in English. */
  detail: string
  /** What to do about it, in the language of `Content-Language`. */
  remedy?: string | undefined
  /** The path that was asked for. */
  instance: string
  /** Stable; what a program decides by. */
  code: string
  /** Quote it to support. Also the header `X-Request-Id`. */
  requestId: string
  /** On 402: the missing module. */
  feature?: string | undefined
  /** On 429: which window is used up, `key` or `tenant`. */
  scope?: string | undefined
  /** On 400: every mistake that was found, each with its place. */
  errors?:
    | readonly {
        /** The JSON Pointer of a field of the body. */
        pointer?: string | undefined
        /** The name of a parameter of path or query. */
        parameter?: string | undefined
        /** The name of a header of the request. */
        header?: string | undefined
        /** The line of a table document, from 1. */
        line?: number | undefined
        /** The column of a table document, by its header or letter. */
        column?: string | undefined
        /** What is wrong with it. */
        message: string
      }[]
    | undefined
  /** Where a record breaks several rules at once: all of them, `code` being the first. */
  violations?: readonly Violation[] | undefined
}

/** An event, as in `GET /v1/webhook-events`. */
export type EventName =
  | 'member.created'
  | 'member.invited'
  | 'member.updated'
  | 'member.deactivated'
  | 'member.deleted'
  | 'employment.terminated'
  | 'workday.confirmed'
  | 'workday.returned'
  | 'workday.approved'
  | 'workday.corrected'
  | 'workday.unapproved'
  | 'payroll_period.locked'
  | 'payroll_period.lock_lifted'
  | 'export_batch.created'
  | 'export_batch.delivered'
  | 'export_batch.delivery_failed'
  | 'export_batch.cancelled'
  | 'absence.submitted'
  | 'absence.decided'
  | 'absence.changed'
  | 'absence.cancelled'
  | 'absence.certificate_provided'
  | 'shift.published'
  | 'shift.changed'
  | 'shift.unpublished'
  | 'open_shift.claimed'
  | 'open_shift.claim_decided'
  | 'shift_swap.proposed'
  | 'shift_swap.decided'
  | 'trip.submitted'
  | 'trip.approved'
  | 'trip.returned'
  | 'expense.submitted'
  | 'expense.approved'
  | 'expense.returned'
  | 'batch.created'
  | 'batch.delivered'
  | 'invoice.issued'
  | 'invoice.credited'
  | 'invoice.dispatched'
  | 'invoice.delivered'
  | 'invoice.delivery_failed'
  | 'invoice.overdue'
  | 'invoice.paid'
  | 'invoice.drafts_ready'
  | 'recurring_plan.run_completed'
  | 'payment.recorded'
  | 'payment.allocated'
  | 'payment.imported'
  | 'quote.sent'
  | 'quote.accepted'
  | 'quote.decided'
  | 'intake.received'
  | 'service_order.created'
  | 'service_order.completed'
  | 'service_visit.completed'
  | 'service_visit.scheduled'
  | 'service_visit.rescheduled'
  | 'service_visit.reassigned'
  | 'service_report.signed'
  | 'service_sla.breached'
  | 'customer.created'
  | 'customer.updated'
  | 'contact.anonymized'
  | 'deal.won'
  | 'deal.lost'
  | 'deal.stage_changed'
  | 'lead.created'
  | 'lead.converted'
  | 'lead.anonymized'
  | 'activity.created'
  | 'activity.completed'
  | 'project.created'
  | 'project.updated'
  | 'project.closed'
  | 'change_order.approved'
  | 'status_update.posted'
  | 'task.created'
  | 'task.updated'
  | 'task.status_changed'
  | 'task.approval_responded'

export type Access = {
  /** The member whom the request acts as. */
  membership: {
    /** The membership. */
    id: string
    /** The member as the others see them. */
    displayName: string
    /** The role; it and what was granted beside it give the capabilities. */
    role: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin'
  }
  /** The organisation that the credential belongs to. */
  organisation: {
    /** The organisation. */
    id: string
    /** The organisation as its members know it. */
    name: string
    /** A zone of the IANA time zone database; dates are those of its clocks. */
    timeZone: string
    /** Whether it is a sandbox, whose clock can be moved. */
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
  /** Every module, in force or not. */
  modules: readonly {
    /** A part of the service that organisations buy. */
    module: 'scheduling' | 'hr' | 'travel_expense' | 'projects' | 'crm' | 'invoicing' | 'field_service'
    /** Whether the organisation has bought it. */
    licensed: boolean
    /** Whether the service has operations of it yet. One that has none is never `active`, bought and switched on or not. */
    available: boolean
    /** In force for the member: licensed, available, switched on, and with a seat. */
    active: boolean
  }[]
  /** What the request carries. */
  credential: {
    /** What kind of credential the request carries. */
    kind: 'session' | 'personal_key' | 'service_key' | 'oauth'
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** What people recognise the credential by. */
    name: string
    /** The capabilities that the credential carries; null for a session, which is not cut. */
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
    /** Whether every write is refused, with 403 `read_only_key`. */
    readOnly: boolean
    /** From when on the credential is refused; null when it does not end by itself. */
    expiresAt: string | null
  }
  /** The windows that the request is counted in. */
  rateLimits: readonly {
    /** Whose requests are counted: those of the credential, or of the whole organisation. */
    scope: 'key' | 'tenant'
    /** How many requests the window admits. */
    limit: number
    /** The length of the rolling window, seconds. */
    windowSeconds: number
    /** How many more it admits now. */
    remaining: number
    /** When it admits as many as ever, if nobody asks until then. */
    resetAt: string
  }[]
}

/** A work day of the member, in short. */
export type OwnDay = {
  /** The stored day; null while nothing is written. */
  workDayId: string | null
  /** The date that the work counts for. */
  workDate: string
  /** How far the day has got; `draft` while nothing is written. */
  status: 'draft' | 'confirmed' | 'approved' | 'exported'
  /** The day type that the whole day is marked as; null for an ordinary day. */
  dayTypeId: string | null
  /** Where the first span begins, minutes from midnight of the date. */
  startMinutes: number
  /** Where the last span ends, minutes from midnight of the date; past 1440 after the next midnight. */
  endMinutes: number
  /** Unpaid breaks within the spans. */
  breakMinutes: number
  /** Minutes of work. */
  workedMinutes: number
  /** Minutes that count to the target without being worked: a credited holiday, a day type, absences that count to it. */
  creditedMinutes: number
  /** Minutes expected by the worktime model; fixed when the day is confirmed. */
  expectedTargetMinutes: number
  /** Why the day was sent back; null unless it was. */
  returnReason: string | null
  /** When the day last changed; null while nothing is written. */
  updatedAt: string | null
}

export type Entitlement = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What people know the entitlement by. */
  name: string
  /** What the amounts count. */
  unit: 'days' | 'minutes'
  /** The day that the amounts stand for. */
  asOf: string
  /** Earned up to `asOf`. */
  accrued: number
  /** Brought over from earlier years. */
  carriedOver: number
  /** Taken up to `asOf`. */
  used: number
  /** Approved for later than `asOf`. */
  planned: number
  /** What is left on `asOf`, plans deducted. */
  available: number
  /** Earned by `asOf` and to be taken only later, such as the annual holiday of the running earning year. */
  earning: number
  /** What ends unless it is taken, the earliest first. */
  expiring: readonly {
    /** How much. */
    amount: number
    /** The last day on which it can be taken. */
    expiresOn: string
  }[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type Overview = {
  /** The present day where the organisation is. */
  today: {
    /** Today, where the organisation is. */
    workDate: string
    workDay: OwnDay
    /** The running clocking; null when the member has not clocked in. */
    punch: {
      /** This clocking in. */
      sessionId: string
      /** Whether a break has been started and not ended. */
      state: 'working' | 'on_break'
      /** When that state began. */
      since: string
      /** The date that the work counts for: that of its beginning. */
      workDate: string
    } | null
  }
  /** The next planned shift; null when none is published. */
  nextShift: {
    /** The shift that is planned. */
    shiftId: string
    /** The date that it counts for. */
    workDate: string
    /** When it begins. */
    startAt: string
    /** When it ends. */
    endAt: string
    /** The planning unit whose plan it is. */
    planningUnitId: string
  } | null
  /** The member's balance accounts. */
  balances: readonly {
    /** The balance account. */
    accountId: string
    /** What is counted. */
    kind: 'flex' | 'overtime' | 'banked_leave' | 'time_bank'
    /** Minutes; negative when owed to the employer. */
    balanceMinutes: number
    /** The day up to which it is counted. */
    asOf: string
  }[]
  /** The member's leave. */
  entitlements: readonly Entitlement[]
  /** What waits for a decision or was sent back, by kind; a kind without any is not named. */
  openRequests: readonly {
    /** What was asked for. */
    kind:
      | 'work_day'
      | 'absence'
      | 'punch_correction'
      | 'forgotten_clock_out'
      | 'open_shift_claim'
      | 'shift_swap'
      | 'project_day'
    /** How many there are. */
    count: number
  }[]
  /** What others have decided lately. */
  decisionsSince: {
    /** From when on decisions are counted. */
    since: string
    /** Requests that were approved, declined or sent back since then. */
    count: number
  }
  /** Days of the last 31 before today, within the employment, with a target and not confirmed; days of a locked payroll period are left out, for nobody can confirm them. */
  missingDays: readonly {
    /** The date that the work counts for. */
    workDate: string
    /** Minutes expected by the worktime model. */
    targetMinutes: number
    /** Whether the draft has entries or a day type already. */
    written: boolean
  }[]
}

export type RecordName = {
  /** What kind of record it is, as the search calls it. */
  type: string
  /** What people call it. */
  label: string
}

/** Only with `include=names`: by id, the records that ids in the answer are of. Left out are those that the caller may not read, and those that have no name of their own. */
export type Names = Readonly<Record<string, RecordName>>

export type WithNames = {
  names?: Names | undefined
}

export type InboxEntry = {
  /** What waits; grows with the families. `returned_requests`: own requests that were sent back, and clockings in without a clock-out; `unplaced_punches`: own punches that belong to no clocking in; `team_unplaced_punches`: such punches of members under the authority of the caller; `approvals`: what the caller is asked to decide now, on somebody’s behalf too; `open_shifts`: open shifts that the caller may claim, and of which no claim of theirs waits or has a slot; `swaps`: swaps that colleagues have proposed to the caller; `shifts_to_acknowledge`: own shifts of today or later that are to be acknowledged; `task_approvals`: approvals of tasks for which the caller was asked by name. */
  kind:
    | 'returned_requests'
    | 'unplaced_punches'
    | 'team_unplaced_punches'
    | 'approvals'
    | 'open_shifts'
    | 'swaps'
    | 'shifts_to_acknowledge'
    | 'task_approvals'
  /** How many there are, counted up to 100. */
  count: number
  /** Whether there are more than `count`, which then is 100. */
  hasMore: boolean
  /** The kind of this answer whose number has these too; null where none has. */
  among: string | null
  /** The list behind the number. */
  list: {
    /** The operation of the list, as the description calls it. */
    operationId: string
    /** Where the list answers these and no others: path and query of a `GET`. */
    path: string
  }
  /** The same by what they are; what there is nothing of is not named. Empty for a list of one kind. */
  parts: readonly {
    /** What of the list it is, as its rows have it in `kind`. */
    kind: string
    /** How many there are, counted up to 100. */
    count: number
    /** Whether there are more than `count`, which then is 100. */
    hasMore: boolean
    /** Where the list answers these and no others: path and query of a `GET`. */
    path: string
  }[]
}

/** How much waits for a member, and what was decided for them. */
export type Inbox = {
  /** What waits for the caller, by kind, also what there is none of: one for each list that they may read now. */
  waiting: readonly InboxEntry[]
  /** Everything that waits, each thing once. */
  total: {
    /** How many there are, counted up to 100. */
    count: number
    /** Whether there are more than `count`, which then is 100. */
    hasMore: boolean
  }
  /** Own requests that somebody else has decided since then. */
  decided: {
    /** From when on decisions are counted. */
    since: string
    /** How many there are, counted up to 100. */
    count: number
    /** Whether there are more than `count`, which then is 100. */
    hasMore: boolean
    /** The list behind the number. */
    list: {
      /** The operation of the list, as the description calls it. */
      operationId: string
      /** Where the list answers these and no others: path and query of a `GET`. */
      path: string
    }
    /** The same by what they are; what there is nothing of is not named. Empty for a list of one kind. */
    parts: readonly {
      /** What of the list it is, as its rows have it in `kind`. */
      kind: string
      /** How many there are, counted up to 100. */
      count: number
      /** Whether there are more than `count`, which then is 100. */
      hasMore: boolean
      /** Where the list answers these and no others: path and query of a `GET`. */
      path: string
    }[]
  }
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type OwnRequestReason =
  | {
      /** What it is; stable. */
      code: 'clock_out_missing'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'clock_out_by_rule'
      /** What its sentence is made of. */
      values: Record<string, never>
    }

export type OwnRequest = {
  /** The same as `subjectId`. */
  id: string
  /** Grows with the families. */
  kind:
    | 'work_day'
    | 'absence'
    | 'punch_correction'
    | 'forgotten_clock_out'
    | 'open_shift_claim'
    | 'shift_swap'
    | 'project_day'
  /** What was asked for, by `kind`. */
  subjectId: string
  /** What it is, as a person calls it, in the language of the reader; without its dates. Where the caller is not told what it is of, what every one of its kind is called. */
  title: string
  /** The name of its type: of an absence its absence type, of a work day the day type that marks it, of a shift its shift type, of a balance the account. Null where it has none, and where the caller is not told. */
  typeName: string | null
  /** `pending` waits for a decision, `returned` for the member, the others for nobody. */
  state: 'draft' | 'pending' | 'returned' | 'approved' | 'declined' | 'cancelled'
  /** The first day that it is about. */
  fromDate: string
  /** The last day that it is about, which is part of it. */
  toDate: string
  /** How long it is, in minutes: what was worked, what an absence takes of the work expected, the length of a shift, by how much a balance or a budget changes. Null where nothing is counted. */
  minutes: number | null
  /** What it is worth, in cents; null where it is not about money. */
  amountCents: number | null
  /** Why it was sent back, in the words of whoever did; where the service did, in the language of the reader. Null unless it was. */
  reason: string | null
  /** The same as a code with its values where the service says it; null otherwise. */
  explanation: OwnRequestReason | null
  /** When somebody else decided it last; null where nobody has, and while it waits anew. */
  decidedAt: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type Member = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The preferred or first name, and the last name. */
  displayName: string
  /** Every given name. */
  firstNames: string
  /** The family name. */
  lastName: string
  /** What the member is called instead of the first given name; null when it is that. */
  preferredName: string | null
  /** Ends in `.invalid` for a device-only member: never delivered to. */
  email: string
  /** A telephone number as the organisation writes it; null when none is known. */
  phone: string | null
  /** Gives a default set of capabilities. */
  role: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin'
  /** `invited` until the activation link is used; device-only members are active at once. */
  status: 'invited' | 'active' | 'deactivated'
  /** The language of mail to the member; null for Finnish. */
  locale: 'fi' | 'sv' | 'en' | null
  /** Who decides on the member's work days; null for nobody. */
  supervisorMembershipId: string | null
  /** The worktime model that says what the member is expected to work; null for none. */
  worktimeModelId: string | null
  /** The primary unit today; null without one. */
  planningUnitId: string | null
  /** Every assignment, past ones too, oldest first. */
  units: readonly {
    /** The planning unit that the member belongs to. */
    planningUnitId: string
    /** Whether it is the unit where the member belongs first of all; one at a time is. */
    primary: boolean
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo: string | null
  }[]
  /** The employer who pays the member; null when none is named. */
  employerId: string | null
  /** The staff group that payroll treats the member with; null for none. */
  staffGroupId: string | null
  /** The number of the member in the payroll system, of the terms of employment; null when none is recorded, and for a caller with none of `reports.team`, `payroll.run` and `hr.manage`. */
  payrollNumber: string | null
  /** The first day of the employment; null when it is not recorded. */
  employmentStartDate: string | null
  /** The last day of the employment, after which the member has no access; null without an end. */
  employmentEndDate: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type DeletedRecord = {
  /** The record that is no more. */
  id: string
  /** When it was deleted, or came to another record than the one that the list is of. */
  deletedAt: string
}

export type Person = {
  /** The membership. */
  id: string
  /** The preferred or first name, and the last name. */
  displayName: string
  /** The unit where the member belongs first of all today; null without one. */
  planningUnitId: string | null
  /** `invited` until the activation link is used; device-only members are active at once. */
  status: 'invited' | 'active' | 'deactivated'
  /** The telephone number; null without one, and unless the setting `phonesShared` is on. */
  phone: string | null
}

export type EmploymentTerms = {
  /** The member whose employment it is. */
  membershipId: string
  /** What the member works as; null when it is not recorded. */
  jobTitle: string | null
  /** For how long and how the member is employed; null when it is not recorded. */
  employmentType: 'permanent' | 'fixed_term' | 'on_call' | 'trainee' | 'hired' | null
  /** What the pay is reckoned by; null when it is not recorded. */
  payType: 'monthly' | 'hourly' | 'piece' | 'fee' | null
  /** The person's number in the payroll system; null when it is not recorded. */
  payrollNumber: string | null
  /** The insurances that the employer has for the member. */
  insurers: readonly {
    /** What the insurance covers. */
    kind: 'pension' | 'accident' | 'unemployment' | 'group_life'
    /** What people see and choose it by. */
    name: string
    /** The number of the contract with the insurer; null or absent when it is not known. */
    policyNumber?: string | null | undefined
  }[]
  /** Why the employment is for a fixed term; `justified_reason` when omitted. Null for other types. */
  fixedTermBasis: 'justified_reason' | 'no_reason' | 'long_term_unemployed' | null
  /** The reason in writing, which a justified reason needs; null for another basis. */
  fixedTermGrounds: string | null
  /** The first day of the employment; null when it is not recorded. */
  startDate: string | null
  /** The last day of the employment; null without an end. */
  endDate: string | null
  /** The recorded leaving; null when none is. */
  termination: {
    /** The last day of the employment. */
    endDate: string
    /** Null for a caller without `hr.manage`. */
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
    /** Whether the member is also deactivated when that day has passed. */
    startOffboarding: boolean
    /** When the leaving date was recorded. */
    recordedAt: string
  } | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type SearchItem = {
  /** What kind of record it is. */
  type:
    | 'membership'
    | 'customer'
    | 'customer_group'
    | 'customer_tag'
    | 'contact'
    | 'lead'
    | 'lead_source'
    | 'disqualify_reason'
    | 'deal'
    | 'product'
    | 'activity'
    | 'activity_outcome'
    | 'quote'
    | 'project'
    | 'project_role'
    | 'change_order'
    | 'rate_card'
    | 'task'
    | 'task_label'
    | 'invoice'
    | 'payment'
    | 'billing_export_batch'
    | 'service_order'
    | 'service_visit'
    | 'service_site'
    | 'service_asset'
    | 'service_agreement'
    | 'stock_item'
    | 'intake_item'
    | 'shift'
    | 'absence'
    | 'trip'
    | 'expense'
    | 'export_batch'
    | 'export_target'
    | 'planning_unit'
    | 'entry_type'
    | 'day_type'
    | 'absence_type'
    | 'shift_type'
    | 'worktime_model'
    | 'overtime_rule_set'
    | 'time_bank'
    | 'dimension'
    | 'dimension_value'
    | 'staff_group'
    | 'employer'
    | 'payment_term'
    | 'pay_type_rule'
    | 'webhook'
    | 'api_key'
    | 'vat_rate'
    | 'vat_treatment'
    | 'article'
  /** The record, as the operations of its family name it. */
  id: string
  /** What people call it. */
  title: string
  /** What tells it from others of the same title; null for nothing. */
  subtitle: string | null
  /** The field that fits best, as the record of the family calls it. A field that the caller may not read is never one. */
  matchedField: string
  /** The code or number that people know it by; null when it has none or the caller may not read it. */
  code: string | null
  /** False for what is deactivated, left, paused, cancelled, expired or revoked. */
  active: boolean
}

export type SearchGroup = {
  /** What kind of record it is. */
  type:
    | 'membership'
    | 'customer'
    | 'customer_group'
    | 'customer_tag'
    | 'contact'
    | 'lead'
    | 'lead_source'
    | 'disqualify_reason'
    | 'deal'
    | 'product'
    | 'activity'
    | 'activity_outcome'
    | 'quote'
    | 'project'
    | 'project_role'
    | 'change_order'
    | 'rate_card'
    | 'task'
    | 'task_label'
    | 'invoice'
    | 'payment'
    | 'billing_export_batch'
    | 'service_order'
    | 'service_visit'
    | 'service_site'
    | 'service_asset'
    | 'service_agreement'
    | 'stock_item'
    | 'intake_item'
    | 'shift'
    | 'absence'
    | 'trip'
    | 'expense'
    | 'export_batch'
    | 'export_target'
    | 'planning_unit'
    | 'entry_type'
    | 'day_type'
    | 'absence_type'
    | 'shift_type'
    | 'worktime_model'
    | 'overtime_rule_set'
    | 'time_bank'
    | 'dimension'
    | 'dimension_value'
    | 'staff_group'
    | 'employer'
    | 'payment_term'
    | 'pay_type_rule'
    | 'webhook'
    | 'api_key'
    | 'vat_rate'
    | 'vat_treatment'
    | 'article'
  /** The best first: what is exactly it, what begins with it, words that do, then the rest. */
  items: readonly SearchItem[]
  /** Whether more fit than are shown. */
  hasMore: boolean
}

export type WorkDay = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** The member who worked. */
  membershipId: string
  /** The date; a shift over midnight belongs to the date of its beginning. */
  workDate: string
  /** How far the day has got. */
  status: 'draft' | 'confirmed' | 'approved' | 'exported'
  /** Where the first span begins, minutes from midnight of the date. */
  startMinutes: number
  /** Where the last span ends, minutes from midnight of the date; past 1440 after the next midnight. */
  endMinutes: number
  /** Unpaid breaks within the spans, recorded and automatic. */
  breakMinutes: number
  /** Minutes between beginning and end that no entry covers: neither work nor break. Null for a day confirmed before they were kept. */
  gapMinutes: number | null
  /** Minutes of work. */
  workedMinutes: number
  /** Minutes that count to the target without being worked: a credited holiday, a day type, absences that count to it. */
  creditedMinutes: number
  /** The day type that the whole day is marked as; null for an ordinary day. */
  dayTypeId: string | null
  /** The absence of the whole day that marks it; null for a day without one. */
  absencePeriodId: string | null
  /** The target, minutes: fixed at confirmation, of a draft what would be expected now. */
  expectedTargetMinutes: number
  /** The payroll export batch that has the day; null while none has. */
  exportBatchId: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type WorkEntry = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The entry type: what kind of time it is. */
  entryTypeId: string
  /** The version of the entry type: of a draft the one in force on its date, of a frozen day the one that it was confirmed with. */
  entryTypeVersionId: string
  /** Where it begins, minutes from midnight of the date; null for an entry with a duration. */
  startMinutes: number | null
  /** Where it ends, minutes from midnight of the date; past 1440 after the next midnight. Null for an entry with a duration. */
  endMinutes: number | null
  /** How long it is, minutes; null for an entry with beginning and end. */
  durationMinutes: number | null
  /** What the time was for, by tracking level. */
  allocations: readonly {
    /** The tracking level. */
    dimensionId: string
    /** The target within the level. */
    valueId: string
    /** The phase of the project; null or absent for the project as a whole. */
    phaseId?: string | null | undefined
    /** The task of the project; null or absent when it is none. */
    taskId?: string | null | undefined
    /** The part of the entry that it is for, minutes; null or absent with `shareBp`, or for all that is left. */
    minutes?: number | null | undefined
    /** The part of the entry that it is for, as a share of it: 10000 is the whole. Null or absent with `minutes`, or for all that is left. */
    shareBp?: number | null | undefined
  }[]
  /** A remark; null for none. */
  note: string | null
  /** Where the entry came from. */
  source: 'manual' | 'punch' | 'supervisor' | 'import' | 'absence' | 'trip'
  /** When its beginning was punched, to the millisecond; null for an entry that was not. */
  rawStartAt: string | null
  /** When its end was punched, or fell by the rule for a forgotten clock-out; null for an entry that was not punched. */
  rawEndAt: string | null
  /** The absence for a part of the day that the entry is of, and goes with; null for any other. */
  absencePeriodId: string | null
}

/** What the type was called when this was worked out; absent in what was kept before it was said, and where it has no name. */
export type TypeNames = {
  /** In Finnish. */
  fi: string
  /** In Swedish. */
  sv: string
  /** In English. */
  en: string
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type WorkDayLineReason =
  | {
      /** What it is; stable. */
      code: 'kept_in_english'
      /** What its sentence is made of. */
      values: {
        /** The sentence, in English whoever reads it. */
        sentence: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_within_agreed'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** The minutes agreed for the day. */
        agreedMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_within_tolerance'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** The minutes agreed for the day. */
        agreedMinutes: number
        /** By how many minutes the day is longer. */
        surplusMinutes: number
        /** By how many minutes it may be longer without being additional work. */
        toleranceMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_flexitime'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_period_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'additional_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** Normal work of the day ends with so many minutes. */
        normalUntilMinutes: number
        /** Additional work of the day ends with so many minutes. */
        additionalUntilMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'daily_overtime_first_hours'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** Overtime begins above so many minutes a day. */
        afterMinutes: number
        /** How many of them have the lower premium. */
        firstMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'daily_overtime_further_hours'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** Overtime begins above so many minutes a day. */
        afterMinutes: number
        /** How many of them have the lower premium. */
        firstMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'evening_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** Where such work begins, minutes from midnight. */
        windowFromMinutes: number
        /** Where such work ends, minutes from midnight. */
        windowToMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'night_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** Where such work begins, minutes from midnight. */
        windowFromMinutes: number
        /** Where such work ends, minutes from midnight. */
        windowToMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'sunday_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The Sunday. */
        date: string
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'holiday_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** What the holiday is called. */
        holiday: {
          /** In Finnish. */
          fi: string
          /** In Swedish. */
          sv: string
          /** In English. */
          en: string
        }
        /** The date of the holiday. */
        date: string
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'standby_outside_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it counts, basis points of plain pay. */
        multiplierBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'travel_outside_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it counts, basis points of plain pay. */
        multiplierBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'holiday_credited'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** What the holiday is called. */
        holiday: {
          /** In Finnish. */
          fi: string
          /** In Swedish. */
          sv: string
          /** In English. */
          en: string
        }
        /** The date of the holiday. */
        date: string
        /** The code of the worktime model. */
        model: string
        modelName?: TypeNames | undefined
        /** The whole credit, where work and absences leave less of it; null otherwise. */
        wholeMinutes: number | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_type_credits_target'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the day type. */
        dayType: string
        dayTypeName?: TypeNames | undefined
        /** The target, as far as it is open. */
        targetMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_type_credits_minutes'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the day type. */
        dayType: string
        dayTypeName?: TypeNames | undefined
      }
    }
  | {
      /** What it is; stable. */
      code: 'absence_counts_to_target'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the absence. */
        entryType: string
        entryTypeName?: TypeNames | undefined
      }
    }
  | {
      /** What it is; stable. */
      code: 'absence_outside_target'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the absence. */
        entryType: string
        entryTypeName?: TypeNames | undefined
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_type_without_credit'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the day type. */
        dayType: string
        dayTypeName?: TypeNames | undefined
        /** What is expected of the day. */
        expectedMinutes: number
      }
    }

/** Why, as a code with its values; the sentence beside it is made of them. */
export type BalanceTermReason =
  | {
      /** What it is; stable. */
      code: 'kept_in_english'
      /** What its sentence is made of. */
      values: {
        /** The sentence, in English whoever reads it. */
        sentence: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'time_off'
      /** What its sentence is made of. */
      values: {
        /** The minutes that move; negative when they are taken off. */
        minutes: number
        /** The lines that they come from. */
        parts: readonly {
          /** Minutes of a line. */
          minutes: number
          /** What each is worth, basis points of plain pay. */
          creditBp: number
        }[]
      }
    }
  | {
      /** What it is; stable. */
      code: 'flex_of_day'
      /** What its sentence is made of. */
      values: {
        /** The minutes that move; negative when they are taken off. */
        minutes: number
        /** What counts to the target. */
        countedMinutes: number
        /** The target of the day. */
        targetMinutes: number
      }
    }

/** What the rules make of the entries. */
export type Interpretation = {
  /** Minutes that were expected. */
  targetMinutes: number
  /** Minutes of work. */
  workedMinutes: number
  /** Minutes that count to the target without being worked: a credited holiday, a day type, absences that count to it. */
  creditedMinutes: number
  /** The worked minutes that count to the target and the credited ones, together, less those expected; negative when that is too little. 0 within the tolerance, and under a model without targets. */
  deviationMinutes: number
  /** What every minute is, in the order of the day. */
  lines: readonly {
    /** What the minutes are. Worked, each minute once: `normal`, `additional`, `overtime_50`, `overtime_100`; on top of them `evening`, `night`, `sunday`, `holiday`; beside them `standby`, `travel`, `credit`, `absence`. */
    kind: string
    /** How many minutes; negative where they are taken back. */
    minutes: number
    /** Where they begin, minutes from midnight of the date; null or absent when they have no place in the day. */
    fromMinutes?: number | null | undefined
    /** Where they end, minutes from midnight of the date; null or absent when they have no place in the day. */
    toMinutes?: number | null | undefined
    /** Hundredths of a per cent; 10000 is the whole. */
    creditBp: number
    /** Where the minutes go: additional work and overtime that the worktime model compensates as time off go to the `overtime_account` or to `banked_leave` and are not paid; every other line is `paid`. */
    compensation: 'paid' | 'overtime_account' | 'banked_leave'
    /** The rule that gave the line. */
    rule: {
      /** The rule: an entry type, day type or worktime model, or the overtime rule set that overtime and premiums are of. */
      id: string
      /** The version of the rule. */
      versionId: string
    }
    explanation: WorkDayLineReason
    /** How the minutes came about, in words for people, in the language of the reader. */
    explain: string
  }[]
  /** What the day moves to balance accounts: its lines that are not `paid`, with their premium, and flex hour for hour. */
  balanceTerms: readonly {
    /** The kind of balance account. */
    accountKind: string
    /** Minutes; negative when they are taken off. */
    minutes: number
    explanation: BalanceTermReason
    /** How they came about, in words for people, in the language of the reader. */
    explain: string
  }[]
  /** What somebody should look at, such as a short break; it stops nothing. */
  warnings: readonly {
    /** What it is; stable. */
    code:
      | 'break_below_minimum'
      | 'break_outside_work'
      | 'clock_time_repeated'
      | 'clock_time_skipped'
      | 'entries_overlap'
      | 'entry_over_max_duration'
      | 'flex_daily_limit_exceeded'
      | 'work_on_credited_day'
    /** What its sentence is made of; null of a warning from before it had values. */
    values:
      | {
          /** The work of the day that has a place in time. */
          workedMinutes: number
          /** The break that was taken. */
          breakMinutes: number
          /** A break is required above so many minutes of work. */
          afterMinutes: number
          /** How long it is to be. */
          requiredMinutes: number
        }
      | {
          /** The break outside the work. */
          minutes: number
        }
      | {
          /** The time that was written, minutes from midnight. */
          minute: number
          /** The work date. */
          date: string
        }
      | {
          /** By how much they overlap. */
          minutes: number
        }
      | {
          /** How long the entry is. */
          minutes: number
          /** The code of its entry type. */
          entryType: string
          entryTypeName?: TypeNames | undefined
          /** How long such an entry lasts at most. */
          longestMinutes: number
        }
      | {
          /** How far the day is from its target; negative where it is short. */
          minutes: number
          /** What flexitime allows a day. */
          limitMinutes: number
        }
      | {
          /** The work of the day. */
          minutes: number
          /** The code of the day type. */
          dayType: string
          dayTypeName?: TypeNames | undefined
        }
      | null
    /** The same in words for people, in the language of the reader. */
    detail: string
  }[]
}

export type WorkDayDetail = {
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** The stored day; null while nothing is written. */
  workDayId: string | null
  /** The member whose day it is. */
  membershipId: string
  /** The date; a shift over midnight belongs to the date of its beginning. */
  workDate: string
  /** How far the day has got; `draft` while nothing is written. */
  status: 'draft' | 'confirmed' | 'approved' | 'exported'
  /** The day type that the whole day is marked as; null for an ordinary day. */
  dayTypeId: string | null
  /** The absence of the whole day that marks it; null for a day without one. */
  absencePeriodId: string | null
  /** Where the first span begins, minutes from midnight of the date. */
  startMinutes: number
  /** Where the last span ends, minutes from midnight of the date; past 1440 after the next midnight. */
  endMinutes: number
  /** Unpaid breaks within the spans, recorded and automatic. */
  breakMinutes: number
  /** Minutes between beginning and end that no entry covers: neither work nor break. Null for a day confirmed before they were kept. */
  gapMinutes: number | null
  /** Minutes of work. */
  workedMinutes: number
  /** Minutes that count to the target without being worked: a credited holiday, a day type, absences that count to it. */
  creditedMinutes: number
  /** Minutes expected by the worktime model; fixed when the day is confirmed. */
  expectedTargetMinutes: number
  /** The payroll export batch that has the day; null while none has. */
  exportBatchId: string | null
  /** The batch that had the day before it was corrected; null for a day that was not. */
  correctsBatchId: string | null
  /** Why the day was sent back or corrected; null unless it was. */
  returnReason: string | null
  /** The day's entries, in their order. */
  entries: readonly WorkEntry[]
  interpretation: Interpretation
  /** When the day last changed; null while nothing is written. */
  updatedAt: string | null
}

export type SpanEntry = {
  /** The entry type: what kind of time it is. */
  entryTypeId: string
  /** Where it begins, minutes from midnight of the date; from 1440 on after the next midnight, for what belongs to a shift of the date and is counted, paid and locked with it. */
  startMinutes: number
  /** Where it ends, minutes from midnight of the date; past 1440 after the next midnight. */
  endMinutes: number
  /** Null or absent: the entry has the other form. */
  durationMinutes?: null | undefined
  /** What the time was for, by tracking level. */
  allocations?:
    | readonly {
        /** The tracking level's id or its code. */
        dimensionId: string
        /** The target within the level. */
        valueId: string
        /** The phase of the project; null or absent for the project as a whole. */
        phaseId?: string | null | undefined
        /** The task of the project; null or absent when it is none. */
        taskId?: string | null | undefined
        /** The part of the entry that it is for, minutes; null or absent with `shareBp`, or for all that is left. */
        minutes?: number | null | undefined
        /** The part of the entry that it is for, as a share of it: 10000 is the whole. Null or absent with `minutes`, or for all that is left. */
        shareBp?: number | null | undefined
      }[]
    | undefined
  /** A remark; of any entry it gives the reason that a hand-entered day may need. Spaces around it are dropped. Null or absent for none, and so are spaces and characters that show nothing. */
  note?: string | null | undefined
}

export type DurationEntry = {
  /** The entry type: what kind of time it is. */
  entryTypeId: string
  /** Null or absent: the entry has the other form. */
  startMinutes?: null | undefined
  /** Null or absent: the entry has the other form. */
  endMinutes?: null | undefined
  /** How long it is, minutes. */
  durationMinutes: number
  /** What the time was for, by tracking level. */
  allocations?:
    | readonly {
        /** The tracking level's id or its code. */
        dimensionId: string
        /** The target within the level. */
        valueId: string
        /** The phase of the project; null or absent for the project as a whole. */
        phaseId?: string | null | undefined
        /** The task of the project; null or absent when it is none. */
        taskId?: string | null | undefined
        /** The part of the entry that it is for, minutes; null or absent with `shareBp`, or for all that is left. */
        minutes?: number | null | undefined
        /** The part of the entry that it is for, as a share of it: 10000 is the whole. Null or absent with `minutes`, or for all that is left. */
        shareBp?: number | null | undefined
      }[]
    | undefined
  /** A remark; of any entry it gives the reason that a hand-entered day may need. Spaces around it are dropped. Null or absent for none, and so are spaces and characters that show nothing. */
  note?: string | null | undefined
}

export type EntryInput = SpanEntry | DurationEntry

export type ConfirmResult = {
  /** How many were changed, all of them in `acted`. */
  actedCount: number
  /** What was changed, in the order of the request. In a dry run the id of a date that nothing is stored of is not kept. */
  acted: readonly {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** The date of the day that was changed. */
    workDate: string
  }[]
  /** How many were left as they are, all of them in `skipped`. */
  skippedCount: number
  /** What was left as it is, in the order of the request. */
  skipped: readonly {
    /** The record that was skipped; null where the date has none. */
    id?: string | null | undefined
    /** The date that was skipped; absent where the id is of no record. */
    workDate?: string | undefined
    /** Why: the code that a request for this one alone would be refused with. */
    code:
      | 'day_already_confirmed'
      | 'day_empty'
      | 'empty_day_off'
      | 'period_locked'
      | 'day_outside_employment'
      | 'missing_model_version_for_day'
      | 'entry_type_not_found'
      | 'required_attribution_missing'
      | 'allocation_exceeds_entry'
      | 'allocation_incomplete'
      | 'attribution_precision_unmet'
      | 'entry_over_max_duration'
      | 'manual_entry_reason_required'
      | 'project_phase_not_found'
      | 'task_not_found'
      | 'project_takes_no_hours'
      | 'phase_takes_no_hours'
      | 'task_takes_no_hours'
    /** Why, in words for people, in English. */
    detail: string
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
    /** Every rule that it breaks, where several are tried; `code` is the first. */
    violations?:
      | readonly {
          /** The rule: the code that it would be refused with alone. */
          code: string
          /** The same in words for people. */
          detail: string
          /** The entry that breaks the rule, where it is a single one. */
          entryId?: string | undefined
          /** The tracking level that it is about. */
          dimensionCode?: string | undefined
          /** The target that it is about. */
          valueId?: string | undefined
          /** Minutes of the entry that have no target yet. */
          remainingMinutes?: number | undefined
          /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
          title?: string | undefined
          /** What to do about it, in the language of the reader; absent as `title` is. */
          remedy?: string | undefined
        }[]
      | undefined
  }[]
}

export type ReopenResult = {
  /** How many were changed, all of them in `acted`. */
  actedCount: number
  /** What was changed, in the order of the request. In a dry run the id of a date that nothing is stored of is not kept. */
  acted: readonly {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** The date of the day that was changed. */
    workDate: string
  }[]
  /** How many were left as they are, all of them in `skipped`. */
  skippedCount: number
  /** What was left as it is, in the order of the request. */
  skipped: readonly {
    /** The record that was skipped; null where the date has none. */
    id?: string | null | undefined
    /** The date that was skipped; absent where the id is of no record. */
    workDate?: string | undefined
    /** Why: the code that a request for this one alone would be refused with. */
    code: 'day_not_confirmed' | 'period_locked' | 'day_invoiced'
    /** Why, in words for people, in English. */
    detail: string
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
    /** Every rule that it breaks, where several are tried; `code` is the first. */
    violations?:
      | readonly {
          /** The rule: the code that it would be refused with alone. */
          code: string
          /** The same in words for people. */
          detail: string
          /** The entry that breaks the rule, where it is a single one. */
          entryId?: string | undefined
          /** The tracking level that it is about. */
          dimensionCode?: string | undefined
          /** The target that it is about. */
          valueId?: string | undefined
          /** Minutes of the entry that have no target yet. */
          remainingMinutes?: number | undefined
          /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
          title?: string | undefined
          /** What to do about it, in the language of the reader; absent as `title` is. */
          remedy?: string | undefined
        }[]
      | undefined
  }[]
}

export type ReturnResult = {
  /** How many were changed, all of them in `acted`. */
  actedCount: number
  /** What was changed, in the order of the request. In a dry run the id of a date that nothing is stored of is not kept. */
  acted: readonly {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** The date of the day that was changed. */
    workDate: string
  }[]
  /** How many were left as they are, all of them in `skipped`. */
  skippedCount: number
  /** What was left as it is, in the order of the request. */
  skipped: readonly {
    /** The record that was skipped; null where the date has none. */
    id?: string | null | undefined
    /** The date that was skipped; absent where the id is of no record. */
    workDate?: string | undefined
    /** Why: the code that a request for this one alone would be refused with. */
    code: 'work_day_not_found' | 'day_not_confirmed' | 'period_locked' | 'day_invoiced'
    /** Why, in words for people, in English. */
    detail: string
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
    /** Every rule that it breaks, where several are tried; `code` is the first. */
    violations?:
      | readonly {
          /** The rule: the code that it would be refused with alone. */
          code: string
          /** The same in words for people. */
          detail: string
          /** The entry that breaks the rule, where it is a single one. */
          entryId?: string | undefined
          /** The tracking level that it is about. */
          dimensionCode?: string | undefined
          /** The target that it is about. */
          valueId?: string | undefined
          /** Minutes of the entry that have no target yet. */
          remainingMinutes?: number | undefined
          /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
          title?: string | undefined
          /** What to do about it, in the language of the reader; absent as `title` is. */
          remedy?: string | undefined
        }[]
      | undefined
  }[]
}

export type ApproveResult = {
  /** How many were changed, all of them in `acted`. */
  actedCount: number
  /** What was changed, in the order of the request. In a dry run the id of a date that nothing is stored of is not kept. */
  acted: readonly {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** The date of the day that was changed. */
    workDate: string
  }[]
  /** How many were left as they are, all of them in `skipped`. */
  skippedCount: number
  /** What was left as it is, in the order of the request. */
  skipped: readonly {
    /** The record that was skipped; null where the date has none. */
    id?: string | null | undefined
    /** The date that was skipped; absent where the id is of no record. */
    workDate?: string | undefined
    /** Why: the code that a request for this one alone would be refused with. */
    code:
      | 'work_day_not_found'
      | 'day_not_confirmed'
      | 'period_locked'
      | 'self_approval_forbidden'
      | 'day_outside_employment'
    /** Why, in words for people, in English. */
    detail: string
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
    /** Every rule that it breaks, where several are tried; `code` is the first. */
    violations?:
      | readonly {
          /** The rule: the code that it would be refused with alone. */
          code: string
          /** The same in words for people. */
          detail: string
          /** The entry that breaks the rule, where it is a single one. */
          entryId?: string | undefined
          /** The tracking level that it is about. */
          dimensionCode?: string | undefined
          /** The target that it is about. */
          valueId?: string | undefined
          /** Minutes of the entry that have no target yet. */
          remainingMinutes?: number | undefined
          /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
          title?: string | undefined
          /** What to do about it, in the language of the reader; absent as `title` is. */
          remedy?: string | undefined
        }[]
      | undefined
  }[]
}

/** A punch, and what has become of it. */
export type Punch = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The member whose clock it is. */
  membershipId: string
  /** The UUID that the client gave the tap. */
  clientPunchId: string
  /** What the punch says. */
  kind: 'break_end' | 'clock_out' | 'clock_in' | 'set_allocation' | 'break_start'
  /** When it was punched. */
  occurredAt: string
  /** When it came here. */
  receivedAt: string
  /** Where it came from: the member's own tap, a wall terminal, or an approved correction. */
  origin: 'own' | 'terminal' | 'correction'
  /** The wall terminal; null for every other origin. */
  terminalId: string | null
  /** What was added to the time of the terminal's clock to get `occurredAt`, in milliseconds; null for other origins. */
  clockOffsetMs: number | null
  /** The entry type of the time that it begins; null for the organisation's usual one. */
  entryTypeId: string | null
  /** What the time is for, by tracking level; empty where nobody said. */
  allocations: readonly {
    /** The tracking level. */
    dimensionId: string
    /** The target within the level. */
    valueId: string
    /** The phase of the project; null or absent for the project as a whole. */
    phaseId?: string | null | undefined
    /** The task of the project; null or absent when it is none. */
    taskId?: string | null | undefined
    /** The part of the time that it is for, as a share of it: 10000 is the whole. Null or absent for all that is left. */
    shareBp?: number | null | undefined
  }[]
  /** Free text of the punch; null when there is none. */
  note: string | null
  /** `placed` in a session, `unplaced` for the reason in `unplacedCode`, `corrected` by an approved correction, or `dismissed` by a supervisor. Only a placed one counts. */
  state: 'placed' | 'unplaced' | 'corrected' | 'dismissed'
  /** The clocking in that it is a part of; null unless it is placed. */
  sessionId: string | null
  /** The date that its session counts for; of a punch without one the date on which it was punched. */
  workDate: string
  /** Why it is in no session; null unless it is unplaced. `punch_without_session`, `punch_inside_session`, `punch_on_break` and `punch_not_on_break` miss another punch and are placed by themselves when it comes; `punch_day_edited`, and codes of the day such as `day_confirmed_locked`, `period_locked` or `entry_overlap`, wait for the day to take it. */
  unplacedCode: string | null
  /** Why it is in no session, in words; null unless it is unplaced. */
  unplacedReason: {
    /** The same as `unplacedCode`. */
    code: string
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
    /** What the code says, in the language of the reader; absent for one of a refusal. */
    explain?: string | undefined
    /** The same as a reason; absent for the code of a refusal. */
    explanation?:
      | {
          /** What it is; stable. */
          code: string
          /** Nothing: its sentence has no values. */
          values: Record<string, never>
        }
      | undefined
  } | null
  /** The correction that made it; null for one that was punched. */
  correctionId: string | null
  /** The correction that moved or removed it; null for one that stands. */
  correctedById: string | null
  /** Why it was dismissed; null unless it was. */
  dismissReason: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** Where the member stands by the clock. */
export type LivePunchState = {
  /** What the member is doing by the clock. */
  state: 'out' | 'working' | 'on_break'
  /** The running clocking in; null while `out`. */
  sessionId: string | null
  /** When that state began; null while `out`. */
  since: string | null
  /** The date that the running clocking in counts for, that of its beginning; null while `out`. */
  workDate: string | null
  /** The punches of the running clocking in, in the order of time; empty while `out`. */
  punches: readonly Punch[]
  /** The punch of this request, also where it had landed before; null when the state is read. */
  punch: {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** The member whose clock it is. */
    membershipId: string
    /** The UUID that the client gave the tap. */
    clientPunchId: string
    /** What the punch says. */
    kind: 'break_end' | 'clock_out' | 'clock_in' | 'set_allocation' | 'break_start'
    /** When it was punched. */
    occurredAt: string
    /** When it came here. */
    receivedAt: string
    /** Where it came from: the member's own tap, a wall terminal, or an approved correction. */
    origin: 'own' | 'terminal' | 'correction'
    /** The wall terminal; null for every other origin. */
    terminalId: string | null
    /** What was added to the time of the terminal's clock to get `occurredAt`, in milliseconds; null for other origins. */
    clockOffsetMs: number | null
    /** The entry type of the time that it begins; null for the organisation's usual one. */
    entryTypeId: string | null
    /** What the time is for, by tracking level; empty where nobody said. */
    allocations: readonly {
      /** The tracking level. */
      dimensionId: string
      /** The target within the level. */
      valueId: string
      /** The phase of the project; null or absent for the project as a whole. */
      phaseId?: string | null | undefined
      /** The task of the project; null or absent when it is none. */
      taskId?: string | null | undefined
      /** The part of the time that it is for, as a share of it: 10000 is the whole. Null or absent for all that is left. */
      shareBp?: number | null | undefined
    }[]
    /** Free text of the punch; null when there is none. */
    note: string | null
    /** `placed` in a session, `unplaced` for the reason in `unplacedCode`, `corrected` by an approved correction, or `dismissed` by a supervisor. Only a placed one counts. */
    state: 'placed' | 'unplaced' | 'corrected' | 'dismissed'
    /** The clocking in that it is a part of; null unless it is placed. */
    sessionId: string | null
    /** The date that its session counts for; of a punch without one the date on which it was punched. */
    workDate: string
    /** Why it is in no session; null unless it is unplaced. `punch_without_session`, `punch_inside_session`, `punch_on_break` and `punch_not_on_break` miss another punch and are placed by themselves when it comes; `punch_day_edited`, and codes of the day such as `day_confirmed_locked`, `period_locked` or `entry_overlap`, wait for the day to take it. */
    unplacedCode: string | null
    /** Why it is in no session, in words; null unless it is unplaced. */
    unplacedReason: {
      /** The same as `unplacedCode`. */
      code: string
      /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
      title?: string | undefined
      /** What to do about it, in the language of the reader; absent as `title` is. */
      remedy?: string | undefined
      /** What the code says, in the language of the reader; absent for one of a refusal. */
      explain?: string | undefined
      /** The same as a reason; absent for the code of a refusal. */
      explanation?:
        | {
            /** What it is; stable. */
            code: string
            /** Nothing: its sentence has no values. */
            values: Record<string, never>
          }
        | undefined
    } | null
    /** The correction that made it; null for one that was punched. */
    correctionId: string | null
    /** The correction that moved or removed it; null for one that stands. */
    correctedById: string | null
    /** Why it was dismissed; null unless it was. */
    dismissReason: string | null
    /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
    updatedAt: string
  } | null
  /** Whether punches of the member wait for a place: see `GET /v1/me/unplaced-punches`. */
  unplaced: boolean
}

/** What a member wants to have been punched. */
export type PunchCorrection = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** The member who asks for it. */
  membershipId: string
  /** Whether a punch is to be added, moved or removed. */
  kind: 'add' | 'move' | 'remove'
  /** How far it is decided. */
  state: 'pending' | 'approved' | 'declined' | 'withdrawn'
  /** The date that it is about. */
  workDate: string
  /** What the punch says that it is about. */
  punchKind: 'break_end' | 'clock_out' | 'clock_in' | 'set_allocation' | 'break_start'
  /** The punch to be moved or removed, as it stands, which is kept beside what takes its place; null for one to add. */
  punch: {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** The member whose clock it is. */
    membershipId: string
    /** The UUID that the client gave the tap. */
    clientPunchId: string
    /** What the punch says. */
    kind: 'break_end' | 'clock_out' | 'clock_in' | 'set_allocation' | 'break_start'
    /** When it was punched. */
    occurredAt: string
    /** When it came here. */
    receivedAt: string
    /** Where it came from: the member's own tap, a wall terminal, or an approved correction. */
    origin: 'own' | 'terminal' | 'correction'
    /** The wall terminal; null for every other origin. */
    terminalId: string | null
    /** What was added to the time of the terminal's clock to get `occurredAt`, in milliseconds; null for other origins. */
    clockOffsetMs: number | null
    /** The entry type of the time that it begins; null for the organisation's usual one. */
    entryTypeId: string | null
    /** What the time is for, by tracking level; empty where nobody said. */
    allocations: readonly {
      /** The tracking level. */
      dimensionId: string
      /** The target within the level. */
      valueId: string
      /** The phase of the project; null or absent for the project as a whole. */
      phaseId?: string | null | undefined
      /** The task of the project; null or absent when it is none. */
      taskId?: string | null | undefined
      /** The part of the time that it is for, as a share of it: 10000 is the whole. Null or absent for all that is left. */
      shareBp?: number | null | undefined
    }[]
    /** Free text of the punch; null when there is none. */
    note: string | null
    /** `placed` in a session, `unplaced` for the reason in `unplacedCode`, `corrected` by an approved correction, or `dismissed` by a supervisor. Only a placed one counts. */
    state: 'placed' | 'unplaced' | 'corrected' | 'dismissed'
    /** The clocking in that it is a part of; null unless it is placed. */
    sessionId: string | null
    /** The date that its session counts for; of a punch without one the date on which it was punched. */
    workDate: string
    /** Why it is in no session; null unless it is unplaced. `punch_without_session`, `punch_inside_session`, `punch_on_break` and `punch_not_on_break` miss another punch and are placed by themselves when it comes; `punch_day_edited`, and codes of the day such as `day_confirmed_locked`, `period_locked` or `entry_overlap`, wait for the day to take it. */
    unplacedCode: string | null
    /** Why it is in no session, in words; null unless it is unplaced. */
    unplacedReason: {
      /** The same as `unplacedCode`. */
      code: string
      /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
      title?: string | undefined
      /** What to do about it, in the language of the reader; absent as `title` is. */
      remedy?: string | undefined
      /** What the code says, in the language of the reader; absent for one of a refusal. */
      explain?: string | undefined
      /** The same as a reason; absent for the code of a refusal. */
      explanation?:
        | {
            /** What it is; stable. */
            code: string
            /** Nothing: its sentence has no values. */
            values: Record<string, never>
          }
        | undefined
    } | null
    /** The correction that made it; null for one that was punched. */
    correctionId: string | null
    /** The correction that moved or removed it; null for one that stands. */
    correctedById: string | null
    /** Why it was dismissed; null unless it was. */
    dismissReason: string | null
    /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
    updatedAt: string
  } | null
  /** When the punch is to have been; null for one to be removed. */
  occurredAt: string | null
  /** The entry type of an added punch; null for the usual one. */
  entryTypeId: string | null
  /** What the time of an added punch is for. */
  allocations: readonly {
    /** The tracking level. */
    dimensionId: string
    /** The target within the level. */
    valueId: string
    /** The phase of the project; null or absent for the project as a whole. */
    phaseId?: string | null | undefined
    /** The task of the project; null or absent when it is none. */
    taskId?: string | null | undefined
    /** The part of the time that it is for, as a share of it: 10000 is the whole. Null or absent for all that is left. */
    shareBp?: number | null | undefined
  }[]
  /** The note of an added punch; null for none. */
  note: string | null
  /** Why, in words that the member will read; spaces around them are dropped, and spaces or characters that show nothing are no reason. */
  reason: string
  /** When it was approved or declined; null before. */
  decidedAt: string | null
  /** Who decided; null before. */
  decidedByMembershipId: string | null
  /** Why it was declined; null unless it was. */
  declineReason: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type Presence = {
  /** The member. */
  membershipId: string
  /** What the member is called. */
  displayName: string
  /** `working` and `on_break`: by the clock, or by what the day says of this moment. `absent`: for a reason that nobody is told here. `late`: expected, has not clocked in. `off`: has left, or nothing says that they are at work. `not_expected`: nothing is expected of them today. */
  state: 'working' | 'on_break' | 'absent' | 'late' | 'off' | 'not_expected'
  /** When that began: the clocking in, the break, the end of the last work, the hour at which the member was expected. Null where it is not known, and always of who is absent. */
  since: string | null
  /** What says so: the clock, what is written of the day, an absence of any kind, a planned shift, the regular hours of the worktime model; null where nothing does. */
  source: 'punch' | 'work_day' | 'absence' | 'shift' | 'schedule' | null
}

/** What is to be decided, as reading the record itself would tell the caller. */
export type DecisionSubject = {
  /** What it is, as a person calls it, in the language of the reader; without its dates. Where the caller is not told what it is of, what every one of its kind is called. */
  title: string
  /** The name of its type: of an absence its absence type, of a work day the day type that marks it, of a shift its shift type, of a balance the account. Null where it has none, and where the caller is not told. */
  typeName: string | null
  /** The first day that it is about; null where it is about no days. */
  from: string | null
  /** The last day that it is about, which is part of it; null where it is about no days. */
  to: string | null
  /** How long it is, in minutes: what was worked, what an absence takes of the work expected, the length of a shift, by how much a balance or a budget changes. Null where nothing is counted. */
  minutes: number | null
  /** What it is worth, in cents; null where it is not about money. */
  amountCents: number | null
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type ApprovalWarningReason =
  | {
      /** What it is; stable. */
      code: 'kept_in_english'
      /** What its sentence is made of. */
      values: {
        /** The sentence, in English whoever reads it. */
        sentence: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'break_below_minimum'
      /** What its sentence is made of. */
      values: {
        /** The work of the day that has a place in time. */
        workedMinutes: number
        /** The break that was taken. */
        breakMinutes: number
        /** A break is required above so many minutes of work. */
        afterMinutes: number
        /** How long it is to be. */
        requiredMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'break_outside_work'
      /** What its sentence is made of. */
      values: {
        /** The break outside the work. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'clock_time_repeated'
      /** What its sentence is made of. */
      values: {
        /** The time that was written, minutes from midnight. */
        minute: number
        /** The work date. */
        date: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'clock_time_skipped'
      /** What its sentence is made of. */
      values: {
        /** The time that was written, minutes from midnight. */
        minute: number
        /** The work date. */
        date: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'entries_overlap'
      /** What its sentence is made of. */
      values: {
        /** By how much they overlap. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'entry_over_max_duration'
      /** What its sentence is made of. */
      values: {
        /** How long the entry is. */
        minutes: number
        /** The code of its entry type. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** How long such an entry lasts at most. */
        longestMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'flex_daily_limit_exceeded'
      /** What its sentence is made of. */
      values: {
        /** How far the day is from its target; negative where it is short. */
        minutes: number
        /** What flexitime allows a day. */
        limitMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'work_on_credited_day'
      /** What its sentence is made of. */
      values: {
        /** The work of the day. */
        minutes: number
        /** The code of the day type. */
        dayType: string
        dayTypeName?: TypeNames | undefined
      }
    }
  | {
      /** What it is; stable. */
      code: 'absence_over_shifts'
      /** What its sentence is made of. */
      values: Record<string, never>
    }

export type ApprovalWarning = {
  /** What it is; stable. */
  code: string
  /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
  title?: string | undefined
  /** What to do about it, in the language of the reader; absent as `title` is. */
  remedy?: string | undefined
  /** What it is in words, in the language of the reader; absent for what would be refused. */
  explain?: string | undefined
  explanation?: ApprovalWarningReason | undefined
}

export type ApprovalItem = {
  /** The same as `subjectId`. */
  id: string
  /** What is to be decided. */
  kind:
    | 'work_day'
    | 'absence'
    | 'task'
    | 'change_order'
    | 'balance_correction'
    | 'punch_correction'
    | 'open_shift_claim'
    | 'shift_swap'
    | 'project_day'
  /** What the decision is about, by `kind`. */
  subjectId: string
  /** The work day, for `work_day`; null for every other kind. */
  workDayId: string | null
  /** The member whose it is, whose balance it is, who asked for the approval of a task, who claims an open shift, who proposes a swap of shifts, or who drafted a change order; of one that a key drafted, who answers for its project. */
  membershipId: string
  /** Whose it is, by name. */
  member: {
    /** The same as `membershipId`. */
    id: string
    /** What the member is called. */
    displayName: string
  }
  /** Where the member belongs first of all today; null where that is no planning unit. */
  unit: {
    /** The planning unit. */
    id: string
    /** What it is called. */
    name: string
  } | null
  subject: DecisionSubject
  /** The date it is about; null when it is about no single one. */
  workDate: string | null
  /** Since when it waits. */
  submittedAt: string
  /** Which decision it waits for, 1 for the first. */
  stage: number
  /** How many people decide one after the other until it is decided. */
  stages: number
  /** Whom it waits for: the nearest supervisor who is there, and those to whom it was passed on; who was asked by name for the approval of a task, who answers for a change order, and the manager of the project of a project day, and administrators where it has none who may decide it. Empty where nobody is above the member: an administrator decides. */
  approverMembershipIds: readonly string[]
  /** The member on whose behalf the caller would decide it, by a delegation; null where it is by their own authority. */
  onBehalfOfMembershipId: string | null
  /** When it waits for the next supervisor above too, by `approvalEscalationDays` of the settings; null where nobody is left, or it is not passed on. */
  dueAt: string | null
  /** When it was last passed on; null while it waits for the first. */
  escalatedAt: string | null
  /** The decisions that would not be refused now: `approve` and `return` of a work day, `approve`, `decline` and `return` of an absence, and `cancel` and `decline` of one whose cancellation is asked for, `approved` and `changes_requested` of a task, `approve` and `decline` of a change order, which record what its customer said, of a correction of a balance, of one of a punch, of a claim of an open shift, of a swap of shifts and `approve` and `return` of a project day; none where a payroll lock, or a key that only reads, stops all of them. Told by what is one’s own, four eyes, payroll locks and days that are decided; what an approval meets beyond that, such as rules of the plan, accounts and other absences, is told by a `dryRun` of the decision. A correction of a punch that would leave its decided day as it is may be approved all the same. */
  allowedDecisions: readonly string[]
  /** What somebody should look at: warnings of the work day, `absence_over_shifts` where the member has published shifts on the dates of the absence, and the code that an approval, or the cancellation that is asked for, would be refused with now as far as `allowedDecisions` tells. */
  warnings: readonly ApprovalWarning[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type DecisionResult = {
  /** What was to be decided. */
  kind:
    | 'work_day'
    | 'absence'
    | 'task'
    | 'change_order'
    | 'balance_correction'
    | 'punch_correction'
    | 'open_shift_claim'
    | 'shift_swap'
    | 'project_day'
  /** What the decision was about. */
  subjectId: string
  /** What became of the item. */
  outcome: 'decided' | 'refused'
  /** The code that the same decision would be refused with alone; null of one that was decided. */
  code: string | null
  /** The same in words for people, in English; null of one that was decided. */
  detail: string | null
  /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
  title?: string | undefined
  /** What to do about it, in the language of the reader; absent as `title` is. */
  remedy?: string | undefined
  /** The field of the item that the refusal is about; null where it is about none of them. */
  field: string | null
  /** On whose behalf it was decided, by a delegation; null where it was by the own authority, or refused. */
  onBehalfOfMembershipId: string | null
}

export type DecideBatchResult = {
  /** How many items were decided. */
  decidedCount: number
  /** How many items were refused. */
  refusedCount: number
  /** What became of each item, in the order of the request. */
  items: readonly DecisionResult[]
}

export type ApprovalDelegation = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The member on whose behalf it is decided. */
  fromMembershipId: string
  /** The member who decides for them. */
  toMembershipId: string
  /** What may be decided. */
  kinds: readonly (
    | 'work_day'
    | 'absence'
    | 'change_order'
    | 'balance_correction'
    | 'punch_correction'
    | 'open_shift_claim'
    | 'shift_swap'
    | 'project_day'
  )[]
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds, unless it is ended before. */
  validTo: string
  /** Whether it is still to come, holds, or is over, by its days or because it was ended. */
  state: 'coming' | 'in_force' | 'ended'
  /** Why, in words for both; null when nothing was said. */
  note: string | null
  /** When somebody ended it before its last day was over; null otherwise. */
  endedAt: string | null
  /** Who made it: the member themself, or an administrator. */
  createdByMembershipId: string
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type PayrollLock = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The first locked day. */
  periodStart: string
  /** The last locked day. */
  periodEnd: string
  /** The staff group whose days are locked; null for everybody's. */
  groupId: string | null
  /** Why, in the words of whoever locked it; null when they gave no reason. */
  reason: string | null
  /** A lifted lock stays in the list and holds nothing. */
  state: 'locked' | 'lifted'
  /** When it was locked. */
  lockedAt: string
  /** The member who locked it; null when that membership has been deleted. */
  lockedByMembershipId: string | null
  /** When it was lifted; null while it holds. */
  liftedAt: string | null
  /** The member who lifted it; null while it holds, and when that membership has been deleted. */
  liftedByMembershipId: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ExportBatch = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The employer whose days they are; null for every employer's. */
  employerId: string | null
  /** The staff group whose days they are; null for everybody's. */
  groupId: string | null
  /** The first day of the payroll period. */
  periodStart: string
  /** The last day of the payroll period, which is part of it. */
  periodEnd: string
  /** How far its delivery has got. A large batch is `preparing` until it holds all its days, and has no final figures before; while `cancelling` its days are being given back. Either lasts for seconds. */
  state: 'preparing' | 'created' | 'delivering' | 'delivered' | 'delivery_failed' | 'cancelling' | 'cancelled'
  /** Work days in the batch, corrected ones of earlier periods too. */
  dayCount: number
  /** How many lines it has. */
  lineCount: number
  /** Whether the batch has no lines. */
  nothingToDeliver: boolean
  /** SHA-256 (hex) of the lines in their order, each without `id`, `batchId` and `updatedAt`, and as read in English (`Accept-Language: en`), as JSON with its keys in alphabetical order, joined by line feeds. A dry run with the same hash would have frozen the same lines. */
  snapshotHash: string
  /** Minutes by kind of line and where they go, corrections set off. */
  totals: readonly {
    /** How the minutes are paid or credited. `credit` is given by a day type, a holiday or paid absence; `absence` is unpaid and told only with a pay type; `flex` is what a period moved to the flex balance, its dates without entries included, negative when it took from it; `payout` is what is paid out of a balance. */
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
      | 'absence'
      | 'flex'
      | 'payout'
    /** Where the minutes go: `paid`, or as time off to the `overtime_account` or `banked_leave`, and then they are not paid. Only additional work and overtime are ever anything but `paid`. */
    compensation: 'paid' | 'overtime_account' | 'banked_leave'
    /** The sum of the lines, corrections set off; negative when more is taken back than told. */
    minutes: number
  }[]
  /** `payroll_number_missing` counts members of the batch, `day_not_approved` days of the period that are still drafts or confirmed, and credited holidays on which nothing was written, `correction_open` exported days that are being corrected and not approved again. None of them refuses the batch; the preview names them. */
  warnings: readonly {
    /** What it is; stable. */
    code: 'payroll_number_missing' | 'day_not_approved' | 'correction_open'
    /** What its sentence is made of; null of a warning from before it had values. */
    values:
      | {
          /** How many members of the batch have none. */
          count: number
        }
      | {
          /** How many days of the period are not approved. */
          count: number
        }
      | {
          /** How many exported days are being corrected. */
          count: number
        }
      | null
    /** The same in words for people, in the language of the reader. */
    detail: string
    /** How many members or days it concerns. */
    count: number
  }[]
  /** When the record was made. */
  createdAt: string
  /** The member who made it; null when that membership has been deleted. */
  createdByMembershipId: string | null
  /** When a target first had the batch; null until then. */
  deliveredAt: string | null
  /** When it was cancelled; null unless it was. */
  cancelledAt: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type BatchBlockerReason =
  | {
      /** What it is; stable. */
      code: 'payroll_number_missing'
      /** What its sentence is made of. */
      values: {
        /** How many members of the batch have none. */
        count: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'unapproved_day'
      /** What its sentence is made of. */
      values: {
        /** How many days are not approved. */
        count: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'open_correction'
      /** What its sentence is made of. */
      values: {
        /** How many exported days are being corrected. */
        count: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'pay_type_missing'
      /** What its sentence is made of. */
      values: {
        /** How many kinds of lines have no pay type. */
        count: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'open_period'
      /** What its sentence is made of. */
      values: {
        /** How many periods of period-based work are not over. */
        count: number
      }
    }

export type BatchPreview = {
  /** Work days that the batch would have. */
  dayCount: number
  /** Members with days or lines in it. */
  memberCount: number
  /** Lines that it would have. */
  lineCount: number
  /** Whether it would have no lines. */
  nothingToDeliver: boolean
  /** That of the batch, if it were made now. */
  snapshotHash: string
  /** Minutes by kind of line and where they go, corrections set off. */
  totals: readonly {
    /** How the minutes are paid or credited. `credit` is given by a day type, a holiday or paid absence; `absence` is unpaid and told only with a pay type; `flex` is what a period moved to the flex balance, its dates without entries included, negative when it took from it; `payout` is what is paid out of a balance. */
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
      | 'absence'
      | 'flex'
      | 'payout'
    /** Where the minutes go: `paid`, or as time off to the `overtime_account` or `banked_leave`, and then they are not paid. Only additional work and overtime are ever anything but `paid`. */
    compensation: 'paid' | 'overtime_account' | 'banked_leave'
    /** The sum of the lines, corrections set off; negative when more is taken back than told. */
    minutes: number
  }[]
  /** What goes to payroll by pay type, corrections set off; lines that are left out on purpose are not in it. */
  payTypes: readonly {
    /** The pay type; null for the lines that have none, whose kind a target codes. */
    payTypeCode: string | null
    /** The sum of its lines, corrections set off. */
    minutes: number
    /** Work days with lines of the pay type, one of a correction too. */
    days: number
    /** Decimal hours: the sum of what the minutes of each member are, rounded to hundredths. */
    hours: number
  }[]
  /** The codes that there is anything of. */
  blockerCounts: readonly {
    /** `payroll_number_missing`: a member of the batch has none. `unapproved_day`: a day of the period, or a credited holiday on which nothing was written, is not approved, or no longer lies in the employment, and stays out. `open_correction`: an exported day is being corrected and not approved again. `pay_type_missing`: lines of a kind and type have no pay type code. `open_period`: the overtime of a period of period-based work waits until it ends. */
    code: 'payroll_number_missing' | 'unapproved_day' | 'open_correction' | 'pay_type_missing' | 'open_period'
    /** The same in words, in the language of the reader. */
    explain: string
    explanation: BatchBlockerReason
    /** Whether the batch is refused because of it; otherwise it is only worth a look. */
    blocking: boolean
    /** How many there are. */
    count: number
  }[]
  /** The same by name, those of a code by date; of each code the first 100. */
  blockers: readonly {
    /** `payroll_number_missing`: a member of the batch has none. `unapproved_day`: a day of the period, or a credited holiday on which nothing was written, is not approved, or no longer lies in the employment, and stays out. `open_correction`: an exported day is being corrected and not approved again. `pay_type_missing`: lines of a kind and type have no pay type code. `open_period`: the overtime of a period of period-based work waits until it ends. */
    code: 'payroll_number_missing' | 'unapproved_day' | 'open_correction' | 'pay_type_missing' | 'open_period'
    /** The same in words, in the language of the reader. */
    explain: string
    explanation: BatchBlockerReason
    /** Whether the batch is refused because of it; otherwise it is only worth a look. */
    blocking: boolean
    /** Whose number, day or period it is; null for `pay_type_missing`. */
    membershipId: string | null
    /** The name of the member; null for `pay_type_missing`. */
    displayName: string | null
    /** The date of the day; null where it is about no single day. */
    workDate: string | null
    /** The work day; null where it is about no single day, and for a credited holiday that was never written. */
    workDayId: string | null
    /** The first day of an open period; null for other codes. */
    periodStart: string | null
    /** The last day of an open period; null for other codes. */
    periodEnd: string | null
    /** The kind of the lines without a pay type; null for other codes. */
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
      | 'absence'
      | 'flex'
      | 'payout'
      | null
    /** Where the minutes of the lines without a pay type go; null for other codes. */
    compensation: 'paid' | 'overtime_account' | 'banked_leave' | null
    /** The entry type of the lines without a pay type; null where none gives them, and for other codes. */
    entryTypeId: string | null
    /** The day type of the lines without a pay type; null where none gives them, and for other codes. */
    dayTypeId: string | null
  }[]
}

export type MadeExportBatch = {
  /** The batch; null in a dry run, which makes none. */
  id: string | null
  /** The employer whose days they are; null for every employer's. */
  employerId: string | null
  /** The staff group whose days they are; null for everybody's. */
  groupId: string | null
  /** The first day of the payroll period. */
  periodStart: string
  /** The last day of the payroll period, which is part of it. */
  periodEnd: string
  /** How far its delivery has got. A large batch is `preparing` until it holds all its days, and has no final figures before; while `cancelling` its days are being given back. Either lasts for seconds. */
  state: 'preparing' | 'created' | 'delivering' | 'delivered' | 'delivery_failed' | 'cancelling' | 'cancelled'
  /** Work days in the batch, corrected ones of earlier periods too. */
  dayCount: number
  /** How many lines it has. */
  lineCount: number
  /** Whether the batch has no lines. */
  nothingToDeliver: boolean
  /** SHA-256 (hex) of the lines in their order, each without `id`, `batchId` and `updatedAt`, and as read in English (`Accept-Language: en`), as JSON with its keys in alphabetical order, joined by line feeds. A dry run with the same hash would have frozen the same lines. */
  snapshotHash: string
  /** Minutes by kind of line and where they go, corrections set off. */
  totals: readonly {
    /** How the minutes are paid or credited. `credit` is given by a day type, a holiday or paid absence; `absence` is unpaid and told only with a pay type; `flex` is what a period moved to the flex balance, its dates without entries included, negative when it took from it; `payout` is what is paid out of a balance. */
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
      | 'absence'
      | 'flex'
      | 'payout'
    /** Where the minutes go: `paid`, or as time off to the `overtime_account` or `banked_leave`, and then they are not paid. Only additional work and overtime are ever anything but `paid`. */
    compensation: 'paid' | 'overtime_account' | 'banked_leave'
    /** The sum of the lines, corrections set off; negative when more is taken back than told. */
    minutes: number
  }[]
  /** `payroll_number_missing` counts members of the batch, `day_not_approved` days of the period that are still drafts or confirmed, and credited holidays on which nothing was written, `correction_open` exported days that are being corrected and not approved again. None of them refuses the batch; the preview names them. */
  warnings: readonly {
    /** What it is; stable. */
    code: 'payroll_number_missing' | 'day_not_approved' | 'correction_open'
    /** What its sentence is made of; null of a warning from before it had values. */
    values:
      | {
          /** How many members of the batch have none. */
          count: number
        }
      | {
          /** How many days of the period are not approved. */
          count: number
        }
      | {
          /** How many exported days are being corrected. */
          count: number
        }
      | null
    /** The same in words for people, in the language of the reader. */
    detail: string
    /** How many members or days it concerns. */
    count: number
  }[]
  /** When the record was made. */
  createdAt: string
  /** The member who made it; null when that membership has been deleted. */
  createdByMembershipId: string | null
  /** When a target first had the batch; null until then. */
  deliveredAt: string | null
  /** When it was cancelled; null unless it was. */
  cancelledAt: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type ExportLineReason =
  | {
      /** What it is; stable. */
      code: 'kept_in_english'
      /** What its sentence is made of. */
      values: {
        /** The sentence, in English whoever reads it. */
        sentence: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_within_agreed'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** The minutes agreed for the day. */
        agreedMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_within_tolerance'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** The minutes agreed for the day. */
        agreedMinutes: number
        /** By how many minutes the day is longer. */
        surplusMinutes: number
        /** By how many minutes it may be longer without being additional work. */
        toleranceMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_flexitime'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_period_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'additional_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** Normal work of the day ends with so many minutes. */
        normalUntilMinutes: number
        /** Additional work of the day ends with so many minutes. */
        additionalUntilMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'daily_overtime_first_hours'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** Overtime begins above so many minutes a day. */
        afterMinutes: number
        /** How many of them have the lower premium. */
        firstMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'daily_overtime_further_hours'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** Overtime begins above so many minutes a day. */
        afterMinutes: number
        /** How many of them have the lower premium. */
        firstMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'evening_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** Where such work begins, minutes from midnight. */
        windowFromMinutes: number
        /** Where such work ends, minutes from midnight. */
        windowToMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'night_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** Where such work begins, minutes from midnight. */
        windowFromMinutes: number
        /** Where such work ends, minutes from midnight. */
        windowToMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'sunday_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The Sunday. */
        date: string
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'holiday_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** What the holiday is called. */
        holiday: {
          /** In Finnish. */
          fi: string
          /** In Swedish. */
          sv: string
          /** In English. */
          en: string
        }
        /** The date of the holiday. */
        date: string
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'standby_outside_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it counts, basis points of plain pay. */
        multiplierBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'travel_outside_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it counts, basis points of plain pay. */
        multiplierBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'holiday_credited'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** What the holiday is called. */
        holiday: {
          /** In Finnish. */
          fi: string
          /** In Swedish. */
          sv: string
          /** In English. */
          en: string
        }
        /** The date of the holiday. */
        date: string
        /** The code of the worktime model. */
        model: string
        modelName?: TypeNames | undefined
        /** The whole credit, where work and absences leave less of it; null otherwise. */
        wholeMinutes: number | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_type_credits_target'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the day type. */
        dayType: string
        dayTypeName?: TypeNames | undefined
        /** The target, as far as it is open. */
        targetMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_type_credits_minutes'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the day type. */
        dayType: string
        dayTypeName?: TypeNames | undefined
      }
    }
  | {
      /** What it is; stable. */
      code: 'absence_counts_to_target'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the absence. */
        entryType: string
        entryTypeName?: TypeNames | undefined
      }
    }
  | {
      /** What it is; stable. */
      code: 'absence_outside_target'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the absence. */
        entryType: string
        entryTypeName?: TypeNames | undefined
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_type_without_credit'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the day type. */
        dayType: string
        dayTypeName?: TypeNames | undefined
        /** What is expected of the day. */
        expectedMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'weekly_overtime'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** Overtime begins above so many minutes. */
        afterMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'period_overtime'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** Overtime begins above so many minutes. */
        afterMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'broken_period_overtime'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** Overtime begins above so many minutes. */
        afterMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
        /** The days worked of the period that was broken off. */
        days: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'weekly_additional_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** The minutes that are agreed on. */
        agreedMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'period_additional_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** The minutes that are agreed on. */
        agreedMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'broken_period_additional_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** The minutes that are agreed on. */
        agreedMinutes: number
        /** The days worked of the period that was broken off. */
        days: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'balance_paid_out'
      /** What its sentence is made of. */
      values: {
        /** What is paid out. */
        minutes: number
        /** The kind of the balance. */
        balance: 'flex' | 'overtime' | 'banked_leave' | 'time_bank'
        /** The day of the payout. */
        date: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'told_of_stretch_instead'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are taken back. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** What they are told as. */
        told: 'additional' | 'overtime'
        /** Whose. */
        stretch: 'week' | 'period'
      }
    }
  | {
      /** What it is; stable. */
      code: 'flex_of_period'
      /** What its sentence is made of. */
      values: {
        /** What moved to the flex balance; negative was taken from it. */
        minutes: number
        /** The first day of the period. */
        from: string
        /** The last day of the period. */
        to: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'flex_of_period_with_blank_dates'
      /** What its sentence is made of. */
      values: {
        /** What moved to the flex balance; negative was taken from it. */
        minutes: number
        /** The first day of the period. */
        from: string
        /** The last day of the period. */
        to: string
        /** How much of it is of dates without entries. */
        blankMinutes: number
        /** The dates without entries. */
        dates: readonly string[]
      }
    }
  | {
      /** What it is; stable. */
      code: 'flex_of_period_with_many_blank_dates'
      /** What its sentence is made of. */
      values: {
        /** What moved to the flex balance; negative was taken from it. */
        minutes: number
        /** The first day of the period. */
        from: string
        /** The last day of the period. */
        to: string
        /** How much of it is of dates without entries. */
        blankMinutes: number
        /** How many dates are without entries. */
        count: number
        /** The first of them. */
        first: string
        /** The last of them. */
        last: string
      }
    }

export type ExportLine = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The batch that the line is part of. */
  batchId: string
  /** The member who worked. */
  membershipId: string
  /** The member's number in the payroll system; null when they have none. */
  payrollNumber: string | null
  /** The date that the minutes count for. */
  workDate: string
  /** Null for overtime of a week or period and for flex, which belong to the days from `countedFrom` to `workDate`. */
  workDayId: string | null
  /** The first day of the week or period whose overtime or flex it is; null for a line of one day. */
  countedFrom: string | null
  /** How the minutes are paid or credited. `credit` is given by a day type, a holiday or paid absence; `absence` is unpaid and told only with a pay type; `flex` is what a period moved to the flex balance, its dates without entries included, negative when it took from it; `payout` is what is paid out of a balance. */
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
    | 'absence'
    | 'flex'
    | 'payout'
  /** Where the minutes go: `paid`, or as time off to the `overtime_account` or `banked_leave`, and then they are not paid. Only additional work and overtime are ever anything but `paid`. */
  compensation: 'paid' | 'overtime_account' | 'banked_leave'
  /** The pay type in the payroll system, by the pay type rules and types as they were when the batch was made; null where none said it, and then the target gives the code of the kind. */
  payTypeCode: string | null
  /** Whether the line stays out of documents on purpose: its pay type rule says so, or its minutes are not paid and no rule carries them. */
  leftOut: boolean
  /** The entry type that most of the minutes come from; null where none does. */
  entryTypeId: string | null
  /** The day type that gives the credit; null where none does. */
  dayTypeId: string | null
  /** Negative in a reversal. */
  minutes: number
  /** Hundredths of a per cent; 10000 is the whole. */
  creditBp: number
  /** Where the minutes begin, from midnight of the date; null when they have no place in the day. */
  fromMinutes: number | null
  /** Where the minutes end, from midnight of the date; null when they have no place in the day. */
  toMinutes: number | null
  /** Of each tracking level at most the minutes of the line. */
  allocations: readonly {
    /** The tracking level. */
    dimensionId: string
    /** The target within the level. */
    valueId: string
    /** The target's code as it was when the batch was made; null when it had none. */
    valueCode: string | null
    /** Minutes of the line that count for the target. */
    minutes: number
  }[]
  /** The rule that gave the line. */
  rule: {
    /** The rule. */
    id: string
    /** The version of the rule. */
    versionId: string
  }
  explanation?: ExportLineReason | undefined
  /** How the minutes came about, in words for people, in the language of the reader. */
  explain: string
  /** What a correction of an earlier batch changes; null in every other line. */
  correctionOf: {
    /** The batch that had the line. */
    batchId: string
    /** The line that a reversal takes back; null for what is so now. */
    lineId: string | null
    /** 1 for what is so now, -1 for what it takes back. */
    sign: 1 | -1
  } | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ExportFormat = {
  /** The form, as targets name it. */
  format: 'json' | 'csv' | 'netvisor_workday' | 'netvisor_payrollperiodcollector'
  /** The media type of its documents. */
  mediaType: string
  /** JSON Schema, draft 2020-12, that every document keeps to; null for forms that are not JSON. */
  schema: Readonly<Record<string, unknown>> | null
  /** Ready layouts; none but for `csv`. */
  templates: readonly {
    /** The payroll system. */
    template: 'procountor' | 'fivaldi' | 'fennoa' | 'sd_worx'
    /** What the layout says, here without tracking levels. */
    csv: {
      /** The columns in their order, each by its name or with more said of it. `hours` is decimal, rounded so that the hours of a person and pay type add up to their rounded sum; `minutes` is exact. `allocations` is one column per entry of `dimensions`; without entries a single column with every code. `correction` is empty, `reversal` or `correction`. */
      columns: readonly (
        | 'payroll_number'
        | 'membership_id'
        | 'work_date'
        | 'period_start'
        | 'period_end'
        | 'pay_type_code'
        | 'kind'
        | 'compensation'
        | 'hours'
        | 'minutes'
        | 'credit_bp'
        | 'allocations'
        | 'correction'
        | 'line_id'
        | 'batch_id'
        | {
            /** What stands in the column. `target_code`: the code of the target of the level `dimensionId`; `level_name`: `text`, where the row has such a target; `constant`: `text` alone, nothing without it; otherwise as the plain name. */
            value:
              | 'payroll_number'
              | 'membership_id'
              | 'work_date'
              | 'period_start'
              | 'period_end'
              | 'pay_type_code'
              | 'kind'
              | 'compensation'
              | 'hours'
              | 'minutes'
              | 'credit_bp'
              | 'allocations'
              | 'correction'
              | 'line_id'
              | 'batch_id'
              | 'target_code'
              | 'level_name'
              | 'constant'
            /** What stands at the top; absent for the name of the value. */
            heading?: string | undefined
            /** What stands before the value, or alone in `constant` and `level_name`. */
            text?: string | undefined
            /** The tracking level, for `target_code` and `level_name` and only for them. */
            dimensionId?: string | undefined
            /** For a date; absent for that of the document. */
            dateFormat?: 'iso' | 'finnish' | 'finnish_short' | 'compact' | undefined
            /** Whether every cell of the column is quoted. */
            quoted?: boolean | undefined
          }
      )[]
      /** The tracking levels that get a column; a line is split into one row per target. */
      dimensions: readonly {
        /** The tracking level. */
        dimensionId: string
        /** What stands at the top of its column. */
        heading: string
      }[]
      /** What stands between two columns. */
      delimiter: ';' | ',' | '\t'
      /** What stands before the decimals of a number. */
      decimal: ',' | '.'
      /** How many decimals hours have. */
      decimals: number
      /** Where the minus of a negative number stands: -7,50 or 7,50-. */
      sign: 'leading' | 'trailing'
      /** `iso`: 2026-10-31; `finnish`: 31.10.2026; `finnish_short`: 31.10.26; `compact`: 20261031. */
      dateFormat: 'iso' | 'finnish' | 'finnish_short' | 'compact'
      /** What is quoted besides cells that need it: nothing, every text, or every cell. */
      quote: 'needed' | 'text' | 'always'
      /** Whether the first row names the columns. */
      header: boolean
      /** What ends a row. */
      lineEnd: 'crlf' | 'lf'
      /** How characters become bytes; a text that the encoding has no character for is refused. */
      encoding: 'utf-8' | 'iso-8859-15'
      /** Whether the document begins with the byte order mark of UTF-8. */
      bom: boolean
      /** Whether rows that differ in nothing but minutes and hours are told as one, and those that come to nothing are left out. The other columns decide: with a date of work it is a row per day, without a row per period. */
      grouped: boolean
      /** Whether a document with a row of a member without payroll number is refused. */
      payrollNumberRequired: boolean
    }
  }[]
}

export type ExportDelivery = {
  /** Also `x-service-delivery` of every attempt. */
  id: string
  /** The batch that is delivered. */
  batchId: string
  /** The target that it is delivered to. */
  targetId: string
  /** How the target gets the document; that of the target when the delivery was made. */
  transport: 'download' | 'https' | 'sftp'
  /** The form of the document; that of the target when the delivery was made. */
  format: 'json' | 'csv' | 'netvisor_workday' | 'netvisor_payrollperiodcollector'
  /** `failed` after the last attempt; delivering again makes another delivery. */
  state: 'delivering' | 'delivered' | 'failed'
  /** The name of the file that the document is. */
  fileName: string
  /** The media type of the document. */
  contentType: string
  /** How the characters of the document are bytes. */
  encoding: 'utf-8' | 'iso-8859-15'
  /** Of the bytes of the document, hex. */
  sha256: string
  /** The length of the document, bytes. */
  byteCount: number
  /** None for `download`. */
  attempts: readonly {
    /** When it was tried. */
    at: string
    /** Null when no answer came, and for `sftp`. */
    responseStatus: number | null
    /** Null when the attempt was interrupted. */
    durationMs: number | null
    /** Null for an acknowledged attempt. `unacknowledged`: an answer other than 2xx; `interrupted`: the service stopped while it waited; `target_inactive`: the target was taken out of use; for `sftp`: `host_key_mismatch`, `authentication_failed`, `remote_directory_missing`, `remote_access_denied`, `remote_file_exists`, `ssh_failed` or `sftp_failed`; otherwise why no answer came, such as `timeout`. */
    errorCode: string | null
  }[]
  /** When it is tried next; null when it is not. */
  nextAttemptAt: string | null
  /** When the record was made. */
  createdAt: string
  /** The member who asked for it; null when that membership has been deleted. */
  createdByMembershipId: string | null
  /** When the target had it; null until then. */
  deliveredAt: string | null
  /** When the last attempt failed; null unless it did. */
  failedAt: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ExportTarget = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What people see and choose it by. */
  name: string
  /** `download`: the document waits to be read; `https`: it is posted to `url`, signed; `sftp`: it is uploaded as a file. */
  transport: 'download' | 'https' | 'sftp'
  /** The form of the document. `netvisor_workday` and `netvisor_payrollperiodcollector` are the XML of Netvisor interfaces of those names, hours per day and per period. */
  format: 'json' | 'csv' | 'netvisor_workday' | 'netvisor_payrollperiodcollector'
  /** The name of the files, a pattern; null for one that tells period and batch. */
  fileName: string | null
  /** HTTPS on a public host, redirects are not followed; null for another transport. */
  url: string | null
  /** The server that files are uploaded to; null for another transport. */
  sftp: {
    /** The name or address of the server; a public one. */
    host: string
    /** The port that it listens on, mostly 22. */
    port: number
    /** The account at the server. */
    username: string
    /** Fingerprints of the host keys of the server, one per kind of key. A server with none of them is told nothing. */
    hostKeys: readonly string[]
    /** Where files go: absolute, or from where the server puts the account; `.` for there. */
    directory: string
    /** What the account is entered with; it is kept sealed and never shown. */
    authentication: 'password' | 'private_key'
  } | null
  /** The payroll system's code by kind of line, for lines whose entry type or day type has none of its own. Null leaves lines of the kind out of the document. */
  payTypeCodes: {
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    normal?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    additional?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    overtime_50?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    overtime_100?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    evening?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    night?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    sunday?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    holiday?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    standby?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    travel?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    credit?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    absence?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    flex?: string | null | undefined
    /** The payroll system's code; null leaves lines of the kind out of the document. */
    payout?: string | null | undefined
  }
  /** How the CSV document is written; null for another format. */
  csv: {
    /** The columns in their order, each by its name or with more said of it. `hours` is decimal, rounded so that the hours of a person and pay type add up to their rounded sum; `minutes` is exact. `allocations` is one column per entry of `dimensions`; without entries a single column with every code. `correction` is empty, `reversal` or `correction`. */
    columns: readonly (
      | 'payroll_number'
      | 'membership_id'
      | 'work_date'
      | 'period_start'
      | 'period_end'
      | 'pay_type_code'
      | 'kind'
      | 'compensation'
      | 'hours'
      | 'minutes'
      | 'credit_bp'
      | 'allocations'
      | 'correction'
      | 'line_id'
      | 'batch_id'
      | {
          /** What stands in the column. `target_code`: the code of the target of the level `dimensionId`; `level_name`: `text`, where the row has such a target; `constant`: `text` alone, nothing without it; otherwise as the plain name. */
          value:
            | 'payroll_number'
            | 'membership_id'
            | 'work_date'
            | 'period_start'
            | 'period_end'
            | 'pay_type_code'
            | 'kind'
            | 'compensation'
            | 'hours'
            | 'minutes'
            | 'credit_bp'
            | 'allocations'
            | 'correction'
            | 'line_id'
            | 'batch_id'
            | 'target_code'
            | 'level_name'
            | 'constant'
          /** What stands at the top; absent for the name of the value. */
          heading?: string | undefined
          /** What stands before the value, or alone in `constant` and `level_name`. */
          text?: string | undefined
          /** The tracking level, for `target_code` and `level_name` and only for them. */
          dimensionId?: string | undefined
          /** For a date; absent for that of the document. */
          dateFormat?: 'iso' | 'finnish' | 'finnish_short' | 'compact' | undefined
          /** Whether every cell of the column is quoted. */
          quoted?: boolean | undefined
        }
    )[]
    /** The tracking levels that get a column; a line is split into one row per target. */
    dimensions: readonly {
      /** The tracking level. */
      dimensionId: string
      /** What stands at the top of its column. */
      heading: string
    }[]
    /** What stands between two columns. */
    delimiter: ';' | ',' | '\t'
    /** What stands before the decimals of a number. */
    decimal: ',' | '.'
    /** How many decimals hours have. */
    decimals: number
    /** Where the minus of a negative number stands: -7,50 or 7,50-. */
    sign: 'leading' | 'trailing'
    /** `iso`: 2026-10-31; `finnish`: 31.10.2026; `finnish_short`: 31.10.26; `compact`: 20261031. */
    dateFormat: 'iso' | 'finnish' | 'finnish_short' | 'compact'
    /** What is quoted besides cells that need it: nothing, every text, or every cell. */
    quote: 'needed' | 'text' | 'always'
    /** Whether the first row names the columns. */
    header: boolean
    /** What ends a row. */
    lineEnd: 'crlf' | 'lf'
    /** How characters become bytes; a text that the encoding has no character for is refused. */
    encoding: 'utf-8' | 'iso-8859-15'
    /** Whether the document begins with the byte order mark of UTF-8. */
    bom: boolean
    /** Whether rows that differ in nothing but minutes and hours are told as one, and those that come to nothing are left out. The other columns decide: with a date of work it is a row per day, without a row per period. */
    grouped: boolean
    /** Whether a document with a row of a member without payroll number is refused. */
    payrollNumberRequired: boolean
  } | null
  /** How Netvisor is told; null for another format. */
  netvisor: {
    /** What the members' payroll numbers are in Netvisor: the employee's number or its key. */
    employeeIdentifier: 'number' | 'netvisorkey'
    /** How far the hours of `netvisor_workday` have come in Netvisor. */
    acceptanceStatus: 'confirmed' | 'accepted'
    /** Whether hours without a dimension get the employee's default ones. */
    defaultDimensions: 'none' | 'usedefault'
    /** The tracking levels that Netvisor is told, each under its name there. */
    dimensions: readonly {
      /** The tracking level. */
      dimensionId: string
      /** The name of the dimension in Netvisor. */
      name: string
    }[]
  } | null
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The secrets that sign, the newest first; none but for `https`. */
  secretVersions: readonly {
    /** When the record was made. */
    createdAt: string
    /** Until when it co-signs; null for the newest. */
    expiresAt: string | null
  }[]
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type PayTypeGap = {
  /** The kind of such lines. */
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
    | 'absence'
    | 'flex'
    | 'payout'
  /** The entry type whose time gives such lines; null for none. */
  entryTypeId: string | null
  /** The day type that gives such lines; null for none. */
  dayTypeId: string | null
  /** The name of that type; null where there is none. */
  typeName: string | null
}

/** A balance account, as it stands at the end of `asOf`. */
export type BalanceAccount = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** Whose it is. */
  membershipId: string
  /** What is counted: `flex`, `overtime` taken as time off, `banked_leave`, or a `time_bank` of the organisation. */
  kind: 'flex' | 'overtime' | 'banked_leave' | 'time_bank'
  /** The time bank, for the kind `time_bank`; null for the others. */
  timeBankId: string | null
  /** What is there, in minutes; negative when owed to the employer. */
  balanceMinutes: number
  /** The day at the end of which the balance stands. */
  asOf: string
  /** The lowest balance that time off may leave, in minutes: of the worktime model or the time bank on `asOf`, 0 for overtime and banked leave. Null: no model says one. */
  floorMinutes: number | null
  /** The highest balance at the end of a settlement period, in minutes; null: there is none. */
  ceilingMinutes: number | null
  /** The last day of the settlement period that `asOf` lies in: the flexitime period of the worktime model, counted from January, or the year of a time bank. Null where nothing is settled. */
  settlesOn: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type BalancePartReason =
  | {
      /** What it is; stable. */
      code: 'kept_in_english'
      /** What its sentence is made of. */
      values: {
        /** The sentence, in English whoever reads it. */
        sentence: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_within_agreed'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** The minutes agreed for the day. */
        agreedMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_within_tolerance'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** The minutes agreed for the day. */
        agreedMinutes: number
        /** By how many minutes the day is longer. */
        surplusMinutes: number
        /** By how many minutes it may be longer without being additional work. */
        toleranceMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_flexitime'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'normal_period_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'additional_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** Normal work of the day ends with so many minutes. */
        normalUntilMinutes: number
        /** Additional work of the day ends with so many minutes. */
        additionalUntilMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'daily_overtime_first_hours'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** Overtime begins above so many minutes a day. */
        afterMinutes: number
        /** How many of them have the lower premium. */
        firstMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'daily_overtime_further_hours'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the work. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it is paid, basis points of plain pay; null where it is paid plainly. */
        multiplierBp: number | null
        /** Overtime begins above so many minutes a day. */
        afterMinutes: number
        /** How many of them have the lower premium. */
        firstMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'evening_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** Where such work begins, minutes from midnight. */
        windowFromMinutes: number
        /** Where such work ends, minutes from midnight. */
        windowToMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'night_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** Where such work begins, minutes from midnight. */
        windowFromMinutes: number
        /** Where such work ends, minutes from midnight. */
        windowToMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'sunday_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The Sunday. */
        date: string
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'holiday_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** What the holiday is called. */
        holiday: {
          /** In Finnish. */
          fi: string
          /** In Swedish. */
          sv: string
          /** In English. */
          en: string
        }
        /** The date of the holiday. */
        date: string
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'standby_outside_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it counts, basis points of plain pay. */
        multiplierBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'travel_outside_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type. */
        entryType: string
        entryTypeName?: TypeNames | undefined
        /** What it counts, basis points of plain pay. */
        multiplierBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'holiday_credited'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** What the holiday is called. */
        holiday: {
          /** In Finnish. */
          fi: string
          /** In Swedish. */
          sv: string
          /** In English. */
          en: string
        }
        /** The date of the holiday. */
        date: string
        /** The code of the worktime model. */
        model: string
        modelName?: TypeNames | undefined
        /** The whole credit, where work and absences leave less of it; null otherwise. */
        wholeMinutes: number | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_type_credits_target'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the day type. */
        dayType: string
        dayTypeName?: TypeNames | undefined
        /** The target, as far as it is open. */
        targetMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_type_credits_minutes'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the day type. */
        dayType: string
        dayTypeName?: TypeNames | undefined
      }
    }
  | {
      /** What it is; stable. */
      code: 'absence_counts_to_target'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the absence. */
        entryType: string
        entryTypeName?: TypeNames | undefined
      }
    }
  | {
      /** What it is; stable. */
      code: 'absence_outside_target'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the entry type of the absence. */
        entryType: string
        entryTypeName?: TypeNames | undefined
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_type_without_credit'
      /** What its sentence is made of. */
      values: {
        /** The minutes of the line. */
        minutes: number
        /** Where they begin; null without a place in the day. */
        fromMinutes: number | null
        /** Where they end; null without a place in the day. */
        toMinutes: number | null
        /** The code of the day type. */
        dayType: string
        dayTypeName?: TypeNames | undefined
        /** What is expected of the day. */
        expectedMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'weekly_overtime'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** Overtime begins above so many minutes. */
        afterMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'period_overtime'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** Overtime begins above so many minutes. */
        afterMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'broken_period_overtime'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** Overtime begins above so many minutes. */
        afterMinutes: number
        /** What is added to plain pay, basis points. */
        premiumBp: number
        /** The days worked of the period that was broken off. */
        days: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'weekly_additional_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** The minutes that are agreed on. */
        agreedMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'period_additional_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** The minutes that are agreed on. */
        agreedMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'broken_period_additional_work'
      /** What its sentence is made of. */
      values: {
        /** The minutes that are something else than their day says. */
        minutes: number
        /** What they are on their day. */
        replaces: 'normal' | 'additional'
        /** The date of their day. */
        date: string
        /** The minutes that are agreed on. */
        agreedMinutes: number
        /** The days worked of the period that was broken off. */
        days: number
      }
    }

/** Why, as a code with its values; the sentence beside it is made of them. */
export type BalanceReason =
  | {
      /** What it is; stable. */
      code: 'kept_in_english'
      /** What its sentence is made of. */
      values: {
        /** The sentence, in English whoever reads it. */
        sentence: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_moves_balance'
      /** What its sentence is made of. */
      values: {
        /** The work day. */
        date: string
        term: BalanceTermReason
      }
    }
  | {
      /** What it is; stable. */
      code: 'stretch_moves_balance'
      /** What its sentence is made of. */
      values: {
        /** What it is. */
        stretch: 'week' | 'period'
        /** Its first day. */
        from: string
        /** Its last day. */
        to: string
        term: BalanceTermReason
      }
    }
  | {
      /** What it is; stable. */
      code: 'date_without_entries'
      /** What its sentence is made of. */
      values: {
        /** The date on which nothing is recorded. */
        date: string
        term: BalanceTermReason
      }
    }
  | {
      /** What it is; stable. */
      code: 'date_without_entries_reported'
      /** What its sentence is made of. */
      values: {
        /** By how much the balance moves; negative takes from it. */
        minutes: number
        /** The date on which nothing is recorded. */
        date: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'date_reported_otherwise'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'terms_turned_out_otherwise'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'found_anew_on_approval'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'taken_back_on_opening'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'found_anew_on_emptying'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'absence_takes_balance'
      /** What its sentence is made of. */
      values: {
        /** The day of the absence. */
        date: string
        /** What it takes. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'absence_changed'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'absence_cancelled'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'opening_imported'
      /** What its sentence is made of. */
      values: {
        /** By how much the balance moves; negative takes from it. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'opening_imported_anew'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'import_undone'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'opening_by_hand'
      /** What its sentence is made of. */
      values: {
        /** By how much the balance moves; negative takes from it. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'corrected_by_hand'
      /** What its sentence is made of. */
      values: {
        /** By how much the balance moves; negative takes from it. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'payout_to_come'
      /** What its sentence is made of. */
      values: {
        /** What is paid out. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'payout_withdrawn'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'flex_above_ceiling'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** What goes on at most. */
        ceilingMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'time_bank_above_ceiling'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** What the bank holds at most. */
        ceilingMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'time_bank_not_carried_over'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** What is carried over at most. */
        carryOverMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'balance_below_floor'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** By how much it is below the floor. */
        shortfallMinutes: number
        /** The lowest balance that is allowed. */
        floorMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'found_anew_at_period_end'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'closed_anew'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'projected_cap_cut'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** What goes on. */
        limitMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'projected_expiry'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** What is carried over. */
        carryOverMinutes: number
      }
    }

export type BalanceTransaction = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The balance account. */
  accountId: string
  /** The day from whose end on it counts. */
  effectiveDate: string
  /** By how much the balance moves, in minutes; negative takes from it. */
  minutes: number
  /** What it is. A `reversal` takes back another one; `cap_cut` is what lay above a ceiling at the end of a period. */
  kind:
    | 'accrual'
    | 'usage'
    | 'correction'
    | 'opening'
    | 'carry_over'
    | 'expiry'
    | 'payout'
    | 'cap_cut'
    | 'reversal'
  /** What made it: a work day, a `stretch` of days (a week or a period), a date without entries, an absence, a closing, somebody by hand, an import or a payout. */
  sourceType: 'work_day' | 'stretch' | 'blank_date' | 'absence' | 'closing' | 'manual' | 'import' | 'payout'
  /** The record that made it, by `sourceType`; null for a stretch, a date without entries and a correction by hand. */
  sourceId: string | null
  /** Of a stretch its first day, `effectiveDate` being the last; null otherwise. */
  countedFrom: string | null
  /** The transaction that it takes back; null for none. */
  reversesTransactionId: string | null
  /** The version of the worktime model that made it; null where no rule did. */
  ruleVersionId: string | null
  /** The lines of days that made it; empty for flex, which is no line. */
  parts: readonly {
    /** The day that the line is of. */
    workDate: string
    /** The kind of the line, such as `overtime_50`. */
    lineKind: string
    /** The minutes of the line. */
    minutes: number
    /** What a minute of it is worth, in hundredths of a per cent; 15000 is one and a half. */
    creditBp: number
    /** The version of the rule that made the line. */
    ruleVersionId: string
    explanation: BalancePartReason
    /** How the line came about, in words for people, in the language of the reader. */
    explain: string
  }[]
  /** Why, in the words of whoever wrote it; null where nobody did. */
  reason: string | null
  explanation: BalanceReason
  /** How it came about, in words for people, in the language of the reader. */
  explain: string
  /** Who approved, opened, corrected or closed; null when nobody of the organisation did. */
  actorMembershipId: string | null
  /** When the record was made. */
  createdAt: string
  /** The balance with it and with all before it, in minutes. */
  balanceAfter: number
  /** The same as `createdAt`: it never changes. */
  updatedAt: string
}

export type BalanceExplanation = {
  /** The balance account. */
  accountId: string
  /** The day at the end of which the balance stands. */
  asOf: string
  /** The balance: `carriedMinutes` and all `sources`, in minutes. */
  balanceMinutes: number
  /** The first day that is unfolded. */
  from: string
  /** What was there before that day, in minutes. */
  carriedMinutes: number
  /** What the balance is made of from then on, by the last day of each. */
  sources: readonly {
    /** What made it: a work day, a `stretch` of days (a week or a period), a date without entries, an absence, a closing, somebody by hand, an import or a payout. */
    sourceType: 'work_day' | 'stretch' | 'blank_date' | 'absence' | 'closing' | 'manual' | 'import' | 'payout'
    /** The record that made it, by `sourceType`; null for a stretch, a date without entries and a correction by hand. */
    sourceId: string | null
    /** The first day that it is of. */
    from: string
    /** The last day that it is of. */
    to: string
    /** What it comes to with all that was taken back, in minutes. */
    minutes: number
    /** Its rows, in the order in which they were written. */
    rows: readonly {
      /** The movement that the row is, as it is listed. */
      transactionId: string
      /** What it is. */
      kind:
        | 'accrual'
        | 'usage'
        | 'correction'
        | 'opening'
        | 'carry_over'
        | 'expiry'
        | 'payout'
        | 'cap_cut'
        | 'reversal'
      /** By how much the row moves the balance, in minutes. */
      minutes: number
      /** The version of the worktime model that made it; null where no rule did. */
      ruleVersionId: string | null
      /** The lines of days that made it; empty for flex, which is no line. */
      parts: readonly {
        /** The day that the line is of. */
        workDate: string
        /** The kind of the line, such as `overtime_50`. */
        lineKind: string
        /** The minutes of the line. */
        minutes: number
        /** What a minute of it is worth, in hundredths of a per cent; 15000 is one and a half. */
        creditBp: number
        /** The version of the rule that made the line. */
        ruleVersionId: string
        explanation: BalancePartReason
        /** How the line came about, in words for people, in the language of the reader. */
        explain: string
      }[]
      explanation: BalanceReason
      /** How it came about, in words for people, in the language of the reader. */
      explain: string
      /** When the record was made. */
      createdAt: string
    }[]
  }[]
}

export type BalanceProjection = {
  /** The balance account. */
  accountId: string
  /** The day at the end of which the balance stands. */
  asOf: string
  /** The balance of today, in minutes. */
  balanceMinutes: number
  /** The day up to which it is looked ahead. */
  until: string
  /** What the balance would be then, in minutes. */
  projectedMinutes: number
  /** The lowest that it would be until then, in minutes. */
  lowestMinutes: number
  /** What moves it, by date. */
  steps: readonly {
    /** The day on which it moves. */
    date: string
    /** An approved absence or another row that is to come, or what the end of a period would cut. */
    kind: 'planned' | 'cap_cut' | 'expiry'
    /** By how much, in minutes. */
    minutes: number
    /** The balance at the end of the day, in minutes. */
    balanceMinutes: number
    explanation: BalanceReason
    /** Why, in words for people, in the language of the reader. */
    explain: string
  }[]
}

export type BalanceCorrection = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The balance account. */
  accountId: string
  /** Whose balance it is. */
  membershipId: string
  /** What it is to be. */
  kind: 'correction' | 'opening'
  /** By how much the balance is to move, in minutes. */
  minutes: number
  /** The day from whose end on it is to count. */
  effectiveDate: string
  /** Why, in the words of whoever asked for it. */
  reason: string
  /** Whether somebody else has decided it. */
  state: 'submitted' | 'approved' | 'declined' | 'withdrawn'
  /** Why it was declined; null where nobody said. */
  declineReason: string | null
  /** Who asked for it; null for a key of the organisation. */
  askedByMembershipId: string | null
  /** Who decided it; null before. */
  decidedByMembershipId: string | null
  /** When it was decided or withdrawn; null before. */
  decidedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
}

export type BalancePayout = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The balance account that it is paid out of. */
  accountId: string
  /** Whose balance it is. */
  membershipId: string
  /** The day from whose end on it is gone from the balance. */
  effectiveDate: string
  /** How much is paid out, in minutes. */
  minutes: number
  /** Why, in the words of whoever paid it out. */
  reason: string
  /** `waiting` for a payroll batch, `told` by one, or `withdrawn` before that. */
  state: 'waiting' | 'told' | 'withdrawn'
  /** The payroll batch that has told it; null while none has. */
  exportBatchId: string | null
  /** Who paid it out; null for a key of the organisation. */
  askedByMembershipId: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type PeriodClosing = {
  /** The closing. It never changes. */
  id: string
  /** `flex_period`: the flexitime period of the worktime model that ends on the date. `year_end`: time banks, and leave of the leave years that end on it. */
  kind: 'flex_period' | 'year_end'
  /** The last day of what is closed. */
  date: string
  /** One that was broken off stays `running` until the same request is sent again. */
  state: 'running' | 'finished'
  /** Of how many members it is. */
  memberCount: number
  /** Of how many of them it is done. */
  closedCount: number
  /** Who ran it last; null when nobody of the organisation did. */
  startedByMembershipId: string | null
  /** When the record was made. */
  createdAt: string
  /** When it was done; null while it runs. */
  finishedAt: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type LeaveGainReason =
  | {
      /** What it is; stable. */
      code: 'kept_in_english'
      /** What its sentence is made of. */
      values: {
        /** The sentence, in English whoever reads it. */
        sentence: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_month_full'
      /** What its sentence is made of. */
      values: {
        /** The calendar month. */
        month: string
        /** Whether days or minutes make it full. */
        rule: 'days' | 'hours'
        /** Days or minutes that count as worked. */
        counted: number
        /** The days of holiday that it earns. */
        amount: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_year_rounded'
      /** What its sentence is made of. */
      values: {
        /** What the months of the year earned. */
        earned: number
        /** What it is rounded to. */
        amount: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_free_time'
      /** What its sentence is made of. */
      values: {
        /** Days for each month. */
        amount: number
        /** How many months. */
        months: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_of_period'
      /** What its sentence is made of. */
      values: {
        /** What the level gives. */
        amount: number
        /** Its first day. */
        from: string
        /** Its last day. */
        to: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_of_part_of_period'
      /** What its sentence is made of. */
      values: {
        /** What the level gives for the whole period. */
        whole: number
        /** Its first day. */
        from: string
        /** Its last day. */
        to: string
        /** The days of it that count. */
        countedDays: number
        /** All its days. */
        days: number
        /** What it comes to. */
        amount: number
      }
    }

/** Why, as a code with its values; the sentence beside it is made of them. */
export type LeaveChangeReason =
  | {
      /** What it is; stable. */
      code: 'kept_in_english'
      /** What its sentence is made of. */
      values: {
        /** The sentence, in English whoever reads it. */
        sentence: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_found_anew'
      /** What its sentence is made of. */
      values: {
        /** What happened, or what of the rules is another. */
        because:
          | 'settling'
          | 'closing'
          | 'days_approved'
          | 'days_opened'
          | 'absences'
          | 'policy'
          | 'group'
          | 'model'
          | 'member'
          | 'holidays'
        /** The day that was closed, or from which on the rules are others; null for none. */
        date: string | null
      }
    }

/** Why, as a code with its values; the sentence beside it is made of them. */
export type PeriodClosingReason =
  | {
      /** What it is; stable. */
      code: 'kept_in_english'
      /** What its sentence is made of. */
      values: {
        /** The sentence, in English whoever reads it. */
        sentence: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_moves_balance'
      /** What its sentence is made of. */
      values: {
        /** The work day. */
        date: string
        term: BalanceTermReason
      }
    }
  | {
      /** What it is; stable. */
      code: 'stretch_moves_balance'
      /** What its sentence is made of. */
      values: {
        /** What it is. */
        stretch: 'week' | 'period'
        /** Its first day. */
        from: string
        /** Its last day. */
        to: string
        term: BalanceTermReason
      }
    }
  | {
      /** What it is; stable. */
      code: 'date_without_entries'
      /** What its sentence is made of. */
      values: {
        /** The date on which nothing is recorded. */
        date: string
        term: BalanceTermReason
      }
    }
  | {
      /** What it is; stable. */
      code: 'date_without_entries_reported'
      /** What its sentence is made of. */
      values: {
        /** By how much the balance moves; negative takes from it. */
        minutes: number
        /** The date on which nothing is recorded. */
        date: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'date_reported_otherwise'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'terms_turned_out_otherwise'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'found_anew_on_approval'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'taken_back_on_opening'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'found_anew_on_emptying'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'absence_takes_balance'
      /** What its sentence is made of. */
      values: {
        /** The day of the absence. */
        date: string
        /** What it takes. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'absence_changed'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'absence_cancelled'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'opening_imported'
      /** What its sentence is made of. */
      values: {
        /** By how much the balance moves; negative takes from it. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'opening_imported_anew'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'import_undone'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'opening_by_hand'
      /** What its sentence is made of. */
      values: {
        /** By how much the balance moves; negative takes from it. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'corrected_by_hand'
      /** What its sentence is made of. */
      values: {
        /** By how much the balance moves; negative takes from it. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'payout_to_come'
      /** What its sentence is made of. */
      values: {
        /** What is paid out. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'payout_withdrawn'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'flex_above_ceiling'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** What goes on at most. */
        ceilingMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'time_bank_above_ceiling'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** What the bank holds at most. */
        ceilingMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'time_bank_not_carried_over'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** What is carried over at most. */
        carryOverMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'balance_below_floor'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** By how much it is below the floor. */
        shortfallMinutes: number
        /** The lowest balance that is allowed. */
        floorMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'found_anew_at_period_end'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'closed_anew'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'projected_cap_cut'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** What goes on. */
        limitMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'projected_expiry'
      /** What its sentence is made of. */
      values: {
        /** What was there at the end of the period. */
        balanceMinutes: number
        /** What is carried over. */
        carryOverMinutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_found_anew'
      /** What its sentence is made of. */
      values: {
        /** What happened, or what of the rules is another. */
        because:
          | 'settling'
          | 'closing'
          | 'days_approved'
          | 'days_opened'
          | 'absences'
          | 'policy'
          | 'group'
          | 'model'
          | 'member'
          | 'holidays'
        /** The day that was closed, or from which on the rules are others; null for none. */
        date: string | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_month_full'
      /** What its sentence is made of. */
      values: {
        /** The calendar month. */
        month: string
        /** Whether days or minutes make it full. */
        rule: 'days' | 'hours'
        /** Days or minutes that count as worked. */
        counted: number
        /** The days of holiday that it earns. */
        amount: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_year_rounded'
      /** What its sentence is made of. */
      values: {
        /** What the months of the year earned. */
        earned: number
        /** What it is rounded to. */
        amount: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_free_time'
      /** What its sentence is made of. */
      values: {
        /** Days for each month. */
        amount: number
        /** How many months. */
        months: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_of_period'
      /** What its sentence is made of. */
      values: {
        /** What the level gives. */
        amount: number
        /** Its first day. */
        from: string
        /** Its last day. */
        to: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_of_part_of_period'
      /** What its sentence is made of. */
      values: {
        /** What the level gives for the whole period. */
        whole: number
        /** Its first day. */
        from: string
        /** Its last day. */
        to: string
        /** The days of it that count. */
        countedDays: number
        /** All its days. */
        days: number
        /** What it comes to. */
        amount: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_capped'
      /** What its sentence is made of. */
      values: {
        gain: LeaveGainReason
        /** What the cap leaves of it. */
        amount: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_carried_over'
      /** What its sentence is made of. */
      values: {
        /** How much. */
        amount: number
        /** The first day of the leave year that it is of. */
        yearFrom: string
        /** The first day of the leave year that it goes into. */
        intoYear: string
        /** Until when it can be taken. */
        lastDay: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_not_taken'
      /** What its sentence is made of. */
      values: {
        /** How much. */
        amount: number
        /** The first day of the leave year that it is of. */
        yearFrom: string
        /** Until when it could be taken. */
        lastDay: string
        /** Whether no more of it is carried over, or it was carried over before. */
        carried: 'no_more' | 'before'
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_adjusted'
      /** What its sentence is made of. */
      values: {
        why: LeaveChangeReason
        /** What it is now. */
        amount: number
        /** What it was. */
        before: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_opening_imported'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'leave_corrected_by_hand'
      /** What its sentence is made of. */
      values: {
        /** Why, in the words of whoever corrected it. */
        reason: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_ill_on_holiday'
      /** What its sentence is made of. */
      values: {
        /** What the request is based on, in the words of whoever wrote it. */
        reason: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_overdrawn'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'absence_moved'
      /** What its sentence is made of. */
      values: {
        /** What happened to it, or what of the rules is another. */
        because:
          | 'approved'
          | 'cancelled'
          | 'imported'
          | 'import_undone'
          | 'type'
          | 'model'
          | 'member'
          | 'holidays'
        /** Whether on one day, from one on, or always. */
        when: 'always' | 'on' | 'from'
        /** The day; null for always. */
        from: string | null
      }
    }

export type PeriodClosingResult = {
  /** The member. */
  membershipId: string
  /** What was closed: `flex`, `time_bank:` with its code, or a kind of leave. */
  part: string
  /** What the figures count. */
  unit: 'minutes' | 'days'
  /** What was there without the closing, as a decimal number. */
  before: string
  /** What goes on into the next period, as a decimal number. */
  after: string
  /** What the closing has written; empty where nothing was to be done. */
  rows: readonly {
    /** What was written, such as `cap_cut` or `expiry`. */
    kind: string
    /** A decimal number in the unit of the result; negative takes from it. */
    amount: string
    explanation: PeriodClosingReason
    /** Why, in words for people, in the language of the reader. */
    explain: string
  }[]
  /** What somebody should look at, such as a balance below its floor, in the language of the reader; null for nothing. */
  warning: string | null
  /** The same as a code with its values; null for nothing. */
  warningExplanation: PeriodClosingReason | null
}

export type TimeBankVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** The lowest balance that time off and payouts may leave, in minutes. */
  floorMinutes: number
  /** The highest balance at the end of a year, in minutes; what is above it is cut. Null: there is none. */
  ceilingMinutes: number | null
  /** So much at most goes on into the next year, in minutes; the rest expires. Null: all of it. */
  carryOverMinutes: number | null
}

export type TimeBank = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** The lowest balance that time off and payouts may leave, in minutes. As in the version in force today; null without one. */
  floorMinutes: number | null
  /** The highest balance at the end of a year, in minutes; what is above it is cut. Null: there is none. As in the version in force today; null without one. */
  ceilingMinutes: number | null
  /** So much at most goes on into the next year, in minutes; the rest expires. Null: all of it. As in the version in force today; null without one. */
  carryOverMinutes: number | null
  /** Every version, by `validFrom`. */
  versions: readonly TimeBankVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type AbsenceTypeVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** Who is told the type of an absence, besides its member, those who answer for personnel and payroll: `open` everybody who sees the absence, `team` members of a common planning unit and supervisors, `manager` supervisors, `hr` nobody else. */
  sensitivity: 'open' | 'team' | 'manager' | 'hr'
  /** What absences of the type are counted in: `days` as working days, `hours` as minutes of the targets. */
  unit: 'days' | 'hours'
  /** Whether an absence may be of a morning, an afternoon or hours of its days. */
  partsAllowed: boolean
  /** The day type that whole days of absence are marked as: it says what they credit. */
  dayTypeId: string
  /** The entry type, of category `absence`, of the entries that parts of days are written as; null where only whole days are taken. */
  entryTypeId: string | null
  /** The pay type of the absence in the payroll system; null for that of the day type or entry type. */
  payTypeCode: string | null
  /** How many approve an absence one after the other; 0: it is approved when it is submitted. */
  approvalSteps: number
  /** A certificate is asked for where an absence is longer than so many days in a row; 0: for every one, null: for none. */
  certificateAfterDays: number | null
  /** So many days after it was asked for a certificate is overdue; null: at the end of the absence. */
  certificateDueDays: number | null
  /** What absences are taken from: `leave` of a policy, or a `balance` of minutes; null where they take from nothing and only working days are counted. */
  takesKind: 'leave' | 'balance' | null
  /** Which: the id of a leave policy; `flex`, `overtime`, `banked_leave` or the id of a time bank. Null without `takesKind`. */
  takesRef: string | null
  /** Whether days of absence count as worked where annual holiday is earned: `limited` up to `countsAsWorkedDays`. */
  countsAsWorkedForLeave: 'always' | 'never' | 'limited'
  /** How many working days of a leave year count as worked; null unless `limited`. */
  countsAsWorkedDays: number | null
}

export type AbsenceType = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** Every version, by `validFrom`. */
  versions: readonly AbsenceTypeVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ShiftTypeVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** When the shift starts, in minutes from the midnight that its date begins with. */
  startMinutes: number
  /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. */
  endMinutes: number
  /** How much of it is unpaid break, in minutes. */
  breakMinutes: number
  /** The entry type that the time is proposed and priced as, of the category `work`, `travel` or `standby`; null for plain work. */
  entryTypeId: string | null
  /** What shifts of the type are marked with, for whoever looks at a plan. */
  tags: readonly string[]
  /** The colour in which plans show it, `#rrggbb`; null for none. */
  colour: string | null
}

export type ShiftType = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** When the shift starts, in minutes from the midnight that its date begins with. As in the version in force today; null without one. */
  startMinutes: number | null
  /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. As in the version in force today; null without one. */
  endMinutes: number | null
  /** How much of it is unpaid break, in minutes. As in the version in force today; null without one. */
  breakMinutes: number | null
  /** The colour in which plans show it, `#rrggbb`; null for none. As in the version in force today; null without one. */
  colour: string | null
  /** Every version, by `validFrom`. */
  versions: readonly ShiftTypeVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type LeavePolicyVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** How leave is earned: `finnish_annual_holiday` by the Annual Holidays Act 162/2005, from the months worked between 1 April and 31 March; `general` by `levels`. */
  kind: 'finnish_annual_holiday' | 'general'
  /** When a leave year begins: on 1 January, on 1 April, or on the day of the year on which the employment began. */
  leaveYear: 'calendar' | 'credit_year' | 'anniversary'
  /** Which dates of an absence take leave: `holiday_act` Monday to Saturday but for the days that 4 § of the act leaves out; `working_days` those on which the worktime model expects work; `weekdays` Monday to Friday but for public holidays; `all` every date. */
  countedDates: 'holiday_act' | 'working_days' | 'weekdays' | 'all'
  /** How much is carried over to the next leave year at most; null for all that is left. */
  carryOverMax: number | null
  /** How many months what was carried over can be taken; null for as long as it is there. */
  carryOverExpiresAfterMonths: number | null
  /** Which leave is taken first: that of the earliest leave year, or that of the latest. */
  consumeOrder: 'oldest_first' | 'newest_first'
  /** An absence that lasts over an expiry: `by_day` takes what expires for its days before it only, `by_start` for all its days. */
  expirySplit: 'by_day' | 'by_start'
  /** How far below nothing leave may be taken, in the unit of the policy. */
  negativeFloor: number
  /** What is earned; of several that fit the one with the longest employment counts. */
  levels: readonly {
    /** How long the employment must have lasted on the day on which a period earns, in `startsAfterUnit`. */
    startsAfter: number
    /** What `startsAfter` counts. */
    startsAfterUnit: 'days' | 'months' | 'years'
    /** What a whole period earns, in the unit of the policy. */
    amount: number
    /** How long a period is; periods are counted from the beginning of the leave year. */
    frequency: 'monthly' | 'quarterly' | 'twice_a_year' | 'yearly'
    /** Whether a period earns on its first day or on its last. */
    gainedAt: 'start' | 'end'
  }[]
  /** Nothing is earned beyond so much on the account; null for no limit. */
  balanceCap: number | null
  /** So much is earned in a leave year at most; null for no limit. */
  yearlyCap: number | null
  /** How what a period earns is rounded to `roundingStep`. */
  rounding: 'none' | 'up' | 'down' | 'nearest'
  /** What is rounded to, such as 0.5 for half days. */
  roundingStep: number
  /** What a period earns that the employment covers in part: by its days (`days`), or all of it (`none`). */
  proration: 'days' | 'none'
  /** Days for a full month when the employment has lasted less than a year on 31 March. */
  daysPerMonth: number
  /** Days for a full month, of the whole earning year, from a year on. */
  daysPerMonthFromYear: number
  /** A month with so many days at work is full. */
  fullMonthDays: number
  /** Where the contract does not give so many days in every month, a month with so many minutes of work is full. */
  fullMonthMinutes: number
  /** Days of unpaid free time for a month of employment where the contract gives neither (8 §). */
  freeTimeDaysPerMonth: number
  /** From when holiday can be taken: from 2 May after its earning year (`season`), or as soon as it is earned, as may be agreed (`earned`). */
  usableFrom: 'season' | 'earned'
  /** Days that are to be given between 2 May and 30 September (20 §). */
  seasonDays: number
  /** Days of illness during holidays of an earning year that are not given anew (25 §). */
  illnessWaitingDays: number
  /** Only holiday beyond so many days of an earning year is reduced by them: four weeks (25 §). */
  illnessWaitingAboveDays: number
}

export type LeavePolicy = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** What amounts of the policy and its accounts count. It never changes. */
  unit: 'days' | 'minutes'
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** How leave is earned: `finnish_annual_holiday` by the Annual Holidays Act 162/2005, from the months worked between 1 April and 31 March; `general` by `levels`. As in the version in force today; null without one. */
  kind: 'finnish_annual_holiday' | 'general' | null
  /** Every version, by `validFrom`. */
  versions: readonly LeavePolicyVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type LeavePolicyTrial = {
  /** The day whose figures are compared. */
  asOf: string
  /** How many balances were compared. */
  comparedCount: number
  /** The members for whom the version changes something, and the days that it changes. */
  changes: readonly {
    /** The balance that would be other. */
    leaveBalanceId: string
    /** The member whose leave it is. */
    membershipId: string
    /** What is left by the rules as they are. */
    availableBefore: number
    /** What would be left. */
    availableAfter: number
    /** What would be earned, carried over or lost otherwise, by date. */
    lines: readonly {
      /** What it is called, as in the explanation of a balance. */
      line: string
      /** The day from which it counts. */
      date: string
      /** What it comes to by the rules as they are; 0 where there is none. */
      before: number
      /** What it would come to; 0 where there would be none. */
      after: number
    }[]
  }[]
  /** Where the next request continues, as `afterBalanceId`; null when all are compared. */
  nextAfterId: string | null
}

export type LeaveGroupVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** The policies by which members of the group have leave. */
  leavePolicyIds: readonly string[]
}

export type LeaveGroup = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** The policies by which members of the group have leave. As in the version in force today; null without one. */
  leavePolicyIds: readonly string[] | null
  /** Every version, by `validFrom`. */
  versions: readonly LeaveGroupVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type LeaveGroupMember = {
  /** The member who is in the group. */
  membershipId: string
  /** The leave group; null where the member is in none. */
  leaveGroupId: string | null
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type PayTypeRuleVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** The payroll system's code; null leaves the lines out of documents on purpose. */
  payTypeCode: string | null
}

export type PayTypeRule = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** The kind of line that it is for; null for every kind of the type. */
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
    | 'absence'
    | 'flex'
    | 'payout'
    | null
  /** Where the minutes of the lines go. Without a rule of their own, lines that are not `paid` stay out of documents. */
  compensation: 'paid' | 'overtime_account' | 'banked_leave'
  /** The entry type whose lines it is for; null where it does not matter. */
  entryTypeId: string | null
  /** The day type whose lines it is for; null where it does not matter. */
  dayTypeId: string | null
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** The payroll system's code; null leaves the lines out of documents on purpose. As in the version in force today; null without one. */
  payTypeCode: string | null
  /** Every version, by `validFrom`. */
  versions: readonly PayTypeRuleVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type CustomerGroup = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type CustomerTag = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type EntryTypeVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** Whether the minutes help to fulfil the day's target. Work: false means ordered beyond the flexitime. Travel and standby: false means no working time. Break: true means paid. Absence: true means credited. */
  countsToTarget: boolean
  /** What a minute is worth against plain pay; 10000 = 1.0. */
  multiplierBp: number
  /** The longest entry that can be confirmed, minutes; null for any length. */
  maxDurationMinutes: number | null
  /** The pay type in the payroll system; null leaves it to the target of an export. */
  payTypeCode: string | null
}

export type EntryType = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** What kind of time an entry of the type is. It never changes: make another type instead. */
  category: 'work' | 'travel' | 'standby' | 'break' | 'absence'
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** The longest entry that can be confirmed, minutes; null for any length. As in the version in force today; null without one. */
  maxDurationMinutes: number | null
  /** Every version, by `validFrom`. */
  versions: readonly EntryTypeVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type DayTypeVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** `target`: the day's target is fulfilled; `fixed`: `creditMinutes` are given; `none`: nothing is. */
  credit: 'none' | 'target' | 'fixed'
  /** Minutes that the day is credited with, given with credit `fixed` and only with it; null for another credit. */
  creditMinutes: number | null
  /** Whether the credit counts as work towards the limit of weekly or period overtime. */
  countsAsWorked: boolean
  /** Nothing is expected on such a day. */
  waivesTarget: boolean
  /** The pay type of the credit in the payroll system; null leaves it to the target of an export. */
  payTypeCode: string | null
}

export type DayType = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** Every version, by `validFrom`. */
  versions: readonly DayTypeVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type OvertimeRuleSetVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** Daily overtime begins above this (5 § and 16 §). A period broken off has overtime above it on average (20 §). */
  dailyOvertimeAfterMinutes: number
  /** So much daily overtime at +50 %, the rest at +100 %, and on average in a period broken off (20 §). */
  overtimeFirstTierMinutes: number
  /** Weekly overtime begins above this (5 § and 16 §); null where hours average (11 §). */
  weeklyOvertimeAfterMinutes: number | null
  /** So much weekly overtime at +50 %, the rest at +100 %; null: all at +50 % (20 §). */
  weeklyFirstTierMinutes: number | null
  /** Overtime of a period begins above this, of models of period-based work. Null: above what the law knows for two and three weeks (7 §), with its first tier; no such overtime in longer ones. */
  periodOvertimeAfterMinutes: number | null
  /** So much overtime of a period at +50 %: 720 in two weeks, 1080 in three (20 §). Null: all of it. */
  periodFirstTierMinutes: number | null
  /** Where additional work and overtime go: to pay, time off (21 §) or the working-time bank (14 §). */
  overtimeCompensation: 'paid' | 'overtime_account' | 'banked_leave'
  /** Evening work, known to agreements only; null where nothing is paid for it. */
  evening: {
    /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
    fromMinutes: number
    /** Where it ends, minutes from midnight; before its beginning, on the next day. */
    toMinutes: number
    /** Hundredths of a per cent; 10000 is the whole. */
    premiumBp: number
  } | null
  /** Night work, 23:00–06:00 (8 §); the law asks for no extra pay. Null where none is paid. */
  night: {
    /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
    fromMinutes: number
    /** Where it ends, minutes from midnight; before its beginning, on the next day. */
    toMinutes: number
    /** Hundredths of a per cent; 10000 is the whole. */
    premiumBp: number
  } | null
  /** For Sundays and public holidays; 10000 (20 §). 0 turns the lines off. */
  sundayPremiumBp: number
}

export type OvertimeRuleSet = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** Every version, by `validFrom`. */
  versions: readonly OvertimeRuleSetVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type WorktimeModelVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** `fixed`: the same hours every week. `shift`: a rota says the days. `flex`: flexitime (12 §). `period`: period-based work (7 §). `hours_only`: hours are paid as they come. */
  kind: 'fixed' | 'flex' | 'period' | 'shift' | 'hours_only'
  /** The agreed week, the sum of `dayTargets` under fixed hours and flexitime, which are measured by days. Of another kind, what is worked above it in a week, or above so much for each week of a period, is additional work up to the limit of overtime (16 §): part-time. 0: no hours are agreed. */
  weeklyMinutes: number
  /** What each weekday expects, Monday first; all zero where a rota says it. */
  dayTargets: readonly number[]
  /** The agreed length of a day, above which work is additional (16 §), up to the limit of overtime; null: the target of the weekday, or without one the limit of daily overtime. */
  agreedDailyMinutes: number | null
  /** The regular hours of a day, where agreed; they fill first, so overtime lies outside. Null where none are. */
  schedule: {
    /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
    fromMinutes: number
    /** Where it ends, after its beginning; minutes from midnight, above 1440 on the next day. */
    toMinutes: number
  } | null
  /** Daily overtime begins above this (5 § and 16 §). A period broken off has overtime above it on average (20 §). */
  dailyOvertimeAfterMinutes: number
  /** So much daily overtime at +50 %, the rest at +100 %, and on average in a period broken off (20 §). */
  overtimeFirstTierMinutes: number
  /** Weekly overtime begins above this (5 § and 16 §); null where hours average (11 §). */
  weeklyOvertimeAfterMinutes: number | null
  /** So much weekly overtime at +50 %, the rest at +100 %; null: all at +50 % (20 §). */
  weeklyFirstTierMinutes: number | null
  /** The length of a period of period-based work in weeks: 2 or 3 (7 §), by agreement longer. Null in other kinds. */
  periodWeeks: number | null
  /** A Monday on which a period begins; the others follow and precede it without a gap. Null in other kinds. */
  periodStartsOn: string | null
  /** Overtime of a period begins above this: 4800 in two weeks, 7200 in three (7 §). Null without such overtime. */
  periodOvertimeAfterMinutes: number | null
  /** So much overtime of a period at +50 %: 720 in two weeks, 1080 in three (20 §). Null: all of it. */
  periodFirstTierMinutes: number | null
  /** Where additional work and overtime go: to pay, time off (21 §) or the working-time bank (14 §). */
  overtimeCompensation: 'paid' | 'overtime_account' | 'banked_leave'
  /** Evening work, known to agreements only; null where nothing is paid for it. */
  evening: {
    /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
    fromMinutes: number
    /** Where it ends, minutes from midnight; before its beginning, on the next day. */
    toMinutes: number
    /** Hundredths of a per cent; 10000 is the whole. */
    premiumBp: number
  } | null
  /** Night work, 23:00–06:00 (8 §); the law asks for no extra pay. Null where none is paid. */
  night: {
    /** Where it begins, minutes from midnight; of a time that the clocks repeat the first one. */
    fromMinutes: number
    /** Where it ends, minutes from midnight; before its beginning, on the next day. */
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
  /** What a credited holiday gives; null: the target of the day. Of a holiday that is worked, or has a credited absence, it gives only what they leave of the target, or of the credit where that is more. */
  holidayCreditMinutes: number | null
  /** Unpaid breaks taken off by themselves, from the middle of the work, where too little was recorded; a gap between entries counts as break. No rule takes the work below its own `afterMinutes`. */
  breakRules: readonly {
    /** Of placed work. */
    afterMinutes: number
    /** Of unpaid break. */
    deductMinutes: number
  }[]
  /** Less break than this is warned of (24 §); null where nobody is. */
  requiredBreak: {
    /** Of work. */
    afterMinutes: number
    /** Of unpaid break. */
    breakMinutes: number
  } | null
  /** The step; 0 rounds nothing. */
  roundingMinutes: number
  /** `up` never takes a minute from the worker, `down` never gives one, `nearest` takes half a step upwards. */
  roundingMode: 'none' | 'nearest' | 'up' | 'down'
  /** `times`: start and end of each span of work or travel; `day`: the worked minutes, once, at the end of the day. */
  roundingScope: 'times' | 'day'
  /** A day within it counts as exactly on time: no deviation, no additional work, no overtime, no flex. Beyond it the whole difference counts. */
  toleranceMinutes: {
    /** Above the target or the agreed day. */
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
  /** Whether payroll is told of flex: not at all, or what moves to the balance in its period, long days less short ones and those without entries; a line worth no pay of its own. `none` in other kinds. */
  flexInPayroll: 'none' | 'movement'
  /** Whether hours must come from the clock, so that a hand-entered day needs a reason. */
  punchPolicy: 'free' | 'clocking_required'
  /** The set of overtime rules whose version in force on each day says what overtime and premiums are. With it the version gives none of these rules itself; what it answers of them is what the law says, for days on which the set has no version. Null: the version says them. */
  overtimeRuleSetId: string | null
}

export type WorktimeModel = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** Every version, by `validFrom`. */
  versions: readonly WorktimeModelVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type DimensionValue = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The tracking level that the target is of. */
  dimensionId: string
  /** Unique within the level, as the organisation writes it. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The target above it in the same level; null at the top. */
  parentId: string | null
  /** The other system, with `externalId`; null for a target that no other system knows. */
  externalSource: string | null
  /** The target's id in the other system; null for a target that no other system knows. */
  externalId: string | null
  /** How exactly hours must be attributed; null for every target that is no project. */
  attributionPrecision: 'project' | 'phase' | 'task' | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type Dimension = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** Unique among the levels: lower-case letters, digits and `_`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** An entry of which any minute has no target of the level cannot be confirmed, where it is asked for. */
  required: boolean
  /** Whether entries ask for a target of the level. */
  askInEntry: boolean
  /** What becomes of the minutes that the targets of an entry leave over, where it has some: `unattributed`: they belong to no target; `refused`: the day is not confirmed. A required level that is asked for leaves nothing over. */
  remainder: 'unattributed' | 'refused'
  /** The level `project`: its targets are the projects register. */
  locked: boolean
  /** Levels are shown in this order. */
  position: number
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
  /** With `includeValues`; inactive ones too, by code. */
  values?: readonly DimensionValue[] | undefined
}

export type PlanningUnit = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique among the planning units: lower-case letters, digits, `_` and `-`; null for none. */
  code: string | null
  /** What people see and choose it by. */
  name: string
  /** The unit above it; null at the top. */
  parentId: string | null
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type StaffGroup = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type Employer = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What people see and choose it by. */
  name: string
  /** The Finnish business id, `1234567-8`; unique in the organisation; null for none. */
  registryCode: string | null
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type Holiday = {
  /** The record of an addition; null for a holiday of the calendar. */
  id: string | null
  /** The day. */
  date: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people call it, by language. */
  name: {
    /** In Finnish. */
    fi: string
    /** In Swedish. */
    sv: string
    /** In English. */
    en: string
  }
  /** `public`: work is paid as on a Sunday. `eve`: an ordinary day by law, free in most agreements. */
  kind: 'public' | 'eve'
  /** The calendar of Finland, or an addition. */
  source: 'calendar' | 'organisation'
  /** When the addition was made; null for a holiday of the calendar. */
  updatedAt: string | null
}

export type PaymentTermVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** Days from the date of the invoice to its due date; 0: at once. */
  netDays: number
  /** Whether days count from the last day of the month of the invoice. */
  fromEndOfMonth: boolean
  /** Whether a date on a Saturday, Sunday or bank holiday moves to the next bank day. */
  toBankDay: boolean
  /** Days in which a cash discount is given; null: there is none. */
  cashDiscountDays: number | null
  /** The cash discount for payment within `cashDiscountDays`, of the gross sum; null: none. */
  cashDiscountBp: number | null
  /** Agreed interest a year on late payment; null: as the Interest Act 633/1982 says. */
  lateInterestBp: number | null
}

export type PaymentTerm = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** Days from the date of the invoice to its due date; 0: at once. As in the version in force today; null without one. */
  netDays: number | null
  /** Every version, by `validFrom`. */
  versions: readonly PaymentTermVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type VatRateVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** The rate in hundredths of a per cent: 2550 is 25.5 %. */
  rateBp: number
}

export type VatRate = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** The rate in hundredths of a per cent: 2550 is 25.5 %. As in the version in force today; null without one. */
  rateBp: number | null
  /** Every version, by `validFrom`. */
  versions: readonly VatRateVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type VatTreatmentVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** Whether the seller charges tax by the rate of the article; otherwise it is 0. */
  taxed: boolean
  /** The category of EN 16931: `S` taxed, `AE` reverse charge, `K` intra-community, `G` export, `O` outside the scope, `E` exempt, `Z` zero-rated. */
  category: 'S' | 'AE' | 'K' | 'G' | 'O' | 'E' | 'Z'
  /** Whether an invoice must name the VAT id of the buyer. */
  buyerVatIdNeeded: boolean
  /** Whether it is for construction services alone: what is billed by another article is treated as `domestic`. */
  onlyForConstruction: boolean
  /** What an invoice says of it, in its language; null for nothing. */
  invoiceText: {
    /** On invoices in Finnish. */
    fi: string
    /** On invoices in Swedish. */
    sv: string
    /** On invoices in English. */
    en: string
  } | null
}

export type VatTreatment = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** Whether the seller charges tax by the rate of the article; otherwise it is 0. As in the version in force today; null without one. */
  taxed: boolean | null
  /** The category of EN 16931: `S` taxed, `AE` reverse charge, `K` intra-community, `G` export, `O` outside the scope, `E` exempt, `Z` zero-rated. As in the version in force today; null without one. */
  category: 'S' | 'AE' | 'K' | 'G' | 'O' | 'E' | 'Z' | null
  /** Every version, by `validFrom`. */
  versions: readonly VatTreatmentVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ArticleVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** The price of one unit in millionths of a euro, without value added tax; null where something else says it, as rate cards do of hours. */
  unitPriceMicros: number | null
  /** The rate of value added tax where it is taxed. */
  vatRateId: string
  /** How it is treated in value added tax whoever buys it, such as exempt; null: as sales to the customer are. */
  vatTreatmentId: string | null
  /** The account that its sales are booked to; null where accounting says it. */
  accountCode: string | null
}

export type Article = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** What one is counted in, such as `h` or `pcs`. */
  unit: string
  /** Whether it is a construction service: to customers who sell those, the buyer then owes the tax (Value Added Tax Act 1501/1993, section 8 c). */
  constructionService: boolean
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** The price of one unit in millionths of a euro, without value added tax; null where something else says it, as rate cards do of hours. As in the version in force today; null without one. */
  unitPriceMicros: number | null
  /** The rate of value added tax where it is taxed. As in the version in force today; null without one. */
  vatRateId: string | null
  /** Every version, by `validFrom`. */
  versions: readonly ArticleVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type DueDate = {
  /** Which of `GET /v1/payment-terms` was asked. */
  paymentTermId: string
  /** Its version in force on the date of the invoice. */
  versionId: string
  /** The date that was asked about. */
  invoiceDate: string
  /** The last day on which the invoice is paid in time. */
  dueDate: string
  /** The last day of the cash discount, counted and moved as the due date is; null: there is none. */
  cashDiscountDate: string | null
  /** Every step of the count. */
  explain: {
    /** Whether days count from the end of the month of the invoice. */
    fromEndOfMonth: boolean
    /** Whether the dates move to a bank day. */
    toBankDay: boolean
    /** The date of the invoice, or the last day of its month. */
    countedFrom: string
    /** How `dueDate` was come by. */
    due: {
      /** Days that are counted from `countedFrom`. */
      days: number
      /** Where the count ends, before it moves to a bank day. */
      countedTo: string
      /** The days that the date moved over, in their order; empty when it did not move. */
      passedOver: readonly {
        /** The day that is no bank day. */
        date: string
        /** Why banks are closed; a bank holiday at a weekend is told as the weekend. */
        reason: 'saturday' | 'sunday' | 'bank_holiday'
        /** The holiday of `GET /v1/holidays`; null unless the reason is `bank_holiday`. */
        holidayCode: string | null
      }[]
      /** The same as reasons: how it was counted, each day that it moved over, and the bank day that it moved to. */
      steps: readonly {
        /** What it is; stable. */
        code:
          | 'counted_from_invoice'
          | 'counted_from_month_end'
          | 'passed_over_weekend'
          | 'passed_over_bank_holiday'
          | 'moved_to_bank_day'
        /** What its sentence is made of. */
        values:
          | {
              /** Days that are counted. */
              days: number
              /** From when they are counted. */
              from: string
              /** The payment term, by what it is called in each language. */
              term: {
                /** In Finnish. */
                fi: string
                /** In Swedish. */
                sv: string
                /** In English. */
                en: string
              }
              /** Where the count ends. */
              to: string
            }
          | {
              /** The day on which banks are closed. */
              date: string
              /** Which day of the week it is. */
              day: 'saturday' | 'sunday'
            }
          | {
              /** The day on which banks are closed. */
              date: string
              /** What the holiday is called in each language. */
              holiday: {
                /** In Finnish. */
                fi: string
                /** In Swedish. */
                sv: string
                /** In English. */
                en: string
              }
            }
          | {
              /** The bank day. */
              date: string
            }
        /** The same in words for people, in the language of the reader. */
        detail: string
      }[]
    }
    /** How `cashDiscountDate` was come by; null: there is none. */
    cashDiscount: {
      /** Days that are counted from `countedFrom`. */
      days: number
      /** Where the count ends, before it moves to a bank day. */
      countedTo: string
      /** The days that the date moved over, in their order; empty when it did not move. */
      passedOver: readonly {
        /** The day that is no bank day. */
        date: string
        /** Why banks are closed; a bank holiday at a weekend is told as the weekend. */
        reason: 'saturday' | 'sunday' | 'bank_holiday'
        /** The holiday of `GET /v1/holidays`; null unless the reason is `bank_holiday`. */
        holidayCode: string | null
      }[]
      /** The same as reasons: how it was counted, each day that it moved over, and the bank day that it moved to. */
      steps: readonly {
        /** What it is; stable. */
        code:
          | 'counted_from_invoice'
          | 'counted_from_month_end'
          | 'passed_over_weekend'
          | 'passed_over_bank_holiday'
          | 'moved_to_bank_day'
        /** What its sentence is made of. */
        values:
          | {
              /** Days that are counted. */
              days: number
              /** From when they are counted. */
              from: string
              /** The payment term, by what it is called in each language. */
              term: {
                /** In Finnish. */
                fi: string
                /** In Swedish. */
                sv: string
                /** In English. */
                en: string
              }
              /** Where the count ends. */
              to: string
            }
          | {
              /** The day on which banks are closed. */
              date: string
              /** Which day of the week it is. */
              day: 'saturday' | 'sunday'
            }
          | {
              /** The day on which banks are closed. */
              date: string
              /** What the holiday is called in each language. */
              holiday: {
                /** In Finnish. */
                fi: string
                /** In Swedish. */
                sv: string
                /** In English. */
                en: string
              }
            }
          | {
              /** The bank day. */
              date: string
            }
        /** The same in words for people, in the language of the reader. */
        detail: string
      }[]
    } | null
  }
}

export type CustomField = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The kind of record that the field belongs to, such as `customer`. It never changes. */
  kind: string
  /** What values stand under in `customFields` and in `cf[<key>]`, unique within the kind. It never changes. */
  key: string
  /** What values are: text, a number of at most four decimals, a date, true or false, the code of one option, or a list of codes of options. It never changes. */
  type: 'text' | 'number' | 'date' | 'boolean' | 'option' | 'options'
  /** What people see and choose it by. */
  name: string
  /** What the field is for; null when nobody said. */
  description: string | null
  /** Whether a new record must have a value. A record from before needs one when its custom fields are next written. */
  required: boolean
  /** What can be chosen, in this order; empty for other types. */
  options: readonly {
    /** What records keep; unique within the field. */
    code: string
    /** What people see and choose it by. */
    name: string
    /** Whether it may still be chosen; records that have it keep it. */
    active: boolean
  }[]
  /** Fields of a kind are shown in this order, those of one position by their keys. */
  position: number
  /** Whether records get values of it. Of a deactivated field records keep and show theirs, and may clear them. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** What an approved absence is asked to become; it stays in force as it is until that is decided on. */
export type AskedAbsenceChange = {
  /** The absence type; null where the caller is not told. */
  absenceTypeId: string | null
  /** The first day. */
  startDate: string
  /** The last day, which is part of it. */
  endDate: string
  /** What of the first day is taken: all of it, the morning or the afternoon. */
  startPart: 'full' | 'am' | 'pm'
  /** What of the last day is taken; that of a single day is its `startPart`. */
  endPart: 'full' | 'am' | 'pm'
  /** Minutes of absence on each date, at most what the date expects; null for whole days and halves. */
  minutesPerDay: number | null
  /** When it was asked for. */
  askedAt: string
} | null

/** What an absence takes. */
export type AbsenceTotal = {
  /** What the days take together, in `unit`. */
  amount: number
  /** What is counted. */
  unit: 'days' | 'minutes'
} | null

/** The certificate of an absence: whether it was asked for and has arrived. */
export type AbsenceCertificate = {
  /** Whether one was asked for and has arrived; `overdue` once `dueOn` has passed. */
  state: 'not_required' | 'requested' | 'provided' | 'overdue'
  /** The last day on which it is in time; null where none was asked for. */
  dueOn: string | null
  /** When it was asked for; null where none was. */
  requestedAt: string | null
  /** Who asked for it; null where none was, and where the rule of the absence type asked. */
  requestedByMembershipId: string | null
  /** The day on which it arrived; null until then. */
  providedOn: string | null
  /** Who noted that it arrived; null until then. */
  providedByMembershipId: string | null
} | null

export type Absence = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** The member who is absent. */
  membershipId: string
  /** What the absence is of; null where the caller is not told. */
  absenceTypeId: string | null
  /** The name of the absence type; null where the caller is not told. */
  absenceTypeName: string | null
  /** Whether the caller is not told what the absence is of: type, note, certificate, total, decision and reasons are null then. */
  masked: boolean
  /** The first day. */
  startDate: string
  /** The last day, which is part of it. */
  endDate: string
  /** What of the first day is taken: all of it, the morning or the afternoon. */
  startPart: 'full' | 'am' | 'pm'
  /** What of the last day is taken; that of a single day is its `startPart`. */
  endPart: 'full' | 'am' | 'pm'
  /** Minutes of absence on each date, at most what the date expects; null for whole days and halves. */
  minutesPerDay: number | null
  /** How far it has got. `approved` and `cancel_requested` are in force: the member is absent. */
  state:
    | 'draft'
    | 'submitted'
    | 'pre_approved'
    | 'approved'
    | 'declined'
    | 'returned'
    | 'cancel_requested'
    | 'cancelled'
  /** A remark of the member or of who wrote it; null for none. */
  note: string | null
  /** The colleague who stands in; null where nobody was named. */
  replacementMembershipId: string | null
  /** Who wrote it: the member, somebody for them, or an import. */
  origin: 'own' | 'supervisor' | 'import'
  askedChange: AskedAbsenceChange
  total: AbsenceTotal
  /** Since when it waits for a decision, or waited for the last one; null until it was submitted. */
  submittedAt: string | null
  /** Who decided last; null until then. */
  decidedByMembershipId: string | null
  /** When it was decided on last; null until then. */
  decidedAt: string | null
  /** Why it was declined or sent back; null unless it was. */
  decisionReason: string | null
  /** Why it is to be cancelled; null for none. */
  cancellationReason: string | null
  /** When it was cancelled; null unless it was. */
  cancelledAt: string | null
  certificate: AbsenceCertificate
  /** The system that it was imported from; null for none. */
  externalSource: string | null
  /** What that system knows it by; null for none. */
  externalId: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type AbsenceDayReason =
  | {
      /** What it is; stable. */
      code: 'kept_in_english'
      /** What its sentence is made of. */
      values: {
        /** The sentence, in English whoever reads it. */
        sentence: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'outside_employment'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'day_is_holiday'
      /** What its sentence is made of. */
      values: {
        /** What the holiday is called in each language. */
        holiday: {
          /** In Finnish. */
          fi: string
          /** In Swedish. */
          sv: string
          /** In English. */
          en: string
        }
      }
    }
  | {
      /** What it is; stable. */
      code: 'day_off_by_plan'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'day_off_by_weekday'
      /** What its sentence is made of. */
      values: {
        /** The day of the week. */
        weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
      }
    }
  | {
      /** What it is; stable. */
      code: 'absence_day_expects_nothing'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'absence_day_takes_no_balance'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'absence_day_without_leave_rules'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'absence_of_half_day'
      /** What its sentence is made of. */
      values: {
        /** Which half. */
        part: 'am' | 'pm'
      }
    }
  | {
      /** What it is; stable. */
      code: 'absence_of_minutes'
      /** What its sentence is made of. */
      values: {
        /** Minutes of absence. */
        minutes: number
        /** What the day expects of the member, in minutes. */
        targetMinutes: number
      }
    }

export type AbsenceDay = {
  /** The date of which this is told. */
  workDate: string
  /** What of the date is taken. */
  part: 'full' | 'am' | 'pm' | 'hours'
  /** What the date, or its part, expects of the member in minutes; null where no work is expected. */
  minutes: number | null
  /** What the date takes, in `unit`; null where the caller is not told. */
  amount: number | null
  /** What is counted; null where the caller is not told. */
  unit: 'days' | 'minutes' | null
  /** Why the date takes nothing or other than usual, in the language of the reader; null for an ordinary day and where the caller is not told. */
  reason: string | null
  /** The same as a code with its values; null where there is no `reason`. */
  explanation: AbsenceDayReason | null
}

export type AbsenceDays = {
  /** Every date, in order. */
  items: readonly AbsenceDay[]
}

export type TeamCalendarMember = {
  /** The member. */
  membershipId: string
  /** What the member is called. */
  displayName: string
  /** When the member is absent, in order of time. Days of absences whose types are withheld are joined: one stretch may be of several. */
  absences: readonly {
    /** The first day of it within the window. */
    startDate: string
    /** The last day of it within the window, which is part of it. */
    endDate: string
    /** What of each of its days: the whole, a half, or hours. */
    part: 'full' | 'am' | 'pm' | 'hours'
    /** Whether it waits for a decision; told only of absences whose type is told, and to those who decide. */
    waiting: boolean
    /** The absence; null where the type is withheld. */
    periodId: string | null
    /** What the absence is of; null where the type is withheld. */
    absenceTypeId: string | null
    /** The name of the type; null where it is withheld. */
    absenceTypeName: string | null
  }[]
}

export type CoverageDay = {
  /** The day. */
  date: string
  /** Members of the unit of whom work is expected on the day. */
  expectedMembers: number
  /** Of these, those who are absent the whole day, for whatever reason. */
  absentMembers: number
  /** Of these, those who are absent a half or some hours. */
  partlyAbsentMembers: number
  /** Of these, those who are there in the half of the day in which fewer are. Hours of absence, whose time of day nobody says, lie in that half and count for as much of it as they cover; the sum is rounded to whole members. */
  presentMembers: number
  /** How many the unit needs, as set for the day; null where nothing is set. */
  minimumMembers: number | null
  /** Whether fewer are there than the unit needs. */
  belowMinimum: boolean
}

export type AbsencePlan = {
  /** The first day looked at. */
  from: string
  /** The last day looked at. */
  to: string
  /** The absences that reach into the window, by their beginning; declined and cancelled ones are not among them. */
  absences: readonly {
    /** The absence. */
    periodId: string
    /** What it is of. */
    absenceTypeId: string
    /** What people know this kind of absence by. */
    absenceTypeName: string
    /** Its first day. */
    startDate: string
    /** Its last day, which is part of it. */
    endDate: string
    /** What of the first day: the whole or a half. */
    startPart: 'full' | 'am' | 'pm'
    /** What of the last day: the whole or a half. */
    endPart: 'full' | 'am' | 'pm'
    /** Minutes of each day; null for whole days and halves. */
    minutesPerDay: number | null
    /** How far it has got. */
    state:
      | 'draft'
      | 'submitted'
      | 'pre_approved'
      | 'approved'
      | 'declined'
      | 'returned'
      | 'cancel_requested'
      | 'cancelled'
  }[]
  /** The day that the entitlements stand for. */
  availableOn: string
  /** What is left on that day, plans deducted; empty where the organisation keeps no leave. */
  entitlements: readonly Entitlement[]
}

export type StaffingMinimum = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** How many members each weekday needs, Monday first; 0 needs none. A public holiday needs as many as a Sunday, an eve as many as a Saturday. */
  weekdays: readonly number[]
  /** When the record was made. */
  createdAt: string
}

export type StaffingMinimums = {
  /** The planning unit that they are of. */
  planningUnitId: string
  /** Every row that was or will be in force, oldest first; none while nothing was ever set. */
  minimums: readonly StaffingMinimum[]
  /** When they last changed, to be sent as `expectedUpdatedAt`; null while nothing was ever set. */
  updatedAt: string | null
}

/** What a member has of a leave policy, on a day. */
export type LeaveBalance = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The member whose leave it is. */
  membershipId: string
  /** The policy by which it is earned. */
  leavePolicyId: string
  /** The short name by which files and people name the leave policy. */
  policyCode: string
  /** What people know the policy by. */
  policyName: string
  /** What amounts count. */
  unit: 'days' | 'minutes'
  /** The day that the amounts stand for. */
  asOf: string
  /** Earned in the leave years that can be taken from on the day, corrections among it. */
  accrued: number
  /** Brought over from earlier leave years, opening balances among it. */
  carriedOver: number
  /** Taken of both up to the day. */
  used: number
  /** Approved for later days. */
  planned: number
  /** The most that can be taken on the day, so that nothing planned is in want of it. */
  available: number
  /** Earned by the day, and to be taken only later. */
  earning: number
  /** Everything up to the day: earned, brought in and corrected, less taken and lost. */
  balance: number
  /** What is lost unless it is taken, plans deducted, the earliest first. */
  expiring: readonly {
    /** How much. */
    amount: number
    /** The last day on which it can be taken. */
    expiresOn: string
  }[]
  /** Of annual holiday by the act that can be taken on the day; null where none can, and for other leave. */
  season: {
    /** The first day of the holiday season. */
    summerFrom: string
    /** The last day of the holiday season. */
    summerTo: string
    /** Days that are to be given in the season. */
    summerDays: number
    /** Days that are taken or planned in the season. */
    summerTaken: number
    /** The last day on which the rest is to be given. */
    winterTo: string
    /** Days that may be given after the season. */
    winterDays: number
  } | null
  /** Up to when what follows from the rules is kept as rows; null before the first time. Amounts count what is not yet kept as well. */
  settledThrough: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type LeaveReason =
  | {
      /** What it is; stable. */
      code: 'kept_in_english'
      /** What its sentence is made of. */
      values: {
        /** The sentence, in English whoever reads it. */
        sentence: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_found_anew'
      /** What its sentence is made of. */
      values: {
        /** What happened, or what of the rules is another. */
        because:
          | 'settling'
          | 'closing'
          | 'days_approved'
          | 'days_opened'
          | 'absences'
          | 'policy'
          | 'group'
          | 'model'
          | 'member'
          | 'holidays'
        /** The day that was closed, or from which on the rules are others; null for none. */
        date: string | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_month_full'
      /** What its sentence is made of. */
      values: {
        /** The calendar month. */
        month: string
        /** Whether days or minutes make it full. */
        rule: 'days' | 'hours'
        /** Days or minutes that count as worked. */
        counted: number
        /** The days of holiday that it earns. */
        amount: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_year_rounded'
      /** What its sentence is made of. */
      values: {
        /** What the months of the year earned. */
        earned: number
        /** What it is rounded to. */
        amount: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_free_time'
      /** What its sentence is made of. */
      values: {
        /** Days for each month. */
        amount: number
        /** How many months. */
        months: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_of_period'
      /** What its sentence is made of. */
      values: {
        /** What the level gives. */
        amount: number
        /** Its first day. */
        from: string
        /** Its last day. */
        to: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_of_part_of_period'
      /** What its sentence is made of. */
      values: {
        /** What the level gives for the whole period. */
        whole: number
        /** Its first day. */
        from: string
        /** Its last day. */
        to: string
        /** The days of it that count. */
        countedDays: number
        /** All its days. */
        days: number
        /** What it comes to. */
        amount: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_capped'
      /** What its sentence is made of. */
      values: {
        gain: LeaveGainReason
        /** What the cap leaves of it. */
        amount: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_carried_over'
      /** What its sentence is made of. */
      values: {
        /** How much. */
        amount: number
        /** The first day of the leave year that it is of. */
        yearFrom: string
        /** The first day of the leave year that it goes into. */
        intoYear: string
        /** Until when it can be taken. */
        lastDay: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_not_taken'
      /** What its sentence is made of. */
      values: {
        /** How much. */
        amount: number
        /** The first day of the leave year that it is of. */
        yearFrom: string
        /** Until when it could be taken. */
        lastDay: string
        /** Whether no more of it is carried over, or it was carried over before. */
        carried: 'no_more' | 'before'
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_adjusted'
      /** What its sentence is made of. */
      values: {
        why: LeaveChangeReason
        /** What it is now. */
        amount: number
        /** What it was. */
        before: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_opening_imported'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'leave_corrected_by_hand'
      /** What its sentence is made of. */
      values: {
        /** Why, in the words of whoever corrected it. */
        reason: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_ill_on_holiday'
      /** What its sentence is made of. */
      values: {
        /** What the request is based on, in the words of whoever wrote it. */
        reason: string
      }
    }
  | {
      /** What it is; stable. */
      code: 'leave_overdrawn'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'absence_moved'
      /** What its sentence is made of. */
      values: {
        /** What happened to it, or what of the rules is another. */
        because:
          | 'approved'
          | 'cancelled'
          | 'imported'
          | 'import_undone'
          | 'type'
          | 'model'
          | 'member'
          | 'holidays'
        /** Whether on one day, from one on, or always. */
        when: 'always' | 'on' | 'from'
        /** The day; null for always. */
        from: string | null
      }
    }

/** A row of a leave balance, which never changes. */
export type LeaveTransaction = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The balance that it is of. */
  leaveBalanceId: string
  /** The day from which it counts. */
  effectiveDate: string
  /** The leave year that it is of, by its first day; of leave that was taken the day itself. */
  leaveYearStart: string
  /** How much was added, or taken where it is negative, in the unit of the policy. */
  amount: number
  /** What happened: `reversal` gives back what was taken, `adjustment` says what other facts or rules change of an earlier row. */
  kind: 'accrual' | 'usage' | 'carry_over' | 'expiry' | 'correction' | 'opening' | 'reversal' | 'adjustment'
  /** Where it comes from; `rule` for what follows from the policy. */
  sourceType: 'rule' | 'absence' | 'illness' | 'manual' | 'import'
  /** The absence that took it, or the import; null without one. */
  sourceId: string | null
  /** The version of the policy that made it; null where no rule did. */
  ruleVersionId: string | null
  explanation: LeaveReason
  /** What it is, in words for people, in the language of the reader. */
  explain: string
  /** Why somebody made it, in their words, or in English why the service adjusted it; null without a reason. */
  reason: string | null
  /** Who made it; null for the service. */
  actorMembershipId: string | null
  /** When it was written. Rows never change. */
  createdAt: string
}

export type CorrectedLeave = {
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  transaction: LeaveTransaction
  balance: LeaveBalance
}

export type ExplainedLeave = {
  balance: LeaveBalance
  /** What there is of each leave year on the day, by age. */
  lots: readonly {
    /** The leave year that earned it, or into which it was carried. */
    leaveYearStart: string
    /** Whether it was carried over from the years before. */
    carried: boolean
    /** The first day on which it can be taken. */
    usableFrom: string
    /** The last one. */
    lastDay: string
    /** What was earned, or carried over. */
    gained: number
    /** Opening balances. */
    opened: number
    /** Corrections. */
    corrected: number
    /** What was taken of it. */
    used: number
    /** What is left of it; 0 once it is over. */
    left: number
  }[]
  /** What follows from the rules up to the day, by date. */
  lines: readonly {
    /** What it is called; the same whenever it is worked out anew. */
    line: string
    /** What it is. */
    kind: 'accrual' | 'carry_over' | 'expiry'
    /** The day from which it counts. */
    date: string
    /** The leave year that it is of, by its first day. */
    leaveYearStart: string
    /** What it comes to by what is known now. */
    amount: number
    /** What the rows say of it; other than `amount` until it is settled. */
    settledAmount: number
    explanation: LeaveReason
    /** How it comes about, in words for people, in the language of the reader. */
    explain: string
  }[]
  /** The months of the earning year that was asked for, of annual holiday by the act; empty otherwise. */
  months: readonly {
    /** The calendar month that is counted, as year and month. */
    month: string
    /** Its first day within the employment. */
    from: string
    /** Its last one. */
    to: string
    /** Whether 14 days or 35 hours make it full. */
    rule: 'days' | 'hours'
    /** Days that count as worked. */
    countedDays: number
    /** Those of them without work. */
    likeWorkedDays: number
    /** Minutes that count as worked. */
    countedMinutes: number
    /** Whether the month earns holiday. */
    full: boolean
    /** Every day of the month that counts, and why. */
    days: readonly {
      /** The day. */
      date: string
      /** Whether it counts as worked. */
      counts: boolean
      /** Minutes that count. */
      minutes: number
      /** Why: `worked` by the approved day, `expected` by the worktime model while the day is not approved, `paid_absence` by what the approved day credits, `like_worked` by the type of the absence, `beyond_limit` where its limit of days was reached, `absent` or `nothing_expected` where it does not count. */
      why:
        | 'worked'
        | 'expected'
        | 'paid_absence'
        | 'like_worked'
        | 'beyond_limit'
        | 'absent'
        | 'nothing_expected'
    }[]
  }[]
}

export type PostponedHoliday = {
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** Days of holiday that are not given anew. */
  waitingDays: number
  /** Days that are given anew. */
  movedDays: number
  /** The dates that were taken and are given anew. */
  movedDates: readonly string[]
  balance: LeaveBalance
}

/** A rule that the shift breaks and was planned against all the same. */
export type ShiftWarning = {
  /** What it is; stable. */
  code:
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
  /** What its sentence is made of; null of a warning from before it had values. */
  values:
    | {
        /** When the other shift begins. */
        from: {
          /** The instant. */
          at: string
          /** Date and time in the time zone of the organisation, to the minute. */
          local: string
        }
        /** When it ends. */
        to: {
          /** The instant. */
          at: string
          /** Date and time in the time zone of the organisation, to the minute. */
          local: string
        }
      }
    | {
        /** The day that payroll has. */
        date: string
      }
    | {
        /** The date of the shift. */
        date: string
        /** Which part of the day the absence takes. */
        part: 'full' | 'am' | 'pm' | 'hours'
      }
    | {
        /** The date of the shift. */
        date: string
        /** What closes the unit. */
        closedBy: 'closure' | 'public_holiday'
      }
    | {
        /** When the 24 hours begin. */
        from: {
          /** The instant. */
          at: string
          /** Date and time in the time zone of the organisation, to the minute. */
          local: string
        }
        /** The longest rest without interruption. */
        restMinutes: number
        /** The rest that is due. */
        dueMinutes: number
      }
    | {
        /** The first day of the week. */
        monday: string
        /** The longest rest without interruption. */
        restMinutes: number
        /** The rest that is due. */
        dueMinutes: number
      }
    | {
        /** Over how many weeks is averaged. */
        weeks: number
        /** The first day of these weeks. */
        from: string
        /** What is planned a week, on average. */
        averageMinutes: number
        /** What is the most. */
        maximumMinutes: number
      }
    | {
        /** How many night shifts follow each other, as far as they were counted. */
        nights: number
        /** Whether there may be more of them. */
        counted: 'all' | 'at_least'
        /** The night that is the first of them. */
        from: string
        /** How many are the most. */
        maximum: number
      }
    | {
        /** The date on which the hour is. */
        date: string
        /** The hour of the clock, 0 to 23. */
        hour: number
        /** How many members are planned. */
        planned: number
        /** How many are the most. */
        maximum: number
      }
    | {
        /** The date on which the hour is. */
        date: string
        /** The hour of the clock, 0 to 23. */
        hour: number
        /** How many members are planned. */
        planned: number
        /** How many are needed. */
        needed: number
      }
    | {
        /** How many days before it members are told. */
        days: number
        /** The day of the shift. */
        date: string
        /** How many days are due. */
        noticeDays: number
      }
    | null
  /** The same in words for people, in the language of the reader. */
  detail: string
  /** The severity of the rule in the unit: `warning` is only told, `override` needs a reason, `refusal` is always refused. */
  severity: 'warning' | 'override' | 'refusal'
  /** The member who gave a reason; null where nobody did. */
  overriddenBy: string | null
  /** Their reason; null where nobody gave one. */
  reason: string | null
}

/** The shift, as it is from then on. */
export type Shift = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The planning unit whose plan it is part of. */
  planningUnitId: string
  /** The shift type; null for a shift of its own times. */
  shiftTypeId: string | null
  /** The version of the shift type that was in force on its date; null without a type. */
  shiftTypeVersionId: string | null
  /** Who works it; null for nobody yet. */
  membershipId: string | null
  /** The date that it counts for, on which it starts. */
  workDate: string
  /** When the shift starts, in minutes from the midnight that its date begins with. */
  startMinutes: number
  /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. */
  endMinutes: number
  /** How much of it is unpaid break, in minutes. */
  breakMinutes: number
  /** When it starts. */
  startAt: string
  /** When it ends. */
  endAt: string
  /** Its real length without the break, in minutes: a night on which the clocks change is longer or shorter. */
  plannedMinutes: number
  /** The entry type that the time is proposed and priced as; null for plain work. */
  entryTypeId: string | null
  /** What it is marked with. */
  tags: readonly string[]
  /** What whoever works it has to know; null for nothing. */
  note: string | null
  /** How far it is. */
  state: 'draft' | 'published' | 'cancelled'
  /** Why it was cancelled; null unless it is. */
  cancelReason: string | null
  /** The publication that told of it last; null for none. */
  publicationId: string | null
  /** Whether it has changed since it was published. */
  changedSincePublished: boolean
  /** Counts up with every change after its publication, from 1. */
  version: number
  /** When its member last acknowledged it; null for never. */
  acknowledgedAt: string | null
  /** The version that the member acknowledged; null for none. */
  acknowledgedVersion: number | null
  /** The open shift whose claim made it; null for none. */
  openShiftId: string | null
  /** The rotation that made it; null for none. */
  rotationId: string | null
  /** The shift that it is a copy of; null for none. */
  copiedFromShiftId: string | null
  /** The system that it was imported from; null for none. */
  externalSource: string | null
  /** What that system knows it by; null for none. */
  externalId: string | null
  /** The rules that it breaks, as of its last change. */
  warnings: readonly ShiftWarning[]
  /** When the record was made. */
  createdAt: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** The rotation, as it is from then on. What it made before stays as it is. */
export type ShiftRotation = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The planning unit whose shifts it plans. */
  planningUnitId: string
  /** What people see and choose it by. */
  name: string
  /** After how many weeks it begins anew. */
  weeks: number
  /** The Monday of its first week. Nothing is planned before. */
  startsOn: string
  /** What is worked in which week, by whoever is in it. A day without a row is free. */
  rows: readonly {
    /** The week of the rotation, from 1. */
    week: number
    /** The weekday; 1 is Monday. */
    weekday: number
    /** The shift type that is worked then. */
    shiftTypeId: string
  }[]
  /** Who goes through it, each from a week of their own. */
  places: readonly {
    /** Who goes through the weeks; null for nobody yet. */
    membershipId: string | null
    /** The week of the rotation that they work in its first week. */
    startsInWeek: number
  }[]
  /** Whether it can be applied; one that cannot keeps the shifts that it made. */
  active: boolean
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** That the plan of a unit was published; publishing again is another one. */
export type ShiftPublication = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The planning unit whose plan it is. */
  planningUnitId: string
  /** The first day of the published part of the plan. */
  periodFrom: string
  /** Its last day, which is part of it. */
  periodTo: string
  /** How many drafts it published. */
  publishedCount: number
  /** How many members have such a shift. */
  recipientCount: number
  /** The reason given for overriding rules of severity `override`; null if none was given. */
  overrideReason: string | null
  /** Who published it; null where the service itself did. */
  publishedByMembershipId: string | null
  /** When it was published. */
  publishedAt: string
  /** When the whole of its period was taken back; null until then. */
  unpublishedAt: string | null
  /** Why it was taken back; null until then. */
  unpublishReason: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** A shift as a publication told it; later changes leave it alone. */
export type PublishedShift = {
  /** The shift that was told. */
  shiftId: string
  /** Who was to work it. */
  membershipId: string
  /** The shift type; null for a shift of its own times. */
  shiftTypeId: string | null
  /** The entry type of the time; null for plain work. */
  entryTypeId: string | null
  /** The date that it counts for, on which it starts. */
  workDate: string
  /** When it starts, minutes from midnight of the date. */
  startMinutes: number
  /** When it ends, minutes from midnight of the date; past 1440 on the next one. */
  endMinutes: number
  /** When it starts. */
  startAt: string
  /** When it ends. */
  endAt: string
  /** The unpaid break in it. */
  breakMinutes: number
  /** What it is marked with. */
  tags: readonly string[]
  /** What whoever works it has to know; null for nothing. */
  note: string | null
  /** The version of the shift that was told. */
  version: number
}

/** A shift that differs from what was told of it last. */
export type ShiftPlanChange = {
  /** The shift that is planned, or was told. */
  shiftId: string
  /** How it differs from what was told. */
  kind: 'added' | 'changed' | 'removed'
  /** What is not the same. */
  fields: readonly string[]
  /** What was told of it last; null where nothing was. */
  before: {
    /** Who works it; null for nobody yet. */
    membershipId: string | null
    /** The shift type; null for a shift of its own times. */
    shiftTypeId: string | null
    /** The entry type of the time; null for plain work. */
    entryTypeId: string | null
    /** The date that it counts for, on which it starts. */
    workDate: string
    /** When it starts, minutes from midnight of the date. */
    startMinutes: number
    /** When it ends, minutes from midnight of the date; past 1440 on the next one. */
    endMinutes: number
    /** When it starts. */
    startAt: string
    /** When it ends. */
    endAt: string
    /** The unpaid break in it. */
    breakMinutes: number
    /** What it is marked with. */
    tags: readonly string[]
    /** What whoever works it has to know; null for nothing. */
    note: string | null
  } | null
  /** What is planned; null where it is not any more. */
  after: {
    /** Who works it; null for nobody yet. */
    membershipId: string | null
    /** The shift type; null for a shift of its own times. */
    shiftTypeId: string | null
    /** The entry type of the time; null for plain work. */
    entryTypeId: string | null
    /** The date that it counts for, on which it starts. */
    workDate: string
    /** When it starts, minutes from midnight of the date. */
    startMinutes: number
    /** When it ends, minutes from midnight of the date; past 1440 on the next one. */
    endMinutes: number
    /** When it starts. */
    startAt: string
    /** When it ends. */
    endAt: string
    /** The unpaid break in it. */
    breakMinutes: number
    /** What it is marked with. */
    tags: readonly string[]
    /** What whoever works it has to know; null for nothing. */
    note: string | null
  } | null
}

export type ShiftPlanChanges = {
  /** The planning unit whose plan it is. */
  planningUnitId: string
  /** The first day looked at. */
  from: string
  /** The last day looked at. */
  to: string
  /** How many shifts nobody has been told of. */
  added: number
  /** How many differ from what was told of them last. */
  changed: number
  /** How many were told and are not planned any more. */
  removed: number
  /** The first 1000 of them, by date, time and shift. */
  changes: readonly ShiftPlanChange[]
}

export type PublishedPlan = {
  publication: ShiftPublication
  /** The rules that published shifts break all the same, each once. */
  warningCounts: readonly {
    /** The rule that is broken. */
    code: string
    /** The severity of the rule in the unit: `warning` is only told, `override` needed a reason. */
    severity: 'warning' | 'override'
    /** How many shifts break it. */
    count: number
  }[]
  /** The first hundred of them one by one. */
  warnings: readonly {
    /** The shift that breaks it. */
    shiftId: string
    /** What it is; stable. */
    code:
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
    /** What its sentence is made of; null of a warning from before it had values. */
    values:
      | {
          /** When the other shift begins. */
          from: {
            /** The instant. */
            at: string
            /** Date and time in the time zone of the organisation, to the minute. */
            local: string
          }
          /** When it ends. */
          to: {
            /** The instant. */
            at: string
            /** Date and time in the time zone of the organisation, to the minute. */
            local: string
          }
        }
      | {
          /** The day that payroll has. */
          date: string
        }
      | {
          /** The date of the shift. */
          date: string
          /** Which part of the day the absence takes. */
          part: 'full' | 'am' | 'pm' | 'hours'
        }
      | {
          /** The date of the shift. */
          date: string
          /** What closes the unit. */
          closedBy: 'closure' | 'public_holiday'
        }
      | {
          /** When the 24 hours begin. */
          from: {
            /** The instant. */
            at: string
            /** Date and time in the time zone of the organisation, to the minute. */
            local: string
          }
          /** The longest rest without interruption. */
          restMinutes: number
          /** The rest that is due. */
          dueMinutes: number
        }
      | {
          /** The first day of the week. */
          monday: string
          /** The longest rest without interruption. */
          restMinutes: number
          /** The rest that is due. */
          dueMinutes: number
        }
      | {
          /** Over how many weeks is averaged. */
          weeks: number
          /** The first day of these weeks. */
          from: string
          /** What is planned a week, on average. */
          averageMinutes: number
          /** What is the most. */
          maximumMinutes: number
        }
      | {
          /** How many night shifts follow each other, as far as they were counted. */
          nights: number
          /** Whether there may be more of them. */
          counted: 'all' | 'at_least'
          /** The night that is the first of them. */
          from: string
          /** How many are the most. */
          maximum: number
        }
      | {
          /** The date on which the hour is. */
          date: string
          /** The hour of the clock, 0 to 23. */
          hour: number
          /** How many members are planned. */
          planned: number
          /** How many are the most. */
          maximum: number
        }
      | {
          /** The date on which the hour is. */
          date: string
          /** The hour of the clock, 0 to 23. */
          hour: number
          /** How many members are planned. */
          planned: number
          /** How many are needed. */
          needed: number
        }
      | {
          /** How many days before it members are told. */
          days: number
          /** The day of the shift. */
          date: string
          /** How many days are due. */
          noticeDays: number
        }
      | null
    /** The same in words for people, in the language of the reader. */
    detail: string
    /** The severity of the rule in the unit: `warning` is only told, `override` needed a reason. */
    severity: 'warning' | 'override'
  }[]
}

export type UnpublishedPlan = {
  /** The planning unit whose plan it is. */
  planningUnitId: string
  /** The first day that is taken back. */
  periodFrom: string
  /** The last day that is taken back. */
  periodTo: string
  /** How many shifts are drafts again. */
  unpublishedCount: number
  /** How many members had one of them. */
  recipientCount: number
  /** When they were taken back. */
  unpublishedAt: string
}

export type OpenShift = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The planning unit whose plan it is of. */
  planningUnitId: string
  /** The shift type; null for none. */
  shiftTypeId: string | null
  /** The date that the work counts for. */
  workDate: string
  /** When the shift starts, in minutes from the midnight that its date begins with. */
  startMinutes: number
  /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. */
  endMinutes: number
  /** How much of it is unpaid break, in minutes. */
  breakMinutes: number
  /** When it begins. */
  startAt: string
  /** When it ends. */
  endAt: string
  /** What the worked time is proposed and priced as; null: as the shift type or the organisation says. */
  entryTypeId: string | null
  /** Words that the shifts get that come of it. */
  tags: readonly string[]
  /** How many members are wanted. */
  slots: number
  /** How many slots are taken: claims have got them, and their shifts stand. */
  filled: number
  /** How many claims wait for a decision. */
  pendingClaims: number
  /** `first_come`: whoever claims first has the slot at once; `approval`: whoever plans the unit decides. */
  claimPolicy: 'first_come' | 'approval'
  /** Who may claim, as of the date: the members of the planning unit, of a staff group, or of a list. */
  eligible: 'unit' | 'staff_group' | 'list'
  /** The staff group that may claim; null unless it is for one. */
  staffGroupId: string | null
  /** The members who may claim; empty unless it is for a list. */
  membershipIds: readonly string[]
  /** Until when it can be claimed; null: until it begins. */
  closesAt: string | null
  /** `open` has a slot left, `filled` has none; `withdrawn` was taken back, `expired` was not filled in time. */
  state: 'open' | 'filled' | 'withdrawn' | 'expired'
  /** What whoever may claim it is told; null for nothing. */
  note: string | null
  /** Why it was withdrawn; null unless a reason was given. */
  withdrawReason: string | null
  /** Who made it; null where nobody is known. */
  createdByMembershipId: string | null
  /** When the record was made. */
  createdAt: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type OpenShiftClaim = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The open shift that is claimed. */
  openShiftId: string
  /** The member who wants a slot of it. */
  membershipId: string
  /** The date that the open shift counts for. */
  workDate: string
  /** When it begins. */
  startAt: string
  /** When it ends. */
  endAt: string
  /** The planning unit whose plan it is of. */
  planningUnitId: string
  /** `pending` waits for a decision; `approved` has a slot, or had one until `endedAt`; `superseded` waited for an open shift that was filled by others, withdrawn, or is over. */
  state: 'pending' | 'approved' | 'declined' | 'withdrawn' | 'superseded'
  /** The shift that came of it; null unless it is approved. */
  shiftId: string | null
  /** Who decided; null while nobody has, and where the first to come got the slot. */
  decidedByMembershipId: string | null
  /** When it was approved or declined; null unless it was. */
  decidedAt: string | null
  /** Why it was declined, as the member is told; null unless a reason was given. */
  declineReason: string | null
  /** When its slot was free again, because its shift was cancelled or is of nobody; null while it has one, and where it never had. The member may claim anew. */
  endedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type OwnOpenShift = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The planning unit whose plan it is of. */
  planningUnitId: string
  /** The shift type; null for none. */
  shiftTypeId: string | null
  /** The date that the work counts for. */
  workDate: string
  /** When the shift starts, in minutes from the midnight that its date begins with. */
  startMinutes: number
  /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. */
  endMinutes: number
  /** How much of it is unpaid break, in minutes. */
  breakMinutes: number
  /** When it begins. */
  startAt: string
  /** When it ends. */
  endAt: string
  /** Words that the shift gets. */
  tags: readonly string[]
  /** How many slots nobody has yet. */
  slotsLeft: number
  /** `first_come`: whoever claims first has the slot at once; `approval`: whoever plans the unit decides. */
  claimPolicy: 'first_come' | 'approval'
  /** Until when it can be claimed; null: until it begins. */
  closesAt: string | null
  /** What whoever plans says of it; null for nothing. */
  note: string | null
  /** The latest claim of the caller; null where there is none. */
  ownClaim: {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** `pending` waits for a decision; `approved` has a slot, or had one until `endedAt`; `superseded` waited for an open shift that was filled by others, withdrawn, or is over. */
    state: 'pending' | 'approved' | 'declined' | 'withdrawn' | 'superseded'
  } | null
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ShiftSwap = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** `swap`: two shifts change hands; `handover`: a colleague takes the shift; `drop`: the member gives it up. */
  kind: 'swap' | 'handover' | 'drop'
  /** `proposed` waits for the colleague, a drop for whoever plans; `peer_accepted` waits for whoever plans; `executed` is carried out, and is never seen as `approved` alone; `expired`: a shift began before anybody decided. */
  state:
    | 'proposed'
    | 'peer_accepted'
    | 'peer_declined'
    | 'approved'
    | 'declined'
    | 'executed'
    | 'cancelled'
    | 'expired'
  /** The member who proposed it. */
  fromMembershipId: string
  /** The shift of the proposer, as it was when they proposed it. */
  fromShift: {
    /** The shift. */
    id: string
    /** The planning unit whose plan it is of. */
    planningUnitId: string
    /** Its shift type; null for none. */
    shiftTypeId: string | null
    /** The date that it counts for. */
    workDate: string
    /** When it begins. */
    startAt: string
    /** When it ends. */
    endAt: string
    /** How much of it is unpaid break, in minutes. */
    breakMinutes: number
  }
  /** The colleague whom it is for; null for a drop. */
  toMembershipId: string | null
  /** The shift that is wanted for it, as it was then; null unless it is a `swap`. */
  toShift: {
    /** The shift. */
    id: string
    /** The planning unit whose plan it is of. */
    planningUnitId: string
    /** Its shift type; null for none. */
    shiftTypeId: string | null
    /** The date that it counts for. */
    workDate: string
    /** When it begins. */
    startAt: string
    /** When it ends. */
    endAt: string
    /** How much of it is unpaid break, in minutes. */
    breakMinutes: number
  } | null
  /** What the proposer says of it; null for nothing. */
  note: string | null
  /** When the colleague answered; null while they have not. */
  peerAnsweredAt: string | null
  /** Who approved or declined it; null while nobody has. */
  decidedByMembershipId: string | null
  /** When they did; null while nobody has. */
  decidedAt: string | null
  /** Why it was declined, as the members are told; null unless a reason was given. */
  declineReason: string | null
  /** The open shift that a drop has left, or the one of which it freed a slot; null where there is none. */
  openShiftId: string | null
  /** When the record was made. */
  createdAt: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type SwapCandidate = {
  /** The shift: what `toShiftId` names. */
  id: string
  /** The colleague whose shift it is. */
  membershipId: string
  /** What the colleague is called; null where they are of no unit of the caller, and only lent to this one. */
  displayName: string | null
  /** The planning unit whose plan it is of. */
  planningUnitId: string
  /** Its shift type; null for none. */
  shiftTypeId: string | null
  /** The date that it counts for. */
  workDate: string
  /** When it begins. */
  startAt: string
  /** When it ends. */
  endAt: string
  /** How much of it is unpaid break, in minutes. */
  breakMinutes: number
}

/** A published shift, as the member who works it sees it. */
export type OwnShift = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The planning unit whose plan it is part of. */
  planningUnitId: string
  /** The shift type; null for a shift of its own times. */
  shiftTypeId: string | null
  /** The name of the shift type; null for a shift of its own times. */
  shiftTypeName: string | null
  /** The date that it counts for, on which it starts. */
  workDate: string
  /** When it starts. */
  startAt: string
  /** When it ends. */
  endAt: string
  /** When it starts, minutes from midnight of the date. */
  startMinutes: number
  /** When it ends, minutes from midnight of the date; past 1440 on the next one. */
  endMinutes: number
  /** The unpaid break in it. */
  breakMinutes: number
  /** Its real length without the break, in minutes, which the day expects under a rota. */
  plannedMinutes: number
  /** The entry type as which its time is to be recorded; null for plain work. */
  entryTypeId: string | null
  /** What it is marked with. */
  tags: readonly string[]
  /** What whoever works it has to know; null for nothing. */
  note: string | null
  /** `cancelled`: it was published, and is not worked any more. */
  state: 'published' | 'cancelled'
  /** Why it was cancelled; null unless it is. */
  cancelReason: string | null
  /** Counts up with every change after its publication, from 1. */
  version: number
  /** When the member last acknowledged it; null for never. */
  acknowledgedAt: string | null
  /** Whether it is to be acknowledged: it never was, or has changed since. */
  needsAcknowledgement: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ShiftPlanWarning = {
  /** What it is; stable. */
  code:
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
  /** What its sentence is made of; null of a warning from before it had values. */
  values:
    | {
        /** When the other shift begins. */
        from: {
          /** The instant. */
          at: string
          /** Date and time in the time zone of the organisation, to the minute. */
          local: string
        }
        /** When it ends. */
        to: {
          /** The instant. */
          at: string
          /** Date and time in the time zone of the organisation, to the minute. */
          local: string
        }
      }
    | {
        /** The day that payroll has. */
        date: string
      }
    | {
        /** The date of the shift. */
        date: string
        /** Which part of the day the absence takes. */
        part: 'full' | 'am' | 'pm' | 'hours'
      }
    | {
        /** The date of the shift. */
        date: string
        /** What closes the unit. */
        closedBy: 'closure' | 'public_holiday'
      }
    | {
        /** When the 24 hours begin. */
        from: {
          /** The instant. */
          at: string
          /** Date and time in the time zone of the organisation, to the minute. */
          local: string
        }
        /** The longest rest without interruption. */
        restMinutes: number
        /** The rest that is due. */
        dueMinutes: number
      }
    | {
        /** The first day of the week. */
        monday: string
        /** The longest rest without interruption. */
        restMinutes: number
        /** The rest that is due. */
        dueMinutes: number
      }
    | {
        /** Over how many weeks is averaged. */
        weeks: number
        /** The first day of these weeks. */
        from: string
        /** What is planned a week, on average. */
        averageMinutes: number
        /** What is the most. */
        maximumMinutes: number
      }
    | {
        /** How many night shifts follow each other, as far as they were counted. */
        nights: number
        /** Whether there may be more of them. */
        counted: 'all' | 'at_least'
        /** The night that is the first of them. */
        from: string
        /** How many are the most. */
        maximum: number
      }
    | {
        /** The date on which the hour is. */
        date: string
        /** The hour of the clock, 0 to 23. */
        hour: number
        /** How many members are planned. */
        planned: number
        /** How many are the most. */
        maximum: number
      }
    | {
        /** The date on which the hour is. */
        date: string
        /** The hour of the clock, 0 to 23. */
        hour: number
        /** How many members are planned. */
        planned: number
        /** How many are needed. */
        needed: number
      }
    | {
        /** How many days before it members are told. */
        days: number
        /** The day of the shift. */
        date: string
        /** How many days are due. */
        noticeDays: number
      }
    | null
  /** The same in words for people, in the language of the reader. */
  detail: string
  /** `warning`: what breaks the rule is told, and planned. `override`: it is refused until an `overrideReason` is sent, which is kept with the shift and in the audit trail. `refusal`: it is refused whatever the reason. */
  severity: 'warning' | 'override' | 'refusal'
  /** The section of the act; null where the rule is from none. */
  law: string | null
  /** The member who gave a reason; null where nobody did. */
  overriddenBy: string | null
  /** Their reason; null where nobody gave one. */
  reason: string | null
}

export type ShiftOfPlan = {
  /** The shift, as `GET /v1/shifts/{id}` has it. */
  id: string
  /** The shift type; null for a shift of its own times. */
  shiftTypeId: string | null
  /** The date that it counts for, on which it starts. */
  workDate: string
  /** When the shift starts, in minutes from the midnight that its date begins with. */
  startMinutes: number
  /** When it ends, in minutes from the same midnight; past 1440 for a shift that ends on the next date. */
  endMinutes: number
  /** How much of it is unpaid break, in minutes. */
  breakMinutes: number
  /** Its real length without the break. */
  plannedMinutes: number
  /** The entry type that its time is priced as; null for plain work. */
  entryTypeId: string | null
  /** What it is marked with. */
  tags: readonly string[]
  /** What whoever works it has to know; null for nothing. */
  note: string | null
  /** How far it is; a cancelled one is in no plan. */
  state: 'draft' | 'published' | 'cancelled'
  /** Whether it has changed since it was published. */
  changedSincePublished: boolean
  /** Whether its member has acknowledged it as it is now. */
  acknowledged: boolean
  /** The open shift whose claim made it; null for none. */
  openShiftId: string | null
  /** The rules that it breaks as the plan is now, whichever it broke when it was written; also that members were told of it late. */
  warnings: readonly ShiftPlanWarning[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type PlannedPremium = {
  /** The kind of line by which work days would be interpreted. */
  kind: string
  /** How many minutes. */
  minutes: number
  /** What each is worth beyond plain pay, in hundredths of a per cent; 5000 is half of it. */
  premiumBp: number
}

export type DayOfPlan = {
  /** The date on which the member has a shift, or is absent. */
  date: string
  /** What is planned in the unit. */
  plannedMinutes: number
  /** What is planned for the member in other units; where, is not told. */
  elsewhereMinutes: number
  /** How much of the day an approved absence takes; null for none. The type of the absence is not shown. */
  absence: 'full' | 'am' | 'pm' | 'hours' | null
  /** Minutes that are worth more than plain pay, of all that is planned for the member on a day with a shift of the unit. */
  premiums: readonly PlannedPremium[]
  /** What the premiums of the day cost by the cost rates of projects, in cents; null for a caller who may not read them, and where no rate holds. */
  premiumCents: number | null
}

export type PersonOfPlan = {
  /** The member. */
  membershipId: string
  /** Their name; null for somebody who has been deactivated since. */
  displayName: string | null
  /** Whether they belong to the unit on any day of the window, and are not lent. */
  belongs: boolean
  /** What is planned for them in the unit in the window. */
  plannedMinutes: number
  /** Their shifts in the unit, by date and time. */
  shifts: readonly ShiftOfPlan[]
  /** Days on which anything is planned for them, or they are absent. */
  days: readonly DayOfPlan[]
}

export type CoverageOfPlan = {
  /** The day of the plan that is covered. */
  date: string
  /** How many members have a shift of the unit on the date. */
  plannedMembers: number
  /** How many the day needs in all, by `GET /v1/planning-units/{id}/staffing-minimum`; null where nothing is set. */
  minimumMembers: number | null
  /** The hours in which anybody is planned, or which are staffed. */
  hours: readonly {
    /** The hour of the clock, 8 for 08:00–09:00. */
    hour: number
    /** The lowest number of members with a shift at any moment of the hour. */
    least: number
    /** The highest number at any moment of the hour. */
    most: number
    /** How many it needs, by the hourly staffing; 0: nobody. */
    minimum: number
    /** How many it takes; null: as many as there are. */
    maximum: number | null
  }[]
}

export type ShiftPlan = {
  /** The planning unit whose plan it is. */
  planningUnitId: string
  /** The first day of the plan. */
  from: string
  /** The last one. */
  to: string
  /** The instant of which it tells. */
  readAt: string
  /** Those who belong to the unit in the window, and those who are lent to it, by name. */
  people: readonly PersonOfPlan[]
  /** Shifts that nobody has yet. */
  unassigned: readonly ShiftOfPlan[]
  /** How each day is covered by what is planned. */
  coverage: readonly CoverageOfPlan[]
  /** What the plan comes to. */
  totals: {
    /** What is planned for members. */
    plannedMinutes: number
    /** What is planned for nobody yet. */
    unassignedMinutes: number
    /** The premiums of all days together. */
    premiums: readonly PlannedPremium[]
    /** What the premiums of all days cost by the cost rates of projects, in cents; null for a caller who may not read them, and where no rate holds. */
    premiumCents: number | null
  }
}

export type PlannedAndActual = {
  /** The member. */
  membershipId: string
  /** Their name; null for somebody who has been deactivated since. */
  displayName: string | null
  /** The day on which the shifts, or the work, began. */
  workDate: string
  /** True: only the plan is shown, because the caller may not read what the member recorded. */
  masked: boolean
  /** What was published for the member in the unit, in minutes; 0: nothing. */
  plannedMinutes: number
  /** When the first shift begins, in minutes from midnight; null without any. */
  plannedFromMinutes: number | null
  /** When the last one ends; past 1440 for one that ends on the next date. Null without any. */
  plannedToMinutes: number | null
  /** What the day came to. Null where `masked`. */
  attendance: 'as_planned' | 'late' | 'missing' | 'absent' | 'unplanned' | 'under_way' | 'expected' | null
  /** What is recorded as work, in minutes. Null where `masked`. */
  workedMinutes: number | null
  /** When the recorded work begins, in minutes from midnight; null without any, and for work without a time. Null where `masked`. */
  workedFromMinutes: number | null
  /** When it ends, likewise. Null where `masked`. */
  workedToMinutes: number | null
  /** By how much work began after the first shift, or after the middle of what was planned where the morning was one of absence; 0 where it did not, and with hours of absence, which have no place in the day. Null where `masked`. */
  lateMinutes: number | null
  /** What was worked beyond the plan; below 0 what was worked less. Null where `masked`. */
  differenceMinutes: number | null
}

export type ShiftPlanAndActual = {
  /** The planning unit whose plan it is. */
  planningUnitId: string
  /** The first day. */
  from: string
  /** The last one. */
  to: string
  /** The instant of which it tells: what is not over yet may still come. */
  readAt: string
  /** By name and date. */
  rows: readonly PlannedAndActual[]
  /** What the rows come to. */
  totals: {
    /** What was planned, of everybody. */
    plannedMinutes: number
    /** The same of rows that are not masked. */
    toldPlannedMinutes: number
    /** What is recorded, of rows that are not masked. */
    workedMinutes: number
    /** How often each was, of rows that are not masked; what never was is left out. */
    attendances: readonly {
      /** `as_planned`: work began with the first shift or before it; `late`: after it, and after a morning of absence; `missing`: the shifts are over, and there is neither work nor absence; `absent`: the whole day is taken by an absence or a mark of the day, and there is no work; `unplanned`: work without a shift; `under_way`: clocked in, and nothing recorded yet; `expected`: the last shift is not over, and nothing is recorded yet. */
      attendance: 'as_planned' | 'late' | 'missing' | 'absent' | 'unplanned' | 'under_way' | 'expected'
      /** How many rows came to that. */
      days: number
    }[]
  }
}

export type ShiftRule = {
  /** The rule: the code of its refusals and warnings. */
  code:
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
  /** `warning`: what breaks the rule is told, and planned. `override`: it is refused until an `overrideReason` is sent, which is kept with the shift and in the audit trail. `refusal`: it is refused whatever the reason. */
  severity: 'warning' | 'override' | 'refusal'
  /** Whether no unit may change the severity. */
  fixed: boolean
  /** The section of the act that the rule is from; null where it is from none. */
  law: string | null
  /** The limit of today by the act; null for a rule without one. */
  limit: number | null
  /** What limits of the rule are counted in; null for a rule without one. */
  limitUnit: 'minutes' | 'nights' | 'days' | null
}

export type ShiftRules = {
  /** The planning unit whose rules they are. */
  planningUnitId: string
  /** Every row that was or will be in force, oldest first; none while the unit goes by the defaults. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo: string | null
    /** Whether the unit is closed on public holidays. */
    closedOnPublicHolidays: boolean
    /** Over how many weeks `shift_weekly_maximum` is an average; null: the 17 weeks of four months. */
    averageWeeks: number | null
    /** What the unit says of single rules; the others are as `defaults` says. */
    rules: readonly {
      /** The rule: the code of its refusals and warnings. */
      code:
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
      /** `warning`: what breaks the rule is told, and planned. `override`: it is refused until an `overrideReason` is sent, which is kept with the shift and in the audit trail. `refusal`: it is refused whatever the reason. */
      severity: 'warning' | 'override' | 'refusal'
      /** The limit in place of that of the act, for example by a collective agreement, in the `limitUnit` of the rule; null: the limit of the act. */
      limit: number | null
    }[]
    /** When the record was made. */
    createdAt: string
  }[]
  /** Every rule as it is where the unit says nothing of it. */
  defaults: readonly ShiftRule[]
  /** When they last changed, to be sent as `expectedUpdatedAt`; null while the unit has none. */
  updatedAt: string | null
}

export type ShiftClosures = {
  /** The planning unit that is closed. */
  planningUnitId: string
  /** Every closure, oldest first, former ones too. */
  closures: readonly {
    /** The first day on which the unit is closed. */
    closedFrom: string
    /** The last one. */
    closedTo: string
    /** What the closure is called; null: nothing. */
    name: string | null
    /** When the record was made. */
    createdAt: string
  }[]
  /** When they last changed, to be sent as `expectedUpdatedAt`; null while there was never any. */
  updatedAt: string | null
}

export type HourlyStaffing = {
  /** The planning unit that is staffed. */
  planningUnitId: string
  /** Every row that was or will be in force, oldest first; none while nothing was ever set. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo: string | null
    /** Hours of weekdays. An hour that is not among them needs nobody and takes everybody. */
    hours: readonly {
      /** The weekday, 1 for Monday. A public holiday is staffed as a Sunday, an eve as a Saturday. */
      weekday: number
      /** The first hour of the clock, 8 for 08:00–09:00. */
      fromHour: number
      /** The hour in which they end, which is none of them. */
      toHour: number
      /** How many members with a shift each of the hours needs at every moment; 0: nobody. */
      minimum: number
      /** How many it takes at any moment; null: as many as there are. */
      maximum: number | null
    }[]
    /** When the record was made. */
    createdAt: string
  }[]
  /** When they last changed, to be sent as `expectedUpdatedAt`; null while nothing was ever set. */
  updatedAt: string | null
}

export type ImportWarning = {
  /** The other record; null for one that a dry run would create. */
  id: string | null
  /** What it is; stable. */
  code: 'same_business_id' | 'same_email' | 'same_phone' | 'similar_name'
  /** What its sentence is made of; null of a warning from before it had values. */
  values: {
    /** What the other record is called. */
    name: string
  } | null
  /** The same in words for people, in the language of the reader. */
  detail: string
}

export type Import = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What the rows were imported into. */
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
  /** Where the rows came from; null when it was not told. */
  filename: string | null
  /** How many rows created a record. */
  createdCount: number
  /** How many rows changed one. */
  updatedCount: number
  /** How many rows changed nothing. */
  unchangedCount: number
  /** How many rows were refused. */
  errorCount: number
  /** When the record was made. */
  createdAt: string
  /** The member who imported. */
  createdByMembershipId: string
  /** When the import was undone; null while it stands. */
  undoneAt: string | null
  /** The member who undid it; null while it stands. */
  undoneByMembershipId: string | null
}

export type ImportWithResults = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What the rows were imported into. */
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
  /** Where the rows came from; null when it was not told. */
  filename: string | null
  /** How many rows created a record. */
  createdCount: number
  /** How many rows changed one. */
  updatedCount: number
  /** How many rows changed nothing. */
  unchangedCount: number
  /** How many rows were refused. */
  errorCount: number
  /** When the record was made. */
  createdAt: string
  /** The member who imported. */
  createdByMembershipId: string
  /** When the import was undone; null while it stands. */
  undoneAt: string | null
  /** The member who undid it; null while it stands. */
  undoneByMembershipId: string | null
  /** One result a row, as the import answered. */
  results: readonly {
    /** The place of the row among those sent, from 0. */
    index: number
    /** What became of the row. */
    status: 'created' | 'updated' | 'unchanged' | 'error'
    /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
    id: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code: string | null
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
    targetCode?: string | null | undefined
  }[]
}

export type ImportJob = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
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
  /** Where the rows came from; null when it was not told. */
  filename: string | null
  /** Whether nothing is written, as asked. */
  dryRun: boolean
  /** `running` until every row is carried out, or the job is cancelled or has failed. */
  state: 'running' | 'completed' | 'cancelled' | 'failed'
  /** Why a failed job goes on no more, such as the code of a right that its starter has lost; otherwise null. */
  failureCode: string | null
  /** Why a failed job goes on no more, in words; otherwise null. */
  failureReason: {
    /** The same as `failureCode`. */
    code: string
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
  } | null
  /** How many rows the table has. */
  rowCount: number
  /** How many rows were carried out so far. */
  doneCount: number
  /** How many rows created a record. */
  createdCount: number
  /** How many rows changed one. */
  updatedCount: number
  /** How many rows changed nothing. */
  unchangedCount: number
  /** How many rows were refused. */
  errorCount: number
  /** The imports in the history, one for each part of the rows, in their order; none of a dry run. */
  importIds: readonly string[]
  /** The columns of the table in their order; only where the rows came as one. */
  columns: readonly {
    /** What the table calls it. */
    column: string
    /** The field that it filled; null for one that was not read. */
    field: string | null
  }[]
  /** When the record was made. */
  createdAt: string
  /** The member who started it, with whose rights it runs. */
  createdByMembershipId: string
  /** When it ended; null while it runs. */
  endedAt: string | null
}

export type ImportJobRow = {
  /** The place of the row among those sent, from 0. */
  index: number
  /** What became of the row. */
  status: 'created' | 'updated' | 'unchanged' | 'error'
  /** The record that the row means; null where nothing was found or made, and for one that a dry run would create. */
  id: string | null
  /** Why the row was refused; null unless `status` is `error`. */
  code: string | null
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
  targetCode?: string | null | undefined
}

export type PublicChangeOrder = {
  /** Who asks, by name. */
  organisation: string
  /** Who is asked, by name; null when nobody said. */
  customer: string | null
  /** The project whose work changes. */
  project: {
    /** The code of the project. */
    code: string
    /** The name of the project. */
    name: string
  }
  /** The phase that it is about, by name; null for the whole project. */
  phase: string | null
  /** Counts up within the project. */
  number: number
  /** What changes. */
  title: string
  /** Why the work changes; null when nobody said. */
  reason: string | null
  /** What it is made of, in order. */
  lines: readonly {
    /** What is done or delivered. */
    description: string
    /** How many units, as a decimal number with at most four decimals. */
    quantity: string
    /** What the quantity is counted in; null when nobody said. */
    unit: string | null
    /** The price of one unit in cents without value added tax; below zero for what is left out. */
    unitPriceCents: number
    /** Quantity times price, rounded to the cent, half a cent away from zero. */
    cents: number
  }[]
  /** By how much the price of the project changes, in cents without value added tax. */
  deltaCents: number
  /** By how much the work changes, in minutes. */
  deltaMinutes: number
  /** By how many days the end moves. */
  deltaDays: number
  /** The currency of every sum, by ISO 4217. */
  currency: 'EUR'
  /** SHA-256, in hex, of all of the above as canonical JSON. */
  documentSha256: string
  /** Whom to ask; null when nobody answers for the project who can be written to. */
  contact: {
    /** Who answers for the project, by name. */
    name: string
    /** The e-mail address at which they are asked. */
    email: string
  } | null
  /** The project with the change order, as it stands now while it is open; as it became when it was approved; null when it is declined. No part of what the hash is of. */
  afterwards: {
    /** What the whole project costs then, in cents without value added tax; null where no price of it is agreed on. */
    priceCents: number | null
    /** The last day of the project then; null when nobody said. */
    endDate: string | null
    /** The last day of the phase then; null without one, and once it is answered. */
    phaseEndDate: string | null
  } | null
  /** Whether it waits for an answer. */
  state: 'open' | 'approved' | 'declined'
  /** The zone in which the organisation tells the time, of the IANA database. */
  timeZone: string
  /** Until when the link opens. */
  expiresAt: string
  /** When it was answered; null before. */
  decidedAt: string | null
  /** Who answered; null before. */
  decidedByName: string | null
  /** Why it was declined; null where nobody said. */
  declineReason: string | null
  /** What one answer is sent with; null when there is nothing to answer any more. */
  formToken: string | null
}

/** A customer as the caller may see it. */
export type Customer = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The code by which other systems know the customer; null until one is given. */
  code: string | null
  /** What the customer is called. */
  name: string
  /** A company, a private person, or the State, a municipality and the like. */
  kind: 'company' | 'person' | 'public_body'
  /** Whether the customer is in use. Deactivation replaces deletion. */
  active: boolean
  /** The Finnish business id; null when none is known, and masked as `billing` is. */
  businessId: string | null
  /** The other system, with `externalId`; null for a customer that no other system knows. */
  externalSource: string | null
  /** The customer's id in the other system; null for a customer that no other system knows. */
  externalId: string | null
  /** The member who looks after the customer; null for nobody. */
  ownerMembershipId: string | null
  /** The customer group; null for none. */
  customerGroupId: string | null
  /** The ids of the customer tags that it is marked with. */
  tags: readonly string[]
  /** Where the customer is found, in the order in which they were given. */
  addresses: readonly {
    /** What the address is for. */
    kind: 'visiting' | 'postal' | 'billing' | 'delivery'
    /** Street and number, or post-office box; null when not known. */
    addressLine: string | null
    /** The postal code; null when not known. */
    postalCode: string | null
    /** The post office or town; null when not known. */
    city: string | null
    /** The country by ISO 3166-1, two letters. */
    country: string
  }[]
  /** The town by which the customer is found; null when none is known. */
  city: string | null
  /** A telephone number; null when none is known. */
  phone: string | null
  /** An address of the web; null when none is known. */
  website: string | null
  /** The values of custom fields, by their keys, as `GET /v1/custom-fields` defines them. */
  customFields: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** How the customer is invoiced. */
  billing: {
    /** Where e-invoices go: an OVT id, an IBAN or another address of the operator; null when there is none, and where `masked`. */
    eInvoiceAddress: string | null
    /** The operator that takes e-invoices for the customer; null when there is none, and where `masked`. */
    eInvoiceOperator: string | null
    /** Where invoices go by e-mail; null when there is none, and where `masked`. */
    invoiceEmail: string | null
    /** The language of invoices; null when nobody said. */
    language: 'fi' | 'sv' | 'en' | null
    /** How invoices reach the customer; null when nobody said. */
    deliveryMethod: 'einvoice' | 'email' | 'print' | null
    /** The payment term of new invoices; null when nobody said. */
    paymentTermId: string | null
    /** What the customer asks invoices to name; null when there is none, and where `masked`. */
    buyerReference: string | null
    /** The VAT id; null when there is none, and where `masked`. */
    vatId: string | null
    /** How sales to the customer are treated in value added tax; null when nobody said. */
    vatTreatment: 'domestic' | 'construction_reverse_charge' | 'intra_community' | 'export' | 'exempt' | null
    /** What whoever invoices must know; null when there is none, and where `masked`. */
    invoicingNotes: string | null
    /** The domestic reference number of every invoice to the customer; null when there is none, and where `masked`. */
    fixedReferenceNumber: string | null
    /** What may be open at a time; null when there is none, and where `masked`. */
    creditLimitCents: number | null
    /** Whether reminders and collection of unpaid invoices wait. */
    collectionHold: boolean
    /** Whether the identifiers are withheld, with `businessId`: the caller does not hold `invoicing.manage`. */
    masked: boolean
  }
  /** The contact whom invoices are addressed to; null for none. */
  defaultContactId: string | null
  /** The customer that has all of this one since it was merged away; null for one that was not. Such a customer stays readable as it was, takes no more writes, and its code and external reference lead to the other. */
  mergedIntoCustomerId: string | null
  /** What the open deals of the customer are worth together; null with nothing in play, and for a caller without `crm.use`. */
  openPipelineCents: number | null
  /** When an activity with the customer was last completed; null when none was, and for a caller without `crm.use`. */
  lastActivityAt: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type OverviewDeal = {
  /** The deal. */
  id: string
  /** What the deal is called. */
  title: string
  /** The stage of the pipeline that it is in. */
  stageId: string
  /** What the stage is called. */
  stageName: string
  /** What it is worth, in cents; null when nobody said. */
  valueCents: number | null
  /** When it is expected to close; null when nobody said. */
  expectedCloseDate: string | null
  /** The member who looks after it; null for nobody. */
  ownerMembershipId: string | null
}

export type OverviewActivity = {
  /** The activity. */
  id: string
  /** What kind of activity it is, such as a call or a meeting. */
  type: string
  /** What it is about; null when nobody said. */
  subject: string | null
  /** When it is to be done by; null without a deadline. */
  dueAt: string | null
  /** When it was done; null while it is not. */
  doneAt: string | null
  /** The member who is to do it; null for nobody. */
  ownerMembershipId: string | null
  /** The deal that it concerns; null for none. */
  dealId: string | null
}

export type OverviewFile = {
  /** The attachment; `GET /v1/attachments/{id}/download` leads to its bytes. */
  id: string
  /** What the file was called when it was added. */
  fileName: string
  /** What the file is for, such as a contract. */
  role: string
  /** The media type of the bytes. */
  contentType: string
  /** Bytes. */
  size: number
  /** When the bytes were found in order. */
  finalizedAt: string
  /** The member who added it. */
  createdByMembershipId: string
}

export type OverviewProject = {
  /** The project. */
  id: string
  /** What the organisation knows it by. */
  code: string
  /** What the project is called. */
  name: string
  /** Where it stands: planned, active or on hold. */
  state: string
  /** Its last day; null when nobody said. */
  endDate: string | null
  /** The member who answers for it; null for nobody. */
  managerMembershipId: string | null
}

export type OverviewMergedCustomer = {
  /** The customer that was merged away; `GET /v1/customers/{id}` shows it as it was. */
  id: string
  /** The code that leads here since; null without one. */
  code: string | null
  /** What it was called. */
  name: string
  /** When it was merged away. */
  mergedAt: string
}

export type CustomerOverview = {
  customer: Customer
  /** The people by whom the customer is reached; null for a caller who may not read contacts. */
  contacts: {
    /** How many active contacts of the customer there are. */
    count: number
    /** The one by whom the customer is reached first of all; null when there is none. */
    primary: {
      /** The person. */
      id: string
      /** What the person is called. */
      name: string
      /** What the person does there; null when nobody said. */
      jobTitle: string | null
      /** An e-mail address; null when none is known. */
      email: string | null
      /** A telephone number; null when none is known. */
      phone: string | null
    } | null
  } | null
  /** What is being sold to the customer; null for a caller who may not read deals. */
  openDeals: {
    /** How many open deals there are. */
    count: number
    /** What they are worth together, in cents. */
    valueCents: number
    /** Those that are expected to close first. */
    deals: readonly OverviewDeal[]
  } | null
  /** What is planned with the customer; null for a caller who may not read activities. */
  nextActivities: {
    /** How many planned activities there are. */
    count: number
    /** Those that are due first. */
    activities: readonly OverviewActivity[]
  } | null
  /** What was done with the customer; null for a caller who may not read activities. */
  lastActivities: {
    /** Those that were done last, the latest first. */
    activities: readonly OverviewActivity[]
  } | null
  /** The files of the customer itself; null for a caller who may not read them. */
  files: {
    /** How many finalized files of the customer there are. */
    count: number
    /** Those that were finalized last, the latest first. */
    files: readonly OverviewFile[]
  } | null
  /** What is done for the customer; null for a caller who may not read projects. */
  openProjects: {
    /** How many projects that are neither completed nor closed there are. */
    count: number
    /** Those that end first. */
    projects: readonly OverviewProject[]
  } | null
  /** The customers that lead here since they were merged; null for a caller who may not read customers. */
  mergedCustomers: {
    /** How many customers that were merged into this one there are. */
    count: number
    /** Those that were merged last, the latest first. */
    customers: readonly OverviewMergedCustomer[]
  } | null
}

export type DuplicateGroup = {
  /** By `name`: alike but for letter case, accents, punctuation and legal forms such as Oy and Ab. By `business_id`: the same, told and looked at only for a caller with `invoicing.manage`. By `domain`: of the website; domains that many share, such as of free mail, do not count. */
  by: 'name' | 'business_id' | 'domain'
  /** How many active customers have it in common. */
  count: number
  /** Those customers, the oldest first. */
  customers: readonly Customer[]
}

export type DuplicateCandidate = {
  customer: Customer
  /** What the two have in common. By `name`: alike but for letter case, accents, punctuation and legal forms such as Oy and Ab. By `business_id`: the same, told and looked at only for a caller with `invoicing.manage`. By `domain`: of the website; domains that many share, such as of free mail, do not count. */
  reasons: readonly ('name' | 'business_id' | 'domain')[]
}

/** A company of the public register. */
export type RegisteredCompany = {
  /** The Finnish business id, `1234567-8`. */
  businessId: string
  /** The official name. */
  name: string
  /** The legal form; null when the register does not say. */
  companyForm: {
    /** The code by which the register knows the form. */
    code: string
    /** What it is called in Finnish; null when the register does not say. */
    name: string | null
  } | null
  /** As `addresses` of a customer takes them. */
  addresses: readonly {
    /** What the address is for. */
    kind: 'visiting' | 'postal'
    /** Street and number, or post-office box; null when not known. */
    addressLine: string | null
    /** The postal code; null when not known. */
    postalCode: string | null
    /** The post office or town; null when not known. */
    city: string | null
    /** The country by ISO 3166-1, two letters. */
    country: string
  }[]
  /** The town of the first address that has one; null when none has. */
  city: string | null
  /** An address of the web; null when the register has none. */
  website: string | null
  /** Whether it is in the register for value added tax. */
  vatRegistered: boolean
  /** The VAT id; null for a company that is not registered for value added tax. */
  vatId: string | null
  /** Where the company takes e-invoices; empty when the register does not say. */
  eInvoiceAddresses: readonly {
    /** Where e-invoices go: an OVT id, an IBAN or another address of the operator. */
    address: string
    /** The operator that takes e-invoices for the company. */
    operator: string
  }[]
  /** The customer of the organisation that has this business id already, the oldest one in use first; null when none has, and for a caller without `invoicing.manage`. */
  customerId: string | null
}

export type CustomerMerge = {
  /** The customer of the path, merged away. */
  mergedCustomerId: string
  customer: Customer
  /** What goes to the target, by family, as far as the caller may read it; nothing where there is nothing. */
  moves: readonly {
    /** What the records are, such as `contacts`, `tags`, `deals` or `activities`; `customers` are those that were merged into the customer of the path before. */
    family: string
    /** How many there are. */
    count: number
    /** How many of them the target has already: of each pair one stays. */
    shared: number
    /** The first of their ids, at most 5. */
    ids: readonly string[]
  }[]
  /** The fields in which both have something, and not the same. */
  conflicts: readonly {
    /** The field: one of those of `take`. */
    field: string
    /** What the customer of the path has. */
    loser: unknown
    /** What the target had. */
    winner: unknown
    /** Whose value stays. */
    kept: 'loser' | 'winner'
  }[]
  /** The fields in which the target had nothing, and gets what the other has. */
  filled: readonly {
    /** The field: one of those of `take`. */
    field: string
    /** What the target gets. */
    value: unknown
  }[]
  /** Whether `billing`, `businessId` and `defaultContactId` of the target stay as they are, whatever the other has: the caller does not hold `invoicing.manage`. */
  billingLeft: boolean
  /** What the merge would be refused with; only a dry run answers any. */
  blockers: readonly {
    /** What it is; stable. */
    code: 'customer_has_invoices' | 'crm_contact_limit_reached' | 'customer_tag_limit_reached'
    /** What its sentence is made of. */
    values:
      | Record<string, never>
      | {
          /** How many contacts a customer may have. */
          maximum: number
        }
      | {
          /** How many tags they have together. */
          count: number
          /** How many tags a customer may have. */
          maximum: number
        }
    /** The same in words for people, in the language of the reader. */
    detail: string
  }[]
}

export type Contact = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What the person is called. */
  name: string
  /** An e-mail address; null when none is known. */
  email: string | null
  /** A telephone number; null when none is known. */
  phone: string | null
  /** The language to write in; null when nobody said. */
  language: 'fi' | 'sv' | 'en' | null
  /** The other system, with `externalId`; null without one. */
  externalSource: string | null
  /** The person's id in the other system; null without one. */
  externalId: string | null
  /** What the person has said to marketing by electronic means. */
  consent: 'unknown' | 'given' | 'refused'
  /** When consent was given or refused; null while it is unknown. */
  consentAt: string | null
  /** Where it is known from; null when nobody said. */
  consentSource: string | null
  /** Whether the person has forbidden marketing. It stands above consent. */
  optedOut: boolean
  /** When the person opted out; null for one who has not. */
  optedOutAt: string | null
  /** Whether consent is given and the person has not opted out. */
  mayReceiveMarketing: boolean
  /** The values of custom fields, by their keys, as `GET /v1/custom-fields` defines them. */
  customFields: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** Where the person is a contact, past ones too. */
  customers: readonly {
    /** A customer whose contact the person is. */
    customerId: string
    /** What the person does there; null when nobody said. */
    jobTitle: string | null
    /** Whether this is the one contact that the customer is reached by first of all. */
    primary: boolean
    /** Whether the person is still a contact of the customer. */
    active: boolean
  }[]
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type CustomerContact = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What the person is called. */
  name: string
  /** An e-mail address; null when none is known. */
  email: string | null
  /** A telephone number; null when none is known. */
  phone: string | null
  /** The language to write in; null when nobody said. */
  language: 'fi' | 'sv' | 'en' | null
  /** The other system, with `externalId`; null without one. */
  externalSource: string | null
  /** The person's id in the other system; null without one. */
  externalId: string | null
  /** What the person has said to marketing by electronic means. */
  consent: 'unknown' | 'given' | 'refused'
  /** When consent was given or refused; null while it is unknown. */
  consentAt: string | null
  /** Where it is known from; null when nobody said. */
  consentSource: string | null
  /** Whether the person has forbidden marketing. It stands above consent. */
  optedOut: boolean
  /** When the person opted out; null for one who has not. */
  optedOutAt: string | null
  /** Whether consent is given and the person has not opted out. */
  mayReceiveMarketing: boolean
  /** The values of custom fields, by their keys, as `GET /v1/custom-fields` defines them. */
  customFields: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** A customer whose contact the person is. */
  customerId: string
  /** What the person does there; null when nobody said. */
  jobTitle: string | null
  /** Whether this is the one contact that the customer is reached by first of all. */
  primary: boolean
  /** Whether the person is still a contact of the customer. */
  active: boolean
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type PipelineStage = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** Unique in the pipeline: lower-case letters, digits, `_` and `-`. Imports name stages by it. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Its place in the order, from 0. */
  position: number
  /** How likely its deals are won, in hundredths of a per cent. */
  probabilityBp: number
  /** After so many days in the stage a deal counts as rotten; null for never. */
  rottingDays: number | null
  /** What a deal needs before it is put into the stage: `customerId`, `ownerMembershipId`, `valueCents`, `expectedCloseDate`, `contacts` or `lines` (at least one), and `cf.<key>` for a custom field of deals. */
  requiredFields: readonly string[]
  /** Whether deals may be put into it. Closed deals keep a deactivated one. */
  active: boolean
}

export type Pipeline = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Its place in the order, from 0. */
  position: number
  /** Whether new deals are put into it that name no pipeline. */
  isDefault: boolean
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** Its stages in their order, deactivated ones too. */
  stages: readonly PipelineStage[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type Deal = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** What the deal is about. */
  title: string
  /** Whether it is in play, was won or was lost. */
  state: 'open' | 'won' | 'lost'
  /** The customer; null while it has none. */
  customerId: string | null
  /** The people by whom it is made, the primary one first. */
  contacts: readonly {
    /** The contact, a person. */
    contactId: string
    /** What part the contact has in the deal; null when nobody said. */
    role: 'decision_maker' | 'influencer' | 'user' | 'buyer' | 'technical' | 'other' | null
    /** Whether it is the one to turn to first. */
    primary: boolean
  }[]
  /** The pipeline that it is in. */
  pipelineId: string
  /** The stage of the pipeline; of a closed deal the last one. */
  stageId: string
  /** When it got into the stage, or was reopened in it. */
  stageEnteredAt: string
  /** The stages that it was in, oldest first; of more than 200 the last ones. */
  stageHistory: readonly {
    /** The stage that it was in. */
    stageId: string
    /** When it got there. */
    enteredAt: string
    /** When it left the stage or was closed; null for the present one. */
    leftAt: string | null
    /** How long it was there; for the present one until now. */
    seconds: number
    /** The member who put it there; null when the service did. */
    actorMembershipId: string | null
  }[]
  /** When it has been in the stage for its rotting days; null for a closed deal and a stage without them. */
  rottenAt: string | null
  /** The member who looks after it; null for nobody. */
  ownerMembershipId: string | null
  /** What it is worth, in cents without value added tax: the sum of the lines where it has some; null when nobody said. */
  valueCents: number | null
  /** The currency of every sum, by ISO 4217. */
  currency: 'EUR'
  /** How likely it is won, in hundredths of a per cent: its own, else that of its stage; 10000 when won, 0 when lost. */
  probabilityBp: number
  /** The probability that was said for this deal; null where that of the stage holds. */
  ownProbabilityBp: number | null
  /** `valueCents` times `probabilityBp`, rounded to the cent, half a cent up; null without a value. */
  weightedCents: number | null
  /** What it is made of, in order; empty where only the value is known. */
  lines: readonly {
    /** The product of the price list; null for a line of its own. */
    productId: string | null
    /** What is sold. */
    description: string
    /** What the quantity is counted in; null when nobody said. */
    unit: string | null
    /** How many units, in thousandths: 1500 is one and a half. */
    quantityMilli: number
    /** The price of one unit in cents, without value added tax. */
    unitPriceCents: number
    /** The discount of the line, in hundredths of a per cent. */
    discountBp: number
    /** Quantity times price less the discount, rounded to the cent, half a cent up. */
    totalCents: number
  }[]
  /** When it is expected to be closed; null when nobody said. */
  expectedCloseDate: string | null
  /** When it was won or lost; null for an open one. */
  closedAt: string | null
  /** The close reason of a won deal; null for none. */
  wonReasonId: string | null
  /** The close reason of a lost deal; null for any other. */
  lostReasonId: string | null
  /** What was said of the outcome; null for nothing. */
  closeNote: string | null
  /** The project that a won deal became; null when nobody said, and for any other. */
  projectId: string | null
  /** The other system, with `externalId`; null for none. */
  externalSource: string | null
  /** The deal's id in the other system; null for none. */
  externalId: string | null
  /** The values of custom fields, by their keys, as `GET /v1/custom-fields` defines them. */
  customFields: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type CloseReason = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether it says why a deal was won or why it was lost; it never changes. */
  outcome: 'won' | 'lost'
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ProductVersion = {
  /** The version. It is never edited; what was made by it names it. */
  versionId: string
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** The price of one unit in cents, without value added tax. */
  unitPriceCents: number
}

export type Product = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** What one is counted in, such as `h` or `pcs`. */
  unit: string
  /** The article by which it is invoiced, with its value added tax; null for none. */
  articleId: string | null
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** The price of one unit in cents, without value added tax. As in the version in force today; null without one. */
  unitPriceCents: number | null
  /** Every version, by `validFrom`. */
  versions: readonly ProductVersion[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ScoreReason = {
  /** The code of a rule that the lead meets. */
  rule: string
  /** What people see and choose it by. */
  name: string
  /** What it adds to the score, or takes from it. */
  points: number
}

/** Somebody who may become a customer. */
export type Lead = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** What the lead is about. */
  title: string
  /** How far it has come; from an `anonymized` one what identified the person has been removed. */
  state: 'new' | 'working' | 'qualified' | 'converted' | 'disqualified' | 'anonymized'
  /** The lead source that it came from; null when nobody said. */
  sourceId: string | null
  /** The code of that source; null when nobody said. */
  source: string | null
  /** How it came in; null when nobody said. */
  channel:
    | 'web'
    | 'email'
    | 'phone'
    | 'chat'
    | 'social'
    | 'event'
    | 'referral'
    | 'advertising'
    | 'visit'
    | 'other'
    | null
  /** The person whom the lead is reached by. */
  contact: {
    /** What the person is called; null when not known. */
    name: string | null
    /** An e-mail address; null when none is known. */
    email: string | null
    /** A telephone number; null when none is known. */
    phone: string | null
    /** What the person does there; null when not known. */
    jobTitle: string | null
  }
  /** The organisation that it may come to business with; null when not known. */
  organisationName: string | null
  /** Its Finnish business id; null when none is known, and for a caller without `invoicing.manage`. */
  businessId: string | null
  /** The member who works on it; null for nobody. */
  ownerMembershipId: string | null
  /** How promising it is: the sum of the points of `scoreReasons`; 0 without any. */
  score: number
  /** The version of the rules by which it was scored; null when there was none. */
  scoreVersionId: string | null
  /** The rules that gave the score, in the order of their version. */
  scoreReasons: readonly ScoreReason[]
  /** What the person has said to marketing by electronic means. */
  consent: 'unknown' | 'given' | 'refused'
  /** When consent was given or refused; null while it is unknown. */
  consentAt: string | null
  /** Where it is known from; null when nobody said. */
  consentSource: string | null
  /** Whether the person has forbidden marketing. It stands above consent. */
  optedOut: boolean
  /** When the person opted out; null for one who has not. */
  optedOutAt: string | null
  /** Whether consent is given and the person has not opted out. */
  mayReceiveMarketing: boolean
  /** Why it came to nothing; null for a lead that is not disqualified. */
  disqualifyReasonId: string | null
  /** The same in words; null when nobody wrote any. */
  disqualifyNote: string | null
  /** What it became; null for a lead that is not converted. */
  converted: {
    /** The customer that was made or found; null when it is gone. */
    customerId: string | null
    /** The contact that was made or found; null when there is none. */
    contactId: string | null
    /** The deal that was made; null when none was. */
    dealId: string | null
    /** When it was converted. */
    convertedAt: string
  } | null
  /** The other system, with `externalId`; null for a lead that no other system knows. */
  externalSource: string | null
  /** The lead's id in the other system; null for a lead that no other system knows. */
  externalId: string | null
  /** The values of custom fields, by their keys, as `GET /v1/custom-fields` defines them. */
  customFields: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type LeadDuplicate = {
  /** What it is. */
  type: 'customer' | 'contact' | 'lead'
  /** The record. */
  id: string
  /** What it is called; of a lead its title. */
  name: string
  /** The customer of a contact, or the one that a lead became; null for others. */
  customerId: string | null
  /** Whether the customer is in use, the person a contact of some customer, or the lead open. */
  active: boolean
  /** What both have: the business id, the e-mail address, the telephone number, or the name of the organisation but for its legal form. `business_id` only for a caller with `invoicing.manage`. */
  matches: readonly ('business_id' | 'email' | 'phone' | 'name')[]
}

export type LeadConversion = {
  lead: Lead
  /** Whom the lead became, or would become. */
  customer: {
    /** Its id; null for one that a dry run would make. */
    id: string | null
    /** What it is called; what the caller gave or the lead says, for a new one. */
    name: string
    /** Whether it is new; false for one that was there. */
    made: boolean
  }
  /** The contact; null when there is none. */
  contact: {
    /** Its id; null for one that a dry run would make. */
    id: string | null
    /** What the person is called. */
    name: string
    /** Whether it is new; false for one that was there. */
    made: boolean
  } | null
  /** The deal; null when there is none. */
  deal: {
    /** Its id; null for one that a dry run would make. */
    id: string | null
    /** What the deal is about. */
    title: string
    /** The pipeline that it is in. */
    pipelineId: string
    /** The stage that it begins in. */
    stageId: string
  } | null
  /** Customers and contacts that are there and look like the lead, before anything was made; without the ones that it was converted into. */
  duplicates: readonly LeadDuplicate[]
}

export type LeadScoreRule = {
  /** The rule, as `scoreReasons` of a lead names it; unique in its version. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** What it adds to the score, or takes from it. */
  points: number
  /** What the lead has: a field with any value (`field_present`) or with `value` (`field_equals`, letter case does not matter), the source with the id `value`, the channel `value`, an e-mail address of the domain `value`, an address of a free mail service, or consent to marketing. */
  when:
    | 'field_present'
    | 'field_equals'
    | 'source'
    | 'channel'
    | 'email_domain'
    | 'free_mail'
    | 'consent_given'
  /** The field that is looked at; null where the condition names none. */
  field: string | null
  /** What it is compared with; null where the condition names nothing. */
  value: string | null
}

export type LeadScoreVersion = {
  /** The version. It is never edited; scores made by it name it. */
  id: string
  /** The first day on which leads are scored by it. */
  validFrom: string
  /** Whether leads are scored by it today. */
  inForce: boolean
  /** The rules, each looked at for itself. */
  rules: readonly LeadScoreRule[]
  /** When the record was made. */
  createdAt: string
}

export type LeadAssignmentVersion = {
  /** The version. It is never edited; the audit trail names it where it assigned a lead. */
  id: string
  /** The source whose leads it assigns; null for those of every source that has no version of its own, and of none. */
  sourceId: string | null
  /** The first day on which leads are assigned by it. */
  validFrom: string
  /** Whether leads are assigned by it today. */
  inForce: boolean
  /** The members who take turns; none where nobody is assigned by rule. */
  membershipIds: readonly string[]
  /** When the record was made. */
  createdAt: string
}

export type LeadSource = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type DisqualifyReason = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type Activity = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** What kind of activity it is. A `note` is written down and done at once; the others are planned. */
  type: 'call' | 'meeting' | 'email' | 'task' | 'note' | 'visit'
  /** What it is about, in one line. */
  subject: string
  /** What was said or agreed; null for nothing. */
  notes: string | null
  /** When it is to be done by, or begins; null without a time. */
  dueAt: string | null
  /** How long it takes from `dueAt`; null when nobody said. */
  durationMinutes: number | null
  /** Whether it is still to be done. */
  state: 'planned' | 'done' | 'cancelled'
  /** Whether it is planned and due before the organisation's present time. */
  overdue: boolean
  /** What came of it, by `GET /v1/crm/activity-outcomes`; null when nobody said. */
  outcomeCode: string | null
  /** The customer that it concerns; null without one. */
  customerId: string | null
  /** The contact that it is with; null without one. */
  contactId: string | null
  /** The deal that it concerns; null without one. */
  dealId: string | null
  /** The lead that it concerns; null without one. */
  leadId: string | null
  /** The project that it concerns; null without one. */
  projectId: string | null
  /** The member who is to do it, or did. */
  ownerMembershipId: string
  /** When it was done; null until then. */
  doneAt: string | null
  /** How it is repeated, a rule of RFC 5545; null for what is done once. */
  recurrence: string | null
  /** The activity that this one repeats; null for one that somebody wrote. */
  previousActivityId: string | null
  /** The activity that was made when this one was done; null for none. */
  nextActivityId: string | null
  /** The values of custom fields, by their keys, as `GET /v1/custom-fields` defines them. */
  customFields: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** The other system, with `externalId`; null without one. */
  externalSource: string | null
  /** The id in the other system; null without one. */
  externalId: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ActivityOutcome = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** The types of activity that it is for; empty for all. */
  activityTypes: readonly ('call' | 'meeting' | 'email' | 'task' | 'note' | 'visit')[]
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type TimelineEntry = {
  /** Tells the entry from the others of its kind. */
  id: string
  /** What happened. */
  kind:
    | 'activity'
    | 'attachment_added'
    | 'contact_added'
    | 'contact_linked'
    | 'contact_deactivated'
    | 'contact_reactivated'
    | 'customer_created'
    | 'customer_merged'
    | 'deal_created'
    | 'deal_stage_changed'
    | 'deal_won'
    | 'deal_lost'
    | 'deal_reopened'
    | 'lead_created'
    | 'lead_converted'
    | 'project_created'
    | 'project_closed'
  /** When it happened; an activity that is not done stands where it was written. */
  at: string
  /** The kind of record to open. */
  recordType: string
  /** The record to open. */
  recordId: string
  /** What the record is called, or is about; null where it has no name. */
  title: string | null
  /** What it was before; null where nothing is told of it. */
  from: string | null
  /** What it became, such as the name of a stage; null where nothing is told of it. */
  to: string | null
  /** The member who did it, or owns it; null where nobody is told. */
  membershipId: string | null
}

/** What hours cost; without member and staff group those of everybody else. */
export type CostRate = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The member whose hours cost it; null for no single one. */
  membershipId: string | null
  /** The staff group whose members’ hours cost it, where they have no rate of their own; null for none. */
  staffGroupId: string | null
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo: string | null
  /** What an hour costs the organisation, in cents. */
  costCentsPerHour: number
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** Work with a beginning and an end, for a customer or for the organisation itself. */
export type Project = {
  /** The project, and its target in the tracking level `project`. It never changes. */
  id: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** Unique among the projects whatever the letter case, as the organisation writes it; the code of its tracking target. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** What is to be done; null when nobody said. */
  description: string | null
  /** Where it stands. A completed or closed project takes no new hours. */
  state: 'planned' | 'active' | 'on_hold' | 'completed' | 'closed'
  /** The customer; null for work of its own. */
  customerId: string | null
  /** The member who answers for it; null for nobody. */
  managerMembershipId: string | null
  /** How it is billed: `time` by the hour, `fixed` at one price, `capped` by the hour up to the budget, `internal` not at all, `installments` by parts that are agreed on. */
  billing: 'time' | 'fixed' | 'capped' | 'internal' | 'installments'
  /** How exactly hours say what they were for: the project alone, one of its phases, or one of its tasks. */
  attributionPrecision: 'project' | 'phase' | 'task'
  /** The first day; null when nobody said. */
  startDate: string | null
  /** The last day by the baseline of today; null when nobody said. */
  endDate: string | null
  /** How long the work may take by the baseline of today, in minutes; null without a limit. */
  budgetMinutes: number | null
  /** What the work may come to by the baseline of today, in cents; null without a limit. */
  budgetCents: number | null
  /** The rate card that its hours are priced by; null for none. */
  rateCardId: string | null
  /** Whether it is only there for others to be made from. */
  template: boolean
  /** The other system, with `externalId`; null for none. */
  externalSource: string | null
  /** The project's id in the other system; null for none. */
  externalId: string | null
  /** The values of custom fields, by their keys, as `GET /v1/custom-fields` defines them. */
  customFields: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** When it was closed; null while it is not. */
  closedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type LeftOutReason = {
  /** What it is; stable. */
  code: 'left_out_of_copy'
  /** What its sentence is made of. */
  values: {
    /** What `reason` says. */
    why: 'not_in_use' | 'cancelled' | 'archived' | 'outside_the_copy' | 'of_the_original'
    /** How many of them there were. */
    count: number
  }
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type ProjectClosingReason =
  | {
      /** What it is; stable. */
      code: 'open_hours'
      /** What its sentence is made of. */
      values: {
        /** How many there are. */
        count: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'unbilled_work'
      /** What its sentence is made of. */
      values: {
        /** How many there are. */
        count: number
        /** How long was worked of it. */
        minutes: number
        /** What it comes to, in cents. */
        cents: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'open_tasks'
      /** What its sentence is made of. */
      values: {
        /** How many there are. */
        count: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'open_change_orders'
      /** What its sentence is made of. */
      values: {
        /** How many there are. */
        count: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'open_purchases'
      /** What its sentence is made of. */
      values: {
        /** How many there are. */
        count: number
      }
    }

export type OpenMatterOfProject = {
  /** What is open: `open_hours`, `unbilled_work`, `open_tasks`, `open_change_orders` or `open_purchases`. */
  kind: string
  /** How many of them there are. Of unbilled work: installments that are ready, and approved hours that have a price. */
  count: number
  /** Of unbilled work the minutes of its hours; null for whatever is no hours. */
  minutes: number | null
  /** Of unbilled work what its hours come to by their rates, in cents; null for whatever is no hours. */
  cents: number | null
  /** The same in words, in the language of the reader. */
  explain: string
  explanation: ProjectClosingReason
}

/** A member who takes part in a project, from a day to a day. */
export type ProjectParticipant = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The project that the member takes part in. */
  projectId: string
  /** The member who takes part. */
  membershipId: string
  /** What the member is in the project; null when nobody said. */
  projectRoleId: string | null
  /** The first day; null from the beginning of the project. */
  validFrom: string | null
  /** The last day; null until further notice. */
  validTo: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ProjectRole = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ProjectAllocation = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The project that the work is planned for. */
  projectId: string
  /** The phase of the project; null for the project as such. */
  phaseId: string | null
  /** The member who is to do the work. */
  membershipId: string
  /** The Monday of the week. */
  weekStart: string
  /** How long the work is planned to take in the week. */
  minutes: number
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ProjectPlan = {
  /** Whether nothing was written, as asked. */
  dryRun: boolean
  /** What has changed, or would, in the order in which it was sent; what stays is not among it. */
  changes: readonly {
    /** The member, as it was sent. */
    membershipId: string
    /** The week, as it was sent. */
    weekStart: string
    /** The phase; null for the project as such. */
    phaseId: string | null
    /** What was planned; 0 for nothing. */
    minutesBefore: number
    /** What is planned now, or would be; 0 for nothing. */
    minutes: number
  }[]
  /** The weeks of members that the plan names, each once, by member and week. */
  weeks: readonly {
    /** The member whose week it is. */
    membershipId: string
    /** The Monday of the week. */
    weekStart: string
    /** What is planned for the member in the week with the changes, over all projects. */
    plannedMinutes: number
  }[]
}

export type ProjectRoster = {
  /** The Monday of the first week. */
  from: string
  /** The Sunday of the last week. */
  to: string
  /** The people, by name. */
  people: readonly {
    /** The member. */
    membershipId: string
    /** What the member is called. */
    displayName: string
    /** Whether absence is withheld, because the caller may not read the days of the member. */
    masked: boolean
    /** Every week of the roster, in their order. */
    weeks: readonly {
      /** The Monday of the week. */
      weekStart: string
      /** What the worktime model expects while the member is employed, without the holidays that it leaves free. */
      capacityMinutes: number
      /** How much of the capacity the member is absent, whatever the reason; null where `masked`. */
      absentMinutes: number | null
      /** What is planned over all projects. */
      plannedMinutes: number
      /** What was worked for projects, drafts included. */
      actualMinutes: number
      /** `capacityMinutes` without `absentMinutes` and `plannedMinutes`; where `masked`, absence is not taken off. Negative where more is planned than there is. */
      freeMinutes: number
      /** The week by project, ordered by their ids. */
      projects: readonly {
        /** A project that the member is planned for, or has worked for. */
        projectId: string
        /** What the member is planned to work for it in the week, for all of its phases. */
        plannedMinutes: number
        /** What the work days of the member say was worked for it, drafts included. */
        actualMinutes: number
      }[]
    }[]
  }[]
}

/** The change order, as it is from then on. */
export type ChangeOrder = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** The project whose work changes. */
  projectId: string
  /** Counts up within the project, from 1. */
  number: number
  /** What changes. */
  title: string
  /** Why the work changes; null when nobody said. */
  reason: string | null
  /** How far it is agreed on. */
  state: 'draft' | 'sent' | 'approved' | 'declined' | 'withdrawn' | 'superseded'
  /** The phase that it is about; null for the project as a whole. */
  phaseId: string | null
  /** What it is made of, in order; empty where only the sum is known. */
  lines: readonly {
    /** What is done or delivered. */
    description: string
    /** How many units, as a decimal number with at most four decimals. */
    quantity: string
    /** What the quantity is counted in; null when nobody said. */
    unit: string | null
    /** The price of one unit in cents without value added tax; below zero for what is left out. */
    unitPriceCents: number
    /** Quantity times price, rounded to the cent, half a cent away from zero. */
    cents: number
  }[]
  /** By how much the price changes, in cents: the sum of the lines where it has some. */
  deltaCents: number
  /** By how much the work of the project changes, in minutes. */
  deltaMinutes: number
  /** By how many calendar days the last day of the project, and of the phase that it is about, moves. */
  deltaDays: number
  /** The currency of every sum, by ISO 4217. */
  currency: 'EUR'
  /** When it was first sent; null for a draft, and one withdrawn as such. */
  sentAt: string | null
  /** The last day on which the link opens; null before it is sent. */
  validUntil: string | null
  /** SHA-256, in hex, of what the customer is shown; null before it is sent. */
  documentSha256: string | null
  /** The link of the customer; null where none works. */
  link: {
    /** Until when it opens. */
    expiresAt: string
    /** When it was last opened, to the minute; null for never. Mail scanners open links too. */
    lastOpenedAt: string | null
  } | null
  /** When it was approved or declined; null before. */
  decidedAt: string | null
  /** How the answer came: `recorded` by a member, or given on the `public_page`; null before. */
  channel: 'recorded' | 'public_page' | null
  /** Who answered, by name; null before. */
  decidedByName: string | null
  /** The e-mail address that was typed on the page; null where none was. */
  decidedByEmail: string | null
  /** The member who recorded the answer; null for one given on the page. */
  decidedByMembershipId: string | null
  /** Why it was declined; null where nobody said. */
  declineReason: string | null
  /** The change order that it has taken the place of; null for none. */
  supersedesChangeOrderId: string | null
  /** The change order that has taken its place; null for none. */
  supersededByChangeOrderId: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type SentChangeOrder = {
  changeOrder: ChangeOrder
  /** The page on which the customer answers. Whoever has it may answer, and it is shown this once. */
  url: string
  /** Until when it opens. */
  expiresAt: string
  /** Whether it was handed over to be mailed, or is held because the service sends no mail; null where nobody was to be mailed. */
  mail: 'sent' | 'held' | null
}

export type ProjectStatusUpdate = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The project that it tells of. */
  projectId: string
  /** How it stands: `green` as planned, `amber` at risk, `red` in trouble. */
  rag: 'green' | 'amber' | 'red'
  /** How it stands, in words. */
  summary: string
  /** How much of the work is done, in hundredths of a per cent; null when nobody said. */
  percentBp: number | null
  /** What the work is expected to come to, in cents; null when nobody said. */
  forecastCents: number | null
  /** How long the work is expected to take, in minutes; null when nobody said. */
  forecastMinutes: number | null
  /** The day on which the work is expected to be done; null when nobody said. */
  forecastEnd: string | null
  /** The member who said so; null for the service. */
  postedByMembershipId: string | null
  /** When the record was made. */
  createdAt: string
  /** The same as `createdAt`: a status update never changes. */
  updatedAt: string
}

export type ProjectInstallment = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** The project that is billed by it. */
  projectId: string
  /** What is billed by it. */
  title: string
  /** What makes it ready: a `date`, that a phase is completed, that so much of the work is done by the newest status update, or a member (`manual`). */
  basis: 'date' | 'phase_completed' | 'percent_complete' | 'manual'
  /** The day on which it becomes ready; null for another basis. */
  dueOn: string | null
  /** The phase that has to be completed; null for another basis. */
  phaseId: string | null
  /** How much has to be done; null for another basis. */
  percentBp: number | null
  /** What it comes to, in cents; null for a share. */
  amountCents: number | null
  /** What share of the budget it comes to; null for an amount. */
  shareBp: number | null
  /** How far it is on its way to an invoice. */
  state: 'planned' | 'ready' | 'invoiced' | 'credited' | 'cancelled'
  /** What it came to when it became ready, in cents; null before, and for a share of a budget that nobody had said. */
  cents: number | null
  /** When it became ready; null before. */
  readyAt: string | null
  /** The line of the invoice that bills it; null for none. */
  invoiceLineId: string | null
  /** When it was cancelled or credited; null before. */
  endedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** A part of a project that hours, tasks and budgets may name. */
export type ProjectPhase = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The project; it never changes. */
  projectId: string
  /** The phase that it lies in; null for one of the project itself. */
  parentPhaseId: string | null
  /** Unique among the phases of the project whatever the letter case, as the organisation writes it. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Its place among the phases with the same parent, from 1. */
  position: number
  /** How deep it lies: 1 for a phase of the project itself, 6 at most. */
  depth: number
  /** Where it stands. A completed or cancelled phase takes no new hours. */
  state: 'planned' | 'active' | 'completed' | 'cancelled'
  /** Whether it takes no new hours though it is not done. */
  locked: boolean
  /** Whether the phase takes new hours: neither it nor a phase that it lies in is locked, completed or cancelled. Its project has a word in it too. */
  takesHours: boolean
  /** The first day; null when nobody said. */
  startDate: string | null
  /** The last day; null when nobody said. */
  endDate: string | null
  /** How long the work of the phase may take, in minutes; null without a limit of its own. */
  budgetMinutes: number | null
  /** What the work of the phase may come to, in cents; null without a limit of its own. */
  budgetCents: number | null
  /** How its work is billed, and that of phases in it without a billing of their own; null: as the phase that it lies in, or its project. */
  billing: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | null
  /** Dates of the phase that lie outside of its project; they stop nothing. */
  warnings: readonly ('starts_before_project' | 'ends_after_project')[]
  /** The same as reasons, with the dates and in words. */
  warningReasons: readonly {
    /** What it is; stable. */
    code: 'starts_before_project' | 'ends_after_project'
    /** What its sentence is made of. */
    values:
      | {
          /** The first date of the phase. */
          date: string
          /** The first day of the project. */
          projectStartDate: string
        }
      | {
          /** The last date of the phase. */
          date: string
          /** The last day of the project. */
          projectEndDate: string
        }
    /** The same in words for people, in the language of the reader. */
    detail: string
  }[]
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** What an entry of a work day has on a project. */
export type ProjectHours = {
  /** The entry of the work day and the place of the allocation in it. An entry that stays as it was keeps its id when the day is written anew. */
  id: string
  /** The work day that the hours are of. */
  workDayId: string
  /** The entry of the day. */
  entryId: string
  /** The member who worked. */
  membershipId: string
  /** The date; a shift over midnight belongs to the date of its beginning. */
  workDate: string
  /** How far the day has got. */
  status: 'draft' | 'confirmed' | 'approved' | 'exported'
  /** The entry type: what kind of time it is. */
  entryTypeId: string
  /** The phase; null for the project as a whole. */
  phaseId: string | null
  /** The task; null when it is none. */
  taskId: string | null
  /** What the allocation gets of the entry, minutes, as payroll is told. */
  minutes: number
  /** The remark of the entry; null for none, and masked without `projects.manage`. */
  note: string | null
  /** Whether the remark is withheld: the caller lacks `projects.manage`. */
  noteMasked: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type DeletedPart = {
  /** The `id` of the item that is no more. */
  id: string
  /** When it was deleted, or came to another record than the one that the list is of. */
  deletedAt: string
}

export type RateCard = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** The currency of every rate, by ISO 4217. */
  currency: 'EUR'
  /** Whether it prices the hours of projects that name no rate card; one at most does. */
  default: boolean
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** What hours that fit are sold for, by date. */
export type RateRule = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The rate card that the rule is of. */
  rateCardId: string
  /** Only hours of the project; null for any. */
  projectId: string | null
  /** Only hours of projects for the customer; null for any. */
  customerId: string | null
  /** Only hours of the member; null for anybody. */
  membershipId: string | null
  /** Only hours of who has the role in the project on the day; null for any. */
  projectRoleId: string | null
  /** Only hours of the kind of work, an entry type; null for any. */
  entryTypeId: string | null
  /** How specific the rule is: project 16, customer 8, member 4, role 2, kind of work 1, added up. Of the rules that fit the one that weighs most wins. */
  weight: number
  /** The version in force today; null when none is. */
  currentVersionId: string | null
  /** The rates by date, oldest first. */
  versions: readonly {
    /** The version. It is never edited; what was made by it names it. */
    versionId: string
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo: string | null
    /** What an hour is sold for, in cents without value added tax. */
    rateCentsPerHour: number
    /** The article by which the hours are invoiced, with its value added tax; null: as their phase or project says. */
    articleId: string | null
  }[]
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type RateRuleWithChange = {
  rule: RateRule
  /** What a version of a rule would change. Null in place of it where the version was added, not tried. */
  change: {
    /** The first day that was looked at: that of the version. */
    from: string
    /** The last day that was looked at: that of the version, or a year after its first. */
    to: string
    /** How many pieces of hours would have another rate. */
    changedRows: number
    /** How many minutes they are together. */
    changedMinutes: number
    /** What they come to now, in cents. */
    fromCents: number
    /** What they would come to, in cents. */
    toCents: number
    /** `toCents` less `fromCents`. */
    differenceCents: number
    /** How many pieces of hours are billed and therefore stay as they are; not among the changed ones. */
    billedRows: number
    /** What the projects that would bring something else bring now, of all days, by their figures, in cents: up to their caps, billed hours at the price that they were billed for. */
    revenueFromCents: number
    /** What they would bring, in cents. */
    revenueToCents: number
    /** `revenueToCents` less `revenueFromCents`. */
    revenueDifferenceCents: number
    /** How many projects would bring something else, or have approved hours at another price. */
    changedProjects: number
    /** The first of them, by name; at most 100. */
    projects: readonly {
      /** The project whose hours would come to something else. */
      projectId: string
      /** What people see and choose it by. */
      name: string
      /** Whether it is closed: no rate gives its approved hours another price. */
      closed: boolean
      /** How many minutes of approved hours that are not billed would have another price. */
      approvedMinutes: number
      /** What it brings now, of all days, in cents. */
      fromCents: number
      /** What it would bring, in cents. */
      toCents: number
      /** `toCents` less `fromCents`. */
      differenceCents: number
    }[]
    /** How many minutes of approved hours that are not billed would have another price. Above 0 the write needs `reprice`, and is refused all the same where some of them are of closed projects. */
    approvedMinutes: number
    /** The first day from which the change would give no approved hours another price; null where it gives none. */
    firstFreeDate: string | null
    /** The first of the changed ones, by date; at most 100. */
    rows: readonly {
      /** The work day that the hours are on. */
      workDayId: string
      /** The entry of the day. */
      entryId: string
      /** The project that the hours are for. */
      projectId: string
      /** The member who worked. */
      membershipId: string
      /** The day. */
      workDate: string
      /** How long they worked. */
      minutes: number
      /** What the hours come to now, in cents. */
      fromCents: number
      /** What they would come to, in cents. */
      toCents: number
    }[]
  } | null
}

/** What a version of a rule would change. Null in place of it where the version was added, not tried. */
export type RateWhatIf = {
  /** The first day that was looked at: that of the version. */
  from: string
  /** The last day that was looked at: that of the version, or a year after its first. */
  to: string
  /** How many pieces of hours would have another rate. */
  changedRows: number
  /** How many minutes they are together. */
  changedMinutes: number
  /** What they come to now, in cents. */
  fromCents: number
  /** What they would come to, in cents. */
  toCents: number
  /** `toCents` less `fromCents`. */
  differenceCents: number
  /** How many pieces of hours are billed and therefore stay as they are; not among the changed ones. */
  billedRows: number
  /** What the projects that would bring something else bring now, of all days, by their figures, in cents: up to their caps, billed hours at the price that they were billed for. */
  revenueFromCents: number
  /** What they would bring, in cents. */
  revenueToCents: number
  /** `revenueToCents` less `revenueFromCents`. */
  revenueDifferenceCents: number
  /** How many projects would bring something else, or have approved hours at another price. */
  changedProjects: number
  /** The first of them, by name; at most 100. */
  projects: readonly {
    /** The project whose hours would come to something else. */
    projectId: string
    /** What people see and choose it by. */
    name: string
    /** Whether it is closed: no rate gives its approved hours another price. */
    closed: boolean
    /** How many minutes of approved hours that are not billed would have another price. */
    approvedMinutes: number
    /** What it brings now, of all days, in cents. */
    fromCents: number
    /** What it would bring, in cents. */
    toCents: number
    /** `toCents` less `fromCents`. */
    differenceCents: number
  }[]
  /** How many minutes of approved hours that are not billed would have another price. Above 0 the write needs `reprice`, and is refused all the same where some of them are of closed projects. */
  approvedMinutes: number
  /** The first day from which the change would give no approved hours another price; null where it gives none. */
  firstFreeDate: string | null
  /** The first of the changed ones, by date; at most 100. */
  rows: readonly {
    /** The work day that the hours are on. */
    workDayId: string
    /** The entry of the day. */
    entryId: string
    /** The project that the hours are for. */
    projectId: string
    /** The member who worked. */
    membershipId: string
    /** The day. */
    workDate: string
    /** How long they worked. */
    minutes: number
    /** What the hours come to now, in cents. */
    fromCents: number
    /** What they would come to, in cents. */
    toCents: number
  }[]
}

/** Hours of a project with what they are sold for, and by which rule. */
export type PricedHours = {
  /** The same as in `GET /v1/projects/{id}/hours`. */
  id: string
  /** The work day that the hours are of. */
  workDayId: string
  /** The entry of the day. */
  entryId: string
  /** The member who worked. */
  membershipId: string
  /** The date, by which rules and roles are read. */
  workDate: string
  /** The entry type: what kind of time it is. */
  entryTypeId: string
  /** The phase; null for the project as a whole. */
  phaseId: string | null
  /** The task; null when it is none. */
  taskId: string | null
  /** What the allocation gets of the entry, minutes. */
  minutes: number
  /** How long is billed, minutes: the same, but where a rounding rule says otherwise. */
  billedMinutes: number
  /** What an hour is sold for, in cents; null where no rule fits. */
  rateCentsPerHour: number | null
  /** `billedMinutes` × rate ÷ 60, half a cent up, of hours that are rounded together as one and shared to the cent; 0 without a rate, and where the hours are not `billable`. */
  cents: number
  /** The rule that won; null where none fits. */
  rule: {
    /** The card that prices the project, or the default one. */
    rateCardId: string
    /** The rule that fits best. */
    ruleId: string
    /** Its version of the date. */
    versionId: string
  } | null
  /** Whether the hours are for the customer to pay: false on a task that is not billable. */
  billable: boolean
}

export type ProjectPurchase = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** The project that it is for. */
  projectId: string
  /** The phase of the project; null for none. */
  phaseId: string | null
  /** Whom it is bought from. */
  supplier: string
  /** What is bought. */
  description: string
  /** The day on which it was bought. */
  purchaseDate: string
  /** How far it has got. */
  state: 'ordered' | 'received' | 'invoiced_on' | 'cancelled'
  /** What it costs, in cents without value added tax. */
  netCents: number
  /** Its value added tax, in hundredths of a per cent. */
  vatBp: number
  /** What is added when the customer pays for it, in hundredths of a per cent of `netCents`. */
  markupBp: number
  /** Whether the customer pays for it. */
  rebillable: boolean
  /** What the customer pays for it, in cents without value added tax: `netCents` with the markup, half a cent up; null where it is not rebillable. */
  rebillCents: number | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** How a budget in minutes stands. */
export type BudgetInMinutes = {
  /** What there is, in minutes; null without a limit. */
  budget: number | null
  /** What is used until the day, in minutes. */
  used: number
  /** What is left, in minutes; below zero when it is overrun, null without a limit. */
  remaining: number | null
  /** What part of it is used, in hundredths of a per cent; null without a limit, or for a limit of 0. */
  usedShareBp: number | null
  /** What was used a week in the four weeks until the day, in minutes, half up. */
  burnPerWeek: number
  /** What it comes to by the end date at that pace, in minutes; null without one. */
  forecast: number | null
  /** What the figures are made of. */
  explain: {
    /** How the forecast is worked out of the fields. */
    formula: string
    /** How many pieces of hours and purchases are counted; in cents none on tasks that are not billable. */
    rows: number
    /** The first day that the burn is measured on. */
    burnFrom: string
    /** The last day that the burn is measured on. */
    burnTo: string
    /** What was used on those days, in minutes. */
    burned: number
    /** Weeks that are left until the end date, begun ones too; null without one. */
    weeksLeft: number | null
  }
}

/** How a budget in cents stands. */
export type BudgetInCents = {
  /** What there is, in cents; null without a limit. */
  budget: number | null
  /** What is used until the day, in cents. */
  used: number
  /** What is left, in cents; below zero when it is overrun, null without a limit. */
  remaining: number | null
  /** What part of it is used, in hundredths of a per cent; null without a limit, or for a limit of 0. */
  usedShareBp: number | null
  /** What was used a week in the four weeks until the day, in cents, half up. */
  burnPerWeek: number
  /** What it comes to by the end date at that pace, in cents; null without one. */
  forecast: number | null
  /** What the figures are made of. */
  explain: {
    /** How the forecast is worked out of the fields. */
    formula: string
    /** How many pieces of hours and purchases are counted; in cents none on tasks that are not billable. */
    rows: number
    /** The first day that the burn is measured on. */
    burnFrom: string
    /** The last day that the burn is measured on. */
    burnTo: string
    /** What was used on those days, in cents. */
    burned: number
    /** Weeks that are left until the end date, begun ones too; null without one. */
    weeksLeft: number | null
  }
}

export type ProjectBudget = {
  /** The project whose budget it is. */
  projectId: string
  /** The day that the figures are of. */
  asOf: string
  /** The entry of the baseline that holds on the day; null for none. */
  baselineId: string | null
  /** The last day of the project by the baseline; null for none. */
  endDate: string | null
  minutes: BudgetInMinutes
  cents: BudgetInCents
  /** Used minutes on no task that is not billable, which no rule of a rate card fits: they count as nothing in cents. */
  unratedMinutes: number
  /** The same of each phase itself, without those below it, and of what is of none. */
  phases: readonly {
    /** The phase; null for what is of none. */
    phaseId: string | null
    /** What the phase is called; null for what is of none. */
    name: string | null
    minutes: BudgetInMinutes
    cents: BudgetInCents
  }[]
  /** Whether what customers pay for purchases is used of the budget in cents too. */
  includesPurchases: boolean
  /** The used shares of the budget, in hundredths of a per cent, at which the manager is warned by mail, each once for a baseline; empty for none. */
  warningSharesBp: readonly number[]
  /** The warnings that were told of the baseline, oldest first. */
  warnings: readonly {
    /** Whether it is about the budget in minutes or in cents. */
    measure: 'minutes' | 'cents'
    /** The share that was used, in hundredths of a per cent. */
    shareBp: number
    /** When the manager was told. */
    toldAt: string
  }[]
}

/** By what the fees of a project and of its phases belong to days, from a day on. */
export type ProjectRecognitionRule = {
  /** The rule. It never changes. */
  id: string
  /** The project that it is of. */
  projectId: string
  /** From when on it holds, until the next one does. */
  validFrom: string
  /** By what a fee belongs to days: `installment` by the days on which installments became ready, `progress` by what status updates said was done, `date` by days that are agreed on. */
  method: 'installment' | 'progress' | 'date'
  /** With `date` the first day on which the fee is earned, evenly to `lastDay`; null: on the days on which it was agreed on, by the baseline. */
  firstDay: string | null
  /** The last of those days; null with `firstDay`. */
  lastDay: string | null
  /** When it was made. */
  madeAt: string
}

/** How time is rounded when it is billed, from a day on. */
export type RoundingRule = {
  /** The rule. It never changes. */
  id: string
  /** The customer for whose projects it is; null for one of a project, or of the organisation. */
  customerId: string | null
  /** The project that it is for; null for one of a customer, or of the organisation. */
  projectId: string | null
  /** The first day of whose hours it holds, until the next one does. */
  validFrom: string
  /** Time is billed in whole units of so many minutes; 1 bills what was worked. */
  unitMinutes: 1 | 5 | 6 | 10 | 15 | 20 | 30 | 60
  /** `up` to the next whole unit, `down` to the last one, or to the `nearest`, half of one up. */
  mode: 'up' | 'nearest' | 'down'
  /** What is rounded as one: `entry` each piece of hours, `day` what a member did in a day for a project, `customer` what they did in a day for all projects of a customer. What is billed of it is shared by the minutes that were worked. */
  scope: 'entry' | 'day' | 'customer'
  /** When the record was made. */
  createdAt: string
}

/** Whether project managers approve hours before they are billed, from a day on. */
export type ApprovalRule = {
  /** The rule. It never changes. */
  id: string
  /** The customer for whose projects it is; null for one of a project, or of the organisation. */
  customerId: string | null
  /** The project that it is for; null for one of a customer, or of the organisation. */
  projectId: string | null
  /** The first day of whose hours it holds, until the next one does. */
  validFrom: string
  /** Whether the manager of the project approves them before they are billed. */
  required: boolean
  /** When the record was made. */
  createdAt: string
}

/** What a member did in a day for a project, as far as the manager of the project approves it before it is billed. */
export type ProjectDay = {
  /** The project day. It stays when the work day is written anew. */
  id: string
  /** The project that the hours are for. */
  projectId: string
  /** The work day that the hours are of. */
  workDayId: string
  /** The member who worked. */
  membershipId: string
  /** The date of the work day. */
  workDate: string
  /** How long was worked for the project, minutes. */
  minutes: number
  /** `waiting` for the manager of the project, `approved` to be billed, or `returned`: it is not billed as it is. */
  state: 'waiting' | 'approved' | 'returned'
  /** Whether the work day is open again. When it is approved once more, this waits anew, unless it was approved and is what it was. */
  opened: boolean
  /** Why it was returned; null where it was not. */
  reason: string | null
  /** Who approved or returned it; null while it waits. */
  decidedByMembershipId: string | null
  /** When they did; null while it waits. */
  decidedAt: string | null
  /** Since when it waits or waited. */
  waitingSince: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type ProjectRevenueReason =
  | {
      /** What it is; stable. */
      code: 'hours_sold'
      /** What its sentence is made of. */
      values: {
        /** The phase by whose own billing it is; null for what is billed as the project. */
        phaseCode: string | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'hours_not_billable'
      /** What its sentence is made of. */
      values: {
        /** The phase by whose own billing it is; null for what is billed as the project. */
        phaseCode: string | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'fee_recognised'
      /** What its sentence is made of. */
      values: {
        /** The phase by whose own billing it is; null for what is billed as the project. */
        phaseCode: string | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'hours_over_cap'
      /** What its sentence is made of. */
      values: {
        /** The phase by whose own billing it is; null for what is billed as the project. */
        phaseCode: string | null
      }
    }
  | {
      /** What it is; stable. */
      code: 'purchases_rebilled'
      /** What its sentence is made of. */
      values: Record<string, never>
    }

/** Why, as a code with its values; the sentence beside it is made of them. */
export type ProjectCostReason =
  | {
      /** What it is; stable. */
      code: 'hours_cost'
      /** What its sentence is made of. */
      values: Record<string, never>
    }
  | {
      /** What it is; stable. */
      code: 'records_cost'
      /** What its sentence is made of. */
      values: Record<string, never>
    }

export type ProjectProfitability = {
  /** The project whose figures they are. */
  projectId: string
  /** What people see and choose it by. */
  name: string
  /** How long was worked, in minutes. */
  minutes: number
  /** Of it what is billed by the hour and has no rate, so that the revenue lacks it; none on tasks that are not billable. */
  minutesWithoutRate: number
  /** Of it what has no cost rate, so that the costs lack it. */
  minutesWithoutCost: number
  /** What it is worth by the billing methods of the project and of its phases, in cents. */
  revenueCents: number
  /** What it costs, in cents. */
  costCents: number
  /** `revenueCents` less `costCents`. */
  marginCents: number
  /** What part of the revenue the margin is, in hundredths of a per cent; null without revenue. */
  marginBp: number | null
  /** What was billed of it, in cents. */
  billedCents: number
  /** What the revenue is made of. */
  revenue: readonly {
    /** What it is: `hours`, `unbillable_hours` on tasks that are not billable, `fee`, `cap`, `rebilled_purchases`, `purchases`, or what other parts have. */
    kind: string
    /** What it comes to, in cents; below zero for what is taken away. */
    cents: number
    /** How it is worked out, in words, in the language of the reader. */
    explain: string
    /** How many records it is made of. */
    rows: number
    /** The first 100 of them: entries of work days for hours, purchases for purchases. */
    ids: readonly string[]
    explanation: ProjectRevenueReason
    /** The phase by whose own billing it is, with phases in it that have none; null for what is billed as the project. */
    phaseId: string | null
  }[]
  /** What the costs are made of. */
  costs: readonly {
    /** What it is: `hours`, `unbillable_hours` on tasks that are not billable, `fee`, `cap`, `rebilled_purchases`, `purchases`, or what other parts have. */
    kind: string
    /** What it comes to, in cents; below zero for what is taken away. */
    cents: number
    /** How it is worked out, in words, in the language of the reader. */
    explain: string
    /** How many records it is made of. */
    rows: number
    /** The first 100 of them: entries of work days for hours, purchases for purchases. */
    ids: readonly string[]
    explanation: ProjectCostReason
  }[]
}

export type ProjectRevenue = {
  /** The project whose figures they are. */
  projectId: string
  /** What all of it comes to, in cents: the revenue of the project of all days. */
  revenueCents: number
  /** The sums that are not 0, by month. */
  items: readonly {
    /** The month, `YYYY-MM`. */
    month: string
    /** The phase by whose own billing it is; null for what is billed as the project. */
    phaseId: string | null
    /** Who worked for it; null for purchases, and for a fee in a month without work. */
    membershipId: string | null
    /** What it comes to, in cents; below zero for what is taken back. */
    cents: number
  }[]
}

export type ProjectRevenueChange = {
  /** The project whose figures they are. */
  projectId: string
  /** What it brings now, in cents. */
  fromCents: number
  /** What it would bring, in cents. */
  toCents: number
  /** `toCents` less `fromCents`. */
  differenceCents: number
  /** The months that would bring something else, in their order. */
  months: readonly {
    /** The month, `YYYY-MM`. */
    month: string
    /** What it brings now, in cents. */
    fromCents: number
    /** What it would bring, in cents. */
    toCents: number
    /** `toCents` less `fromCents`. */
    differenceCents: number
  }[]
}

export type OwnProject = {
  /** The project, and its target in the tracking level `project`. */
  id: string
  /** Unique among the projects. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Where it stands. */
  state: 'planned' | 'active' | 'on_hold' | 'completed' | 'closed'
  /** The member who answers for it; null for nobody. */
  managerMembershipId: string | null
  /** The first day; null when nobody said. */
  startDate: string | null
  /** The last day; null when nobody said. */
  endDate: string | null
  /** How exactly hours say what they were for: the project alone, one of its phases, or one of its tasks. */
  attributionPrecision: 'project' | 'phase' | 'task'
  /** Whether hours may be written on the project now. */
  takesHours: boolean
  /** When the member takes part; empty where they only have tasks in it. */
  participations: readonly {
    /** The first day; null from the beginning of the project. */
    validFrom: string | null
    /** The last day; null until further notice. */
    validTo: string | null
  }[]
  /** The phases that were not given up, parents before those that lie in them. */
  phases: readonly {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** The phase that it lies in; null for one of the project itself. */
    parentPhaseId: string | null
    /** Unique among the phases of the project. */
    code: string
    /** What people see and choose it by. */
    name: string
    /** Whether hours may be written on it now. */
    takesHours: boolean
  }[]
  /** Tasks that hours may be written on, the member's own first, at most 200: those of the project for who takes part in it, else their own alone. What was closed more than a month ago is left out. */
  tasks: readonly {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** What people call it by; unique in the project. */
    number: number
    /** What is to be done. */
    title: string
    /** The phase of the project; null for none. */
    phaseId: string | null
    /** Whether the member is to do it, looks over it or follows it. */
    own: boolean
  }[]
  /** Whether there are more tasks than these. */
  moreTasks: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type Milestone = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The project that it is of. */
  projectId: string
  /** What is reached. */
  name: string
  /** When it is to be reached. */
  dueDate: string
  /** When it was reached; null until then. */
  reachedAt: string | null
  /** The tasks of the project that lead to it. */
  taskIds: readonly string[]
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** How it is invoiced as of its day, and who says so. */
export type SourceRowTerms = {
  /** What the customer calls the order. */
  orderReference: {
    /** The reference; null for none. */
    value: string | null
    /** Who says it: the `rate` of the hours, the `article`, the `phase`, the `project`, the `customer`, or nobody, so that it is the `default`; null where there is none. */
    from: 'rate' | 'article' | 'phase' | 'project' | 'customer' | 'default' | null
    /** The record that says it: the rule of the rate card, the article, the phase, the project or the customer; null for none. */
    fromId: string | null
    /** From when on the terms hold that say it; null where what says it has no dates. */
    since: string | null
  }
  /** When the invoice is to be paid. */
  paymentTerm: {
    /** The payment term; null for none. */
    id: string | null
    /** Who says it: the `rate` of the hours, the `article`, the `phase`, the `project`, the `customer`, or nobody, so that it is the `default`; null where there is none. */
    from: 'rate' | 'article' | 'phase' | 'project' | 'customer' | 'default' | null
    /** The record that says it: the rule of the rate card, the article, the phase, the project or the customer; null for none. */
    fromId: string | null
    /** From when on the terms hold that say it; null where what says it has no dates. */
    since: string | null
  }
  /** Whom the invoice is for. */
  contact: {
    /** The contact; null for none. */
    id: string | null
    /** Who says it: the `rate` of the hours, the `article`, the `phase`, the `project`, the `customer`, or nobody, so that it is the `default`; null where there is none. */
    from: 'rate' | 'article' | 'phase' | 'project' | 'customer' | 'default' | null
    /** The record that says it: the rule of the rate card, the article, the phase, the project or the customer; null for none. */
    fromId: string | null
    /** From when on the terms hold that say it; null where what says it has no dates. */
    since: string | null
  }
  /** By what it is invoiced. */
  article: {
    /** The article; null for none. */
    id: string | null
    /** Who says it: the `rate` of the hours, the `article`, the `phase`, the `project`, the `customer`, or nobody, so that it is the `default`; null where there is none. */
    from: 'rate' | 'article' | 'phase' | 'project' | 'customer' | 'default' | null
    /** The record that says it: the rule of the rate card, the article, the phase, the project or the customer; null for none. */
    fromId: string | null
    /** From when on the terms hold that say it; null where what says it has no dates. */
    since: string | null
  }
  /** Its value added tax, as of its day. */
  vat: {
    /** How it is treated; null where it cannot be told. */
    treatmentId: string | null
    /** Whose rate it bears; null where it bears none. */
    rateId: string | null
    /** The rate on the day of the row, in hundredths of a per cent; null where it cannot be told. */
    rateBp: number | null
    /** The category of EN 16931; null where it cannot be told. */
    category: 'S' | 'AE' | 'K' | 'G' | 'O' | 'E' | 'Z' | null
    /** Who says it: the `rate` of the hours, the `article`, the `phase`, the `project`, the `customer`, or nobody, so that it is the `default`; null where there is none. */
    from: 'rate' | 'article' | 'phase' | 'project' | 'customer' | 'default' | null
    /** The record that says it: the rule of the rate card, the article, the phase, the project or the customer; null for none. */
    fromId: string | null
    /** From when on the terms hold that say it; null where what says it has no dates. */
    since: string | null
  }
  /** What it must have to be billed. */
  required: readonly ('order_reference' | 'payment_term' | 'invoice_contact' | 'article')[]
}

/** Why, as a code with its values; the sentence beside it is made of them. */
export type UnbilledObstacleReason = {
  /** What it is; stable. */
  code: 'billing_stopped'
  /** What its sentence is made of. */
  values: {
    /** What stands in the way. */
    obstacle:
      | 'customer_missing'
      | 'day_not_approved'
      | 'manager_has_not_approved'
      | 'manager_returned'
      | 'not_billed_by_hour'
      | 'task_not_billable'
      | 'rate_missing'
      | 'limit_only'
      | 'fixed_price_billed'
      | 'vat_missing'
      | 'article_missing'
      | 'order_reference_missing'
      | 'payment_term_missing'
      | 'invoice_contact_missing'
  }
} | null

/** Why, as a code with its values; the sentence beside it is made of them. */
export type SourceRowReason =
  | {
      /** What it is; stable. */
      code: 'hours_at_rate'
      /** What its sentence is made of. */
      values: {
        /** How long was worked. */
        minutes: number
        /** What an hour is sold for, in cents. */
        rateCentsPerHour: number
        /** What they come to, in cents. */
        cents: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'hours_rounded'
      /** What its sentence is made of. */
      values: {
        /** How long was worked. */
        minutes: number
        /** How long is billed of it, by the rounding rule of the day. */
        billedMinutes: number
        /** What an hour is sold for, in cents. */
        rateCentsPerHour: number
        /** What they come to, in cents. */
        cents: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'hours_rounded_together'
      /** What its sentence is made of. */
      values: {
        /** How long was worked. */
        minutes: number
        /** How long was worked with what is rounded as one with them. */
        togetherMinutes: number
        /** How long is billed of that. */
        togetherBilledMinutes: number
        /** How long is billed of them, as their part of it. */
        billedMinutes: number
        /** What an hour is sold for, in cents. */
        rateCentsPerHour: number
        /** What they come to, in cents, as their part of it. */
        cents: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'hours_without_rate'
      /** What its sentence is made of. */
      values: {
        /** How long was worked. */
        minutes: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'purchase_with_markup'
      /** What its sentence is made of. */
      values: {
        /** What it cost, in cents. */
        netCents: number
        /** What is added, in hundredths of a per cent. */
        markupBp: number
        /** What it comes to, in cents. */
        cents: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'installment_ready'
      /** What its sentence is made of. */
      values: {
        /** What it came to when it became ready, in cents. */
        cents: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'fixed_price'
      /** What its sentence is made of. */
      values: {
        /** The budget that is the price, in cents. */
        cents: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'fixed_price_beside_installments'
      /** What its sentence is made of. */
      values: {
        /** The budget that is the price, in cents. */
        budgetCents: number
        /** What installments bill of it, in cents. */
        installmentCents: number
        /** What is left, in cents. */
        cents: number
      }
    }
  | {
      /** What it is; stable. */
      code: 'cap'
      /** What its sentence is made of. */
      values: {
        /** The budget up to which hours are billed, in cents. */
        cents: number
      }
    }

export type SourceRow = {
  /** Kind, `sourceId` and `place`. It stays while what it is made of is there, and a day that is written anew keeps it for entries that stay as they were. */
  id: string
  /** What it is: `hours`, `purchase`, `installment`, `fee` for a fixed price, `cap` for what hours are billed up to, or what other parts have. */
  kind: string
  /** The record that it is made of: the entry of a work day, the purchase, the installment, or the project or phase whose budget is the price or the cap. */
  sourceId: string
  /** Of hours the place of the allocation in its entry; otherwise 0. */
  place: number
  /** The customer who pays; null while the project has none. */
  customerId: string | null
  /** The project; null for what is of none. */
  projectId: string | null
  /** The phase; null for none. */
  phaseId: string | null
  /** The day that it is of; null for what belongs to no day. */
  date: string | null
  /** Who worked; null for what is no hours. */
  membershipId: string | null
  /** The task; null for none. */
  taskId: string | null
  /** What kind of time it is; null for what is no hours. */
  entryTypeId: string | null
  /** What it is in the words of the record: the remark of the entry, what was bought, the title of the installment, the name of the project or phase; null for none. */
  text: string | null
  /** How long was worked, minutes; null for what is no hours. */
  minutes: number | null
  /** How long is billed of it, minutes, by the rounding rule of the day; null for what is no hours. */
  billedMinutes: number | null
  /** What an hour is sold for, in cents; null for what is no hours, and without a rate. */
  rateCentsPerHour: number | null
  /** The rule that the rate is from; null without one. */
  rule: {
    /** The card that prices the hours, or the default one. */
    rateCardId: string
    /** The rule that fits best. */
    ruleId: string
    /** Its version of the date. */
    versionId: string
  } | null
  /** The value added tax of the record, in hundredths of a per cent; null where it says none. */
  vatBp: number | null
  /** What all of it comes to, in cents without value added tax. */
  cents: number
  /** What is left of it to bill, in cents. */
  restCents: number
  /** Whether it can be billed bit by bit. */
  divisible: boolean
  /** Whether it can be billed now. */
  billable: boolean
  /** What stands in the way of billing it; null for nothing. A `cap` has `limit_only`: it says how far hours can be billed, and is not billed itself. An installment has `fixed_price_billed` where so much of the price is billed by itself that both would be more than the price. Those that end in `_missing` name what `terms` lack: what is in `required`, and without what the value added tax cannot be told. */
  obstacle:
    | 'customer_missing'
    | 'day_not_approved'
    | 'manager_has_not_approved'
    | 'manager_returned'
    | 'not_billed_by_hour'
    | 'task_not_billable'
    | 'rate_missing'
    | 'limit_only'
    | 'fixed_price_billed'
    | 'vat_missing'
    | 'article_missing'
    | 'order_reference_missing'
    | 'payment_term_missing'
    | 'invoice_contact_missing'
    | null
  /** What stands in the way in words, in the language of the reader; null for nothing. */
  obstacleExplain: string | null
  obstacleExplanation: UnbilledObstacleReason
  terms: SourceRowTerms
  explanation: SourceRowReason
  /** The same in words, in the language of the reader. */
  explain: string
}

/** How work of a project, or of a phase of it, is invoiced from a day on. */
export type InvoicingTerms = {
  /** The terms. They never change. */
  id: string
  /** The project whose hours and other rows are invoiced so. */
  projectId: string
  /** The phase that they are of; null for the project. */
  phaseId: string | null
  /** From when on they hold, until the next ones of the same do. */
  validFrom: string
  /** What the customer calls the order, which invoices name; null: as the phase that it lies in says, or the project. */
  orderReference: string | null
  /** When invoices are to be paid; null: as the phase that it lies in says, or the project, and else the customer. */
  paymentTermId: string | null
  /** The contact of the customer whom invoices are for; null: as the phase that it lies in says, or the project, and else the default contact of the customer. */
  contactId: string | null
  /** How the work is treated in value added tax; null: as the phase that it lies in says, or the project, and else the customer. */
  vatTreatmentId: string | null
  /** The article by which the work is invoiced; null: as the phase that it lies in says, or the project. */
  articleId: string | null
  /** What work must have for it to be billed; null: as the phase that it lies in says, or the project. */
  required: readonly ('order_reference' | 'payment_term' | 'invoice_contact' | 'article')[] | null
  /** When they were made. */
  madeAt: string
}

export type Task = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The project that it is part of; null for a task of its own. */
  projectId: string | null
  /** The phase of the project; null for none. */
  phaseId: string | null
  /** The task that it is a part of; null for none. */
  parentTaskId: string | null
  /** What people call it by: unique in the project, or among the tasks without one, and never given again. */
  number: number
  /** What is to be done. */
  title: string
  /** What there is to know of it; null for nothing. */
  description: string | null
  /** The status of the project, or the default one, that it is in. */
  statusId: string
  /** How far work is in it: `backlog`, `unstarted` and `started` go on, `completed` and `cancelled` are over. */
  category: 'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled'
  /** Where it stands in the column of its status: compared byte by byte, the smallest first. */
  rank: string
  /** How much it matters beside other tasks. */
  priority: 'low' | 'normal' | 'high' | 'urgent'
  /** The members who are to do it. */
  assigneeMembershipIds: readonly string[]
  /** The member who looks over it; null for nobody. */
  reviewerMembershipId: string | null
  /** Members who follow it. */
  watcherMembershipIds: readonly string[]
  /** When work on it is to begin; null when nobody said. */
  startDate: string | null
  /** When it is to be done; null when nobody said. */
  dueDate: string | null
  /** Minutes that it is to take; null when nobody said. */
  estimateMinutes: number | null
  /** Minutes that are written on it, approved or not. */
  spentMinutes: number
  /** Whether work on it is for the customer to pay. */
  billable: boolean
  /** What it takes, in order. */
  checklist: readonly {
    /** The item, as `PUT /v1/me/tasks/{id}/checklist/{itemId}` names it. */
    id: string
    /** What is to be done. */
    text: string
    /** Whether it is done. */
    done: boolean
  }[]
  /** The labels that it is marked with. */
  labelIds: readonly string[]
  /** The values of custom fields, by their keys, as `GET /v1/custom-fields` defines them. */
  customFields: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** The rule that it is repeated by; null for none. */
  recurrenceId: string | null
  /** The other system, with `externalId`; null for none. */
  externalSource: string | null
  /** The task's id in the other system; null for none. */
  externalId: string | null
  /** When it got into a status in which work is over; null where work goes on. */
  closedAt: string | null
  /** When it was archived; null for a task that was not. */
  archivedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type TaskStatus = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What moves and events call the status by; unique among the statuses of a project. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** How far work is in it: `backlog`, `unstarted` and `started` go on, `completed` and `cancelled` are over. */
  category: 'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled'
  /** Its place in the order of the columns, from 0. */
  position: number
  /** How many tasks may be in the status at once, archived ones left out; null for any number. */
  wipLimit: number | null
}

export type TaskDependency = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The earlier task, which the other waits for. */
  fromTaskId: string
  /** The later task, which waits. */
  toTaskId: string
  /** What waits for what: `fs` the later task begins when the earlier one is finished, `ss` begins when it has begun, `ff` is finished when it is finished, `sf` is finished when it has begun. */
  type: 'fs' | 'ss' | 'ff' | 'sf'
  /** Minutes that pass between the two, on days of rest too; negative where the later task may overlap. A part of a day counts as a day. */
  lagMinutes: number
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type TaskBundle = {
  /** The statuses of the project, in the order of its columns. */
  statuses: readonly TaskStatus[]
  /** The board: a column for each status. */
  columns: readonly {
    /** The status whose column it is. */
    statusId: string
    /** How many tasks it may have; null for any number. */
    wipLimit: number | null
    /** The tasks in it, from the top down. */
    taskIds: readonly string[]
  }[]
  /** The tasks that are not archived, by their numbers. */
  tasks: readonly Task[]
  /** What waits for what among them. */
  dependencies: readonly TaskDependency[]
  /** The milestones of the project, by their dates. */
  milestones: readonly Milestone[]
  /** The custom fields of tasks, in their order. */
  fields: readonly {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** What its values stand under in `customFields`. */
    key: string
    /** What its values are, as `GET /v1/custom-fields` says. */
    type: string
    /** What people see and choose it by. */
    name: string
    /** Whether tasks still get values of it. */
    active: boolean
  }[]
  /** The labels of tasks, by their codes. */
  labels: readonly {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** Its code in the register. */
    code: string
    /** What people see and choose it by. */
    name: string
    /** Whether tasks are still marked with it. */
    active: boolean
  }[]
}

export type OwnTask = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The project that it is part of; null for a task of its own. */
  projectId: string | null
  /** The phase of the project; null for none. */
  phaseId: string | null
  /** The task that it is a part of; null for none. */
  parentTaskId: string | null
  /** What people call it by: unique in the project, or among the tasks without one, and never given again. */
  number: number
  /** What is to be done. */
  title: string
  /** What there is to know of it; null for nothing. */
  description: string | null
  /** The status of the project, or the default one, that it is in. */
  statusId: string
  /** How far work is in it: `backlog`, `unstarted` and `started` go on, `completed` and `cancelled` are over. */
  category: 'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled'
  /** Where it stands in the column of its status: compared byte by byte, the smallest first. */
  rank: string
  /** How much it matters beside other tasks. */
  priority: 'low' | 'normal' | 'high' | 'urgent'
  /** The members who are to do it. */
  assigneeMembershipIds: readonly string[]
  /** The member who looks over it; null for nobody. */
  reviewerMembershipId: string | null
  /** Members who follow it. */
  watcherMembershipIds: readonly string[]
  /** When work on it is to begin; null when nobody said. */
  startDate: string | null
  /** When it is to be done; null when nobody said. */
  dueDate: string | null
  /** Minutes that it is to take; null when nobody said. */
  estimateMinutes: number | null
  /** Minutes that are written on it, approved or not. */
  spentMinutes: number
  /** Whether work on it is for the customer to pay. */
  billable: boolean
  /** What it takes, in order. */
  checklist: readonly {
    /** The item, as `PUT /v1/me/tasks/{id}/checklist/{itemId}` names it. */
    id: string
    /** What is to be done. */
    text: string
    /** Whether it is done. */
    done: boolean
  }[]
  /** The labels that it is marked with. */
  labelIds: readonly string[]
  /** The values of custom fields, by their keys, as `GET /v1/custom-fields` defines them. */
  customFields: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** The rule that it is repeated by; null for none. */
  recurrenceId: string | null
  /** The other system, with `externalId`; null for none. */
  externalSource: string | null
  /** The task's id in the other system; null for none. */
  externalId: string | null
  /** When it got into a status in which work is over; null where work goes on. */
  closedAt: string | null
  /** When it was archived; null for a task that was not. */
  archivedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
  /** The status that it is in. */
  status: {
    /** The status, as a change of status names it. */
    id: string
    /** What moves and events call the status by. */
    code: string
    /** What it is called, in the language of the reader where it is a starter status. */
    name: string
    /** How far work is in it: `backlog`, `unstarted` and `started` go on, `completed` and `cancelled` are over. */
    category: 'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled'
  }
  /** The statuses that it may be put into now, in the order of the columns: none where the move is not allowed, waits for something or finds its column full, or nothing of the task changes any more. */
  nextStatuses: readonly {
    /** The status, as a change of status names it. */
    id: string
    /** What moves and events call the status by. */
    code: string
    /** What it is called, in the language of the reader where it is a starter status. */
    name: string
    /** How far work is in it: `backlog`, `unstarted` and `started` go on, `completed` and `cancelled` are over. */
    category: 'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled'
  }[]
}

export type TaskStatusSet = {
  /** The project whose they are; null for the defaults. */
  projectId: string | null
  /** Whether a project has the defaults still, or an organisation those it began with. With the first task they are copied for good. */
  inherited: boolean
  /** The statuses, in the order of the columns. */
  statuses: readonly TaskStatus[]
  /** The moves that are allowed; empty where every move is. */
  transitions: readonly {
    /** The code of the status that a task leaves. */
    from: string
    /** The code of the status that it gets. */
    to: string
    /** What must be over first: `open_dependencies`, what the task waits for; `unfinished_checklist`, its checklist; `approval_pending`, an approval that was asked for. */
    guards: readonly ('open_dependencies' | 'unfinished_checklist' | 'approval_pending')[]
  }[]
  /** When they last changed; null while they are inherited. */
  updatedAt: string | null
}

export type TaskLabel = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active: boolean
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type ScheduledTask = {
  /** The open task. */
  taskId: string
  /** How many working days it takes: those between its dates, or else what was estimated, 450 minutes a day; 1 without either. */
  workingDays: number
  /** The first day on which it can begin. */
  earliestStart: string
  /** The first day on which it can be finished. */
  earliestFinish: string
  /** The last day on which it can begin without the project ending later. */
  latestStart: string
  /** The last day on which it can be finished without the project ending later. */
  latestFinish: string
  /** By how many working days it may slip before the project ends later. */
  slackDays: number
  /** Whether it may not slip at all. */
  critical: boolean
  /** The dependency that sets its earliest start; null where its own start or the beginning of the project does. */
  drivenBy: string | null
}

export type MovedTask = {
  /** The task that gets other dates. */
  taskId: string
  /** Its first day; null where it has none. */
  startDate: string | null
  /** The day on which it is due; null where it has none. */
  dueDate: string | null
  /** The dates that it had. */
  from: {
    /** Its first day; null where it has none. */
    startDate: string | null
    /** The day on which it is due; null where it has none. */
    dueDate: string | null
  }
  /** The dependency that moves it furthest; null for the task that was asked for. */
  dependencyId: string | null
}

export type TaskComment = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The task that it is about. */
  taskId: string
  /** The member who wrote it. */
  authorMembershipId: string
  /** How `body` is meant: `markdown` is CommonMark, of which `bodyHtml` is made. The text is kept as it was written. */
  format: 'plain' | 'markdown'
  /** What is said, as it was written; null for a deleted comment. */
  body: string | null
  /** A Markdown comment as HTML; null for plain text and for a deleted comment. */
  bodyHtml: string | null
  /** The members whom it mentions; none for a deleted comment. */
  mentionedMembershipIds: readonly string[]
  /** Whether it was changed after it was written. */
  edited: boolean
  /** When its author deleted it; null for one that is there. */
  deletedAt: string | null
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type TaskApproval = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The task that is to be approved. */
  taskId: string
  /** What is to be done, as the task says it. */
  taskTitle: string
  /** The member who asked. */
  requestedByMembershipId: string
  /** `approved` when all who were asked approved, `changes_requested` as soon as one wanted changes. */
  state: 'pending' | 'approved' | 'changes_requested' | 'withdrawn'
  /** What is to be looked at; null when nothing was said. */
  note: string | null
  /** Those who were asked, in the order in which they were named, with what they decided. */
  responses: readonly {
    /** The member who was asked. */
    membershipId: string
    /** What they decided; null for who has not responded. */
    decision: 'approved' | 'changes_requested' | null
    /** What they said of it; null for nothing. */
    comment: string | null
    /** When they responded; null for who has not. */
    respondedAt: string | null
  }[]
  /** When it was decided or withdrawn; null while it waits. */
  closedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type TaskRecurrence = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The last task of the series, which the next one is made from. */
  taskId: string
  /** When the next task is made: `when_done` as soon as this one is completed, `by_date` on the day on which it begins, whether this one is done or not. */
  mode: 'when_done' | 'by_date'
  /** A rule of RFC 5545 by days, weeks, months or years; with `COUNT` or `UNTIL` it ends. `UNTIL` is a date, `20271231`, or an instant in UTC, whose date in the zone of the organisation counts. It says on which days tasks begin, or are due where they have no first day; a month or year without such a day is passed over. */
  rule: string
  /** The day on which the next task is made; null where it waits for this one to be completed. */
  nextOn: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type IntegrationEvent = {
  [Event in EventName]: {
    /** `integrationEventId` of every delivery of the event. */
    id: string
    event: Event
    /** Identifiers, states and instants; `GET /v1/webhook-events` has its schema. */
    payload: EventPayloads[Event]
    /** The event's place in the organisation's log: 1, 2, 3, … in commit order. The log has no gap; a page has them where it passes over events. */
    sequence: number
    /** When it happened. */
    createdAt: string
    /** Always `createdAt`: the log is append-only. */
    updatedAt: string
  }
}[EventName]

export type Webhook = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** HTTPS on a public host. Redirects are not followed. */
  url: string
  /** The events that are sent to it. */
  events: readonly EventName[]
  /** What it is for, in the words of whoever registered it; null when they gave none. */
  description: string | null
  /** While `paused`, nothing is queued and nothing is sent. */
  state: 'active' | 'paused'
  /** The secrets that sign, the newest first. */
  secretVersions: readonly {
    /** When the record was made. */
    createdAt: string
    /** Until when it co-signs; null for the newest. */
    expiresAt: string | null
  }[]
  /** How its deliveries fare. */
  health: {
    /** When a delivery was last acknowledged; null before the first one. */
    lastSuccessAt: string | null
    /** When an attempt last failed; null before the first one. */
    lastFailureAt: string | null
    /** Attempts since the last acknowledged one. */
    consecutiveFailures: number
  }
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type WebhookDelivery = {
  /** Kept across retries and redeliveries; `x-service-delivery`. */
  id: string
  /** 0 for the first sending, 1 for the first redelivery, and so on. */
  redelivery: number
  /** The webhook that it is sent to. */
  endpointId: string
  event: EventName
  /** The deduplication key; null only for a test send. */
  integrationEventId: string | null
  /** `retrying`: an attempt failed and another follows. `dead_letter`: the last one failed. `superseded`: a redelivery took its place. */
  status: 'pending' | 'retrying' | 'delivered' | 'dead_letter' | 'superseded'
  /** What was tried, the earliest first. */
  attempts: readonly {
    /** When it was tried. */
    at: string
    /** Null when no answer came. */
    responseStatus: number | null
    /** Null when the attempt was interrupted. */
    durationMs: number | null
    /** Null for an acknowledged attempt. `unacknowledged`: an answer other than 2xx; `interrupted`: the service stopped while it waited; otherwise why no whole answer came, such as `timeout` or `connection_failed`; a status that came before is told. */
    errorCode: string | null
  }[]
  /** When it is tried next; null when it is not. */
  nextAttemptAt: string | null
  /** When the receiver acknowledged it; null unless it did. */
  acknowledgedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** A device on a wall at which members punch. */
export type Terminal = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** Where it hangs. */
  name: string
  /** Whether a device is paired with it. */
  state: 'unpaired' | 'paired' | 'revoked'
  /** Whether it may be used. The credential of one that is out of use answers 401 `device_inactive` until it is in use again. */
  active: boolean
  /** Whether every member may punch there, whatever their planning units. */
  allMembers: boolean
  /** The planning units whose members punch there and are shown there; units below them are named too. */
  planningUnitIds: readonly string[]
  /** Until when its pairing code can be typed in; null where none waits. */
  pairingCodeExpiresAt: string | null
  /** When its present device was paired; null before the first. */
  pairedAt: string | null
  /** When its device last asked for something, noted at most once a minute; null before. */
  lastSeenAt: string | null
  /** How far the clock of the service is ahead of that of the device, in milliseconds, negative where it is behind; null where it was not measured. */
  clockOffsetMs: number | null
  /** When its clock was last measured; null where it never was. */
  clockMeasuredAt: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type MemberBadge = {
  /** The member. */
  membershipId: string
  /** Whether a badge code is set. */
  hasBadge: boolean
  /** Whether a PIN is set. */
  hasPin: boolean
  /** When either last changed; null where there is neither. */
  updatedAt: string | null
}

export type Device = {
  /** The terminal that the device stands for. */
  terminalId: string
  /** What the terminal is called. */
  name: string
  /** Whose it is. */
  organisationName: string
  /** The IANA time zone of the organisation. */
  timeZone: string
  /** Whether every member punches here. */
  allMembers: boolean
  /** What is added to a time of the device, in milliseconds; null where it was not measured, and nothing is added. */
  clockOffsetMs: number | null
  /** When the credential of this request ends because another one took its place; null for the present one. */
  credentialUntil: string | null
  /** The clock of the service. */
  serverTime: string
}

export type DeviceMember = {
  /** The member, for a punch by PIN. */
  membershipId: string
  /** The name of the member, as it is shown. */
  displayName: string
  /** Where the member stands. */
  state: 'out' | 'working' | 'on_break'
}

export type DevicePunchTaken = {
  /** The tap. */
  clientPunchId: string
  /** What became of it: `placed` belongs to a session of the member, `unplaced` is kept for them and their supervisor to look at, `repeated` had landed before. */
  status: 'placed' | 'unplaced' | 'repeated'
  /** Why it has no place; null where it has one. */
  code: string | null
  /** The name of the member, as it is shown. */
  displayName: string
  /** Where the member stands. */
  state: 'out' | 'working' | 'on_break'
}

export type DeviceQueueResult = {
  /** The tap. */
  clientPunchId: string
  /** What became of it: `placed` belongs to a session of the member, `unplaced` is kept for them and their supervisor to look at, `repeated` had landed before, `refused` was not taken. */
  status: 'placed' | 'unplaced' | 'repeated' | 'refused'
  /** Why it has no place or was not taken; null where it has one. A row with `device_attempts_exhausted` is sent again later. */
  code: string | null
  /** Where the member stands after all of them; null for a row that was not taken. */
  state: 'out' | 'working' | 'on_break' | null
}

export type ApiKey = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What people recognise the key by. */
  name: string
  /** A personal key acts as its member and dies with them; a service key can be reassigned. */
  kind: 'personal' | 'service'
  /** How the key starts, for people to recognise it. */
  prefix: string
  /** How the key ends. */
  last4: string
  /** The capabilities that the key carries; none reaches only operations that need none. */
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
  /** Whether the key is refused every write, with 403 `read_only_key`. */
  readOnly: boolean
  /** The member whom the key executes as; null when that membership has been deleted. */
  ownerMembershipId: string | null
  /** The member who made the key; null when that membership has been deleted. */
  createdBy: string | null
  /** `owner_inactive`: the owner's membership is deactivated, and the key works again once it is not. */
  state: 'active' | 'expired' | 'revoked' | 'owner_inactive'
  /** From when on the key is refused; null when it never ends by itself. */
  expiresAt: string | null
  /** When a request last carried the key, to within minutes; null before the first one. */
  lastUsedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
}

export type OAuthClient = {
  /** The `client_id` of OAuth. */
  id: string
  /** What members see when the app asks for their consent. */
  name: string
  /** A confidential app can keep a secret, as a server does; a public one cannot, as a browser or a phone. */
  kind: 'public' | 'confidential'
  /** Where members are sent back to, compared character by character. */
  redirectUris: readonly string[]
  /** The capabilities that a member can give the app at most. */
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
  /** Whether the app is refused every write, whatever a member gives it. */
  readOnly: boolean
  /** How the present secret ends; null for a public app. */
  secretLast4: string | null
  /** The member who registered the app; null when that membership has been deleted. */
  createdBy: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type OAuthGrant = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The app, `client_id` of OAuth. */
  clientId: string
  /** The name of the app, also after it has been deleted. */
  clientName: string
  /** The member who consented and whom the app acts as. */
  membershipId: string
  /** The capabilities that the member gave, and holds no longer than they do. */
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
  /** Whether the app is refused every write. */
  readOnly: boolean
  /** Whether the app goes on without the member, by refresh tokens. */
  offlineAccess: boolean
  /** `owner_inactive`: the membership is deactivated, and the grant works again once it is not. */
  state: 'active' | 'expired' | 'owner_inactive' | 'ended'
  /** When a request last carried a token of it, to within minutes; null before the first one. */
  lastUsedAt: string | null
  /** When the last of its tokens ends; every refresh moves it. In real time, also in a sandbox whose clock has been moved. */
  expiresAt: string
  /** When it was ended; null while it can be used, and when it only expired. */
  endedAt: string | null
  /** Why it was ended; null as long as nobody ended it. */
  endReason:
    | 'ended_by_member'
    | 'ended_by_administrator'
    | 'revoked_by_app'
    | 'refresh_token_reused'
    | 'code_reused'
    | 'app_deleted'
    | 'sign_in_reset'
    | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type OAuthConsent = {
  /** The request for consent; only the browser that it began in has it. */
  id: string
  /** The app that asks. */
  client: {
    /** The `client_id` of OAuth. */
    id: string
    /** What people see and choose it by. */
    name: string
  }
  /** Where the browser is sent with the answer. */
  redirectUri: string
  /** The membership that the browser's session acts as. */
  membership: {
    /** The membership. */
    id: string
    /** The member as the others see them. */
    displayName: string
  }
  /** The organisation of that membership. */
  organisation: {
    /** The organisation. */
    id: string
    /** The organisation as its members know it. */
    name: string
  }
  /** What the app would get: the capabilities that it asks for and the member can give it. */
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
  /** Whether the app would be refused every write. */
  readOnly: boolean
  /** Whether the app goes on without the member, by refresh tokens. */
  offlineAccess: boolean
}

export type ConsentAnswer = {
  /** A path of this service, where the browser goes on to the app with the answer. */
  continueAt: string
}

export type Session = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** Who signed in. */
  person: {
    /** The person, over all their organisations. */
    id: string
    /** The address that they sign in with. */
    email: string
  }
  /** The member whom the session acts as. */
  membership: {
    /** The membership. */
    id: string
    /** The member as the others see them. */
    displayName: string
    /** The role; it and what was granted beside it give the capabilities. */
    role: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin'
  }
  /** The organisation that the session is in. */
  organisation: {
    /** The organisation. */
    id: string
    /** The organisation as its members know it. */
    name: string
    /** A zone of the IANA time zone database; dates are those of its clocks. */
    timeZone: string
    /** Whether it is a sandbox, whose clock can be moved. */
    sandbox: boolean
  }
  /** The browser that signed in, as it named itself; null when it did not. */
  userAgent: string | null
  /** Whether more than a password was given: a second factor, or a passkey. */
  secondFactor: boolean
  /** Whether the organisation asks for more than was given: until it is, everything but sign-in settings answers 403 `second_factor_missing`. */
  secondFactorMissing: boolean
  /** When the person last proved in it who they are; changing how one signs in needs that recently. */
  authenticatedAt: string
  /** When the record was made. */
  createdAt: string
  /** When it ends at the latest. */
  expiresAt: string
  /** When it ends unless it is used before. */
  idleExpiresAt: string
}

/** What `PublicKeyCredential.toJSON()` gives after `navigator.credentials.get()`. */
export type PasskeyAssertion = {
  /** The credential, base64url. */
  id: string
  /** The same as `id`. */
  rawId: string
  /** Always `public-key`. */
  type: 'public-key'
  /** What the authenticator signed. */
  response: {
    /** What the browser says of the request, base64url. */
    clientDataJSON: string
    /** What the authenticator says of itself, base64url. */
    authenticatorData: string
    /** The authenticator's signature over both, base64url. */
    signature: string
    /** The person whom the passkey is for, base64url; null or absent when the authenticator does not tell. */
    userHandle?: string | null | undefined
  } & Readonly<Record<string, unknown>>
  /** Results of extensions, of which none is used. */
  clientExtensionResults?: Readonly<Record<string, unknown>> | undefined
  /** Whether the authenticator is part of the device; null or absent when the browser does not tell. */
  authenticatorAttachment?: string | null | undefined
} & Readonly<Record<string, unknown>>

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3, for `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
export type PasskeyRequestOptions = {
  /** Random, base64url; it can be answered once. */
  challenge: string
} & Readonly<Record<string, unknown>>

export type OwnOrganisation = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The organisation as its members know it. */
  name: string
  /** Whether it is a sandbox, whose clock can be moved. */
  sandbox: boolean
  /** Whether the session is in it. */
  current: boolean
}

export type OwnSession = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** Whether it is the session that asks. */
  current: boolean
  /** The browser that signed in, as it named itself; null when it did not. */
  userAgent: string | null
  /** Whether more than a password was given: a second factor, or a passkey. */
  secondFactor: boolean
  /** When the person last proved in it who they are; changing how one signs in needs that recently. */
  authenticatedAt: string
  /** When the record was made. */
  createdAt: string
  /** To about a minute. */
  lastUsedAt: string
  /** When it ends at the latest. */
  expiresAt: string
  /** When it ends unless it is used before. */
  idleExpiresAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

/** A passkey of the person. */
export type Passkey = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What the person calls it, such as the device it is on. */
  name: string
  /** Whether it is kept with an account and survives its device. */
  backedUp: boolean
  /** When the record was made. */
  createdAt: string
  /** When somebody last signed in by it; null before that. */
  lastUsedAt: string | null
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type SignIn = {
  /** The address that the person signs in with. */
  email: string
  /** Whether a password alone begins no session. */
  secondFactor: boolean
  /** Codes of an authenticator app. */
  totp: {
    /** `pending`: set up, and not confirmed by a code. */
    state: 'off' | 'pending' | 'on'
    /** When a code confirmed it; null until then. */
    confirmedAt: string | null
  }
  /** The passkeys of the person. */
  passkeys: readonly Passkey[]
  /** How many recovery codes have not been used. */
  recoveryCodesLeft: number
  /** When the person last proved in this session who they are. */
  authenticatedAt: string
  /** Until when the session may change how its person signs in. */
  recentUntil: string
}

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3, for `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
export type PasskeyCreationOptions = {
  /** Random, base64url; it can be answered once. */
  challenge: string
} & Readonly<Record<string, unknown>>

/** What `PublicKeyCredential.toJSON()` gives after `navigator.credentials.create()`. */
export type PasskeyRegistration = {
  /** The credential, base64url. */
  id: string
  /** The same as `id`. */
  rawId: string
  /** Always `public-key`. */
  type: 'public-key'
  /** What the authenticator made. */
  response: {
    /** What the browser says of the request, base64url. */
    clientDataJSON: string
    /** The new public key and what vouches for it, base64url. */
    attestationObject: string
    /** The ways in which the authenticator can be reached, such as `usb` or `internal`. */
    transports?: readonly string[] | undefined
  } & Readonly<Record<string, unknown>>
  /** Results of extensions, of which none is used. */
  clientExtensionResults?: Readonly<Record<string, unknown>> | undefined
  /** Whether the authenticator is part of the device; null or absent when the browser does not tell. */
  authenticatorAttachment?: string | null | undefined
} & Readonly<Record<string, unknown>>

export type OutgoingMail = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What the mail is for. */
  kind:
    | 'invitation'
    | 'password_reset'
    | 'security_notice'
    | 'api_key_expiry'
    | 'webhook_failing'
    | 'change_order'
    | 'change_order_answer'
    | 'budget_warning'
    | 'forgotten_clock_out'
    | 'approval_reminder'
    | 'shift_plan'
    | 'task_mention'
    | 'open_shift_claim'
    | 'shift_swap'
  /** `held`: the service had no mail server when it was written, so it stays here to be handed on by a person. */
  status: 'queued' | 'sent' | 'failed' | 'held'
  /** The one recipient. */
  to: {
    /** The e-mail address. */
    address: string
    /** The name beside the address; null without one. */
    name: string | null
    /** The member; null for somebody who is none. */
    membershipId: string | null
  }
  /** The language that it is written in. */
  locale: 'fi' | 'sv' | 'en'
  /** The subject line, which holds nothing secret. */
  subject: string
  /** The record that the mail is about; null when it is about none. */
  about: {
    /** What kind of record it is. */
    type: string
    /** The record that the mail is about. */
    id: string
  } | null
  /** Whether its body is for the recipient alone. */
  confidential: boolean
  /** Whether the service still has the body. */
  bodyKept: boolean
  /** What was tried, the earliest first. */
  attempts: readonly {
    /** When it was tried. */
    at: string
    /** Milliseconds until the server answered; null when the attempt was interrupted. */
    durationMs: number | null
    /** The reply of the mail server (RFC 5321 §4.2); null when it gave none. */
    replyCode: number | null
    /** Null when the server took the mail. */
    errorCode: string | null
    /** What the server said; null for a mail that is `confidential`, because some quote its link. */
    detail: string | null
  }[]
  /** Why it is not sent; null unless it `failed`. `expired`: it could not be handed over while it was of use. `superseded`: a later one took its place. `withdrawn`: what it told of is no more. */
  failureCode:
    | 'rejected'
    | 'attempts_exhausted'
    | 'expired'
    | 'superseded'
    | 'withdrawn'
    | 'unreadable'
    | null
  /** The same in words, by `mail_` before the code; null unless it `failed`. */
  failureReason: {
    /** What it is; stable. */
    code:
      | 'mail_rejected'
      | 'mail_attempts_exhausted'
      | 'mail_expired'
      | 'mail_superseded'
      | 'mail_withdrawn'
      | 'mail_unreadable'
    /** What its sentence is made of. */
    values: Record<string, never>
    /** The same in words for people, in the language of the reader. */
    detail: string
  } | null
  /** When it is tried next; null when it is not. */
  nextAttemptAt: string | null
  /** When its link ends, after which it is not sent any more; null without an end. */
  usefulUntil: string | null
  /** When a mail server took it; null until then. */
  sentAt: string | null
  /** When it was given up; null unless it was. */
  failedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type OutgoingMailWithBody = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** What the mail is for. */
  kind:
    | 'invitation'
    | 'password_reset'
    | 'security_notice'
    | 'api_key_expiry'
    | 'webhook_failing'
    | 'change_order'
    | 'change_order_answer'
    | 'budget_warning'
    | 'forgotten_clock_out'
    | 'approval_reminder'
    | 'shift_plan'
    | 'task_mention'
    | 'open_shift_claim'
    | 'shift_swap'
  /** `held`: the service had no mail server when it was written, so it stays here to be handed on by a person. */
  status: 'queued' | 'sent' | 'failed' | 'held'
  /** The one recipient. */
  to: {
    /** The e-mail address. */
    address: string
    /** The name beside the address; null without one. */
    name: string | null
    /** The member; null for somebody who is none. */
    membershipId: string | null
  }
  /** The language that it is written in. */
  locale: 'fi' | 'sv' | 'en'
  /** The subject line, which holds nothing secret. */
  subject: string
  /** The record that the mail is about; null when it is about none. */
  about: {
    /** What kind of record it is. */
    type: string
    /** The record that the mail is about. */
    id: string
  } | null
  /** Whether its body is for the recipient alone. */
  confidential: boolean
  /** Whether the service still has the body. */
  bodyKept: boolean
  /** What was tried, the earliest first. */
  attempts: readonly {
    /** When it was tried. */
    at: string
    /** Milliseconds until the server answered; null when the attempt was interrupted. */
    durationMs: number | null
    /** The reply of the mail server (RFC 5321 §4.2); null when it gave none. */
    replyCode: number | null
    /** Null when the server took the mail. */
    errorCode: string | null
    /** What the server said; null for a mail that is `confidential`, because some quote its link. */
    detail: string | null
  }[]
  /** Why it is not sent; null unless it `failed`. `expired`: it could not be handed over while it was of use. `superseded`: a later one took its place. `withdrawn`: what it told of is no more. */
  failureCode:
    | 'rejected'
    | 'attempts_exhausted'
    | 'expired'
    | 'superseded'
    | 'withdrawn'
    | 'unreadable'
    | null
  /** The same in words, by `mail_` before the code; null unless it `failed`. */
  failureReason: {
    /** What it is; stable. */
    code:
      | 'mail_rejected'
      | 'mail_attempts_exhausted'
      | 'mail_expired'
      | 'mail_superseded'
      | 'mail_withdrawn'
      | 'mail_unreadable'
    /** What its sentence is made of. */
    values: Record<string, never>
    /** The same in words for people, in the language of the reader. */
    detail: string
  } | null
  /** When it is tried next; null when it is not. */
  nextAttemptAt: string | null
  /** When its link ends, after which it is not sent any more; null without an end. */
  usefulUntil: string | null
  /** When a mail server took it; null until then. */
  sentAt: string | null
  /** When it was given up; null unless it was. */
  failedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
  /** What is written in it; null when it is not kept, or not for the caller. */
  body: {
    /** As plain text. */
    text: string
    /** As a page. */
    html: string
  } | null
}

export type AttachmentThumbnail = {
  /** Pixels of the longest edge. */
  size: 160 | 480 | 1280
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
}

export type Attachment = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The record that a file belongs to; who may read it reads the file. */
  target: {
    /** What the file belongs to. */
    type:
      | 'work_day'
      | 'export_batch'
      | 'outgoing_mail'
      | 'customer'
      | 'contact'
      | 'deal'
      | 'lead'
      | 'activity'
      | 'project'
      | 'task'
      | 'purchase'
      | 'change_order'
    /** The record that the file belongs to, by its type. */
    id: string
  }
  /** What the file is for; the type of the target says which fit. */
  role: 'receipt' | 'photo' | 'signature' | 'contract' | 'document'
  /** The name of the file; null once the file is gone. */
  fileName: string | null
  /** The media type of the bytes. */
  contentType: string
  /** Bytes. */
  size: number
  /** The SHA-256 of the bytes; null once the file is gone. */
  sha256: string | null
  /** `pending`: the bytes are awaited, for an hour. `finalized`: they are here and examined. `quarantined`: malware was found in them, and they were destroyed. `deleted`, `expired`: they are gone. */
  state: 'pending' | 'finalized' | 'quarantined' | 'deleted' | 'expired'
  /** The scanner's name of the malware; null unless the file is quarantined. */
  finding: string | null
  /** Upright WebP pictures that `GET …/download?size=` leads to; null while they are being made, and empty for what is no picture. */
  thumbnails: readonly AttachmentThumbnail[] | null
  /** When the attachment expires if it is not finalized; null once it is no longer pending. */
  expiresAt: string | null
  /** When the bytes were found in order; null unless they were. */
  finalizedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** The member who added it. */
  createdByMembershipId: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type AttachmentToUpload = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The record that a file belongs to; who may read it reads the file. */
  target: {
    /** What the file belongs to. */
    type:
      | 'work_day'
      | 'export_batch'
      | 'outgoing_mail'
      | 'customer'
      | 'contact'
      | 'deal'
      | 'lead'
      | 'activity'
      | 'project'
      | 'task'
      | 'purchase'
      | 'change_order'
    /** The record that the file belongs to, by its type. */
    id: string
  }
  /** What the file is for; the type of the target says which fit. */
  role: 'receipt' | 'photo' | 'signature' | 'contract' | 'document'
  /** The name of the file; null once the file is gone. */
  fileName: string | null
  /** The media type of the bytes. */
  contentType: string
  /** Bytes. */
  size: number
  /** The SHA-256 of the bytes; null once the file is gone. */
  sha256: string | null
  /** `pending`: the bytes are awaited, for an hour. `finalized`: they are here and examined. `quarantined`: malware was found in them, and they were destroyed. `deleted`, `expired`: they are gone. */
  state: 'pending' | 'finalized' | 'quarantined' | 'deleted' | 'expired'
  /** The scanner's name of the malware; null unless the file is quarantined. */
  finding: string | null
  /** Upright WebP pictures that `GET …/download?size=` leads to; null while they are being made, and empty for what is no picture. */
  thumbnails: readonly AttachmentThumbnail[] | null
  /** When the attachment expires if it is not finalized; null once it is no longer pending. */
  expiresAt: string | null
  /** When the bytes were found in order; null unless they were. */
  finalizedAt: string | null
  /** When the record was made. */
  createdAt: string
  /** The member who added it. */
  createdByMembershipId: string
  /** With `include=may`: the operations on this record that the caller may carry out, by their rights and by its state. What is sent with an operation may still be refused. */
  may?: readonly string[] | undefined
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
  /** The request that brings the bytes, without credentials. */
  upload: {
    /** The method of the request. */
    method: 'PUT'
    /** Where the bytes go, as the body and nothing else. Whoever has it can upload, so keep it to yourself. */
    url: string
    /** The headers that the request needs, to be sent as they are. */
    headers: Readonly<Record<string, string>>
    /** Until when the upload may begin, by the real clock. */
    expiresAt: string
  }
}

export type DownloadLink = {
  /** Where the bytes are, without credentials. It stops working before its end when the caller could not read the attachment any more. */
  url: string
  /** Until when the URL works, by the real clock. */
  expiresAt: string
}

export type AuditEntry = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The place in the chain: 1, 2, 3, … in the order of commits, without a gap. */
  sequence: number
  /** When it was committed. */
  at: string
  /** Who did it. */
  actor: {
    /** The member; null for a device and for the work of the service itself. */
    membershipId: string | null
    /** The kind of credential; `system` for the work of the service itself. */
    kind: 'session' | 'personal_key' | 'service_key' | 'oauth' | 'device' | 'system'
    /** The key, session, grant or device; null for the work of the service itself. */
    credentialId: string | null
  }
  /** The operation's id, or the name of the service's own work. */
  operation: string
  /** The `X-Request-Id` of the answer, which is shared by everything that the request did. */
  requestId: string
  /** The network address that the request came from; null for the work of the service itself, and once erased. */
  origin: string | null
  /** What was done, as `members.deactivate`. */
  action: string
  /** What kind of record it was done to, as `membership`. */
  targetType: string
  /** The record that it was done to. */
  targetId: string
  /** The fields that changed. */
  changes: readonly {
    /** Which field changed. */
    field: string
    /** Absent where there was no value before. */
    from?: unknown | undefined
    /** The value since then; absent where there is none. */
    to?: unknown | undefined
    /** Whether the values are personal, secret, or of a record that the caller may not read. `•••` stands where there is a value; of a secret one nothing is ever stored. */
    masked: boolean
  }[]
  /** Why, in the words of whoever did it; null when they gave no reason, and `•••` where the caller may not read such records. */
  reason: string | null
  /** Whether personal values, reason and origin were erased later. */
  personalValuesErased: boolean
  /** The seal of the row before, 64 hexadecimal digits; zeros in the first. */
  prevHash: string
  /** The row's seal, which includes `prevHash`. */
  hash: string
  /** Always `at`: the trail is append-only. */
  updatedAt: string
}

export type AuditCheckpoint = {
  /** The sequence as text. */
  id: string
  /** The organisation whose chain it is. */
  organisationId: string
  /** The last row of the chain at that instant. */
  sequence: number
  /** That row's seal. */
  hash: string
  /** When the checkpoint was made. */
  at: string
  /** Ed25519, base64url, over five lines: `konttori audit checkpoint 1`, organisationId, sequence, hash, at; without a line feed at the end. */
  signature: string
  /** The 32 bytes of the Ed25519 key that the signature can be checked with, base64url. Note it once. */
  publicKey: string
  /** All of it as one word, for `?checkpoint=` of `GET /v1/audit/verify`. Keep it outside the service. */
  statement: string
  /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
  updatedAt: string
}

export type AuditVerification = {
  /** Whether nothing was found wrong. */
  ok: boolean
  /** How many rows were read. */
  rows: number
  /** The `sequence` of the first row; null when there is none. */
  firstSequence: number | null
  /** The `sequence` of the last row; null when there is none. */
  lastSequence: number | null
  /** The seal of the last row; null when there is none. */
  headHash: string | null
  /** Checkpoints that were compared: those of the database and the kept ones. */
  checkpoints: number
  /** How many mistakes were found; `problems` shows the first hundred. */
  problemCount: number
  /** The first hundred, in the order of the rows. */
  problems: readonly {
    /** The row, or where it should be. */
    sequence: number
    /** What it is; stable. */
    code:
      | 'changed'
      | 'missing'
      | 'inserted'
      | 'unlinked'
      | 'truncated'
      | 'head_moved'
      | 'rewritten'
      | 'erased'
      | 'checkpoint_invalid'
      | 'reordered'
    /** What its sentence is made of. */
    values:
      | {
          /** What of the row is not as it was written. */
          part: 'row' | 'personal_value' | 'added_value'
        }
      | {
          /** How many rows are missing. */
          rows: number
          /** The `sequence` of the row. */
          first: number
          /** The `sequence` of the row. */
          last: number
        }
      | {
          /** What shows that it was put in. */
          how: 'other_organisation' | 'second_time' | 'beyond_end'
          /** The `sequence` of the row. */
          row: number
        }
      | Record<string, never>
      | {
          /** The `sequence` of the row. */
          row: number
          /** When the checkpoint was made, as its `at` says; null where none tells. */
          checkpointAt: string | null
        }
      | {
          /** What the stored end is: a row before the last one, or another than it. */
          end: 'before_last' | 'other_row'
        }
      | {
          /** When the checkpoint was made, as its `at` says; null where none tells. */
          checkpointAt: string
        }
      | {
          /** What is wanting of the erasure. */
          lacking: 'not_stated' | 'not_there' | 'not_told'
        }
      | {
          /** The `sequence` of the row. */
          row: number
        }
    /** The same in words for people, in the language of the reader. */
    detail: string
  }[]
  /** The checkpoint that the verification made; null when something was found wrong, or there is no row. */
  checkpoint: {
    /** The sequence as text. */
    id: string
    /** The organisation whose chain it is. */
    organisationId: string
    /** The last row of the chain at that instant. */
    sequence: number
    /** That row's seal. */
    hash: string
    /** When the checkpoint was made. */
    at: string
    /** Ed25519, base64url, over five lines: `konttori audit checkpoint 1`, organisationId, sequence, hash, at; without a line feed at the end. */
    signature: string
    /** The 32 bytes of the Ed25519 key that the signature can be checked with, base64url. Note it once. */
    publicKey: string
    /** All of it as one word, for `?checkpoint=` of `GET /v1/audit/verify`. Keep it outside the service. */
    statement: string
    /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
    updatedAt: string
  } | null
}

export type ErrorCode = {
  /** What stands in `code` of the problem document. It never changes its meaning. */
  code: string
  /** The HTTP status it comes with. */
  status: number
  /** What happened, in a few words and in the language of the reader; `title` of the problem document. */
  title: string
  /** When the code is answered, in English. */
  when: string
  /** What the caller should do, in the language of the reader; `remedy` of the problem document. */
  remedy: string
  /** Whether the same request may succeed later. */
  retryable: boolean
  /** The tag of the interface with which it will come: it is promised, and not answered yet. Null: it is answered. */
  waitsFor: string | null
  /** The operations that can answer it. */
  operations: readonly string[]
}

/** What each event says: identifiers, states and instants. */
export interface EventPayloads {
  'member.created': {
    /** The member that it happened to. */
    membershipId: string
    /** The role that they were given. */
    role: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin'
    /** When they were put on the roster. */
    createdAt: string
  }
  'member.invited': {
    /** The member that it happened to. */
    membershipId: string
    /** When the activation link was made. */
    invitedAt: string
  }
  'member.updated': {
    /** The member that it happened to. */
    membershipId: string
    /** When it changed: a position for `GET /v1/memberships` with `updatedSince`. */
    updatedAt: string
  }
  'member.deactivated': {
    /** The member that it happened to. */
    membershipId: string
    /** When they were deactivated. */
    deactivatedAt: string
  }
  'member.deleted': {
    /** The member that it happened to. */
    membershipId: string
    /** When they were taken off the roster. */
    deletedAt: string
  }
  'employment.terminated': {
    /** The member that it happened to. */
    membershipId: string
    /** The last day of the employment. */
    endDate: string
    /** When the leaving date was recorded. */
    recordedAt: string
  }
  'workday.confirmed': {
    /** The work day that it happened to. */
    workDayId: string
    /** The member whose day it is. */
    membershipId: string
    /** The date of the day; a shift over midnight belongs to that of its beginning. */
    workDate: string
    /** When it happened. */
    confirmedAt: string
  }
  'workday.returned': {
    /** The work day that it happened to. */
    workDayId: string
    /** The member whose day it is. */
    membershipId: string
    /** The date of the day; a shift over midnight belongs to that of its beginning. */
    workDate: string
    /** When it happened. */
    returnedAt: string
  }
  'workday.approved': {
    /** The work day that it happened to. */
    workDayId: string
    /** The member whose day it is. */
    membershipId: string
    /** The date of the day; a shift over midnight belongs to that of its beginning. */
    workDate: string
    /** When it happened. */
    approvedAt: string
  }
  'workday.corrected': {
    /** The work day that it happened to. */
    workDayId: string
    /** The member whose day it is. */
    membershipId: string
    /** The date of the day; a shift over midnight belongs to that of its beginning. */
    workDate: string
    /** When it happened. */
    correctedAt: string
  }
  'workday.unapproved': {
    /** The work day that it happened to. */
    workDayId: string
    /** The member whose day it is. */
    membershipId: string
    /** The date of the day; a shift over midnight belongs to that of its beginning. */
    workDate: string
    /** When it happened. */
    unapprovedAt: string
  }
  'payroll_period.locked': {
    /** The lock that it happened to. */
    lockId: string
    /** The first locked day. */
    periodStart: string
    /** The last locked day. */
    periodEnd: string
    /** When it was locked. */
    lockedAt: string
  }
  'payroll_period.lock_lifted': {
    /** The lock that it happened to. */
    lockId: string
    /** When it was lifted. */
    liftedAt: string
  }
  'export_batch.created': {
    /** The payroll export batch that it happened to. */
    batchId: string
    /** The first day of the payroll period. */
    periodStart: string
    /** The last day of the payroll period, which is part of it. */
    periodEnd: string
    /** How many work days it has, corrected ones too. */
    dayCount: number
    /** The staff group whose days they are; null for everybody's. */
    groupId: string | null
    /** When the record was made. */
    createdAt: string
    /** Whether it has no lines. */
    nothingToDeliver: boolean
  }
  'export_batch.delivered': {
    /** The payroll export batch that it happened to. */
    batchId: string
    /** The target that it is delivered to. */
    targetId: string
    /** This delivery; delivering again is another one. */
    deliveryId: string
    /** `download`, `https` or `sftp`; null when it is not known. */
    transport: string | null
    /** When the target had it; null when that is not known. */
    deliveredAt: string | null
  }
  'export_batch.delivery_failed': {
    /** The payroll export batch that it happened to. */
    batchId: string
    /** The target that it is delivered to. */
    targetId: string
    /** This delivery; delivering again is another one. */
    deliveryId: string
    /** `download`, `https` or `sftp`; null when it is not known. */
    transport: string | null
    /** When the last attempt failed. */
    failedAt: string
  }
  'export_batch.cancelled': {
    /** The payroll export batch that it happened to. */
    batchId: string
    /** When it was cancelled. */
    cancelledAt: string
  }
  'absence.submitted': {
    /** The absence period. */
    periodId: string
    /** The member who is absent. */
    membershipId: string
    /** The first day of the absence. */
    startDate: string
    /** The last day of the absence, which is part of it. */
    endDate: string
    /** The state of the period after what happened. */
    status: string
  }
  'absence.decided': {
    /** The absence period. */
    periodId: string
    /** The member who is absent. */
    membershipId: string
    /** The first day of the absence. */
    startDate: string
    /** The last day of the absence, which is part of it. */
    endDate: string
    /** The state of the period after what happened. */
    status: string
  }
  'absence.changed': {
    /** The absence period. */
    periodId: string
    /** The member who is absent. */
    membershipId: string
    /** The first day of the absence. */
    startDate: string
    /** The last day of the absence, which is part of it. */
    endDate: string
    /** The state of the period after what happened. */
    status: string
  }
  'absence.cancelled': {
    /** The absence period. */
    periodId: string
    /** The member who is absent. */
    membershipId: string
    /** The first day of the absence. */
    startDate: string
    /** The last day of the absence, which is part of it. */
    endDate: string
    /** When the period was cancelled. */
    cancelledAt: string
  }
  'absence.certificate_provided': {
    /** The absence period. */
    periodId: string
    /** The member who is absent. */
    membershipId: string
    /** When the certificate arrived. */
    providedAt: string
  }
  'shift.published': {
    /** This publishing; publishing again is another one. */
    publishEventId: string
    /** The planning unit whose plan it is. */
    planningUnitId: string
    /** The first day of the published part of the plan. */
    periodFrom: string
    /** Its last day, which is part of it. */
    periodTo: string
    /** How many shifts were published. */
    publishedCount: number
    /** How many members have such a shift. */
    recipientCount: number
  }
  'shift.changed': {
    /** The shift that it happened to. */
    shiftId: string
    /** The planning unit whose plan it is. */
    planningUnitId: string
    /** The date that the shift counts for; null when it has none. */
    workDate: string | null
    /** When the shift was changed. */
    changedAt: string
  }
  'shift.unpublished': {
    /** The publishing that was taken back; null when shifts of several were. */
    publishEventId: string | null
    /** The planning unit whose plan it is. */
    planningUnitId: string
    /** The first day of the published part of the plan. */
    periodFrom: string
    /** Its last day, which is part of it. */
    periodTo: string
    /** How many shifts are no longer published. */
    unpublishedCount: number
    /** When they were taken back. */
    unpublishedAt: string
  }
  'open_shift.claimed': {
    /** The open shift that members can claim. */
    openShiftId: string
    /** The member's claim. */
    claimId: string
    /** The member who claims it. */
    membershipId: string
    /** When it was claimed. */
    claimedAt: string
  }
  'open_shift.claim_decided': {
    /** The member's claim. */
    claimId: string
    /** The open shift that members can claim. */
    openShiftId: string
    /** The member who had claimed it. */
    membershipId: string
    /** What was decided. */
    decision: string
    /** When it was decided. */
    decidedAt: string
  }
  'shift_swap.proposed': {
    /** The proposed swap. */
    swapId: string
    /** The member who proposes the swap. */
    fromMembershipId: string
    /** The member to whom it is proposed. */
    toMembershipId: string
    /** When it was proposed. */
    proposedAt: string
  }
  'shift_swap.decided': {
    /** The proposed swap. */
    swapId: string
    /** What was decided. */
    decision: string
    /** When it was decided. */
    decidedAt: string
  }
  'trip.submitted': {
    /** The travel claim. */
    tripId: string
    /** The member who travelled. */
    membershipId: string
    /** When the trip began. */
    startAt: string
    /** When the trip ended. */
    endAt: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was handed in. */
    submittedAt: string
  }
  'trip.approved': {
    /** The travel claim. */
    tripId: string
    /** The member who travelled. */
    membershipId: string
    /** When the trip began. */
    startAt: string
    /** When the trip ended. */
    endAt: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was approved. */
    approvedAt: string
  }
  'trip.returned': {
    /** The travel claim. */
    tripId: string
    /** The member who travelled. */
    membershipId: string
    /** When the trip began. */
    startAt: string
    /** When the trip ended. */
    endAt: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was sent back to the member. */
    returnedAt: string
  }
  'expense.submitted': {
    /** The expense claim. */
    expenseId: string
    /** The member who paid. */
    membershipId: string
    /** The day of the expense. */
    expenseDate: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was handed in. */
    submittedAt: string
  }
  'expense.approved': {
    /** The expense claim. */
    expenseId: string
    /** The member who paid. */
    membershipId: string
    /** The day of the expense. */
    expenseDate: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was approved. */
    approvedAt: string
    /** The member who approved it; null when the approval policy did so on hand-in. */
    approvedByMembershipId: string | null
  }
  'expense.returned': {
    /** The expense claim. */
    expenseId: string
    /** The member who paid. */
    membershipId: string
    /** The day of the expense. */
    expenseDate: string
    /** The state of the claim after what happened. */
    status: string
    /** When the claim was sent back to the member. */
    returnedAt: string
  }
  'batch.created': {
    /** The billing export batch. */
    batchId: string
    /** How many lines the batch holds. */
    lineCount: number
    /** How many customers the lines are for. */
    customerCount: number
    /** The sum of the lines with VAT, in cents. */
    grossCents: number
    /** The first day that the batch covers. */
    periodFrom: string
    /** The last day that it covers, which is part of it. */
    periodTo: string
  }
  'batch.delivered': {
    /** The billing export batch. */
    batchId: string
    /** The system it was handed to; null when it was downloaded. */
    targetId: string | null
    /** When it was handed over. */
    deliveredAt: string
  }
  'invoice.issued': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** The number that the invoice got when it was issued. */
    invoiceNumber: string
    /** The customer who pays; null when the register has none. */
    customerId: string | null
    /** The sum with VAT, in cents; negative for a credit note. */
    totalGrossCents: number
    /** The last day to pay; null when nothing is to be paid. */
    dueDate: string | null
    /** When the invoice was issued. */
    issuedAt: string
  }
  'invoice.credited': {
    /** The credit note that was made. */
    creditNoteId: string
    /** The invoice that it credits. */
    originalInvoiceId: string
    /** The sum with VAT, in cents; negative for a credit note. */
    totalGrossCents: number
    /** When the credit note was made. */
    createdAt: string
  }
  'invoice.dispatched': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** This sending of the invoice. */
    dispatchId: string
    /** The way it was sent, such as e-invoice or e-mail. */
    channel: string
    /** When it was handed to the channel. */
    dispatchedAt: string
  }
  'invoice.delivered': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** This sending of the invoice. */
    dispatchId: string
    /** When the channel reported that it arrived. */
    deliveredAt: string
  }
  'invoice.delivery_failed': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** This sending of the invoice. */
    dispatchId: string
    /** When the channel reported that it does not arrive. */
    failedAt: string
  }
  'invoice.overdue': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** The last day to pay, which has passed. */
    dueDate: string
    /** Days since then. */
    overdueDays: number
  }
  'invoice.paid': {
    /** The invoice that it happened to. */
    invoiceId: string
    /** The number that the invoice got when it was issued. */
    invoiceNumber: string
    /** The sum with VAT, in cents; negative for a credit note. */
    totalGrossCents: number
    /** When the last cent of it was allocated. */
    paidAt: string
  }
  'invoice.drafts_ready': {
    /** How many drafts of invoices were made. */
    draftCount: number
    /** When the drafts were made. */
    createdAt: string
  }
  'recurring_plan.run_completed': {
    /** This run over the recurring plans. */
    runId: string
    /** How many drafts of invoices were made. */
    draftCount: number
    /** When the run ended. */
    completedAt: string
  }
  'payment.recorded': {
    /** The payment that it happened to. */
    paymentId: string
    /** The invoice it pays; null while it is allocated to none. */
    invoiceId: string | null
    /** What was paid, in cents. */
    amountCents: number
    /** When the payment was recorded. */
    recordedAt: string
  }
  'payment.allocated': {
    /** The payment that it happened to. */
    paymentId: string
    /** The invoice that it pays. */
    invoiceId: string
    /** The part of the payment for this invoice, in cents. */
    amountCents: number
    /** When it was allocated. */
    allocatedAt: string
  }
  'payment.imported': {
    /** This import of a bank statement. */
    importBatchId: string
    /** How many entries of the statement were taken over. */
    entryCount: number
    /** When they were. */
    importedAt: string
  }
  'quote.sent': {
    /** The quote that it happened to. */
    quoteId: string
    /** The quote's number as people refer to it. */
    quoteKey: string
    /** When it was sent to the customer. */
    sentAt: string
  }
  'quote.accepted': {
    /** The quote that it happened to. */
    quoteId: string
    /** The quote's number as people refer to it. */
    quoteKey: string
    /** When the customer accepted it. */
    acceptedAt: string
  }
  'quote.decided': {
    /** The quote that it happened to. */
    quoteId: string
    /** The quote's number as people refer to it. */
    quoteKey: string
    /** The customer's answer. */
    decision: 'accepted' | 'declined'
    /** The project made from it; null when none was. */
    projectId: string | null
  }
  'intake.received': {
    /** The work request. */
    intakeItemId: string
    /** The way it came in, such as a form; null when unknown. */
    source: string | null
    /** When it came in. */
    receivedAt: string
  }
  'service_order.created': {
    /** The work order. */
    serviceOrderId: string
    /** The work order's number as people refer to it. */
    number: number
    /** The customer of the site. */
    customerId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** What kind of work it is. */
    typeId: string
    /** How urgent it is. */
    priority: string
    /** Where the order came from, such as an agreement or a work request. */
    origin: string
    /** The maintenance agreement that covers it, or null. */
    agreementId: string | null
    /** When it must be done by as agreed; null without such a term. */
    slaResolveBy: string | null
    /** When the record was made. */
    createdAt: string
  }
  'service_order.completed': {
    /** The work order. */
    serviceOrderId: string
    /** The work order's number as people refer to it. */
    number: number
    /** The customer of the site. */
    customerId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The maintenance agreement that covers it, or null. */
    agreementId: string | null
    /** How many visits it took. */
    visitCount: number
    /** When the order was done. */
    completedAt: string
    /** Whether it was done within the agreed time; null without such a term. */
    slaMet: boolean | null
  }
  'service_visit.completed': {
    /** The visit that it happened to. */
    serviceVisitId: string
    /** The work order. */
    serviceOrderId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The place among the visits of the work order, from 1. */
    sequence: number
    /** When the visit begins as planned. */
    startAt: string
    /** When it ends as planned. */
    endAt: string
    /** When somebody arrived; null when it was not noted. */
    arrivedAt: string | null
    /** When the last one left; null when it was not noted. */
    leftAt: string | null
    /** How the visit ended. */
    status: string
  }
  'service_visit.scheduled': {
    /** The visit that it happened to. */
    serviceVisitId: string
    /** The work order. */
    serviceOrderId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The place among the visits of the work order, from 1. */
    sequence: number
    /** When the visit begins as planned. */
    startAt: string
    /** When it ends as planned. */
    endAt: string
    /** The earliest arrival told to the customer; null when none was. */
    windowStartAt: string | null
    /** The latest arrival told to the customer; null when none was. */
    windowEndAt: string | null
    /** The members who go. */
    assigneeMembershipIds: readonly string[]
    /** Who or what made the plan, such as a dispatcher. */
    source: string
    /** When the visit was put on the plan. */
    scheduledAt: string
  }
  'service_visit.rescheduled': {
    /** The visit that it happened to. */
    serviceVisitId: string
    /** The work order. */
    serviceOrderId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The place among the visits of the work order, from 1. */
    sequence: number
    /** When it was to begin before. */
    fromStartAt: string
    /** When it was to end before. */
    fromEndAt: string
    /** When the visit begins as planned. */
    startAt: string
    /** When it ends as planned. */
    endAt: string
    /** The earliest arrival told to the customer; null when none was. */
    windowStartAt: string | null
    /** The latest arrival told to the customer; null when none was. */
    windowEndAt: string | null
    /** Who or what made the plan, such as a dispatcher. */
    source: string
    /** When the plan was changed. */
    rescheduledAt: string
  }
  'service_visit.reassigned': {
    /** The visit that it happened to. */
    serviceVisitId: string
    /** The work order. */
    serviceOrderId: string
    /** The customer site where the work is done. */
    siteId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The place among the visits of the work order, from 1. */
    sequence: number
    /** When the visit begins as planned. */
    startAt: string
    /** When it ends as planned. */
    endAt: string
    /** The members who were to go before. */
    fromAssigneeMembershipIds: readonly string[]
    /** The members who go. */
    assigneeMembershipIds: readonly string[]
    /** Who or what made the plan, such as a dispatcher. */
    source: string
    /** When it was given to others. */
    reassignedAt: string
  }
  'service_report.signed': {
    /** The work report. */
    serviceReportId: string
    /** The work order. */
    serviceOrderId: string
    /** The visit that it happened to. */
    serviceVisitId: string
    /** The equipment that the work is on; null when it is on none. */
    assetId: string | null
    /** The version that was signed; a change afterwards makes another. */
    version: number
    /** The rule that asks for the report; null when no rule does. */
    statutoryRef: string | null
    /** When it was signed. */
    signedAt: string
  }
  'service_sla.breached': {
    /** The work order. */
    serviceOrderId: string
    /** The work order's number as people refer to it. */
    number: number
    /** The customer of the site. */
    customerId: string
    /** The maintenance agreement that covers it, or null. */
    agreementId: string | null
    /** Which term was missed, such as arrival or completion. */
    target: string
    /** When it should have been met by. */
    dueAt: string
    /** When it was found missed. */
    breachedAt: string
    /** Minutes between the two. */
    overdueMinutes: number
  }
  'customer.created': {
    /** The customer that it happened to. */
    customerId: string
    /** When the record was made. */
    createdAt: string
  }
  'customer.updated': {
    /** The customer that it happened to. */
    customerId: string
    /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
    updatedAt: string
  }
  'contact.anonymized': {
    /** The contact that it happened to. */
    contactId: string
    /** When what identified the person was removed. */
    anonymizedAt: string
  }
  'deal.won': {
    /** The deal that it happened to. */
    dealId: string
    /** The customer of the deal; null while it has none. */
    customerId: string | null
    /** What the deal is worth, in cents; null when nobody said. */
    valueCents: number | null
    /** When it was won; null when only the day is known. */
    wonAt: string | null
    /** The project made from it; null when none was. */
    projectId: string | null
  }
  'deal.lost': {
    /** The deal that it happened to. */
    dealId: string
    /** The customer of the deal; null while it has none. */
    customerId: string | null
    /** When it was lost. */
    lostAt: string
  }
  'deal.stage_changed': {
    /** The deal that it happened to. */
    dealId: string
    /** The stage of the pipeline that it is in now. */
    stageId: string
    /** When it got there. */
    changedAt: string
  }
  'lead.created': {
    /** The lead that it happened to. */
    leadId: string
    /** Where it came from; null when nobody said. */
    source: string | null
  }
  'lead.converted': {
    /** The lead that it happened to. */
    leadId: string
    /** The deal made from it; null when none was. */
    dealId: string | null
    /** The customer made from it, or found; null when there is none. */
    customerId: string | null
    /** When it was converted. */
    convertedAt: string
  }
  'lead.anonymized': {
    /** The lead that it happened to. */
    leadId: string
    /** When what identified the person was removed. */
    anonymizedAt: string
  }
  'activity.created': {
    /** The activity that it happened to. */
    activityId: string
    /** What kind of activity it is, such as a call or a meeting. */
    type: string
    /** The customer it concerns, or null. */
    customerId: string | null
    /** The deal it concerns, or null. */
    dealId: string | null
    /** The lead it concerns, or null. */
    leadId: string | null
    /** The project it concerns, or null. */
    projectId: string | null
    /** The member who is to do it. */
    ownerMembershipId: string
    /** When it is to be done by; null without a deadline. */
    dueAt: string | null
    /** When the record was made. */
    createdAt: string
  }
  'activity.completed': {
    /** The activity that it happened to. */
    activityId: string
    /** What kind of activity it is, such as a call or a meeting. */
    type: string
    /** The customer it concerns, or null. */
    customerId: string | null
    /** The deal it concerns, or null. */
    dealId: string | null
    /** The lead it concerns, or null. */
    leadId: string | null
    /** The project it concerns, or null. */
    projectId: string | null
    /** The member who is to do it. */
    ownerMembershipId: string
    /** When it is to be done by; null without a deadline. */
    dueAt: string | null
    /** When it was done. */
    doneAt: string
  }
  'project.created': {
    /** The project that it happened to. */
    projectId: string
    /** When the record was made. */
    createdAt: string
  }
  'project.updated': {
    /** The project that it happened to. */
    projectId: string
    /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
    updatedAt: string
  }
  'project.closed': {
    /** The project that it happened to. */
    projectId: string
    /** When the project was closed. */
    closedAt: string
  }
  'change_order.approved': {
    /** The agreed change of the work. */
    changeOrderId: string
    /** The project that it happened to. */
    projectId: string
    /** When it was approved. */
    approvedAt: string
  }
  'status_update.posted': {
    /** The project that it happened to. */
    projectId: string
    /** The report on how the project stands. */
    statusUpdateId: string
    /** How it stands as a traffic light: red, amber or green. */
    rag: string
    /** When the record was made. */
    createdAt: string
  }
  'task.created': {
    /** The task that it happened to. */
    taskId: string
    /** The project it is part of; null for a task of its own. */
    projectId: string | null
    /** When the record was made. */
    createdAt: string
  }
  'task.updated': {
    /** The task that it happened to. */
    taskId: string
    /** The project it is part of; null for a task of its own. */
    projectId: string | null
    /** When the record last changed: what `expectedUpdatedAt` is compared with and `updatedSince` sweeps by. */
    updatedAt: string
  }
  'task.status_changed': {
    /** The task that it happened to. */
    taskId: string
    /** The code of the status it has now. */
    status: string
    /** When it got it. */
    changedAt: string
  }
  'task.approval_responded': {
    /** The task that it happened to. */
    taskId: string
    /** The approval that was asked for. */
    approvalId: string
    /** What was answered. */
    decision: string
    /** When it was answered. */
    respondedAt: string
  }
}
