import type { RecordUse } from '../../imports/port.ts'

/** People are contacts of customers. */
export const contactsOfCustomers: RecordUse = {
  register: 'customers',
  by: 'contacts',
  used: (db, ids) =>
    db.sql`
      select distinct l.customer_id as id from customer_contacts l
      where l.org_id = ${db.orgId} and l.customer_id = any(${ids}::uuid[])`,
}
