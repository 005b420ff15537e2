import type { RawBuilder } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { newOrganisationToken } from '../../../platform/secrets/organisation-token.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import * as store from './store.ts'

export { newFormToken, takeForm } from './forms.ts'
export { countAnswer } from './limits.ts'
export { type LinkKind, noteOpening, openLink, type OpenedLink, stillOpens } from './opening.ts'
export type { FormCode, OpeningCode } from './rules.ts'

/** A link as its sender gets it, once. */
export interface NewLink {
  readonly id: Id
  /** What its address carries. It is kept nowhere. */
  readonly token: string
  readonly expiresAt: Instant
}

/** Makes a link to one record in the transaction that sends it. */
export function newLink(
  tx: WriteTransaction,
  {
    kind,
    subjectId,
    expiresAt,
  }: { readonly kind: string; readonly subjectId: Id; readonly expiresAt: Instant },
): NewLink {
  const { text, hash } = newOrganisationToken(tx.orgId)
  const id = newId()
  const unused = { revokedAt: null, lastOpenedAt: null }
  tx.defer(
    store.insertLink(tx, { id, kind, subjectId, tokenHash: hash, expiresAt, createdAt: tx.now, ...unused }),
  )
  return { id, token: text, expiresAt }
}

/** All links to records stop working; repeating it changes nothing. */
export const revokeLinks = (
  tx: WriteTransaction,
  kind: string,
  subjectIds: readonly Id[],
): Promise<unknown> => store.revoke(tx, kind, subjectIds)

/** How the newest live link of a record is doing. */
export interface LinkSummary {
  readonly subjectId: Id
  readonly expiresAt: Instant
  readonly lastOpenedAt: Instant | null
}

/** A fragment: the same of the record whose id a column has, as json; null where none was made that still works. */
export const latestLink = (
  orgId: string,
  kind: string,
  subjectId: RawBuilder<unknown>,
): RawBuilder<unknown> => store.latestLinkOf(orgId, kind, subjectId)

/** The newest link that was not revoked, of each record that has one. */
export const linksOf = (db: TenantDb, kind: string, subjectIds: readonly Id[]): Promise<LinkSummary[]> =>
  subjectIds.length === 0 ? Promise.resolve([]) : store.latestLinks(db, kind, subjectIds)
