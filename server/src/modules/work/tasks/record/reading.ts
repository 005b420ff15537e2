import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { ListedColumns } from '../../../../platform/data/listing.ts'
import { openPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Sought } from '../../../../platform/contract/listing.ts'
import type { Static } from '../../../../platform/contract/shapes.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { fieldsOf, heldValues } from '../../../records/custom-fields/port.ts'
import { orderOf, taskKind, type TaskSort } from './record.ts'
import * as listStore from './list-store.ts'
import type { listing } from './listing.ts'
import type { ShownTask } from './shapes.ts'
import { shown } from './spent.ts'

type Query = Partial<Static<(typeof listing)['list']['query']>> & Pick<Sought, 'ids'>

interface Asked<T, Beside> {
  readonly operation: string
  /** What the list is ordered by where the query does not say. */
  readonly usual: TaskSort
  /** Whose tasks there are in the list at all. */
  readonly within?: { readonly projectId?: Id; readonly ownedBy?: Id }
  /** How `q` is looked for in rows of which the caller may not read all that the index of the texts has. */
  readonly text?: ListedColumns['text']
  /** What is asked about the rows, together with them. */
  beside?(ids: IdSet): Promise<Beside>
  /** How the rows are told. */
  show?(rows: readonly ShownTask[], tasks: readonly listStore.ListedTask[], beside: Beside): T[]
  refuse(code: 'external_ref_incomplete' | 'range_end_before_start', detail?: string): never
}

/** A page of tasks as they are shown. */
export async function readPage<T = ShownTask, Beside = undefined>(
  db: TenantDb,
  query: Query,
  { operation, usual, within, text, refuse, beside, show }: Asked<T, Beside>,
) {
  if ((query.externalSource === undefined) !== (query.externalId === undefined))
    refuse('external_ref_incomplete', 'Send externalSource and externalId together.')
  const { dueFrom, dueTo } = query
  if (dueFrom !== undefined && dueTo !== undefined && dueTo < dueFrom) refuse('range_end_before_start')
  const { sort, direction } = orderOf(query, usual)
  const page = openPage(db, query, {
    operation,
    keys: listStore.keysOf(sort, direction),
    sweep: listStore.sweep,
    listed: { alias: 't', ...(text && { text }) },
    ...(within && { within }),
  })
  const { cursor: _, limit: __, updatedSince, sort: ___, direction: ____, ids, cf, q, ...wanted } = query
  const held = cf ? heldValues(await fieldsOf(db, taskKind.kind), cf) : []
  const archived = wanted.archived ?? (updatedSince === undefined && ids === undefined ? false : undefined)
  const filter = {
    ...wanted,
    ...within,
    ...(q !== undefined && !text && { q }),
    ...(archived !== undefined && { archived }),
  }
  const of = { held: held ?? [], keyset: page.fragment }
  const [rows, found] = held
    ? await Promise.all([
        listStore.listTasks(db, filter, of),
        beside?.(listStore.idsOfPage(db.orgId, filter, of)),
      ])
    : [[]]
  const { items, pageInfo } = page.answer(rows)
  const told = await shown(db, items)
  return { items: (show ? show(told, items, found as Beside) : told) as T[], pageInfo }
}
