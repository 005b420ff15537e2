import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { accept, type Decision } from '../../../../platform/vocabulary/decision.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { publishedShift, unpublishedShift } from '../publications/rules.ts'
import { shiftLife, type ShiftRecord, type ShiftState } from '../record/record.ts'
import { wantedShift } from '../writing/rules.ts'
import type { ShiftPatch } from '../record/shapes.ts'
import type { WantedShift } from '../writing/wanted.ts'
import { at, unit, worker } from './circumstances.ts'

const fields: ShiftPatch = {
  planningUnitId: unit,
  workDate: '2026-12-07',
  membershipId: worker,
  startMinutes: 420,
  endMinutes: 900,
}

/** A shift that is wanted, as a decision. */
function decided(
  before: ShiftRecord | null,
  wanted: Partial<WantedShift>,
): Decision<ShiftRecord, never, string> {
  const after = wantedShift(before, { id: before?.id ?? null, fields: {}, ...wanted }, newId(), at())
  return 'refusal' in after ? after : { state: after, facts: [], audit: [] }
}

const made = (wanted: Partial<WantedShift> = {}): ShiftRecord => {
  const decision = decided(null, { fields, ...wanted })
  if (decision.refusal !== undefined) throw new Error(decision.detail)
  return decision.state
}
const inState = (state: ShiftState): ShiftRecord => ({ ...made(), state })
const stateOf = ({ state }: ShiftRecord) => state

export const shiftLifeTable = lifecycleTable({
  life: shiftLife,
  starts: () => [made().state, made({ published: true }).state],
  actions: {
    update: [state => outcomeOf(decided(inState(state), { fields: { note: 'Kassa 2' } }), stateOf)],
    publish: [state => outcomeOf(accept(publishedShift(inState(state))), stateOf)],
    unpublish: [state => outcomeOf(accept(unpublishedShift(inState(state))), stateOf)],
    cancel: [state => outcomeOf(decided(inState(state), { cancelReason: 'Inventaario' }), stateOf)],
  },
})
