import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import { amountOf, numberOf, textOf } from '../accruals/amounts.ts'
import { availableOn } from '../accruals/figures.ts'
import { type History, ledger } from '../accruals/ledger.ts'
import type { LeaveAccount, LeaveTransaction } from './record.ts'
import { kept } from './told.ts'
import { sumOf } from './rows.ts'

/** What rows are decided in. */
export interface Circumstances {
  readonly account: LeaveAccount
  readonly history: History
  readonly rows: readonly LeaveTransaction[]
  readonly now: Instant
  readonly actor: { readonly id: Id; readonly isAdmin: boolean }
}

interface Correction {
  readonly effectiveDate: PlainDate
  readonly amount: number
  readonly leaveYearStart?: PlainDate | undefined
  readonly reason: string
}

type CorrectionCode =
  | 'leave_correction_own'
  | 'leave_amount_zero'
  | 'leave_year_unknown'
  | 'leave_entitlement_exceeded'

/** A row that somebody adds by hand. */
export function correct(
  id: Id,
  { effectiveDate, amount, leaveYearStart, reason }: Correction,
  circumstances: Circumstances,
): Decision<LeaveTransaction, never, CorrectionCode> {
  const { account, history, actor } = circumstances
  if (account.membershipId === actor.id && !actor.isAdmin)
    return refuse('leave_correction_own', 'The balance is the caller’s own.')
  if (amountOf(amount) === 0) return refuse('leave_amount_zero', 'Send an amount other than 0.')
  const year = leaveYearStart ?? yearTakenFrom(history, effectiveDate)
  const known = history.years.find(({ start }) => start === year)
  if (!known || known.lastDay < effectiveDate)
    return refuse(
      'leave_year_unknown',
      said`No leave year that is open on ${{ effectiveDate }} begins on ${year}.`,
    )
  const available = availableOn(history, effectiveDate)
  if (amount < 0 && amountOf(-amount) > available)
    return refuse('leave_entitlement_exceeded', `${numberOf(available)} are left on ${effectiveDate}.`, {
      available: numberOf(available),
    })
  const row = {
    ...rowOf(id, circumstances),
    kind: 'correction' as const,
    sourceType: 'manual' as const,
    effectiveDate,
    leaveYearStart: known.start,
    amount: textOf(amountOf(amount)),
    explain: kept({ code: 'leave_corrected_by_hand', values: { reason } }),
    reason,
  }
  return accept(row, { audit: [auditLine('correct', row)] })
}

/** The leave year that is taken from on a date: the latest whose leave can be taken. */
function yearTakenFrom({ years }: History, date: PlainDate): PlainDate {
  const usable = years.filter(({ usableFrom, lastDay }) => usableFrom <= date && date <= lastDay)
  return (usable.at(-1) ?? years.find(({ lastDay }) => lastDay >= date))?.start ?? date
}

export interface Postponement {
  readonly absencePeriodId: Id
  readonly from: PlainDate
  readonly to: PlainDate
  readonly reason: string
}

/** What is given anew of a holiday on which the member was ill, and what is not. */
export interface PostponedHoliday {
  readonly rows: readonly LeaveTransaction[]
  readonly waitingDays: number
  readonly movedDates: readonly PlainDate[]
}

type IllnessCode = 'leave_illness_without_holiday' | 'range_end_before_start'

/** The first days of illness wait, as far as the holiday is more than four weeks; the others are given anew. */
export function postpone(
  { absencePeriodId, from, to, reason }: Postponement,
  circumstances: Circumstances,
  nextId: () => Id,
): Decision<PostponedHoliday, never, IllnessCode> {
  if (to < from) return refuse('range_end_before_start', `${to} is earlier than ${from}.`)
  const { rows, history } = circumstances
  const taken = rows.filter(row => row.sourceId === absencePeriodId)
  const days = [...Map.groupBy(taken, ({ effectiveDate }) => effectiveDate)]
    .map(([date, ofDate]) => ({ date, amount: -sumOf(ofDate) }))
    .filter(({ date, amount }) => date >= from && date <= to && amount > 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const rules = versionAt(history.versions, from)
  if (days.length === 0 || !rules)
    return refuse(
      'leave_illness_without_holiday',
      said`The absence took no leave from ${{ from }} to ${{ to }}.`,
    )
  const { earned, waited } = earnedAndWaited(history, rows, from)
  const { waiting } = postponedDays(days.length, earned, waited, rules)
  const moved = days.slice(waiting)
  const shared = { ...rowOf('', circumstances), kind: 'reversal' as const, sourceId: absencePeriodId, reason }
  const added = moved.map(({ date, amount }, index) => ({
    ...shared,
    id: nextId(),
    sourceType: 'illness' as const,
    effectiveDate: date,
    leaveYearStart: date,
    amount: textOf(amount),
    explain: kept({ code: 'leave_ill_on_holiday', values: { reason } }, index === 0 ? { waiting } : {}),
  }))
  const audit = added.map(row => auditLine('postpone', row))
  return accept({ rows: added, waitingDays: waiting, movedDates: moved.map(({ date }) => date) }, { audit })
}

/** Of the holiday that is taken on a date: what was earned, and how many days have waited already. */
function earnedAndWaited(history: History, rows: readonly LeaveTransaction[], date: PlainDate) {
  const lots = ledger(history, date).lots.filter(lot => lot.usableFrom <= date && date <= lot.lastDay)
  const own = lots.findLast(({ carried }) => !carried)
  const waited = rows
    .filter(
      row =>
        row.sourceType === 'illness' &&
        own &&
        row.effectiveDate >= own.usableFrom &&
        row.effectiveDate <= own.lastDay,
    )
    .reduce((sum, { explain }) => sum + Number(explain['waiting'] ?? 0), 0)
  return { earned: numberOf(own?.gained ?? 0), waited }
}

const rowOf = (id: Id, { account, now, actor }: Circumstances) => ({
  id,
  accountId: account.id,
  membershipId: account.membershipId,
  leavePolicyId: account.leavePolicyId,
  line: null,
  sourceId: null,
  ruleVersionId: null,
  actorMembershipId: actor.id,
  createdAt: now,
})

const auditLine = (verb: string, row: LeaveTransaction) => ({
  action: `leave_balances.${verb}`,
  targetType: 'leave_balance',
  targetId: row.accountId,
  changes: [
    { field: 'amount', from: null, to: row.amount },
    { field: 'effectiveDate', from: null, to: row.effectiveDate },
    { field: 'reason', from: null, to: row.reason },
  ],
})

/** What of the days of a holiday on which somebody was ill is given anew. */
interface Postponed {
  readonly waiting: number
  readonly moved: number
}

/**
 * Falling ill on holiday: the days are given anew on request, beyond waiting days, which never take of the four weeks (25 §).
 * Waiting days are counted for the holiday of an earning year; those of earlier illness are `waited`.
 */
export function postponedDays(
  illDays: number,
  earnedDays: number,
  waited: number,
  rules: { readonly illnessWaitingDays: number; readonly illnessWaitingAboveDays: number },
): Postponed {
  const beyond = Math.max(0, Math.floor(earnedDays - rules.illnessWaitingAboveDays))
  const waiting = Math.min(illDays, Math.max(0, Math.min(rules.illnessWaitingDays, beyond) - waited))
  return { waiting, moved: illDays - waiting }
}
