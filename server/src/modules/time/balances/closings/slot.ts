import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { platformReasons, ReasonOf, Reasons } from '../../../../platform/contract/reasons.ts'
import { type Contributions, slot } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { keptBalanceReasons } from '../reasons.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

export const closingKinds = ['flex_period', 'year_end'] as const
export type ClosingKind = (typeof closingKinds)[number]

/** What is closed: some members at the end of a date. */
export interface ToClose {
  /** The closing, the same in every run: rows name it as their source. */
  readonly closingId: Id
  readonly date: PlainDate
  readonly members: readonly Id[]
  readonly timeZone: string
  /** In a dry run nothing is kept: the transaction is rolled back. */
  readonly dryRun: boolean
  readonly actorMembershipId: Id | null
}

export type ClosingReasons = Reasons & typeof platformReasons
export type ClosingReason = ReasonOf<Reasons>

/** A row that a closing writes, as its report tells it. */
export interface ClosingRow {
  readonly kind: string
  /** A decimal number in the unit of the part. */
  readonly amount: string
  readonly explanation: ClosingReason
}

/** What the closing did with one account, or leave of one kind, of one member. */
export interface ClosingResult {
  readonly membershipId: Id
  /** What was closed, the same in every run: `flex`, `time_bank:<code>`, `leave:<code>`. At most 100 characters. */
  readonly part: string
  readonly unit: 'minutes' | 'days'
  /** Decimal numbers: what was there at the end of the date without the closing, and what is there with it. */
  readonly before: string
  readonly after: string
  /** All that the closing has written of it, now or in an earlier run; empty where nothing was to be done. */
  readonly rows: readonly ClosingRow[]
  /** What somebody should look at, such as a balance below its floor; null for nothing. */
  readonly warning: ClosingReason | null
}

/**
 * What a family does when a period or year is closed. It is called for at most a hundred members at a time, in one
 * transaction, with a constant number of statements; called again for the same date it makes the same of it, and writes
 * nothing that is there already.
 */
export interface Closing {
  readonly kind: ClosingKind
  /** Those with a lower number come first. */
  readonly order: number
  /** What it says besides what balances say. */
  readonly reasons?: Reasons
  close(tx: WriteTransaction, what: ToClose): Promise<readonly ClosingResult[]>
}

export const closings = slot<Closing>('balances.closings')

/** Whatever a closing may be told by. */
export const reasonsOf = (contributions: Contributions): ClosingReasons =>
  Object.assign({}, keptBalanceReasons, ...contributions(closings).map(({ reasons = {} }) => reasons))
