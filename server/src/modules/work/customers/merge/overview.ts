import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { listing } from '../listing.ts'
import { type CustomerOverviewPart, overviewItems } from '../overview/parts.ts'
import { customerTable } from '../record.ts'

/** Which customers were merged into one, for whoever reads customers. */
export const overviewOfMerged: CustomerOverviewPart = {
  part: 'mergedCustomers',
  sees: caller => mayCall(caller, listing.get),
  fragment: ({ orgId, customerId }) => {
    const rows = sql`m.org_id = ${orgId} and m.merged_into_customer_id = ${customerId}`
    return sql`(select jsonb_build_object('count', (select count(*) from customers m where ${rows}),
      'customers', coalesce((
        select jsonb_agg(${customerTable.object('o', ['id', 'code', 'name', 'mergedAt'])} order by o.merged_at desc, o.id desc)
        from (select m.* from customers m where ${rows} order by m.merged_at desc, m.id desc limit ${overviewItems}) o),
        '[]'::jsonb)))`
  },
}
