// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { ApprovalDelegation, ApprovalItem, DecideBatchResult, WithNames } from './schemas.ts'

export type ApprovalsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only what is of this kind. */
  kind?:
    | 'work_day'
    | 'absence'
    | 'task'
    | 'change_order'
    | 'balance_correction'
    | 'punch_correction'
    | 'open_shift_claim'
    | 'shift_swap'
    | 'project_day'
    | undefined
  /** Only what is of this member. */
  membershipId?: string | undefined
  /** Only what is of members who belong to this unit today. */
  planningUnitId?: string | undefined
  /** Only what waits since this instant or a later one. */
  submittedFrom?: string | undefined
  /** Only what waits since before this instant. */
  submittedBefore?: string | undefined
  /** `me`: only what the caller is asked to decide now: as the nearest supervisor, by name, because it was passed on to them, or for a member who delegated it. `all`, or absent: everything that they may decide. */
  waitingFor?: 'me' | 'all' | undefined
  /** True: only what the caller decides on behalf of somebody; false: only what is not. */
  delegated?: boolean | undefined
  /** A part of the name of the member, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. */
  sort?: 'submittedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ApprovalsListAnswer = Page<ApprovalItem> & WithNames

export type ApprovalsDecideBatchBody = {
  /** What is decided, in this order; what is refused leaves the others as they are. */
  items: readonly {
    /** What is decided, as the queue has it. */
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
    /** What the decision is about, as the queue has it. */
    subjectId: string
    /** The decision, one of those that the kind knows. */
    decision: 'approve' | 'return' | 'decline' | 'cancel' | 'approved' | 'changes_requested'
    /** Why, as whoever asked is told. Required where the operation of the decision requires it, and refused where that takes none. */
    reason?: string | undefined
    /** Of a change order: who answered for the customer, by name. Of no other kind. */
    answeredByName?: string | undefined
    /** Of an approved claim of an open shift, or swap: why it is planned against rules that want a reason. Of nothing else. */
    overrideReason?: string | undefined
    /** The `updatedAt` that the caller has read: the item is refused when it has changed since. */
    expectedUpdatedAt?: string | undefined
  }[]
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ApprovalsDecideBatchAnswer = DecideBatchResult

export type ApprovalDelegationsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only those of this member, who delegates. */
  fromMembershipId?: string | undefined
  /** Only those by which this member decides for others. */
  toMembershipId?: string | undefined
  /** Only delegations in this state today. */
  state?: 'coming' | 'in_force' | 'ended' | undefined
  /** A part of the name of either member, in whatever case and with or without accents. */
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

export type ApprovalDelegationsListAnswer = Page<ApprovalDelegation> & WithNames

export type ApprovalDelegationsCreateBody = {
  /** The active member on whose behalf it is to be decided. */
  fromMembershipId: string
  /** The active member who is to decide. They must hold `worktime.supervise` themselves. */
  toMembershipId: string
  /** The kinds that they may decide, as far as the member who delegates may. */
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
  /** The first day on which it holds, by the calendar of the organisation. */
  validFrom: string
  /** The last day on which it holds, at most 366 days in all. */
  validTo: string
  /** Why, in words for both; null for nothing. */
  note?: string | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ApprovalDelegationsCreateAnswer = ApprovalDelegation

export type ApprovalDelegationsGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ApprovalDelegationsGetAnswer = ApprovalDelegation & WithNames

export type ApprovalDelegationsEndBody = {
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ApprovalDelegationsEndAnswer = ApprovalDelegation

export type ApprovalDelegationsListOwnQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only those from the caller, or to the caller. */
  direction?: 'given' | 'received' | undefined
  /** Only delegations in this state today. */
  state?: 'coming' | 'in_force' | 'ended' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type ApprovalDelegationsListOwnAnswer = Page<ApprovalDelegation> & WithNames

export type ApprovalDelegationsCreateOwnBody = {
  /** The active member who is to decide. They must hold `worktime.supervise` themselves. */
  toMembershipId: string
  /** The kinds that they may decide, as far as the member who delegates may. */
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
  /** The first day on which it holds, by the calendar of the organisation. */
  validFrom: string
  /** The last day on which it holds, at most 366 days in all. */
  validTo: string
  /** Why, in words for both; null for nothing. */
  note?: string | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ApprovalDelegationsCreateOwnAnswer = ApprovalDelegation

export type ApprovalDelegationsEndOwnBody = ApprovalDelegationsEndBody

export type ApprovalDelegationsEndOwnAnswer = ApprovalDelegation

export const approvals = (call: Call) => ({
  /**
   * List what waits for a decision
   *
   * What waits for the caller's decision, the oldest first: what they have authority over now, and what is delegated to them. Whoever loses the authority loses the item at once.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `GET /v1/team/approvals`; needs `worktime.supervise`
   */
  list: (query: ApprovalsListQuery = {}, options?: CallOptions): Promise<ApprovalsListAnswer> =>
    call({ id: 'approvals.list', method: 'GET', path: '/v1/team/approvals' }, { query }, options),

  /**
   * Decide what waits
   *
   * Decide at most 500 things of any kind. Each is decided as by its own operation, with the same rules, codes, events and lines of the audit trail; what is refused is named with its code and leaves the others as they are. Where the caller has no authority of their own, they decide with that of a member who has delegated the kind to them.
   *
   * Takes any credential that holds `worktime.supervise`. Emits `workday.approved`, `workday.returned`, `absence.decided`, `absence.changed`, `absence.cancelled`, `task.approval_responded`, `change_order.approved`, `project.updated`, `open_shift.claim_decided`, `shift_swap.decided`, `shift.changed`.
   *
   * `POST /v1/team/approvals/decide-batch`; needs `worktime.supervise`
   */
  decideBatch: (
    body: ApprovalsDecideBatchBody,
    options?: KeyedCallOptions,
  ): Promise<ApprovalsDecideBatchAnswer> =>
    call(
      { id: 'approvals.decideBatch', method: 'POST', path: '/v1/team/approvals/decide-batch', keyed: true },
      { body },
      options,
    ),
})

export const approvalDelegations = (call: Call) => ({
  /**
   * List delegations
   *
   * Page through everybody’s delegations, those that were made first come first.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/approval-delegations`; needs `org.admin`
   */
  list: (
    query: ApprovalDelegationsListQuery = {},
    options?: CallOptions,
  ): Promise<ApprovalDelegationsListAnswer> =>
    call(
      { id: 'approvalDelegations.list', method: 'GET', path: '/v1/approval-delegations' },
      { query },
      options,
    ),

  /**
   * Delegate for somebody
   *
   * Let a member decide on behalf of another one, who is away for example. The caller must hold every capability of the member who delegates.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/approval-delegations`; needs `org.admin`
   */
  create: (
    body: ApprovalDelegationsCreateBody,
    options?: KeyedCallOptions,
  ): Promise<ApprovalDelegationsCreateAnswer> =>
    call(
      { id: 'approvalDelegations.create', method: 'POST', path: '/v1/approval-delegations', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one delegation
   *
   * Takes any credential that holds `org.admin`.
   *
   * `GET /v1/approval-delegations/{id}`; needs `org.admin`
   */
  get: (
    id: string,
    query: ApprovalDelegationsGetQuery = {},
    options?: CallOptions,
  ): Promise<ApprovalDelegationsGetAnswer> =>
    call(
      { id: 'approvalDelegations.get', method: 'GET', path: '/v1/approval-delegations/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * End a delegation
   *
   * End a delegation at once. Repeating it changes nothing.
   *
   * Takes any credential that holds `org.admin`.
   *
   * `POST /v1/approval-delegations/{id}/end`; needs `org.admin`
   */
  end: (
    id: string,
    body: ApprovalDelegationsEndBody = {},
    options?: KeyedCallOptions,
  ): Promise<ApprovalDelegationsEndAnswer> =>
    call(
      {
        id: 'approvalDelegations.end',
        method: 'POST',
        path: '/v1/approval-delegations/{id}/end',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * List own delegations
   *
   * Page through the delegations that the caller has given and received.
   *
   * Takes any credential.
   *
   * `GET /v1/me/approval-delegations`
   */
  listOwn: (
    query: ApprovalDelegationsListOwnQuery = {},
    options?: CallOptions,
  ): Promise<ApprovalDelegationsListOwnAnswer> =>
    call(
      { id: 'approvalDelegations.listOwn', method: 'GET', path: '/v1/me/approval-delegations' },
      { query },
      options,
    ),

  /**
   * Delegate own decisions
   *
   * Let another member decide what waits for the caller, for a time. When they decide they have at most the authority that the caller has then. They decide nothing of their own or of the caller, and cannot delegate it further. The audit trail names both. A key or app does it only where it carries all that its member may do.
   *
   * Takes a credential of the member's own that holds `worktime.supervise`.
   *
   * `POST /v1/me/approval-delegations`; needs `worktime.supervise`
   */
  createOwn: (
    body: ApprovalDelegationsCreateOwnBody,
    options?: KeyedCallOptions,
  ): Promise<ApprovalDelegationsCreateOwnAnswer> =>
    call(
      {
        id: 'approvalDelegations.createOwn',
        method: 'POST',
        path: '/v1/me/approval-delegations',
        keyed: true,
      },
      { body },
      options,
    ),

  /**
   * End an own delegation
   *
   * End a delegation that the caller has given or received, at once. Repeating it changes nothing.
   *
   * Takes a credential of the member's own.
   *
   * `POST /v1/me/approval-delegations/{id}/end`
   */
  endOwn: (
    id: string,
    body: ApprovalDelegationsEndOwnBody = {},
    options?: KeyedCallOptions,
  ): Promise<ApprovalDelegationsEndOwnAnswer> =>
    call(
      {
        id: 'approvalDelegations.endOwn',
        method: 'POST',
        path: '/v1/me/approval-delegations/{id}/end',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})
