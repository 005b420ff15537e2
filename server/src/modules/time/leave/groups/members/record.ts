import { type RowOf, table } from '../../../../../platform/data/table.ts'
import { date, instant, uuid } from '../../../../../platform/data/table-columns.ts'

/** From a date on a member is in a leave group, or in none, until the next row of theirs. */
export const leaveGroupMemberships = table(
  'leaveGroupMemberships',
  {
    membershipId: uuid.fixed(),
    validFrom: date.fixed(),
    leaveGroupId: uuid.nullable(),
    updatedAt: instant,
  },
  { key: ['membershipId', 'validFrom'] },
)

export type GroupMembership = RowOf<typeof leaveGroupMemberships>

/** The same with the day before the next row, null until further notice. */
export type GroupStretch = GroupMembership & { readonly validTo: string | null }
