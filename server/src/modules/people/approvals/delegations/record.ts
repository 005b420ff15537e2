import { type RowOf, table, type TableOf } from '../../../../platform/data/table.ts'
import { date, instant, text, texts, uuid } from '../../../../platform/data/table-columns.ts'

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
