/** Open tasks of one project that are scheduled together. */
export const scheduledTasks = 5000
