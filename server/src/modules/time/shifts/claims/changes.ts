import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { Claim } from './record.ts'

const fields = [
  'openShiftId',
  'membershipId',
  'state',
  'shiftId',
  'decidedByMembershipId',
  'declineReason',
  'endedAt',
] as const satisfies readonly (keyof Claim)[]

const changesOf = (before: Claim | null, after: Claim): FieldChange[] =>
  fields.flatMap((field): FieldChange[] => {
    const to = after[field]
    if (before === null) return to === null ? [] : [{ field, to }]
    return before[field] === to ? [] : [{ field, from: before[field], to }]
  })

export const claimLine = (verb: string, before: Claim | null, after: Claim): AuditFact => ({
  action: `open_shift_claims.${verb}`,
  targetType: 'open_shift_claim',
  targetId: after.id,
  changes: changesOf(before, after),
  ...(after.declineReason !== null && { reason: after.declineReason }),
})
