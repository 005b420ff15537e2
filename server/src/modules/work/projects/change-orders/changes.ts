import { fieldChange } from '../../../../platform/vocabulary/records.ts'
import type { AuditFact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { ChangeOrderRecord } from './record.ts'
import { plainQuantity } from './sums.ts'

const ownFields = [
  'projectId',
  'number',
  'title',
  'reason',
  'state',
  'phaseId',
  'deltaCents',
  'deltaMinutes',
  'deltaDays',
  'documentSha256',
  'sentAt',
  'validUntil',
  'decidedAt',
  'channel',
  'decidedByName',
  'decidedByEmail',
  'decidedByMembershipId',
  'declineReason',
  'supersedesChangeOrderId',
] as const satisfies readonly (keyof ChangeOrderRecord)[]

/** What differs, as the audit trail records it; `before` is null for a new change order. */
export function changesOf(before: ChangeOrderRecord | null, after: ChangeOrderRecord): FieldChange[] {
  const change = (field: string, from: unknown, to: unknown): FieldChange[] => {
    if (before === null) return to === null || (Array.isArray(to) && to.length === 0) ? [] : [{ field, to }]
    return fieldChange(field, from, to)
  }
  return [
    ...ownFields.flatMap(field => change(field, before?.[field], after[field])),
    ...change('lines', before && linesOf(before), linesOf(after)),
  ]
}

const linesOf = ({ lines }: ChangeOrderRecord) =>
  lines.map(({ description, quantity, unit, unitPriceCents, cents }) => ({
    description,
    quantity: plainQuantity(quantity),
    unit,
    unitPriceCents,
    cents,
  }))

export const auditLine = (
  verb: string,
  { id }: ChangeOrderRecord,
  changes: readonly FieldChange[],
): AuditFact => ({
  action: `changeOrders.${verb}`,
  targetType: 'change_order',
  targetId: id,
  changes,
})
