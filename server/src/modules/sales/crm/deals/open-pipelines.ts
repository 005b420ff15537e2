import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CustomerFigure } from '../../../work/customers/port.ts'

/**
 * Works out anew what the open deals of customers are worth together, after whatever changed them in the transaction. Two
 * statements, however many customers there are. A deal without a value counts as nothing, but is in play.
 */
export function refreshOpenPipelines(tx: WriteTransaction, customerIds: readonly Id[]): Promise<unknown> {
  if (customerIds.length === 0) return Promise.resolve()
  tx.defer(tx.sql`
    delete from customer_pipelines p
    where p.org_id = ${tx.orgId} and p.customer_id = any(${customerIds}::uuid[]) returning 1`)
  return tx.sql`
    insert into customer_pipelines (org_id, customer_id, open_cents)
    select ${tx.orgId}, d.customer_id, coalesce(sum(d.value_cents), 0)
    from deals d
    where d.org_id = ${tx.orgId} and d.customer_id = any(${customerIds}::uuid[]) and d.state = 'open'
    group by d.customer_id
    returning 1`
}

/** What the open deals of a customer are worth together; null where none is open. */
export const openPipelines: CustomerFigure = {
  figure: 'openPipelineCents',
  of: (orgId, customerId) => sql`(
    select p.open_cents from customer_pipelines p where p.org_id = ${orgId} and p.customer_id = ${customerId})`,
  inPlay: orgId => sql`(
    select p.customer_id, p.open_cents as value from customer_pipelines p where p.org_id = ${orgId})`,
}
