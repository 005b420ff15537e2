import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Role } from '../../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Lifetime } from '../sessions/lifetime.ts'

export interface OwnSessionRow extends Lifetime {
  readonly id: Id
  readonly userAgent: string | null
  readonly secondFactor: boolean
  readonly authenticatedAt: Instant
}

/**
 * A member's sessions that have a token still, newest first. A session of another role than the present one is over,
 * and one whose token was taken away by a new password too.
 */
export const sessionsOf = (
  db: TenantDb,
  membership: { readonly id: Id; readonly role: Role },
): Promise<OwnSessionRow[]> =>
  db.sql<OwnSessionRow>`
    select s.id, s.user_agent, s.second_factor, s.authenticated_at, s.created_at, s.last_used_at
    from sessions s
    where s.org_id = ${db.orgId} and s.membership_id = ${membership.id} and s.role = ${membership.role}
      and exists (select from directory.session_tokens t where t.org_id = s.org_id and t.session_id = s.id)
    order by s.created_at desc, s.id desc`
