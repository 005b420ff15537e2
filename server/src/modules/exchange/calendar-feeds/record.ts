import type { CredentialKind } from '../../../platform/access/caller.ts'
import { bytes, instant, text, uuid } from '../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../platform/data/table.ts'

/** Where calendars are read, `/v1/calendar/<token>.ics`. */
export const calendarPath = '/v1/calendar'

export const feedTable = table(
  'calendarFeeds',
  {
    membershipId: uuid,
    tokenHash: bytes,
    /** The key or token that it was made with; null for one that was made in a browser session. */
    keyKind: text.as<CredentialKind>().nullable(),
    keyId: uuid.nullable(),
    createdAt: instant,
  },
  { key: ['membershipId'] },
)

export type Feed = RowOf<typeof feedTable>
