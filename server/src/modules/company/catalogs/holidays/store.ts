import { type RawBuilder, sql } from 'kysely'
import { asking } from '../../../../platform/data/asking.ts'
import { table } from '../../../../platform/data/table.ts'
import { date, instant, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Addition, HolidayChange, Removal } from './observed-holidays.ts'

const changes = table('holidayChanges', {
  id: uuid,
  date,
  code: text,
  change: text.as<HolidayChange['change']>(),
  name: json<Addition['name']>().nullable(),
  kind: text.as<Addition['kind']>().nullable(),
  updatedAt: instant,
})

const changesWhere = asking(
  (db, condition: RawBuilder<unknown>) =>
    db.sql<HolidayChange>`
      select ${changes.select('h')} from holiday_changes h where h.org_id = ${db.orgId} and ${condition}`,
)

export const changesBetween = asking((db, from: PlainDate, to: PlainDate) =>
  changesWhere(db, sql`h.date between ${from} and ${to}`),
)

export const allChanges = (db: TenantDb): Promise<HolidayChange[]> => changesWhere(db, sql`true`)

export const findChange = async (
  db: TenantDb,
  date: PlainDate,
  code: string,
): Promise<HolidayChange | undefined> =>
  (await changesWhere(db, sql`h.date = ${date} and h.code = ${code}`))[0]

export const insertAddition = (db: TenantDb, addition: Addition): Promise<unknown> =>
  changes.insert(db, [addition])

export const insertRemoval = (db: TenantDb, removal: Removal): Promise<unknown> =>
  changes.insert(db, [{ ...removal, name: null, kind: null }])

export const deleteChange = (db: TenantDb, id: Id): Promise<unknown> =>
  db.sql`delete from holiday_changes where org_id = ${db.orgId} and id = ${id}`
