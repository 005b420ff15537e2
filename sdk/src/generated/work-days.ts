// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  ApproveResult,
  ConfirmResult,
  DeletedRecord,
  EntryInput,
  LivePunchState,
  Punch,
  PunchCorrection,
  ReopenResult,
  ReturnResult,
  WithNames,
  WorkDay,
  WorkDayDetail,
} from './schemas.ts'

export type WorkDaysListQuery = {
  /** The first day of the window. */
  from: string
  /** The last day of the window, which is part of it. */
  to: string
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
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
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type WorkDaysListAnswer = {
  /** One page of the list, in its order. */
  items: readonly WorkDay[]
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

export type WorkDaysGetQuery = {
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type WorkDaysGetAnswer = WorkDayDetail & WithNames

export type WorkDaysHistoryQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type WorkDaysHistoryRow = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** When it happened. */
  at: string
  /** What was done. */
  action: string
  /** The member who did it; null for the work of the service itself. */
  membershipId: string | null
  /** Why, in the words of whoever did it; null when they gave no reason. */
  reason: string | null
  /** The fields that changed. */
  changes: readonly {
    /** Which field changed. */
    field: string
    /** The value before; absent where there was none. */
    from?: unknown | undefined
    /** The value since then; absent where there is none. */
    to?: unknown | undefined
  }[]
}

export type WorkDaysHistoryAnswer = Page<WorkDaysHistoryRow> & WithNames

export type WorkDaysListMemberDaysQuery = {
  /** The first day of the window. */
  from: string
  /** The last day of the window, which is part of it. */
  to: string
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type WorkDaysListMemberDaysAnswer = Page<WorkDay> & WithNames

export type WorkDaysGetMemberDayPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `membership_not_found`. */
  membershipId: string
  /** The date of the work day, for which nothing need be written yet. */
  date: string
}

export type WorkDaysGetMemberDayQuery = WorkDaysHistoryQuery

export type WorkDaysGetMemberDayAnswer = WorkDayDetail & WithNames

export type WorkDaysListOwnDaysQuery = WorkDaysListMemberDaysQuery

export type WorkDaysListOwnDaysAnswer = Page<WorkDay> & WithNames

export type WorkDaysGetOwnDayQuery = WorkDaysHistoryQuery

export type WorkDaysGetOwnDayAnswer = WorkDayDetail & WithNames

export type WorkDaysWriteEntriesPath = WorkDaysGetMemberDayPath

export type WorkDaysWriteEntriesBody = {
  /** Every entry of the day, in their order; none clears the day to a blank draft. */
  entries: readonly EntryInput[]
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type WorkDaysWriteEntriesAnswer = WorkDayDetail

export type WorkDaysWriteOwnEntriesBody = WorkDaysWriteEntriesBody

export type WorkDaysWriteOwnEntriesAnswer = WorkDayDetail

export type WorkDaysSetDayTypePath = WorkDaysGetMemberDayPath

export type WorkDaysSetDayTypeBody = {
  /** The day type that the whole day is marked as; null makes it an ordinary day again. */
  dayTypeId: string | null
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type WorkDaysSetDayTypeAnswer = WorkDayDetail

export type WorkDaysSetOwnDayTypeBody = WorkDaysSetDayTypeBody

export type WorkDaysSetOwnDayTypeAnswer = WorkDayDetail

export type WorkDaysConfirmPath = WorkDaysGetMemberDayPath

export type WorkDaysConfirmBody = {
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type WorkDaysConfirmAnswer = WorkDayDetail

export type WorkDaysConfirmOwnBody = WorkDaysConfirmBody

export type WorkDaysConfirmOwnAnswer = WorkDayDetail

export type WorkDaysConfirmRangeBody = {
  /** The first day of the range. */
  from: string
  /** The last day of the range, which is part of it. */
  to: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type WorkDaysConfirmRangeAnswer = ConfirmResult

export type WorkDaysConfirmOwnRangeBody = WorkDaysConfirmRangeBody

export type WorkDaysConfirmOwnRangeAnswer = ConfirmResult

export type WorkDaysReopenPath = WorkDaysGetMemberDayPath

export type WorkDaysReopenBody = WorkDaysConfirmBody

export type WorkDaysReopenAnswer = WorkDayDetail

export type WorkDaysReopenOwnBody = WorkDaysConfirmBody

export type WorkDaysReopenOwnAnswer = WorkDayDetail

export type WorkDaysReopenRangeBody = WorkDaysConfirmRangeBody

export type WorkDaysReopenRangeAnswer = ReopenResult

export type WorkDaysReopenOwnRangeBody = WorkDaysConfirmRangeBody

export type WorkDaysReopenOwnRangeAnswer = ReopenResult

export type WorkDaysReturnBody = {
  /** Why, in words that the member will read; spaces around them are dropped, and spaces or characters that show nothing are no reason. */
  reason: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type WorkDaysReturnAnswer = WorkDayDetail

export type WorkDaysReturnBatchBody = {
  /** The work days, by id. */
  ids: readonly string[]
  /** Why, in words that the member will read; spaces around them are dropped, and spaces or characters that show nothing are no reason. */
  reason: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type WorkDaysReturnBatchAnswer = ReturnResult

export type WorkDaysApproveBody = WorkDaysConfirmBody

export type WorkDaysApproveAnswer = WorkDayDetail

export type WorkDaysApproveBatchBody = {
  /** The work days, by id. */
  ids: readonly string[]
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type WorkDaysApproveBatchAnswer = ApproveResult

export type WorkDaysUnapproveBody = {
  /** Why, in words that the member will read; spaces around them are dropped, and spaces or characters that show nothing are no reason. */
  reason?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type WorkDaysUnapproveAnswer = WorkDayDetail

export type WorkDaysCorrectBody = WorkDaysReturnBody

export type WorkDaysCorrectAnswer = WorkDayDetail

export type PunchClockStateQuery = WorkDaysHistoryQuery

export type PunchClockStateAnswer = LivePunchState & WithNames

export type PunchClockClockInBody = {
  /** A UUID made for this tap and sent with every retry of it: for ever, a tap counts once. */
  clientPunchId: string
  /** When it was punched, for one that comes late: at most 60 days ago, and two minutes ahead. Now when absent. */
  occurredAt?: string | undefined
  /** The entry type of the time, not of a break or an absence; null or absent for the usual one, or the one before. */
  entryTypeId?: string | null | undefined
  /** What the time is for, by tracking level. On clock-out it is said of the time since the last change. */
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
        /** The part of the time that it is for, as a share of it: 10000 is the whole. Null or absent for all that is left. */
        shareBp?: number | null | undefined
      }[]
    | undefined
  /** Free text, kept with the entry; null or absent for none. */
  note?: string | null | undefined
}

export type PunchClockClockInAnswer = LivePunchState

export type PunchClockStartBreakBody = {
  /** A UUID made for this tap and sent with every retry of it: for ever, a tap counts once. */
  clientPunchId: string
  /** When it was punched, for one that comes late: at most 60 days ago, and two minutes ahead. Now when absent. */
  occurredAt?: string | undefined
  /** An entry type for breaks; null or absent for the usual one. */
  entryTypeId?: string | null | undefined
  /** Free text, kept with the entry; null or absent for none. */
  note?: string | null | undefined
}

export type PunchClockStartBreakAnswer = LivePunchState

export type PunchClockEndBreakBody = {
  /** A UUID made for this tap and sent with every retry of it: for ever, a tap counts once. */
  clientPunchId: string
  /** When it was punched, for one that comes late: at most 60 days ago, and two minutes ahead. Now when absent. */
  occurredAt?: string | undefined
  /** Free text, kept with the entry; null or absent for none. */
  note?: string | null | undefined
}

export type PunchClockEndBreakAnswer = LivePunchState

export type PunchClockSetAllocationBody = PunchClockClockInBody

export type PunchClockSetAllocationAnswer = LivePunchState

export type PunchClockClockOutBody = PunchClockClockInBody

export type PunchClockClockOutAnswer = LivePunchState

export type PunchClockListQuery = {
  /** The first day of the window. */
  from: string
  /** The last day of the window, which is part of it. */
  to: string
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

export type PunchClockListAnswer = Page<Punch> & WithNames

export type PunchClockListOwnUnplacedQuery = {
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

export type PunchClockListOwnUnplacedAnswer = Page<Punch> & WithNames

export type PunchClockListTeamUnplacedQuery = {
  /** Only this member's punches. */
  membershipId?: string | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type PunchClockListTeamUnplacedAnswer = Page<Punch> & WithNames

export type PunchClockDismissBody = {
  /** Why, in words that the member will read; spaces around them are dropped, and spaces or characters that show nothing are no reason. */
  reason: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PunchClockDismissAnswer = Punch

export type PunchCorrectionsListOwnQuery = {
  /** Only corrections in this state. */
  state?: 'pending' | 'approved' | 'declined' | 'withdrawn' | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type PunchCorrectionsListOwnAnswer = Page<PunchCorrection> & WithNames

export type PunchCorrectionsCreateBody = {
  /** Whether to add, move or remove a punch. */
  kind: 'add' | 'move' | 'remove'
  /** An own punch to be moved or removed; absent to add one. */
  punchId?: string | undefined
  /** What an added punch says. */
  punchKind?: 'break_end' | 'clock_out' | 'clock_in' | 'set_allocation' | 'break_start' | undefined
  /** When the punch is to have been, at most 60 days ago; absent to remove one. */
  occurredAt?: string | undefined
  /** The entry type of the time that an added punch begins; null for the usual one. */
  entryTypeId?: string | null | undefined
  /** What the time of an added punch is for, by tracking level. */
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
        /** The part of the time that it is for, as a share of it: 10000 is the whole. Null or absent for all that is left. */
        shareBp?: number | null | undefined
      }[]
    | undefined
  /** Free text of an added punch; null for none. */
  note?: string | null | undefined
  /** Why, in words that the member will read; spaces around them are dropped, and spaces or characters that show nothing are no reason. */
  reason: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PunchCorrectionsCreateAnswer = PunchCorrection

export type PunchCorrectionsListTeamQuery = {
  /** Only corrections in this state. */
  state?: 'pending' | 'approved' | 'declined' | 'withdrawn' | undefined
  /** Only this member's corrections. */
  membershipId?: string | undefined
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type PunchCorrectionsListTeamAnswer = Page<PunchCorrection> & WithNames

export type PunchCorrectionsGetQuery = WorkDaysGetQuery

export type PunchCorrectionsGetAnswer = PunchCorrection & WithNames

export type PunchCorrectionsApproveBody = {
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PunchCorrectionsApproveAnswer = PunchCorrection

export type PunchCorrectionsDeclineBody = {
  /** Why, in words that the member will read; spaces around them are dropped, and spaces or characters that show nothing are no reason. */
  reason: string
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type PunchCorrectionsDeclineAnswer = PunchCorrection

export type PunchCorrectionsWithdrawBody = PunchCorrectionsApproveBody

export type PunchCorrectionsWithdrawAnswer = PunchCorrection

export const workDays = (call: Call) => ({
  /**
   * List work days
   *
   * The register of work days in a window. Administrators and payroll see the whole organisation, a manager sees own reports. The window is at most 366 days, also in a sweep.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run`.
   *
   * `GET /v1/work-days`; needs `worktime.supervise` or `payroll.run`
   */
  list: (query: WorkDaysListQuery, options?: CallOptions): Promise<WorkDaysListAnswer> =>
    call({ id: 'workDays.list', method: 'GET', path: '/v1/work-days' }, { query }, options),

  /**
   * Read a work day
   *
   * One work day with its entries and interpretation: the caller's own, or that of a member in reach for who supervises working time or runs payroll. Whoever the decision is delegated to reads it while it waits.
   *
   * Takes any credential.
   *
   * `GET /v1/work-days/{id}`
   */
  get: (id: string, query: WorkDaysGetQuery = {}, options?: CallOptions): Promise<WorkDaysGetAnswer> =>
    call({ id: 'workDays.get', method: 'GET', path: '/v1/work-days/{id}' }, { path: { id }, query }, options),

  /**
   * Read the history of a work day
   *
   * Who did what to a work day, and when; for whoever may read the day.
   *
   * Takes any credential.
   *
   * `GET /v1/work-days/{id}/history`
   */
  history: (
    id: string,
    query: WorkDaysHistoryQuery = {},
    options?: CallOptions,
  ): Promise<WorkDaysHistoryAnswer> =>
    call(
      { id: 'workDays.history', method: 'GET', path: '/v1/work-days/{id}/history' },
      { path: { id }, query },
      options,
    ),

  /**
   * List a member's days
   *
   * A member's days in a window of at most 62 days.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run`.
   *
   * `GET /v1/team/members/{membershipId}/work-days`; needs `worktime.supervise` or `payroll.run`
   */
  listMemberDays: (
    membershipId: string,
    query: WorkDaysListMemberDaysQuery,
    options?: CallOptions,
  ): Promise<WorkDaysListMemberDaysAnswer> =>
    call(
      { id: 'workDays.listMemberDays', method: 'GET', path: '/v1/team/members/{membershipId}/work-days' },
      { path: { membershipId }, query },
      options,
    ),

  /**
   * Read a member's day
   *
   * A member's day with its entries and interpretation.
   *
   * Takes any credential that holds `worktime.supervise` or `payroll.run`.
   *
   * `GET /v1/team/members/{membershipId}/work-days/{date}`; needs `worktime.supervise` or `payroll.run`
   */
  getMemberDay: (
    path: WorkDaysGetMemberDayPath,
    query: WorkDaysGetMemberDayQuery = {},
    options?: CallOptions,
  ): Promise<WorkDaysGetMemberDayAnswer> =>
    call(
      {
        id: 'workDays.getMemberDay',
        method: 'GET',
        path: '/v1/team/members/{membershipId}/work-days/{date}',
      },
      { path, query },
      options,
    ),

  /**
   * List own days
   *
   * Own days in a window of at most 62 days.
   *
   * Takes any credential.
   *
   * `GET /v1/me/work-days`
   */
  listOwnDays: (query: WorkDaysListOwnDaysQuery, options?: CallOptions): Promise<WorkDaysListOwnDaysAnswer> =>
    call({ id: 'workDays.listOwnDays', method: 'GET', path: '/v1/me/work-days' }, { query }, options),

  /**
   * Read an own day
   *
   * An own day with its entries and interpretation.
   *
   * Takes any credential.
   *
   * `GET /v1/me/work-days/{date}`
   */
  getOwnDay: (
    date: string,
    query: WorkDaysGetOwnDayQuery = {},
    options?: CallOptions,
  ): Promise<WorkDaysGetOwnDayAnswer> =>
    call(
      { id: 'workDays.getOwnDay', method: 'GET', path: '/v1/me/work-days/{date}' },
      { path: { date }, query },
      options,
    ),

  /**
   * Replace the entries of a member's day
   *
   * A full replacement: an empty list clears the day to a blank draft, and a missing day is created. The frame (start, end, break) is derived from the entries. Entries of absences stay as they are, and are not sent.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `PUT /v1/team/members/{membershipId}/work-days/{date}/entries`; needs `worktime.supervise`
   */
  writeEntries: (
    path: WorkDaysWriteEntriesPath,
    body: WorkDaysWriteEntriesBody,
    options?: CallOptions,
  ): Promise<WorkDaysWriteEntriesAnswer> =>
    call(
      {
        id: 'workDays.writeEntries',
        method: 'PUT',
        path: '/v1/team/members/{membershipId}/work-days/{date}/entries',
      },
      { path, body },
      options,
    ),

  /**
   * Replace the entries of an own day
   *
   * Takes a credential of the member's own.
   *
   * `PUT /v1/me/work-days/{date}/entries`
   */
  writeOwnEntries: (
    date: string,
    body: WorkDaysWriteOwnEntriesBody,
    options?: CallOptions,
  ): Promise<WorkDaysWriteOwnEntriesAnswer> =>
    call(
      { id: 'workDays.writeOwnEntries', method: 'PUT', path: '/v1/me/work-days/{date}/entries' },
      { path: { date }, body },
      options,
    ),

  /**
   * Set the day type of a member's day
   *
   * Mark a member's whole day as one day type; null clears it.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `PUT /v1/team/members/{membershipId}/work-days/{date}/day-type`; needs `worktime.supervise`
   */
  setDayType: (
    path: WorkDaysSetDayTypePath,
    body: WorkDaysSetDayTypeBody,
    options?: CallOptions,
  ): Promise<WorkDaysSetDayTypeAnswer> =>
    call(
      {
        id: 'workDays.setDayType',
        method: 'PUT',
        path: '/v1/team/members/{membershipId}/work-days/{date}/day-type',
      },
      { path, body },
      options,
    ),

  /**
   * Set the day type of an own day
   *
   * Mark an own whole day as one day type; null clears it.
   *
   * Takes a credential of the member's own.
   *
   * `PUT /v1/me/work-days/{date}/day-type`
   */
  setOwnDayType: (
    date: string,
    body: WorkDaysSetOwnDayTypeBody,
    options?: CallOptions,
  ): Promise<WorkDaysSetOwnDayTypeAnswer> =>
    call(
      { id: 'workDays.setOwnDayType', method: 'PUT', path: '/v1/me/work-days/{date}/day-type' },
      { path: { date }, body },
      options,
    ),

  /**
   * Confirm a member's day
   *
   * Takes any credential that holds `worktime.supervise`. Emits `workday.confirmed`.
   *
   * `POST /v1/team/members/{membershipId}/work-days/{date}/confirm`; needs `worktime.supervise`
   */
  confirm: (
    path: WorkDaysConfirmPath,
    body: WorkDaysConfirmBody = {},
    options?: KeyedCallOptions,
  ): Promise<WorkDaysConfirmAnswer> =>
    call(
      {
        id: 'workDays.confirm',
        method: 'POST',
        path: '/v1/team/members/{membershipId}/work-days/{date}/confirm',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Confirm an own day
   *
   * Takes a credential of the member's own. Emits `workday.confirmed`.
   *
   * `POST /v1/me/work-days/{date}/confirm`
   */
  confirmOwn: (
    date: string,
    body: WorkDaysConfirmOwnBody = {},
    options?: KeyedCallOptions,
  ): Promise<WorkDaysConfirmOwnAnswer> =>
    call(
      { id: 'workDays.confirmOwn', method: 'POST', path: '/v1/me/work-days/{date}/confirm', keyed: true },
      { path: { date }, body },
      options,
    ),

  /**
   * Confirm a member's days in a range
   *
   * Confirm a member's days in a range of at most 31 days. Days that cannot act are skipped and named with their code; acting on none is a success too.
   *
   * Takes any credential that holds `worktime.supervise`. Emits `workday.confirmed`.
   *
   * `POST /v1/team/members/{membershipId}/work-days/confirm-range`; needs `worktime.supervise`
   */
  confirmRange: (
    membershipId: string,
    body: WorkDaysConfirmRangeBody,
    options?: KeyedCallOptions,
  ): Promise<WorkDaysConfirmRangeAnswer> =>
    call(
      {
        id: 'workDays.confirmRange',
        method: 'POST',
        path: '/v1/team/members/{membershipId}/work-days/confirm-range',
        keyed: true,
      },
      { path: { membershipId }, body },
      options,
    ),

  /**
   * Confirm own days in a range
   *
   * Confirm own days in a range of at most 31 days.
   *
   * Takes a credential of the member's own. Emits `workday.confirmed`.
   *
   * `POST /v1/me/work-days/confirm-range`
   */
  confirmOwnRange: (
    body: WorkDaysConfirmOwnRangeBody,
    options?: KeyedCallOptions,
  ): Promise<WorkDaysConfirmOwnRangeAnswer> =>
    call(
      { id: 'workDays.confirmOwnRange', method: 'POST', path: '/v1/me/work-days/confirm-range', keyed: true },
      { body },
      options,
    ),

  /**
   * Reopen a member's day
   *
   * Take a member's confirmed day back to draft.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `POST /v1/team/members/{membershipId}/work-days/{date}/reopen`; needs `worktime.supervise`
   */
  reopen: (
    path: WorkDaysReopenPath,
    body: WorkDaysReopenBody = {},
    options?: KeyedCallOptions,
  ): Promise<WorkDaysReopenAnswer> =>
    call(
      {
        id: 'workDays.reopen',
        method: 'POST',
        path: '/v1/team/members/{membershipId}/work-days/{date}/reopen',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Reopen an own day
   *
   * Take an own confirmed day back to draft.
   *
   * Takes a credential of the member's own.
   *
   * `POST /v1/me/work-days/{date}/reopen`
   */
  reopenOwn: (
    date: string,
    body: WorkDaysReopenOwnBody = {},
    options?: KeyedCallOptions,
  ): Promise<WorkDaysReopenOwnAnswer> =>
    call(
      { id: 'workDays.reopenOwn', method: 'POST', path: '/v1/me/work-days/{date}/reopen', keyed: true },
      { path: { date }, body },
      options,
    ),

  /**
   * Reopen a member's days in a range
   *
   * Take a member's confirmed days in a range of at most 31 days back to draft.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `POST /v1/team/members/{membershipId}/work-days/reopen-range`; needs `worktime.supervise`
   */
  reopenRange: (
    membershipId: string,
    body: WorkDaysReopenRangeBody,
    options?: KeyedCallOptions,
  ): Promise<WorkDaysReopenRangeAnswer> =>
    call(
      {
        id: 'workDays.reopenRange',
        method: 'POST',
        path: '/v1/team/members/{membershipId}/work-days/reopen-range',
        keyed: true,
      },
      { path: { membershipId }, body },
      options,
    ),

  /**
   * Reopen own days in a range
   *
   * Take own confirmed days in a range of at most 31 days back to draft.
   *
   * Takes a credential of the member's own.
   *
   * `POST /v1/me/work-days/reopen-range`
   */
  reopenOwnRange: (
    body: WorkDaysReopenOwnRangeBody,
    options?: KeyedCallOptions,
  ): Promise<WorkDaysReopenOwnRangeAnswer> =>
    call(
      { id: 'workDays.reopenOwnRange', method: 'POST', path: '/v1/me/work-days/reopen-range', keyed: true },
      { body },
      options,
    ),

  /**
   * Return a confirmed day
   *
   * Send a confirmed day back to the employee. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `worktime.supervise`. Emits `workday.returned`.
   *
   * `POST /v1/work-days/{id}/return`; needs `worktime.supervise`
   */
  return: (id: string, body: WorkDaysReturnBody, options?: KeyedCallOptions): Promise<WorkDaysReturnAnswer> =>
    call(
      { id: 'workDays.return', method: 'POST', path: '/v1/work-days/{id}/return', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Return confirmed days
   *
   * Send confirmed days back to their employees. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `worktime.supervise`. Emits `workday.returned`.
   *
   * `POST /v1/work-days/return-batch`; needs `worktime.supervise`
   */
  returnBatch: (
    body: WorkDaysReturnBatchBody,
    options?: KeyedCallOptions,
  ): Promise<WorkDaysReturnBatchAnswer> =>
    call(
      { id: 'workDays.returnBatch', method: 'POST', path: '/v1/work-days/return-batch', keyed: true },
      { body },
      options,
    ),

  /**
   * Approve a confirmed day
   *
   * Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `worktime.supervise`. Emits `workday.approved`.
   *
   * `POST /v1/work-days/{id}/approve`; needs `worktime.supervise`
   */
  approve: (
    id: string,
    body: WorkDaysApproveBody = {},
    options?: KeyedCallOptions,
  ): Promise<WorkDaysApproveAnswer> =>
    call(
      { id: 'workDays.approve', method: 'POST', path: '/v1/work-days/{id}/approve', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Approve confirmed days
   *
   * Approve confirmed days, at most 500. Days that cannot be approved are skipped and named with their code; every approved day emits its own event. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `worktime.supervise`. Emits `workday.approved`.
   *
   * `POST /v1/work-days/approve-batch`; needs `worktime.supervise`
   */
  approveBatch: (
    body: WorkDaysApproveBatchBody,
    options?: KeyedCallOptions,
  ): Promise<WorkDaysApproveBatchAnswer> =>
    call(
      { id: 'workDays.approveBatch', method: 'POST', path: '/v1/work-days/approve-batch', keyed: true },
      { body },
      options,
    ),

  /**
   * Take back an approval
   *
   * Take back the approval of a day that is not exported; it is a draft again.
   *
   * Takes any credential that holds `worktime.supervise`. Emits `workday.unapproved`.
   *
   * `POST /v1/work-days/{id}/unapprove`; needs `worktime.supervise`
   */
  unapprove: (
    id: string,
    body: WorkDaysUnapproveBody = {},
    options?: KeyedCallOptions,
  ): Promise<WorkDaysUnapproveAnswer> =>
    call(
      { id: 'workDays.unapprove', method: 'POST', path: '/v1/work-days/{id}/unapprove', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Correct a day
   *
   * Open an approved or exported day for correction. A batch already delivered keeps its snapshot; approved again, the day rises into the next batch with a correction marker.
   *
   * Takes any credential that holds `worktime.supervise`. Emits `workday.corrected`.
   *
   * `POST /v1/work-days/{id}/correct`; needs `worktime.supervise`
   */
  correct: (
    id: string,
    body: WorkDaysCorrectBody,
    options?: KeyedCallOptions,
  ): Promise<WorkDaysCorrectAnswer> =>
    call(
      { id: 'workDays.correct', method: 'POST', path: '/v1/work-days/{id}/correct', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const punchClock = (call: Call) => ({
  /**
   * Read the own punch clock
   *
   * Whether the member is clocked in, since when, and by which punches.
   *
   * Takes a credential of the member's own.
   *
   * `GET /v1/me/punch`
   */
  state: (query: PunchClockStateQuery = {}, options?: CallOptions): Promise<PunchClockStateAnswer> =>
    call({ id: 'punchClock.state', method: 'GET', path: '/v1/me/punch' }, { query }, options),

  /**
   * Clock in
   *
   * Begin to work. Safe to send again for ever with the same `clientPunchId`: a punch that landed answers the live state. The order in which punches come makes no difference; one that fits nowhere is kept and told in `punch`.
   *
   * Takes a credential of the member's own.
   *
   * `POST /v1/me/punch/clock-in`
   */
  clockIn: (body: PunchClockClockInBody, options?: KeyedCallOptions): Promise<PunchClockClockInAnswer> =>
    call(
      { id: 'punchClock.clockIn', method: 'POST', path: '/v1/me/punch/clock-in', keyed: true },
      { body },
      options,
    ),

  /**
   * Start a break
   *
   * Begin a break. Safe to send again for ever with the same `clientPunchId`: a punch that landed answers the live state. The order in which punches come makes no difference; one that fits nowhere is kept and told in `punch`.
   *
   * Takes a credential of the member's own.
   *
   * `POST /v1/me/punch/break-start`
   */
  startBreak: (
    body: PunchClockStartBreakBody,
    options?: KeyedCallOptions,
  ): Promise<PunchClockStartBreakAnswer> =>
    call(
      { id: 'punchClock.startBreak', method: 'POST', path: '/v1/me/punch/break-start', keyed: true },
      { body },
      options,
    ),

  /**
   * End a break
   *
   * Go on working after a break. Safe to send again for ever with the same `clientPunchId`: a punch that landed answers the live state. The order in which punches come makes no difference; one that fits nowhere is kept and told in `punch`.
   *
   * Takes a credential of the member's own.
   *
   * `POST /v1/me/punch/break-end`
   */
  endBreak: (body: PunchClockEndBreakBody, options?: KeyedCallOptions): Promise<PunchClockEndBreakAnswer> =>
    call(
      { id: 'punchClock.endBreak', method: 'POST', path: '/v1/me/punch/break-end', keyed: true },
      { body },
      options,
    ),

  /**
   * Say what the time is for from now on
   *
   * Begin another kind of work, or work for something else, without clocking out: the day gets an entry for each. Safe to send again for ever with the same `clientPunchId`: a punch that landed answers the live state. The order in which punches come makes no difference; one that fits nowhere is kept and told in `punch`.
   *
   * Takes a credential of the member's own.
   *
   * `POST /v1/me/punch/set-allocation`
   */
  setAllocation: (
    body: PunchClockSetAllocationBody,
    options?: KeyedCallOptions,
  ): Promise<PunchClockSetAllocationAnswer> =>
    call(
      { id: 'punchClock.setAllocation', method: 'POST', path: '/v1/me/punch/set-allocation', keyed: true },
      { body },
      options,
    ),

  /**
   * Clock out
   *
   * Stop working: the draft of the day on which the clocking in began gets what was punched as entries. Confirming it stays a step of its own. Safe to send again for ever with the same `clientPunchId`: a punch that landed answers the live state. The order in which punches come makes no difference; one that fits nowhere is kept and told in `punch`.
   *
   * Takes a credential of the member's own.
   *
   * `POST /v1/me/punch/clock-out`
   */
  clockOut: (body: PunchClockClockOutBody, options?: KeyedCallOptions): Promise<PunchClockClockOutAnswer> =>
    call(
      { id: 'punchClock.clockOut', method: 'POST', path: '/v1/me/punch/clock-out', keyed: true },
      { body },
      options,
    ),

  /**
   * List own punches
   *
   * The member's punches by the dates that they count for, in the order of time, whatever became of them. The window is at most 62 days, also in a sweep.
   *
   * Takes a credential of the member's own.
   *
   * `GET /v1/me/punches`
   */
  list: (query: PunchClockListQuery, options?: CallOptions): Promise<PunchClockListAnswer> =>
    call({ id: 'punchClock.list', method: 'GET', path: '/v1/me/punches' }, { query }, options),

  /**
   * List own punches without a place
   *
   * Punches of the member that belong to no clocking in, the oldest first, each with its reason. They are placed by themselves when the punch that they miss comes, or, within minutes, when their day takes them. What leaves the list with its state is told by no sweep: whoever keeps a copy reads the whole list.
   *
   * Takes a credential of the member's own.
   *
   * `GET /v1/me/unplaced-punches`
   */
  listOwnUnplaced: (
    query: PunchClockListOwnUnplacedQuery = {},
    options?: CallOptions,
  ): Promise<PunchClockListOwnUnplacedAnswer> =>
    call(
      { id: 'punchClock.listOwnUnplaced', method: 'GET', path: '/v1/me/unplaced-punches' },
      { query },
      options,
    ),

  /**
   * List punches of members without a place
   *
   * The same of all members under the authority of the caller. What leaves the list with its state is told by no sweep: whoever keeps a copy reads the whole list.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `GET /v1/team/unplaced-punches`; needs `worktime.supervise`
   */
  listTeamUnplaced: (
    query: PunchClockListTeamUnplacedQuery = {},
    options?: CallOptions,
  ): Promise<PunchClockListTeamUnplacedAnswer> =>
    call(
      { id: 'punchClock.listTeamUnplaced', method: 'GET', path: '/v1/team/unplaced-punches' },
      { query },
      options,
    ),

  /**
   * Dismiss a punch without a place
   *
   * The punch is kept with the reason, and counts no more.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `POST /v1/team/unplaced-punches/{id}/dismiss`; needs `worktime.supervise`
   */
  dismiss: (
    id: string,
    body: PunchClockDismissBody,
    options?: KeyedCallOptions,
  ): Promise<PunchClockDismissAnswer> =>
    call(
      {
        id: 'punchClock.dismiss',
        method: 'POST',
        path: '/v1/team/unplaced-punches/{id}/dismiss',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})

export const punchCorrections = (call: Call) => ({
  /**
   * List own corrections of punches
   *
   * What the member has asked to have been punched, the latest first.
   *
   * Takes a credential of the member's own.
   *
   * `GET /v1/me/punch-corrections`
   */
  listOwn: (
    query: PunchCorrectionsListOwnQuery = {},
    options?: CallOptions,
  ): Promise<PunchCorrectionsListOwnAnswer> =>
    call(
      { id: 'punchCorrections.listOwn', method: 'GET', path: '/v1/me/punch-corrections' },
      { query },
      options,
    ),

  /**
   * Ask for a correction of a punch
   *
   * Ask for a punch to be added, moved or removed. Whoever has authority over the member decides; nothing changes before, and the punch stays beside what takes its place.
   *
   * Takes a credential of the member's own.
   *
   * `POST /v1/me/punch-corrections`
   */
  create: (
    body: PunchCorrectionsCreateBody,
    options?: KeyedCallOptions,
  ): Promise<PunchCorrectionsCreateAnswer> =>
    call(
      { id: 'punchCorrections.create', method: 'POST', path: '/v1/me/punch-corrections', keyed: true },
      { body },
      options,
    ),

  /**
   * List corrections of punches
   *
   * What members under the authority of the caller have asked for, the latest first.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `GET /v1/team/punch-corrections`; needs `worktime.supervise`
   */
  listTeam: (
    query: PunchCorrectionsListTeamQuery = {},
    options?: CallOptions,
  ): Promise<PunchCorrectionsListTeamAnswer> =>
    call(
      { id: 'punchCorrections.listTeam', method: 'GET', path: '/v1/team/punch-corrections' },
      { query },
      options,
    ),

  /**
   * Read one correction of a punch
   *
   * What a member under the authority of the caller has asked for. Whoever the decision is delegated to reads it while it waits.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `GET /v1/punch-corrections/{id}`; needs `worktime.supervise`
   */
  get: (
    id: string,
    query: PunchCorrectionsGetQuery = {},
    options?: CallOptions,
  ): Promise<PunchCorrectionsGetAnswer> =>
    call(
      { id: 'punchCorrections.get', method: 'GET', path: '/v1/punch-corrections/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Approve a correction of a punch
   *
   * The punch is added, moved or removed, and the drafts of its days follow in the same transaction. Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `POST /v1/punch-corrections/{id}/approve`; needs `worktime.supervise`
   */
  approve: (
    id: string,
    body: PunchCorrectionsApproveBody = {},
    options?: KeyedCallOptions,
  ): Promise<PunchCorrectionsApproveAnswer> =>
    call(
      {
        id: 'punchCorrections.approve',
        method: 'POST',
        path: '/v1/punch-corrections/{id}/approve',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * Decline a correction of a punch
   *
   * Whoever it is delegated to may do it too.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `POST /v1/punch-corrections/{id}/decline`; needs `worktime.supervise`
   */
  decline: (
    id: string,
    body: PunchCorrectionsDeclineBody,
    options?: KeyedCallOptions,
  ): Promise<PunchCorrectionsDeclineAnswer> =>
    call(
      {
        id: 'punchCorrections.decline',
        method: 'POST',
        path: '/v1/punch-corrections/{id}/decline',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * Withdraw an own correction of a punch
   *
   * Takes a credential of the member's own.
   *
   * `POST /v1/punch-corrections/{id}/withdraw`
   */
  withdraw: (
    id: string,
    body: PunchCorrectionsWithdrawBody = {},
    options?: KeyedCallOptions,
  ): Promise<PunchCorrectionsWithdrawAnswer> =>
    call(
      {
        id: 'punchCorrections.withdraw',
        method: 'POST',
        path: '/v1/punch-corrections/{id}/withdraw',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})
