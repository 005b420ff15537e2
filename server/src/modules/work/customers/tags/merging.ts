import { mayCall } from '../../../../platform/access/gates.ts'
import { type CustomerReference, type HangingRecords, mostListedIds } from '../merge/references.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { customerTags } from './register.ts'

/** The tags: the winner then has those of both, and the loser stays as it was. */
export const tagReferences: CustomerReference = {
  family: 'tags',
  columns: [],
  sees: caller => mayCall(caller, customerTags.contract.operations.list),
  async hanging(db, { loserId, winnerId }) {
    const [found] = await db.sql<HangingRecords>`
      select count(*) as count, count(w.tag_id) as shared,
        (array_agg(l.tag_id order by l.tag_id))[1:${mostListedIds}::int] as ids
      from customer_tag_links l left join customer_tag_links w
        on w.org_id = ${db.orgId} and w.customer_id = ${winnerId} and w.tag_id = l.tag_id
      where l.org_id = ${db.orgId} and l.customer_id = ${loserId}`
    return { count: found?.count ?? 0, shared: found?.shared ?? 0, ids: found?.ids ?? [] }
  },
  move: (tx, { loserId, winnerId }) =>
    tx.sql`
      insert into customer_tag_links (org_id, customer_id, tag_id)
      select ${tx.orgId}, ${winnerId}, l.tag_id from customer_tag_links l
      where l.org_id = ${tx.orgId} and l.customer_id = ${loserId}
      on conflict (org_id, customer_id, tag_id) do nothing
      returning 1`,
  async blockers(db, { loserId, winnerId }) {
    const [found] = await db.sql<{ count: number }>`
      select count(distinct l.tag_id) as count from customer_tag_links l
      where l.org_id = ${db.orgId} and l.customer_id = any(${[loserId, winnerId]}::uuid[])`
    const count = found?.count ?? 0
    return count <= limits.tagsOfCustomer
      ? []
      : [{ code: 'customer_tag_limit_reached', values: { count, maximum: limits.tagsOfCustomer } }]
  },
}
