import { sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Role } from '../../../../platform/vocabulary/capabilities.ts'
import { type Id, isId } from '../../../../platform/vocabulary/ids.ts'
import type { CapabilityGrant } from '../../../../platform/vocabulary/rights.ts'
import { grantsJson } from '../record/columns.ts'
import { normaliseAddress } from '../record/address.ts'
import type { MemberStatus } from '../record/shapes.ts'

/** A member of the roster with what decides what they may do. */
export interface RosterEntry {
  readonly id: Id
  readonly displayName: string
  readonly email: string
  readonly role: Role
  readonly status: MemberStatus
  readonly grants: readonly CapabilityGrant[]
}

/** The whole roster by name; for anyone who operates the service. One statement. */
export const wholeRoster = (db: TenantDb): Promise<RosterEntry[]> =>
  db.sql<RosterEntry>`
    select m.id, m.display_name, m.email, m.role, m.status, ${grantsJson(db.orgId, sql`m.id`)} as grants
    from memberships m where m.org_id = ${db.orgId} order by m.display_name, m.id`

/** The member with an e-mail address, in whatever spelling, or with an id. */
export async function findByAddressOrId(db: TenantDb, addressOrId: string): Promise<Id | undefined> {
  const id = isId(addressOrId) ? addressOrId : null
  const email = normaliseAddress(addressOrId) ?? null
  if (id === null && email === null) return undefined
  const [row] = await db.sql<{ id: Id }>`
    select id from memberships where org_id = ${db.orgId} and (id = ${id}::uuid or email = ${email}::text)`
  return row?.id
}
