import { projectUpdated, touchProjects } from '../../projects/record/port.ts'
import type { TaskFollower } from '../record/slots.ts'
import { without } from './rules.ts'
import { forgetTasks, milestonesWith } from './store.ts'

/** A task of another project leads to none of the milestones that it led to. */
export const milestonesOfMoved: TaskFollower = {
  async changedProject(tx, changes) {
    const taskIds = changes.map(({ after }) => after.id)
    const milestones = await milestonesWith(tx, taskIds)
    if (milestones.length === 0) return { facts: [], audit: [] }
    const projectIds = [...new Set(milestones.map(({ projectId }) => projectId))]
    tx.defer(forgetTasks(tx, milestones, taskIds))
    tx.defer(touchProjects(tx, projectIds))
    return {
      facts: projectIds.map(id => projectUpdated({ id, updatedAt: tx.now })),
      audit: milestones.flatMap(each => without(each, new Set(taskIds), tx.now).audit),
    }
  },
}
