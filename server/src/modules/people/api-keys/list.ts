import { textOfRow } from '../../../platform/data/listing.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { by, keysetPage, type PageOf, type PageQuery, sweepKeys } from '../../../platform/data/paging.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { isActiveOn, type MemberLookup } from '../../company/organisation/port.ts'
import type { Sight } from './key.ts'
import type { KeyKind, KeyState } from './shapes.ts'
import type { ShownKey } from './view.ts'

export interface KeyQuery extends PageQuery {
  readonly kind?: KeyKind | undefined
  readonly state?: KeyState | undefined
  readonly ownerMembershipId?: Id | undefined
}

/** A page of the keys that a viewer may see, newest first. */
export const listKeys = (
  db: TenantDb,
  members: MemberLookup,
  query: KeyQuery,
  viewer: { readonly membershipId: Id; readonly sight: Sight },
  { now, today }: { readonly now: Instant; readonly today: PlainDate },
): Promise<PageOf<ShownKey>> => {
  const active = ownerActive(members, db.orgId, today)
  return keysetPage(db, query, {
    operation: 'apiKeys.list',
    listed: { alias: 'k', text: textOfRow('k'), sorts: { name: 'k.name', updatedAt: 'k.updatedAt' } },
    keys: [by('k.id', { direction: 'desc' })],
    sweep: sweepKeys('k'),
    within: viewer,
    rows: keyset => db.sql<ShownKey>`
      select k.id, k.name, k.kind, k.prefix, k.last4, k.scope, k.read_only, k.owner_membership_id, k.created_by,
        k.expires_at, k.revoked_at, k.last_used_at, k.created_at, k.updated_at, ${active} as owner_active
      from api_keys k
      where k.org_id = ${db.orgId} and ${visibleTo(viewer)} and ${matching(query, active, now)} ${keyset}`,
  })
}

/** Whether the owner of a key, `k` unless it is called otherwise, is active on the organisation's date. */
export const ownerActive = (
  members: MemberLookup,
  orgId: string,
  today: PlainDate,
  key: RawBuilder<unknown> = sql`k`,
): RawBuilder<boolean> => isActiveOn(today, members, orgId, sql`${key}.owner_membership_id`)

/** The same as `maySee`, for many. */
function visibleTo({ membershipId, sight }: { membershipId: Id; sight: Sight }): RawBuilder<SqlBool> {
  if (sight === 'all') return sql`true`
  const own = sql<SqlBool>`k.owner_membership_id = ${membershipId}`
  return sight === 'own' ? own : sql`(k.kind = 'service' or ${own})`
}

function matching(
  { kind, state, ownerMembershipId }: KeyQuery,
  active: RawBuilder<boolean>,
  now: Instant,
): RawBuilder<SqlBool> {
  const conditions = [
    kind && sql`k.kind = ${kind}`,
    ownerMembershipId && sql`k.owner_membership_id = ${ownerMembershipId}`,
    state && inState(state, active, now),
  ].filter(condition => condition !== undefined && condition !== '')
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

/** The same as `stateOf`, for many. */
function inState(state: KeyState, active: RawBuilder<boolean>, now: Instant): RawBuilder<unknown> {
  const live = sql`k.revoked_at is null and ${active}`
  switch (state) {
    case 'revoked':
      return sql`k.revoked_at is not null`
    case 'owner_inactive':
      return sql`k.revoked_at is null and not ${active}`
    case 'expired':
      return sql`${live} and k.expires_at <= ${now}`
    case 'active':
      return sql`${live} and (k.expires_at is null or k.expires_at > ${now})`
  }
}
