import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, integer, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { KeptReason } from '../../../../platform/contract/sentences.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { BalanceKind } from '../kinds.ts'
import type { BalanceReason, PartReason } from '../reasons.ts'

export { type BalanceKind, balanceKinds } from '../kinds.ts'

export const transactionKinds = [
  'accrual',
  'usage',
  'correction',
  'opening',
  'carry_over',
  'expiry',
  'payout',
  'cap_cut',
  'reversal',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

export const sourceTypes = [
  'work_day',
  'stretch',
  'blank_date',
  'absence',
  'closing',
  'manual',
  'import',
  'payout',
] as const
export type SourceType = (typeof sourceTypes)[number]

/** A line of a day that made some of the minutes of a movement. */
export interface MovementPart {
  readonly workDate: PlainDate
  readonly lineKind: string
  readonly minutes: number
  readonly creditBp: number
  readonly ruleVersionId: Id
  readonly explanation: PartReason
}

/** As it is kept, with its sentence in English. */
export type StoredPart = Omit<MovementPart, 'explanation'> & KeptReason<PartReason>

export const transactionTable = table('balanceTransactions', {
  id: uuid,
  accountId: uuid.fixed(),
  membershipId: uuid.fixed(),
  effectiveDate: date.fixed(),
  minutes: integer.fixed(),
  kind: text.as<TransactionKind>().fixed(),
  sourceType: text.as<SourceType>().fixed(),
  sourceId: uuid.nullable().fixed(),
  /** Of a stretch of days its first date; its last one is `effectiveDate`. */
  countedFrom: date.nullable().fixed(),
  reversesTransactionId: uuid.nullable().fixed(),
  ruleVersionId: uuid.nullable().fixed(),
  parts: json<readonly StoredPart[]>().fixed(),
  reason: text.nullable().fixed(),
  /** In English, as it is kept beside the reason. */
  explain: text.fixed(),
  /** Null in what was written before reasons had codes. */
  explanation: json<BalanceReason>().nullable().fixed(),
  actorMembershipId: uuid.nullable().fixed(),
  createdAt: instant.fixed(),
})
export type BalanceTransaction = RowOf<typeof transactionTable>

export const accountTable = table('balanceAccounts', {
  id: uuid,
  membershipId: uuid.fixed(),
  kind: text.as<BalanceKind>().fixed(),
  timeBankId: uuid.nullable().fixed(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})
export type BalanceAccount = RowOf<typeof accountTable>

/** Which account of a member. */
export interface AccountOf {
  readonly membershipId: Id
  readonly kind: BalanceKind
  /** Of a time bank; null for the other kinds. */
  readonly timeBankId: Id | null
}

/** What is to move. */
export interface Movement extends AccountOf {
  readonly effectiveDate: PlainDate
  readonly minutes: number
  readonly transactionKind: TransactionKind
  readonly sourceType: SourceType
  readonly sourceId: Id | null
  readonly countedFrom?: PlainDate | null
  readonly ruleVersionId?: Id | null
  readonly parts?: readonly MovementPart[]
  readonly explanation: BalanceReason
  readonly reason?: string | null
  readonly actorMembershipId?: Id | null
}

/** A row that nothing has taken back. */
export interface RowInForce extends AccountOf {
  readonly id: Id
  readonly effectiveDate: PlainDate
  readonly minutes: number
  readonly transactionKind: TransactionKind
  readonly sourceType: SourceType
  readonly sourceId: Id | null
  readonly countedFrom: PlainDate | null
  readonly ruleVersionId: Id | null
}
