import type { ShiftRow } from '../record/shapes.ts'
import type { WantedShift } from '../writing/wanted.ts'

/** A row as it is wanted; in words what a new shift lacks. */
export function wantedOf({
  id,
  cancelReason,
  expectedUpdatedAt,
  ...fields
}: ShiftRow): WantedShift | { readonly lacks: string } {
  if (id !== undefined) return { id, fields, cancelReason, expectedUpdatedAt }
  if (cancelReason !== undefined) return { lacks: 'Only a shift that is there can be cancelled.' }
  if (fields.planningUnitId === undefined) return { lacks: 'A new shift says its planningUnitId.' }
  return fields.workDate === undefined ? { lacks: 'A new shift says its workDate.' } : { id: null, fields }
}
