import type { BatchedBalances } from '../../payroll-exports/port.ts'
import { alignMovements } from '../movements/moving.ts'
import type { Movement } from '../movements/record.ts'
import { rowsOfDates } from '../movements/store.ts'
import { release, tell } from './rules.ts'
import { payoutsOfBatch, payoutsWithIds, savePayouts, waitingPayouts } from './store.ts'

/** What payroll batches have to do with balances: payouts are told with them, and dates without entries are settled with them. */
export const batchedPayouts: BatchedBalances = {
  async waiting(db, period) {
    return (await waitingPayouts(db, period)).map(
      ({ id, accountId, membershipId, employerId, effectiveDate, minutes, kind }) => ({
        ...{ id, accountId, membershipId, employerId, effectiveDate, minutes },
        explain: `${minutes} min paid out of the balance “${kind}” on ${effectiveDate}.`,
      }),
    )
  },

  async taken(tx, batchId, payoutIds) {
    const waiting = await payoutsWithIds(tx, payoutIds)
    await savePayouts(
      tx,
      waiting.map(payout => tell(payout, batchId, tx.now).state),
    )
  },

  async released(tx, batchId) {
    const told = await payoutsOfBatch(tx, batchId)
    await savePayouts(
      tx,
      told.map(payout => release(payout, tx.now).state),
    )
  },

  async blanksTold(tx, blanks) {
    const rows = await rowsOfDates(
      tx,
      blanks.map(({ membershipId, workDate }) => ({ membershipId, from: workDate, to: workDate })),
    )
    // Each employer is told its own part of a date; the balance is the member's, and has what is so.
    const wanted = new Map<string, Movement>()
    for (const { membershipId, workDate, flexMinutes, worktimeModelVersionId } of blanks)
      if (flexMinutes !== 0)
        wanted.set(`${membershipId} ${workDate}`, {
          ...{ membershipId, kind: 'flex', timeBankId: null, effectiveDate: workDate, minutes: flexMinutes },
          transactionKind: flexMinutes < 0 ? 'usage' : 'accrual',
          ...{ sourceType: 'blank_date', sourceId: null, ruleVersionId: worktimeModelVersionId },
          explain: `${workDate} has no entries: ${flexMinutes} min, as payroll is told.`,
        })
    alignMovements(
      tx,
      rows.filter(({ sourceType }) => sourceType === 'blank_date'),
      [...wanted.values()],
      { explain: 'Payroll is told something else of the date.' },
    )
  },
}
