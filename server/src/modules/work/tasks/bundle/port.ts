export { type TaskBundlePart, taskBundleParts } from './slots.ts'
