import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

export const approvalStates = ['pending', 'approved', 'changes_requested', 'withdrawn'] as const
export type ApprovalState = (typeof approvalStates)[number]

export const approvalDecisions = ['approved', 'changes_requested'] as const
export type ApprovalDecision = (typeof approvalDecisions)[number]

/** It waits until all have approved, until one wants changes, or until it is withdrawn. */
export const taskApprovalLife = lifecycle({
  resource: 'task_approval',
  states: approvalStates,
  initial: 'pending',
  transitions: {
    respond: {
      from: ['pending'],
      to: ['pending', 'approved', 'changes_requested'],
      otherwise: 'task_approval_closed',
    },
    withdraw: {
      from: ['pending', 'withdrawn'],
      to: 'withdrawn',
      otherwise: { approved: 'task_approval_closed', changes_requested: 'task_approval_closed' },
    },
  },
})

export const approvalTable = table('taskApprovals', {
  id: uuid,
  taskId: uuid.fixed(),
  requestedByMembershipId: uuid.fixed(),
  state: text.as<ApprovalState>(),
  note: text.nullable().fixed(),
  closedAt: instant.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export const responseTable = table(
  'taskApprovalResponses',
  {
    approvalId: uuid.fixed(),
    membershipId: uuid.fixed(),
    position: integer.fixed(),
    decision: text.as<ApprovalDecision>().nullable(),
    comment: text.nullable(),
    respondedAt: instant.nullable(),
  },
  { key: ['approvalId', 'membershipId'] },
)

/** The response of one of the members; nothing until then. */
export interface ApprovalResponse {
  readonly membershipId: Id
  readonly decision: ApprovalDecision | null
  readonly comment: string | null
  readonly respondedAt: Instant | null
}

/** An approval with the members who are to respond, in the order in which they were named. */
export interface ApprovalRecord extends RowOf<typeof approvalTable> {
  readonly responses: readonly ApprovalResponse[]
}
