export const milestonesOfProject = 200
export const tasksOfMilestone = 500
