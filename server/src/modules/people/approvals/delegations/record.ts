import { date, instant, text, texts, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table, type TableOf } from '../../../../platform/data/table.ts'

/** How long a delegation lasts at most, in days. */
export const longestDelegationDays = 366

/** Delegations of one member that are not over, given and received each. */
export const delegationsAtOnce = 20

declare module '../../../../platform/data/tables.ts' {
  interface Tables {
    approvalDelegations: TableOf<typeof delegationTable>
  }
}

export const delegationTable = table('approvalDelegations', {
  id: uuid,
  fromMembershipId: uuid.fixed(),
  toMembershipId: uuid.fixed(),
  kinds: texts.fixed(),
  validFrom: date.fixed(),
  validTo: date.fixed(),
  note: text.nullable().fixed(),
  endedAt: instant.nullable(),
  createdByMembershipId: uuid.fixed(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

/** That a member decides on another's behalf, from a day to a day. */
export type Delegation = RowOf<typeof delegationTable>
