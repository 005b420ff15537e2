import { sql } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { phoneSpelling } from '../members/port.ts'
import type { Searched } from '../search/port.ts'
import { contacts } from './contacts/contract.ts'
import { customers } from './contract.ts'
import { mayInvoice } from './view.ts'

const reads = (
  { capabilities }: Caller,
  { list }: { readonly list: { readonly needs: readonly string[] } },
): boolean => [...capabilities].some(capability => list.needs.includes(capability))

/** Customers, by what identifies them in invoicing only for those who may invoice. */
export const searchedCustomers: Searched = {
  type: 'customer',
  table: 'customers',
  title: () => sql`r.name`,
  subtitle: () => sql`r.city`,
  code: () => sql`r.code`,
  active: () => sql`r.active`,
  sources: [
    {
      table: 'customers',
      fields: () => ({ name: sql`r.name`, code: sql`r.code`, city: sql`r.city` }),
      rows: ({ caller }) => (reads(caller, customers.operations) ? 'all' : 'none'),
    },
    {
      table: 'customer_identifiers',
      id: 'customer_id',
      fields: () => ({
        businessId: sql`r.business_id`,
        vatId: sql`r.vat_id`,
        invoiceEmail: sql`r.invoice_email`,
      }),
      rows: ({ caller }) => (mayInvoice(caller) ? 'all' : 'none'),
    },
  ],
}

/** The people at customers. */
export const searchedContacts: Searched = {
  type: 'contact',
  table: 'contacts',
  title: () => sql`r.name`,
  subtitle: () => sql`coalesce(r.email, r.phone)`,
  active: ({ orgId }) => sql`exists (
    select from customer_contacts l where l.org_id = ${orgId} and l.contact_id = r.id and l.active)`,
  sources: [
    {
      table: 'contacts',
      fields: () => ({ name: sql`r.name`, email: sql`r.email`, phone: sql`r.phone` }),
      rows: ({ caller }) => (reads(caller, contacts.operations) ? 'all' : 'none'),
      spelling: phoneSpelling,
    },
  ],
}
