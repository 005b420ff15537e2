import type { RecordUse } from '../../../records/imports/port.ts'

/** Leads have become customers, or are theirs. */
export const leadsOfCustomers: RecordUse = {
  register: 'customers',
  by: 'leads',
  used: (db, ids) =>
    db.sql`
      select distinct l.converted_customer_id as id from leads l
      where l.org_id = ${db.orgId} and l.converted_customer_id = any(${ids}::uuid[])`,
}

/** Leads have become contacts, or are theirs. */
export const leadsOfContacts: RecordUse = {
  register: 'contacts',
  by: 'leads',
  used: (db, ids) =>
    db.sql`
      select distinct l.converted_contact_id as id from leads l
      where l.org_id = ${db.orgId} and l.converted_contact_id = any(${ids}::uuid[])`,
}
