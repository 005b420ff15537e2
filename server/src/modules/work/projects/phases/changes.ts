import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { Phase } from './record.ts'

const audited = [
  'projectId',
  'parentPhaseId',
  'code',
  'name',
  'position',
  'state',
  'locked',
  'startDate',
  'endDate',
  'budgetMinutes',
  'budgetCents',
  'billing',
] as const satisfies readonly (keyof Phase)[]

/** What differs, as the audit trail records it; `before` is null for a new phase. */
export const changesOf = (before: Phase | null, after: Phase): FieldChange[] =>
  audited.flatMap((field): FieldChange[] => {
    if (before === null) return after[field] === null ? [] : [{ field, to: after[field] }]
    return before[field] === after[field] ? [] : [{ field, from: before[field], to: after[field] }]
  })

export const auditLine = (
  verb: string,
  { id }: Phase,
  changes: readonly FieldChange[],
  reason: string | null = null,
): AuditFact => ({
  action: `project_phases.${verb}`,
  targetType: 'project_phase',
  targetId: id,
  changes,
  reason,
})
