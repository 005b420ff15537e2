import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type AllocatedIds,
  allocationDetails,
  type PhaseDetail,
  type ProjectDetail,
  type TaskDetail,
} from './slot.ts'

/** What allocations refer to, by id. */
export interface FoundDetails {
  readonly projects: ReadonlyMap<Id, ProjectDetail>
  readonly phases: ReadonlyMap<Id, PhaseDetail>
  readonly tasks: ReadonlyMap<Id, TaskDetail>
}

export const noDetails: FoundDetails = { projects: new Map(), phases: new Map(), tasks: new Map() }

interface Naming {
  readonly valueId: Id
  readonly phaseId?: Id | null | undefined
  readonly taskId?: Id | null | undefined
}

/** Asks every family; nothing is read where nothing is allocated. The phases of tasks are read after the tasks. */
export async function detailsOf(
  db: TenantDb,
  contributions: Contributions,
  allocations: readonly Naming[],
): Promise<FoundDetails> {
  if (allocations.length === 0) return noDetails
  const ids = {
    valueIds: distinct(allocations.map(({ valueId }) => valueId)),
    phaseIds: distinct(allocations.flatMap(({ phaseId }) => phaseId ?? [])),
    taskIds: distinct(allocations.flatMap(({ taskId }) => taskId ?? [])),
  }
  const found = await ask(db, contributions, ids)
  const named = new Set(ids.phaseIds)
  const further = distinct([...found.tasks.values()].flatMap(({ phaseId }) => phaseId ?? [])).filter(
    id => !named.has(id),
  )
  if (further.length === 0) return found
  const ofTasks = await ask(db, contributions, { valueIds: [], phaseIds: further, taskIds: [] })
  return { ...found, phases: new Map([...found.phases, ...ofTasks.phases]) }
}

async function ask(db: TenantDb, contributions: Contributions, ids: AllocatedIds): Promise<FoundDetails> {
  const told = await Promise.all(contributions(allocationDetails).map(family => family.find(db, ids)))
  return {
    projects: byId(told.flatMap(({ projects = [] }) => projects)),
    phases: byId(told.flatMap(({ phases = [] }) => phases)),
    tasks: byId(told.flatMap(({ tasks = [] }) => tasks)),
  }
}

const byId = <Detail extends { readonly id: Id }>(details: readonly Detail[]): ReadonlyMap<Id, Detail> =>
  new Map(details.map(detail => [detail.id, detail]))

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]
