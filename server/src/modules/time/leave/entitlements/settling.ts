import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { numberOf, textOf } from '../accruals/amounts.ts'
import { type Explanation, type History, ledger } from '../accruals/ledger.ts'
import { inEnglish, type LeaveChangeReason } from '../reasons.ts'
import type { LeaveAccount, LeaveTransaction } from './record.ts'
import { explanationOf, kept } from './told.ts'
import { linesIn } from './rows.ts'

/** Why rows are written, and by whom. */
export interface Why {
  readonly reason: LeaveChangeReason
  readonly actorMembershipId: Id | null
}

/**
 * The rows that are wanting for the rows of an account to say what its history says up to a date: new lines, and adjustments of
 * lines that are others now. With them there, once more there are none.
 */
export function rowsWanting(
  account: LeaveAccount,
  history: History,
  rows: readonly LeaveTransaction[],
  { through, why, now, nextId }: { through: PlainDate; why: Why; now: Instant; nextId: () => Id },
): LeaveTransaction[] {
  const shared = {
    accountId: account.id,
    membershipId: account.membershipId,
    leavePolicyId: account.leavePolicyId,
    sourceType: 'rule' as const,
    sourceId: null,
    actorMembershipId: why.actorMembershipId,
    createdAt: now,
  }
  const kept = new Map(linesIn(rows).map(line => [line.line, line]))
  const expected = ledger(history, through).lines.filter(line => line.date <= through)
  const named = new Set(expected.map(({ line }) => line))
  const gone = [...kept.values()]
    .filter(line => line.date <= through && !named.has(line.line))
    .map(({ first, ...line }) => ({
      ...line,
      kind: 'adjustment' as const,
      amount: 0,
      ruleVersionId: first.ruleVersionId,
      explain: explanationOf(first.explain),
    }))
  return [...expected, ...gone].flatMap(({ kind, amount, date, explain, ...line }): LeaveTransaction[] => {
    const before = kept.get(line.line)
    const difference = amount - (before?.amount ?? 0)
    if (difference === 0) return []
    const row = { ...shared, ...line, id: nextId(), effectiveDate: date, amount: textOf(difference) }
    if (!before) return [{ ...row, kind, explain: keptOf(explain), reason: null }]
    const told = adjusted(explain, why, before.amount, amount)
    return [{ ...row, kind: 'adjustment', explain: told, reason: inEnglish(why.reason) }]
  })
}

const keptOf = ({ explanation, ...figures }: Explanation) => kept(explanation, figures)

const adjusted = (
  { explanation: _, ...figures }: Explanation,
  { reason: why }: Why,
  before: number,
  after: number,
): Readonly<Record<string, unknown>> =>
  kept(
    { code: 'leave_adjusted', values: { why, amount: numberOf(after), before: numberOf(before) } },
    { ...figures, before: numberOf(before), after: numberOf(after) },
  )

/**
 * The first date after one on which a line may be due: the first or last day of a month, or the day of the month on which the
 * employment began. Looking too early costs little.
 */
export function nextLineAfter(date: PlainDate, employedFrom: PlainDate): PlainDate {
  const on = Temporal.PlainDate.from(date)
  const day = Number(employedFrom.slice(8))
  const candidates = [0, 1].flatMap(months => {
    const month = on.toPlainYearMonth().add({ months })
    return [1, Math.min(day, month.daysInMonth), month.daysInMonth].map(each =>
      month.toPlainDate({ day: each }).toString(),
    )
  })
  return candidates.filter(each => each > date).toSorted()[0] ?? date
}
