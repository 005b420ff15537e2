import { type RowOf, table } from '../../../platform/data/table.ts'
import { bytes, instant, text, uuid } from '../../../platform/data/table-columns.ts'

export const linkTable = table('publicLinks', {
  id: uuid,
  /** What the link opens, as its family calls it: a link of one kind opens nothing of another. */
  kind: text.fixed(),
  subjectId: uuid.fixed(),
  /** SHA-256 of the text that its holder has; the text itself is kept nowhere. */
  tokenHash: bytes.fixed(),
  expiresAt: instant.fixed(),
  revokedAt: instant.nullable(),
  lastOpenedAt: instant.nullable(),
  createdAt: instant.fixed(),
})

/** Forms of a link that were sent. */
export const formTable = table(
  'publicLinkForms',
  { linkId: uuid, nonce: bytes, expiresAt: instant.fixed() },
  { key: ['linkId', 'nonce'] },
)

export type PublicLink = RowOf<typeof linkTable>
export type SentForm = RowOf<typeof formTable>
