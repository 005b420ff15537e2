import { ownShiftOperations, shiftOperations, shiftPlanOperations } from '../../../modules/shifts/port.ts'
import { addDays, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import { RequestRefused } from '../../../platform/vocabulary/request-refused.ts'
import type { Person } from '../../companies/company.ts'
import { letterOn } from '../../days/shift-day.ts'
import type { Founded } from '../../founding/founding.ts'
import { plannedWindow } from '../../timeline/shifts.ts'
import { closedDay, type Window } from './agreeing.ts'
import { lookForMore, proposeSwap } from './open-shifts.ts'
import { type PlannedShift, type PlannedUnit, plannedUnitOf, signingIn } from './planned-unit.ts'
import { idOf, typeOf, typesByCode } from './planning.ts'

/** After what was published is over or to come: a change of it, and what members have on their way. */
export async function leaveShiftsOnTheirWay(founded: Founded, today: PlainDate): Promise<void> {
  const unit = founded.company.features.some(({ feature }) => feature === 'scheduling')
    ? plannedUnitOf(founded)
    : null
  if (!unit) return
  const { publishedTo, to } = plannedWindow(today)
  const drafted = { from: addDays(publishedTo, 1), to }
  await cancelOfAbsent(founded, unit, drafted)
  await planOnClosedDay(founded, unit, drafted)
  const coming = await comingShifts(founded, unit, { from: addDays(today, 1), to: publishedTo })
  const changed = await changeLate(founded, unit, coming)
  const others = coming.filter(({ id, workDate }) => id !== changed?.id && workDate > addDays(today, 1))
  await lookForMore(founded, unit, others)
  await proposeSwap(founded, unit, others)
}

/** Holidays were approved after the weeks to come were drafted: who is away has no shift. */
async function cancelOfAbsent(
  { office }: Founded,
  { id: planningUnitId, planner }: PlannedUnit,
  dates: Window,
): Promise<void> {
  const { people } = await office.as(planner, shiftPlanOperations.read, {
    query: { planningUnitId, ...dates },
  })
  const rows = people
    .flatMap(({ shifts }) => shifts)
    .filter(({ warnings }) => warnings.some(({ code }) => code === 'shift_member_absent'))
    .map(({ id }) => ({ id, cancelReason: 'Loma.' }))
  if (rows.length > 0) await office.as(planner, shiftOperations.writeBatch, { body: { rows } })
}

/** On the day on which the unit is closed somebody comes all the same: the first who may. It has a reason. */
async function planOnClosedDay(founded: Founded, unit: PlannedUnit, drafted: Window): Promise<void> {
  const types = await typesByCode(founded)
  const shiftTypeId = typeOf(types, unit.byRota ? 'morning' : 'phone_morning')
  const overrideReason = unit.byRota ? 'Muuton vastaanotto, sovittu.' : 'Verotuksen määräpäivä, sovittu.'
  const workDate = closedDay(drafted)
  for (const person of unit.working.filter(one => isRestedOn(one, workDate)))
    try {
      const shift = { planningUnitId: unit.id, shiftTypeId, membershipId: idOf(founded, person), workDate }
      await founded.office.as(unit.planner, shiftOperations.create, { body: { ...shift, overrideReason } })
      return
    } catch (error) {
      // On holiday, perhaps: the next one is asked.
      if (!(error instanceof RequestRefused)) throw error
    }
}

/** Whether they worked no later than in the morning of the day before. */
function isRestedOn({ work }: Person, date: PlainDate): boolean {
  const before = work?.kind === 'shifts' ? letterOn(work.place, addDays(date, -1)) : null
  return before === null || before === 'M'
}

async function comingShifts(
  { office }: Founded,
  { id: planningUnitId, planner }: PlannedUnit,
  dates: Window,
): Promise<readonly PlannedShift[]> {
  const query = { planningUnitId, ...dates, state: 'published' as const, limit: 100 }
  return (await office.as(planner, shiftOperations.list, { query })).items
}

/** The next shift of somebody begins later than they have been told, and acknowledged; so they are asked once more. */
async function changeLate(
  founded: Founded,
  unit: PlannedUnit,
  shifts: readonly PlannedShift[],
): Promise<PlannedShift | undefined> {
  const { office } = founded
  const people = new Map(signingIn(unit.working, founded).map(({ person, id }) => [id, person]))
  const late = shifts.find(({ acknowledgedAt }) => acknowledgedAt !== null) ?? shifts[0]
  if (!late) return undefined
  const person = late.membershipId && people.get(late.membershipId)
  if (person && late.acknowledgedAt === null)
    await office.as(person, ownShiftOperations.acknowledge, { params: { id: late.id }, body: {} })
  await office.as(unit.planner, shiftOperations.update, {
    params: { id: late.id },
    body: {
      startMinutes: late.startMinutes + 30,
      note: 'Alkaa puoli tuntia myöhemmin.',
      overrideReason: 'Sovittu työntekijän kanssa.',
    },
  })
  return late
}
