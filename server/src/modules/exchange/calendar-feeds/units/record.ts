import type { CredentialKind } from '../../../../platform/access/caller.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import { bytes, instant, text, uuid } from '../../../../platform/data/table-columns.ts'

export const unitFeedTable = table(
  'unitCalendarFeeds',
  {
    membershipId: uuid,
    planningUnitId: uuid,
    tokenHash: bytes,
    /** The key or token that it was made with; null for one that was made in a browser session. */
    keyKind: text.as<CredentialKind>().nullable(),
    keyId: uuid.nullable(),
    createdAt: instant,
  },
  { key: ['membershipId', 'planningUnitId'] },
)

export type UnitFeed = RowOf<typeof unitFeedTable>
