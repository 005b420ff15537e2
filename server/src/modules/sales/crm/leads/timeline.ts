import { type RawBuilder, sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { fileEntry, type TimelineEntry, type TimelineSource } from '../../../records/timeline/port.ts'
import { leads } from './contract.ts'

const kinds = ['lead_created', 'lead_converted'] as const
type Kind = (typeof kinds)[number]

/** The leads that became a customer or a deal: when they came in, and when they were converted. */
function entries(orgId: string, which: RawBuilder<unknown>): TimelineEntry<Kind>[] {
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

export const leadEntries: TimelineSource<Kind> = {
  kinds,
  sees: caller => mayCall(caller, leads.operations.list),
  of: {
    customer: {
      what: 'leads',
      entries: (orgId, customerId) => [
        ...entries(orgId, sql`l.converted_customer_id = ${customerId}`),
        fileEntry(orgId, {
          type: 'lead',
          table: 'leads',
          which: sql`t.converted_customer_id = ${customerId}`,
        }),
      ],
    },
    deal: {
      what: null,
      entries: (orgId, dealId) => [
        ...entries(orgId, sql`l.converted_deal_id = ${dealId}`),
        fileEntry(orgId, { type: 'lead', table: 'leads', which: sql`t.converted_deal_id = ${dealId}` }),
      ],
    },
  },
}
