import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { Swap } from './record.ts'

const fields = [
  'kind',
  'fromShiftId',
  'fromMembershipId',
  'toShiftId',
  'toMembershipId',
  'state',
  'note',
  'decidedByMembershipId',
  'declineReason',
  'openShiftId',
] as const satisfies readonly (keyof Swap)[]

const changesOf = (before: Swap | null, after: Swap): FieldChange[] =>
  fields.flatMap((field): FieldChange[] => {
    const to = after[field]
    if (before === null) return to === null ? [] : [{ field, to }]
    return before[field] === to ? [] : [{ field, from: before[field], to }]
  })

export const auditLine = (verb: string, before: Swap | null, after: Swap): AuditFact => ({
  action: `shift_swaps.${verb}`,
  targetType: 'shift_swap',
  targetId: after.id,
  changes: changesOf(before, after),
  ...(after.declineReason !== null && { reason: after.declineReason }),
})
