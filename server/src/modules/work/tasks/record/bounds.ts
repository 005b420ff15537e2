export const assigneesOfTask = 20
export const watchersOfTask = 50
export const labelsOfTask = 30
export const checklistItems = 100
/** Minutes: more than a thousand years of work. */
export const estimateLimit = 100_000_000
/** Sub-tasks of sub-tasks, and so on. */
export const taskDepth = 20
