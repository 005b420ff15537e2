import { codesOf, exportOf } from '../../../../records/imports/port.ts'
import { projectsWithIds } from '../../../projects/record/port.ts'
import { tasks } from '../../record/contract.ts'
import { handlers } from '../../record/handlers.ts'
import { findTasks } from '../../record/store.ts'
import { dependenciesInto } from '../store.ts'
import { taskDependencies } from '../contract.ts'
import { dependencyRow } from './row.ts'

export const dependencyExportModule = exportOf(dependencyRow, { contract: tasks, key: 'list', handlers })({
  operation: 'taskDependencies',
  summary: 'Export dependencies of tasks',
  description:
    'A row says that one of these tasks waits for another. An end with an external reference is named by it too.',
  reads: taskDependencies.operations.list,
  own: ['fromNumber', 'toNumber'],
  async rows(items, { db }) {
    const waiting = new Map(items.map(task => [task.id, task]))
    const dependencies = await dependenciesInto(db, [...waiting.keys()])
    const [earlier, project] = await Promise.all([
      findTasks(db, [...new Set(dependencies.map(({ fromTaskId }) => fromTaskId))]),
      projectsWithIds(db, [...new Set(dependencies.map(({ projectId }) => projectId))]).then(codesOf),
    ])
    const taskOf = new Map(earlier.map(task => [task.id, task]))
    return dependencies.map(({ projectId, fromTaskId, toTaskId, type, lagMinutes }) => {
      const [from, to] = [taskOf.get(fromTaskId), waiting.get(toTaskId)]
      return {
        projectCode: project(projectId),
        fromNumber: from?.number,
        toNumber: to?.number,
        fromExternalSource: from?.externalSource,
        fromExternalId: from?.externalId,
        toExternalSource: to?.externalSource,
        toExternalId: to?.externalId,
        type,
        lagMinutes,
      }
    })
  },
})
