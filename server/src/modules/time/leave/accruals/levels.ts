import { addDays, daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import type { DatedPolicy } from '../policies/dated.ts'
import type { Level } from '../policies/shapes.ts'
import { type Amount, amountOf, numberOf, rounded } from './amounts.ts'
import type { Gain } from './ledger.ts'
import { leaveYearsBetween } from './leave-years.ts'
import type { GainReason } from '../reasons.ts'
import { common, earlier, type Span } from './spans.ts'

/** Whose leave is worked out: their employments, and when they have the policy, by date. */
export interface Holding {
  readonly employments: readonly Span[]
  readonly held: readonly Span[]
}

const monthsOf = { monthly: 1, quarterly: 3, twice_a_year: 6, yearly: 12 } as const

/** What a policy by levels gives up to a date, in the order of the dates. */
export function gainsByLevels(
  versions: readonly DatedPolicy[],
  { employments, held }: Holding,
  until: PlainDate,
): Gain[] {
  const gains = employments.flatMap(employment => {
    const covered = common([employment], held)
    const [first] = covered
    if (!first || first.from > until) return []
    const last = earlier(covered.at(-1)?.to ?? null, yearAfter(until)) ?? until
    return leaveYearsBetween(versions, employment.from, first.from, last).flatMap(({ start, end }) =>
      periodsOf(start, end).flatMap(({ months, ...period }) =>
        gainOf({ versions, employment, covered, months, leaveYearStart: start }, period),
      ),
    )
  })
  return gains
    .filter(({ date }) => date <= until)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

const yearAfter = (date: PlainDate): PlainDate => Temporal.PlainDate.from(date).add({ years: 1 }).toString()

interface Period {
  readonly start: PlainDate
  readonly end: PlainDate
}

/** Every period of every frequency in a leave year; a year that was cut off has shorter ones. */
function periodsOf(start: PlainDate, end: PlainDate): (Period & { readonly months: number })[] {
  const first = Temporal.PlainDate.from(start)
  return Object.values(monthsOf).flatMap(months =>
    Array.from({ length: Math.ceil(13 / months) }, (_, index) => ({
      months,
      start: first.add({ months: index * months }).toString(),
      end:
        earlier(
          end,
          first
            .add({ months: (index + 1) * months })
            .subtract({ days: 1 })
            .toString(),
        ) ?? end,
    })).filter(period => period.start <= end),
  )
}

interface Place {
  readonly versions: readonly DatedPolicy[]
  readonly employment: Span
  readonly covered: readonly Span[]
  readonly months: number
  readonly leaveYearStart: PlainDate
}

/** What a period gives: at its beginning or end, by the level of that day, where that level has such periods. */
function gainOf(place: Place, period: Period): Gain[] {
  const within = common(place.covered, [{ from: period.start, to: period.end }])
  const [first] = within
  if (!first) return []
  const last = within.at(-1)?.to ?? period.end
  return [first.from, last].flatMap((date, at) => {
    const rules = versionAt(place.versions, date)
    const level = rules?.kind === 'general' ? levelOn(rules.levels, place.employment.from, date) : undefined
    if (!rules || !level || monthsOf[level.frequency] !== place.months) return []
    if ((level.gainedAt === 'start') !== (at === 0)) return []
    const days = daysInRange(period.start, period.end)
    const covered = within.reduce((sum, { from, to }) => sum + daysInRange(from, to ?? period.end), 0)
    const share = rules.proration === 'days' ? covered / days : 1
    const amount = rounded(amountOf(level.amount) * share, rules.rounding, amountOf(rules.roundingStep))
    if (amount === 0) return []
    return [
      {
        line: `gain ${period.start} ${period.end} ${date}`,
        date,
        leaveYearStart: place.leaveYearStart,
        amount,
        ruleVersionId: rules.versionId,
        explain: {
          explanation: reasonOf(level.amount, period, share === 1 ? null : { covered, days, amount }),
          periodStart: period.start,
          periodEnd: period.end,
          countedDays: covered,
          periodDays: days,
          level: { ...level },
        },
      },
    ]
  })
}

const reasonOf = (
  whole: number,
  { start: from, end: to }: Period,
  part: { readonly covered: number; readonly days: number; readonly amount: Amount } | null,
): GainReason =>
  part === null
    ? { code: 'leave_of_period', values: { amount: whole, from, to } }
    : {
        code: 'leave_of_part_of_period',
        values: {
          ...{ whole, from, to },
          countedDays: part.covered,
          days: part.days,
          amount: numberOf(part.amount),
        },
      }

/** The level with the longest employment that has been reached. */
export function levelOn(
  levels: readonly Level[],
  employedFrom: PlainDate,
  date: PlainDate,
): Level | undefined {
  const reached = levels
    .map(level => ({ level, on: reachedOn(level, employedFrom) }))
    .filter(({ on }) => on <= date)
  return reached.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)).at(-1)?.level
}

const reachedOn = ({ startsAfter, startsAfterUnit }: Level, employedFrom: PlainDate): PlainDate =>
  startsAfterUnit === 'days'
    ? addDays(employedFrom, startsAfter)
    : Temporal.PlainDate.from(employedFrom)
        .add({ [startsAfterUnit]: startsAfter })
        .toString()
