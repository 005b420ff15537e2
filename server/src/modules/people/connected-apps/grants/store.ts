import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, keysetPage, type PageOf, type PageQuery, sweepKeys } from '../../../../platform/data/paging.ts'
import { jsonb } from '../../../../platform/data/tables.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CredentialUse, isActiveOn, type MemberLookup } from '../../../company/organisation/port.ts'
import type { EndReason, Grant, GrantState } from './grant.ts'

declare module '../../../../platform/data/tables.ts' {
  interface Tables {
    oauthGrants: OAuthGrantRow
  }
}

export interface OAuthGrantRow {
  readonly orgId: string
  readonly id: string
  readonly clientId: string
  readonly membershipId: string
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
  readonly offlineAccess: boolean
  /** Written beside the requests, at most once a minute; like `expiresAt` it does not touch `updatedAt`. */
  readonly lastUsedAt: Instant | null
  readonly expiresAt: Instant
  readonly endedAt: Instant | null
  readonly endReason: EndReason | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

const columns = sql`g.id, g.client_id, g.membership_id, g.scope, g.read_only, g.offline_access, g.expires_at,
  g.ended_at, g.end_reason, g.created_at, g.updated_at`

export async function load(db: TenantDb, id: Id): Promise<Grant | undefined> {
  const [row] = await db.sql<Grant>`
    select ${columns} from oauth_grants g where g.org_id = ${db.orgId} and g.id = ${id}`
  return row
}

export const liveOfClient = (db: TenantDb, clientId: Id): Promise<Grant[]> =>
  db.sql<Grant>`
    select ${columns} from oauth_grants g
    where g.org_id = ${db.orgId} and g.client_id = ${clientId} and g.ended_at is null order by g.id`

export const liveOfMembers = (db: TenantDb, membershipIds: readonly Id[]): Promise<Grant[]> =>
  db.sql<Grant>`
    select ${columns} from oauth_grants g
    where g.org_id = ${db.orgId} and g.membership_id = any(${membershipIds}::uuid[]) and g.ended_at is null
    order by g.id`

/** A grant as it is shown. */
export interface ShownGrant extends Grant {
  readonly clientName: string
  readonly memberActive: boolean
  readonly lastUsedAt: Instant | null
}

export async function show(
  db: TenantDb,
  members: MemberLookup,
  id: Id,
  today: PlainDate,
): Promise<ShownGrant | undefined> {
  const [row] = await db.sql<ShownGrant>`
    select ${columns}, g.last_used_at, c.name as client_name, ${memberActive(members, db.orgId, today)} as member_active
    from oauth_grants g join oauth_clients c on c.org_id = ${db.orgId} and c.id = g.client_id
    where g.org_id = ${db.orgId} and g.id = ${id}`
  return row
}

export interface GrantQuery extends PageQuery {
  readonly state?: GrantState | undefined
  readonly membershipId?: Id | undefined
  readonly clientId?: Id | undefined
}

/** A page of grants, newest first; those of one member when `ofMember` is given. */
export const list = (
  db: TenantDb,
  members: MemberLookup,
  query: GrantQuery,
  ofMember: Id | null,
  { realNow, today }: { readonly realNow: Instant; readonly today: PlainDate },
): Promise<PageOf<ShownGrant>> =>
  keysetPage(db, query, {
    operation: 'oauthGrants.list',
    listed: { alias: 'g' },
    keys: [by('g.id', { direction: 'desc' })],
    sweep: sweepKeys('g'),
    within: ofMember,
    rows: keyset => db.sql<ShownGrant>`
      select ${columns}, g.last_used_at, c.name as client_name, ${memberActive(members, db.orgId, today)} as member_active
      from oauth_grants g join oauth_clients c on c.org_id = ${db.orgId} and c.id = g.client_id
      where g.org_id = ${db.orgId}
        and ${ofMember === null ? sql`true` : sql`g.membership_id = ${ofMember}`}
        and ${matching(query, memberActive(members, db.orgId, today), realNow)} ${keyset}`,
  })

export const insert = (tx: WriteTransaction, grant: Grant): void =>
  tx.defer(tx.execute(tx.insert('oauthGrants', { ...grant, lastUsedAt: null })))

/** Ends grants in one statement. With the grant its tokens end: whoever looks one up asks for the grant as well. */
export function saveEnded(tx: WriteTransaction, grants: readonly Grant[]): void {
  if (grants.length === 0) return
  const ids = grants.map(({ id }) => id)
  const reason = grants[0]?.endReason
  tx.defer(tx.sql`
    update oauth_grants set ended_at = ${tx.now}, end_reason = ${reason}, updated_at = ${tx.now}
    where org_id = ${tx.orgId} and id = any(${ids}::uuid[]) and ended_at is null`)
}

/** Writes down when grants were last used. Another process may have been faster, so no instant goes back. */
export const saveUses = (tx: WriteTransaction, uses: readonly CredentialUse[]): Promise<unknown> =>
  tx.sql`
    update oauth_grants g set last_used_at = used.at
    from jsonb_to_recordset(${jsonb(uses)}::jsonb) as used(id uuid, at timestamptz)
    where g.org_id = ${tx.orgId} and g.id = used.id and (g.last_used_at is null or g.last_used_at < used.at)`

const memberActive = (members: MemberLookup, orgId: string, today: PlainDate): RawBuilder<boolean> =>
  isActiveOn(today, members, orgId, sql`g.membership_id`)

function matching(
  { state, membershipId, clientId }: GrantQuery,
  active: RawBuilder<boolean>,
  realNow: Instant,
): RawBuilder<SqlBool> {
  const conditions = [
    membershipId && sql`g.membership_id = ${membershipId}`,
    clientId && sql`g.client_id = ${clientId}`,
    state && inState(state, active, realNow),
  ].filter(condition => condition !== undefined && condition !== '')
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

/** The same as `stateOf`, for many. */
function inState(state: GrantState, active: RawBuilder<boolean>, realNow: Instant): RawBuilder<unknown> {
  switch (state) {
    case 'ended':
      return sql`g.ended_at is not null`
    case 'owner_inactive':
      return sql`g.ended_at is null and not ${active}`
    case 'expired':
      return sql`g.ended_at is null and ${active} and g.expires_at <= ${realNow}`
    case 'active':
      return sql`g.ended_at is null and ${active} and g.expires_at > ${realNow}`
  }
}
