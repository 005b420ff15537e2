import { addDays } from '../../../../platform/vocabulary/dates.ts'
import type { Closing, ClosingResult } from '../../balances/port.ts'
import { textOf } from '../accruals/amounts.ts'
import { ledger } from '../accruals/ledger.ts'
import { settleAccounts, type SettledAccount } from './settle.ts'
import { foundAnew, keptLeaveReasons } from '../reasons.ts'
import { accountsOf } from './store.ts'

/**
 * The turn of a leave year after a date: what is carried over and what is lost on the day after it is written as rows, with
 * all that was due before. Once more it writes nothing.
 */
export const closingLeave: Closing = {
  kind: 'year_end',
  order: 200,
  reasons: keptLeaveReasons,
  async close(tx, { date, members, timeZone, actorMembershipId }) {
    const accounts = await accountsOf(tx, members)
    const through = addDays(date, 1)
    const why = {
      reason: foundAnew('closing', date),
      actorMembershipId,
    }
    const settled = await settleAccounts(tx, accounts, { through, timeZone, why })
    return settled.map(each => resultOf(each, date))
  },
}

function resultOf({ account, policy, history }: SettledAccount, date: string): ClosingResult {
  const dayAfter = addDays(date, 1)
  const before = ledger(history, date).balance
  const ended = ledger(history, dayAfter).lines.filter(
    line => line.date === dayAfter && line.kind !== 'accrual',
  )
  const after = ended.reduce((sum, { amount }) => sum + amount, before)
  return {
    membershipId: account.membershipId,
    part: `leave:${policy.code}`,
    unit: policy.unit,
    before: textOf(before),
    after: textOf(after),
    rows: ended.map(({ kind, amount, explain }) => ({
      kind,
      amount: textOf(amount),
      explanation: explain.explanation,
    })),
    warning: before < 0 ? { code: 'leave_overdrawn', values: {} } : null,
  }
}
