import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { balanceTermsOf, type CompensatedMinutes } from './balance-terms.ts'
import { overtimePremiumBp } from './base-lines.ts'
import { toleratedMinutes } from './daily-limits.ts'
import {
  type BalanceTerm,
  baseLineKinds,
  type DayTypeVersion,
  type InterpretationLine,
  type OvertimeCompensation,
  type RuleReference,
  type WorktimeModelVersion,
} from './day.ts'
import { overtimeRuleOf } from './line.ts'
import type { StretchReason } from './stretch-reasons.ts'

/** A frozen or interpreted day: its lines, and the versions that it was interpreted by. */
export interface DayOfStretch {
  readonly workDate: PlainDate
  readonly model: WorktimeModelVersion
  readonly dayType: DayTypeVersion | null
  /** Whether the member was absent all day, see `isAbsentDay`. */
  readonly absent: boolean
  readonly lines: readonly LineOfStretch[]
}

/** A line as it is frozen: of kinds that are none of the day's working time, too; without a compensation it was paid. */
export interface LineOfStretch
  extends Pick<InterpretationLine, 'minutes' | 'fromMinutes' | 'toMinutes' | 'creditBp' | 'rule'> {
  readonly kind: string
  readonly compensation?: OvertimeCompensation
}

/**
 * Minutes that a day carries as plain work and that turn out to be overtime, or additional work of a part-timer: they replace
 * the day's minutes, never add to them.
 */
export interface ThresholdOvertimeLine {
  readonly workDate: PlainDate
  readonly kind: 'additional' | 'overtime_50' | 'overtime_100'
  readonly replaces: 'normal' | 'additional'
  /** Where in the lines of its day the replaced line stands. */
  readonly lineIndex: number
  readonly minutes: number
  /** Clock minutes of the work date; absent without a place in time, or where the clock changes within the line. */
  readonly fromMinutes?: number
  readonly toMinutes?: number
  /** The whole worth of a minute (15000 = plain pay and +50 %). */
  readonly creditBp: number
  /** As the model of the day says, whatever its plain minutes were. */
  readonly compensation: OvertimeCompensation
  readonly rule: RuleReference
  readonly explanation: StretchReason
}

export interface ThresholdOvertime {
  /** Worked minutes that are not daily overtime, and credits that count as worked. */
  readonly countedMinutes: number
  /** Overtime alone, without additional work. */
  readonly overtimeMinutes: number
  readonly lines: readonly ThresholdOvertimeLine[]
  /** What the lines move to accounts beyond what their days have moved. */
  readonly balanceTerms: readonly BalanceTerm[]
}

export interface OvertimeThreshold {
  /** Whose overtime and additional work it is. */
  readonly of: 'week' | 'period'
  /** The days worked of a period that is broken off; null for a whole one and for a week. */
  readonly workedDays: number | null
  readonly afterMinutes: number
  /** Null: all at +50 %. */
  readonly firstTierMinutes: number | null
  /** The hours agreed for the stretch; 0 where none are. */
  readonly agreedMinutes: number
}

/** Some of the minutes of one line of one day, counted from the start of the line. */
interface Portion {
  readonly day: DayOfStretch
  readonly line: LineOfStretch & { readonly kind: 'normal' | 'additional' }
  readonly lineIndex: number
  readonly from: number
  readonly to: number
}

export const noOvertime: ThresholdOvertime = {
  countedMinutes: 0,
  overtimeMinutes: 0,
  lines: [],
  balanceTerms: [],
}

/**
 * The minutes of a stretch of days above a threshold: the last ones worked, daily overtime left aside. Flexitime
 * never becomes overtime (Working Time Act 12 §): of a flex day only its additional lines, the ordered work, can. Below
 * them, what a part-timer works above the hours agreed for the stretch is additional work (16 §).
 */
export function overtimeAbove(
  days: readonly DayOfStretch[],
  threshold: OvertimeThreshold,
): ThresholdOvertime {
  const inOrder = byDate(days)
  const plain = inOrder.flatMap(plainWork)
  const countedMinutes = inOrder.reduce((sum, day) => sum + countedMinutesOf(day), 0)

  const eligible = plain.filter(canBeOvertime)
  const total = minutesOf(eligible)
  const tolerated = inOrder.reduce((sum, day) => sum + toleratedOn(day), 0)
  const excess = Math.min(Math.max(0, countedMinutes - threshold.afterMinutes), total - tolerated)
  const above = slicePortions(eligible, total - excess, total)
  const firstTier = threshold.firstTierMinutes ?? Number.POSITIVE_INFINITY
  const overtime = [
    ...slicePortions(above, 0, firstTier).map(portion => ({ portion, kind: 'overtime_50' as const })),
    ...slicePortions(above, firstTier, Number.POSITIVE_INFINITY).map(portion => ({
      portion,
      kind: 'overtime_100' as const,
    })),
  ]
  const additional = additionalWork(inOrder, slicePortions(eligible, 0, total - excess), threshold)
  const replaced = [...additional.map(portion => ({ portion, kind: 'additional' as const })), ...overtime]
  const lines = replaced.map(({ portion, kind }) => replacingLine(portion, kind, threshold))
  return {
    countedMinutes,
    overtimeMinutes: minutesOf(above),
    lines,
    balanceTerms: balanceTermsOf([...replaced.map(({ portion }) => takenBack(portion)), ...lines]),
  }
}

/**
 * The last plain minutes above the hours that are agreed for the stretch, and no overtime nor additional work of their day.
 * Under fixed hours and flexitime days are agreed, and what is additional is found day by day.
 */
function additionalWork(
  days: readonly DayOfStretch[],
  belowOvertime: readonly Portion[],
  { agreedMinutes, afterMinutes }: OvertimeThreshold,
): Portion[] {
  if (agreedMinutes === 0 || agreedMinutes >= afterMinutes) return []
  const own = days.filter(({ model }) => isAgreedByStretch(model))
  const plain = belowOvertime.filter(({ day, line }) => line.kind === 'normal' && own.includes(day))
  const total = minutesOf(plain)
  const tolerated = own.reduce((sum, day) => sum + toleratedOn(day), 0)
  const credited = own.reduce((sum, day) => sum + creditCountedAsWorked(day), 0)
  const excess = Math.min(total + credited - tolerated - agreedMinutes, total - tolerated)
  return excess > 0 ? slicePortions(plain, total - excess, total) : []
}

/** Whether hours are agreed for the week or period, and not for its days. */
export const isAgreedByStretch = ({ kind }: Pick<WorktimeModelVersion, 'kind'>): boolean =>
  kind === 'shift' || kind === 'hours_only' || kind === 'period'

/** What a day counts towards a threshold: work that is not daily overtime nor tolerated, and credits that count as worked. */
export const countedMinutesOf = (day: DayOfStretch): number =>
  minutesOf(plainWork(day)) - toleratedOn(day) + creditCountedAsWorked(day)

function toleratedOn({ model, workDate, lines }: DayOfStretch): number {
  const worked = lines.filter(({ kind }) => isBaseLineKind(kind))
  return toleratedMinutes(
    model,
    workDate,
    worked.reduce((sum, { minutes }) => sum + minutes, 0),
  )
}

/** The model of the last day: whose thresholds a stretch is measured by when the model changes within it. */
export const lastModel = (days: readonly DayOfStretch[]): WorktimeModelVersion | undefined =>
  byDate(days).at(-1)?.model

const isBaseLineKind = (kind: string): boolean => (baseLineKinds as readonly string[]).includes(kind)

const byDate = (days: readonly DayOfStretch[]): DayOfStretch[] =>
  [...days].sort((a, b) => (a.workDate < b.workDate ? -1 : 1))

function plainWork(day: DayOfStretch): Portion[] {
  return day.lines.flatMap((line, lineIndex) => {
    const { kind } = line
    if (kind !== 'normal' && kind !== 'additional') return []
    return [{ day, line: { ...line, kind }, lineIndex, from: 0, to: line.minutes }]
  })
}

const canBeOvertime = ({ day, line }: Portion): boolean =>
  day.model.kind !== 'flex' || line.kind === 'additional'

function creditCountedAsWorked({ dayType, lines }: DayOfStretch): number {
  if (!dayType?.countsAsWorked) return 0
  return lines
    .filter(({ kind, rule }) => kind === 'credit' && rule.versionId === dayType.versionId)
    .reduce((sum, { minutes }) => sum + minutes, 0)
}

const minutesOf = (portions: readonly Portion[]): number =>
  portions.reduce((sum, { from, to }) => sum + to - from, 0)

/** The minutes from number `from` to number `to` (excluded), counted through the portions in their order. */
function slicePortions(portions: readonly Portion[], from: number, to: number): Portion[] {
  const slice: Portion[] = []
  let passed = 0
  for (const portion of portions) {
    const length = portion.to - portion.from
    const start = Math.max(0, from - passed)
    const end = Math.min(length, to - passed)
    if (start < end) slice.push({ ...portion, from: portion.from + start, to: portion.from + end })
    passed += length
  }
  return slice
}

/** The plain minutes that overtime replaces: a day has moved its additional minutes to the account already. */
const takenBack = ({ line, from, to }: Portion): CompensatedMinutes => ({
  minutes: from - to,
  creditBp: line.creditBp,
  compensation: line.compensation ?? 'paid',
})

function replacingLine(
  portion: Portion,
  kind: ThresholdOvertimeLine['kind'],
  threshold: OvertimeThreshold,
): ThresholdOvertimeLine {
  const { day, line, from, to } = portion
  const minutes = to - from
  return {
    workDate: day.workDate,
    kind,
    replaces: line.kind,
    lineIndex: portion.lineIndex,
    minutes,
    ...placeOf(portion),
    creditBp: line.creditBp + overtimePremiumBp[kind],
    compensation: day.model.overtimeCompensation,
    rule:
      kind === 'additional'
        ? { id: day.model.id, versionId: day.model.versionId }
        : overtimeRuleOf(day.model),
    explanation: reason(kind, { minutes, replaces: line.kind, date: day.workDate }, threshold),
  }
}

function reason(
  kind: ThresholdOvertimeLine['kind'],
  replaced: Pick<StretchReason['values'], 'minutes' | 'replaces' | 'date'>,
  { of, workedDays: days, afterMinutes, agreedMinutes }: OvertimeThreshold,
): StretchReason {
  if (kind === 'additional') {
    const values = { ...replaced, agreedMinutes }
    if (of === 'week') return { code: 'weekly_additional_work', values }
    if (days === null) return { code: 'period_additional_work', values }
    return { code: 'broken_period_additional_work', values: { ...values, days } }
  }
  const values = { ...replaced, afterMinutes, premiumBp: overtimePremiumBp[kind] }
  if (of === 'week') return { code: 'weekly_overtime', values }
  if (days === null) return { code: 'period_overtime', values }
  return { code: 'broken_period_overtime', values: { ...values, days } }
}

function placeOf({ line, from, to }: Portion): { fromMinutes?: number; toMinutes?: number } {
  const { fromMinutes, toMinutes, minutes } = line
  if (fromMinutes === undefined || toMinutes === undefined) return {}
  if (from === 0 && to === minutes) return { fromMinutes, toMinutes }
  if (toMinutes - fromMinutes !== minutes) return {}
  return { fromMinutes: fromMinutes + from, toMinutes: fromMinutes + to }
}
