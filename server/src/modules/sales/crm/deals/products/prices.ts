import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'

/** A product of the price list as lines are made of it. */
export interface Price {
  readonly id: Id
  readonly name: string
  readonly unit: string
  readonly active: boolean
  /** On the day; null where the price list has none then. */
  readonly unitPriceCents: number | null
}

/** The products with these ids and their prices on a day. One statement. */
export async function pricesOn(
  db: TenantDb,
  ids: readonly Id[],
  day: PlainDate,
): Promise<ReadonlyMap<Id, Price>> {
  if (ids.length === 0) return new Map()
  const found = await db.sql<Price>`
    select p.id, p.name, p.unit, p.active, v.unit_price_cents
    from products p left join product_versions v
      on v.org_id = ${db.orgId} and v.product_id = p.id
        and v.valid_from <= ${day} and (v.valid_to is null or v.valid_to >= ${day})
    where p.org_id = ${db.orgId} and p.id = any(${ids}::uuid[])`
  return new Map(found.map(price => [price.id, price]))
}
