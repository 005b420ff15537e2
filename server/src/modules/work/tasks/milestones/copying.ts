import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { ProjectCopy } from '../../projects/record/port.ts'
import { copiesIn } from '../record/lookup.ts'
import { insertMilestones, milestonesOf } from './store.ts'

/** A copy of a project is to reach the same, by so many days later or earlier; nothing of it is reached yet. */
export const milestonesOfCopies: ProjectCopy = {
  kind: 'milestones',
  order: 20,
  async copy(tx, { from, to, days }) {
    const [milestones, copies] = await Promise.all([milestonesOf(tx, from), copiesIn(tx, to)])
    await insertMilestones(
      tx,
      milestones.map(milestone => ({
        ...milestone,
        id: newId(),
        projectId: to,
        dueDate: addDays(milestone.dueDate, days),
        reachedAt: null,
        taskIds: milestone.taskIds.flatMap(id => copies.get(id) ?? []),
        updatedAt: tx.now,
      })),
    )
    return milestones.length
  },
}
