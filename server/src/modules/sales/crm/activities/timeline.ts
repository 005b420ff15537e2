import { type RawBuilder, sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { fileEntry, type TimelineEntry, type TimelineSource } from '../../../records/timeline/port.ts'
import { activities } from './contract.ts'

/** An activity stands where it was done, or else where it was written; `to` is its state. */
const entry = (rows: RawBuilder<unknown>): TimelineEntry<'activity'> => ({
  kind: 'activity',
  at: sql`coalesce(a.done_at, a.created_at)`,
  id: sql`a.id`,
  recordType: 'activity',
  recordId: sql`a.id`,
  title: sql`a.subject`,
  to: sql`a.state`,
  membershipId: sql`a.owner_membership_id`,
  rows: sql`from activities a where ${rows}`,
})

export const activityEntries: TimelineSource<'activity'> = {
  kinds: ['activity'],
  sees: caller => mayCall(caller, activities.operations.list),
  of: {
    customer: {
      what: 'activities',
      entries: (orgId, customerId) => [
        entry(sql`a.org_id = ${orgId} and a.customer_id = ${customerId}`),
        fileEntry(orgId, {
          type: 'activity',
          table: 'activities',
          which: sql`t.customer_id = ${customerId}`,
        }),
      ],
    },
    deal: {
      what: 'activities',
      entries: (orgId, dealId) => [
        entry(sql`a.org_id = ${orgId} and a.deal_id = ${dealId}`),
        fileEntry(orgId, { type: 'activity', table: 'activities', which: sql`t.deal_id = ${dealId}` }),
      ],
    },
  },
}
