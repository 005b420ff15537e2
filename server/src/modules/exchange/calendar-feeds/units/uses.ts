import type { RecordUse } from '../../../records/imports/port.ts'

/** Planning units whose calendar somebody reads. */
export const unitsWithFeeds: RecordUse = {
  register: 'planning-units',
  by: 'unit_calendar_feeds',
  used: (db, ids) =>
    db.sql`
      select distinct f.planning_unit_id as id from unit_calendar_feeds f
      where f.org_id = ${db.orgId} and f.planning_unit_id = any(${ids}::uuid[])`,
}
