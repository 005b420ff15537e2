import { type RawBuilder, sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { type CustomerOverviewPart, overviewItems } from '../../../work/customers/port.ts'
import { activities } from './contract.ts'
import { activityTable } from './record.ts'

const shown = ['id', 'type', 'subject', 'dueAt', 'doneAt', 'ownerMembershipId', 'dealId'] as const
const sees: CustomerOverviewPart['sees'] = caller => mayCall(caller, activities.operations.list)

const some = (rows: RawBuilder<unknown>, order: string): RawBuilder<unknown> => sql`coalesce((
  select jsonb_agg(${activityTable.object('o', shown)} order by ${sql.raw(order.replaceAll('a.', 'o.'))})
  from (select a.* from activities a where ${rows} order by ${sql.raw(order)} limit ${overviewItems}) o), '[]'::jsonb)`

/** What is planned with a customer, what is due first at the top. */
export const nextActivities: CustomerOverviewPart = {
  part: 'nextActivities',
  sees,
  fragment: ({ orgId, customerId }) => {
    const rows = sql`a.org_id = ${orgId} and a.customer_id = ${customerId} and a.state = 'planned'`
    return sql`(select jsonb_build_object('count', (select count(*) from activities a where ${rows}),
      'activities', ${some(rows, 'a.due_at asc nulls last, a.id')}))`
  },
}

/** What was done with a customer, the latest first. */
export const lastDoneActivities: CustomerOverviewPart = {
  part: 'lastActivities',
  sees,
  fragment: ({ orgId, customerId }) => {
    const rows = sql`a.org_id = ${orgId} and a.customer_id = ${customerId} and a.state = 'done'`
    return sql`(select jsonb_build_object('activities', ${some(rows, 'a.done_at desc, a.id desc')}))`
  },
}
