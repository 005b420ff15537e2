import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { optionalSlot } from '../../../platform/slots.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { ExportPeriod } from '../../work-days/port.ts'
import type { FrozenBlank } from '../lines/blank-store.ts'
import type { LineToFreeze } from '../lines/line.ts'
import type { PayrollMember } from '../lines/member-lines.ts'
import type { CodeOf } from '../pay-types/coding.ts'

/** What is to be paid out of a balance with the next batch. */
export interface WaitingPayout {
  readonly id: Id
  readonly accountId: Id
  readonly membershipId: Id
  /** The employer of the member on the date; null without one. */
  readonly employerId: Id | null
  readonly effectiveDate: PlainDate
  readonly minutes: number
  readonly explain: string
}

/** What batches have to do with the balances of members; all of it for many at once. */
export interface BatchedBalances {
  /** What waits up to the end of a period, of those whom a batch is for, by date. */
  waiting(db: TenantDb, period: ExportPeriod): Promise<readonly WaitingPayout[]>
  /** Payouts that a batch tells payroll of; nobody withdraws them any more. */
  taken(tx: WriteTransaction, batchId: Id, payoutIds: readonly Id[]): Promise<unknown>
  /** Payouts of a batch that is cancelled or does not come about: they wait for the next one. */
  released(tx: WriteTransaction, batchId: Id): Promise<unknown>
  /** What payroll is told of dates without entries: a figure that is paid is the figure that is shown. */
  blanksTold(tx: WriteTransaction, blanks: readonly FrozenBlank[]): Promise<unknown>
}

export const batchedBalances = optionalSlot<BatchedBalances>('payroll_exports.balances')

/** The lines of a member's payouts, in the order of their dates. */
export const linesOfPayouts = (
  { membershipId, payrollNumber }: PayrollMember,
  payouts: readonly WaitingPayout[],
  codeOf: CodeOf,
): LineToFreeze[] =>
  payouts.map(({ id, accountId, employerId, effectiveDate, minutes, explain }) => {
    const told = { kind: 'payout', compensation: 'paid' } as const
    const facts = { ...told, entryTypeId: null, dayTypeId: null, ownCode: null }
    return {
      ...told,
      ...codeOf(facts, effectiveDate),
      minutes,
      creditBp: 10_000,
      fromMinutes: null,
      toMinutes: null,
      parts: [],
      rule: { id: accountId, versionId: id },
      explain,
      membershipId,
      employerId,
      payrollNumber,
      workDate: effectiveDate,
      workDayId: null,
      countedFrom: effectiveDate,
      correctionOf: null,
    }
  })
