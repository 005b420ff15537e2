// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'

export type ExportsMembersQuery = {
  /** Part of a name or address; letter case does not matter. */
  q?: string | undefined
  /** Only members with this role. */
  role?: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin' | undefined
  /** Only members with this status. */
  status?: 'invited' | 'active' | 'deactivated' | undefined
  /** Belonging to the unit today. */
  planningUnitId?: string | undefined
  /** Direct reports of the member. */
  supervisorMembershipId?: string | undefined
  /** Only members with this payroll number; nobody for a caller who does not see payroll numbers. */
  payrollNumber?: string | undefined
  /** Ids separated by commas; an id that names nobody is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'displayName' | 'lastName' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsMembersAnswer = {
  /** What the file is to be called. */
  fileName: string
  /** The media type of the file. */
  contentType: string
  /** The bytes of the file in base64. */
  base64: string
}

export type ExportsShiftsQuery = {
  /** Only shifts of the day or after it. */
  from?: string | undefined
  /** Only shifts of the day or before it. */
  to?: string | undefined
  /** Only shifts of the unit, one that the caller plans. */
  planningUnitId?: string | undefined
  /** Only shifts of the member. */
  membershipId?: string | undefined
  /** Only shifts in this state. */
  state?: 'draft' | 'published' | 'cancelled' | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'workDate' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsShiftsAnswer = ExportsMembersAnswer

export type ExportsWorkDaysQuery = {
  /** The first day of the window. */
  from: string
  /** The last day of the window, which is part of it. */
  to: string
  /** Only days that have got so far. */
  status?: 'draft' | 'confirmed' | 'approved' | 'exported' | undefined
  /** Only this member's days. */
  membershipId?: string | undefined
  /** True: only days that a payroll batch has; false: only the others. */
  exported?: boolean | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'workDate' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsWorkDaysAnswer = ExportsMembersAnswer

export type ExportsAbsencesQuery = {
  /** Only absences of the member. */
  membershipId?: string | undefined
  /** Only absences of members who belong to the planning unit between `from` and `to`, today where one is absent. */
  unitId?: string | undefined
  /** Only absences in this state. */
  state?:
    | 'draft'
    | 'submitted'
    | 'pre_approved'
    | 'approved'
    | 'declined'
    | 'returned'
    | 'cancel_requested'
    | 'cancelled'
    | undefined
  /** Only absences of the type, of those that the caller is told the type of. */
  absenceTypeId?: string | undefined
  /** Only absences that end on the date or later. */
  from?: string | undefined
  /** Only absences that begin on the date or earlier. */
  to?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'startDate' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsAbsencesAnswer = ExportsMembersAnswer

export type ExportsOpeningBalancesQuery = {
  /** Only the accounts of the member. */
  membershipId?: string | undefined
  /** What is counted: `flex`, `overtime` taken as time off, `banked_leave`, or a `time_bank` of the organisation. */
  kind?: 'flex' | 'overtime' | 'banked_leave' | 'time_bank' | undefined
  /** The day at the end of which the balance is asked for; today when absent. */
  asOf?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsOpeningBalancesAnswer = ExportsMembersAnswer

export type ExportsLeaveBalancesQuery = {
  /** The day that the amounts stand for; today where it is left out. */
  date?: string | undefined
  /** Only those of the member. */
  membershipId?: string | undefined
  /** Only those of the policy. */
  leavePolicyId?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsLeaveBalancesAnswer = ExportsMembersAnswer

export type ExportsCustomersQuery = {
  /** Part of the name, code or city; letter case does not matter. For a caller with `invoicing.manage` of the business id too, with `crm.use` of the name, e-mail address and telephone number of an active contact. */
  q?: string | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** Only customers whom the member looks after. */
  ownerMembershipId?: string | undefined
  /** Only customers with the tag. */
  tagId?: string | undefined
  /** `name` unless said otherwise. By the last two, customers with nothing in play come last in both directions, as those without a code do by `code`; for a caller without `crm.use` nothing is in play. Has no effect with `updatedSince`. */
  sort?: 'name' | 'code' | 'openPipelineCents' | 'lastActivityAt' | undefined
  /** `asc` for `name` and `code`, `desc` for the others, unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** Whether deactivated customers are among them, as they are with `updatedSince`, `ids`, `code` and an external reference in any case. */
  includeInactive?: boolean | undefined
  /** Only customers whom nobody looks after, or a member who has left. */
  unowned?: boolean | undefined
  /** Only customers without a completed activity in so many days; without `crm.use` that is said of all. */
  idleDays?: number | undefined
  /** The exact code, active or not. That of a customer which was merged away leads to the one that it was merged into, as its external reference does. */
  code?: string | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The customer's id in the other system; together with `externalSource`. */
  externalId?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsCustomersAnswer = ExportsMembersAnswer

export type ExportsContactsQuery = {
  /** Part of the name, e-mail address or telephone number; letter case does not matter. */
  q?: string | undefined
  /** Only people who may be sent marketing, or only others. */
  mayReceiveMarketing?: boolean | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The person's id there; together with `externalSource`. */
  externalId?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsContactsAnswer = ExportsMembersAnswer

export type ExportsProjectsQuery = {
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
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsProjectsAnswer = ExportsMembersAnswer

export type ExportsProjectPhasesQuery = ExportsProjectsQuery

export type ExportsProjectPhasesAnswer = ExportsMembersAnswer

export type ExportsTasksQuery = {
  /** Part of the title or of the external id; letter case does not matter. */
  q?: string | undefined
  /** Only tasks of the phase. */
  phaseId?: string | undefined
  /** Only parts of the task. */
  parentTaskId?: string | undefined
  /** Only tasks that the member is to do. */
  assigneeMembershipId?: string | undefined
  /** Only tasks in the status. */
  statusId?: string | undefined
  /** Only tasks in statuses of the category. */
  category?: 'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled' | undefined
  /** Only tasks with the label. */
  labelId?: string | undefined
  /** Only tasks of the priority. */
  priority?: 'low' | 'normal' | 'high' | 'urgent' | undefined
  /** Only tasks due on the day or later. */
  dueFrom?: string | undefined
  /** Only tasks due on the day or earlier. */
  dueTo?: string | undefined
  /** True for archived tasks, false for all others; when absent both with `updatedSince`, and the others without it. */
  archived?: boolean | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The task's id in the other system; together with `externalSource`. */
  externalId?: string | undefined
  /** Only tasks of the project. */
  projectId?: string | undefined
  /** Only tasks that are part of no project. */
  withoutProject?: boolean | undefined
  /** `createdAt` unless said otherwise. Tasks without a due date come last in both directions. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'dueDate' | 'priority' | 'number' | 'rank' | undefined
  /** `desc` for `createdAt` and `priority`, `asc` for the others, unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsTasksAnswer = ExportsMembersAnswer

export type ExportsRateCardsQuery = {
  /** A part of the code or the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'code' | 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsRateCardsAnswer = ExportsMembersAnswer

export type ExportsProjectParticipantsQuery = ExportsProjectsQuery

export type ExportsProjectParticipantsAnswer = ExportsMembersAnswer

export type ExportsProjectPurchasesQuery = ExportsProjectsQuery

export type ExportsProjectPurchasesAnswer = ExportsMembersAnswer

export type ExportsProjectInstallmentsQuery = ExportsProjectsQuery

export type ExportsProjectInstallmentsAnswer = ExportsMembersAnswer

export type ExportsTaskDependenciesQuery = ExportsTasksQuery

export type ExportsTaskDependenciesAnswer = ExportsMembersAnswer

export type ExportsLeadsQuery = {
  /** Part of the title, of the name of the organisation, or of the name, e-mail address or telephone number of the person; letter case does not matter. For a caller with `invoicing.manage` of the business id too. */
  q?: string | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** Only leads in this state. */
  state?: 'new' | 'working' | 'qualified' | 'converted' | 'disqualified' | 'anonymized' | undefined
  /** Only leads from the source. */
  sourceId?: string | undefined
  /** Only leads that came in this way. */
  channel?:
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
    | undefined
  /** Only leads that the member works on. */
  ownerMembershipId?: string | undefined
  /** Only leads that nobody works on, or a member who has left. */
  unowned?: boolean | undefined
  /** Only leads with this score or a higher one. */
  scoreFrom?: number | undefined
  /** `createdAt` unless said otherwise. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'title' | 'score' | undefined
  /** `asc` for `title`, `desc` for the others, unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The lead's id there; together with `externalSource`. */
  externalId?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsLeadsAnswer = ExportsMembersAnswer

export type ExportsActivitiesQuery = {
  /** Only activities in this state. */
  state?: 'planned' | 'done' | 'cancelled' | undefined
  /** Only activities of this type. */
  type?: 'call' | 'meeting' | 'email' | 'task' | 'note' | 'visit' | undefined
  /** Only the caller's own. */
  mine?: boolean | undefined
  /** `true`: only planned ones due before the organisation's present time; `false`: only the others. */
  overdue?: boolean | undefined
  /** Only activities of this member. */
  ownerMembershipId?: string | undefined
  /** Only activities with this customer. */
  customerId?: string | undefined
  /** Only activities with this contact. */
  contactId?: string | undefined
  /** Only activities of this deal. */
  dealId?: string | undefined
  /** Only activities of this lead. */
  leadId?: string | undefined
  /** Only activities of this project. */
  projectId?: string | undefined
  /** Only activities due at this time or later. */
  dueFrom?: string | undefined
  /** Only activities due before this time. */
  dueTo?: string | undefined
  /** Only activities done at this time or later. */
  doneFrom?: string | undefined
  /** Only activities done before this time. */
  doneTo?: string | undefined
  /** Part of the subject or the notes; letter case does not matter. */
  q?: string | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The id there; together with `externalSource`. */
  externalId?: string | undefined
  /** `dueAt` unless said otherwise, with what has no time last in both directions. Has no effect with `updatedSince`. */
  sort?: 'dueAt' | 'createdAt' | undefined
  /** `asc` for `dueAt`, `desc` for `createdAt`, unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsActivitiesAnswer = ExportsMembersAnswer

export type ExportsDealsQuery = {
  /** Part of the title; letter case does not matter. */
  q?: string | undefined
  /** Only deals in this state. */
  state?: 'open' | 'won' | 'lost' | undefined
  /** Only deals of the pipeline. */
  pipelineId?: string | undefined
  /** Only deals in the stage, or closed in it. */
  stageId?: string | undefined
  /** Only deals with the customer. */
  customerId?: string | undefined
  /** Only deals with the contact among theirs. */
  contactId?: string | undefined
  /** Only deals that the member looks after. */
  ownerMembershipId?: string | undefined
  /** Only deals that nobody looks after, or a member who has left. */
  unowned?: boolean | undefined
  /** Only deals expected to be closed on the day or later. */
  expectedCloseFrom?: string | undefined
  /** Only deals expected to be closed on the day or earlier. */
  expectedCloseTo?: string | undefined
  /** True for open deals that have been in their stage for its rotting days, false for all others. */
  rotting?: boolean | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The deal's id in the other system; together with `externalSource`. */
  externalId?: string | undefined
  /** `createdAt` unless said otherwise. Deals without the value come last in both directions. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'title' | 'valueCents' | 'expectedCloseDate' | 'stageEnteredAt' | undefined
  /** `desc` for `createdAt` and `valueCents`, `asc` for the others, unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsDealsAnswer = ExportsMembersAnswer

export type ExportsTrackingTargetsQuery = {
  /** The code of the tracking level. */
  level: string
  /** Typeahead over code and name. */
  q?: string | undefined
  /** Exact lookup: ids with commas between. */
  ids?: string | undefined
  /** The exact code inside the level. */
  code?: string | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The target's id in the other system; together with `externalSource`. */
  externalId?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'code' | 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsTrackingTargetsAnswer = ExportsMembersAnswer

export type ExportsPlanningUnitsQuery = {
  /** A part of the code or the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** False: cells with ids and running numbers of this organisation are empty, and what is meant is named by codes, references and addresses alone, so that another organisation takes the table. Absent: true. */
  recordIds?: boolean | undefined
  /** CSV as Excel opens it, or a workbook. Absent: a workbook for whoever asks for its media type by `Accept`, `csv` for anyone else. */
  format?: 'csv' | 'xlsx' | undefined
  /** The language of the header and of the words in cells. Absent: that of the reader, by `Accept-Language` or as the member has chosen. */
  language?: 'fi' | 'sv' | 'en' | undefined
}

export type ExportsPlanningUnitsAnswer = ExportsMembersAnswer

export const exports = (call: Call) => ({
  /**
   * Export members
   *
   * A table with the columns of `POST /v1/imports/members` and a row for each record of `GET /v1/memberships` (list members) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A unit, worktime model or employer is named where no other in use has its name. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `members.manage` or `reports.team` or `worktime.supervise` or `payroll.run` or `hr.manage` or `org.admin`.
   *
   * `GET /v1/exports/members`; needs `members.manage` or `reports.team` or `worktime.supervise` or `payroll.run` or `hr.manage` or `org.admin`
   */
  members: (query: ExportsMembersQuery = {}, options?: CallOptions): Promise<ExportsMembersAnswer> =>
    call({ id: 'exports.members', method: 'GET', path: '/v1/exports/members' }, { query }, options),

  /**
   * Export shifts
   *
   * A table with the columns of `POST /v1/imports/shifts` and a row for each record of `GET /v1/shifts` (list shifts) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. Cancelled shifts are left out. A unit is named by its code, or by its name where no other in use has it. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `scheduling.plan`. The module `scheduling` must be in force.
   *
   * `GET /v1/exports/shifts`; needs `scheduling.plan`; module `scheduling`
   */
  shifts: (query: ExportsShiftsQuery = {}, options?: CallOptions): Promise<ExportsShiftsAnswer> =>
    call({ id: 'exports.shifts', method: 'GET', path: '/v1/exports/shifts' }, { query }, options),

  /**
   * Export hours
   *
   * A table with the columns of `POST /v1/imports/work-days` and a row for each record of `GET /v1/work-days` (list work days) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A row is an entry of one of these days; those that absences made are left out. How an entry is divided among its targets no row says, and an import leaves it as it is. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run`.
   *
   * `GET /v1/exports/work-days`; needs `worktime.supervise` or `payroll.run`
   */
  workDays: (query: ExportsWorkDaysQuery, options?: CallOptions): Promise<ExportsWorkDaysAnswer> =>
    call({ id: 'exports.workDays', method: 'GET', path: '/v1/exports/work-days' }, { query }, options),

  /**
   * Export absences
   *
   * A table with the columns of `POST /v1/imports/absences` and a row for each record of `GET /v1/absences` (list absences) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. Absences in force have rows, and those that are asked for. Of one whose type the caller is not told type and note are empty, and no import takes it. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage` or `payroll.run`.
   *
   * `GET /v1/exports/absences`; needs `worktime.supervise` or `hr.manage` or `payroll.run`
   */
  absences: (query: ExportsAbsencesQuery = {}, options?: CallOptions): Promise<ExportsAbsencesAnswer> =>
    call({ id: 'exports.absences', method: 'GET', path: '/v1/exports/absences' }, { query }, options),

  /**
   * Export opening balances
   *
   * A table with the columns of `POST /v1/imports/opening-balances` and a row for each record of `GET /v1/balances` (list balances) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A row is what an import gave one of these accounts to begin with. With `asOf` it is what the account has at the end of that day instead, as another system opens it: into the same organisation it would be counted twice. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run` or `reports.team`.
   *
   * `GET /v1/exports/opening-balances`; needs `worktime.supervise` or `payroll.run` or `reports.team`
   */
  openingBalances: (
    query: ExportsOpeningBalancesQuery = {},
    options?: CallOptions,
  ): Promise<ExportsOpeningBalancesAnswer> =>
    call(
      { id: 'exports.openingBalances', method: 'GET', path: '/v1/exports/opening-balances' },
      { query },
      options,
    ),

  /**
   * Export opening leave balances
   *
   * A table with the columns of `POST /v1/imports/leave-balances` and a row for each record of `GET /v1/leave-balances` (list leave balances) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A row is what a member brought of a leave year, for each of these balances. With `date` it is what the member has on that day instead, without what can be taken only later, as another system opens it: into the same organisation it would be counted twice. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage` or `payroll.run` or `org.admin`.
   *
   * `GET /v1/exports/leave-balances`; needs `worktime.supervise` or `hr.manage` or `payroll.run` or `org.admin`
   */
  leaveBalances: (
    query: ExportsLeaveBalancesQuery = {},
    options?: CallOptions,
  ): Promise<ExportsLeaveBalancesAnswer> =>
    call(
      { id: 'exports.leaveBalances', method: 'GET', path: '/v1/exports/leave-balances' },
      { query },
      options,
    ),

  /**
   * Export customers
   *
   * A table with the columns of `POST /v1/imports/customers` and a row for each record of `GET /v1/customers` (list customers) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. Fields of `billing` have no cells for a caller without `invoicing.manage`, who could not import them either, and customers that were merged away have no rows. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`.
   *
   * `GET /v1/exports/customers`; needs `crm.use` or `invoicing.manage` or `projects.manage` or `crm.privacy`
   */
  customers: (query: ExportsCustomersQuery = {}, options?: CallOptions): Promise<ExportsCustomersAnswer> =>
    call({ id: 'exports.customers', method: 'GET', path: '/v1/exports/customers' }, { query }, options),

  /**
   * Export contacts
   *
   * A table with the columns of `POST /v1/imports/contacts` and a row for each record of `GET /v1/contacts` (list contacts) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A person has a row for each customer whose contact they are or were. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `crm.use` or `crm.privacy`.
   *
   * `GET /v1/exports/contacts`; needs `crm.use` or `crm.privacy`
   */
  contacts: (query: ExportsContactsQuery = {}, options?: CallOptions): Promise<ExportsContactsAnswer> =>
    call({ id: 'exports.contacts', method: 'GET', path: '/v1/exports/contacts' }, { query }, options),

  /**
   * Export projects
   *
   * A table with the columns of `POST /v1/imports/projects` and a row for each record of `GET /v1/projects` (list projects) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. Templates have no rows. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/exports/projects`; needs `projects.read`; module `projects`
   */
  projects: (query: ExportsProjectsQuery = {}, options?: CallOptions): Promise<ExportsProjectsAnswer> =>
    call({ id: 'exports.projects', method: 'GET', path: '/v1/exports/projects' }, { query }, options),

  /**
   * Export project phases
   *
   * A table with the columns of `POST /v1/imports/project-phases` and a row for each record of `GET /v1/projects` (list projects) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A row is a phase of one of these projects, and those of a template are left out. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/exports/project-phases`; needs `projects.read`; module `projects`
   */
  projectPhases: (
    query: ExportsProjectPhasesQuery = {},
    options?: CallOptions,
  ): Promise<ExportsProjectPhasesAnswer> =>
    call(
      { id: 'exports.projectPhases', method: 'GET', path: '/v1/exports/project-phases' },
      { query },
      options,
    ),

  /**
   * Export tasks
   *
   * A table with the columns of `POST /v1/imports/tasks` and a row for each record of `GET /v1/tasks` (list tasks) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. What a task is a part of is named where that has an external reference. Tasks of templates are left out. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/exports/tasks`; needs `projects.read`; module `projects`
   */
  tasks: (query: ExportsTasksQuery = {}, options?: CallOptions): Promise<ExportsTasksAnswer> =>
    call({ id: 'exports.tasks', method: 'GET', path: '/v1/exports/tasks' }, { query }, options),

  /**
   * Export rates of rate cards
   *
   * A table with the columns of `POST /v1/imports/rate-cards` and a row for each record of `GET /v1/rate-cards` (list rate cards) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A row is a version of a rate of one of these cards. The rates of a customer without a code, or of one whom the caller does not read, are left out: without it they would be those of any customer. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/exports/rate-cards`; needs `projects.read`; module `projects`
   */
  rateCards: (query: ExportsRateCardsQuery = {}, options?: CallOptions): Promise<ExportsRateCardsAnswer> =>
    call({ id: 'exports.rateCards', method: 'GET', path: '/v1/exports/rate-cards' }, { query }, options),

  /**
   * Export participants of projects
   *
   * A table with the columns of `POST /v1/imports/project-participants` and a row for each record of `GET /v1/projects` (list projects) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A row is a time for which a member takes part in one of these projects; those of a template are left out. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/exports/project-participants`; needs `projects.read`; module `projects`
   */
  projectParticipants: (
    query: ExportsProjectParticipantsQuery = {},
    options?: CallOptions,
  ): Promise<ExportsProjectParticipantsAnswer> =>
    call(
      { id: 'exports.projectParticipants', method: 'GET', path: '/v1/exports/project-participants' },
      { query },
      options,
    ),

  /**
   * Export purchases of projects
   *
   * A table with the columns of `POST /v1/imports/project-purchases` and a row for each record of `GET /v1/projects` (list projects) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A row is a purchase for one of these projects, cancelled ones too; those of a template are left out. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `GET /v1/exports/project-purchases`; needs `projects.manage`; module `projects`
   */
  projectPurchases: (
    query: ExportsProjectPurchasesQuery = {},
    options?: CallOptions,
  ): Promise<ExportsProjectPurchasesAnswer> =>
    call(
      { id: 'exports.projectPurchases', method: 'GET', path: '/v1/exports/project-purchases' },
      { query },
      options,
    ),

  /**
   * Export installments of projects
   *
   * A table with the columns of `POST /v1/imports/project-installments` and a row for each record of `GET /v1/projects` (list projects) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A row is an installment of one of these projects; cancelled and credited ones, and those of a template, are left out. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/exports/project-installments`; needs `projects.read`; module `projects`
   */
  projectInstallments: (
    query: ExportsProjectInstallmentsQuery = {},
    options?: CallOptions,
  ): Promise<ExportsProjectInstallmentsAnswer> =>
    call(
      { id: 'exports.projectInstallments', method: 'GET', path: '/v1/exports/project-installments' },
      { query },
      options,
    ),

  /**
   * Export dependencies of tasks
   *
   * A table with the columns of `POST /v1/imports/task-dependencies` and a row for each record of `GET /v1/tasks` (list tasks) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A row says that one of these tasks waits for another. An end with an external reference is named by it too. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/exports/task-dependencies`; needs `projects.read`; module `projects`
   */
  taskDependencies: (
    query: ExportsTaskDependenciesQuery = {},
    options?: CallOptions,
  ): Promise<ExportsTaskDependenciesAnswer> =>
    call(
      { id: 'exports.taskDependencies', method: 'GET', path: '/v1/exports/task-dependencies' },
      { query },
      options,
    ),

  /**
   * Export leads
   *
   * A table with the columns of `POST /v1/imports/leads` and a row for each record of `GET /v1/crm/leads` (list leads) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `crm.use` or `crm.privacy`. The module `crm` must be in force.
   *
   * `GET /v1/exports/leads`; needs `crm.use` or `crm.privacy`; module `crm`
   */
  leads: (query: ExportsLeadsQuery = {}, options?: CallOptions): Promise<ExportsLeadsAnswer> =>
    call({ id: 'exports.leads', method: 'GET', path: '/v1/exports/leads' }, { query }, options),

  /**
   * Export activities
   *
   * A table with the columns of `POST /v1/imports/activities` and a row for each record of `GET /v1/crm/activities` (list activities) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/exports/activities`; needs `crm.use`; module `crm`
   */
  activities: (query: ExportsActivitiesQuery = {}, options?: CallOptions): Promise<ExportsActivitiesAnswer> =>
    call({ id: 'exports.activities', method: 'GET', path: '/v1/exports/activities' }, { query }, options),

  /**
   * Export deals
   *
   * A table with the columns of `POST /v1/imports/deals` and a row for each record of `GET /v1/crm/deals` (list deals) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. A deal whose value comes from its lines has none of its own, and so no cell of it. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential that holds `crm.use`. The module `crm` must be in force.
   *
   * `GET /v1/exports/deals`; needs `crm.use`; module `crm`
   */
  deals: (query: ExportsDealsQuery = {}, options?: CallOptions): Promise<ExportsDealsAnswer> =>
    call({ id: 'exports.deals', method: 'GET', path: '/v1/exports/deals' }, { query }, options),

  /**
   * Export tracking targets
   *
   * A table with the columns of `POST /v1/imports/tracking-targets` and a row for each record of `GET /v1/dimensions/{id}/values` (list the targets of a tracking level) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential.
   *
   * `GET /v1/exports/tracking-targets`
   */
  trackingTargets: (
    query: ExportsTrackingTargetsQuery,
    options?: CallOptions,
  ): Promise<ExportsTrackingTargetsAnswer> =>
    call(
      { id: 'exports.trackingTargets', method: 'GET', path: '/v1/exports/tracking-targets' },
      { query },
      options,
    ),

  /**
   * Export planning units
   *
   * A table with the columns of `POST /v1/imports/planning-units` and a row for each record of `GET /v1/planning-units` (list the planning units) that its filters leave, as the caller reads it there: what they do not read is an empty cell, which an import leaves as it is. Imported again, it changes nothing; with `recordIds=false` another organisation takes it. Whoever asks with `Accept: text/csv`, that of the workbook, or as a browser does, gets the file itself; otherwise it is in the answer.
   *
   * Takes any credential.
   *
   * `GET /v1/exports/planning-units`
   */
  planningUnits: (
    query: ExportsPlanningUnitsQuery = {},
    options?: CallOptions,
  ): Promise<ExportsPlanningUnitsAnswer> =>
    call(
      { id: 'exports.planningUnits', method: 'GET', path: '/v1/exports/planning-units' },
      { query },
      options,
    ),
})
