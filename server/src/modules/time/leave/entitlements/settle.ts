import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type AccountHistory, historiesOf } from './histories.ts'
import { materialOf } from './material.ts'
import type { LeaveAccount, LeaveTransaction } from './record.ts'
import { nextLineAfter, rowsWanting, type Why } from './settling.ts'
import { inEnglish, type LeaveChangeReason } from '../reasons.ts'
import * as store from './store.ts'

/** An account with the rows that were written for it. */
export interface SettledAccount extends AccountHistory {
  readonly written: readonly LeaveTransaction[]
}

/**
 * Writes what is wanting of the rows of accounts up to a date: a constant number of statements, however many there are.
 * An account that is settled further already stays so.
 */
export async function settleAccounts(
  tx: WriteTransaction,
  accounts: readonly LeaveAccount[],
  { through, timeZone, why, fromNothing = false }: Settling,
): Promise<SettledAccount[]> {
  const members = [...new Set(accounts.map(({ membershipId }) => membershipId))]
  const material = await materialOf(tx, members)
  const until = accounts.reduce((last, { settledThrough }) => later(last, settledThrough), through)
  const histories = await historiesOf(tx, material, accounts, { until, timeZone, fromNothing })
  const done = histories.map(each => {
    const upTo = later(through, each.account.settledThrough)
    const reason = changeOf(each.account) ?? why.reason
    const circumstances = { through: upTo, why: { ...why, reason }, now: tx.now, nextId: newId }
    return { ...each, upTo, written: rowsWanting(each.account, each.history, each.rows, circumstances) }
  })
  tx.defer(
    store.append(
      tx,
      done.flatMap(({ written }) => written),
    ),
  )
  tx.defer(
    store.settled(
      tx,
      done.map(({ account, upTo, holding }) => ({
        id: account.id,
        settledThrough: upTo,
        nextLineOn: nextLineAfter(upTo, holding.employments[0]?.from ?? upTo),
      })),
    ),
  )
  return done
}

export interface Settling {
  readonly through: PlainDate
  readonly timeZone: string
  readonly why: Why
  readonly fromNothing?: boolean
}

/** Why the account is to be worked out anew; one that the version of the service before this one has marked says it in English. */
function changeOf({ changeReason, changeExplanation }: LeaveAccount): LeaveChangeReason | null {
  if (changeReason === null) return null
  return changeExplanation !== null && inEnglish(changeExplanation) === changeReason
    ? changeExplanation
    : { code: 'kept_in_english', values: { sentence: changeReason } }
}

const later = (a: PlainDate, b: PlainDate | null): PlainDate => (b !== null && b > a ? b : a)
