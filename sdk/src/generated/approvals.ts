// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { ApprovalItem } from './schemas.ts'

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
    | undefined
}

export type ApprovalsListAnswer = Page<ApprovalItem>

export const approvals = (call: Call) => ({
  /**
   * List what waits for a decision
   *
   * What waits for the caller's decision, the oldest first.
   *
   * Takes any credential that holds `worktime.supervise`.
   *
   * `GET /v1/team/approvals`; needs `worktime.supervise`
   */
  list: (query: ApprovalsListQuery = {}, options?: CallOptions): Promise<ApprovalsListAnswer> =>
    call({ id: 'approvals.list', method: 'GET', path: '/v1/team/approvals' }, { query }, options),
})
