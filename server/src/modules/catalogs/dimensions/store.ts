import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Level } from './shapes.ts'

const levelsWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<Level[]> =>
  db.sql<Level>`
    select id, code, name, active, required, ask_in_entry, locked, position, updated_at from dimensions
    where org_id = ${db.orgId} and ${condition} order by position, code`

export const list = (db: TenantDb): Promise<Level[]> => levelsWhere(db, sql`true`)

export const find = async (db: TenantDb, id: Id): Promise<Level | undefined> =>
  (await levelsWhere(db, sql`id = ${id}`))[0]

export const insert = (db: TenantDb, level: Level): Promise<unknown> =>
  db.sql`
    insert into dimensions (org_id, id, code, name, active, required, ask_in_entry, locked, position, updated_at)
    values (${db.orgId}, ${level.id}, ${level.code}, ${level.name}, ${level.active}, ${level.required},
      ${level.askInEntry}, ${level.locked}, ${level.position}, ${level.updatedAt})`

export const save = (db: TenantDb, level: Level): Promise<unknown> =>
  db.sql`
    update dimensions set code = ${level.code}, name = ${level.name}, active = ${level.active},
      required = ${level.required}, ask_in_entry = ${level.askInEntry}, position = ${level.position},
      updated_at = ${level.updatedAt}
    where org_id = ${db.orgId} and id = ${level.id}`
