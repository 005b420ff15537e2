import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import { mondayOf, weekdayOf } from '../../platform/vocabulary/weekdays.ts'
import type { Person } from '../companies/company.ts'
import { Dice } from '../random.ts'
import { type PlannedDay, wholeDay } from './planned-day.ts'
import { isIll } from './shift-day.ts'

const wednesday = 3
const friday = 5

/** The day type that stands in for work, or null on most days. */
export function absenceOn(person: Person, date: PlainDate, seed: string): PlannedDay | null {
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
