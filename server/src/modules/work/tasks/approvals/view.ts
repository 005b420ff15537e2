import type { ApprovalRecord } from './record.ts'
import type { TaskApproval } from './shapes.ts'

export const approvalView = (approval: ApprovalRecord, taskTitle: string): TaskApproval => ({
  id: approval.id,
  taskId: approval.taskId,
  taskTitle,
  requestedByMembershipId: approval.requestedByMembershipId,
  state: approval.state,
  note: approval.note,
  responses: approval.responses.map(({ membershipId, decision, comment, respondedAt }) => ({
    membershipId,
    decision,
    comment,
    respondedAt,
  })),
  closedAt: approval.closedAt,
  createdAt: approval.createdAt,
  updatedAt: approval.updatedAt,
})
