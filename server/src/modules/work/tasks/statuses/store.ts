import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { asking } from '../../../../platform/data/asking.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { defaultLocale } from '../../../../platform/vocabulary/locales.ts'
import {
  setTable,
  type Status,
  type StatusCategory,
  type StatusSet,
  statusTable,
  starterNames,
  type Transition,
  transitionTable,
} from './record.ts'

/** The categories of what an organisation has until it says something else, by code. */
const starterStatuses = {
  todo: 'unstarted',
  doing: 'started',
  review: 'started',
  done: 'completed',
  cancelled: 'cancelled',
} as const satisfies Readonly<Record<keyof typeof starterNames, StatusCategory>>

/** The defaults of an organisation that never wrote its own. */
const starterSet = (orgId: Id): StatusSet => ({
  id: orgId,
  projectId: null,
  stored: false,
  statuses: Object.entries(starterStatuses).map(([code, category], position) => ({
    id: idWithin(orgId, code),
    setId: orgId,
    code,
    name: starterNames[code as keyof typeof starterNames][defaultLocale],
    category,
    position,
    wipLimit: null,
  })),
  transitions: [],
  updatedAt: null,
})

/** The set of a project that has none of its own yet: a copy of the defaults. */
function copyFor(projectId: Id, { statuses, transitions }: StatusSet): StatusSet {
  const idOf = (status: Id) => idWithin(projectId, status)
  return {
    id: projectId,
    projectId,
    stored: false,
    statuses: statuses.map((status): Status => ({ ...status, id: idOf(status.id), setId: projectId })),
    transitions: transitions.map(({ fromStatusId, toStatusId, guards }) => ({
      setId: projectId,
      fromStatusId: idOf(fromStatusId),
      toStatusId: idOf(toStatusId),
      guards,
    })),
    updatedAt: null,
  }
}

/**
 * The id that a copied status has before and after it is written, so that nobody has to read the statuses again: a UUIDv7
 * with the time of the set's own id, and the rest from both.
 */
function idWithin(setId: Id, source: string): Id {
  const time = setId.replaceAll('-', '').slice(0, 12)
  const rest = hash('sha256', `${setId}/${source}`, 'hex')
  const variant = '89ab'[Number.parseInt(rest[3] ?? '0', 16) & 3]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(7, 19)}`
}

/** The set of each project among those, and of null the defaults. One statement. */
export const setsAmong = asking((db, projectIds: IdSet) =>
  db.sql<Omit<StatusSet, 'stored'>>`
    select ${setTable.select('k')},
      (select coalesce(jsonb_agg(${statusTable.object('s')} order by s.position, s.id), '[]'::jsonb)
        from task_statuses s where s.org_id = ${db.orgId} and s.set_id = k.id) as statuses,
      (select coalesce(jsonb_agg(${transitionTable.object('t')} order by t.from_status_id, t.to_status_id), '[]'::jsonb)
        from task_transitions t where t.org_id = ${db.orgId} and t.set_id = k.id) as transitions
    from task_status_sets k
    where k.org_id = ${db.orgId} and k.id = any(array_append(${idArray(projectIds)}, ${db.orgId}::uuid))`.map(
    (found): ((projectId: Id | null) => StatusSet) => {
      const stored = new Map(found.map(set => [set.id, { ...set, stored: true }]))
      const defaults = stored.get(db.orgId) ?? starterSet(db.orgId)
      return id => (id === null || id === db.orgId ? defaults : (stored.get(id) ?? copyFor(id, defaults)))
    },
  ),
)

/** The sets of projects, and with null the defaults, by their ids. One statement. */
export const setsOf = asking((db, projectIds: readonly (Id | null)[]) => {
  const wanted = [...new Set(projectIds.map(id => id ?? db.orgId))]
  return setsAmong(db, wanted).map(
    (setOf): ReadonlyMap<Id, StatusSet> => new Map(wanted.map(id => [id, setOf(id)])),
  )
})

/** A query of the statuses of projects' sets, and of the defaults, whose columns have a limit. */
export const limitedStatuses = (orgId: string, projectIds: IdSet): RawBuilder<unknown> => sql`
  select s.id from task_statuses s
  where s.org_id = ${orgId} and s.set_id = any(array_append(${idArray(projectIds)}, ${orgId}::uuid))
    and s.wip_limit is not null`

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
