import type { Database, WriteTransaction } from '../../../../platform/data/database.ts'
import { type Json, jsonb } from '../../../../platform/data/tables.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

declare module '../../../../platform/data/tables.ts' {
  interface DirectoryTables {
    passkeys: PasskeysTable
  }
}

export interface PasskeysTable {
  readonly id: string
  readonly personId: string
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: Json<string[]>
  readonly backedUp: boolean
  readonly name: string
  readonly createdAt: Instant
  readonly lastUsedAt: Instant | null
  readonly updatedAt: Instant
}

/** What an assertion is checked against. */
export interface StoredPasskey {
  readonly id: Id
  readonly personId: Id
  readonly credentialId: Buffer
  readonly publicKey: Buffer<ArrayBuffer>
  readonly signCount: number
}

export interface NewPasskey {
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: readonly string[]
  readonly backedUp: boolean
}

/** Finds a passkey by the id that browsers give; read before anybody is known. */
export async function findByCredential(
  { directory }: Database,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const row = await directory
    .selectFrom('passkeys')
    .select(['id', 'personId', 'credentialId', 'publicKey', 'signCount'])
    .where('credentialId', '=', Buffer.from(credentialId, 'base64url'))
    .executeTakeFirst()
  return row && { ...row, publicKey: Buffer.from(row.publicKey) }
}

export async function isRegistered(db: TenantDb, credentialId: Buffer): Promise<boolean> {
  const found = await db.sql`select from directory.passkeys where credential_id = ${credentialId}`
  return found.length > 0
}

/** Adds a passkey. False when it has been registered a moment ago. */
export async function insert(
  tx: WriteTransaction,
  personId: Id,
  { id, name, ...passkey }: NewPasskey & { readonly id: Id; readonly name: string },
): Promise<boolean> {
  const inserted = await tx.sql`
    insert into directory.passkeys (id, person_id, credential_id, public_key, sign_count, transports, backed_up,
      name, created_at, updated_at)
    values (${id}, ${personId}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.signCount},
      ${jsonb([...passkey.transports])}::jsonb, ${passkey.backedUp}, ${name}, ${tx.now}, ${tx.now})
    on conflict (credential_id) do nothing
    returning id`
  return inserted.length > 0
}

/** Whether the signature counter has moved on, or is one of those that stand at zero: WebAuthn Level 3 §6.1.1. */
export const hasMovedOn = (before: number, after: number): boolean =>
  after > before || (after === 0 && before === 0)

/** Notes a use. False when the counter is behind the one another request has just noted. */
export async function saveUse(
  tx: WriteTransaction,
  id: Id,
  use: { readonly signCount: number; readonly backedUp: boolean },
): Promise<boolean> {
  const saved = await tx.sql`
    update directory.passkeys
    set sign_count = ${use.signCount}, backed_up = ${use.backedUp}, last_used_at = ${tx.now},
      updated_at = ${tx.now}
    where id = ${id} and (sign_count < ${use.signCount} or (sign_count = 0 and ${use.signCount} = 0))
    returning id`
  return saved.length > 0
}

export const rename = (tx: WriteTransaction, id: Id, name: string): Promise<unknown> =>
  tx.sql`update directory.passkeys set name = ${name}, updated_at = ${tx.now} where id = ${id}`

export const remove = (tx: WriteTransaction, id: Id): Promise<unknown> =>
  tx.sql`delete from directory.passkeys where id = ${id}`
