import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { ShiftRecord } from './record.ts'

/** What members are told of a shift: a change of it asks for a new acknowledgement. */
const toldFields = [
  'planningUnitId',
  'shiftTypeId',
  'membershipId',
  'workDate',
  'startMinutes',
  'endMinutes',
  'breakMinutes',
  'startAt',
  'endAt',
  'entryTypeId',
  'tags',
  'note',
  'state',
  'cancelReason',
] as const satisfies readonly (keyof ShiftRecord)[]

const ownFields = [
  ...toldFields,
  'shiftTypeVersionId',
  'publicationId',
  'openShiftId',
  'rotationId',
  'rotationDate',
  'copiedFromShiftId',
  'copiedFor',
  'externalSource',
  'externalId',
  'warnings',
] as const satisfies readonly (keyof ShiftRecord)[]

const differs = (before: unknown, after: unknown) => canonicalJson([before]) !== canonicalJson([after])

/** Whether something changes that a member is told of. */
export const isNotified = (before: ShiftRecord, after: ShiftRecord): boolean =>
  toldFields.some(field => differs(before[field], after[field]))

/** What differs, as the audit trail records it; `before` is null for a new shift. */
export const changesOf = (before: ShiftRecord | null, after: ShiftRecord): FieldChange[] =>
  ownFields.flatMap((field): FieldChange[] => {
    const to = after[field]
    if (before === null) return to === null || (Array.isArray(to) && to.length === 0) ? [] : [{ field, to }]
    return differs(before[field], to) ? [{ field, from: before[field], to }] : []
  })

export const auditLine = (
  verb: string,
  { id }: Pick<ShiftRecord, 'id'>,
  changes: readonly FieldChange[],
  reason: string | null = null,
): AuditFact => ({
  action: `shifts.${verb}`,
  targetType: 'shift',
  targetId: id,
  changes,
  ...(reason !== null && { reason }),
})
