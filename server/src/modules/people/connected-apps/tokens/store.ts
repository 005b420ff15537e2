import { sql } from 'kysely'
import type { Database, WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { isEnding } from '../../session/port.ts'
import type { TokenKind } from './token.ts'

declare module '../../../../platform/data/tables.ts' {
  interface DirectoryTables {
    oauthTokens: {
      readonly tokenHash: Buffer
      readonly orgId: string
      readonly tokenId: string
      readonly expiresAt: Instant
    }
  }
}

/** A code or token as it lies in its organisation; the directory has its hash, and nothing has its text. */
export interface StoredToken {
  readonly id: Id
  readonly grantId: Id
  readonly kind: TokenKind
  /** What OAuth calls its scope: capabilities and the words beside them. */
  readonly scope: readonly string[]
  /** The rest of what the authorization server wants back, sealed. */
  readonly sealed: Buffer
  /** In real time. */
  readonly expiresAt: Instant
}

/** Where a code or token is; read before any organisation is known. */
export interface Place {
  readonly orgId: Id
  readonly tokenId: Id
}

export const findPlace = (database: Database, tokenHash: Buffer): Promise<Place | undefined> =>
  database.directory
    .selectFrom('oauthTokens')
    .select(['orgId', 'tokenId'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()

/** A code or token of a kind whose grant has not ended; also one that is over. */
export async function find(
  db: TenantDb,
  id: Id,
  kind: TokenKind,
): Promise<(StoredToken & { readonly consumedAt: Instant | null }) | undefined> {
  const [row] = await db.sql<StoredToken & { readonly consumedAt: Instant | null }>`
    select t.id, t.grant_id, t.kind, t.scope, t.sealed, t.expires_at, t.consumed_at
    from oauth_tokens t join oauth_grants g on g.org_id = ${db.orgId} and g.id = t.grant_id
    where t.org_id = ${db.orgId} and t.id = ${id} and t.kind = ${kind} and g.ended_at is null
      and not ${isEnding(db.orgId, sql`g.membership_id`)}`
  return row
}

/** Stores a code or token and carries its grant on. False when the grant has ended meanwhile: nothing is stored. */
export async function insert(tx: WriteTransaction, token: StoredToken, tokenHash: Buffer): Promise<boolean> {
  const [grant] = await tx.sql<{ id: Id }>`
    update oauth_grants set expires_at = greatest(expires_at, ${token.expiresAt}::timestamptz)
    where org_id = ${tx.orgId} and id = ${token.grantId} and ended_at is null
      and not ${isEnding(tx.orgId, sql`oauth_grants.membership_id`)}
    returning id`
  if (!grant) return false
  tx.defer(tx.sql`
    insert into oauth_tokens (org_id, id, grant_id, kind, scope, sealed, expires_at)
    values (${tx.orgId}, ${token.id}, ${token.grantId}, ${token.kind}, ${token.scope}::text[], ${token.sealed},
      ${token.expiresAt})`)
  tx.defer(tx.sql`
    insert into directory.oauth_tokens (token_hash, org_id, token_id, expires_at)
    values (${tokenHash}, ${tx.orgId}, ${token.id}, ${token.expiresAt})`)
  return true
}

/** Marks a code or refresh token as used. Of two that try at once one succeeds; false for the other. */
export async function consume(tx: WriteTransaction, id: Id, realNow: Instant): Promise<boolean> {
  const rows = await tx.sql`
    update oauth_tokens set consumed_at = ${realNow}
    where org_id = ${tx.orgId} and id = ${id} and consumed_at is null returning id`
  return rows.length === 1
}

/** Deletes codes and tokens by id, with what the directory has of them. */
export function remove(tx: WriteTransaction, ids: readonly Id[]): void {
  tx.defer(tx.sql`delete from oauth_tokens where org_id = ${tx.orgId} and id = any(${ids}::uuid[])`)
  tx.defer(tx.sql`
    delete from directory.oauth_tokens where org_id = ${tx.orgId} and token_id = any(${ids}::uuid[])`)
}

/** Some of the codes and tokens that ended before an instant, of all organisations. */
export async function expiredBefore(
  database: Database,
  instant: Instant,
  limit: number,
): Promise<readonly Place[]> {
  const { rows } = await sql<Place>`
    select org_id as "orgId", token_id as "tokenId" from directory.oauth_tokens
    where expires_at < ${instant} order by expires_at limit ${limit}`.execute(database.directory)
  return rows
}
