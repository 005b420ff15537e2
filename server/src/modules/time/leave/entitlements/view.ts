import { explained } from '../../../../platform/contract/sentences.ts'
import type { Reader } from '../../../../platform/http/language.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Entitlement } from '../../../people/me/port.ts'
import { amountOf, numberOf } from '../accruals/amounts.ts'
import { figuresOn } from '../accruals/figures.ts'
import { leavePolicyNameIn } from '../policies/port.ts'
import { ledger } from '../accruals/ledger.ts'
import { leftOf } from '../accruals/lots.ts'
import type { AccountHistory } from './histories.ts'
import { keptLeaveReasons } from '../reasons.ts'
import type { LeaveTransaction } from './record.ts'
import { linesIn } from './rows.ts'
import { reasonOf } from './told.ts'
import type { LeaveBalance } from './shapes.ts'

/** What an account has on a date; its policy is called as a reader is told it who has chosen a language. */
export function balanceOn(each: AccountHistory, date: PlainDate, chosen: Locale | null): LeaveBalance {
  const { account, policy, history } = each
  const figures = figuresOn(history, date)
  return {
    id: account.id,
    membershipId: account.membershipId,
    leavePolicyId: policy.id,
    policyCode: policy.code,
    policyName: leavePolicyNameIn(chosen, policy),
    unit: policy.unit,
    asOf: date,
    ...figures,
    expiring: figures.expiring.map(lost => ({ ...lost })),
    season: seasonOn(each, date),
    settledThrough: account.settledThrough,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
  }
}

/** The season of the latest holiday that can be taken on a date. */
function seasonOn({ history }: AccountHistory, date: PlainDate): LeaveBalance['season'] {
  const lots = ledger(history, date).lots.filter(lot => !lot.closed && !lot.carried && lot.usableFrom <= date)
  const lot = lots.at(-1)
  const year = history.years.find(({ start }) => start === lot?.leaveYearStart)
  if (!lot || year?.rules.kind !== 'finnish_annual_holiday') return null
  const season = seasonOf(year.end, numberOf(lot.gained), year.rules.seasonDays)
  const taken = history.movements.filter(
    movement =>
      movement.kind === 'usage' && movement.date >= season.summerFrom && movement.date <= season.summerTo,
  )
  return { ...season, summerTaken: numberOf(-taken.reduce((sum, { amount }) => sum + amount, 0)) }
}

export const entitlementOn = (each: AccountHistory, date: PlainDate, chosen: Locale | null): Entitlement => {
  const { asOf, accrued, carriedOver, used, planned, available, earning, expiring, ...balance } = balanceOn(
    each,
    date,
    chosen,
  )
  const { id, policyName: name, unit, updatedAt } = balance
  return {
    id,
    name,
    unit,
    asOf,
    accrued,
    carriedOver,
    used,
    planned,
    available,
    earning,
    expiring,
    updatedAt,
  }
}

export const transaction = (row: LeaveTransaction, language: Locale) => {
  const { accountId, membershipId: _, leavePolicyId: __, line: ___, explain, amount, ...rest } = row
  return {
    ...rest,
    leaveBalanceId: accountId,
    amount: numberOf(amountOf(amount)),
    ...explained(keptLeaveReasons, reasonOf(explain), language),
  }
}

/** How the figures of a date come about. */
export function explanation(
  each: AccountHistory,
  date: PlainDate,
  { language, chosen }: Pick<Reader, 'language' | 'chosen'>,
) {
  const { lines, lots } = ledger(each.history, date)
  const kept = new Map(linesIn(each.rows).map(line => [line.line, line.amount]))
  return {
    balance: balanceOn(each, date, chosen),
    lots: lots.map(lot => ({
      leaveYearStart: lot.leaveYearStart,
      carried: lot.carried,
      usableFrom: lot.usableFrom,
      lastDay: lot.lastDay,
      gained: numberOf(lot.gained),
      opened: numberOf(lot.opened),
      corrected: numberOf(lot.corrected),
      used: numberOf(lot.used),
      left: numberOf(leftOf(lot)),
    })),
    lines: lines
      .map(({ line, kind, date: on, leaveYearStart, amount, explain }) => ({
        line,
        kind,
        date: on,
        leaveYearStart,
        amount: numberOf(amount),
        settledAmount: numberOf(kept.get(line) ?? 0),
        ...explained(keptLeaveReasons, explain.explanation, language),
      }))
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  }
}

/** When the holiday of an earning year is to be given (20 §): so many days of it in summer, the rest until the next spring. */
interface Season {
  readonly summerFrom: PlainDate
  readonly summerTo: PlainDate
  readonly summerDays: number
  readonly winterTo: PlainDate
  readonly winterDays: number
}

/** Of the earning year that ended on a 31 March with so many days. */
export function seasonOf(yearEnd: PlainDate, earnedDays: number, seasonDays: number): Season {
  const year = Number(yearEnd.slice(0, 4))
  const summerDays = Math.min(earnedDays, seasonDays)
  return {
    summerFrom: `${year}-05-02`,
    summerTo: `${year}-09-30`,
    summerDays,
    winterTo: `${year + 1}-04-30`,
    winterDays: earnedDays - summerDays,
  }
}
