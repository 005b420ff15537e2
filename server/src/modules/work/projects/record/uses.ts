import type { RecordUse } from '../../../records/imports/port.ts'

/** Projects are for customers. */
export const projectsWithCustomers: RecordUse = {
  register: 'customers',
  by: 'projects',
  used: (db, ids) =>
    db.sql`
      select distinct p.customer_id as id from projects p
      where p.org_id = ${db.orgId} and p.customer_id = any(${ids}::uuid[])`,
}

/** Members answer for projects. */
export const projectsWithManagers: RecordUse = {
  register: 'members',
  by: 'projects',
  used: (db, ids) =>
    db.sql`
      select distinct p.manager_membership_id as id from projects p
      where p.org_id = ${db.orgId} and p.manager_membership_id = any(${ids}::uuid[])`,
}

/** Projects name rate cards. */
export const projectsWithRateCards: RecordUse = {
  register: 'rate-cards',
  by: 'projects',
  used: (db, ids) =>
    db.sql`
      select distinct p.rate_card_id as id from projects p
      where p.org_id = ${db.orgId} and p.rate_card_id = any(${ids}::uuid[])`,
}
