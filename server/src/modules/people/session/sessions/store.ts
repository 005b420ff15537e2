import { sql } from 'kysely'
import type { Database, WriteTransaction } from '../../../../platform/data/database.ts'
import { jsonb } from '../../../../platform/data/tables.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Role } from '../../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type CredentialUse,
  type MemberAccess,
  type MemberLookup,
  type OrganisationAccess,
  organisationAccess,
} from '../../../company/organisation/port.ts'
import type { Lifetime } from './lifetime.ts'
import type { Session } from './rules.ts'
import { hashOf, newToken } from './token.ts'

declare module '../../../../platform/data/tables.ts' {
  interface Tables {
    sessions: SessionRow
  }
}

export interface SessionRow {
  readonly orgId: string
  readonly id: string
  readonly membershipId: string
  readonly role: Role
  readonly userAgent: string | null
  /** Whether more than a password was given. */
  readonly secondFactor: boolean
  /** When the person last proved who they are. */
  readonly authenticatedAt: Instant
  readonly createdAt: Instant
  /** Written beside the requests, at most once a minute. */
  readonly lastUsedAt: Instant
}

/** Where a session token belongs; read before any organisation is known. */
export const findToken = (
  database: Database,
  tokenHash: Buffer,
): Promise<{ orgId: Id; sessionId: Id } | undefined> =>
  database.directory
    .selectFrom('sessionTokens')
    .select(['orgId', 'sessionId'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()

/** A session with everything that says who is calling. */
export interface FoundSession extends Lifetime {
  readonly id: Id
  readonly role: Role
  readonly secondFactor: boolean
  readonly authenticatedAt: Instant
  readonly member: MemberAccess | null
  readonly organisation: OrganisationAccess
}

export async function find(db: TenantDb, members: MemberLookup, id: Id): Promise<FoundSession | undefined> {
  const [row] = await db.sql<FoundSession>`
    select s.id, s.role, s.second_factor, s.authenticated_at, s.created_at, s.last_used_at,
      ${members.memberAsCallerJson(db.orgId, sql`s.membership_id`)} as member,
      ${organisationAccess(db.orgId)} as organisation
    from sessions s where s.org_id = ${db.orgId} and s.id = ${id}`
  return row
}

/** A session with the account it was begun with. */
export interface ShownSession extends Lifetime {
  readonly id: Id
  readonly userAgent: string | null
  readonly secondFactor: boolean
  readonly authenticatedAt: Instant
  readonly person: { readonly id: Id; readonly email: string; readonly generation: number }
}

/** A session that has not ended: one whose token was taken away is over, whatever is still to be cleared away. */
export async function show(db: TenantDb, id: Id): Promise<ShownSession | undefined> {
  const [row] = await db.sql<ShownSession>`
    select s.id, s.user_agent, s.second_factor, s.authenticated_at, s.created_at, s.last_used_at,
      jsonb_build_object('id', p.id, 'email', p.email, 'generation', p.generation) as person
    from sessions s
    join directory.session_tokens t on t.org_id = s.org_id and t.session_id = s.id
    join directory.persons p on p.id = t.person_id
    where s.org_id = ${db.orgId} and s.id = ${id}`
  return row
}

/** A member's sessions, newest first. */
export const ofMember = (db: TenantDb, membershipId: Id): Promise<(Lifetime & { id: Id })[]> =>
  db.sql<Lifetime & { id: Id }>`
    select id, created_at, last_used_at from sessions
    where org_id = ${db.orgId} and membership_id = ${membershipId} order by created_at desc`

/** Stores a session of an account, and goes with it. */
export function insert(tx: WriteTransaction, session: Session, personId: Id, tokenHash: Buffer): void {
  tx.defer(tx.execute(tx.insert('sessions', session)))
  tx.defer(tx.sql`
    insert into directory.session_tokens (token_hash, org_id, session_id, membership_id, person_id)
    values (${tokenHash}, ${tx.orgId}, ${session.id}, ${session.membershipId}, ${personId})`)
}

/** Whether a session has not ended, checked where something is made that would outlive it. */
export async function isLive(db: TenantDb, id: Id): Promise<boolean> {
  const rows = await db.sql`
    select from directory.session_tokens where org_id = ${db.orgId} and session_id = ${id}`
  return rows.length > 0
}

/** How the person of a session has shown who they are. */
export const saveProof = (
  tx: WriteTransaction,
  id: Id,
  proof: { readonly secondFactor: boolean; readonly authenticatedAt: Instant },
): void =>
  tx.defer(tx.sql`
    update sessions set second_factor = ${proof.secondFactor}, authenticated_at = ${proof.authenticatedAt}
    where org_id = ${tx.orgId} and id = ${id}`)

/** Gives a session a new token; the former one is void. */
export function renewToken(tx: WriteTransaction, id: Id): string {
  const token = newToken()
  tx.defer(tx.sql`
    update directory.session_tokens set token_hash = ${hashOf(token)}
    where org_id = ${tx.orgId} and session_id = ${id}`)
  return token
}

/**
 * Takes the token of a session away, which may be of another organisation than the transaction. False when it is gone: another
 * request, perhaps in another process, was faster.
 */
export async function claimToken(tx: WriteTransaction, token: string, sessionId: Id): Promise<boolean> {
  const claimed = await tx.sql`
    delete from directory.session_tokens where token_hash = ${hashOf(token)} and session_id = ${sessionId}
    returning session_id`
  return claimed.length > 0
}

export function remove(tx: WriteTransaction, ids: readonly Id[]): void {
  tx.defer(tx.sql`delete from sessions where org_id = ${tx.orgId} and id = any(${ids}::uuid[])`)
  tx.defer(tx.sql`
    delete from directory.session_tokens where org_id = ${tx.orgId} and session_id = any(${ids}::uuid[])`)
}

/** Ends every session of members. */
export const removeOfMembers = (tx: WriteTransaction, membershipIds: readonly Id[]): Promise<unknown> =>
  Promise.all([
    tx.sql`delete from sessions where org_id = ${tx.orgId} and membership_id = any(${membershipIds}::uuid[])`,
    tx.sql`
      delete from directory.session_tokens
      where org_id = ${tx.orgId} and membership_id = any(${membershipIds}::uuid[])`,
  ])

/** Writes down when sessions were last used. Another process may have been faster, so no instant goes back. */
export const saveUses = (tx: WriteTransaction, uses: readonly CredentialUse[]): Promise<unknown> =>
  tx.sql`
    update sessions s set last_used_at = used.at
    from jsonb_to_recordset(${jsonb(uses)}::jsonb) as used(id uuid, at timestamptz)
    where s.org_id = ${tx.orgId} and s.id = used.id and s.last_used_at < used.at`
