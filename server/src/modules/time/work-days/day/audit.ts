import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { DayState } from './day.ts'

export const auditOf = (
  action: string,
  day: DayState,
  changes: AuditFact['changes'] & object,
  reason: string | null = null,
): AuditFact => ({
  action,
  targetType: 'work_day',
  targetId: day.id,
  changes,
  reason,
})
