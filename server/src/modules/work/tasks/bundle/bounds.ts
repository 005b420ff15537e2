/** Tasks of a project in one answer; a project with more is read in pages. */
export const tasksOfBundle = 10_000
