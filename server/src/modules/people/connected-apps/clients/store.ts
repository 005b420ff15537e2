import { textOfRow } from '../../../../platform/data/listing.ts'
import { leaveTombstone } from '../../../../platform/data/tombstones.ts'
import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { keysetPage, by, type PageOf, type PageQuery, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { ClientKind, OAuthClient } from './client.ts'

declare module '../../../../platform/data/tables.ts' {
  interface Tables {
    oauthClients: OAuthClientRow
    oauthClientSecrets: OAuthClientSecretRow
  }
}

export interface OAuthClientRow {
  readonly orgId: string
  readonly id: string
  readonly name: string
  readonly kind: ClientKind
  readonly redirectUris: readonly string[]
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
  readonly createdBy: string | null
  readonly deletedAt: Instant | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

export interface OAuthClientSecretRow {
  readonly orgId: string
  readonly id: string
  readonly clientId: string
  readonly secretHash: Buffer
  readonly last4: string
  /** By the organisation's clock; null for the present secret. */
  readonly validUntil: Instant | null
}

/** An app with how its present secret ends. */
export interface LoadedClient {
  readonly client: OAuthClient
  readonly secretLast4: string | null
}

const columns = (
  orgId: string,
) => sql`c.id, c.name, c.kind, c.redirect_uris, c.scope, c.read_only, c.created_by, c.deleted_at,
  c.created_at, c.updated_at,
  (select s.last4 from oauth_client_secrets s
   where s.org_id = ${orgId} and s.client_id = c.id and s.valid_until is null) as secret_last4`

type ShownRow = OAuthClient & { readonly secretLast4: string | null }

/** An app that has not been deleted. */
export async function load(db: TenantDb, id: Id): Promise<LoadedClient | undefined> {
  const [row] = await db.sql<ShownRow>`
    select ${columns(db.orgId)} from oauth_clients c where c.org_id = ${db.orgId} and c.id = ${id} and c.deleted_at is null`
  return row && loaded(row)
}

/** A page of the apps, newest first. */
export const list = (
  db: TenantDb,
  query: PageQuery & { readonly kind?: ClientKind | undefined },
): Promise<PageOf<LoadedClient>> =>
  keysetPage(db, query, {
    operation: 'oauthClients.list',
    listed: { alias: 'c', text: textOfRow('c'), sorts: { name: 'c.name', updatedAt: 'c.updatedAt' } },
    keys: [by('c.id', { direction: 'desc' })],
    sweep: sweepKeys('c'),
    rows: keyset => db.sql<ShownRow>`
      select ${columns(db.orgId)} from oauth_clients c
      where c.org_id = ${db.orgId} and c.deleted_at is null
        ${query.kind === undefined ? sql`` : sql`and c.kind = ${query.kind}`} ${keyset}`,
    show: loaded,
  })

/** Stores a new app, with the hash of its secret when it has one. */
export function insert(tx: WriteTransaction, client: OAuthClient, secret: NewSecret | null): void {
  tx.defer(tx.execute(tx.insert('oauthClients', client)))
  tx.defer(tx.sql`
    insert into directory.oauth_clients (client_id, org_id) values (${client.id}, ${tx.orgId})`)
  if (secret) addSecret(tx, client.id, secret)
}

/** Stores what of an app can change. */
export function save(tx: WriteTransaction, client: OAuthClient): void {
  const update = tx.updateTable('oauthClients').set({
    name: client.name,
    redirectUris: client.redirectUris,
    scope: client.scope,
    readOnly: client.readOnly,
    deletedAt: client.deletedAt,
    updatedAt: client.updatedAt,
  })
  tx.defer(tx.execute(update.where('id', '=', client.id)))
}

export interface NewSecret {
  readonly hash: Buffer
  readonly last4: string
}

/** Stores an app with the hash of its new secret. The old ones last until `oldSecretUntil` at the longest. */
export function saveRotated(
  tx: WriteTransaction,
  { client, oldSecretUntil }: { readonly client: OAuthClient; readonly oldSecretUntil: Instant },
  secret: NewSecret,
): void {
  save(tx, client)
  tx.defer(tx.sql`
    delete from oauth_client_secrets
    where org_id = ${tx.orgId} and client_id = ${client.id}
      and least(valid_until, ${oldSecretUntil}::timestamptz) <= ${tx.now}`)
  tx.defer(tx.sql`
    update oauth_client_secrets set valid_until = least(valid_until, ${oldSecretUntil}::timestamptz)
    where org_id = ${tx.orgId} and client_id = ${client.id}`)
  addSecret(tx, client.id, secret)
}

/** Stores an app that is gone, and forgets its secrets and where it is. */
export function saveDeleted(tx: WriteTransaction, client: OAuthClient): void {
  save(tx, client)
  tx.defer(leaveTombstone(tx, 'oauth_clients', client.id, client.updatedAt))
  tx.defer(tx.sql`
    delete from oauth_client_secrets where org_id = ${tx.orgId} and client_id = ${client.id}`)
  tx.defer(tx.sql`
    delete from directory.oauth_clients where org_id = ${tx.orgId} and client_id = ${client.id}`)
}

function addSecret(tx: WriteTransaction, clientId: Id, { hash, last4 }: NewSecret): void {
  tx.defer(
    tx.execute(
      tx.insert('oauthClientSecrets', { id: newId(), clientId, secretHash: hash, last4, validUntil: null }),
    ),
  )
}

const loaded = ({ secretLast4, ...client }: ShownRow): LoadedClient => ({ client, secretLast4 })
