import { sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type LineRow, linesOf } from './store.ts'

/** The lines of a batch in their order, some `atOnce` at a time, those of a member always together. */
export async function* linesByMember(
  db: TenantDb,
  batchId: Id,
  atOnce: number,
): AsyncGenerator<readonly LineRow[], undefined> {
  let held: LineRow[] = []
  for (;;) {
    const after = held.at(-1)?.position ?? -1
    const read = await linesOf(
      db,
      batchId,
      sql`and l.position > ${after} order by l.position limit ${atOnce}`,
    )
    held.push(...read)
    const last = held.at(-1)
    if (read.length < atOnce || !last) {
      if (last) yield held
      return undefined
    }
    const end = held.findIndex(({ membershipId }) => membershipId === last.membershipId)
    if (end > 0) yield held.slice(0, end)
    held = held.slice(end)
  }
}
