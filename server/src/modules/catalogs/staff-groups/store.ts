import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { StaffGroup } from './contract.ts'

const groupsWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<StaffGroup[]> =>
  db.sql<StaffGroup>`
    select id, code, name, active, updated_at from staff_groups
    where org_id = ${db.orgId} and ${condition} order by code`

export const list = (db: TenantDb): Promise<StaffGroup[]> => groupsWhere(db, sql`true`)

export const find = async (db: TenantDb, id: Id): Promise<StaffGroup | undefined> =>
  (await groupsWhere(db, sql`id = ${id}`))[0]

export async function codeHolder(db: TenantDb, code: string | undefined): Promise<Id | null> {
  if (code === undefined) return null
  return (await groupsWhere(db, sql`code = ${code}`))[0]?.id ?? null
}

export const insert = (db: TenantDb, { id, code, name, active, updatedAt }: StaffGroup): Promise<unknown> =>
  db.sql`
    insert into staff_groups (org_id, id, code, name, active, updated_at)
    values (${db.orgId}, ${id}, ${code}, ${name}, ${active}, ${updatedAt})`

export const save = (db: TenantDb, { id, code, name, active, updatedAt }: StaffGroup): Promise<unknown> =>
  db.sql`
    update staff_groups set code = ${code}, name = ${name}, active = ${active}, updated_at = ${updatedAt}
    where org_id = ${db.orgId} and id = ${id}`
