import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/**
 * Writes down again when something was last done with these customers, from the activities that are stored by then: one
 * statement, and a row only for a customer with whom something was. Anyone who changes activities of customers calls it after.
 */
export const keepLastActivities = (tx: WriteTransaction, customerIds: readonly Id[]): Promise<unknown> =>
  customerIds.length === 0
    ? Promise.resolve()
    : tx.sql`
        with last as (
          select t.id as customer_id, (
            select max(a.done_at) from activities a
            where a.org_id = ${tx.orgId} and a.customer_id = t.id and a.state = 'done') as at
          from unnest(${customerIds}::uuid[]) as t(id)
        ), gone as (
          delete from customer_last_activities l using last
          where l.org_id = ${tx.orgId} and l.customer_id = last.customer_id and last.at is null
          returning l.customer_id)
        insert into customer_last_activities (org_id, customer_id, last_activity_at)
        select ${tx.orgId}, last.customer_id, last.at from last where last.at is not null
        on conflict (org_id, customer_id) do update set last_activity_at = excluded.last_activity_at
        returning 1`
