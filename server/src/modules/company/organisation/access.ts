import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { requiredSlot } from '../../../platform/slots.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { MemberAccess, OrganisationAccess } from './caller.ts'

/**
 * What a caller is told of the organisation as one `jsonb` value, for a statement that looks up a credential.
 */
export const organisationAccess = (orgId: string): RawBuilder<OrganisationAccess> => sql<OrganisationAccess>`(
  select jsonb_build_object('id', o.org_id, 'name', o.name, 'timeZone', o.time_zone, 'sandbox', o.sandbox,
    'secondFactorRequired', o.second_factor_required,
    'secondFactorRequiredOfAdministrators', o.second_factor_required_of_administrators,
    'sessionIdleMinutes', o.session_idle_minutes, 'sessionHours', o.session_hours,
    'clockOffsetMs', (extract(epoch from c.sandbox_offset) * 1000)::bigint,
    'features', coalesce((select jsonb_object_agg(f.feature, f.active) from organisation_features f
                          where f.org_id = ${orgId}), '{}'))
  from organisations o join organisation_clocks c on c.org_id = ${orgId}
  where o.org_id = ${orgId})`

/** What sessions, keys and mail ask of the roster. Members build on all of them, so they contribute it. */
export interface MemberLookup {
  /**
   * A member as one `jsonb` value of type `MemberAccess`, null where there is no such member; for a statement that
   * has the member as a column.
   */
  memberAsCallerJson(orgId: string, member: RawBuilder<unknown>): RawBuilder<MemberAccess | null>
}

export const memberLookup = requiredSlot<MemberLookup>('organisation.member_lookup')

/** `isActive` for a statement that has the member as a column; `today` is the organisation's date. */
export const isActiveOn = (
  today: PlainDate,
  members: MemberLookup,
  orgId: string,
  member: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`coalesce((
  select a.member ->> 'status' = 'active'
    and coalesce((a.member ->> 'employmentEndDate')::date >= ${today}::date, true)
  from (select ${members.memberAsCallerJson(orgId, member)} as member) a), false)`

export async function memberAccess(
  db: TenantDb,
  members: MemberLookup,
  membershipId: Id,
): Promise<MemberAccess | undefined> {
  const [row] = await db.sql<{ member: MemberAccess | null }>`
    select ${members.memberAsCallerJson(db.orgId, sql`${membershipId}::uuid`)} as member`
  return row?.member ?? undefined
}
