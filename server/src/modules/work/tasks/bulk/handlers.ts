import { handle } from '../../../../platform/http/handler.ts'
import { projectsWithIds } from '../../projects/record/port.ts'
import { unmetGuards } from '../record/entering.ts'
import { withFollowing } from '../record/following.ts'
import { existingReferences } from '../record/existing-references.ts'
import { columnsOf, findTasks, saveTasks } from '../record/store.ts'
import type { StatusSet } from '../statuses/record.ts'
import { setsOf } from '../statuses/store.ts'
import { bulk } from './contract.ts'
import { changeMany } from './rules.ts'

export const handlers = handle(bulk, {
  async changeMany({ body, db, now, services, dryRun, commit }) {
    const { ids, change } = body
    const { statusId, archived, ...fields } = change
    const tasks = await findTasks(db, ids)
    const projectIds = [...new Set(tasks.flatMap(({ projectId }) => projectId ?? []))]
    const [known, projects, sets, columns] = await Promise.all([
      existingReferences(db, [fields]),
      projectsWithIds(db, projectIds),
      setsOf(db, [null, ...projectIds]),
      columnsOf(db, [
        ...(statusId === undefined ? [] : [statusId.toLowerCase()]),
        ...(archived === undefined ? [] : new Set(tasks.map(task => task.statusId))),
      ]),
    ])
    const taskIds = tasks.map(({ id }) => id)
    const decision = changeMany(ids, change, tasks, {
      now,
      known,
      columns,
      projects: new Map(projects.map(project => [project.id, project])),
      setOf: projectId => sets.get(projectId ?? db.orgId) as StatusSet,
      unmet: await unmetGuards(db, services.contributions, taskIds, [...sets.values()]),
    })
    const followed = await withFollowing(db, services.contributions, decision, ({ changes }) => changes)
    const { actedCount, skipped } = await commit(followed, ({ changes }) => saveTasks(db, changes, []))
    return { actedCount, skippedCount: skipped.length, skipped: [...skipped], dryRun }
  },
})
