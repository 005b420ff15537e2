import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'

/** How many rows each of some queries has, none counted beyond a number; in their order. One statement, none for none. */
export async function countEach(
  db: TenantDb,
  queries: readonly RawBuilder<unknown>[],
  atMost: number,
): Promise<readonly number[]> {
  if (queries.length === 0) return []
  const counts = queries.map(
    (rows, place) => sql`
      select ${place}::integer as place, (
        select count(*)::integer from (select from (${rows}) waiting limit ${atMost}) counted) as count`,
  )
  const found = await db.sql<{ place: number; count: number }>`
    select c.place, c.count from (${sql.join(counts, sql` union all `)}) c order by c.place`
  return found.map(({ count }) => count)
}
