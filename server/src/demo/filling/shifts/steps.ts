import type { Founded } from '../../founding/founding.ts'
import type { ShiftAction } from '../../timeline/shifts.ts'
import { agree } from './agreeing.ts'
import { plan } from './planning.ts'
import { plannedUnitOf } from './planned-unit.ts'
import { acknowledge, publish } from './telling.ts'

const steps = { agree, plan, publish, acknowledge }

/** What the planner of a unit and its people do with its shifts. */
export async function shiftStep(action: ShiftAction, founded: Founded): Promise<void> {
  const unit = plannedUnitOf(founded)
  if (unit) await steps[action.does](founded, unit, action)
}
