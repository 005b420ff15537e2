// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  Absence,
  AbsenceDays,
  AbsencePlan,
  CorrectedLeave,
  CoverageDay,
  DeletedRecord,
  ExplainedLeave,
  LeaveBalance,
  LeaveTransaction,
  PostponedHoliday,
  StaffingMinimums,
  TeamCalendarMember,
  WithNames,
} from './schemas.ts'

export type AbsencesListOwnQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
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
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'startDate' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type AbsencesListOwnAnswer = {
  /** One page of the list, in its order. */
  items: readonly Absence[]
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

export type AbsencesCreateOwnBody = {
  /** What the absence is of. */
  absenceTypeId: string
  /** The first day. */
  startDate: string
  /** The last day, which is part of it. */
  endDate: string
  /** What of the first day is taken: all of it, the morning or the afternoon. */
  startPart?: 'full' | 'am' | 'pm' | undefined
  /** What of the last day is taken; that of a single day is its `startPart`. */
  endPart?: 'full' | 'am' | 'pm' | undefined
  /** Minutes of absence on each date, at most what the date expects; null for whole days and halves. */
  minutesPerDay?: number | null | undefined
  /** A remark of the member or of who wrote it; null for none. */
  note?: string | null | undefined
  /** The colleague who stands in; null where nobody was named. */
  replacementMembershipId?: string | null | undefined
  /** Submit it at once; false or absent keeps it as a draft. */
  submit?: boolean | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type AbsencesCreateOwnAnswer = Absence

export type AbsencesGetOwnQuery = {
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type AbsencesGetOwnAnswer = Absence & WithNames

export type AbsencesUpdateOwnBody = {
  /** What the absence is of. */
  absenceTypeId?: string | undefined
  /** The first day. */
  startDate?: string | undefined
  /** The last day, which is part of it. */
  endDate?: string | undefined
  /** What of the first day is taken: all of it, the morning or the afternoon. */
  startPart?: 'full' | 'am' | 'pm' | undefined
  /** What of the last day is taken; that of a single day is its `startPart`. */
  endPart?: 'full' | 'am' | 'pm' | undefined
  /** Minutes of absence on each date, at most what the date expects; null for whole days and halves. */
  minutesPerDay?: number | null | undefined
  /** A remark of the member or of who wrote it; null for none. */
  note?: string | null | undefined
  /** The colleague who stands in; null where nobody was named. */
  replacementMembershipId?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type AbsencesUpdateOwnAnswer = Absence

export type AbsencesOwnDaysAnswer = AbsenceDays

export type AbsencesSubmitOwnBody = {
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type AbsencesSubmitOwnAnswer = Absence

export type AbsencesWithdrawOwnBody = AbsencesSubmitOwnBody

export type AbsencesWithdrawOwnAnswer = Absence

export type AbsencesRequestOwnCancellationBody = {
  /** Why, in words for people. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type AbsencesRequestOwnCancellationAnswer = Absence

export type AbsencesListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
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
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type AbsencesListAnswer = {
  /** One page of the list, in its order. */
  items: readonly Absence[]
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

export type AbsencesCreateBody = {
  /** The member who is absent. */
  membershipId: string
  /** What the absence is of. */
  absenceTypeId: string
  /** The first day. */
  startDate: string
  /** The last day, which is part of it. */
  endDate: string
  /** What of the first day is taken: all of it, the morning or the afternoon. */
  startPart?: 'full' | 'am' | 'pm' | undefined
  /** What of the last day is taken; that of a single day is its `startPart`. */
  endPart?: 'full' | 'am' | 'pm' | undefined
  /** Minutes of absence on each date, at most what the date expects; null for whole days and halves. */
  minutesPerDay?: number | null | undefined
  /** A remark of the member or of who wrote it; null for none. */
  note?: string | null | undefined
  /** The colleague who stands in; null where nobody was named. */
  replacementMembershipId?: string | null | undefined
  /** Submit it at once; false or absent keeps it as a draft. */
  submit?: boolean | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type AbsencesCreateAnswer = Absence

export type AbsencesGetQuery = AbsencesGetOwnQuery

export type AbsencesGetAnswer = Absence & WithNames

export type AbsencesUpdateBody = AbsencesUpdateOwnBody

export type AbsencesUpdateAnswer = Absence

export type AbsencesDaysAnswer = AbsenceDays

export type AbsencesSubmitBody = AbsencesSubmitOwnBody

export type AbsencesSubmitAnswer = Absence

export type AbsencesApproveBody = AbsencesSubmitOwnBody

export type AbsencesApproveAnswer = Absence

export type AbsencesDeclineBody = AbsencesRequestOwnCancellationBody

export type AbsencesDeclineAnswer = Absence

export type AbsencesReturnBody = {
  /** Why, in words for people. */
  reason: string
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type AbsencesReturnAnswer = Absence

export type AbsencesRequestCancellationBody = AbsencesRequestOwnCancellationBody

export type AbsencesRequestCancellationAnswer = Absence

export type AbsencesCancelBody = AbsencesRequestOwnCancellationBody

export type AbsencesCancelAnswer = Absence

export type AbsencesRequestCertificateBody = {
  /** The last day on which it is in time. */
  dueOn: string
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type AbsencesRequestCertificateAnswer = Absence

export type AbsencesProvideCertificateBody = {
  /** The day on which it arrived; today when absent. */
  providedOn?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type AbsencesProvideCertificateAnswer = Absence

export type TeamCalendarReadQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** The first day of the window. */
  from: string
  /** The last day of the window, which is part of it. */
  to: string
  /** Only members of the unit on any day of the window. A colleague is found by a unit that the caller belongs to. */
  planningUnitId?: string | undefined
  /** What is answered besides, with commas between: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type TeamCalendarReadAnswer = {
  /** One page of the list, in its order. */
  items: readonly TeamCalendarMember[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Every day of the window for the unit asked for, on each page the same; null without `planningUnitId`, and for a caller who does not see all members of the unit. */
  coverage: readonly CoverageDay[] | null
} & WithNames

export type TeamCalendarPlanQuery = {
  /** The first day of the window. */
  from: string
  /** The last day of the window, which is part of it. */
  to: string
  /** The day that the entitlements stand for; the end of the window unless given. */
  availableOn?: string | undefined
  /** What is answered besides, with commas between: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type TeamCalendarPlanAnswer = AbsencePlan & WithNames

export type StaffingMinimumsGetQuery = {
  /** What is answered besides, with commas between: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type StaffingMinimumsGetAnswer = StaffingMinimums & WithNames

export type StaffingMinimumsSetBody = {
  /** All rows that begin today or later, in any order. A row of today or later that is not among them is taken back; what began before today stays as it is. */
  minimums: readonly {
    /** The first day on which it holds: today or a later one. */
    validFrom: string
    /** How many members each weekday needs, Monday first; 0 needs none. A public holiday needs as many as a Sunday, an eve as many as a Saturday. */
    weekdays: readonly number[]
  }[]
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type StaffingMinimumsSetAnswer = StaffingMinimums

export type LeaveBalancesListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
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
  /** What is answered besides, with commas between: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type LeaveBalancesListAnswer = Page<LeaveBalance> & WithNames

export type LeaveBalancesGetQuery = {
  /** The day that the amounts stand for; today where it is left out. */
  date?: string | undefined
  /** What is answered besides, with commas between: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type LeaveBalancesGetAnswer = LeaveBalance & WithNames

export type LeaveBalancesTransactionsQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only rows that count from the day or later. */
  from?: string | undefined
  /** Only rows that count from the day or earlier. */
  to?: string | undefined
  /** What is answered besides, with commas between: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type LeaveBalancesTransactionsAnswer = Page<LeaveTransaction> & WithNames

export type LeaveBalancesCorrectBody = {
  /** The day from which it counts. */
  effectiveDate: string
  /** What is added, or taken off where it is negative, in the unit of the policy; not 0. */
  amount: number
  /** The leave year that it is of, by its first day; the one that is taken from on the day where it is left out. */
  leaveYearStart?: string | undefined
  /** Why; whoever reads the balance reads it. */
  reason: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type LeaveBalancesCorrectAnswer = CorrectedLeave

export type LeaveBalancesExplainQuery = {
  /** The day that the amounts stand for; today where it is left out. */
  date?: string | undefined
  /** The leave year whose months and days are wanted, by its first day; none without. */
  leaveYearStart?: string | undefined
  /** What is answered besides, with commas between: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type LeaveBalancesExplainAnswer = ExplainedLeave & WithNames

export type LeaveBalancesFallIllBody = {
  /** The absence that took the holiday. */
  absencePeriodId: string
  /** The first day of illness during the holiday. */
  from: string
  /** The last one, which is part of it. */
  to: string
  /** What the request is based on. */
  reason: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type LeaveBalancesFallIllAnswer = PostponedHoliday

export const absences = (call: Call) => ({
  /**
   * List own absences
   *
   * Page through the own absences, by their first day.
   *
   * Takes a credential of the member's own.
   *
   * `GET /v1/me/absences`
   */
  listOwn: (query: AbsencesListOwnQuery = {}, options?: CallOptions): Promise<AbsencesListOwnAnswer> =>
    call({ id: 'absences.listOwn', method: 'GET', path: '/v1/me/absences' }, { query }, options),

  /**
   * Ask for an absence
   *
   * Write an own absence, as a draft or submitted. With `dryRun` the answer says what it would take.
   *
   * Takes a credential of the member's own. Emits `absence.submitted`, `absence.decided`.
   *
   * `POST /v1/me/absences`
   */
  createOwn: (body: AbsencesCreateOwnBody, options?: KeyedCallOptions): Promise<AbsencesCreateOwnAnswer> =>
    call(
      { id: 'absences.createOwn', method: 'POST', path: '/v1/me/absences', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one own absence
   *
   * Takes a credential of the member's own.
   *
   * `GET /v1/me/absences/{id}`
   */
  getOwn: (
    id: string,
    query: AbsencesGetOwnQuery = {},
    options?: CallOptions,
  ): Promise<AbsencesGetOwnAnswer> =>
    call(
      { id: 'absences.getOwn', method: 'GET', path: '/v1/me/absences/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change an own absence
   *
   * Change an own absence: an absent field keeps, null clears. What was submitted asks again. An approved absence stays in force as it is, and what it is to become waits as `askedChange` for a decision.
   *
   * Takes a credential of the member's own. Emits `absence.changed`, `absence.submitted`.
   *
   * `PATCH /v1/me/absences/{id}`
   */
  updateOwn: (
    id: string,
    body: AbsencesUpdateOwnBody,
    options?: CallOptions,
  ): Promise<AbsencesUpdateOwnAnswer> =>
    call(
      { id: 'absences.updateOwn', method: 'PATCH', path: '/v1/me/absences/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Read the days of an own absence
   *
   * Takes a credential of the member's own.
   *
   * `GET /v1/me/absences/{id}/days`
   */
  ownDays: (id: string, options?: CallOptions): Promise<AbsencesOwnDaysAnswer> =>
    call(
      { id: 'absences.ownDays', method: 'GET', path: '/v1/me/absences/{id}/days' },
      { path: { id } },
      options,
    ),

  /**
   * Submit an own absence
   *
   * Hand a draft or returned absence in. Where its type needs no approval it is approved at once.
   *
   * Takes a credential of the member's own. Emits `absence.submitted`, `absence.decided`.
   *
   * `POST /v1/me/absences/{id}/submit`
   */
  submitOwn: (
    id: string,
    body: AbsencesSubmitOwnBody = {},
    options?: KeyedCallOptions,
  ): Promise<AbsencesSubmitOwnAnswer> =>
    call(
      { id: 'absences.submitOwn', method: 'POST', path: '/v1/me/absences/{id}/submit', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Withdraw an own absence
   *
   * Take back what nobody has decided on: the absence, a change of it, or the wish to have it cancelled.
   *
   * Takes a credential of the member's own. Emits `absence.cancelled`, `absence.changed`.
   *
   * `POST /v1/me/absences/{id}/withdraw`
   */
  withdrawOwn: (
    id: string,
    body: AbsencesWithdrawOwnBody = {},
    options?: KeyedCallOptions,
  ): Promise<AbsencesWithdrawOwnAnswer> =>
    call(
      { id: 'absences.withdrawOwn', method: 'POST', path: '/v1/me/absences/{id}/withdraw', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Ask to cancel an own absence
   *
   * Ask that an approved absence is cancelled. It stays in force until a supervisor agrees; where its type needs no approval it is cancelled at once.
   *
   * Takes a credential of the member's own. Emits `absence.changed`, `absence.cancelled`.
   *
   * `POST /v1/me/absences/{id}/request-cancellation`
   */
  requestOwnCancellation: (
    id: string,
    body: AbsencesRequestOwnCancellationBody = {},
    options?: KeyedCallOptions,
  ): Promise<AbsencesRequestOwnCancellationAnswer> =>
    call(
      {
        id: 'absences.requestOwnCancellation',
        method: 'POST',
        path: '/v1/me/absences/{id}/request-cancellation',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * List absences
   *
   * Page through the absences of the members whom the caller reaches, by their first day. What an absence is of is told by the sensitivity of its type.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage` or `payroll.run`.
   *
   * `GET /v1/absences`; needs `worktime.supervise` or `hr.manage` or `payroll.run`
   */
  list: (query: AbsencesListQuery = {}, options?: CallOptions): Promise<AbsencesListAnswer> =>
    call({ id: 'absences.list', method: 'GET', path: '/v1/absences' }, { query }, options),

  /**
   * Write an absence for a member
   *
   * Write an absence for a member under the caller’s authority, as a draft or submitted. With `dryRun` the answer says what it would take.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage`. Emits `absence.submitted`, `absence.decided`.
   *
   * `POST /v1/absences`; needs `worktime.supervise` or `hr.manage`
   */
  create: (body: AbsencesCreateBody, options?: KeyedCallOptions): Promise<AbsencesCreateAnswer> =>
    call({ id: 'absences.create', method: 'POST', path: '/v1/absences', keyed: true }, { body }, options),

  /**
   * Read one absence
   *
   * Whoever the decision is delegated to reads it while it waits.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage` or `payroll.run`.
   *
   * `GET /v1/absences/{id}`; needs `worktime.supervise` or `hr.manage` or `payroll.run`
   */
  get: (id: string, query: AbsencesGetQuery = {}, options?: CallOptions): Promise<AbsencesGetAnswer> =>
    call({ id: 'absences.get', method: 'GET', path: '/v1/absences/{id}' }, { path: { id }, query }, options),

  /**
   * Change an absence
   *
   * Change an absence: an absent field keeps, null clears. What was submitted asks again. An approved absence stays in force as it is, and what it is to become waits as `askedChange` for a decision; note and replacement change at once.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage`. Emits `absence.changed`, `absence.submitted`.
   *
   * `PATCH /v1/absences/{id}`; needs `worktime.supervise` or `hr.manage`
   */
  update: (id: string, body: AbsencesUpdateBody, options?: CallOptions): Promise<AbsencesUpdateAnswer> =>
    call(
      { id: 'absences.update', method: 'PATCH', path: '/v1/absences/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Read the days of an absence
   *
   * Every date of an absence, with what it takes and why one takes nothing. Whoever the decision is delegated to reads it while it waits.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage` or `payroll.run`.
   *
   * `GET /v1/absences/{id}/days`; needs `worktime.supervise` or `hr.manage` or `payroll.run`
   */
  days: (id: string, options?: CallOptions): Promise<AbsencesDaysAnswer> =>
    call({ id: 'absences.days', method: 'GET', path: '/v1/absences/{id}/days' }, { path: { id } }, options),

  /**
   * Submit an absence
   *
   * Hand a draft or returned absence in. Where its type needs no approval it is approved at once and shows on its days.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage`. Emits `absence.submitted`, `absence.decided`.
   *
   * `POST /v1/absences/{id}/submit`; needs `worktime.supervise` or `hr.manage`
   */
  submit: (
    id: string,
    body: AbsencesSubmitBody = {},
    options?: KeyedCallOptions,
  ): Promise<AbsencesSubmitAnswer> =>
    call(
      { id: 'absences.submit', method: 'POST', path: '/v1/absences/{id}/submit', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Approve an absence
   *
   * Take one step of approval, of two where the type says so. Once approved the absence shows on its days at once: drafts follow, and days that are decided already refuse. Of an approved absence it is the `askedChange` that is approved. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage`. Emits `absence.decided`, `absence.changed`.
   *
   * `POST /v1/absences/{id}/approve`; needs `worktime.supervise` or `hr.manage`
   */
  approve: (
    id: string,
    body: AbsencesApproveBody = {},
    options?: KeyedCallOptions,
  ): Promise<AbsencesApproveAnswer> =>
    call(
      { id: 'absences.approve', method: 'POST', path: '/v1/absences/{id}/approve', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Decline an absence
   *
   * Say no to an absence, to what an approved one is asked to become, or to its cancellation; the last two leave it in force as it is. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage`. Emits `absence.decided`.
   *
   * `POST /v1/absences/{id}/decline`; needs `worktime.supervise` or `hr.manage`
   */
  decline: (
    id: string,
    body: AbsencesDeclineBody = {},
    options?: KeyedCallOptions,
  ): Promise<AbsencesDeclineAnswer> =>
    call(
      { id: 'absences.decline', method: 'POST', path: '/v1/absences/{id}/decline', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Send an absence back
   *
   * Send a submitted absence back to its member, who may change and submit it again. A change of an approved one is dropped. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage`. Emits `absence.decided`.
   *
   * `POST /v1/absences/{id}/return`; needs `worktime.supervise` or `hr.manage`
   */
  return: (id: string, body: AbsencesReturnBody, options?: KeyedCallOptions): Promise<AbsencesReturnAnswer> =>
    call(
      { id: 'absences.return', method: 'POST', path: '/v1/absences/{id}/return', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Ask for the cancellation of an absence
   *
   * Ask, for the member, that an approved absence is cancelled. It stays in force until then.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage`. Emits `absence.changed`, `absence.cancelled`.
   *
   * `POST /v1/absences/{id}/request-cancellation`; needs `worktime.supervise` or `hr.manage`
   */
  requestCancellation: (
    id: string,
    body: AbsencesRequestCancellationBody = {},
    options?: KeyedCallOptions,
  ): Promise<AbsencesRequestCancellationAnswer> =>
    call(
      {
        id: 'absences.requestCancellation',
        method: 'POST',
        path: '/v1/absences/{id}/request-cancellation',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * Cancel an absence
   *
   * Cancel an absence in whatever state, asked for or not. Exactly what it took is given back, and its days are what they were before. Whoever it is delegated to may do it too, where the cancellation is asked for.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage`. Emits `absence.cancelled`.
   *
   * `POST /v1/absences/{id}/cancel`; needs `worktime.supervise` or `hr.manage`
   */
  cancel: (
    id: string,
    body: AbsencesCancelBody = {},
    options?: KeyedCallOptions,
  ): Promise<AbsencesCancelAnswer> =>
    call(
      { id: 'absences.cancel', method: 'POST', path: '/v1/absences/{id}/cancel', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Ask for a certificate
   *
   * Note that a certificate of an absence was asked for, and by when. Asked once more it gets another day.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage`.
   *
   * `POST /v1/absences/{id}/request-certificate`; needs `worktime.supervise` or `hr.manage`
   */
  requestCertificate: (
    id: string,
    body: AbsencesRequestCertificateBody,
    options?: KeyedCallOptions,
  ): Promise<AbsencesRequestCertificateAnswer> =>
    call(
      {
        id: 'absences.requestCertificate',
        method: 'POST',
        path: '/v1/absences/{id}/request-certificate',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * Note that a certificate arrived
   *
   * Note on which day a certificate of an absence arrived. The document itself is not kept here.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage`. Emits `absence.certificate_provided`.
   *
   * `POST /v1/absences/{id}/certificate`; needs `worktime.supervise` or `hr.manage`
   */
  provideCertificate: (
    id: string,
    body: AbsencesProvideCertificateBody = {},
    options?: KeyedCallOptions,
  ): Promise<AbsencesProvideCertificateAnswer> =>
    call(
      {
        id: 'absences.provideCertificate',
        method: 'POST',
        path: '/v1/absences/{id}/certificate',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})

export const teamCalendar = (call: Call) => ({
  /**
   * Show who is absent when
   *
   * Page through members by name with the stretches of their absences in a window of at most 62 days, and how a planning unit is covered. A caller sees those in their reach and the members of the planning units that they belong to today. What an absence is of is told as its type says; what is withheld is the same whatever the type.
   *
   * Takes any credential.
   *
   * `GET /v1/team/calendar`
   */
  read: (query: TeamCalendarReadQuery, options?: CallOptions): Promise<TeamCalendarReadAnswer> =>
    call({ id: 'teamCalendar.read', method: 'GET', path: '/v1/team/calendar' }, { query }, options),

  /**
   * Show the plan of absences of the member
   *
   * The member's own absences in a window of at most 366 days, planned ones and those that wait for a decision among them, and what is left of their leave on a day.
   *
   * Takes any credential.
   *
   * `GET /v1/me/absence-plan`
   */
  plan: (query: TeamCalendarPlanQuery, options?: CallOptions): Promise<TeamCalendarPlanAnswer> =>
    call({ id: 'teamCalendar.plan', method: 'GET', path: '/v1/me/absence-plan' }, { query }, options),
})

export const staffingMinimums = (call: Call) => ({
  /**
   * Read how many members a unit needs
   *
   * How many members a planning unit needs on each weekday, with the days from which that holds: what `GET /v1/team/calendar` warns by.
   *
   * Takes any credential.
   *
   * `GET /v1/planning-units/{id}/staffing-minimum`
   */
  get: (
    id: string,
    query: StaffingMinimumsGetQuery = {},
    options?: CallOptions,
  ): Promise<StaffingMinimumsGetAnswer> =>
    call(
      { id: 'staffingMinimums.get', method: 'GET', path: '/v1/planning-units/{id}/staffing-minimum' },
      { path: { id }, query },
      options,
    ),

  /**
   * Set how many members a unit needs
   *
   * Set what a planning unit needs from today on. What it needed on days that are over never changes; a row that began before today holds until the first of these.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `PUT /v1/planning-units/{id}/staffing-minimum`; needs `org.admin`
   */
  set: (
    id: string,
    body: StaffingMinimumsSetBody,
    options?: CallOptions,
  ): Promise<StaffingMinimumsSetAnswer> =>
    call(
      { id: 'staffingMinimums.set', method: 'PUT', path: '/v1/planning-units/{id}/staffing-minimum' },
      { path: { id }, body },
      options,
    ),
})

export const leaveBalances = (call: Call) => ({
  /**
   * List leave balances
   *
   * Page through what members have of each leave policy on a day, of those whom the caller reaches. A day to come counts what will be earned until then by what is known now.
   *
   * Takes any credential that holds `worktime.supervise` or `hr.manage` or `payroll.run` or `org.admin`.
   *
   * `GET /v1/leave-balances`; needs `worktime.supervise` or `hr.manage` or `payroll.run` or `org.admin`
   */
  list: (query: LeaveBalancesListQuery = {}, options?: CallOptions): Promise<LeaveBalancesListAnswer> =>
    call({ id: 'leaveBalances.list', method: 'GET', path: '/v1/leave-balances' }, { query }, options),

  /**
   * Read one leave balance
   *
   * One’s own, or that of a member whom the caller reaches and whose leave they may read.
   *
   * Takes any credential.
   *
   * `GET /v1/leave-balances/{id}`
   */
  get: (
    id: string,
    query: LeaveBalancesGetQuery = {},
    options?: CallOptions,
  ): Promise<LeaveBalancesGetAnswer> =>
    call(
      { id: 'leaveBalances.get', method: 'GET', path: '/v1/leave-balances/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * List the rows of a leave balance
   *
   * Page through what happened to a balance, the latest day first. Rows are only ever added: what changes is said by a further row.
   *
   * Takes any credential.
   *
   * `GET /v1/leave-balances/{id}/transactions`
   */
  transactions: (
    id: string,
    query: LeaveBalancesTransactionsQuery = {},
    options?: CallOptions,
  ): Promise<LeaveBalancesTransactionsAnswer> =>
    call(
      { id: 'leaveBalances.transactions', method: 'GET', path: '/v1/leave-balances/{id}/transactions' },
      { path: { id }, query },
      options,
    ),

  /**
   * Correct a leave balance
   *
   * Adds a row with a reason. Nobody but an administrator corrects their own.
   *
   * Takes any credential that holds `hr.manage` or `org.admin`.
   *
   * `POST /v1/leave-balances/{id}/transactions`; needs `hr.manage` or `org.admin`
   */
  correct: (
    id: string,
    body: LeaveBalancesCorrectBody,
    options?: KeyedCallOptions,
  ): Promise<LeaveBalancesCorrectAnswer> =>
    call(
      {
        id: 'leaveBalances.correct',
        method: 'POST',
        path: '/v1/leave-balances/{id}/transactions',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * Explain a leave balance
   *
   * Unfolds the figures of a day to what each leave year has given and each line of the rules, and an earning year by the Annual Holidays Act to its months and days.
   *
   * Takes any credential.
   *
   * `GET /v1/leave-balances/{id}/explain`
   */
  explain: (
    id: string,
    query: LeaveBalancesExplainQuery = {},
    options?: CallOptions,
  ): Promise<LeaveBalancesExplainAnswer> =>
    call(
      { id: 'leaveBalances.explain', method: 'GET', path: '/v1/leave-balances/{id}/explain' },
      { path: { id }, query },
      options,
    ),

  /**
   * Give holiday anew after illness
   *
   * Gives back days of annual holiday on which the member was ill, as the member asked (Annual Holidays Act 162/2005, 25 §). Of holiday beyond four weeks waiting days are not given anew. The absence that took the holiday stays as it is.
   *
   * Takes any credential that holds `hr.manage` or `org.admin`.
   *
   * `POST /v1/leave-balances/{id}/illness`; needs `hr.manage` or `org.admin`
   */
  fallIll: (
    id: string,
    body: LeaveBalancesFallIllBody,
    options?: KeyedCallOptions,
  ): Promise<LeaveBalancesFallIllAnswer> =>
    call(
      { id: 'leaveBalances.fallIll', method: 'POST', path: '/v1/leave-balances/{id}/illness', keyed: true },
      { path: { id }, body },
      options,
    ),
})
