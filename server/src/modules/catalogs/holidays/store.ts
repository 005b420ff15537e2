import { type RawBuilder, sql } from 'kysely'
import { jsonb } from '../../../platform/data/tables.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Addition, HolidayChange, Removal } from './observed-holidays.ts'

const changesWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<HolidayChange[]> =>
  db.sql<HolidayChange>`
    select id, date, code, change, name, kind, updated_at from holiday_changes
    where org_id = ${db.orgId} and ${condition}`

export const changesBetween = (db: TenantDb, from: PlainDate, to: PlainDate): Promise<HolidayChange[]> =>
  changesWhere(db, sql`date between ${from} and ${to}`)

export const findChange = async (
  db: TenantDb,
  date: PlainDate,
  code: string,
): Promise<HolidayChange | undefined> => (await changesWhere(db, sql`date = ${date} and code = ${code}`))[0]

export const insertAddition = (
  db: TenantDb,
  { id, date, code, name, kind, updatedAt }: Addition,
): Promise<unknown> =>
  db.sql`
    insert into holiday_changes (org_id, id, date, code, change, name, kind, updated_at)
    values (${db.orgId}, ${id}, ${date}, ${code}, 'added', ${jsonb(name)}, ${kind}, ${updatedAt})`

export const insertRemoval = (db: TenantDb, { id, date, code, updatedAt }: Removal): Promise<unknown> =>
  db.sql`
    insert into holiday_changes (org_id, id, date, code, change, updated_at)
    values (${db.orgId}, ${id}, ${date}, ${code}, 'removed', ${updatedAt})`

export const deleteChange = (db: TenantDb, id: Id): Promise<unknown> =>
  db.sql`delete from holiday_changes where org_id = ${db.orgId} and id = ${id}`
