import { explained, reasonKept } from '../../../../platform/contract/sentences.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { keptBalanceReasons, partReasons } from '../reasons.ts'
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
export function rowView({ membershipId: _, ...row }: BalanceTransaction, language: Locale) {
  return { ...row, ...whyOf(row, language) }
}

/** Why a movement is what it is, and each line that made it, in the language of the reader. */
export const whyOf = (
  row: Pick<BalanceTransaction, 'parts' | 'explain' | 'explanation'>,
  language: Locale,
) => ({
  parts: row.parts.map(part => ({
    ...part,
    ...explained(partReasons, reasonKept(partReasons, part), language),
  })),
  ...explained(keptBalanceReasons, reasonKept(keptBalanceReasons, row), language),
})

export const transactionView = (
  { balanceAfter, updatedAt, ...row }: ListedTransaction,
  language: Locale,
): ShownTransaction => ({ ...rowView(row, language), balanceAfter, updatedAt })
