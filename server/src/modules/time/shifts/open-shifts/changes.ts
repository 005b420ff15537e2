import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { OpenShift } from './record.ts'

const fields = [
  'planningUnitId',
  'shiftTypeId',
  'workDate',
  'startMinutes',
  'endMinutes',
  'breakMinutes',
  'entryTypeId',
  'tags',
  'slots',
  'filled',
  'claimPolicy',
  'eligible',
  'staffGroupId',
  'membershipIds',
  'closesAt',
  'state',
  'note',
  'withdrawReason',
] as const satisfies readonly (keyof OpenShift)[]

/** What differs, as the audit trail records it; `before` is null for a new one. */
export const changesOf = (before: OpenShift | null, after: OpenShift): FieldChange[] =>
  fields.flatMap((field): FieldChange[] => {
    const to = after[field]
    if (before === null) return to === null || (Array.isArray(to) && to.length === 0) ? [] : [{ field, to }]
    const from = before[field]
    return canonicalJson([from]) === canonicalJson([to]) ? [] : [{ field, from, to }]
  })

export const auditLine = (verb: string, before: OpenShift | null, after: OpenShift): AuditFact => ({
  action: `open_shifts.${verb}`,
  targetType: 'open_shift',
  targetId: after.id,
  changes: changesOf(before, after),
  ...(after.withdrawReason !== null && { reason: after.withdrawReason }),
})
