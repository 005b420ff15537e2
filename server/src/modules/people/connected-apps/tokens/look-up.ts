import { type RawBuilder, sql } from 'kysely'
import type { Resolution } from '../../../../platform/access/authenticator.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  callerOf,
  isActive,
  type MemberAccess,
  type MemberLookup,
  type OrganisationAccess,
  organisationAccess,
} from '../../../company/organisation/port.ts'
import { isEnding } from '../../session/port.ts'

/** An access token with everything that says who is calling. */
export interface FoundToken {
  readonly grantId: Id
  readonly scope: readonly string[]
  readonly expiresAt: Instant
  readonly grantReadOnly: boolean
  readonly grantEndedAt: Instant | null
  readonly lastUsedAt: Instant | null
  readonly clientName: string
  readonly clientScope: readonly Capability[]
  readonly clientReadOnly: boolean
  readonly clientDeletedAt: Instant | null
  readonly member: MemberAccess | null
  /** The member's account has begun anew, and what they allowed is about to be ended. */
  readonly memberBeginsAnew: boolean
  readonly organisation: OrganisationAccess
}

/** The access token with this id. One statement. */
export const findAccessToken = (
  db: TenantDb,
  members: MemberLookup,
  id: Id,
): Promise<FoundToken | undefined> => tokenWhere(db, members, sql`t.id = ${id}`)

/** The access token of a grant that lasts longest. One statement. */
export const findTokenOfGrant = (
  db: TenantDb,
  members: MemberLookup,
  grantId: Id,
): Promise<FoundToken | undefined> => tokenWhere(db, members, sql`t.grant_id = ${grantId}`)

async function tokenWhere(
  db: TenantDb,
  members: MemberLookup,
  condition: RawBuilder<unknown>,
): Promise<FoundToken | undefined> {
  const [row] = await db.sql<FoundToken>`
    select g.id as grant_id, t.scope, t.expires_at, g.read_only as grant_read_only, g.ended_at as grant_ended_at,
      g.last_used_at, c.name as client_name, c.scope as client_scope, c.read_only as client_read_only,
      c.deleted_at as client_deleted_at,
      ${members.memberAsCallerJson(db.orgId, sql`g.membership_id`)} as member,
      ${isEnding(db.orgId, sql`g.membership_id`)} as member_begins_anew,
      ${organisationAccess(db.orgId)} as organisation
    from oauth_tokens t
    join oauth_grants g on g.org_id = ${db.orgId} and g.id = t.grant_id
    join oauth_clients c on c.org_id = ${db.orgId} and c.id = g.client_id
    where t.org_id = ${db.orgId} and t.kind = 'access' and ${condition}
    order by t.expires_at desc limit 1`
  return row
}

/**
 * Who is calling with the token, or why nobody is. `now` is the organisation's instant, `realNow` the real one. The
 * grant counts as the credential: its tokens share a rate window, and the audit trail names it.
 */
export function callerWith(found: FoundToken, now: Instant, realNow: Instant): Resolution {
  if (
    found.memberBeginsAnew ||
    found.grantEndedAt !== null ||
    found.clientDeletedAt !== null ||
    found.expiresAt <= realNow
  )
    return { refusal: 'invalid_token' }
  if (!found.member || !isActive(found.member, found.organisation.timeZone, now))
    return { refusal: 'api_key_owner_inactive' }
  const credential = {
    kind: 'oauth',
    id: found.grantId,
    name: found.clientName,
    // What an administrator took from the app since then is taken from its tokens.
    scope: found.clientScope.filter(capability => found.scope.includes(capability)),
    readOnly: found.grantReadOnly || found.clientReadOnly,
    expiresAt: found.expiresAt,
  } as const
  return { caller: callerOf(found.organisation, found.member, credential, now) }
}

const noteUseAfterSeconds = 60

/** Whether the present use is worth writing down: at most once a minute. */
export const isUseNews = ({ lastUsedAt }: Pick<FoundToken, 'lastUsedAt'>, now: Instant): boolean =>
  lastUsedAt === null || now >= addSeconds(lastUsedAt, noteUseAfterSeconds)
