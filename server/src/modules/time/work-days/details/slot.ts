import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Contributions, slot } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** The ids that allocations name. */
export interface AllocatedIds {
  readonly valueIds: readonly Id[]
  readonly phaseIds: readonly Id[]
  readonly taskIds: readonly Id[]
}

/** A project that hours are allocated to. */
export interface ProjectDetail {
  readonly id: Id
  readonly takesHours: boolean
  /** Its hours stay as they are: none is added, changed or taken away. */
  readonly closed: boolean
}

export interface PhaseDetail {
  readonly id: Id
  readonly projectId: Id
  readonly code: string
  readonly takesHours: boolean
}

export interface TaskDetail {
  readonly id: Id
  readonly number: number
  /** Null for a task of no project, which takes no hours of one. */
  readonly projectId: Id | null
  readonly phaseId: Id | null
  readonly takesHours: boolean
}

/** A phase as rows of hours name it: by its code in its project. */
export interface NamedPhase {
  readonly id: Id
  readonly projectId: Id
  readonly code: string
}

/** A task as rows of hours name it: by its number in its project. */
export interface NamedTask {
  readonly id: Id
  readonly projectId: Id
  readonly number: number
}

/** What a family knows of the ids in allocations; what it keeps none of, it leaves out. */
export interface AllocationDetails {
  find(
    db: TenantDb,
    ids: AllocatedIds,
  ): Promise<{
    readonly projects?: readonly ProjectDetail[]
    readonly phases?: readonly PhaseDetail[]
    readonly tasks?: readonly TaskDetail[]
  }>
  /** The phases of these projects with one of the codes. */
  phasesNamed?(
    db: TenantDb,
    projectIds: readonly Id[],
    codes: readonly string[],
  ): Promise<readonly NamedPhase[]>
  /** The tasks of these projects with one of the numbers, archived ones too. */
  tasksNamed?(
    db: TenantDb,
    projectIds: readonly Id[],
    numbers: readonly number[],
  ): Promise<readonly NamedTask[]>
}

/** Filled by the families that keep projects, phases and tasks; read wherever entries are written and days confirmed. */
export const allocationDetails = slot<AllocationDetails>('work_days.allocation_details')

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
