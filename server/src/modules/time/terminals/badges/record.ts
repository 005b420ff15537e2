import { type RowOf, table } from '../../../../platform/data/table.ts'
import { bytes, instant, text, uuid } from '../../../../platform/data/table-columns.ts'

/** How a member is known at terminals; hashes only. */
export const badgeTable = table(
  'memberBadges',
  {
    membershipId: uuid,
    badgeHash: bytes.nullable(),
    pinHash: text.nullable(),
    createdAt: instant.fixed(),
    updatedAt: instant,
  },
  { key: ['membershipId'] },
)

export type MemberBadge = RowOf<typeof badgeTable>
