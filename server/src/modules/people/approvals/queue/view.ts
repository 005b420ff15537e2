import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { passedOn } from './escalation.ts'
import type { ApprovalItem } from './shapes.ts'
import type { QueueRow } from './statement.ts'

export function itemView(row: QueueRow, now: Instant): ApprovalItem {
  const { submittedAt, supervisorIds, escalationDays, approverIds } = row
  const waiting = passedOn({ submittedAt, supervisorIds, afterDays: escalationDays, now })
  return {
    id: row.subjectId,
    kind: row.kind,
    subjectId: row.subjectId,
    workDayId: row.workDayId,
    membershipId: row.membershipId,
    workDate: row.workDate,
    submittedAt,
    stage: row.stage,
    stages: row.stages,
    approverMembershipIds: [...(approverIds ?? waiting.approverMembershipIds)],
    onBehalfOfMembershipId: row.onBehalfOfMembershipId,
    dueAt: waiting.dueAt,
    escalatedAt: waiting.escalatedAt,
    allowedDecisions: row.allowedDecisions,
    warnings: [...new Set(row.warnings)].map(code => ({ code })),
    updatedAt: row.updatedAt,
  }
}
