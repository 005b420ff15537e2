import type { Database, WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { addSeconds, type Instant, instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Person } from '../persons/directory.ts'
import { hashOf, newToken } from '../sessions/token.ts'

declare module '../../../../platform/data/tables.ts' {
  interface DirectoryTables {
    passwordResets: PasswordResetsTable
  }
}

export interface PasswordResetsTable {
  readonly tokenHash: Buffer
  readonly orgId: string
  readonly membershipId: string
  /** The address that the link was mailed to, or the one of the account that it is for. */
  readonly email: string
  /** The account that an operator has made the link for; null for a link that mail has brought. */
  readonly personId: string | null
  /** In real time: no organisation's clock ends or prolongs what is a person's. */
  readonly expiresAt: Instant
}

export const mailedLinkSeconds = 60 * 60
export const operatorsLinkSeconds = 24 * 60 * 60

/** A link to a new password. */
export interface PasswordReset {
  readonly orgId: Id
  readonly membershipId: Id
  readonly email: string
  readonly personId: Id | null
}

const realNow = (): Instant => instantFromMilliseconds(Date.now())

/** Makes a link in place of the earlier ones of the same kind; only its hash is kept. */
export function issue(
  tx: WriteTransaction,
  { membershipId, email, personId }: Omit<PasswordReset, 'orgId'>,
  seconds: number,
): { token: string; expiresAt: Instant } {
  const token = newToken()
  const expiresAt = addSeconds(realNow(), seconds)
  tx.defer(tx.sql`
    delete from directory.password_resets
    where email = ${email} and person_id is not distinct from ${personId}::uuid`)
  tx.defer(tx.sql`
    insert into directory.password_resets (token_hash, org_id, membership_id, email, person_id, expires_at)
    values (${hashOf(token)}, ${tx.orgId}, ${membershipId}, ${email}, ${personId}, ${expiresAt})`)
  return { token, expiresAt }
}

/** The organisation that mailed the present link to an address. */
export const lastMailedBy = async (database: Database, email: string): Promise<Id | undefined> =>
  (
    await database.directory
      .selectFrom('passwordResets')
      .select('orgId')
      .where('email', '=', email)
      .where('personId', 'is', null)
      .executeTakeFirst()
  )?.orgId

/** Where a link leads; read before the organisation is known. */
export const whereabouts = (database: Database, token: string): Promise<PasswordReset | undefined> =>
  database.directory
    .selectFrom('passwordResets')
    .select(['orgId', 'membershipId', 'email', 'personId'])
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()

export async function isOpen(db: TenantDb, token: string): Promise<boolean> {
  const open = await db.sql`
    select from directory.password_resets where token_hash = ${hashOf(token)} and expires_at > ${realNow()}`
  return open.length > 0
}

/** Uses a link up. False when it is no longer open; of two that try at once, in whatever organisations, one succeeds. */
export async function useUp(tx: WriteTransaction, token: string): Promise<boolean> {
  const used = await tx.sql`
    delete from directory.password_resets
    where token_hash = ${hashOf(token)} and expires_at > ${realNow()} returning email`
  return used.length > 0
}

/** Voids the links that an account's new password makes useless: its own, and of the proven one those of its address. */
export const removeAll = (tx: WriteTransaction, { id, email, localOrgId }: Person): void =>
  tx.defer(tx.sql`
    delete from directory.password_resets
    where person_id = ${id} or (email = ${email} and person_id is null and ${localOrgId === null}::boolean)`)

/** Gives an account a new password. With `insteadOf`, only when that is still the present one. */
export async function savePassword(
  tx: WriteTransaction,
  personId: Id,
  passwordHash: string,
  insteadOf?: string,
): Promise<boolean> {
  const saved = await tx.sql`
    update directory.persons set password_hash = ${passwordHash}, generation = generation + 1, updated_at = ${tx.now}
    where id = ${personId} and password_hash = coalesce(${insteadOf ?? null}, password_hash)
    returning id`
  return saved.length > 0
}
