import { tasks } from './contract.ts'

export { copiesIn, type KnownTask, ownTasksOf, tasksWithIds } from './lookup.ts'
export { type Consequence, type TaskFollower, taskFollowers, type TaskGuard, taskGuards } from './slots.ts'

/** The operations of the public interface, for requests from inside the process. */
export const taskOperations = tasks.operations
