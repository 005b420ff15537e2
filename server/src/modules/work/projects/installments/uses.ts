import type { RecordUse } from '../../../records/imports/port.ts'

/** Installments are of a project. */
export const installmentsOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_installments',
  used: (db, ids) =>
    db.sql`
      select distinct i.project_id as id from project_installments i
      where i.org_id = ${db.orgId} and i.project_id = any(${ids}::uuid[])`,
}

/** Installments wait for phases. */
export const installmentsOfPhases: RecordUse = {
  register: 'project-phases',
  by: 'project_installments',
  used: (db, ids) =>
    db.sql`
      select distinct i.phase_id as id from project_installments i
      where i.org_id = ${db.orgId} and i.phase_id = any(${ids}::uuid[])`,
}
