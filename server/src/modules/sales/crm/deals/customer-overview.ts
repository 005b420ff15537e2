import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { type CustomerOverviewPart, overviewItems } from '../../../work/customers/port.ts'
import { deals } from './contract.ts'

/** What is being sold to a customer, for whoever reads deals. */
export const overviewOfDeals: CustomerOverviewPart = {
  part: 'openDeals',
  sees: caller => mayCall(caller, deals.operations.list),
  fragment: ({ orgId, customerId }) => sql`(
    select jsonb_build_object(
      'count', (
        select count(*) from deals d
        where d.org_id = ${orgId} and d.customer_id = ${customerId} and d.state = 'open'),
      'valueCents', coalesce((
        select p.open_cents from customer_pipelines p
        where p.org_id = ${orgId} and p.customer_id = ${customerId}), 0),
      'deals', coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'stageId', o.stage_id, 'stageName', s.name,
            'valueCents', o.value_cents, 'expectedCloseDate', o.expected_close_date,
            'ownerMembershipId', o.owner_membership_id)
          order by o.expected_close_date, o.id)
        from (
          select d.* from deals d
          where d.org_id = ${orgId} and d.customer_id = ${customerId} and d.state = 'open'
          order by d.expected_close_date, d.id limit ${overviewItems}) o
        join pipeline_stages s on s.org_id = ${orgId} and s.id = o.stage_id), '[]'::jsonb)))`,
}
