import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { type CustomerOverviewPart, overviewItems } from '../../customers/port.ts'
import { projects } from './contract.ts'

/** What is done for a customer, for whoever reads projects. */
export const overviewOfProjects: CustomerOverviewPart = {
  part: 'openProjects',
  sees: caller => mayCall(caller, projects.operations.list),
  fragment({ orgId, customerId }) {
    const open = sql`
      from projects p where p.org_id = ${orgId} and p.customer_id = ${customerId} and not p.template
        and p.state in ('planned', 'active', 'on_hold')`
    return sql`(
      select jsonb_build_object(
        'count', (select count(*) ${open}),
        'projects', coalesce((
          select jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'name', o.name, 'state', o.state,
              'endDate', o.end_date, 'managerMembershipId', o.manager_membership_id)
            order by o.end_date, o.id)
          from (select p.* ${open} order by p.end_date, p.id limit ${overviewItems}) o), '[]'::jsonb)))`
  },
}
