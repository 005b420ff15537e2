import { sql } from 'kysely'
import { mayCall } from '../../../platform/access/gates.ts'
import { fileEntry, type TimelineSource, type TimelineSubject } from '../../records/timeline/port.ts'
import { seesFiles } from './attached-files.ts'
import { customers } from './contract.ts'
import { customerNotFound } from './refusals.ts'

/** When a customer came to the register, and which others were merged into it. */
export const customerEntries: TimelineSource<'customer_created' | 'customer_merged'> = {
  kinds: ['customer_created', 'customer_merged'],
  sees: caller => mayCall(caller, customers.operations.get),
  of: {
    customer: {
      what: 'merges',
      entries: (orgId, customerId) => {
        const customer = { id: sql`c.id`, recordType: 'customer', recordId: sql`c.id`, title: sql`c.name` }
        return [
          {
            ...customer,
            kind: 'customer_created',
            at: sql`c.created_at`,
            rows: sql`from customers c where c.org_id = ${orgId} and c.id = ${customerId}`,
          },
          {
            ...customer,
            kind: 'customer_merged',
            at: sql`c.merged_at`,
            rows: sql`from customers c where c.org_id = ${orgId} and c.merged_into_customer_id = ${customerId}`,
          },
        ]
      },
    },
  },
}

/** The files of a customer, for anyone who reads them. */
export const customerFileEntries: TimelineSource<never> = {
  kinds: [],
  sees: seesFiles,
  of: {
    customer: {
      what: null,
      entries: (orgId, customerId) => [
        fileEntry(orgId, { type: 'customer', table: 'customers', which: sql`t.id = ${customerId}` }),
      ],
    },
  },
}

export const customerSubject: TimelineSubject = {
  record: 'customer',
  operation: 'ofCustomer',
  path: '/v1/customers/{id}/timeline',
  missing: customerNotFound,
  exists: async (db, id) =>
    (await db.sql`select from customers c where c.org_id = ${db.orgId} and c.id = ${id}`).length > 0,
}
