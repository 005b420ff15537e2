import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { asking } from '../../../../platform/data/asking.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { copyFor, starterSet } from './inherited.ts'
import {
  setTable,
  type Status,
  statusTable,
  type StatusSet,
  transitionTable,
  type Transition,
} from './record.ts'

/** The sets of projects, and with null the defaults, by their ids. One statement. */
export const setsOf = asking((db, projectIds: readonly (Id | null)[]) => {
  const wanted = [...new Set(projectIds.map(id => id ?? db.orgId))]
  return db.sql<Omit<StatusSet, 'stored'>>`
    select ${setTable.select('k')},
      (select coalesce(jsonb_agg(${statusTable.object('s')} order by s.position, s.id), '[]'::jsonb)
        from task_statuses s where s.org_id = ${db.orgId} and s.set_id = k.id) as statuses,
      (select coalesce(jsonb_agg(${transitionTable.object('t')} order by t.from_status_id, t.to_status_id), '[]'::jsonb)
        from task_transitions t where t.org_id = ${db.orgId} and t.set_id = k.id) as transitions
    from task_status_sets k
    where k.org_id = ${db.orgId} and k.id = any(${[db.orgId, ...wanted]}::uuid[])`.map(
    (found): ReadonlyMap<Id, StatusSet> => {
      const stored = new Map(found.map(set => [set.id, { ...set, stored: true }]))
      const defaults = stored.get(db.orgId) ?? starterSet(db.orgId)
      return new Map(
        wanted.map(id => [id, id === db.orgId ? defaults : (stored.get(id) ?? copyFor(id, defaults))]),
      )
    },
  )
})

export const setOf = asking((db, projectId: Id | null) =>
  setsOf(db, [projectId]).map(sets => sets.get(projectId ?? db.orgId) as StatusSet),
)

/** Writes sets that only were inherited, so that tasks may have their statuses. */
export function keepSets(tx: WriteTransaction, sets: Iterable<StatusSet>): void {
  const inherited = [...sets].filter(({ stored }) => !stored)
  tx.defer(
    setTable.insert(
      tx,
      inherited.map(set => ({ ...set, updatedAt: tx.now })),
    ),
  )
  tx.defer(
    statusTable.insert(
      tx,
      inherited.flatMap(({ statuses }) => statuses),
    ),
  )
  tx.defer(
    transitionTable.insert(
      tx,
      inherited.flatMap(({ transitions }) => transitions),
    ),
  )
}

/** Saves a set as it has become, in place of what it was. */
export function replaceSet(tx: WriteTransaction, before: StatusSet, after: StatusSet): Promise<unknown> {
  tx.defer(setTable.upsert(tx, [{ ...after, updatedAt: tx.now }]))
  tx.defer(tx.sql`
    delete from task_transitions t where t.org_id = ${tx.orgId} and t.set_id = ${after.id} returning 1`)
  const kept = new Set(after.statuses.map(({ id }) => id))
  const gone = before.statuses.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  if (before.stored && gone.length > 0)
    tx.defer(tx.sql`
      delete from task_statuses s where s.org_id = ${tx.orgId} and s.id = any(${gone}::uuid[]) returning 1`)
  tx.defer(statusTable.upsert(tx, after.statuses as Status[]))
  return transitionTable.insert(tx, after.transitions as Transition[])
}

/** Which of the statuses tasks have, archived ones too. */
export async function statusesInUse(
  db: TenantDb,
  setId: Id,
  statusIds: readonly Id[],
): Promise<ReadonlySet<Id>> {
  const found = await db.sql<{ id: Id }>`
    select s.id from unnest(${statusIds}::uuid[]) as s(id)
    where exists (
      select from tasks t where t.org_id = ${db.orgId} and t.scope_id = ${setId} and t.status_id = s.id)`
  return new Set(found.map(({ id }) => id))
}

/** Takes away the boards of projects that go and have no tasks, with the numbers that their tasks had. */
export async function removeBoards(tx: WriteTransaction, projectIds: readonly Id[]): Promise<void> {
  tx.defer(tx.sql`
    delete from task_transitions t where t.org_id = ${tx.orgId} and t.set_id = any(${projectIds}::uuid[]) returning 1`)
  tx.defer(tx.sql`
    delete from task_statuses s where s.org_id = ${tx.orgId} and s.set_id = any(${projectIds}::uuid[]) returning 1`)
  tx.defer(tx.sql`
    delete from task_status_sets k where k.org_id = ${tx.orgId} and k.id = any(${projectIds}::uuid[]) returning 1`)
  tx.defer(tx.sql`
    delete from task_number_series n where n.org_id = ${tx.orgId} and n.id = any(${projectIds}::uuid[]) returning 1`)
}
