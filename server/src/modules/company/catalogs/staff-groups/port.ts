import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Whether the group exists, in use or not: a payroll lock may name one that has been taken out of use. */
export async function staffGroupExists(db: TenantDb, id: Id): Promise<boolean> {
  const found = await db.sql`select from staff_groups where org_id = ${db.orgId} and id = ${id}`
  return found.length > 0
}

/** Whether the group exists and is active. */
export async function staffGroupInUse(db: TenantDb, id: Id): Promise<boolean> {
  const found = await db.sql`select from staff_groups where org_id = ${db.orgId} and id = ${id} and active`
  return found.length > 0
}

/** The active group with a code. */
export async function staffGroupWithCode(db: TenantDb, code: string): Promise<Id | undefined> {
  const [found] = await db.sql<{ id: Id }>`
    select id from staff_groups where org_id = ${db.orgId} and code = ${code} and active`
  return found?.id
}

/** What a staff group is called: a fragment for statements over records of other families. */
export const staffGroupName = (orgId: string, id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select g.name from staff_groups g where g.org_id = ${orgId} and g.id = ${id})`
