import { ownShiftOperations, publicationOperations } from '../../../modules/time/shifts/port.ts'
import type { Founded } from '../../founding/founding.ts'
import type { Window } from './agreeing.ts'
import { type PlannedUnit, signingIn } from './planned-unit.ts'

/** The planner publishes, with more notice than the act asks for. */
export async function publish(
  { office }: Founded,
  { id: planningUnitId, planner }: PlannedUnit,
  { from: periodFrom, to: periodTo }: Window,
): Promise<void> {
  await office.as(planner, publicationOperations.publish, { body: { planningUnitId, periodFrom, periodTo } })
}

/** Every second of them says that they have seen their shifts; the others are still waited for. */
export async function acknowledge(founded: Founded, unit: PlannedUnit, { from, to }: Window): Promise<void> {
  for (const { person } of signingIn(unit.working, founded).filter((_, index) => index % 2 === 0))
    await founded.office.as(person, ownShiftOperations.acknowledgeAll, { body: { from, to } })
}
