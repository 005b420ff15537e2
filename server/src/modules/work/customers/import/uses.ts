import type { RecordUse } from '../../../records/imports/port.ts'

/** People are contacts of customers. */
export const contactsOfCustomers: RecordUse = {
  register: 'customers',
  by: 'contacts',
  used: (db, ids) =>
    db.sql`
      select distinct l.customer_id as id from customer_contacts l
      where l.org_id = ${db.orgId} and l.customer_id = any(${ids}::uuid[])`,
}

/** Customers have been merged into others. */
export const mergedCustomers: RecordUse = {
  register: 'customers',
  by: 'customers',
  used: (db, ids) =>
    db.sql`
      select distinct c.merged_into_customer_id as id from customers c
      where c.org_id = ${db.orgId} and c.merged_into_customer_id = any(${ids}::uuid[])
        and not c.id = any(${ids}::uuid[])`,
}
