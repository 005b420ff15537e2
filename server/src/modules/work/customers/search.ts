import { sql } from 'kysely'
import { mayCall } from '../../../platform/access/gates.ts'
import { phoneSpelling, type Searched } from '../../records/search/port.ts'
import { customers } from './contract.ts'
import { mayInvoice } from './view.ts'

/** Customers, for anyone who reads the register; by what identifies the buyer, for who invoices. */
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
      fields: () => ({
        code: sql`r.code`,
        name: sql`r.name`,
        city: sql`r.city`,
        phone: sql`r.phone`,
        website: sql`r.website`,
        externalId: sql`r.external_id`,
      }),
      rows: ({ caller }) => (mayCall(caller, customers.operations.list) ? 'all' : 'none'),
      spelling: phoneSpelling,
    },
    {
      table: 'customers',
      part: 'billing',
      fields: () => ({
        businessId: sql`r.business_id`,
        'billing.vatId': sql`r.vat_id`,
        'billing.invoiceEmail': sql`r.invoice_email`,
        'billing.eInvoiceAddress': sql`r.e_invoice_address`,
        'billing.buyerReference': sql`r.buyer_reference`,
      }),
      rows: ({ caller }) => (mayInvoice(caller) ? 'all' : 'none'),
    },
  ],
}
