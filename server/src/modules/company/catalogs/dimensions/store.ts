import { type RawBuilder, sql } from 'kysely'
import { table } from '../../../../platform/data/table.ts'
import { flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Level } from './shapes.ts'

const levels = table('dimensions', {
  id: uuid,
  code: text,
  name: text,
  active: flag,
  required: flag,
  askInEntry: flag,
  remainder: text.as<Level['remainder']>(),
  locked: flag.fixed(),
  position: integer,
  updatedAt: instant,
})

const levelsWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<Level[]> =>
  db.sql<Level>`
    select ${levels.select('d')} from dimensions d
    where d.org_id = ${db.orgId} and ${condition} order by d.position, d.code`

export const list = (db: TenantDb): Promise<Level[]> => levelsWhere(db, sql`true`)

export const find = async (db: TenantDb, id: Id): Promise<Level | undefined> =>
  (await levelsWhere(db, sql`d.id = ${id}`))[0]

export const findByCode = async (db: TenantDb, code: string): Promise<Level | undefined> =>
  (await levelsWhere(db, sql`d.code = ${code}`))[0]

export const insert = (db: TenantDb, level: Level): Promise<unknown> => levels.insert(db, [level])

export const save = (db: TenantDb, level: Level): Promise<unknown> => levels.update(db, level)
