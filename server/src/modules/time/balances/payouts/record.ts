import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { PayoutState } from './life.ts'

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
