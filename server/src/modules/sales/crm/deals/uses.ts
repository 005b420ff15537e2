import type { RecordUse } from '../../../records/imports/port.ts'

/** Deals are with customers. */
export const dealsWithCustomers: RecordUse = {
  register: 'customers',
  by: 'deals',
  used: (db, ids) =>
    db.sql`
      select distinct d.customer_id as id from deals d
      where d.org_id = ${db.orgId} and d.customer_id = any(${ids}::uuid[])`,
}

/** Deals became projects. */
export const dealsWithProjects: RecordUse = {
  register: 'projects',
  by: 'deals',
  used: (db, ids) =>
    db.sql`
      select distinct d.project_id as id from deals d
      where d.org_id = ${db.orgId} and d.project_id = any(${ids}::uuid[])`,
}

/** People have a part in deals. */
export const dealsWithContacts: RecordUse = {
  register: 'contacts',
  by: 'deals',
  used: (db, ids) =>
    db.sql`
      select distinct k.contact_id as id from deal_contacts k
      where k.org_id = ${db.orgId} and k.contact_id = any(${ids}::uuid[])`,
}
