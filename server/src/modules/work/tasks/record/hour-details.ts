import type { AllocationDetails } from '../../../time/work-days/port.ts'
import { tasksWithIds, tasksWithNumbers } from './lookup.ts'

/** What work days ask of the tasks that hours are written on: archived ones take no more. */
export const hoursOnTasks: AllocationDetails = {
  tasksNamed: tasksWithNumbers,

  async find(db, { taskIds }) {
    const found = taskIds.length === 0 ? [] : await tasksWithIds(db, taskIds)
    return {
      tasks: found.map(({ id, projectId, phaseId, archivedAt }) => ({
        id,
        projectId,
        phaseId,
        takesHours: archivedAt === null,
      })),
    }
  },
}
