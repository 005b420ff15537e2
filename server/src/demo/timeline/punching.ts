import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Person } from '../companies/company.ts'
import type { PlannedDay, PlannedEntry, PlannedTap } from '../days/planned-day.ts'
import type { Period } from './period.ts'
import type { Recorded } from './records.ts'
import type { Step } from './step.ts'

/** For so many days up to today some people use the clock. */
const punchedDays = 21

/** Who uses it: the last two who record their own times. */
export const punchersAmong = (people: readonly Person[]): readonly Person[] =>
  people.filter(({ work, deviceOnly }) => work && work.kind !== 'shifts' && !deviceOnly).slice(-2)

/** The last day that the first of them punches and is done with: the clock-out is forgotten, and asked for the day after. */
export function forgottenAmong(
  person: Person,
  people: readonly Person[],
  own: readonly Recorded[],
  period: Period,
): Recorded | undefined {
  if (person !== punchersAmong(people)[0]) return undefined
  return own
    .filter(({ date, day }) => askedAt(date, period) <= period.now && tapsOf(date, day, period))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .at(-1)
}

const askedAt = (date: PlainDate, period: Period): number => period.at(addDays(date, 1), 560)

/** How somebody's day gets its hours: by the clock, where they use it, or by hand. */
export function recordingSteps(
  { person, date, day, at }: Recorded,
  by: Person | null,
  { people, forgotten, period }: Punching,
): Step[] {
  const taps = punchersAmong(people).includes(person) ? tapsOf(date, day, period) : null
  if (!taps) return [{ at, kind: 'record', by, person, date, day }]
  const out = taps.at(-1)
  if (!forgotten || !out) return [{ at, kind: 'punch', person, date, taps }]
  return [
    { at, kind: 'punch', person, date, taps: taps.slice(0, -1) },
    { at: askedAt(date, period), kind: 'ask_correction', person, tap: out },
  ]
}

interface Punching {
  readonly people: readonly Person[]
  /** Whether the clock-out of the day is forgotten. */
  readonly forgotten: boolean
  readonly period: Period
}

/** What is punched of a day, each with its minute; null for one that the clock cannot tell. */
export function tapsOf(
  date: PlainDate,
  { entries, dayType }: PlannedDay,
  period: Period,
): readonly PlannedTap[] | null {
  if (dayType !== null || date < addDays(period.today, -punchedDays) || entries.length === 0) return null
  const breaks = entries.filter(isBreak)
  const work = entries.filter(entry => !isBreak(entry))
  const [first] = work
  const last = work.at(-1)
  const follows = work.every((entry, index) => index === 0 || entry.from === work[index - 1]?.to)
  const isClocked = work.every(({ type }) => type === 'work' || type === 'training' || type === 'travel')
  if (!first || !last || !follows || !isClocked) return null
  const ends = [...work, ...breaks].map(({ from, to }) => [from, to])
  if (ends.some(times => times.includes(undefined))) return null
  const tap = (kind: PlannedTap['kind'], minute: number | undefined, entry: PlannedEntry | null) => ({
    ...{ kind, entry },
    at: period.at(date, minute ?? 0),
  })
  return [
    tap('clockIn', first.from, first),
    ...work.slice(1).map(entry => tap('setAllocation', entry.from, entry)),
    ...breaks.flatMap(entry => [tap('startBreak', entry.from, entry), tap('endBreak', entry.to, null)]),
    tap('clockOut', last.to, null),
  ]
}

const isBreak = ({ type }: PlannedEntry): boolean => type === 'break' || type === 'coffee_break'
