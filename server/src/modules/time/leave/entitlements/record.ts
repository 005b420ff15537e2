import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { LeaveChangeReason } from '../reasons.ts'
import { date, instant, json, numeric, text, uuid } from '../../../../platform/data/table-columns.ts'

/** What a member has of a leave policy. */
export const leaveAccounts = table('leaveAccounts', {
  id: uuid,
  membershipId: uuid.fixed(),
  leavePolicyId: uuid.fixed(),
  settledThrough: date.nullable(),
  nextLineOn: date.nullable(),
  changedFrom: date.nullable(),
  changeReason: text.nullable(),
  changeExplanation: json<LeaveChangeReason>().nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type LeaveAccount = RowOf<typeof leaveAccounts>

export const transactionKinds = [
  'accrual',
  'usage',
  'carry_over',
  'expiry',
  'correction',
  'opening',
  'reversal',
  'adjustment',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

export const sourceTypes = ['rule', 'absence', 'illness', 'manual', 'import'] as const
export type SourceType = (typeof sourceTypes)[number]

/** One thing that happened to an account; rows are only ever added. */
export const leaveTransactions = table('leaveTransactions', {
  id: uuid,
  accountId: uuid.fixed(),
  membershipId: uuid.fixed(),
  leavePolicyId: uuid.fixed(),
  leaveYearStart: date.fixed(),
  effectiveDate: date.fixed(),
  amount: numeric.fixed(),
  kind: text.as<TransactionKind>().fixed(),
  line: text.nullable().fixed(),
  sourceType: text.as<SourceType>().fixed(),
  sourceId: uuid.nullable().fixed(),
  ruleVersionId: uuid.nullable().fixed(),
  explain: json<Readonly<Record<string, unknown>>>().fixed(),
  reason: text.nullable().fixed(),
  actorMembershipId: uuid.nullable().fixed(),
  createdAt: instant.fixed(),
})

export type LeaveTransaction = RowOf<typeof leaveTransactions>
