import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ExportPeriod } from '../../work-days/port.ts'
import { alignMovements } from '../movements/moving.ts'
import type { Movement } from '../movements/record.ts'
import { rowsOfDates } from '../movements/store.ts'
import type { PayoutReason } from '../reasons.ts'
import { release, tell } from './rules.ts'
import { payoutsOfBatch, payoutsWithIds, savePayouts, waitingPayouts } from './store.ts'

/** What is to be paid out of a balance with the next batch. */
export interface WaitingPayout {
  readonly id: Id
  readonly accountId: Id
  readonly membershipId: Id
  /** The employer of the member on the date; null without one. */
  readonly employerId: Id | null
  readonly effectiveDate: PlainDate
  readonly minutes: number
  readonly explanation: PayoutReason
}

/** What payroll is told of a date without entries. */
interface ReportedBlank {
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly flexMinutes: number
  readonly worktimeModelVersionId: Id | null
}

/** What payroll batches have to do with balances: payouts are told with them, and dates without entries are settled with them. */
export const batchedPayouts = {
  /** What waits up to the end of a period, of those whom a batch is for, by date. */
  async waiting(db: TenantDb, period: ExportPeriod): Promise<WaitingPayout[]> {
    return (await waitingPayouts(db, period)).map(
      ({ id, accountId, membershipId, employerId, effectiveDate, minutes, kind }) => ({
        ...{ id, accountId, membershipId, employerId, effectiveDate, minutes },
        explanation: {
          code: 'balance_paid_out',
          values: { minutes, balance: kind, date: effectiveDate },
        },
      }),
    )
  },

  /** Payouts that a batch tells payroll of; nobody withdraws them any more. */
  async taken(tx: WriteTransaction, batchId: Id, payoutIds: readonly Id[]): Promise<void> {
    const waiting = await payoutsWithIds(tx, payoutIds)
    await savePayouts(
      tx,
      waiting.map(payout => tell(payout, batchId, tx.now).state),
    )
  },

  /** Payouts of a batch that is cancelled or does not come about: they wait for the next one. */
  async released(tx: WriteTransaction, batchId: Id): Promise<void> {
    const told = await payoutsOfBatch(tx, batchId)
    await savePayouts(
      tx,
      told.map(payout => release(payout, tx.now).state),
    )
  },

  /** What payroll is told of dates without entries: a figure that is paid is the figure that is shown. */
  async settleBlanks(tx: WriteTransaction, blanks: readonly ReportedBlank[]): Promise<void> {
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
          explanation: {
            code: 'date_without_entries_reported',
            values: { date: workDate, minutes: flexMinutes },
          },
        })
    alignMovements(
      tx,
      rows.filter(({ sourceType }) => sourceType === 'blank_date'),
      [...wanted.values()],
      { explanation: { code: 'date_reported_otherwise', values: {} } },
    )
  },
}
