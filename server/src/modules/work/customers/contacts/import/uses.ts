import type { RecordUse } from '../../../../records/imports/port.ts'

/** Invoices of customers are addressed to contacts. */
export const defaultContacts: RecordUse = {
  register: 'contacts',
  by: 'customers',
  used: (db, ids) =>
    db.sql`
      select distinct c.default_contact_id as id from customers c
      where c.org_id = ${db.orgId} and c.default_contact_id = any(${ids}::uuid[])`,
}
