import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { slot } from '../../../../platform/slots.ts'
import type { AuditFact, Fact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ProjectFact } from '../../projects/record/port.ts'
import type { Guard } from '../statuses/record.ts'
import type { TaskFact } from './announcements.ts'
import type { ChangedTask } from './record.ts'

/** A guard that a family watches: what must be over before a task gets a status. */
export interface TaskGuard {
  readonly guard: Exclude<Guard, 'unfinished_checklist'>
  /** Those of the tasks for which it is not met. One statement. */
  unmet(db: TenantDb, taskIds: IdSet): Promise<ReadonlySet<Id>>
}

export const taskGuards = slot<TaskGuard>('tasks.guards')

/** What follows in the same transaction: saved by the family that contributes it, announced and audited with the change. */
export interface Consequence<Followed extends Fact> {
  readonly facts: readonly Followed[]
  readonly audit: readonly AuditFact[]
}

/** What work that is over leads to, and what the leaving of tasks changes where they were. */
export type ClosingFact = TaskFact<'task.created'>
export type LeavingFact = TaskFact<'task.updated'> | ProjectFact<'project.updated'>

/** Tasks that were over, or began anew, by a change that is accepted and about to be saved. */
export interface TaskFollower {
  /** Called with the tasks whose work has just come to its end. Saves nothing of the tasks themselves. */
  closed?(tx: WriteTransaction, changes: readonly ChangedTask[]): Promise<Consequence<ClosingFact>>
  /** Called with tasks that get into another project, or out of all: what ties them to others there must end. */
  changedProject?(tx: WriteTransaction, changes: readonly ChangedTask[]): Promise<Consequence<LeavingFact>>
}

export const taskFollowers = slot<TaskFollower>('tasks.followers')
