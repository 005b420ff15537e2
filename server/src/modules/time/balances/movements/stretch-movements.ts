import { datesInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type DayOfStretch,
  type PeriodRules,
  type Stretch,
  stretchOf,
  type ThresholdOvertime,
  thresholdOvertimeOf,
} from '../../work-days/port.ts'
import type { BalanceKind, Movement } from './record.ts'

/** A recorded day of a member: how far it is, and how it counts in its week or period; null without a model. */
export interface DayInDates {
  readonly workDate: PlainDate
  readonly isApproved: boolean
  readonly counted: DayOfStretch | null
}

/** Some dates of a member that are looked at, in whole weeks. */
export interface LookedDates {
  readonly membershipId: Id
  readonly from: PlainDate
  readonly to: PlainDate
  readonly dayOn: ReadonlyMap<PlainDate, DayInDates>
  /** The model that the member is assigned to on a date; null without one, or without employment. */
  readonly assignedOn: (date: PlainDate) => (PeriodRules & { readonly versionId: Id }) | null
}

/** A week or period, and whether all of its recorded days are approved. */
export interface KnownStretch {
  readonly stretch: Stretch
  readonly isApproved: boolean
}

/** The weeks and periods that lie wholly within some dates. A day keeps to the model that it was frozen with. */
export function stretchesWithin({ from, to, dayOn, assignedOn }: LookedDates): KnownStretch[] {
  const rulesOn = (date: PlainDate) => frozenModel(dayOn.get(date)) ?? assignedOn(date)
  const known = new Map<string, KnownStretch>()
  for (const date of datesInRange(from, to)) {
    const stretch = stretchOf(date, rulesOn)
    const key = `${stretch.kind} ${stretch.from} ${stretch.to}`
    if (known.has(key) || stretch.from < from || stretch.to > to) continue
    const ofKind = (day: DayInDates) =>
      (rulesOn(day.workDate)?.kind === 'period') === (stretch.kind === 'period')
    const days = datesInRange(stretch.from, stretch.to).flatMap(one => dayOn.get(one) ?? [])
    known.set(key, { stretch, isApproved: days.filter(ofKind).every(day => day.isApproved) })
  }
  return [...known.values()]
}

const frozenModel = (day: DayInDates | undefined) => (day?.isApproved ? (day.counted?.model ?? null) : null)

/** What the overtime of an approved week or period moves beyond what its days have moved: a row for each account. */
export function movementsOfStretch({ membershipId, dayOn }: LookedDates, stretch: Stretch): Movement[] {
  const days = datesInRange(stretch.from, stretch.to).flatMap(date => dayOn.get(date)?.counted ?? [])
  const overtime = thresholdOvertimeOf(stretch, days)
  return overtime.balanceTerms.map(({ accountKind, minutes, explanation }) => ({
    membershipId,
    kind: accountKind,
    timeBankId: null,
    effectiveDate: stretch.to,
    countedFrom: stretch.from,
    minutes,
    transactionKind: minutes < 0 ? 'usage' : 'accrual',
    sourceType: 'stretch',
    sourceId: null,
    ruleVersionId: overtime.lines.at(-1)?.rule.versionId ?? null,
    parts: partsOf(overtime, accountKind),
    explanation: {
      code: 'stretch_moves_balance',
      values: { stretch: stretch.kind, from: stretch.from, to: stretch.to, term: explanation },
    },
  }))
}

const partsOf = ({ lines }: ThresholdOvertime, accountKind: BalanceKind) =>
  lines
    .filter(
      ({ compensation }) => (compensation === 'overtime_account' ? 'overtime' : compensation) === accountKind,
    )
    .map(({ workDate, kind, minutes, creditBp, rule, explanation }) => ({
      workDate,
      lineKind: kind,
      minutes,
      creditBp,
      ruleVersionId: rule.versionId,
      explanation,
    }))
