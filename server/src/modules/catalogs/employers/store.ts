import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Employer } from './contract.ts'

const employersWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<Employer[]> =>
  db.sql<Employer>`
    select id, name, registry_code, active, updated_at from employers
    where org_id = ${db.orgId} and ${condition} order by name, id`

export const list = (db: TenantDb): Promise<Employer[]> => employersWhere(db, sql`true`)

export const find = async (db: TenantDb, id: Id): Promise<Employer | undefined> =>
  (await employersWhere(db, sql`id = ${id}`))[0]

export async function codeHolder(db: TenantDb, registryCode: string | null | undefined): Promise<Id | null> {
  if (registryCode == null) return null
  return (await employersWhere(db, sql`registry_code = ${registryCode}`))[0]?.id ?? null
}

export const insert = (
  db: TenantDb,
  { id, name, registryCode, active, updatedAt }: Employer,
): Promise<unknown> =>
  db.sql`
    insert into employers (org_id, id, name, registry_code, active, updated_at)
    values (${db.orgId}, ${id}, ${name}, ${registryCode}, ${active}, ${updatedAt})`

export const save = (
  db: TenantDb,
  { id, name, registryCode, active, updatedAt }: Employer,
): Promise<unknown> =>
  db.sql`
    update employers set name = ${name}, registry_code = ${registryCode}, active = ${active},
      updated_at = ${updatedAt}
    where org_id = ${db.orgId} and id = ${id}`
