import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { memberDayContexts } from '../../../people/members/port.ts'
import { projectRolesWithIds } from '../roles/port.ts'
import type { Participant } from './record.ts'
import type { MissingReference } from './rules.ts'

type Named = Pick<Participant, 'membershipId'> & Partial<Pick<Participant, 'projectRoleId'>>

/** The first of the members and roles that are named and not there or not in use; what is `held` may stay. */
export async function missingReference(
  db: TenantDb,
  wanted: readonly Named[],
  held: readonly Named[] = [],
): Promise<MissingReference | null> {
  const kept = new Set(held.map(({ membershipId }) => membershipId))
  const named = wanted.map(({ membershipId }) => membershipId.toLowerCase())
  const memberIds = [...new Set(named)].filter(id => !kept.has(id))
  const [members, role] = await Promise.all([
    memberIds.length === 0 ? [] : memberDayContexts(db, memberIds),
    missingRole(db, wanted, held),
  ])
  const active = members.filter(({ status }) => status !== 'deactivated')
  return active.length < memberIds.length ? 'membership_not_found' : role
}

/** The same of roles alone. */
export async function missingRole(
  db: TenantDb,
  wanted: readonly Pick<Named, 'projectRoleId'>[],
  held: readonly Pick<Named, 'projectRoleId'>[],
): Promise<'project_role_not_found' | null> {
  const kept = new Set<Id | null | undefined>(held.map(({ projectRoleId }) => projectRoleId))
  const named = wanted.flatMap(({ projectRoleId }) => projectRoleId?.toLowerCase() ?? [])
  const roleIds = [...new Set(named)].filter(id => !kept.has(id))
  const roles = roleIds.length === 0 ? [] : await projectRolesWithIds(db, roleIds)
  return roles.filter(({ active }) => active).length < roleIds.length ? 'project_role_not_found' : null
}
