import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import {
  type CorrectionOf,
  type FrozenLine,
  type LineContent,
  type LineToFreeze,
  reversalOf,
} from './line.ts'
import { linesOfWeek, type ToldDay } from './weekly-lines.ts'

/** A day that goes into the batch, with its lines as they are now. */
export interface DayInBatch extends ToldDay {
  readonly workDayId: Id
  readonly membershipId: Id
  /** The Sunday of its calendar week. */
  readonly weekEndsOn: PlainDate
  /** The batch whose lines it corrects. */
  readonly correctsBatchId: Id | null
}

/** A day of an earlier batch, with the lines that still stand for it. */
interface DayInForce extends ToldDay {
  readonly workDayId: Id
  readonly membershipId: Id
  readonly weekEndsOn: PlainDate
  readonly lines: readonly FrozenLine[]
}

/** What payroll knows already. */
export interface InForce {
  /** The days of earlier batches that this batch corrects, and those of the weeks that it has to look at. */
  readonly days: readonly DayInForce[]
  /** The weekly overtime that stands for those weeks. */
  readonly weekLines: readonly FrozenLine[]
}

export interface Period {
  readonly from: PlainDate
  readonly to: PlainDate
  /** Weeks that end later are left to a later batch. */
  readonly weeksUntil: PlainDate
}

/**
 * The lines of a batch: for every day what is so now, after taking back what stands for it; and for every week that
 * ends in the period, or that ended before and has a day in the batch, its weekly overtime, after taking back
 * what stands for it where that is no longer so. In the order of payroll number, date and place in the day.
 */
export function linesOfBatch(
  days: readonly DayInBatch[],
  inForce: InForce,
  period: Period,
  payrollNumberOf: (membershipId: Id) => string | null,
): LineToFreeze[] {
  const linesInForce = new Map(inForce.days.map(day => [day.workDayId, day.lines]))
  const groups = [
    ...days.map(day => ({ ...groupOf(day), lines: dayLines(day, linesInForce.get(day.workDayId) ?? []) })),
    ...weeksOf(days, inForce, period).map(week => ({
      membershipId: week.membershipId,
      workDate: week.endsOn,
      rank: 1,
      lines: weekLines(week),
    })),
  ]
  const number = (group: Group) => payrollNumberOf(group.membershipId)
  return groups
    .sort(
      (a, b) =>
        inPayrollOrder(
          { id: a.membershipId, payrollNumber: number(a) },
          { id: b.membershipId, payrollNumber: number(b) },
        ) ||
        compare(a.workDate, b.workDate) ||
        a.rank - b.rank,
    )
    .flatMap(group => group.lines.map(line => withPayrollNumber(line, number(group))))
}

interface Group {
  readonly membershipId: Id
  readonly workDate: PlainDate
  /** Weekly overtime comes after the Sunday's own lines. */
  readonly rank: number
}

/** A reversal keeps the number under which its line was told; other lines get the member's present one. */
type Line = Omit<LineToFreeze, 'payrollNumber'> & { readonly payrollNumber?: string | null }

const withPayrollNumber = (line: Line, present: string | null): LineToFreeze => ({
  ...line,
  payrollNumber: line.payrollNumber === undefined ? present : line.payrollNumber,
})

const groupOf = ({ membershipId, workDate }: DayInBatch): Group => ({ membershipId, workDate, rank: 0 })

const dayLines = (
  { workDayId, membershipId, workDate, correctsBatchId, lines }: DayInBatch,
  inForce: readonly FrozenLine[],
): Line[] => [
  ...inForce.map(reversalOf),
  ...lines.map(line => ({
    ...line,
    workDayId,
    membershipId,
    workDate,
    correctionOf: correctsBatchId === null ? null : presentOf(correctsBatchId),
  })),
]

const presentOf = (batchId: Id): CorrectionOf => ({ batchId, lineId: null, sign: 1 })

interface Week {
  readonly membershipId: Id
  /** Its Sunday. */
  readonly endsOn: PlainDate
  readonly days: readonly ToldDay[]
  readonly inForce: readonly FrozenLine[]
}

/** The weeks that the batch looks at, each with its days as payroll knows them once it has the batch. */
function weeksOf(days: readonly DayInBatch[], inForce: InForce, { from, weeksUntil }: Period): Week[] {
  const inBatch = new Set(days.map(day => day.workDayId))
  const touched = new Set(days.map(weekKey))
  const known = [...days, ...inForce.days.filter(day => !inBatch.has(day.workDayId))]
  const linesByWeek = Map.groupBy(
    inForce.weekLines,
    ({ membershipId, workDate }) => `${membershipId} ${workDate}`,
  )
  return [...Map.groupBy(known, weekKey)].flatMap(([key, ofWeek]) => {
    const [first] = ofWeek
    if (!first) return []
    const endsOn = first.weekEndsOn
    if (endsOn > weeksUntil || (endsOn < from && !touched.has(key))) return []
    return [{ membershipId: first.membershipId, endsOn, days: ofWeek, inForce: linesByWeek.get(key) ?? [] }]
  })
}

const weekKey = ({ membershipId, weekEndsOn }: DayInBatch | DayInForce) => `${membershipId} ${weekEndsOn}`

function weekLines({ membershipId, endsOn, days, inForce }: Week): Line[] {
  const present = linesOfWeek(days)
  if (saysTheSame(inForce, present)) return []
  const [first] = inForce
  return [
    ...inForce.map(reversalOf),
    ...present.map(line => ({
      ...line,
      workDayId: null,
      membershipId,
      workDate: endsOn,
      correctionOf: first ? presentOf(first.batchId) : null,
    })),
  ]
}

const saysTheSame = (a: readonly LineContent[], b: readonly LineContent[]): boolean =>
  a.length === b.length && JSON.stringify(a.map(said)) === JSON.stringify(b.map(said))

const said = ({ kind, payTypeCode, minutes, creditBp, parts, rule, explain }: LineContent) => [
  kind,
  payTypeCode,
  minutes,
  creditBp,
  parts.map(part => [part.minutes, part.values.map(value => value.valueId)]),
  rule.versionId,
  explain,
]

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

interface Numbered {
  readonly id: Id
  readonly payrollNumber: string | null
}

/** The order of members in the lines of a batch. */
export const inPayrollOrder = (a: Numbered, b: Numbered): number =>
  compareNumbers(a.payrollNumber, b.payrollNumber) || compare(a.id, b.id)

/** Shorter numbers first, so that 99 comes before 1042; members without one last. */
const compareNumbers = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a.length - b.length || compare(a, b)
