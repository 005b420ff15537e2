// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  ApprovalRule,
  ChangeOrder,
  CostRate,
  DeletedPart,
  DeletedRecord,
  InvoicingTerms,
  LeftOutReason,
  Milestone,
  OpenMatterOfProject,
  OwnProject,
  PricedHours,
  Project,
  ProjectAllocation,
  ProjectBudget,
  ProjectDay,
  ProjectHours,
  ProjectInstallment,
  ProjectParticipant,
  ProjectPhase,
  ProjectPlan,
  ProjectProfitability,
  ProjectPurchase,
  ProjectRecognitionRule,
  ProjectRevenue,
  ProjectRevenueChange,
  ProjectRole,
  ProjectRoster,
  ProjectStatusUpdate,
  RateCard,
  RateRule,
  RateRuleWithChange,
  RateWhatIf,
  RoundingRule,
  SentChangeOrder,
  SourceRow,
  SourceRowTerms,
  WithNames,
} from './schemas.ts'

export type CostRatesListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only rates of the member. */
  membershipId?: string | undefined
  /** Only rates of the staff group. */
  staffGroupId?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type CostRatesListAnswer = Page<CostRate> & WithNames

export type CostRatesCreateBody = {
  /** The member whose hours cost it; null for no single one. */
  membershipId?: string | null | undefined
  /** The staff group whose members’ hours cost it, where they have no rate of their own; null for none. */
  staffGroupId?: string | null | undefined
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** What an hour costs the organisation, in cents. */
  costCentsPerHour: number
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type CostRatesCreateAnswer = CostRate

export type CostRatesGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type CostRatesGetAnswer = CostRate & WithNames

export type ProjectsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Part of code or name; letter case does not matter. */
  q?: string | undefined
  /** Only projects in this state. */
  state?: 'planned' | 'active' | 'on_hold' | 'completed' | 'closed' | undefined
  /** Only projects of the customer. */
  customerId?: string | undefined
  /** Only projects that the member answers for. */
  managerMembershipId?: string | undefined
  /** Only projects in which the member takes part, took part or will. */
  membershipId?: string | undefined
  /** Only projects that are billed like this. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | undefined
  /** True for templates, false for projects that are worked on. */
  template?: boolean | undefined
  /** Only the project with this code; letter case does not matter. */
  code?: string | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The project's id in the other system; together with `externalSource`. */
  externalId?: string | undefined
  /** `name` unless said otherwise. Projects without the date come last in both directions. Has no effect with `updatedSince`. */
  sort?: 'name' | 'code' | 'startDate' | 'endDate' | undefined
  /** `asc` unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ProjectsListAnswer = {
  /** One page of the list, in its order. */
  items: readonly Project[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type ProjectsCreateBody = {
  /** Unique among the projects whatever the letter case, as the organisation writes it; the code of its tracking target. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** How it begins; `planned` when absent. */
  state?: 'planned' | 'active' | undefined
  /** How it is billed; `time` when absent. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | undefined
  /** How exactly hours say what they were for; `project` when absent. */
  attributionPrecision?: 'project' | 'phase' | 'task' | undefined
  /** Whether it is only there for others to be made from; it never changes. */
  template?: boolean | undefined
  /** What is to be done; null for nothing. */
  description?: string | null | undefined
  /** The customer, an active one; null for none. */
  customerId?: string | null | undefined
  /** The member who answers for it, an active one; null for nobody. */
  managerMembershipId?: string | null | undefined
  /** The first day; null for unknown. */
  startDate?: string | null | undefined
  /** The last day; null for unknown. A change is an entry of the baseline. */
  endDate?: string | null | undefined
  /** How long the work may take, in minutes; null without a limit. A change is an entry of the baseline. */
  budgetMinutes?: number | null | undefined
  /** What the work may come to, in cents; null without a limit. A change is an entry of the baseline. */
  budgetCents?: number | null | undefined
  /** The rate card that its hours are priced by, an active one; null for none. */
  rateCardId?: string | null | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
}

export type ProjectsCreateAnswer = Project

export type ProjectsGetQuery = {
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ProjectsGetAnswer = Project & WithNames

export type ProjectsUpdateBody = {
  /** Unique among the projects whatever the letter case, as the organisation writes it; the code of its tracking target. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** How it is billed: `time` by the hour, `fixed` at one price, `capped` by the hour up to the budget, `internal` not at all, `installments` by parts that are agreed on. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | undefined
  /** How exactly hours say what they were for: the project alone, one of its phases, or one of its tasks. */
  attributionPrecision?: 'project' | 'phase' | 'task' | undefined
  /** What is to be done; null for nothing. */
  description?: string | null | undefined
  /** The customer, an active one; null for none. */
  customerId?: string | null | undefined
  /** The member who answers for it, an active one; null for nobody. */
  managerMembershipId?: string | null | undefined
  /** The first day; null for unknown. */
  startDate?: string | null | undefined
  /** The last day; null for unknown. A change is an entry of the baseline. */
  endDate?: string | null | undefined
  /** How long the work may take, in minutes; null without a limit. A change is an entry of the baseline. */
  budgetMinutes?: number | null | undefined
  /** What the work may come to, in cents; null without a limit. A change is an entry of the baseline. */
  budgetCents?: number | null | undefined
  /** The rate card that its hours are priced by, an active one; null for none. */
  rateCardId?: string | null | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectsUpdateAnswer = Project

export type ProjectsListBaselinesQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProjectsListBaselinesRow = {
  /** The entry. It never changes. */
  id: string
  /** The project that it is of. */
  projectId: string
  /** From when on it holds, until the next one does. */
  validFrom: string
  /** How long the work may take; null without a limit. */
  budgetMinutes: number | null
  /** What the work may come to; null without a limit. */
  budgetCents: number | null
  /** The last day; null when nobody said. */
  endDate: string | null
  /** The change order that made it; null for a change of the project. */
  changeOrderId: string | null
  /** When it was made. */
  madeAt: string
}

export type ProjectsListBaselinesAnswer = Page<ProjectsListBaselinesRow> & WithNames

export type ProjectsCopyBody = {
  /** Unique among the projects whatever the letter case, as the organisation writes it; the code of its tracking target. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** The first day of the new project: all dates move with it. That of the other one when absent, unknown when null. */
  startDate?: string | null | undefined
  /** The customer, an active one; that of the other project when absent, none when null. */
  customerId?: string | null | undefined
  /** Whether the new project is a template; it is none when absent. */
  template?: boolean | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectsCopyAnswer = {
  project: Project
  /** By how many days dates have moved: later, or earlier below zero. */
  days: number
  /** What the new project has besides its own fields. */
  copied: readonly {
    /** What was copied, such as `phases` or `participants`. */
    kind: string
    /** How many of them there were. */
    count: number
  }[]
  /** What the other project has and the new one does not. */
  leftOut: readonly {
    /** What was left out, such as `participants`, `attachments` or `customer`. */
    kind: string
    /** Why: `not_in_use`, who or what it names is deactivated; `cancelled` or `archived`, as it is in the other project; `outside_the_copy`, it leads to something else that was left out; `of_the_original`, it stays with what it was made for. */
    reason: 'not_in_use' | 'cancelled' | 'archived' | 'outside_the_copy' | 'of_the_original'
    /** How many of them there were. */
    count: number
    /** The same in words, in the language of the reader. */
    explain: string
    explanation: LeftOutReason
  }[]
}

export type ProjectsStartBody = {
  /** Why, for the audit trail. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectsStartAnswer = Project

export type ProjectsHoldBody = ProjectsStartBody

export type ProjectsHoldAnswer = Project

export type ProjectsResumeBody = ProjectsStartBody

export type ProjectsResumeAnswer = Project

export type ProjectsCompleteBody = ProjectsStartBody

export type ProjectsCompleteAnswer = Project

export type ProjectsCloseBody = {
  /** Why, for the audit trail. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
  /** Whether the project is closed though work of it is not billed: what `blockers` calls `unbilled_work`. Needs a `reason`; the audit trail keeps both. */
  acceptUnbilled?: boolean | undefined
}

export type ProjectsCloseAnswer = {
  project: Project
  /** What is open, with `dryRun`; empty where the project is closed, or would be. */
  blockers: readonly OpenMatterOfProject[]
}

export type ProjectsReopenBody = ProjectsStartBody

export type ProjectsReopenAnswer = Project

export type ProjectsListParticipantsQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only the times of one member. */
  membershipId?: string | undefined
  /** Only those who take part on the day. */
  on?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProjectsListParticipantsAnswer = {
  /** One page of the list, in its order. */
  items: readonly ProjectParticipant[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type ProjectsAddParticipantBody = {
  /** The member who takes part, an active one. */
  membershipId: string
  /** What the member is in the project, an active role; null for nothing. */
  projectRoleId?: string | null | undefined
  /** The first day; null from the beginning of the project. */
  validFrom?: string | null | undefined
  /** The last day; null until further notice. */
  validTo?: string | null | undefined
  /** Whether approved hours may get another price by it, where rates look at what members are in a project. Billed ones keep theirs in any case. */
  reprice?: boolean | undefined
}

export type ProjectsAddParticipantAnswer = ProjectParticipant

export type ProjectsReplaceParticipantsBody = {
  /** All who take part from today on, each once; empty for nobody. */
  participants: readonly {
    /** A member who takes part from today on. */
    membershipId: string
    /** What the member is in the project; null for nothing. */
    projectRoleId?: string | null | undefined
  }[]
  /** Whether approved hours may get another price by it, where rates look at what members are in a project. Billed ones keep theirs in any case. */
  reprice?: boolean | undefined
}

export type ProjectsReplaceParticipantsAnswer = Page<ProjectParticipant>

export type ProjectsGetParticipantPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `project_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `project_participant_not_found`. */
  participantId: string
}

export type ProjectsGetParticipantQuery = CostRatesGetQuery

export type ProjectsGetParticipantAnswer = ProjectParticipant & WithNames

export type ProjectsUpdateParticipantPath = ProjectsGetParticipantPath

export type ProjectsUpdateParticipantBody = {
  /** What the member is in the project, an active role; null for nothing. */
  projectRoleId?: string | null | undefined
  /** The first day; null from the beginning of the project. */
  validFrom?: string | null | undefined
  /** The last day; null until further notice. */
  validTo?: string | null | undefined
  /** Whether approved hours may get another price by it, where rates look at what members are in a project. Billed ones keep theirs in any case. */
  reprice?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ProjectsUpdateParticipantAnswer = ProjectParticipant

export type ProjectsRemoveParticipantPath = ProjectsGetParticipantPath

export type ProjectsRosterQuery = {
  /** A day of the first week. */
  from: string
  /** A day of the last week. */
  to: string
  /** Only people who belong to the unit on any day of the window. */
  planningUnitId?: string | undefined
  /** Only these members: ids separated by commas. An id that names nobody is passed over. */
  membershipIds?: string | undefined
  /** Only people who are planned for the project in the window or take part in it. Their weeks tell of all projects. */
  projectId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProjectsRosterAnswer = ProjectRoster & WithNames

export type ProjectRolesListQuery = {
  /** A part of the code or the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. */
  sort?: 'code' | 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
}

export type ProjectRolesListAnswer = Page<ProjectRole>

export type ProjectRolesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
}

export type ProjectRolesCreateAnswer = ProjectRole

export type ProjectRolesGetAnswer = ProjectRole

export type ProjectRolesUpdateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ProjectRolesUpdateAnswer = ProjectRole

export type ProjectAllocationsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only weeks that end on the day or after it. */
  from?: string | undefined
  /** Only weeks that begin on the day or before it. */
  to?: string | undefined
  /** Only the work of the member. */
  membershipId?: string | undefined
  /** Only the work for the phase. */
  phaseId?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProjectAllocationsListAnswer = {
  /** One page of the list, in its order. */
  items: readonly ProjectAllocation[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type ProjectAllocationsPlanBody = {
  /** The allocations to set; what is not among them stays. */
  allocations: readonly {
    /** An active member; one who is deactivated can only be planned for less. */
    membershipId: string
    /** The Monday of the week. */
    weekStart: string
    /** A phase of the project; null or absent for the project as such. */
    phaseId?: string | null | undefined
    /** What is planned altogether for the member, week and phase, in minutes; 0 takes the plan back. */
    minutes: number
  }[]
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectAllocationsPlanAnswer = ProjectPlan

export type ChangeOrdersListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only change orders in this state. */
  state?: 'draft' | 'sent' | 'approved' | 'declined' | 'withdrawn' | 'superseded' | undefined
  /** A part of the title, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'number' | 'title' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ChangeOrdersListAnswer = Page<ChangeOrder> & WithNames

export type ChangeOrdersCreateBody = {
  /** What changes. */
  title: string
  /** Why the work changes; null for nothing. */
  reason?: string | null | undefined
  /** A phase of the project; null for the project as a whole. */
  phaseId?: string | null | undefined
  /** What it is made of, in order; the list is replaced whole, and its sum is `deltaCents`. */
  lines?:
    | readonly {
        /** What is done or delivered. */
        description: string
        /** How many units, as a decimal number with at most four decimals. */
        quantity: string
        /** What the quantity is counted in; null for nothing. */
        unit?: string | null | undefined
        /** The price of one unit in cents without value added tax; below zero for what is left out. */
        unitPriceCents: number
      }[]
    | undefined
  /** By how much the price changes, in cents; 0 when absent. Not with lines. */
  deltaCents?: number | undefined
  /** By how much the work changes, in minutes; 0 when absent. */
  deltaMinutes?: number | undefined
  /** By how many days the last day moves; 0 when absent. */
  deltaDays?: number | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ChangeOrdersCreateAnswer = ChangeOrder

export type ChangeOrdersGetQuery = ProjectsGetQuery

export type ChangeOrdersGetAnswer = ChangeOrder & WithNames

export type ChangeOrdersUpdateBody = {
  /** What changes. */
  title?: string | undefined
  /** Why the work changes; null for nothing. */
  reason?: string | null | undefined
  /** A phase of the project; null for the project as a whole. */
  phaseId?: string | null | undefined
  /** What it is made of, in order; the list is replaced whole, and its sum is `deltaCents`. */
  lines?:
    | readonly {
        /** What is done or delivered. */
        description: string
        /** How many units, as a decimal number with at most four decimals. */
        quantity: string
        /** What the quantity is counted in; null for nothing. */
        unit?: string | null | undefined
        /** The price of one unit in cents without value added tax; below zero for what is left out. */
        unitPriceCents: number
      }[]
    | undefined
  /** By how much the price changes, in cents. Not with lines. */
  deltaCents?: number | undefined
  /** By how much the work of the project changes, in minutes. */
  deltaMinutes?: number | undefined
  /** By how many calendar days the last day of the project, and of the phase that it is about, moves. */
  deltaDays?: number | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ChangeOrdersUpdateAnswer = ChangeOrder

export type ChangeOrdersSendBody = {
  /** A contact of the project's customer, with an e-mail address, to mail the link to. */
  contactId?: string | undefined
  /** The language of the mail; that of the contact when absent, else Finnish. */
  language?: 'fi' | 'sv' | 'en' | undefined
  /** The last day on which the link opens, at most 365 days ahead; 30 days ahead when absent. */
  validUntil?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ChangeOrdersSendAnswer = SentChangeOrder

export type ChangeOrdersApproveBody = {
  /** Who said yes, by name. */
  approvedByName: string
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ChangeOrdersApproveAnswer = ChangeOrder

export type ChangeOrdersDeclineBody = {
  /** Who said no, by name. */
  declinedByName: string
  /** Why it is declined. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ChangeOrdersDeclineAnswer = ChangeOrder

export type ChangeOrdersWithdrawBody = {
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ChangeOrdersWithdrawAnswer = ChangeOrder

export type ChangeOrdersSupersedeBody = ChangeOrdersWithdrawBody

export type ChangeOrdersSupersedeAnswer = ChangeOrder

export type StatusUpdatesListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only status updates with this light. */
  rag?: 'green' | 'amber' | 'red' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type StatusUpdatesListAnswer = Page<ProjectStatusUpdate> & WithNames

export type StatusUpdatesCreateBody = {
  /** How it stands: `green` as planned, `amber` at risk, `red` in trouble. */
  rag: 'green' | 'amber' | 'red'
  /** How it stands, in words. */
  summary: string
  /** How much of the work is done, in hundredths of a per cent. */
  percentBp?: number | undefined
  /** What the work is expected to come to in the end, in cents without value added tax. */
  forecastCents?: number | undefined
  /** How long the work is expected to take in the end, in minutes. */
  forecastMinutes?: number | undefined
  /** The day on which the work is expected to be done. */
  forecastEnd?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type StatusUpdatesCreateAnswer = ProjectStatusUpdate

export type StatusUpdatesGetPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `project_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `status_update_not_found`. */
  statusUpdateId: string
}

export type StatusUpdatesGetQuery = CostRatesGetQuery

export type StatusUpdatesGetAnswer = ProjectStatusUpdate & WithNames

export type InstallmentsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only installments in this state. */
  state?: 'planned' | 'ready' | 'invoiced' | 'credited' | 'cancelled' | undefined
  /** A part of the title, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'title' | 'createdAt' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type InstallmentsListAnswer = {
  /** One page of the list, in its order. */
  items: readonly ProjectInstallment[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type InstallmentsCreateBody = {
  /** What is billed by it. */
  title: string
  /** What makes it ready: a `date`, that a phase is completed, that so much of the work is done by the newest status update, or a member (`manual`). */
  basis: 'date' | 'phase_completed' | 'percent_complete' | 'manual'
  /** The day, of the basis `date`; null for every other. */
  dueOn?: string | null | undefined
  /** A phase of the project, of the basis `phase_completed`; null for every other. */
  phaseId?: string | null | undefined
  /** How much, of the basis `percent_complete`; null for every other. */
  percentBp?: number | null | undefined
  /** What it comes to, in cents; null for a share. */
  amountCents?: number | null | undefined
  /** What share it comes to; null for an amount. */
  shareBp?: number | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type InstallmentsCreateAnswer = ProjectInstallment

export type InstallmentsGetPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `project_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `installment_not_found`. */
  installmentId: string
}

export type InstallmentsGetQuery = ProjectsGetQuery

export type InstallmentsGetAnswer = ProjectInstallment & WithNames

export type InstallmentsUpdatePath = InstallmentsGetPath

export type InstallmentsUpdateBody = {
  /** What is billed by it. */
  title?: string | undefined
  /** What makes it ready: a `date`, that a phase is completed, that so much of the work is done by the newest status update, or a member (`manual`). */
  basis?: 'date' | 'phase_completed' | 'percent_complete' | 'manual' | undefined
  /** The day, of the basis `date`; null for every other. */
  dueOn?: string | null | undefined
  /** A phase of the project, of the basis `phase_completed`; null for every other. */
  phaseId?: string | null | undefined
  /** How much, of the basis `percent_complete`; null for every other. */
  percentBp?: number | null | undefined
  /** What it comes to, in cents; null for a share. */
  amountCents?: number | null | undefined
  /** What share it comes to; null for an amount. */
  shareBp?: number | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type InstallmentsUpdateAnswer = ProjectInstallment

export type InstallmentsMakeReadyPath = InstallmentsGetPath

export type InstallmentsMakeReadyBody = ChangeOrdersWithdrawBody

export type InstallmentsMakeReadyAnswer = ProjectInstallment

export type InstallmentsCancelPath = InstallmentsGetPath

export type InstallmentsCancelBody = ChangeOrdersWithdrawBody

export type InstallmentsCancelAnswer = ProjectInstallment

export type ProjectPhasesListQuery = ProjectsGetQuery

export type ProjectPhasesListAnswer = Page<ProjectPhase> & WithNames

export type ProjectPhasesCreateBody = {
  /** Unique among the phases of the project whatever the letter case, as the organisation writes it. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** The phase of the same project to put it in; null for none. Absent, the project itself. */
  parentPhaseId?: string | null | undefined
  /** The phase with the same parent that it comes after; null for the first place. Absent, it comes last. */
  afterPhaseId?: string | null | undefined
  /** The first day; null for unknown. */
  startDate?: string | null | undefined
  /** The last day; null for unknown. */
  endDate?: string | null | undefined
  /** How long the work may take, in minutes; null without a limit. */
  budgetMinutes?: number | null | undefined
  /** What the work may come to, in cents; null without a limit. */
  budgetCents?: number | null | undefined
  /** How its work is billed, and that of phases in it without a billing of their own; null: as the phase that it lies in, or its project. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectPhasesCreateAnswer = ProjectPhase

export type ProjectPhasesGetPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `project_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `project_phase_not_found`. */
  phaseId: string
}

export type ProjectPhasesGetQuery = ProjectsGetQuery

export type ProjectPhasesGetAnswer = ProjectPhase & WithNames

export type ProjectPhasesUpdatePath = ProjectPhasesGetPath

export type ProjectPhasesUpdateBody = {
  /** Unique among the phases of the project whatever the letter case, as the organisation writes it. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** The first day; null for unknown. */
  startDate?: string | null | undefined
  /** The last day; null for unknown. */
  endDate?: string | null | undefined
  /** How long the work may take, in minutes; null without a limit. */
  budgetMinutes?: number | null | undefined
  /** What the work may come to, in cents; null without a limit. */
  budgetCents?: number | null | undefined
  /** How its work is billed, and that of phases in it without a billing of their own; null: as the phase that it lies in, or its project. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectPhasesUpdateAnswer = ProjectPhase

export type ProjectPhasesMovePath = ProjectPhasesGetPath

export type ProjectPhasesMoveBody = {
  /** The phase of the same project to put it in; null for the project itself. */
  parentPhaseId: string | null
  /** The phase with that parent that it comes after; null for the first place. Absent, it comes last. */
  afterPhaseId?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectPhasesMoveAnswer = ProjectPhase

export type ProjectPhasesLockPath = ProjectPhasesGetPath

export type ProjectPhasesLockBody = {
  /** Why, for the audit trail. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectPhasesLockAnswer = ProjectPhase

export type ProjectPhasesUnlockPath = ProjectPhasesGetPath

export type ProjectPhasesUnlockBody = ProjectPhasesLockBody

export type ProjectPhasesUnlockAnswer = ProjectPhase

export type ProjectPhasesStartPath = ProjectPhasesGetPath

export type ProjectPhasesStartBody = ProjectPhasesLockBody

export type ProjectPhasesStartAnswer = ProjectPhase

export type ProjectPhasesCompletePath = ProjectPhasesGetPath

export type ProjectPhasesCompleteBody = ProjectPhasesLockBody

export type ProjectPhasesCompleteAnswer = ProjectPhase

export type ProjectPhasesCancelPath = ProjectPhasesGetPath

export type ProjectPhasesCancelBody = ProjectPhasesLockBody

export type ProjectPhasesCancelAnswer = ProjectPhase

export type ProjectPhasesReopenPath = ProjectPhasesGetPath

export type ProjectPhasesReopenBody = ProjectPhasesLockBody

export type ProjectPhasesReopenAnswer = ProjectPhase

export type ProjectPhasesListHoursQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** The first date. */
  from?: string | undefined
  /** The last date, which is part of it. */
  to?: string | undefined
  /** Only hours on the phase itself. */
  phaseId?: string | undefined
  /** Only hours of the member. */
  membershipId?: string | undefined
  /** Only hours of days that have got so far. */
  status?: 'draft' | 'confirmed' | 'approved' | 'exported' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProjectPhasesListHoursAnswer = {
  /** One page of the list, in its order. */
  items: readonly ProjectHours[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedPart[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type RateCardsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** A part of the code or the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'code' | 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
}

export type RateCardsListAnswer = {
  /** One page of the list, in its order. */
  items: readonly RateCard[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
}

export type RateCardsCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Makes it the default one in place of the other; false when absent, true for the first. */
  default?: boolean | undefined
  /** Whether approved hours of projects that are not closed may get another price by it. Billed ones keep theirs in any case. */
  reprice?: boolean | undefined
}

export type RateCardsCreateAnswer = RateCard

export type RateCardsGetAnswer = RateCard

export type RateCardsUpdateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** True makes it the default one in place of the other; false leaves none. */
  default?: boolean | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** Whether approved hours of projects that are not closed may get another price by it. Billed ones keep theirs in any case. */
  reprice?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type RateCardsUpdateAnswer = RateCard

export type RateCardsListRulesQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type RateCardsListRulesAnswer = {
  /** One page of the list, in its order. */
  items: readonly RateRule[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type RateCardsCreateRuleBody = {
  /** Only hours of the project; null for any. */
  projectId?: string | null | undefined
  /** Only hours of projects for the customer; null for any. */
  customerId?: string | null | undefined
  /** Only hours of the member; null for anybody. */
  membershipId?: string | null | undefined
  /** Only hours of who has the role in the project on the day; null for any. */
  projectRoleId?: string | null | undefined
  /** Only hours of the kind of work, an entry type; null for any. */
  entryTypeId?: string | null | undefined
  /** The rates by date, in any order. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** What an hour is sold for, in cents without value added tax. */
    rateCentsPerHour: number
    /** The article by which the hours are invoiced; null for none of its own, absent: that of the version before. */
    articleId?: string | null | undefined
  }[]
  /** Whether approved hours of projects that are not closed may get another price by it. Billed ones keep theirs in any case. */
  reprice?: boolean | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type RateCardsCreateRuleAnswer = RateRule

export type RateCardsGetRulePath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `rate_card_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `rate_rule_not_found`. */
  ruleId: string
}

export type RateCardsGetRuleQuery = CostRatesGetQuery

export type RateCardsGetRuleAnswer = RateRule & WithNames

export type RateCardsAddVersionPath = RateCardsGetRulePath

export type RateCardsAddVersionBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** What an hour is sold for, in cents without value added tax. */
  rateCentsPerHour: number
  /** The article by which the hours are invoiced; null for none of its own, absent: that of the version before. */
  articleId?: string | null | undefined
  /** Whether approved hours of projects that are not closed may get another price by it. Billed ones keep theirs in any case. */
  reprice?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type RateCardsAddVersionAnswer = RateRuleWithChange

export type RateCardsEndPath = RateCardsGetRulePath

export type RateCardsEndBody = {
  /** The last day on which the open version holds. */
  validTo: string
  /** Whether approved hours of projects that are not closed may get another price by it. Billed ones keep theirs in any case. */
  reprice?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type RateCardsEndAnswer = RateRule

export type RateCardsWhatIfPath = RateCardsGetRulePath

export type RateCardsWhatIfBody = {
  /** The first day on which it holds. */
  validFrom: string
  /** The last day on which it holds; null without an end. */
  validTo?: string | null | undefined
  /** What an hour is sold for, in cents without value added tax. */
  rateCentsPerHour: number
  /** The article by which the hours are invoiced; null for none of its own, absent: that of the version before. */
  articleId?: string | null | undefined
}

export type RateCardsWhatIfAnswer = RateWhatIf

export type RateCardsWhatIfNewBody = {
  /** Only hours of the project; null for any. */
  projectId?: string | null | undefined
  /** Only hours of projects for the customer; null for any. */
  customerId?: string | null | undefined
  /** Only hours of the member; null for anybody. */
  membershipId?: string | null | undefined
  /** Only hours of who has the role in the project on the day; null for any. */
  projectRoleId?: string | null | undefined
  /** Only hours of the kind of work, an entry type; null for any. */
  entryTypeId?: string | null | undefined
  /** The rates by date, in any order. */
  versions: readonly {
    /** The first day on which it holds. */
    validFrom: string
    /** The last day on which it holds; null without an end. */
    validTo?: string | null | undefined
    /** What an hour is sold for, in cents without value added tax. */
    rateCentsPerHour: number
    /** The article by which the hours are invoiced; null for none of its own, absent: that of the version before. */
    articleId?: string | null | undefined
  }[]
}

export type RateCardsWhatIfNewAnswer = RateWhatIf

export type PricedHoursListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** The first date. */
  from?: string | undefined
  /** The last date, which is part of it. */
  to?: string | undefined
  /** Only hours of the member. */
  membershipId?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type PricedHoursListAnswer = Page<PricedHours> & WithNames

export type ProjectPurchasesListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only purchases in this state. */
  state?: 'ordered' | 'received' | 'invoiced_on' | 'cancelled' | undefined
  /** Only purchases for the phase. */
  phaseId?: string | undefined
  /** A part of the supplier or the description, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'purchaseDate' | 'supplier' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ProjectPurchasesListAnswer = {
  /** One page of the list, in its order. */
  items: readonly ProjectPurchase[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type ProjectPurchasesCreateBody = {
  /** Whom it is bought from. */
  supplier: string
  /** What is bought. */
  description: string
  /** The day on which it was bought. */
  purchaseDate: string
  /** What it costs, in cents without value added tax. */
  netCents: number
  /** How far it has got; `ordered` when absent. */
  state?: 'ordered' | 'received' | undefined
  /** A phase of the project; null for none. */
  phaseId?: string | null | undefined
  /** Its value added tax, in hundredths of a per cent. */
  vatBp?: number | undefined
  /** What is added when the customer pays for it, in hundredths of a per cent of `netCents`. */
  markupBp?: number | undefined
  /** Whether the customer pays for it. */
  rebillable?: boolean | undefined
}

export type ProjectPurchasesCreateAnswer = ProjectPurchase

export type ProjectPurchasesGetPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `project_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `project_purchase_not_found`. */
  purchaseId: string
}

export type ProjectPurchasesGetQuery = ProjectsGetQuery

export type ProjectPurchasesGetAnswer = ProjectPurchase & WithNames

export type ProjectPurchasesUpdatePath = ProjectPurchasesGetPath

export type ProjectPurchasesUpdateBody = {
  /** Whom it is bought from. */
  supplier?: string | undefined
  /** What is bought. */
  description?: string | undefined
  /** The day on which it was bought. */
  purchaseDate?: string | undefined
  /** What it costs, in cents without value added tax. */
  netCents?: number | undefined
  /** A phase of the project; null for none. */
  phaseId?: string | null | undefined
  /** Its value added tax, in hundredths of a per cent. */
  vatBp?: number | undefined
  /** What is added when the customer pays for it, in hundredths of a per cent of `netCents`. */
  markupBp?: number | undefined
  /** Whether the customer pays for it. */
  rebillable?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectPurchasesUpdateAnswer = ProjectPurchase

export type ProjectPurchasesReceivePath = ProjectPurchasesGetPath

export type ProjectPurchasesReceiveBody = ChangeOrdersWithdrawBody

export type ProjectPurchasesReceiveAnswer = ProjectPurchase

export type ProjectPurchasesInvoiceOnPath = ProjectPurchasesGetPath

export type ProjectPurchasesInvoiceOnBody = ChangeOrdersWithdrawBody

export type ProjectPurchasesInvoiceOnAnswer = ProjectPurchase

export type ProjectPurchasesCancelPath = ProjectPurchasesGetPath

export type ProjectPurchasesCancelBody = ChangeOrdersWithdrawBody

export type ProjectPurchasesCancelAnswer = ProjectPurchase

export type ProjectPurchasesReopenPath = ProjectPurchasesGetPath

export type ProjectPurchasesReopenBody = ChangeOrdersWithdrawBody

export type ProjectPurchasesReopenAnswer = ProjectPurchase

export type ProjectBudgetsGetQuery = {
  /** The day; today when absent. */
  asOf?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProjectBudgetsGetAnswer = ProjectBudget & WithNames

export type ProjectBudgetsSetWarningsBody = {
  /** The used shares of the budget, in hundredths of a per cent, at which the manager is warned by mail, each once for a baseline; empty for none. */
  warningSharesBp: readonly number[]
  /** Whether purchases count; false when absent. */
  includesPurchases?: boolean | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectBudgetsSetWarningsAnswer = ProjectBudget

export type ProjectRecognitionListQuery = CostRatesGetQuery

export type ProjectRecognitionListAnswer = {
  /** The rules. */
  items: readonly ProjectRecognitionRule[]
} & WithNames

export type ProjectRecognitionAddBody = {
  /** From when on it holds, until the next one does. */
  validFrom: string
  /** By what a fee belongs to days: `installment` by the days on which installments became ready, `progress` by what status updates said was done, `date` by days that are agreed on. */
  method: 'installment' | 'progress' | 'date'
  /** With `date` the first day on which the fee is earned, evenly to `lastDay`; null: on the days on which it was agreed on, by the baseline. */
  firstDay?: string | null | undefined
  /** The last of those days; null with `firstDay`. */
  lastDay?: string | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectRecognitionAddAnswer = ProjectRecognitionRule

export type RoundingRulesListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only those of the customer. */
  customerId?: string | undefined
  /** Only those of the project. */
  projectId?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type RoundingRulesListAnswer = Page<RoundingRule> & WithNames

export type RoundingRulesAddBody = {
  /** The customer for whose projects it is; null for one of a project, or of the organisation. */
  customerId?: string | null | undefined
  /** The project that it is for; null for one of a customer, or of the organisation. */
  projectId?: string | null | undefined
  /** The first day of whose hours it holds, until the next one does. */
  validFrom: string
  /** Time is billed in whole units of so many minutes; 1 bills what was worked. */
  unitMinutes: 1 | 5 | 6 | 10 | 15 | 20 | 30 | 60
  /** `up` to the next whole unit, `down` to the last one, or to the `nearest`, half of one up. */
  mode: 'up' | 'nearest' | 'down'
  /** What is rounded as one: `entry` each piece of hours, `day` what a member did in a day for a project, `customer` what they did in a day for all projects of a customer. What is billed of it is shared by the minutes that were worked. */
  scope: 'entry' | 'day' | 'customer'
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type RoundingRulesAddAnswer = RoundingRule

export type RoundingRulesGetQuery = CostRatesGetQuery

export type RoundingRulesGetAnswer = RoundingRule & WithNames

export type ApprovalRulesListQuery = RoundingRulesListQuery

export type ApprovalRulesListAnswer = Page<ApprovalRule> & WithNames

export type ApprovalRulesAddBody = {
  /** The customer for whose projects it is; null for one of a project, or of the organisation. */
  customerId?: string | null | undefined
  /** The project that it is for; null for one of a customer, or of the organisation. */
  projectId?: string | null | undefined
  /** The first day of whose hours it holds, until the next one does. */
  validFrom: string
  /** Whether the manager of the project approves them before they are billed. */
  required: boolean
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ApprovalRulesAddAnswer = ApprovalRule

export type ApprovalRulesGetQuery = CostRatesGetQuery

export type ApprovalRulesGetAnswer = ApprovalRule & WithNames

export type ProjectDaysListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** The first date. */
  from?: string | undefined
  /** The last date, which is part of it. */
  to?: string | undefined
  /** Only those of the project. */
  projectId?: string | undefined
  /** Only those in this state. */
  state?: 'waiting' | 'approved' | 'returned' | undefined
  /** Only those of the member. */
  membershipId?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type ProjectDaysListAnswer = Page<ProjectDay> & WithNames

export type ProjectDaysGetQuery = ProjectsGetQuery

export type ProjectDaysGetAnswer = ProjectDay & WithNames

export type ProjectDaysApproveBody = {
  /** The `updatedAt` that the caller has read: what has changed since, is refused with `project_day_stale`. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectDaysApproveAnswer = ProjectDay

export type ProjectDaysReturnBody = {
  /** Why, for the member whose hours they are. */
  reason: string
  /** The `updatedAt` that the caller has read: what has changed since, is refused with `project_day_stale`. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectDaysReturnAnswer = ProjectDay

export type ProjectDaysListOwnQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** The first date. */
  from?: string | undefined
  /** The last date, which is part of it. */
  to?: string | undefined
  /** Only those of the project. */
  projectId?: string | undefined
  /** Only those in this state. */
  state?: 'waiting' | 'approved' | 'returned' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProjectDaysListOwnAnswer = Page<ProjectDay> & WithNames

export type ProjectFiguresProfitabilityQuery = {
  /** The first day that counts; from the beginning when absent. */
  from?: string | undefined
  /** The last day that counts; without an end when absent. */
  to?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProjectFiguresProfitabilityAnswer = ProjectProfitability & WithNames

export type ProjectFiguresRevenueQuery = CostRatesGetQuery

export type ProjectFiguresRevenueAnswer = ProjectRevenue & WithNames

export type ProjectFiguresWhatIfBody = {
  /** How it is billed: `time` by the hour, `fixed` at one price, `capped` by the hour up to the budget, `internal` not at all, `installments` by parts that are agreed on. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | undefined
  /** The customer, an active one; null for none. */
  customerId?: string | null | undefined
  /** The rate card that its hours are priced by, an active one; null for none. */
  rateCardId?: string | null | undefined
  /** What the work may come to, in cents; null without a limit. A change is an entry of the baseline. */
  budgetCents?: number | null | undefined
}

export type ProjectFiguresWhatIfAnswer = ProjectRevenueChange

export type ProjectFiguresWhatIfPhasePath = ProjectPhasesGetPath

export type ProjectFiguresWhatIfPhaseBody = {
  /** The first day; null for unknown. */
  startDate?: string | null | undefined
  /** What the work may come to, in cents; null without a limit. */
  budgetCents?: number | null | undefined
  /** How its work is billed, and that of phases in it without a billing of their own; null: as the phase that it lies in, or its project. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | null | undefined
}

export type ProjectFiguresWhatIfPhaseAnswer = ProjectRevenueChange

export type ProjectFiguresProfitabilitiesQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only projects for the customer. */
  customerId?: string | undefined
  /** Only projects that the member answers for. */
  managerMembershipId?: string | undefined
  /** The first day that counts; from the beginning when absent. */
  from?: string | undefined
  /** The last day that counts; without an end when absent. */
  to?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProjectFiguresProfitabilitiesRow = {
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
}

export type ProjectFiguresProfitabilitiesAnswer = Page<ProjectFiguresProfitabilitiesRow> & WithNames

export type ProjectFiguresWipQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only projects for the customer. */
  customerId?: string | undefined
  /** Only projects that the member answers for. */
  managerMembershipId?: string | undefined
  /** The day; today when absent. */
  asOf?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProjectFiguresWipRow = {
  /** The project whose figures they are. */
  projectId: string
  /** What people see and choose it by. */
  name: string
  /** Hours that are not billed yet, at their rates and up to their caps, in cents; none on tasks that are not billable. */
  hoursCents: number
  /** How long they are, in minutes. */
  minutes: number
  /** Received purchases that are not invoiced on yet, with their markup, in cents. */
  purchasesCents: number
  /** Both together, in cents. */
  totalCents: number
  /** The day of the oldest of it; null for none. */
  oldestDate: string | null
  /** The same by age on the day. */
  ages: {
    /** Of it what is at most 30 days old. */
    to30: {
      /** What it comes to, in cents. */
      cents: number
      /** How long was worked, in minutes. */
      minutes: number
    }
    /** What is 31 to 60 days old. */
    to60: {
      /** What it comes to, in cents. */
      cents: number
      /** How long was worked, in minutes. */
      minutes: number
    }
    /** What is 61 to 90 days old. */
    to90: {
      /** What it comes to, in cents. */
      cents: number
      /** How long was worked, in minutes. */
      minutes: number
    }
    /** What is older. */
    over90: {
      /** What it comes to, in cents. */
      cents: number
      /** How long was worked, in minutes. */
      minutes: number
    }
  }
}

export type ProjectFiguresWipAnswer = Page<ProjectFiguresWipRow> & WithNames

export type ProjectFiguresUtilisationQuery = {
  /** The first day. */
  from: string
  /** The last day, at most 366 days in all. */
  to: string
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ProjectFiguresUtilisationAnswer = {
  /** The first day. */
  from: string
  /** The last day. */
  to: string
  /** The members with hours on projects whom the caller may see, by name. */
  items: readonly {
    /** The member. */
    membershipId: string
    /** What people see and choose it by. */
    name: string
    /** What was expected of their work days, in minutes. */
    capacityMinutes: number
    /** What they worked for projects, in minutes. */
    workedMinutes: number
    /** Of it what is not billed as internal, by its phase or project, and on no task that is not billable, in minutes. */
    billableMinutes: number
    /** `billableMinutes` of `capacityMinutes`, in hundredths of a per cent; null without capacity. */
    utilisationBp: number | null
  }[]
} & WithNames

export type OwnProjectsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** A part of code and name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type OwnProjectsListAnswer = Page<OwnProject> & WithNames

export type ProjectMilestonesListQuery = CostRatesGetQuery

export type ProjectMilestonesListAnswer = Page<Milestone> & WithNames

export type ProjectMilestonesCreateBody = {
  /** What is reached. */
  name: string
  /** When it is to be reached. */
  dueDate: string
  /** When it was reached, not in the future; null for not yet. */
  reachedAt?: string | null | undefined
  /** Tasks of the project that lead to it; the list is replaced whole. */
  taskIds?: readonly string[] | undefined
}

export type ProjectMilestonesCreateAnswer = Milestone

export type ProjectMilestonesUpdatePath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `project_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `project_milestone_not_found`. */
  milestoneId: string
}

export type ProjectMilestonesUpdateBody = {
  /** What is reached. */
  name?: string | undefined
  /** When it is to be reached. */
  dueDate?: string | undefined
  /** When it was reached, not in the future; null for not yet. */
  reachedAt?: string | null | undefined
  /** Tasks of the project that lead to it; the list is replaced whole. */
  taskIds?: readonly string[] | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ProjectMilestonesUpdateAnswer = Milestone

export type ProjectMilestonesRemovePath = ProjectMilestonesUpdatePath

export type UnbilledProjectsQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only what the customer pays. */
  customerId?: string | undefined
  /** The first day; what belongs to no day is there all the same. */
  from?: string | undefined
  /** The last day; today when absent. */
  asOf?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type UnbilledProjectsRow = {
  /** The project. */
  projectId: string
  /** What people see and choose it by. */
  name: string
  /** The customer who pays; null while the project has none. */
  customerId: string | null
  /** What can be billed now, in cents: all kinds together, less what the hours are above what is left of their caps. */
  cents: number
  /** What the hours that can be billed are above what is left of their caps, in cents. */
  aboveCapsCents: number
  /** What cannot be billed yet, in cents. */
  heldCents: number
  /** How long was worked of what can be billed, minutes. */
  minutes: number
  /** How long can be billed of it, minutes: the same rounded by the rules of their days. */
  billedMinutes: number
  /** The day of the oldest row; null for none. */
  oldestDate: string | null
  /** The same by kind, for kinds with rows. */
  kinds: readonly {
    /** What it is: `hours`, `purchase`, `installment`, `fee` for a fixed price, `cap` for what hours are billed up to, or what other parts have. */
    kind: string
    /** How many rows. */
    rows: number
    /** How long was worked, minutes. */
    minutes: number
    /** How long can be billed now, minutes: the same rounded by the rules of their days. */
    billedMinutes: number
    /** What can be billed of them now, in cents. */
    cents: number
    /** What stands in the way of being billed, in cents; of it `obstacle` of each row says why. */
    heldCents: number
  }[]
  terms: SourceRowTerms
}

export type UnbilledProjectsAnswer = Page<UnbilledProjectsRow> & WithNames

export type UnbilledRowsQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only what the customer pays. */
  customerId?: string | undefined
  /** The first day; what belongs to no day is there all the same. */
  from?: string | undefined
  /** The last day; today when absent. */
  asOf?: string | undefined
  /** Only what is of the project. */
  projectId?: string | undefined
  /** Only what is of the phase itself. */
  phaseId?: string | undefined
  /** Only hours of the member. */
  membershipId?: string | undefined
  /** Only rows of the kind. */
  kind?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type UnbilledRowsAnswer = Page<SourceRow> & WithNames

export type InvoicingTermsListQuery = CostRatesGetQuery

export type InvoicingTermsListAnswer = {
  /** The terms. */
  items: readonly InvoicingTerms[]
} & WithNames

export type InvoicingTermsAddBody = {
  /** The phase that they are of; null for the project. */
  phaseId?: string | null | undefined
  /** From when on they hold, until the next ones of the same do. */
  validFrom: string
  /** What the customer calls the order, which invoices name; null: as the phase that it lies in says, or the project. */
  orderReference?: string | null | undefined
  /** When invoices are to be paid; null: as the phase that it lies in says, or the project, and else the customer. */
  paymentTermId?: string | null | undefined
  /** The contact of the customer whom invoices are for; null: as the phase that it lies in says, or the project, and else the default contact of the customer. */
  contactId?: string | null | undefined
  /** How the work is treated in value added tax; null: as the phase that it lies in says, or the project, and else the customer. */
  vatTreatmentId?: string | null | undefined
  /** The article by which the work is invoiced; null: as the phase that it lies in says, or the project. */
  articleId?: string | null | undefined
  /** What work must have for it to be billed; null: as the phase that it lies in says, or the project. */
  required?:
    | readonly ('order_reference' | 'payment_term' | 'invoice_contact' | 'article')[]
    | null
    | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type InvoicingTermsAddAnswer = InvoicingTerms

export const costRates = (call: Call) => ({
  /**
   * List cost rates
   *
   * Page through what hours cost, former and coming rates too, in the order of their making.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/cost-rates`; needs `projects.manage`; module `projects`
   */
  list: (query: CostRatesListQuery = {}, options?: CallOptions): Promise<CostRatesListAnswer> =>
    call({ id: 'costRates.list', method: 'GET', path: '/v1/cost-rates' }, { query }, options),

  /**
   * Add a cost rate
   *
   * Say what an hour costs from a day on: of a member, of the members of a staff group, or of everybody else. The rate that is open then ends the day before; rates are never edited. What hours of closed projects cost stands.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/cost-rates`; needs `projects.manage`; module `projects`
   */
  create: (body: CostRatesCreateBody, options?: KeyedCallOptions): Promise<CostRatesCreateAnswer> =>
    call({ id: 'costRates.create', method: 'POST', path: '/v1/cost-rates', keyed: true }, { body }, options),

  /**
   * Read one cost rate
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/cost-rates/{id}`; needs `projects.manage`; module `projects`
   */
  get: (id: string, query: CostRatesGetQuery = {}, options?: CallOptions): Promise<CostRatesGetAnswer> =>
    call(
      { id: 'costRates.get', method: 'GET', path: '/v1/cost-rates/{id}' },
      { path: { id }, query },
      options,
    ),
})

export const projects = (call: Call) => ({
  /**
   * List projects
   *
   * Page through the projects, by name unless asked otherwise: those in every state, and templates.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects`; needs `projects.read`; module `projects`
   */
  list: (query: ProjectsListQuery = {}, options?: CallOptions): Promise<ProjectsListAnswer> =>
    call({ id: 'projects.list', method: 'GET', path: '/v1/projects' }, { query }, options),

  /**
   * Add a project
   *
   * Add a project, and its target to the tracking level `project`, with the same id. Its budget and last day are the first entry of its baseline.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.created`.
   *
   * `POST /v1/projects`; needs `projects.manage`; module `projects`
   */
  create: (body: ProjectsCreateBody, options?: KeyedCallOptions): Promise<ProjectsCreateAnswer> =>
    call({ id: 'projects.create', method: 'POST', path: '/v1/projects', keyed: true }, { body }, options),

  /**
   * Read one project
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}`; needs `projects.read`; module `projects`
   */
  get: (id: string, query: ProjectsGetQuery = {}, options?: CallOptions): Promise<ProjectsGetAnswer> =>
    call({ id: 'projects.get', method: 'GET', path: '/v1/projects/{id}' }, { path: { id }, query }, options),

  /**
   * Change a project
   *
   * Change a project: an absent field keeps, null clears. A change of budget or last day is an entry of the baseline, from today. A closed project keeps everything; once hours are approved, their project keeps its customer, rate card and billing.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `PATCH /v1/projects/{id}`; needs `projects.manage`; module `projects`
   */
  update: (id: string, body: ProjectsUpdateBody, options?: CallOptions): Promise<ProjectsUpdateAnswer> =>
    call(
      { id: 'projects.update', method: 'PATCH', path: '/v1/projects/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * List the entries of a baseline
   *
   * Page through what a project was to take from which day on, oldest first. Of one day the last entry holds.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/baselines`; needs `projects.read`; module `projects`
   */
  listBaselines: (
    id: string,
    query: ProjectsListBaselinesQuery = {},
    options?: CallOptions,
  ): Promise<ProjectsListBaselinesAnswer> =>
    call(
      { id: 'projects.listBaselines', method: 'GET', path: '/v1/projects/{id}/baselines' },
      { path: { id }, query },
      options,
    ),

  /**
   * Make a project from another
   *
   * Make a planned project from a template or any other project, with all that it has: fields, participants, phases and the rest, as `copied` tells. Dates move with the first day. Hours and its history stay with the other one; what else it has and the new one does not is told in `leftOut`, with why.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.created`.
   *
   * `POST /v1/projects/{id}/copy`; needs `projects.manage`; module `projects`
   */
  copy: (id: string, body: ProjectsCopyBody, options?: KeyedCallOptions): Promise<ProjectsCopyAnswer> =>
    call(
      { id: 'projects.copy', method: 'POST', path: '/v1/projects/{id}/copy', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Start a project
   *
   * Let a planned project be worked on.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/start`; needs `projects.manage`; module `projects`
   */
  start: (
    id: string,
    body: ProjectsStartBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectsStartAnswer> =>
    call(
      { id: 'projects.start', method: 'POST', path: '/v1/projects/{id}/start', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Put a project on hold
   *
   * Put an active project on hold. It goes on taking hours.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/hold`; needs `projects.manage`; module `projects`
   */
  hold: (id: string, body: ProjectsHoldBody = {}, options?: KeyedCallOptions): Promise<ProjectsHoldAnswer> =>
    call(
      { id: 'projects.hold', method: 'POST', path: '/v1/projects/{id}/hold', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Resume a project
   *
   * Let a project that is on hold be worked on again.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/resume`; needs `projects.manage`; module `projects`
   */
  resume: (
    id: string,
    body: ProjectsResumeBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectsResumeAnswer> =>
    call(
      { id: 'projects.resume', method: 'POST', path: '/v1/projects/{id}/resume', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Complete a project
   *
   * Say that the work is done. A completed project takes no new hours, and can still change.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/complete`; needs `projects.manage`; module `projects`
   */
  complete: (
    id: string,
    body: ProjectsCompleteBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectsCompleteAnswer> =>
    call(
      { id: 'projects.complete', method: 'POST', path: '/v1/projects/{id}/complete', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Close a project
   *
   * Close a project of which nothing is open; then nothing of it changes, and its tracking target is out of use. Work that is not billed keeps it open until `acceptUnbilled` says, with a reason, that it stays so. With `dryRun` the answer tells what is open instead of refusing.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.closed`.
   *
   * `POST /v1/projects/{id}/close`; needs `projects.manage`; module `projects`
   */
  close: (
    id: string,
    body: ProjectsCloseBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectsCloseAnswer> =>
    call(
      { id: 'projects.close', method: 'POST', path: '/v1/projects/{id}/close', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Reopen a project
   *
   * Let a completed or closed project be worked on again; its tracking target is in use again. A closed template is planned again.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/reopen`; needs `projects.manage`; module `projects`
   */
  reopen: (
    id: string,
    body: ProjectsReopenBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectsReopenAnswer> =>
    call(
      { id: 'projects.reopen', method: 'POST', path: '/v1/projects/{id}/reopen', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * List the participants of a project
   *
   * Page through those who take part in a project, took part or will, in the order in which they were added.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/participants`; needs `projects.read`; module `projects`
   */
  listParticipants: (
    id: string,
    query: ProjectsListParticipantsQuery = {},
    options?: CallOptions,
  ): Promise<ProjectsListParticipantsAnswer> =>
    call(
      { id: 'projects.listParticipants', method: 'GET', path: '/v1/projects/{id}/participants' },
      { path: { id }, query },
      options,
    ),

  /**
   * Add a participant to a project
   *
   * Let a member take part in a project. The same member takes part at several times, of which no two share a day.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/participants`; needs `projects.manage`; module `projects`
   */
  addParticipant: (
    id: string,
    body: ProjectsAddParticipantBody,
    options?: KeyedCallOptions,
  ): Promise<ProjectsAddParticipantAnswer> =>
    call(
      { id: 'projects.addParticipant', method: 'POST', path: '/v1/projects/{id}/participants', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Say who takes part in a project
   *
   * Say who takes part from today on: who is not named took part until yesterday, who is named anew begins today, and who gets another role begins anew. What was before today stays; what was to begin later is gone, unless it is of a member who is named.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PUT /v1/projects/{id}/participants`; needs `projects.manage`; module `projects`
   */
  replaceParticipants: (
    id: string,
    body: ProjectsReplaceParticipantsBody,
    options?: CallOptions,
  ): Promise<ProjectsReplaceParticipantsAnswer> =>
    call(
      { id: 'projects.replaceParticipants', method: 'PUT', path: '/v1/projects/{id}/participants' },
      { path: { id }, body },
      options,
    ),

  /**
   * Read one participant of a project
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/participants/{participantId}`; needs `projects.read`; module `projects`
   */
  getParticipant: (
    path: ProjectsGetParticipantPath,
    query: ProjectsGetParticipantQuery = {},
    options?: CallOptions,
  ): Promise<ProjectsGetParticipantAnswer> =>
    call(
      {
        id: 'projects.getParticipant',
        method: 'GET',
        path: '/v1/projects/{id}/participants/{participantId}',
      },
      { path, query },
      options,
    ),

  /**
   * Change a participant of a project
   *
   * Change role or days: an absent field keeps, null clears.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PATCH /v1/projects/{id}/participants/{participantId}`; needs `projects.manage`; module `projects`
   */
  updateParticipant: (
    path: ProjectsUpdateParticipantPath,
    body: ProjectsUpdateParticipantBody,
    options?: CallOptions,
  ): Promise<ProjectsUpdateParticipantAnswer> =>
    call(
      {
        id: 'projects.updateParticipant',
        method: 'PATCH',
        path: '/v1/projects/{id}/participants/{participantId}',
      },
      { path, body },
      options,
    ),

  /**
   * End a participation
   *
   * Say that today is the last day of a participation. One that is over stays as it is; one that has not begun is gone. A sweep of `GET /v1/projects/{id}/participants` lists it in `deleted`.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `DELETE /v1/projects/{id}/participants/{participantId}`; needs `projects.manage`; module `projects`
   */
  removeParticipant: (path: ProjectsRemoveParticipantPath, options?: CallOptions): Promise<void> =>
    call(
      {
        id: 'projects.removeParticipant',
        method: 'DELETE',
        path: '/v1/projects/{id}/participants/{participantId}',
      },
      { path },
      options,
    ),

  /**
   * Show the roster of projects
   *
   * People by week: what they could work, what they are planned for, what they worked and what is free, by project. Whole weeks from Monday to Sunday, those that the window touches, at most 26; at most 500 people. A caller sees those in their reach, and those who are planned for, or take part in, projects that they manage. Absence is one sum a week, never its kind, and is withheld of members whose days the caller may not read.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/roster`; needs `projects.read`; module `projects`
   */
  roster: (query: ProjectsRosterQuery, options?: CallOptions): Promise<ProjectsRosterAnswer> =>
    call({ id: 'projects.roster', method: 'GET', path: '/v1/projects/roster' }, { query }, options),
})

export const projectRoles = (call: Call) => ({
  /**
   * List the project roles
   *
   * All of them, inactive ones too, by code.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/project-roles`; needs `projects.read`; module `projects`
   */
  list: (query: ProjectRolesListQuery = {}, options?: CallOptions): Promise<ProjectRolesListAnswer> =>
    call({ id: 'projectRoles.list', method: 'GET', path: '/v1/project-roles' }, { query }, options),

  /**
   * Add a project role
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `POST /v1/project-roles`; needs `org.admin`; module `projects`
   */
  create: (body: ProjectRolesCreateBody, options?: KeyedCallOptions): Promise<ProjectRolesCreateAnswer> =>
    call(
      { id: 'projectRoles.create', method: 'POST', path: '/v1/project-roles', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one project role
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/project-roles/{id}`; needs `projects.read`; module `projects`
   */
  get: (id: string, options?: CallOptions): Promise<ProjectRolesGetAnswer> =>
    call(
      { id: 'projectRoles.get', method: 'GET', path: '/v1/project-roles/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a project role
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `PATCH /v1/project-roles/{id}`; needs `org.admin`; module `projects`
   */
  update: (
    id: string,
    body: ProjectRolesUpdateBody,
    options?: CallOptions,
  ): Promise<ProjectRolesUpdateAnswer> =>
    call(
      { id: 'projectRoles.update', method: 'PATCH', path: '/v1/project-roles/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const projectAllocations = (call: Call) => ({
  /**
   * List allocations of a project
   *
   * Page through what members are planned to work for a project, by week. Allocations that were taken back are not listed.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/allocations`; needs `projects.read`; module `projects`
   */
  list: (
    id: string,
    query: ProjectAllocationsListQuery = {},
    options?: CallOptions,
  ): Promise<ProjectAllocationsListAnswer> =>
    call(
      { id: 'projectAllocations.list', method: 'GET', path: '/v1/projects/{id}/allocations' },
      { path: { id }, query },
      options,
    ),

  /**
   * Plan who works for a project
   *
   * Set up to 500 allocations: what a member is planned to work in a week, for a phase or for the project as such. All are set, or none. Nobody is refused for having too much to do: `weeks` tells what the members have, and `GET /v1/projects/roster` what is free.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PUT /v1/projects/{id}/allocations`; needs `projects.manage`; module `projects`
   */
  plan: (
    id: string,
    body: ProjectAllocationsPlanBody,
    options?: CallOptions,
  ): Promise<ProjectAllocationsPlanAnswer> =>
    call(
      { id: 'projectAllocations.plan', method: 'PUT', path: '/v1/projects/{id}/allocations' },
      { path: { id }, body },
      options,
    ),
})

export const changeOrders = (call: Call) => ({
  /**
   * List the change orders of a project
   *
   * Page through the change orders of a project, the newest first.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/change-orders`; needs `projects.read`; module `projects`
   */
  list: (
    id: string,
    query: ChangeOrdersListQuery = {},
    options?: CallOptions,
  ): Promise<ChangeOrdersListAnswer> =>
    call(
      { id: 'changeOrders.list', method: 'GET', path: '/v1/projects/{id}/change-orders' },
      { path: { id }, query },
      options,
    ),

  /**
   * Draft a change order
   *
   * Draft a change of what was agreed on: what is done more or less, what it comes to, and how the end moves. Nothing of the project changes before it is approved.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/change-orders`; needs `projects.manage`; module `projects`
   */
  create: (
    id: string,
    body: ChangeOrdersCreateBody,
    options?: KeyedCallOptions,
  ): Promise<ChangeOrdersCreateAnswer> =>
    call(
      { id: 'changeOrders.create', method: 'POST', path: '/v1/projects/{id}/change-orders', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Read one change order
   *
   * Whoever the decision is delegated to reads it while it waits.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/change-orders/{id}`; needs `projects.read`; module `projects`
   */
  get: (
    id: string,
    query: ChangeOrdersGetQuery = {},
    options?: CallOptions,
  ): Promise<ChangeOrdersGetAnswer> =>
    call(
      { id: 'changeOrders.get', method: 'GET', path: '/v1/change-orders/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a draft
   *
   * Change a draft: an absent field keeps, null clears. What was sent is changed by superseding it.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PATCH /v1/change-orders/{id}`; needs `projects.manage`; module `projects`
   */
  update: (
    id: string,
    body: ChangeOrdersUpdateBody,
    options?: CallOptions,
  ): Promise<ChangeOrdersUpdateAnswer> =>
    call(
      { id: 'changeOrders.update', method: 'PATCH', path: '/v1/change-orders/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Send a change order
   *
   * Freeze a draft as the customer is shown it, and make the link by which they answer it once. With `contactId` the link is mailed. Sending it once more makes a new link, and the former one stops working.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/change-orders/{id}/send`; needs `projects.manage`; module `projects`
   */
  send: (
    id: string,
    body: ChangeOrdersSendBody = {},
    options?: KeyedCallOptions,
  ): Promise<ChangeOrdersSendAnswer> =>
    call(
      { id: 'changeOrders.send', method: 'POST', path: '/v1/change-orders/{id}/send', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Record that a change order is approved
   *
   * Record a customer's yes that came by another way than the page. A dated entry of the project's baseline is made with it, what was there before stays on record, and the phase that it is about gets the same. A budget that nobody set stays so. Whoever answers for the project is mailed. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `change_order.approved`, `project.updated`.
   *
   * `POST /v1/change-orders/{id}/approve`; needs `projects.manage`; module `projects`
   */
  approve: (
    id: string,
    body: ChangeOrdersApproveBody,
    options?: KeyedCallOptions,
  ): Promise<ChangeOrdersApproveAnswer> =>
    call(
      { id: 'changeOrders.approve', method: 'POST', path: '/v1/change-orders/{id}/approve', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Record that a change order is declined
   *
   * Record a customer's no that came by another way than the page. Whoever answers for the project is mailed. There is no event of it but `project.updated`: a sweep of the project's change orders tells what. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/change-orders/{id}/decline`; needs `projects.manage`; module `projects`
   */
  decline: (
    id: string,
    body: ChangeOrdersDeclineBody,
    options?: KeyedCallOptions,
  ): Promise<ChangeOrdersDeclineAnswer> =>
    call(
      { id: 'changeOrders.decline', method: 'POST', path: '/v1/change-orders/{id}/decline', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Take a change order back
   *
   * Take back a change order that nobody has answered. Its link stops working at once.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/change-orders/{id}/withdraw`; needs `projects.manage`; module `projects`
   */
  withdraw: (
    id: string,
    body: ChangeOrdersWithdrawBody = {},
    options?: KeyedCallOptions,
  ): Promise<ChangeOrdersWithdrawAnswer> =>
    call(
      { id: 'changeOrders.withdraw', method: 'POST', path: '/v1/change-orders/{id}/withdraw', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Supersede a change order
   *
   * Make a draft with the same content under the next number, and end the former change order and its link. It answers the draft.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/change-orders/{id}/supersede`; needs `projects.manage`; module `projects`
   */
  supersede: (
    id: string,
    body: ChangeOrdersSupersedeBody = {},
    options?: KeyedCallOptions,
  ): Promise<ChangeOrdersSupersedeAnswer> =>
    call(
      { id: 'changeOrders.supersede', method: 'POST', path: '/v1/change-orders/{id}/supersede', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const statusUpdates = (call: Call) => ({
  /**
   * List how a project has stood
   *
   * Page through the status updates of a project, the newest first: with `limit=1` how it stands now.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/status-updates`; needs `projects.read`; module `projects`
   */
  list: (
    id: string,
    query: StatusUpdatesListQuery = {},
    options?: CallOptions,
  ): Promise<StatusUpdatesListAnswer> =>
    call(
      { id: 'statusUpdates.list', method: 'GET', path: '/v1/projects/{id}/status-updates' },
      { path: { id }, query },
      options,
    ),

  /**
   * Say how a project stands
   *
   * Say how a project stands. It is never changed: a correction is a new one. Installments that wait for so much of the work become ready with it.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `status_update.posted`.
   *
   * `POST /v1/projects/{id}/status-updates`; needs `projects.manage`; module `projects`
   */
  create: (
    id: string,
    body: StatusUpdatesCreateBody,
    options?: KeyedCallOptions,
  ): Promise<StatusUpdatesCreateAnswer> =>
    call(
      { id: 'statusUpdates.create', method: 'POST', path: '/v1/projects/{id}/status-updates', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Read one status update
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/status-updates/{statusUpdateId}`; needs `projects.read`; module `projects`
   */
  get: (
    path: StatusUpdatesGetPath,
    query: StatusUpdatesGetQuery = {},
    options?: CallOptions,
  ): Promise<StatusUpdatesGetAnswer> =>
    call(
      { id: 'statusUpdates.get', method: 'GET', path: '/v1/projects/{id}/status-updates/{statusUpdateId}' },
      { path, query },
      options,
    ),
})

export const installments = (call: Call) => ({
  /**
   * List the installments of a project
   *
   * Page through the parts by which a project is billed, in the order in which they were planned.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/installments`; needs `projects.read`; module `projects`
   */
  list: (
    id: string,
    query: InstallmentsListQuery = {},
    options?: CallOptions,
  ): Promise<InstallmentsListAnswer> =>
    call(
      { id: 'installments.list', method: 'GET', path: '/v1/projects/{id}/installments' },
      { path: { id }, query },
      options,
    ),

  /**
   * Plan an installment
   *
   * Plan a part by which a project is billed. It becomes ready by its basis: at once, where that is met already.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/installments`; needs `projects.manage`; module `projects`
   */
  create: (
    id: string,
    body: InstallmentsCreateBody,
    options?: KeyedCallOptions,
  ): Promise<InstallmentsCreateAnswer> =>
    call(
      { id: 'installments.create', method: 'POST', path: '/v1/projects/{id}/installments', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Read one installment
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/installments/{installmentId}`; needs `projects.read`; module `projects`
   */
  get: (
    path: InstallmentsGetPath,
    query: InstallmentsGetQuery = {},
    options?: CallOptions,
  ): Promise<InstallmentsGetAnswer> =>
    call(
      { id: 'installments.get', method: 'GET', path: '/v1/projects/{id}/installments/{installmentId}' },
      { path, query },
      options,
    ),

  /**
   * Change a planned installment
   *
   * Change a planned installment: an absent field keeps, null clears.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PATCH /v1/projects/{id}/installments/{installmentId}`; needs `projects.manage`; module `projects`
   */
  update: (
    path: InstallmentsUpdatePath,
    body: InstallmentsUpdateBody,
    options?: CallOptions,
  ): Promise<InstallmentsUpdateAnswer> =>
    call(
      { id: 'installments.update', method: 'PATCH', path: '/v1/projects/{id}/installments/{installmentId}' },
      { path, body },
      options,
    ),

  /**
   * Make an installment ready
   *
   * Say that a planned installment may be billed, whatever its basis waits for.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/installments/{installmentId}/ready`; needs `projects.manage`; module `projects`
   */
  makeReady: (
    path: InstallmentsMakeReadyPath,
    body: InstallmentsMakeReadyBody = {},
    options?: KeyedCallOptions,
  ): Promise<InstallmentsMakeReadyAnswer> =>
    call(
      {
        id: 'installments.makeReady',
        method: 'POST',
        path: '/v1/projects/{id}/installments/{installmentId}/ready',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Cancel an installment
   *
   * Cancel an installment that is not billed.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/installments/{installmentId}/cancel`; needs `projects.manage`; module `projects`
   */
  cancel: (
    path: InstallmentsCancelPath,
    body: InstallmentsCancelBody = {},
    options?: KeyedCallOptions,
  ): Promise<InstallmentsCancelAnswer> =>
    call(
      {
        id: 'installments.cancel',
        method: 'POST',
        path: '/v1/projects/{id}/installments/{installmentId}/cancel',
        keyed: true,
      },
      { path, body },
      options,
    ),
})

export const projectPhases = (call: Call) => ({
  /**
   * List the phases of a project
   *
   * All phases of a project in the order of its tree: each before those that lie in it, the cancelled ones too. Read `state` and `depth`.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/phases`; needs `projects.read`; module `projects`
   */
  list: (
    id: string,
    query: ProjectPhasesListQuery = {},
    options?: CallOptions,
  ): Promise<ProjectPhasesListAnswer> =>
    call(
      { id: 'projectPhases.list', method: 'GET', path: '/v1/projects/{id}/phases' },
      { path: { id }, query },
      options,
    ),

  /**
   * Add a phase to a project
   *
   * Add a phase to a project, or to one of its phases. Dates outside of the project are warned of, not refused.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases`; needs `projects.manage`; module `projects`
   */
  create: (
    id: string,
    body: ProjectPhasesCreateBody,
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesCreateAnswer> =>
    call(
      { id: 'projectPhases.create', method: 'POST', path: '/v1/projects/{id}/phases', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Read one phase of a project
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/phases/{phaseId}`; needs `projects.read`; module `projects`
   */
  get: (
    path: ProjectPhasesGetPath,
    query: ProjectPhasesGetQuery = {},
    options?: CallOptions,
  ): Promise<ProjectPhasesGetAnswer> =>
    call(
      { id: 'projectPhases.get', method: 'GET', path: '/v1/projects/{id}/phases/{phaseId}' },
      { path, query },
      options,
    ),

  /**
   * Change a phase of a project
   *
   * Change a phase: an absent field keeps, null clears. Its place is changed by `move`. Another budget holds from today on; once hours are approved that are billed by the phase, it keeps its billing and, where it has a fee, its first day.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `PATCH /v1/projects/{id}/phases/{phaseId}`; needs `projects.manage`; module `projects`
   */
  update: (
    path: ProjectPhasesUpdatePath,
    body: ProjectPhasesUpdateBody,
    options?: CallOptions,
  ): Promise<ProjectPhasesUpdateAnswer> =>
    call(
      { id: 'projectPhases.update', method: 'PATCH', path: '/v1/projects/{id}/phases/{phaseId}' },
      { path, body },
      options,
    ),

  /**
   * Move a phase of a project
   *
   * Put a phase, with all that lies in it, elsewhere in its project. Hours, tasks and budgets stay with their phase. Approved hours stay billed by what they are billed by.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/move`; needs `projects.manage`; module `projects`
   */
  move: (
    path: ProjectPhasesMovePath,
    body: ProjectPhasesMoveBody,
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesMoveAnswer> =>
    call(
      {
        id: 'projectPhases.move',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/move',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Lock a phase of a project
   *
   * Let a phase take no more hours. Those that it has stay.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/lock`; needs `projects.manage`; module `projects`
   */
  lock: (
    path: ProjectPhasesLockPath,
    body: ProjectPhasesLockBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesLockAnswer> =>
    call(
      {
        id: 'projectPhases.lock',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/lock',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Unlock a phase of a project
   *
   * Let a phase take hours again.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/unlock`; needs `projects.manage`; module `projects`
   */
  unlock: (
    path: ProjectPhasesUnlockPath,
    body: ProjectPhasesUnlockBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesUnlockAnswer> =>
    call(
      {
        id: 'projectPhases.unlock',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/unlock',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Start a phase of a project
   *
   * Say that a planned phase is being worked on.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/start`; needs `projects.manage`; module `projects`
   */
  start: (
    path: ProjectPhasesStartPath,
    body: ProjectPhasesStartBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesStartAnswer> =>
    call(
      {
        id: 'projectPhases.start',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/start',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Complete a phase of a project
   *
   * Say that the work of a phase is done: it takes no more hours, and what waits for it goes on.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/complete`; needs `projects.manage`; module `projects`
   */
  complete: (
    path: ProjectPhasesCompletePath,
    body: ProjectPhasesCompleteBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesCompleteAnswer> =>
    call(
      {
        id: 'projectPhases.complete',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/complete',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Cancel a phase of a project
   *
   * Give a phase up. It takes no more hours, keeps those that it has, and is shown as cancelled.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/cancel`; needs `projects.manage`; module `projects`
   */
  cancel: (
    path: ProjectPhasesCancelPath,
    body: ProjectPhasesCancelBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesCancelAnswer> =>
    call(
      {
        id: 'projectPhases.cancel',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/cancel',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Reopen a phase of a project
   *
   * Let a completed or cancelled phase be worked on again.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/reopen`; needs `projects.manage`; module `projects`
   */
  reopen: (
    path: ProjectPhasesReopenPath,
    body: ProjectPhasesReopenBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesReopenAnswer> =>
    call(
      {
        id: 'projectPhases.reopen',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/reopen',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * List the hours of a project
   *
   * Page through the hours of everybody on a project, by date. Hours of drafts count as of now. A day that changes changes `updatedAt` of its hours; a sweep tells in `deleted` which are on the project no more. One that is narrowed by `phaseId` or `status` does not tell of hours that are still on the project and no longer among those that it asks for.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/hours`; needs `projects.read`; module `projects`
   */
  listHours: (
    id: string,
    query: ProjectPhasesListHoursQuery = {},
    options?: CallOptions,
  ): Promise<ProjectPhasesListHoursAnswer> =>
    call(
      { id: 'projectPhases.listHours', method: 'GET', path: '/v1/projects/{id}/hours' },
      { path: { id }, query },
      options,
    ),
})

export const rateCards = (call: Call) => ({
  /**
   * List rate cards
   *
   * Page through the rate cards by code, inactive ones too.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/rate-cards`; needs `projects.read`; module `projects`
   */
  list: (query: RateCardsListQuery = {}, options?: CallOptions): Promise<RateCardsListAnswer> =>
    call({ id: 'rateCards.list', method: 'GET', path: '/v1/rate-cards' }, { query }, options),

  /**
   * Add a rate card
   *
   * Add a rate card, which prices nothing before it has rules. The first is the default one unless it says otherwise.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/rate-cards`; needs `projects.manage`; module `projects`
   */
  create: (body: RateCardsCreateBody, options?: KeyedCallOptions): Promise<RateCardsCreateAnswer> =>
    call({ id: 'rateCards.create', method: 'POST', path: '/v1/rate-cards', keyed: true }, { body }, options),

  /**
   * Read one rate card
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/rate-cards/{id}`; needs `projects.read`; module `projects`
   */
  get: (id: string, options?: CallOptions): Promise<RateCardsGetAnswer> =>
    call({ id: 'rateCards.get', method: 'GET', path: '/v1/rate-cards/{id}' }, { path: { id } }, options),

  /**
   * Change a rate card
   *
   * Change a rate card: an absent field keeps. Making another one the default changes what hours of projects without a rate card come to, as far as they are not billed: of approved ones only with `reprice`, and never in closed projects.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PATCH /v1/rate-cards/{id}`; needs `projects.manage`; module `projects`
   */
  update: (id: string, body: RateCardsUpdateBody, options?: CallOptions): Promise<RateCardsUpdateAnswer> =>
    call(
      { id: 'rateCards.update', method: 'PATCH', path: '/v1/rate-cards/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * List the rules of a rate card
   *
   * Page through the rules with all their versions, in the order in which they were made.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/rate-cards/{id}/rules`; needs `projects.read`; module `projects`
   */
  listRules: (
    id: string,
    query: RateCardsListRulesQuery = {},
    options?: CallOptions,
  ): Promise<RateCardsListRulesAnswer> =>
    call(
      { id: 'rateCards.listRules', method: 'GET', path: '/v1/rate-cards/{id}/rules' },
      { path: { id }, query },
      options,
    ),

  /**
   * Add a rule to a rate card
   *
   * Add a rule with its rates by date. Of the rules of a card that fit some hours and have a version of their day the most specific wins: project counts for more than customer, customer than member, member than role, role than kind of work, and each for more than all that come after it together. A rule without criteria fits all hours. Approved hours get another price by it only with `reprice`, and never those of closed projects.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/rate-cards/{id}/rules`; needs `projects.manage`; module `projects`
   */
  createRule: (
    id: string,
    body: RateCardsCreateRuleBody,
    options?: KeyedCallOptions,
  ): Promise<RateCardsCreateRuleAnswer> =>
    call(
      { id: 'rateCards.createRule', method: 'POST', path: '/v1/rate-cards/{id}/rules', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Read one rule of a rate card
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/rate-cards/{id}/rules/{ruleId}`; needs `projects.read`; module `projects`
   */
  getRule: (
    path: RateCardsGetRulePath,
    query: RateCardsGetRuleQuery = {},
    options?: CallOptions,
  ): Promise<RateCardsGetRuleAnswer> =>
    call(
      { id: 'rateCards.getRule', method: 'GET', path: '/v1/rate-cards/{id}/rules/{ruleId}' },
      { path, query },
      options,
    ),

  /**
   * Add a version to a rule
   *
   * Give a rule another rate from a day on. The version that is open then ends the day before; versions are never edited, because hours say which one priced them. Approved hours get another price by it only with `reprice`, and never those of closed projects. `dryRun` tells what would change.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/rate-cards/{id}/rules/{ruleId}/versions`; needs `projects.manage`; module `projects`
   */
  addVersion: (
    path: RateCardsAddVersionPath,
    body: RateCardsAddVersionBody,
    options?: KeyedCallOptions,
  ): Promise<RateCardsAddVersionAnswer> =>
    call(
      {
        id: 'rateCards.addVersion',
        method: 'POST',
        path: '/v1/rate-cards/{id}/rules/{ruleId}/versions',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * End a rule
   *
   * Give the open version of a rule a last day; after it the next rule that fits wins. Approved hours get another price by it only with `reprice`, and never those of closed projects.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/rate-cards/{id}/rules/{ruleId}/end`; needs `projects.manage`; module `projects`
   */
  end: (
    path: RateCardsEndPath,
    body: RateCardsEndBody,
    options?: KeyedCallOptions,
  ): Promise<RateCardsEndAnswer> =>
    call(
      { id: 'rateCards.end', method: 'POST', path: '/v1/rate-cards/{id}/rules/{ruleId}/end', keyed: true },
      { path, body },
      options,
    ),

  /**
   * Show what another rate would change
   *
   * What a new version of the rule would change: which hours would have another rate and what they come to, of a year at most from the first day of the version. Billed hours stay as they are, and hours on a task that is not billable, or that are not billed by the hour, come to nothing by any rate. `rows` and their sums are of the hours by themselves; `projects` and the sums of revenue are what projects bring by their figures, of all days and up to their caps. Nothing is written.
   *
   * `Idempotency-Key` has no effect: It writes nothing, so a second time does nothing twice.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/rate-cards/{id}/rules/{ruleId}/what-if`; needs `projects.manage`; module `projects`
   */
  whatIf: (
    path: RateCardsWhatIfPath,
    body: RateCardsWhatIfBody,
    options?: CallOptions,
  ): Promise<RateCardsWhatIfAnswer> =>
    call(
      { id: 'rateCards.whatIf', method: 'POST', path: '/v1/rate-cards/{id}/rules/{ruleId}/what-if' },
      { path, body },
      options,
    ),

  /**
   * Show what a new rule would change
   *
   * What a rule would change if it were added, as `POST /v1/rate-cards/{id}/rules/{ruleId}/what-if` shows it of another version. It is refused as the rule would be. Nothing is written.
   *
   * `Idempotency-Key` has no effect: It writes nothing, so a second time does nothing twice.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/rate-cards/{id}/rules/what-if`; needs `projects.manage`; module `projects`
   */
  whatIfNew: (
    id: string,
    body: RateCardsWhatIfNewBody,
    options?: CallOptions,
  ): Promise<RateCardsWhatIfNewAnswer> =>
    call(
      { id: 'rateCards.whatIfNew', method: 'POST', path: '/v1/rate-cards/{id}/rules/what-if' },
      { path: { id }, body },
      options,
    ),
})

export const pricedHours = (call: Call) => ({
  /**
   * List what hours are sold for
   *
   * Page through the hours of a project, by date, each with its rate and the rule and version that won. Worked out when it is asked for: hours of drafts count too, and hours on a task that is not billable come to nothing, whatever their rate.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/priced-hours`; needs `projects.manage`; module `projects`
   */
  list: (
    id: string,
    query: PricedHoursListQuery = {},
    options?: CallOptions,
  ): Promise<PricedHoursListAnswer> =>
    call(
      { id: 'pricedHours.list', method: 'GET', path: '/v1/projects/{id}/priced-hours' },
      { path: { id }, query },
      options,
    ),
})

export const projectPurchases = (call: Call) => ({
  /**
   * List the purchases of a project
   *
   * Page through what is bought for a project, newest first.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/purchases`; needs `projects.manage`; module `projects`
   */
  list: (
    id: string,
    query: ProjectPurchasesListQuery = {},
    options?: CallOptions,
  ): Promise<ProjectPurchasesListAnswer> =>
    call(
      { id: 'projectPurchases.list', method: 'GET', path: '/v1/projects/{id}/purchases' },
      { path: { id }, query },
      options,
    ),

  /**
   * Add a purchase to a project
   *
   * Say what is bought for a project. Without `rebillable` the customer pays for it, without `markupBp` what it costs.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/purchases`; needs `projects.manage`; module `projects`
   */
  create: (
    id: string,
    body: ProjectPurchasesCreateBody,
    options?: KeyedCallOptions,
  ): Promise<ProjectPurchasesCreateAnswer> =>
    call(
      { id: 'projectPurchases.create', method: 'POST', path: '/v1/projects/{id}/purchases', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Read one purchase of a project
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/purchases/{purchaseId}`; needs `projects.manage`; module `projects`
   */
  get: (
    path: ProjectPurchasesGetPath,
    query: ProjectPurchasesGetQuery = {},
    options?: CallOptions,
  ): Promise<ProjectPurchasesGetAnswer> =>
    call(
      { id: 'projectPurchases.get', method: 'GET', path: '/v1/projects/{id}/purchases/{purchaseId}' },
      { path, query },
      options,
    ),

  /**
   * Change a purchase of a project
   *
   * Change a purchase: an absent field keeps. What it comes to is fixed once it is invoiced on or cancelled.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PATCH /v1/projects/{id}/purchases/{purchaseId}`; needs `projects.manage`; module `projects`
   */
  update: (
    path: ProjectPurchasesUpdatePath,
    body: ProjectPurchasesUpdateBody,
    options?: CallOptions,
  ): Promise<ProjectPurchasesUpdateAnswer> =>
    call(
      { id: 'projectPurchases.update', method: 'PATCH', path: '/v1/projects/{id}/purchases/{purchaseId}' },
      { path, body },
      options,
    ),

  /**
   * Receive a purchase
   *
   * Say that what was ordered is there.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/purchases/{purchaseId}/receive`; needs `projects.manage`; module `projects`
   */
  receive: (
    path: ProjectPurchasesReceivePath,
    body: ProjectPurchasesReceiveBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPurchasesReceiveAnswer> =>
    call(
      {
        id: 'projectPurchases.receive',
        method: 'POST',
        path: '/v1/projects/{id}/purchases/{purchaseId}/receive',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Invoice a purchase on
   *
   * Say that the customer was invoiced for a received purchase, outside of the service.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/purchases/{purchaseId}/invoice-on`; needs `projects.manage`; module `projects`
   */
  invoiceOn: (
    path: ProjectPurchasesInvoiceOnPath,
    body: ProjectPurchasesInvoiceOnBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPurchasesInvoiceOnAnswer> =>
    call(
      {
        id: 'projectPurchases.invoiceOn',
        method: 'POST',
        path: '/v1/projects/{id}/purchases/{purchaseId}/invoice-on',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Cancel a purchase
   *
   * Take back a purchase, which then counts for nothing.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/purchases/{purchaseId}/cancel`; needs `projects.manage`; module `projects`
   */
  cancel: (
    path: ProjectPurchasesCancelPath,
    body: ProjectPurchasesCancelBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPurchasesCancelAnswer> =>
    call(
      {
        id: 'projectPurchases.cancel',
        method: 'POST',
        path: '/v1/projects/{id}/purchases/{purchaseId}/cancel',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Reopen a purchase
   *
   * Make a purchase received again that was cancelled or invoiced on.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/purchases/{purchaseId}/reopen`; needs `projects.manage`; module `projects`
   */
  reopen: (
    path: ProjectPurchasesReopenPath,
    body: ProjectPurchasesReopenBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPurchasesReopenAnswer> =>
    call(
      {
        id: 'projectPurchases.reopen',
        method: 'POST',
        path: '/v1/projects/{id}/purchases/{purchaseId}/reopen',
        keyed: true,
      },
      { path, body },
      options,
    ),
})

export const projectBudgets = (call: Call) => ({
  /**
   * Show how the budget of a project stands
   *
   * What is used of the budget, what is left, how fast it goes and what it comes to by the end date, in minutes and in cents, of the project and of each phase. Used are all hours until the day, drafts too, in cents at their rates but for those on tasks that are not billable, and with `includesPurchases` what the customer pays for purchases.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/budget`; needs `projects.read`; module `projects`
   */
  get: (
    id: string,
    query: ProjectBudgetsGetQuery = {},
    options?: CallOptions,
  ): Promise<ProjectBudgetsGetAnswer> =>
    call(
      { id: 'projectBudgets.get', method: 'GET', path: '/v1/projects/{id}/budget' },
      { path: { id }, query },
      options,
    ),

  /**
   * Set the warnings of a budget
   *
   * Set from now on at which used shares the manager is warned, and whether purchases count. A share that is used already and was not told of yet is told within the hour.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PUT /v1/projects/{id}/budget/warnings`; needs `projects.manage`; module `projects`
   */
  setWarnings: (
    id: string,
    body: ProjectBudgetsSetWarningsBody,
    options?: CallOptions,
  ): Promise<ProjectBudgetsSetWarningsAnswer> =>
    call(
      { id: 'projectBudgets.setWarnings', method: 'PUT', path: '/v1/projects/{id}/budget/warnings' },
      { path: { id }, body },
      options,
    ),
})

export const projectRecognition = (call: Call) => ({
  /**
   * List the recognition rules of a project
   *
   * All of them, in the order in which they hold. Before the first one, and without any, a fee belongs to the days on which it was agreed on, by the baseline.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/recognition-rules`; needs `projects.manage`; module `projects`
   */
  list: (
    id: string,
    query: ProjectRecognitionListQuery = {},
    options?: CallOptions,
  ): Promise<ProjectRecognitionListAnswer> =>
    call(
      { id: 'projectRecognition.list', method: 'GET', path: '/v1/projects/{id}/recognition-rules' },
      { path: { id }, query },
      options,
    ),

  /**
   * Add a recognition rule to a project
   *
   * Have the fees of a project and of its phases belong to days by another rule from a day on. What was recognised before that day stays; on the day itself the figures come to what the new rule says has been earned by then. Rules never change.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/recognition-rules`; needs `projects.manage`; module `projects`
   */
  add: (
    id: string,
    body: ProjectRecognitionAddBody,
    options?: KeyedCallOptions,
  ): Promise<ProjectRecognitionAddAnswer> =>
    call(
      {
        id: 'projectRecognition.add',
        method: 'POST',
        path: '/v1/projects/{id}/recognition-rules',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})

export const roundingRules = (call: Call) => ({
  /**
   * List rounding rules
   *
   * Page through the rules by which billed time is rounded, by the day on which they begin. Of a day the last rule of the project holds, else that of its customer, else that of the organisation; where there is none, time is billed as it was worked.
   *
   * Takes any credential that holds `invoicing.manage` or `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/invoicing/rounding-rules`; needs `invoicing.manage` or `projects.manage`; module `projects`
   */
  list: (query: RoundingRulesListQuery = {}, options?: CallOptions): Promise<RoundingRulesListAnswer> =>
    call(
      { id: 'roundingRules.list', method: 'GET', path: '/v1/invoicing/rounding-rules' },
      { query },
      options,
    ),

  /**
   * Add a rounding rule
   *
   * Have time that is billed by the hour be rounded from a day on: of a project, of all projects of a customer, or of all. What was worked stays as it is, for payroll and for everything else; prices, caps and figures follow what is billed. A rule never changes; another one takes its place from its day on.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `POST /v1/invoicing/rounding-rules`; needs `org.admin`; module `projects`
   */
  add: (body: RoundingRulesAddBody, options?: KeyedCallOptions): Promise<RoundingRulesAddAnswer> =>
    call(
      { id: 'roundingRules.add', method: 'POST', path: '/v1/invoicing/rounding-rules', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one rounding rule
   *
   * Takes any credential that holds `invoicing.manage` or `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/invoicing/rounding-rules/{id}`; needs `invoicing.manage` or `projects.manage`; module `projects`
   */
  get: (
    id: string,
    query: RoundingRulesGetQuery = {},
    options?: CallOptions,
  ): Promise<RoundingRulesGetAnswer> =>
    call(
      { id: 'roundingRules.get', method: 'GET', path: '/v1/invoicing/rounding-rules/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Take a rounding rule back
   *
   * Take back a rule of whose days no hours are approved; the rule before it holds again. `GET /v1/invoicing/rounding-rules` answers what is left.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `DELETE /v1/invoicing/rounding-rules/{id}`; needs `org.admin`; module `projects`
   */
  remove: (id: string, options?: CallOptions): Promise<void> =>
    call(
      { id: 'roundingRules.remove', method: 'DELETE', path: '/v1/invoicing/rounding-rules/{id}' },
      { path: { id } },
      options,
    ),
})

export const approvalRules = (call: Call) => ({
  /**
   * List approval rules
   *
   * Page through the rules that say whether the manager of a project approves its hours before they are billed, by the day on which they begin. Of a day the last rule of the project holds, else that of its customer, else that of the organisation; where there is none, hours are billed once their day is approved.
   *
   * Takes any credential that holds `invoicing.manage` or `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/invoicing/approval-rules`; needs `invoicing.manage` or `projects.manage`; module `projects`
   */
  list: (query: ApprovalRulesListQuery = {}, options?: CallOptions): Promise<ApprovalRulesListAnswer> =>
    call(
      { id: 'approvalRules.list', method: 'GET', path: '/v1/invoicing/approval-rules' },
      { query },
      options,
    ),

  /**
   * Add an approval rule
   *
   * Say whether the manager of a project approves its hours of a day and later before they are billed: of a project, of all projects of a customer, or of all. It is asked of hours that are billed by the hour, once their day is approved, and changes nothing for payroll. A rule never changes; another one takes its place from its day on.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `POST /v1/invoicing/approval-rules`; needs `org.admin`; module `projects`
   */
  add: (body: ApprovalRulesAddBody, options?: KeyedCallOptions): Promise<ApprovalRulesAddAnswer> =>
    call(
      { id: 'approvalRules.add', method: 'POST', path: '/v1/invoicing/approval-rules', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one approval rule
   *
   * Takes any credential that holds `invoicing.manage` or `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/invoicing/approval-rules/{id}`; needs `invoicing.manage` or `projects.manage`; module `projects`
   */
  get: (
    id: string,
    query: ApprovalRulesGetQuery = {},
    options?: CallOptions,
  ): Promise<ApprovalRulesGetAnswer> =>
    call(
      { id: 'approvalRules.get', method: 'GET', path: '/v1/invoicing/approval-rules/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Take an approval rule back
   *
   * Take back a rule of whose days no hours are approved; the rule before it holds again. `GET /v1/invoicing/approval-rules` answers what is left.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `DELETE /v1/invoicing/approval-rules/{id}`; needs `org.admin`; module `projects`
   */
  remove: (id: string, options?: CallOptions): Promise<void> =>
    call(
      { id: 'approvalRules.remove', method: 'DELETE', path: '/v1/invoicing/approval-rules/{id}' },
      { path: { id } },
      options,
    ),
})

export const projectDays = (call: Call) => ({
  /**
   * List project days
   *
   * Page through what members did in a day for projects that the caller manages, by date, as far as the manager approves it before it is billed; administrators see those of all projects. What waits, on behalf of others too, is in `GET /v1/team/approvals`.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/project-days`; needs `projects.manage`; module `projects`
   */
  list: (query: ProjectDaysListQuery = {}, options?: CallOptions): Promise<ProjectDaysListAnswer> =>
    call({ id: 'projectDays.list', method: 'GET', path: '/v1/project-days' }, { query }, options),

  /**
   * Read one project day
   *
   * Whoever the decision is delegated to reads it while it waits.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/project-days/{id}`; needs `projects.manage`; module `projects`
   */
  get: (id: string, query: ProjectDaysGetQuery = {}, options?: CallOptions): Promise<ProjectDaysGetAnswer> =>
    call(
      { id: 'projectDays.get', method: 'GET', path: '/v1/project-days/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Approve a project day
   *
   * Let the hours be billed as they are. The decision is about these hours alone: when the work day is opened and comes back with others, they wait anew. Many are approved at once by `POST /v1/team/approvals/decide-batch`. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/project-days/{id}/approve`; needs `projects.manage`; module `projects`
   */
  approve: (
    id: string,
    body: ProjectDaysApproveBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectDaysApproveAnswer> =>
    call(
      { id: 'projectDays.approve', method: 'POST', path: '/v1/project-days/{id}/approve', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Return a project day
   *
   * Keep the hours from being billed as they are, and tell the member why; what they did stays approved for payroll until somebody corrects the work day. An approval is taken back in the same way, until the hours are invoiced; a draft that has them is told that it is stale. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/project-days/{id}/return`; needs `projects.manage`; module `projects`
   */
  return: (
    id: string,
    body: ProjectDaysReturnBody,
    options?: KeyedCallOptions,
  ): Promise<ProjectDaysReturnAnswer> =>
    call(
      { id: 'projectDays.return', method: 'POST', path: '/v1/project-days/{id}/return', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * List your project days
   *
   * Page through what the member did in a day for projects whose managers approve it, by date, with what was decided and why.
   *
   * Takes any credential. The module `projects` must be in force.
   *
   * `GET /v1/me/project-days`; module `projects`
   */
  listOwn: (query: ProjectDaysListOwnQuery = {}, options?: CallOptions): Promise<ProjectDaysListOwnAnswer> =>
    call({ id: 'projectDays.listOwn', method: 'GET', path: '/v1/me/project-days' }, { query }, options),
})

export const projectFigures = (call: Call) => ({
  /**
   * Show the profitability of a project
   *
   * Revenue by the billing method of the project and of each phase with its own, costs of hours and purchases, and the margin, each line with how it is worked out and the records that it is made of. Hours and purchases are billed as their phase is, else the nearest phase above with its own billing, else the project. A phase with its own billing has its own budget as its cap or fee, and one that is cancelled brings no fee from then on. What a phase has becomes another on the day on which it is changed. A fee belongs to days by the recognition rules, a cap to those on which it held: windows that follow each other add up to the window that they make. Worked out when it is asked for: hours of drafts count too.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/profitability`; needs `projects.manage`; module `projects`
   */
  profitability: (
    id: string,
    query: ProjectFiguresProfitabilityQuery = {},
    options?: CallOptions,
  ): Promise<ProjectFiguresProfitabilityAnswer> =>
    call(
      { id: 'projectFigures.profitability', method: 'GET', path: '/v1/projects/{id}/profitability' },
      { path: { id }, query },
      options,
    ),

  /**
   * Show the revenue by month and member
   *
   * What the project brought month by month, by the billing methods of the project and of its phases, and by who worked for it. The sums add up to the revenue of all days, to the cent. A fee is shared among those who worked in the month by their minutes, what a cap lets in by their work that it had not let in before.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/revenue`; needs `projects.manage`; module `projects`
   */
  revenue: (
    id: string,
    query: ProjectFiguresRevenueQuery = {},
    options?: CallOptions,
  ): Promise<ProjectFiguresRevenueAnswer> =>
    call(
      { id: 'projectFigures.revenue', method: 'GET', path: '/v1/projects/{id}/revenue' },
      { path: { id }, query },
      options,
    ),

  /**
   * Show what a change would come to
   *
   * What the project would bring if it were patched so today, by the figures that it has, whatever it is billed by: another budget holds from today on. Billed hours keep their price. It says nothing of whether the patch would be refused; `dryRun` of `PATCH /v1/projects/{id}` does. Nothing is written.
   *
   * `Idempotency-Key` has no effect: It writes nothing, so a second time does nothing twice.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/what-if`; needs `projects.manage`; module `projects`
   */
  whatIf: (
    id: string,
    body: ProjectFiguresWhatIfBody = {},
    options?: CallOptions,
  ): Promise<ProjectFiguresWhatIfAnswer> =>
    call(
      { id: 'projectFigures.whatIf', method: 'POST', path: '/v1/projects/{id}/what-if' },
      { path: { id }, body },
      options,
    ),

  /**
   * Show what a phase would come to
   *
   * What the project would bring if the phase were patched so today, by the figures that it has: another budget of the phase holds from today on. It says nothing of whether the patch would be refused; `dryRun` of `PATCH /v1/projects/{id}/phases/{phaseId}` does. Nothing is written.
   *
   * `Idempotency-Key` has no effect: It writes nothing, so a second time does nothing twice.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/what-if`; needs `projects.manage`; module `projects`
   */
  whatIfPhase: (
    path: ProjectFiguresWhatIfPhasePath,
    body: ProjectFiguresWhatIfPhaseBody = {},
    options?: CallOptions,
  ): Promise<ProjectFiguresWhatIfPhaseAnswer> =>
    call(
      {
        id: 'projectFigures.whatIfPhase',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/what-if',
      },
      { path, body },
      options,
    ),

  /**
   * List the profitability of projects
   *
   * Page through the projects by name with their revenue, costs and margin.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/projects/profitability`; needs `projects.manage`; module `projects`
   */
  profitabilities: (
    query: ProjectFiguresProfitabilitiesQuery = {},
    options?: CallOptions,
  ): Promise<ProjectFiguresProfitabilitiesAnswer> =>
    call(
      { id: 'projectFigures.profitabilities', method: 'GET', path: '/v1/projects/profitability' },
      { query },
      options,
    ),

  /**
   * List work that is not billed yet
   *
   * Page through the projects by name with their hours and received purchases that are not billed yet, by age. Hours count that are billed by time, or up to what is left of a cap, by their phase or project, but on tasks that are not billable; purchases for work that is not internal.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/projects/wip`; needs `projects.manage`; module `projects`
   */
  wip: (query: ProjectFiguresWipQuery = {}, options?: CallOptions): Promise<ProjectFiguresWipAnswer> =>
    call({ id: 'projectFigures.wip', method: 'GET', path: '/v1/projects/wip' }, { query }, options),

  /**
   * Show how far members are utilised
   *
   * Of the members whom the caller may see and who have hours on projects in the window: what was expected of them, what they worked for projects, and how much of it for customers.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/utilisation`; needs `projects.read`; module `projects`
   */
  utilisation: (
    query: ProjectFiguresUtilisationQuery,
    options?: CallOptions,
  ): Promise<ProjectFiguresUtilisationAnswer> =>
    call(
      { id: 'projectFigures.utilisation', method: 'GET', path: '/v1/projects/utilisation' },
      { query },
      options,
    ),
})

export const ownProjects = (call: Call) => ({
  /**
   * List the projects that you work for
   *
   * Page through the projects that the member takes part in, took part in during the last month or will, and those with tasks of theirs, by name: each with the phases and tasks that hours may be written on. Templates and closed projects are left out. Nothing of customers, money or the hours of others is told.
   *
   * Takes any credential. The module `projects` must be in force.
   *
   * `GET /v1/me/projects`; module `projects`
   */
  list: (query: OwnProjectsListQuery = {}, options?: CallOptions): Promise<OwnProjectsListAnswer> =>
    call({ id: 'ownProjects.list', method: 'GET', path: '/v1/me/projects' }, { query }, options),
})

export const projectMilestones = (call: Call) => ({
  /**
   * List the milestones of a project
   *
   * The milestones of a project, by when they are due, each with the tasks that lead to it. One that is set, changed or deleted changes `updatedAt` of the project.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/milestones`; needs `projects.read`; module `projects`
   */
  list: (
    id: string,
    query: ProjectMilestonesListQuery = {},
    options?: CallOptions,
  ): Promise<ProjectMilestonesListAnswer> =>
    call(
      { id: 'projectMilestones.list', method: 'GET', path: '/v1/projects/{id}/milestones' },
      { path: { id }, query },
      options,
    ),

  /**
   * Set a milestone
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/milestones`; needs `projects.manage`; module `projects`
   */
  create: (
    id: string,
    body: ProjectMilestonesCreateBody,
    options?: KeyedCallOptions,
  ): Promise<ProjectMilestonesCreateAnswer> =>
    call(
      { id: 'projectMilestones.create', method: 'POST', path: '/v1/projects/{id}/milestones', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Change a milestone
   *
   * Change a milestone, or say that it is reached: an absent field keeps.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `PATCH /v1/projects/{id}/milestones/{milestoneId}`; needs `projects.manage`; module `projects`
   */
  update: (
    path: ProjectMilestonesUpdatePath,
    body: ProjectMilestonesUpdateBody,
    options?: CallOptions,
  ): Promise<ProjectMilestonesUpdateAnswer> =>
    call(
      { id: 'projectMilestones.update', method: 'PATCH', path: '/v1/projects/{id}/milestones/{milestoneId}' },
      { path, body },
      options,
    ),

  /**
   * Delete a milestone
   *
   * Delete a milestone; its tasks stay. A sweep of `GET /v1/projects` tells of it by a change.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `DELETE /v1/projects/{id}/milestones/{milestoneId}`; needs `projects.manage`; module `projects`
   */
  remove: (path: ProjectMilestonesRemovePath, options?: CallOptions): Promise<void> =>
    call(
      {
        id: 'projectMilestones.remove',
        method: 'DELETE',
        path: '/v1/projects/{id}/milestones/{milestoneId}',
      },
      { path },
      options,
    ),
})

export const unbilled = (call: Call) => ({
  /**
   * List what is unbilled by project
   *
   * Page through the projects by name, each with what can be billed of it now and what is held, by kind. A project without anything to bill has zeros. What stands on a draft is not counted. `terms` say how work of the project is invoiced on `asOf` that no phase or rate says otherwise of.
   *
   * Takes any credential that holds `invoicing.manage` or `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/invoicing/unbilled`; needs `invoicing.manage` or `projects.manage`; module `projects`
   */
  projects: (query: UnbilledProjectsQuery = {}, options?: CallOptions): Promise<UnbilledProjectsAnswer> =>
    call({ id: 'unbilled.projects', method: 'GET', path: '/v1/invoicing/unbilled' }, { query }, options),

  /**
   * List unbilled rows
   *
   * Page through the hours, purchases, installments, fixed prices and caps of which something is not billed, by date, those that belong to no day last. Each says what it comes to and how that is worked out, and what stands in the way of billing it. `terms` say by which article, value added tax, order reference, payment term and contact it is invoiced on its day, and who says so. A row that stands on an invoice or a draft, whole, is not there.
   *
   * Takes any credential that holds `invoicing.manage` or `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/invoicing/unbilled/rows`; needs `invoicing.manage` or `projects.manage`; module `projects`
   */
  rows: (query: UnbilledRowsQuery = {}, options?: CallOptions): Promise<UnbilledRowsAnswer> =>
    call({ id: 'unbilled.rows', method: 'GET', path: '/v1/invoicing/unbilled/rows' }, { query }, options),
})

export const invoicingTerms = (call: Call) => ({
  /**
   * List the invoicing terms of a project
   *
   * Those of the project and of its phases, in the order in which they hold. What is null is inherited: of a phase from the one that it lies in, then from the project, then from the customer.
   *
   * Takes any credential that holds `invoicing.manage` or `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/invoicing-terms`; needs `invoicing.manage` or `projects.read`; module `projects`
   */
  list: (
    id: string,
    query: InvoicingTermsListQuery = {},
    options?: CallOptions,
  ): Promise<InvoicingTermsListAnswer> =>
    call(
      { id: 'invoicingTerms.list', method: 'GET', path: '/v1/projects/{id}/invoicing-terms' },
      { path: { id }, query },
      options,
    ),

  /**
   * Add invoicing terms to a project
   *
   * Have work of a project, or of one of its phases, be invoiced by other terms from a day on, until the next ones of the same project or phase hold. All of them: what is absent is inherited, whatever the terms before said. Terms never change; others of the same day take their place. What is on an invoice already keeps what it has. A copy of a project has none.
   *
   * Takes any credential that holds `invoicing.manage` or `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/invoicing-terms`; needs `invoicing.manage` or `projects.manage`; module `projects`
   */
  add: (
    id: string,
    body: InvoicingTermsAddBody,
    options?: KeyedCallOptions,
  ): Promise<InvoicingTermsAddAnswer> =>
    call(
      { id: 'invoicingTerms.add', method: 'POST', path: '/v1/projects/{id}/invoicing-terms', keyed: true },
      { path: { id }, body },
      options,
    ),
})
