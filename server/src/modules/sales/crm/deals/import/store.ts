import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { removeValues } from '../../../../records/custom-fields/port.ts'
import { idsWithReferences } from '../../../../records/imports/port.ts'
import type { Reference } from '../../../../records/imports/protocol/port.ts'
import { refreshOpenPipelines } from '../open-pipelines.ts'
import type { DealRecord } from '../record.ts'
import { recordColumns } from '../store.ts'

/** The deals that have one of the references or titles. One statement. */
export const dealsNamed = (
  db: TenantDb,
  references: readonly Reference[],
  titles: readonly string[],
): Promise<DealRecord[]> =>
  db.sql<DealRecord>`
    select ${recordColumns(db.orgId)} from deals d
    where d.org_id = ${db.orgId} and d.id in (
      ${idsWithReferences(db, 'deals', references)}
      union all
      select n.id from deals n where n.org_id = ${db.orgId} and n.title = any(${titles}::text[]))
    order by d.id`

/** What an import kept of deals beside their fields. */
type Part = 'deal_stage_stays' | 'deal_former_closings'

/** Removes what an import kept: the stays before the one that they ended is the present one again. */
export const removeParts = (tx: WriteTransaction, part: Part, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : tx.sql`
        delete from ${sql.table(part)} h where h.org_id = ${tx.orgId} and h.id = any(${ids}::uuid[]) returning 1`

/** Removes deals that nothing refers to, with all their parts. */
export function removeDeals(tx: WriteTransaction, deals: readonly DealRecord[]): Promise<unknown> {
  if (deals.length === 0) return Promise.resolve()
  const ids = deals.map(({ id }) => id)
  for (const part of ['deal_contacts', 'deal_lines', 'deal_stage_stays', 'deal_former_closings'])
    tx.defer(tx.sql`
      delete from ${sql.table(part)} where org_id = ${tx.orgId} and deal_id = any(${ids}::uuid[]) returning 1`)
  tx.defer(removeValues(tx, ids))
  tx.defer(tx.sql`delete from deals where org_id = ${tx.orgId} and id = any(${ids}::uuid[]) returning id`)
  return refreshOpenPipelines(tx, [...new Set(deals.flatMap(({ customerId }) => customerId ?? []))])
}
