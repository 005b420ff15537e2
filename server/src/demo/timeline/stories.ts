import { addDays } from '../../platform/vocabulary/dates.ts'
import { mondayOf, weekdayOf } from '../../platform/vocabulary/weekdays.ts'
import type { Person } from '../companies/company.ts'
import { firstOf, type Month, monthOf, type Period } from './period.ts'
import type { Recorded } from './records.ts'

const minute = 60_000

const mendedReasons = [
  'Iltapäivältä puuttuu kohde.',
  'Tauko puuttuu, tarkista tunnit.',
  'Kirjasitko päivän oikealle projektille?',
] as const

/**
 * In each month that has come so far, one day goes back to its person and comes again the next morning. Only days of
 * people who confirm by the week and whose supervisor approves by the month, so that nobody acts in between.
 */
export function returnAndMend(records: readonly Recorded[], people: readonly Person[], period: Period): void {
  for (const [index, month] of period.months.entries()) {
    for (const record of records.filter(one => mayReturn(one, month, people))) {
      const monday = addDays(mondayOf(record.date), 7)
      const at = period.at(monday, 600)
      const mendedAt = period.at(addDays(monday, 1), 500)
      if (record.confirmedAt === null || record.confirmedAt >= at || mendedAt > period.now) continue
      record.returned = { at, reason: mendedReasons[index % mendedReasons.length] as string, mendedAt }
      break
    }
  }
}

const mayReturn = ({ person, date, day }: Recorded, month: Month, people: readonly Person[]): boolean =>
  monthOf(date) === month &&
  date > firstOf(month) &&
  day.entries.length > 0 &&
  person.confirms === 'weekly' &&
  !person.deviceOnly &&
  approvesMonthly(person, people) &&
  [2, 3, 4].includes(weekdayOf(date)) &&
  monthOf(addDays(mondayOf(date), 8)) === month

/** The latest day that still waits for a decision goes back to its person, who has not looked at it yet. */
export function returnLatest(records: readonly Recorded[], people: readonly Person[], period: Period): void {
  const waiting = records.filter(
    ({ person, date, day, confirmedAt, approvedAt, returned }) =>
      person.confirms === 'daily' &&
      approvesMonthly(person, people) &&
      day.entries.length > 0 &&
      date < period.today &&
      confirmedAt !== null &&
      confirmedAt + 30 * minute <= period.now &&
      approvedAt === null &&
      returned === null,
  )
  const latest = waiting.toSorted((a, b) => (b.confirmedAt ?? 0) - (a.confirmedAt ?? 0))[0]
  if (latest?.confirmedAt == null) return
  const at = latest.confirmedAt + 30 * minute
  latest.returned = { at, reason: 'Merkitse kohde ja kirjoita, mitä teit iltapäivällä.', mendedAt: null }
}

/** A day of the last month but one that went to payroll with the wrong project, or undefined in a company without sites. */
export function dayToCorrect(records: readonly Recorded[], period: Period): Recorded | undefined {
  const month = period.months.at(-3)
  return records.find(
    ({ person, date, day, approvedAt }) =>
      monthOf(date) === month &&
      person.work?.kind === 'site' &&
      !person.retires &&
      approvedAt !== null &&
      day.entries.length === 2 &&
      weekdayOf(date) === 3,
  )
}

const approvesMonthly = ({ supervisor }: Person, people: readonly Person[]): boolean =>
  people.some(({ key, approves }) => key === supervisor && approves === 'monthly')
