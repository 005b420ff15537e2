import type { RecordUse } from '../../../../records/imports/port.ts'

/** Phases lie in phases. */
export const phasesInPhases: RecordUse = {
  register: 'project-phases',
  by: 'project_phases',
  used: (db, ids) =>
    db.sql`
      select distinct f.parent_phase_id as id from project_phases f
      where f.org_id = ${db.orgId} and f.parent_phase_id = any(${ids}::uuid[]) and f.id <> all(${ids}::uuid[])`,
}
