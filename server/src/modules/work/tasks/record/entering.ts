import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Guard, StatusSet } from '../statuses/record.ts'
import { rankBetween } from './ranks.ts'
import { taskGuards } from './slots.ts'
import { columnsOf } from './store.ts'
import type { Entering } from './status-rules.ts'

type Contributions = Services['contributions']

/** The guards that moves of the sets ask for, or all of them, each with those of the tasks for which it is not met. */
export async function unmetGuards(
  db: TenantDb,
  contributions: Contributions,
  taskIds: IdSet,
  sets: readonly StatusSet[] | null,
): Promise<ReadonlyMap<Guard, ReadonlySet<Id>>> {
  const asked =
    sets && new Set(sets.flatMap(({ transitions }) => transitions.flatMap(({ guards }) => guards)))
  const watched = contributions(taskGuards).filter(({ guard }) => asked?.has(guard) ?? true)
  const found = await Promise.all(watched.map(({ unmet }) => unmet(db, taskIds)))
  return new Map(watched.map(({ guard }, place) => [guard, found[place] ?? new Set<Id>()]))
}

/** What one task at a time meets at the end of columns: how many there are, and the next rank. */
export async function endsOf(db: TenantDb, statusIds: IdSet): Promise<Pick<Entering, 'occupied' | 'rank'>> {
  const columns = await columnsOf(db, statusIds)
  return {
    occupied: id => columns.get(id)?.count ?? 0,
    rank: id => rankBetween(columns.get(id)?.lastRank ?? null, null),
  }
}
