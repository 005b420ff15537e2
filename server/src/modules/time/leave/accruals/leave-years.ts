import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import type { DatedPolicy } from '../policies/dated.ts'

/** A year in which leave is earned, and when what it earned can be taken. */
export interface LeaveYear {
  readonly start: PlainDate
  readonly end: PlainDate
  /** The rules at its beginning, or the first that come in it. */
  readonly rules: DatedPolicy
  readonly usableFrom: PlainDate
  /** The last day on which its leave can be taken before the rest is carried over or lost. */
  readonly lastDay: PlainDate
}

/**
 * The leave years of a policy from the one with a date in it to the one with another, in their order. Anniversaries are those
 * of the day on which the employment began. Throws for a policy without versions.
 */
export function leaveYearsBetween(
  versions: readonly DatedPolicy[],
  employedFrom: PlainDate,
  from: PlainDate,
  to: PlainDate,
): LeaveYear[] {
  const years: LeaveYear[] = []
  for (let date = from; date <= to; ) {
    const year = yearOn(versions, employedFrom, date, years.at(-1)?.end ?? null)
    years.push(year)
    date = addDays(year.end, 1)
  }
  return years
}

function yearOn(
  versions: readonly DatedPolicy[],
  employedFrom: PlainDate,
  date: PlainDate,
  before: PlainDate | null,
): LeaveYear {
  const rules = versionAt(versions, date) ?? versions.find(each => each.validFrom > date) ?? versions.at(-1)
  if (!rules) throw new Error('a leave policy has no version')
  const began = beginning(rules.leaveYear, employedFrom, date)
  const next = Temporal.PlainDate.from(began)
    .add({ years: 1 })
    .with(dayOf(rules.leaveYear, employedFrom), { overflow: 'constrain' })
    .toString()
  // Where another version changed the kind of year, the year before it was cut off or ran on.
  const start = before !== null && began <= before ? addDays(before, 1) : began
  return { start, end: addDays(next, -1), rules, ...usable(rules, start, addDays(next, -1)) }
}

type Kind = DatedPolicy['leaveYear']

const dayOf = (kind: Kind, employedFrom: PlainDate): { month: number; day: number } => {
  if (kind === 'calendar') return { month: 1, day: 1 }
  if (kind === 'credit_year') return { month: 4, day: 1 }
  const { month, day } = Temporal.PlainDate.from(employedFrom)
  return { month, day }
}

function beginning(kind: Kind, employedFrom: PlainDate, date: PlainDate): PlainDate {
  const on = Temporal.PlainDate.from(date)
  const thisYear = on.with(dayOf(kind, employedFrom), { overflow: 'constrain' })
  if (Temporal.PlainDate.compare(thisYear, on) <= 0) return thisYear.toString()
  return on.subtract({ years: 1 }).with(dayOf(kind, employedFrom), { overflow: 'constrain' }).toString()
}

/** Annual holiday is taken from 2 May after its earning year to 30 April of the year after (20 §). */
function usable(rules: DatedPolicy, start: PlainDate, end: PlainDate) {
  if (rules.kind === 'general') return { usableFrom: start, lastDay: end }
  const year = Number(end.slice(0, 4))
  const usableFrom = rules.usableFrom === 'earned' ? start : `${year}-05-02`
  return { usableFrom, lastDay: `${year + 1}-04-30` }
}
