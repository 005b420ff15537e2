import {
  rotationOperations,
  shiftOperations,
  shiftTypeOperations,
} from '../../../modules/time/shifts/port.ts'
import { addDays, datesInRange, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { mondayOf } from '../../../platform/vocabulary/weekdays.ts'
import type { Person } from '../../companies/company.ts'
import { letterOn } from '../../days/rota.ts'
import type { Founded } from '../../founding/founding.ts'
import { required } from '../../required.ts'
import type { Window } from './agreeing.ts'
import type { PlannedUnit } from './planned-unit.ts'

/** The planner drafts all weeks. */
export async function plan(founded: Founded, unit: PlannedUnit, window: Window): Promise<void> {
  const types = await typesByCode(founded)
  await (unit.byRota ? planRota : planPhone)(founded, unit, { ...window, types })
}

interface Planned extends Window {
  readonly types: ReadonlyMap<string, Id>
}

export async function typesByCode({ office }: Founded): Promise<ReadonlyMap<string, Id>> {
  const { items } = await office.asRole('admin', shiftTypeOperations.list, {})
  return new Map(items.map(({ code, id }) => [String(code), String(id)]))
}

export const typeOf = (types: ReadonlyMap<string, Id>, code: string): Id =>
  required(types.get(code), `the shift type ${code}`)

export const idOf = ({ members }: Founded, { key }: Person): Id =>
  required(members.get(key), `the member ${key}`)

const codeOf = { M: 'morning', E: 'evening', N: 'night' } as const

/** Why there are shifts on the day on which the unit is closed. */
const reasonOnClosedDay = 'Päivystys väistötiloista muuton ajan, sovittu.'

/** An evening for which nobody is found: the substitute who would have it has asked to be free. */
export const eveningOfNobody = ({ to }: Window): PlainDate => addDays(to, -1)

/** The rota of three weeks, as it is worked, and standby by a rotation. */
async function planRota(founded: Founded, unit: PlannedUnit, planned: Planned): Promise<void> {
  const { from, to, types } = planned
  const rows = unit.working.flatMap(person =>
    datesInRange(from, to).flatMap(workDate => {
      const letter = person.work?.kind === 'shifts' ? letterOn(person.work.place, workDate) : null
      if (!letter || (letter === 'E' && person.deviceOnly && workDate === eveningOfNobody(planned))) return []
      const shiftTypeId = typeOf(types, codeOf[letter])
      return [{ planningUnitId: unit.id, shiftTypeId, membershipId: idOf(founded, person), workDate }]
    }),
  )
  const body = { rows, overrideReason: reasonOnClosedDay }
  await founded.office.as(unit.planner, shiftOperations.writeBatch, { body })
  await planStandby(founded, unit, planned)
}

/** On Saturdays to come the planner and somebody else of the unit are on standby by turns. */
async function planStandby(
  founded: Founded,
  { id: planningUnitId, planner, working, members }: PlannedUnit,
  { to, types }: Planned,
): Promise<void> {
  const other = members.find(person => !working.includes(person))
  const startsOn = mondayOf(addDays(to, -20))
  const people = other ? [planner, other] : [planner]
  const { id } = await founded.office.as(planner, rotationOperations.create, {
    body: {
      planningUnitId,
      name: 'Varallaolo viikonloppuisin',
      weeks: 2,
      startsOn,
      rows: [{ week: 1, weekday: 6, shiftTypeId: typeOf(types, 'standby') }],
      places: people.map((person, at) => ({ membershipId: idOf(founded, person), startsInWeek: at + 1 })),
    },
  })
  await founded.office.as(planner, rotationOperations.apply, { params: { id }, body: { from: startsOn, to } })
}

/** Three people answer the phone by a rotation of three weeks; the third week is free of it. */
async function planPhone(
  founded: Founded,
  { id: planningUnitId, planner, working }: PlannedUnit,
  { from, to, types }: Planned,
): Promise<void> {
  const [morning, afternoon] = [typeOf(types, 'phone_morning'), typeOf(types, 'phone_afternoon')]
  const { id } = await founded.office.as(planner, rotationOperations.create, {
    body: {
      planningUnitId,
      name: 'Puhelinpäivystys',
      weeks: 3,
      startsOn: from,
      rows: [1, 2, 3, 4, 5].flatMap(weekday => [
        { week: 1, weekday, shiftTypeId: morning },
        { week: 2, weekday, shiftTypeId: afternoon },
      ]),
      places: working.map((person, at) => ({
        membershipId: idOf(founded, person),
        startsInWeek: (at % 3) + 1,
      })),
    },
  })
  await founded.office.as(planner, rotationOperations.apply, { params: { id }, body: { from, to } })
}
