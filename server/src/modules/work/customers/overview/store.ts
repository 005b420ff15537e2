import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CustomerFigures } from '../figures.ts'
import { shownColumns } from '../store.ts'
import type { ShownCustomer } from '../view.ts'
import type { CustomerOverviewPart, OverviewOf, OverviewParts } from './parts.ts'

export interface ShownOverview extends ShownCustomer {
  readonly parts: Partial<OverviewParts>
}

/** A customer with the named parts, in one statement. */
export async function findOverview(
  db: TenantDb,
  id: Id,
  figures: CustomerFigures,
  parts: readonly CustomerOverviewPart[],
  whom: Pick<OverviewOf, 'caller' | 'now'>,
): Promise<ShownOverview | undefined> {
  const of: OverviewOf = { orgId: db.orgId, customerId: sql`c.id`, ...whom }
  const [found] = await db.sql<ShownOverview>`
    select ${shownColumns(db.orgId, figures)}, ${partsObject(parts, of)} as parts
    from customers c where c.org_id = ${db.orgId} and c.id = ${id}`
  return found
}

const partsObject = (parts: readonly CustomerOverviewPart[], of: OverviewOf): RawBuilder<unknown> =>
  sql`jsonb_build_object(${sql.join(parts.flatMap(each => [sql.lit(each.part), each.fragment(of)]))})`
