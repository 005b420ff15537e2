import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { planningUnitNameIn } from '../../../company/catalogs/planning-units/port.ts'
import type { Subject } from '../../me/port.ts'
import type { MemberWithUnit } from '../../members/port.ts'
import { passedOn } from './escalation.ts'
import type { ApprovalItem } from './shapes.ts'
import type { QueueRow } from './statement.ts'

/** Something that waits, with what it is and whose. */
export interface Waiting {
  readonly row: QueueRow
  readonly subject: Subject
  readonly member: MemberWithUnit
}

export function itemView(
  { row, subject, member }: Waiting,
  now: Instant,
  chosen: Locale | null,
): ApprovalItem {
  const { submittedAt, supervisorIds, escalationDays, approverIds } = row
  const waiting = passedOn({ submittedAt, supervisorIds, afterDays: escalationDays, now })
  const { unitId, unit } = member
  return {
    id: row.subjectId,
    kind: row.kind,
    subjectId: row.subjectId,
    workDayId: row.workDayId,
    membershipId: row.membershipId,
    member: { id: member.id, displayName: member.displayName },
    unit: unitId !== null && unit !== null ? { id: unitId, name: planningUnitNameIn(chosen, unit) } : null,
    subject,
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
