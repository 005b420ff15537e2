import { addDays, datesInRange, type PlainDate } from '../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../platform/vocabulary/weekdays.ts'
import type { Person } from '../companies/company.ts'
import { dayOf } from '../days/day.ts'
import { endOf, type PlannedDay } from '../days/planned-day.ts'
import { Dice } from '../random.ts'
import { lastOf, monthOf, type Period } from './period.ts'

/** A day that a person has recorded, and what became of it by plan. */
export interface Recorded {
  readonly person: Person
  readonly date: PlainDate
  readonly day: PlannedDay
  readonly at: number
  confirmedAt: number | null
  approvedAt: number | null
  /** Sent back by the supervisor, and when the person has mended and confirmed it again. */
  returned: { readonly at: number; readonly reason: string; readonly mendedAt: number | null } | null
}

const morning = 480
const afternoon = 930
/** The wall clock moves in steps, so that many people act in one. */
const step = 20

/** What a person has recorded of the period by now, in the order of recording. */
export function recordsOf(person: Person, period: Period, seed: string): Recorded[] {
  const last = person.retires ? retirementOf(period) : period.today
  return datesInRange(period.start, last)
    .flatMap(date => {
      const day = dayOf(person, date, { seed, holidays: period.holidays })
      if (!day) return []
      const at = recordedAt(person, date, day, period, seed)
      return [{ person, date, day, at, confirmedAt: null, approvedAt: null, returned: null }]
    })
    .filter(({ at }) => at <= period.now)
    .sort((a, b) => a.at - b.at)
}

function recordedAt(person: Person, date: PlainDate, day: PlannedDay, period: Period, seed: string): number {
  if (person.deviceOnly) return period.at(date, 0)
  const dice = new Dice(seed, 'recording', person.key, date)
  if (!person.retires && dice.onceIn(40)) return period.at(period.closingDay(monthOf(date)), morning + 30)
  const end = endOf(day)
  if (end > 0) return period.at(date, Math.ceil(end / step) * step + dice.between(0, 40, step))
  if (day.entries.length === 0) return period.at(date, morning)
  return period.at(addDays(mondayOf(date), 4), afternoon)
}

/** Confirms the records as the person does, and tells when and which dates each time. */
export function confirmations(
  person: Person,
  records: readonly Recorded[],
  period: Period,
): { at: number; from: PlainDate; to: PlainDate }[] {
  const done: { at: number; from: PlainDate; to: PlainDate }[] = []
  for (const { at, from, to } of occasions(person, records, period)) {
    if (at > period.now) break
    const pending = records.filter(
      record => record.confirmedAt === null && record.at < at && record.date >= from && record.date <= to,
    )
    if (pending.length === 0) continue
    for (const record of pending) record.confirmedAt = at
    const dates = pending.map(({ date }) => date).sort()
    done.push({ at, from: dates[0] as PlainDate, to: dates.at(-1) as PlainDate })
  }
  return done
}

/** When the person confirms, and what each time covers; everybody does when a month closes. */
function occasions(person: Person, records: readonly Recorded[], period: Period) {
  const closing = period.months.map(month => ({
    at: period.at(period.closingDay(month), 540),
    from: `${month}-01`,
    to: lastOf(month),
  }))
  return [...closing, ...usual(person, records, period)].sort((a, b) => a.at - b.at)
}

function usual(person: Person, records: readonly Recorded[], period: Period) {
  if (person.confirms === 'monthly') return []
  const leaving = person.retires ? [leavingOccasion(period)] : []
  if (person.confirms === 'daily' && !person.deviceOnly)
    return records.map(({ at, date }) => ({ at: at + step * 60_000, from: date, to: date }))
  const mondays = datesInRange(period.start, addDays(period.today, 7)).filter(date => mondayOf(date) === date)
  const worksWeekends = person.work?.kind === 'site' || person.work?.kind === 'shifts'
  const weekly = mondays.map(monday => ({
    at: worksWeekends ? period.at(addDays(monday, 7), 460) : period.at(addDays(monday, 4), 1010),
    from: addDays(monday, -7),
    to: addDays(monday, 6),
  }))
  return [...weekly, ...leaving]
}

/** Late on the last day, when everything is recorded. */
function leavingOccasion(period: Period) {
  const last = retirementOf(period)
  return { at: period.at(last, 1430), from: addDays(last, -14), to: last }
}

/** The last working day around the twentieth of last month. */
export const retirementOf = (period: Period): PlainDate =>
  period.workday(addDays(lastOf(period.months.at(-2) as string), -10))
