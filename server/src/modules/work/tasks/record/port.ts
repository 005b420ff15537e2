export { copiesIn, type TaskSummary as KnownTask, ownTasksOf, tasksWithIds } from './lookup.ts'
export { type Consequence, type TaskFollower, taskFollowers, type TaskGuard, taskGuards } from './slots.ts'
