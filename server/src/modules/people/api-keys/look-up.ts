import { sql } from 'kysely'
import type { Resolution } from '../../../platform/access/authenticator.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { addSeconds, type Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import {
  callerOf,
  isActive,
  type MemberAccess,
  type MemberLookup,
  type OrganisationAccess,
  organisationAccess,
} from '../../company/organisation/port.ts'
import { isEnding } from '../session/port.ts'
import { type Key, stateOf } from './key.ts'

/** A key as a secret found it, with everything that says who is calling. */
export interface FoundKey
  extends Pick<Key, 'id' | 'name' | 'kind' | 'scope' | 'readOnly' | 'expiresAt' | 'revokedAt'> {
  readonly lastUsedAt: Instant | null
  /** Until when the secret itself is valid; null for the key's present one. */
  readonly validUntil: Instant | null
  readonly owner: MemberAccess | null
  /** The owner's account has begun anew, and their personal keys are about to be revoked. */
  readonly ownerBeginsAnew: boolean
  readonly organisation: OrganisationAccess
}

/** The key of a secret. One statement. */
export async function findBySecret(
  db: TenantDb,
  members: MemberLookup,
  secretId: Id,
): Promise<FoundKey | undefined> {
  const [row] = await db.sql<FoundKey>`
    select ${keyColumns(db, members)}, s.valid_until
    from api_key_secrets s join api_keys k on k.org_id = ${db.orgId} and k.id = s.api_key_id
    where s.org_id = ${db.orgId} and s.id = ${secretId}`
  return row
}

/** The key itself, whichever secret it has now. One statement. */
export async function findById(db: TenantDb, members: MemberLookup, id: Id): Promise<FoundKey | undefined> {
  const [row] = await db.sql<FoundKey>`
    select ${keyColumns(db, members)}, null as valid_until
    from api_keys k where k.org_id = ${db.orgId} and k.id = ${id}`
  return row
}

const keyColumns = (db: TenantDb, members: MemberLookup) => sql`
  k.id, k.name, k.kind, k.scope, k.read_only, k.expires_at, k.revoked_at, k.last_used_at,
  ${members.memberAsCallerJson(db.orgId, sql`k.owner_membership_id`)} as owner,
  ${isEnding(db.orgId, sql`k.owner_membership_id`)} as owner_begins_anew,
  ${organisationAccess(db.orgId)} as organisation`

/** The caller of a key at an instant of its organisation, or why there is none. */
export function callerWith(found: FoundKey, now: Instant): Resolution {
  if (found.validUntil !== null && found.validUntil <= now) return { refusal: 'invalid_token' }
  if (found.kind === 'personal' && found.ownerBeginsAnew) return { refusal: 'invalid_token' }
  const state = stateOf(found, isActive(found.owner, found.organisation.timeZone, now), now)
  if (state === 'revoked') return { refusal: 'invalid_token' }
  if (state === 'expired') return { refusal: 'api_key_expired' }
  if (state === 'owner_inactive' || !found.owner) return { refusal: 'api_key_owner_inactive' }
  const credential = {
    kind: found.kind === 'personal' ? 'personal_key' : 'service_key',
    id: found.id,
    name: found.name,
    scope: found.scope,
    readOnly: found.readOnly,
    expiresAt: found.expiresAt,
  } as const
  return { caller: callerOf(found.organisation, found.owner, credential, now) }
}

const noteUseAfterSeconds = 60

/** Whether the present use is worth writing down: at most once a minute. */
export const isUseNews = ({ lastUsedAt }: Pick<FoundKey, 'lastUsedAt'>, now: Instant): boolean =>
  lastUsedAt === null || now >= addSeconds(lastUsedAt, noteUseAfterSeconds)
