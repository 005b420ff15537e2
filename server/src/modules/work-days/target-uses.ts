import type { RecordUse } from '../imports/port.ts'

/** Hours are for targets. An entry keeps its allocations as they were written, so every one is looked through. */
export const targetsOfEntries: RecordUse = {
  register: 'tracking-targets',
  by: 'work_days',
  used: (db, ids) =>
    db.sql`
      select distinct wanted.id from unnest(${ids}::uuid[]) as wanted(id)
      join work_entries e on e.org_id = ${db.orgId}
        and e.allocations @> jsonb_build_array(jsonb_build_object('valueId', wanted.id))`,
}
