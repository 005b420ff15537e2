import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { date, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'

export const payoutStates = ['waiting', 'told', 'withdrawn'] as const
export type PayoutState = (typeof payoutStates)[number]

/** A payout waits for the next payroll batch, and waits again when that is cancelled. */
export const payoutLife = lifecycle({
  resource: 'balance_payout',
  states: payoutStates,
  initial: 'waiting',
  transitions: {
    tell: { from: ['waiting'], to: 'told' },
    release: { from: ['told'], to: 'waiting' },
    withdraw: { from: ['waiting'], to: 'withdrawn', otherwise: 'balance_payout_not_waiting' },
  },
})

export const payoutTable = table('balancePayouts', {
  id: uuid,
  accountId: uuid.fixed(),
  membershipId: uuid.fixed(),
  effectiveDate: date.fixed(),
  minutes: integer.fixed(),
  reason: text.fixed(),
  state: text.as<PayoutState>(),
  exportBatchId: uuid.nullable(),
  askedByMembershipId: uuid.nullable().fixed(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})
export type Payout = RowOf<typeof payoutTable>
