import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { syntheticDomain } from '../record/address.ts'

/** Whether somebody other than the member is an administrator who can sign in today, and at least as long as they can. */
export async function hasOtherAdmin(db: TenantDb, id: Id, today: PlainDate): Promise<boolean> {
  const rows = await db.sql`
    select from memberships other join memberships m on m.org_id = ${db.orgId} and m.id = ${id}
    where other.org_id = ${db.orgId} and other.id <> ${id} and other.role = 'admin' and other.status = 'active'
      and other.person_id is not null and other.email not like ${`%@${syntheticDomain}`}
      and coalesce(other.employment_end_date, 'infinity') >= greatest(${today}::date,
        coalesce(m.employment_end_date, 'infinity'))
    limit 1`
  return rows.length > 0
}

export const directReports = (db: TenantDb, id: Id): Promise<{ id: Id; displayName: string }[]> =>
  db.sql`
    select id, display_name from memberships
    where org_id = ${db.orgId} and supervisor_membership_id = ${id} and status <> 'deactivated'
    order by display_name, id`

/** Deletes a member with all that is only theirs. The database refuses when anything else refers to them. */
export const deleteMember = (db: TenantDb, id: Id): Promise<unknown> =>
  db.sql`delete from memberships where org_id = ${db.orgId} and id = ${id}`

/** The same for several, who may supervise each other: a supervisor would be missed by assignments that go with later rows. */
export const deleteMembers = (db: TenantDb, ids: readonly Id[]): Promise<unknown> =>
  Promise.all([
    db.sql`
      delete from membership_assignments
      where org_id = ${db.orgId} and membership_id = any(${ids}::uuid[]) returning membership_id`,
    db.sql`delete from memberships where org_id = ${db.orgId} and id = any(${ids}::uuid[]) returning id`,
  ])

/** Whether the audit trail names the member as the one who acted; signing in, and what they did to themself, is no act. */
export async function hasActed(db: TenantDb, id: Id): Promise<boolean> {
  const rows = await db.sql`
    select from audit_entries
    where org_id = ${db.orgId} and actor_membership_id = ${id}
      and target_type <> 'session' and target_id <> ${id}::text
    limit 1`
  return rows.length > 0
}
