import { type RowOf, table } from '../../../../platform/data/table.ts'
import { instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ApprovalDecision, ApprovalState } from './life.ts'

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

/** What one of the members said who were asked; nothing until then. */
export interface ApprovalResponse {
  readonly membershipId: Id
  readonly decision: ApprovalDecision | null
  readonly comment: string | null
  readonly respondedAt: Instant | null
}

/** An approval with those who were asked, in the order in which they were named. */
export interface ApprovalRecord extends RowOf<typeof approvalTable> {
  readonly responses: readonly ApprovalResponse[]
}
