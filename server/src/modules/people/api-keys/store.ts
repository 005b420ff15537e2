import { sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { jsonb } from '../../../platform/data/tables.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Capability } from '../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import type { CredentialUse, MemberAccess, MemberLookup } from '../../company/organisation/port.ts'
import { withdrawMails } from '../../company/outgoing-mail/port.ts'
import * as directory from './credential-directory.ts'
import { noteExpiry } from './expiry/store.ts'
import type { Key } from './key.ts'
import type { KeyKind } from './shapes.ts'

declare module '../../../platform/data/tables.ts' {
  interface Tables {
    apiKeys: ApiKeyRow
    apiKeySecrets: ApiKeySecretRow
  }
}

export interface ApiKeyRow {
  readonly orgId: string
  readonly id: string
  readonly name: string
  readonly kind: KeyKind
  readonly prefix: string
  readonly last4: string
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
  readonly ownerMembershipId: string | null
  readonly createdBy: string | null
  readonly expiresAt: Instant | null
  /** Since when it is this one; null for keys older than the column. */
  readonly expirySetAt: Instant | null
  readonly revokedAt: Instant | null
  /** Written beside the requests, at most once a minute; it does not touch `updatedAt`. */
  readonly lastUsedAt: Instant | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

export interface ApiKeySecretRow {
  readonly orgId: string
  readonly id: string
  readonly apiKeyId: string
  readonly validUntil: Instant | null
}

/** A secret of a key; its hash lies in the directory. */
export interface Secret {
  readonly id: Id
  readonly validUntil: Instant | null
}

/** A key with everything a decision about it needs. */
export interface LoadedKey {
  readonly key: Key
  readonly lastUsedAt: Instant | null
  readonly owner: MemberAccess | null
  readonly secrets: readonly Secret[]
}

export const load = async (db: TenantDb, members: MemberLookup, id: Id): Promise<LoadedKey | undefined> =>
  (await loadAll(db, members, [id]))[0]

export async function loadAll(
  db: TenantDb,
  members: MemberLookup,
  ids: readonly Id[],
): Promise<readonly LoadedKey[]> {
  const rows = await db.sql<Key & Omit<LoadedKey, 'key'>>`
    select k.id, k.name, k.kind, k.prefix, k.last4, k.scope, k.read_only, k.owner_membership_id, k.created_by,
      k.expires_at, k.revoked_at, k.last_used_at, k.created_at, k.updated_at,
      ${members.memberAsCallerJson(db.orgId, sql`k.owner_membership_id`)} as owner,
      ${secretsOfKey(db.orgId)} as secrets
    from api_keys k where k.org_id = ${db.orgId} and k.id = any(${ids}::uuid[])`
  return rows.map(({ lastUsedAt, owner, secrets, ...key }) => ({ key, lastUsedAt, owner, secrets }))
}

const secretsOfKey = (orgId: string) => sql`
  coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'validUntil',
      to_char(s.valid_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from api_key_secrets s where s.org_id = ${orgId} and s.api_key_id = k.id), '[]')`

/** The keys of a name that are not revoked, with their secrets. */
export async function liveNamed(
  db: TenantDb,
  name: string,
): Promise<{ key: Key; secrets: readonly Secret[] }[]> {
  const rows = await db.sql<Key & { secrets: readonly Secret[] }>`
    select k.id, k.name, k.kind, k.prefix, k.last4, k.scope, k.read_only, k.owner_membership_id, k.created_by,
      k.expires_at, k.revoked_at, k.created_at, k.updated_at, ${secretsOfKey(db.orgId)} as secrets
    from api_keys k where k.org_id = ${db.orgId} and k.name = ${name} and k.revoked_at is null
    order by k.id`
  return rows.map(({ secrets, ...key }) => ({ key, secrets }))
}

/** The personal keys of members that are not revoked, with their secrets. */
export async function livePersonalKeysOf(
  db: TenantDb,
  membershipIds: readonly Id[],
): Promise<{ key: Key; secrets: readonly Secret[] }[]> {
  const rows = await db.sql<Key & { secrets: readonly Secret[] }>`
    select k.id, k.name, k.kind, k.prefix, k.last4, k.scope, k.read_only, k.owner_membership_id, k.created_by,
      k.expires_at, k.revoked_at, k.created_at, k.updated_at, ${secretsOfKey(db.orgId)} as secrets
    from api_keys k
    where k.org_id = ${db.orgId} and k.owner_membership_id = any(${membershipIds}::uuid[]) and k.kind = 'personal'
      and k.revoked_at is null
    order by k.id`
  return rows.map(({ secrets, ...key }) => ({ key, secrets }))
}

/** Stores a new key with the hash of its secret. */
export function insert(tx: WriteTransaction, key: Key, tokenHash: Buffer): void {
  tx.defer(tx.execute(tx.insert('apiKeys', { ...key, expirySetAt: key.createdAt })))
  noteExpiry(tx, key)
  addSecret(tx, key.id, tokenHash)
}

/** Stores what of a key can change. */
export function save(tx: WriteTransaction, key: Key): void {
  const update = tx.updateTable('apiKeys').set({
    name: key.name,
    prefix: key.prefix,
    last4: key.last4,
    scope: key.scope,
    readOnly: key.readOnly,
    ownerMembershipId: key.ownerMembershipId,
    expiresAt: key.expiresAt,
    expirySetAt: sql`case when expires_at is distinct from ${key.expiresAt}::timestamptz
      then ${tx.now}::timestamptz else expiry_set_at end`,
    revokedAt: key.revokedAt,
    updatedAt: key.updatedAt,
  })
  tx.defer(tx.execute(update.where('id', '=', key.id)))
  noteExpiry(tx, key)
}

/** The same for a key whose expiry was changed: what warned of the former one is not sent any more. */
export function saveWithExpiry(tx: WriteTransaction, key: Key): void {
  save(tx, key)
  tx.defer(withdrawMails(tx, 'api_key_expiry', [key.id]))
}

/** Stores a revoked key and forgets its secrets, so that they are as unknown as a guess. */
export function saveRevoked(tx: WriteTransaction, key: Key, secrets: readonly Secret[]): void {
  save(tx, key)
  tx.defer(withdrawMails(tx, 'api_key_expiry', [key.id]))
  removeSecrets(tx, secrets)
}

/** Stores a key with the hash of its new secret. The old ones last until `oldSecretUntil` at the longest. */
export function saveRotated(
  tx: WriteTransaction,
  { key, oldSecretUntil }: { readonly key: Key; readonly oldSecretUntil: Instant },
  tokenHash: Buffer,
  secrets: readonly Secret[],
): void {
  save(tx, key)
  const over = secrets.filter(({ validUntil }) => earlier(validUntil, oldSecretUntil) <= tx.now)
  removeSecrets(tx, over)
  tx.defer(tx.sql`
    update api_key_secrets set valid_until = least(valid_until, ${oldSecretUntil}::timestamptz)
    where org_id = ${tx.orgId} and api_key_id = ${key.id}`)
  addSecret(tx, key.id, tokenHash)
}

/** Writes down when keys were last used. Another process may have been faster, so no instant goes back. */
export const saveUses = (tx: WriteTransaction, uses: readonly CredentialUse[]): Promise<unknown> =>
  tx.sql`
    update api_keys k set last_used_at = used.at
    from jsonb_to_recordset(${jsonb(uses)}::jsonb) as used(id uuid, at timestamptz)
    where k.org_id = ${tx.orgId} and k.id = used.id and (k.last_used_at is null or k.last_used_at < used.at)`

/** The live service keys that a member owns, oldest first. */
export const serviceKeysOf = (
  db: TenantDb,
  membershipId: Id,
): Promise<{ id: Id; name: string; lastUsedAt: Instant | null }[]> =>
  db.sql<{ id: Id; name: string; lastUsedAt: Instant | null }>`
    select id, name, last_used_at from api_keys
    where org_id = ${db.orgId} and owner_membership_id = ${membershipId} and kind = 'service'
      and revoked_at is null
    order by id`

/** Lets go of a member who is about to be deleted: their personal keys go with them, and service keys lose their owner. */
export function leaveOwner(tx: WriteTransaction, membershipId: Id): void {
  tx.defer(tx.sql`
    delete from directory.credentials
    where org_id = ${tx.orgId} and credential_id in (
      select s.id from api_key_secrets s join api_keys k on k.org_id = ${tx.orgId} and k.id = s.api_key_id
      where s.org_id = ${tx.orgId} and k.kind = 'personal' and k.owner_membership_id = ${membershipId})`)
  tx.defer(tx.sql`
    delete from api_keys
    where org_id = ${tx.orgId} and kind = 'personal' and owner_membership_id = ${membershipId}`)
  tx.defer(tx.sql`
    update api_keys set owner_membership_id = null
    where org_id = ${tx.orgId} and owner_membership_id = ${membershipId}`)
}

const earlier = (validUntil: Instant | null, other: Instant): Instant =>
  validUntil !== null && validUntil < other ? validUntil : other

function addSecret(tx: WriteTransaction, apiKeyId: Id, tokenHash: Buffer): void {
  const id = newId()
  tx.defer(tx.execute(tx.insert('apiKeySecrets', { id, apiKeyId, validUntil: null })))
  directory.add(tx, id, tokenHash)
}

function removeSecrets(tx: WriteTransaction, secrets: readonly Secret[]): void {
  if (secrets.length === 0) return
  const ids = secrets.map(({ id }) => id)
  tx.defer(tx.sql`delete from api_key_secrets where org_id = ${tx.orgId} and id = any(${ids}::uuid[])`)
  directory.remove(tx, ids)
}
