import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { AbsencePeriod } from './record.ts'

const ownFields = [
  'membershipId',
  'absenceTypeId',
  'startDate',
  'endDate',
  'startPart',
  'endPart',
  'minutesPerDay',
  'state',
  'note',
  'replacementMembershipId',
  'askedChange',
  'preApprovedByMembershipId',
  'decidedByMembershipId',
  'decisionReason',
  'cancellationReason',
  'certificateState',
  'certificateDueOn',
  'certificateProvidedOn',
  'externalSource',
  'externalId',
] as const satisfies readonly (keyof AbsencePeriod)[]

/** What differs, as the audit trail records it; `before` is null for a new absence. */
export const changesOf = (before: AbsencePeriod | null, after: AbsencePeriod): FieldChange[] =>
  ownFields.flatMap((field): FieldChange[] => {
    const to = after[field]
    if (before === null) return to === null ? [] : [{ field, to }]
    const from = before[field]
    return canonicalJson([from]) === canonicalJson([to]) ? [] : [{ field, from, to }]
  })

export const auditLine = (
  verb: string,
  { id }: Pick<AbsencePeriod, 'id'>,
  changes: readonly FieldChange[],
  reason: string | null = null,
): AuditFact => ({
  action: `absences.${verb}`,
  targetType: 'absence_period',
  targetId: id,
  changes,
  reason,
})
