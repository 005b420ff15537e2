import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { BalanceTransaction } from '../movements/record.ts'
import type { AccountBounds } from './bounds.ts'
import type { ShownAccount, ShownTransaction } from './shapes.ts'
import type { AccountOn, ListedTransaction } from './store.ts'

export const accountView = (
  account: AccountOn,
  asOf: PlainDate,
  { floorMinutes, ceilingMinutes, settlesOn }: AccountBounds,
): ShownAccount => ({ ...account, asOf, floorMinutes, ceilingMinutes, settlesOn })

/** A movement without whose it is: its account says that. */
export function rowView({ membershipId: _, parts, ...row }: BalanceTransaction) {
  return { ...row, parts: [...parts] }
}

export const transactionView = ({
  balanceAfter,
  updatedAt,
  ...row
}: ListedTransaction): ShownTransaction => ({ ...rowView(row), balanceAfter, updatedAt })
