import type { FactOf } from '../../../../platform/contract/events.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { shiftEvents } from './events.ts'
import type { ShiftRecord } from './record.ts'

export type ShiftChangedFact = FactOf<typeof shiftEvents, 'shift.changed'>

export const shiftChanged = (
  { id: shiftId, planningUnitId, workDate }: ShiftRecord,
  changedAt: Instant,
): ShiftChangedFact => ({
  event: 'shift.changed',
  payload: { shiftId, planningUnitId, workDate, changedAt },
})
