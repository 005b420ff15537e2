import type { Database, WriteTurn } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { addSeconds, type Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { hashOf, newToken } from '../token.ts'

declare module '../../../platform/data/tables.ts' {
  interface DirectoryTables {
    passwordResets: PasswordResetsTable
  }
}

export interface PasswordResetsTable {
  readonly tokenHash: Buffer
  readonly orgId: string
  readonly membershipId: string
  readonly personId: string
  /** By the clock of the organisation that mailed the link. */
  readonly expiresAt: Instant
}

const lifetimeSeconds = 60 * 60

/** A link that was mailed. */
export interface PasswordReset {
  readonly orgId: Id
  readonly membershipId: Id
  readonly personId: Id
}

/** Makes a link in place of the person's earlier ones; only its hash is kept. */
export function issue(
  turn: WriteTurn,
  { membershipId, personId }: Omit<PasswordReset, 'orgId'>,
): { token: string; expiresAt: Instant } {
  const token = newToken()
  const expiresAt = addSeconds(turn.now, lifetimeSeconds)
  removeAll(turn, personId)
  turn.defer(turn.sql`
    insert into directory.password_resets (token_hash, org_id, membership_id, person_id, expires_at)
    values (${hashOf(token)}, ${turn.orgId}, ${membershipId}, ${personId}, ${expiresAt})`)
  return { token, expiresAt }
}

/** Where a link leads; asked before the organisation is known. */
export const whereabouts = (database: Database, token: string): Promise<PasswordReset | undefined> =>
  database.directory
    .selectFrom('passwordResets')
    .select(['orgId', 'membershipId', 'personId'])
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()

export async function isOpen(db: TenantDb, token: string, now: Instant): Promise<boolean> {
  const open = await db.sql`
    select from directory.password_resets
    where token_hash = ${hashOf(token)} and org_id = ${db.orgId} and expires_at > ${now}`
  return open.length > 0
}

/** Voids every link of a person. */
export const removeAll = (turn: WriteTurn, personId: Id): void =>
  turn.defer(turn.sql`delete from directory.password_resets where person_id = ${personId}`)

/** Gives a person a new password. With `insteadOf`, only when that is still the present one. */
export async function savePassword(
  turn: WriteTurn,
  personId: Id,
  passwordHash: string,
  insteadOf?: string,
): Promise<boolean> {
  const saved = await turn.sql`
    update directory.persons set password_hash = ${passwordHash}, updated_at = ${turn.now}
    where id = ${personId} and password_hash = coalesce(${insteadOf ?? null}, password_hash)
    returning id`
  return saved.length > 0
}
