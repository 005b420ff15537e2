import { absenceOperations } from '../../modules/time/absences/port.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { mondayOf } from '../../platform/vocabulary/weekdays.ts'
import { RequestRefused } from '../../platform/vocabulary/request-refused.ts'
import type { Person } from '../companies/company.ts'
import type { DayTypeCode } from '../days/planned-day.ts'
import { mondayOfRota, nextHoliday, weekOfRota } from '../days/rota.ts'
import type { Founded } from '../founding/founding.ts'
import { Dice } from '../random.ts'
import { required } from '../required.ts'

/** What whole days stand for that are no work: their absence types. Training is work. */
const absenceTypes = {
  annual_holiday: 'annual_holiday',
  paid_leave: 'own_illness',
  unpaid_leave: 'unpaid_leave',
  flex_leave: 'flex_leave',
} as const satisfies Partial<Record<DayTypeCode, keyof Founded['absenceTypes']>>

export const isAbsence = (dayType: DayTypeCode): dayType is keyof typeof absenceTypes =>
  dayType in absenceTypes

/** The weeks of holiday that are asked for already, by company. */
const holidays = new WeakMap<Founded['members'], Set<string>>()

/**
 * An absence of a member, asked for and approved; a holiday is of the week from its first day on. False where only a rota says
 * that the day is one of work: such a day is marked by its day type alone.
 */
export async function beAbsent(
  { by, person, date }: { readonly by: Person | null; readonly person: Person; readonly date: PlainDate },
  dayType: keyof typeof absenceTypes,
  founded: Founded,
): Promise<boolean> {
  const isHoliday = dayType === 'annual_holiday'
  const sunday = addDays(mondayOf(date), 6)
  if (isHoliday) {
    const weeks = holidays.get(founded.members) ?? new Set()
    holidays.set(founded.members, weeks)
    const week = `${person.key} ${sunday}`
    if (weeks.has(week)) return true
    weeks.add(week)
  }
  const endDate = isHoliday ? sunday : date
  const wanted = { type: absenceTypes[dayType], startDate: date, endDate } as const
  return takeOrBeFree({ by, person }, wanted, founded)
}

/** Whoever has no holiday left gets the days free all the same; false where nothing is expected on them. */
async function takeOrBeFree(who: Asking, wanted: Wanted, founded: Founded): Promise<boolean> {
  try {
    await beAway(who, wanted, founded)
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    if (error.code === 'absence_no_working_days') return false
    if (error.code !== 'absence_entitlement_exceeded') throw error
    await beAway(who, { ...wanted, type: 'paid_leave' }, founded)
  }
  return true
}

/** Asked for and approved. */
export const beAway = async (who: Asking, wanted: Wanted, founded: Founded): Promise<unknown> =>
  approve(who.person, await ask(who, wanted, founded), founded)

/** `by`: the supervisor who enters it; null for the person themself. */
interface Asking {
  readonly by: Person | null
  readonly person: Person
}

interface Wanted {
  readonly type: keyof Founded['absenceTypes']
  readonly startDate: PlainDate
  readonly endDate: PlainDate
}

async function ask({ by, person }: Asking, { type, ...dates }: Wanted, founded: Founded): Promise<Id> {
  const { office, members } = founded
  const wanted = { absenceTypeId: founded.absenceTypes[type], ...dates, submit: true }
  const membershipId = required(members.get(person.key), `the member ${person.key}`)
  const { id } = by
    ? await office.as(by, absenceOperations.create, { body: { membershipId, ...wanted } })
    : await office.as(person, absenceOperations.createOwn, { body: wanted })
  return id
}

/** Of a member who records no days: the rest of a leave of half a year. */
const beOnFamilyLeave = (person: Person, today: PlainDate, founded: Founded): Promise<unknown> => {
  const monday = mondayOf(today)
  const dates = { startDate: addDays(monday, -35), endDate: addDays(monday, 7 * 12 - 1) }
  return beAway({ by: null, person }, { type: 'parental_leave', ...dates }, founded)
}

/** The Monday on which the next holiday of somebody begins who works by a rota; null for everybody else. */
function roundOf({ work }: Person, today: PlainDate): PlainDate | null {
  const week = work?.kind === 'shifts' ? nextHoliday(work.place, weekOfRota(today) + 1) : null
  return week === null ? null : mondayOfRota(week)
}

/** By the supervisor; whoever has none is decided on by those who answer for personnel. */
function approve(person: Person, id: Id, { office, company }: Founded): Promise<unknown> {
  const supervisor = company.people.find(({ key }) => key === person.supervisor)
  const params = { id }
  return supervisor
    ? office.as(supervisor, absenceOperations.approve, { params, body: {} })
    : office.asRole('hr', absenceOperations.approve, { params, body: {} })
}

/** Absences that are still to come: holidays that are approved, and weeks of leave that somebody waits for. */
export async function planAbsences(founded: Founded, today: PlainDate): Promise<void> {
  const { company } = founded
  const monday = addDays(mondayOf(today), 21)
  const planning = company.people.filter(
    ({ deviceOnly, retires, supervisor }) => !deviceOnly && !retires && supervisor !== null,
  )
  for (const [index, person] of planning.entries()) {
    if (person.work === null && person.model !== null) {
      await beOnFamilyLeave(person, today, founded)
      continue
    }
    const dice = new Dice(company.slug, 'planned holiday', person.key)
    const ownRound = roundOf(person, today)
    const startDate = ownRound ?? addDays(monday, 7 * dice.between(0, 5))
    const dates = { startDate, endDate: addDays(startDate, 6) }
    const who = { by: null, person }
    if (ownRound === null && index % 3 === 2) await ask(who, { type: 'unpaid_leave', ...dates }, founded)
    else await takeOrBeFree(who, { type: 'annual_holiday', ...dates }, founded)
  }
}
