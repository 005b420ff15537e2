import { type RawBuilder, sql } from 'kysely'
import { asking } from '../../../platform/data/asking.ts'
import { table } from '../../../platform/data/table.ts'
import { flag, instant, integer, json, text, uuid } from '../../../platform/data/table-columns.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { CustomField, FieldType, Option } from './shapes.ts'

const fields = table('customFields', {
  id: uuid,
  kind: text.fixed(),
  key: text.fixed(),
  type: text.as<FieldType>().fixed(),
  name: text,
  description: text.nullable(),
  required: flag,
  options: json<Option[]>(),
  position: integer,
  active: flag,
  updatedAt: instant,
})

const fieldsWhere = asking(
  (db, condition: RawBuilder<unknown>) =>
    db.sql<CustomField>`
      select ${fields.select('f')} from custom_fields f where f.org_id = ${db.orgId} and ${condition}
      order by f.kind, f.position, f.key`,
)

export const list = (db: TenantDb) => fieldsWhere(db, sql`true`)

/** The fields of a kind of record, deactivated ones too. */
export const fieldsOf = asking((db, kind: string) => fieldsWhere(db, sql`f.kind = ${kind}`))

export const find = async (db: TenantDb, id: Id): Promise<CustomField | undefined> =>
  (await fieldsWhere(db, sql`f.id = ${id}`))[0]

export const insert = (db: TenantDb, field: CustomField): Promise<unknown> => fields.insert(db, [field])

export const save = (db: TenantDb, field: CustomField): Promise<unknown> => fields.update(db, field)
