import {
  publicationOperations,
  rotationOperations,
  shiftOperations,
  shiftTypeOperations,
} from '../../modules/shifts/port.ts'
import { addDays, datesInRange, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { mondayOf, weekdayOf } from '../../platform/vocabulary/weekdays.ts'
import type { Person } from '../companies/company.ts'
import { letterOn, type ShiftLetter, shiftMinutes, shiftStarts } from '../days/shift-day.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'
import { offerAndSwap } from './open-shifts.ts'

/** Six weeks, of which this is the third; the first four are published. */
const weeksBefore = 2
const weeks = 6
const publishedWeeks = 4

const dutyTypes: Readonly<
  Record<ShiftLetter, { readonly code: string; readonly name: string; readonly colour: string }>
> = {
  M: { code: 'morning', name: 'Aamuvuoro', colour: '#f2b84b' },
  E: { code: 'evening', name: 'Iltavuoro', colour: '#4b8ef2' },
  N: { code: 'night', name: 'Yövuoro', colour: '#4a3f78' },
}

/** Whoever works by a rota gets their shifts of six weeks; an office without a rota answers the phone by a rotation. */
export async function planShifts(founded: Founded, today: PlainDate): Promise<void> {
  const { company, units } = founded
  if (!company.features.some(({ feature }) => feature === 'scheduling')) return
  const from = addDays(mondayOf(today), -7 * weeksBefore)
  const rota = company.people.filter(({ work, retires }) => work?.kind === 'shifts' && !retires)
  const code = rota[0]?.unit ?? 'office'
  const unit = required(units[code], `the unit ${code}`)
  const isPlanned = await (rota.length > 0
    ? planRota(founded, { unit, from }, rota)
    : planPhone(founded, { unit, from }))
  if (isPlanned) await tell(founded, { unit, from }, today)
}

interface Plan {
  readonly unit: Id
  readonly from: PlainDate
}

const lastDay = ({ from }: Plan): PlainDate => addDays(from, 7 * weeks - 1)

/** The rota that the people of the unit work by, as it is worked. */
async function planRota(
  { office, members }: Founded,
  plan: Plan,
  people: readonly Person[],
): Promise<boolean> {
  const types = new Map<ShiftLetter, Id>()
  for (const letter of ['M', 'E', 'N'] as const) {
    const startMinutes = shiftStarts[letter]
    const version = {
      startMinutes,
      endMinutes: startMinutes + shiftMinutes,
      colour: dutyTypes[letter].colour,
    }
    const { code, name } = dutyTypes[letter]
    const body = { code, name, versions: [{ validFrom: '2024-01-01', ...version }] }
    types.set(letter, (await office.asRole('admin', shiftTypeOperations.create, { body })).id)
  }
  const rows = people.flatMap(({ key, work }) =>
    datesInRange(plan.from, lastDay(plan)).flatMap(workDate => {
      const letter = work?.kind === 'shifts' ? letterOn(work.place, workDate) : null
      const shiftTypeId = letter && types.get(letter)
      const membershipId = members.get(key)
      return shiftTypeId && membershipId
        ? [{ planningUnitId: plan.unit, shiftTypeId, membershipId, workDate }]
        : []
    }),
  )
  await office.asRole('admin', shiftOperations.writeBatch, { body: { rows } })
  // Somebody is still looked for.
  const [evening] = rows.filter(({ shiftTypeId }) => shiftTypeId === types.get('E'))
  const missing = { planningUnitId: plan.unit, shiftTypeId: required(evening, 'an evening').shiftTypeId }
  const workDate = addDays(lastDay(plan), -1)
  await office.asRole('admin', shiftOperations.create, { body: { ...missing, workDate } })
  return true
}

/** Three people answer the phone by a rotation of three weeks; the third week is free of it. */
async function planPhone({ office, members, company }: Founded, plan: Plan): Promise<boolean> {
  const bookkeepers = company.people.filter(
    ({ role, unit, work }) => role === 'employee' && unit === 'office' && work !== null,
  )
  if (bookkeepers.length === 0) return false
  const type = async (code: string, name: string, startMinutes: number) => {
    const versions = [
      { validFrom: '2024-01-01', startMinutes, endMinutes: startMinutes + 240, tags: ['phone'] },
    ]
    return (await office.asRole('admin', shiftTypeOperations.create, { body: { code, name, versions } })).id
  }
  const [morning, afternoon] = [
    await type('phone_morning', 'Puhelinpäivystys, aamu', 480),
    await type('phone_afternoon', 'Puhelinpäivystys, iltapäivä', 720),
  ]
  const finance = company.people.find(({ role }) => role === 'finance')
  const answering = [...bookkeepers, ...(finance ? [finance] : [])].slice(0, 3)
  const rotation = await office.asRole('admin', rotationOperations.create, {
    body: {
      planningUnitId: plan.unit,
      name: 'Puhelinpäivystys',
      weeks: 3,
      startsOn: plan.from,
      rows: [1, 2, 3, 4, 5].flatMap(weekday => [
        { week: 1, weekday, shiftTypeId: morning },
        { week: 2, weekday, shiftTypeId: afternoon },
      ]),
      places: answering.map(({ key }, at) => ({
        membershipId: required(members.get(key), `the member ${key}`),
        startsInWeek: (at % 3) + 1,
      })),
    },
  })
  await office.asRole('admin', rotationOperations.apply, {
    params: { id: rotation.id },
    body: { from: plan.from, to: lastDay(plan) },
  })
  return true
}

/** Publishes the plan up to the week after the next, changes a shift of it afterwards, and leaves members on their way. */
async function tell(founded: Founded, plan: Plan, today: PlainDate): Promise<void> {
  const { office } = founded
  const { unit: planningUnitId, from } = plan
  const periodTo = addDays(from, 7 * publishedWeeks - 1)
  await office.asRole('admin', publicationOperations.publish, {
    body: { planningUnitId, periodFrom: from, periodTo },
  })
  const { items } = await office.asRole('admin', shiftOperations.list, {
    query: { planningUnitId, from: addDays(today, 1), to: periodTo, state: 'published', limit: 20 },
  })
  const late = items.find(({ workDate }) => weekdayOf(workDate) === 3) ?? items[0]
  if (!late) return
  await office.asRole('admin', shiftOperations.update, {
    params: { id: late.id },
    body: {
      startMinutes: late.startMinutes + 30,
      note: 'Alkaa puoli tuntia myöhemmin.',
      overrideReason: 'Sovittu työntekijän kanssa.',
    },
  })
  await offerAndSwap(founded, { planningUnitId, from: addDays(today, 2), to: periodTo })
}
