import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { StatusSet } from './record.ts'
import { keepSets, setOf } from './store.ts'

/** Gives a project the statuses of another, with ids of its own, and answers them. */
export async function copySet(
  tx: WriteTransaction,
  { from, to }: { readonly from: Id; readonly to: Id },
): Promise<StatusSet> {
  const { statuses, transitions } = await setOf(tx, from)
  const ids = new Map(statuses.map(({ id }) => [id, newId()]))
  const idOf = (status: Id) => ids.get(status) as Id
  const copy: StatusSet = {
    id: to,
    projectId: to,
    stored: false,
    statuses: statuses.map(status => ({ ...status, id: idOf(status.id), setId: to })),
    transitions: transitions.map(({ fromStatusId, toStatusId, guards }) => ({
      setId: to,
      fromStatusId: idOf(fromStatusId),
      toStatusId: idOf(toStatusId),
      guards,
    })),
    updatedAt: null,
  }
  keepSets(tx, [copy])
  return copy
}
