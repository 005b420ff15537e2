import type { RecordUse } from '../../../records/imports/port.ts'

/** Hours are for targets. An entry keeps its allocations as they were written, so every one is looked through, once. */
export const targetsOfEntries: RecordUse = {
  register: 'tracking-targets',
  by: 'work_days',
  used: (db, ids) =>
    db.sql`
      select distinct a."valueId" as id
      from work_entries e cross join jsonb_to_recordset(e.allocations) as a("valueId" uuid)
      where e.org_id = ${db.orgId} and a."valueId" = any(${ids}::uuid[])`,
}

/** Hours are on projects. */
export const projectsOfHours: RecordUse = {
  register: 'projects',
  by: 'work_days',
  used: (db, ids) =>
    db.sql`
      select distinct h.value_id as id from allocated_hours h
      where h.org_id = ${db.orgId} and h.value_id = any(${ids}::uuid[])`,
}

/** Hours are on phases. */
export const phasesOfHours: RecordUse = {
  register: 'project-phases',
  by: 'work_days',
  used: (db, ids) =>
    db.sql`
      select distinct h.phase_id as id from allocated_hours h
      where h.org_id = ${db.orgId} and h.phase_id = any(${ids}::uuid[])`,
}

/** Members have days. */
export const membersWithDays: RecordUse = {
  register: 'members',
  by: 'work_days',
  used: (db, ids) =>
    db.sql`
      select distinct membership_id as id from work_days
      where org_id = ${db.orgId} and membership_id = any(${ids}::uuid[])`,
}
