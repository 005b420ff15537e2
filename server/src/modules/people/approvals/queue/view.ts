import { explained, reasonKept } from '../../../../platform/contract/sentences.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { planningUnitNameIn } from '../../../company/catalogs/planning-units/port.ts'
import type { Reading, Subject } from '../../me/port.ts'
import type { MemberWithUnit } from '../../members/port.ts'
import { passedOn } from './escalation.ts'
import type { ApprovalItem, warningReasonsOf } from './shapes.ts'
import type { KeptWarning } from './slots.ts'
import type { QueueRow } from './statement.ts'

/** Something that waits, with what it is and whose. */
export interface Waiting {
  readonly row: QueueRow
  readonly subject: Subject
  readonly member: MemberWithUnit
}

export function itemView(
  { row, subject, member }: Waiting,
  reasons: ReturnType<typeof warningReasonsOf>,
  { now, language, chosen }: Pick<Reading, 'now' | 'language' | 'chosen'>,
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
    warnings: warningsIn(row, reasons, language),
    updatedAt: row.updatedAt,
  }
}

/** One of each code. What would be refused is put into words by the service. */
function warningsIn(
  { warnings }: QueueRow,
  reasons: ReturnType<typeof warningReasonsOf>,
  language: Locale,
): ApprovalItem['warnings'] {
  const byCode = new Map<string, ApprovalItem['warnings'][number]>()
  for (const each of warnings) {
    const code = typeof each === 'string' ? each : each.code
    if (byCode.has(code)) continue
    byCode.set(code, typeof each === 'string' ? { code } : { code, ...saidOf(each, reasons, language) })
  }
  return [...byCode.values()]
}

function saidOf(
  { code, values, detail = '' }: KeptWarning,
  reasons: ReturnType<typeof warningReasonsOf>,
  language: Locale,
) {
  const kept = { explain: detail, explanation: values ? { code, values } : null }
  return explained(reasons, reasonKept(reasons, kept), language)
}
