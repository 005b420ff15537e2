import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { slot } from '../../../../platform/slots.ts'
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
  readonly takesHours: boolean
}

export interface TaskDetail {
  readonly id: Id
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
