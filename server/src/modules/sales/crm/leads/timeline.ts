import { type RawBuilder, sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { fileEntry, type TimelineEntry, type TimelineSource } from '../../../records/timeline/port.ts'
import { leads } from './contract.ts'

/** The leads that became a customer or a deal: when they came in, and when they were converted. */
function entries(orgId: string, which: RawBuilder<unknown>): TimelineEntry[] {
  const lead = {
    id: sql`l.id`,
    recordType: 'lead',
    recordId: sql`l.id`,
    title: sql`l.title`,
    membershipId: sql`l.owner_membership_id`,
    rows: sql`from leads l where l.org_id = ${orgId} and ${which} and l.converted_at is not null`,
  }
  return [
    { ...lead, kind: 'lead_created', at: sql`l.created_at` },
    { ...lead, kind: 'lead_converted', at: sql`l.converted_at` },
  ]
}

export const leadEntries: TimelineSource = {
  sees: caller => mayCall(caller, leads.operations.list),
  ofCustomer: (orgId, customerId) => [
    ...entries(orgId, sql`l.converted_customer_id = ${customerId}`),
    fileEntry(orgId, { type: 'lead', table: 'leads', which: sql`t.converted_customer_id = ${customerId}` }),
  ],
  ofDeal: (orgId, dealId) => [
    ...entries(orgId, sql`l.converted_deal_id = ${dealId}`),
    fileEntry(orgId, { type: 'lead', table: 'leads', which: sql`t.converted_deal_id = ${dealId}` }),
  ],
}
