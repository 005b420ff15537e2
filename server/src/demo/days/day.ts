import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import { mondayOf, weekdayOf } from '../../platform/vocabulary/weekdays.ts'
import type { Person } from '../companies/company.ts'
import { Dice } from '../random.ts'
import { deskDay, flexibleDay } from './office-day.ts'
import { type PlannedDay, wholeDay } from './planned-day.ts'
import { awayInWeek, letterOfRow, letterOn, weekOfRota } from './rota.ts'
import { isIll, shiftOn } from './shift-day.ts'
import { siteDay, siteSaturday } from './site-day.ts'

const wednesday = 3
const friday = 5

/** The day type that stands in for work, or null on most days. */
function absenceOn(person: Person, date: PlainDate, seed: string): PlannedDay | null {
  // Holidays of a rota come round by its weeks.
  if (person.work?.kind !== 'shifts' && onHoliday(person, date, seed)) return wholeDay('annual_holiday')
  if (hasTraining(person, date)) return wholeDay('training_day')
  if (person.work?.kind === 'shifts' && isIll(person.work, date)) return wholeDay('paid_leave')
  const dice = new Dice(seed, 'absence', person.key, date)
  if (person.work?.kind === 'flexible' && weekdayOf(date) === friday && dice.onceIn(14))
    return wholeDay('flex_leave')
  if (dice.onceIn(70)) return wholeDay('paid_leave')
  if (dice.onceIn(220)) return wholeDay('unpaid_leave')
  return null
}

/** Whole weeks: about four a year, and for half of the people the weeks after Midsummer. */
function onHoliday(person: Person, date: PlainDate, seed: string): boolean {
  const monday = mondayOf(date)
  const week = Temporal.PlainDate.from(monday).weekOfYear ?? 0
  const summer = week >= 27 && week <= 30
  return new Dice(seed, 'holiday', person.key, summer ? monday.slice(0, 4) : monday).onceIn(summer ? 2 : 13)
}

/** The second Wednesday of a month, for the two site crews in transaction. */
function hasTraining({ unit }: Person, date: PlainDate): boolean {
  const dayOfMonth = Number(date.slice(8))
  if (weekdayOf(date) !== wednesday || dayOfMonth < 8 || dayOfMonth > 14) return false
  return unit === (Number(date.slice(5, 7)) % 2 === 0 ? 'electrical' : 'piping')
}

/** What days depend on besides the person and the date. */
export interface Surroundings {
  readonly seed: string
  /** Public holidays and the eves that agreements make free. */
  readonly holidays: ReadonlySet<PlainDate>
}

/** What a person would record of a date, or null when they are off. It does not depend on when the demo is made. */
export function dayOf(person: Person, date: PlainDate, { seed, holidays }: Surroundings): PlannedDay | null {
  const { work } = person
  if (!work || date < person.employedSince) return null
  const dice = new Dice(seed, person.key, date)
  if (work.kind === 'shifts') {
    if (awayInWeek(weekOfRota(date)) === work.place)
      return letterOfRow(work.place, date) === null ? null : wholeDay('annual_holiday')
    const shift = shiftOn(work, date, dice, person.locale)
    if (!shift) return null
    const absence = absenceOn(person, date, seed)
    // Nobody is absent on a day off; they do not help out.
    return absence && letterOn(work.place, date) === null ? null : (absence ?? shift)
  }
  if (holidays.has(date)) return null
  const weekday = weekdayOf(date)
  if (weekday === 6 && work.kind === 'site') return siteSaturday(person, work, date, seed)
  if (weekday > 5) return null
  return absenceOn(person, date, seed) ?? ordinaryDay(person, date, dice, seed)
}

function ordinaryDay(person: Person, date: PlainDate, dice: Dice, seed: string): PlannedDay | null {
  const { work, locale } = person
  switch (work?.kind) {
    case 'desk':
      return deskDay(work, dice, locale)
    case 'flexible':
      return flexibleDay(work, dice, locale)
    case 'site':
      return siteDay(person, work, date, dice, seed)
    default:
      return null
  }
}
