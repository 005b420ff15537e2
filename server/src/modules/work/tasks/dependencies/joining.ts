import type { TaskFollower, TaskGuard } from '../record/slots.ts'
import { touchTasks } from '../record/store.ts'
import { remove } from './rules.ts'
import { dependenciesAtAny, heldBack, putIntoProject, removeDependencies } from './store.ts'

/** A task waits for what comes before it. */
export const dependencyGuard: TaskGuard = { guard: 'open_dependencies', unmet: heldBack }

/** Tasks that leave a project together keep waiting for each other; those that stay wait for none of them any more. */
export const dependenciesOfMoved: TaskFollower = {
  async changedProject(tx, changes) {
    const projects = new Map(changes.map(({ after }) => [after.id, after.projectId]))
    const found = await dependenciesAtAny(tx, [...projects.keys()])
    const together = found.flatMap(({ id, fromTaskId, toTaskId }) => {
      const projectId = projects.get(fromTaskId) ?? null
      return projectId !== null && projects.get(toTaskId) === projectId ? { id, projectId } : []
    })
    const kept = new Set(together.map(({ id }) => id))
    const gone = found.filter(({ id }) => !kept.has(id))
    for (const [projectId, same] of Map.groupBy(together, each => each.projectId))
      tx.defer(
        putIntoProject(
          tx,
          same.map(({ id }) => id),
          projectId,
        ),
      )
    if (gone.length === 0) return { facts: [], audit: [] }
    tx.defer(
      removeDependencies(
        tx,
        gone.map(({ id }) => id),
      ),
    )
    // Those that leave have changed, and are told of, by leaving.
    const removals = gone.map(each => remove(each, tx.now))
    const staying = new Map(
      removals
        .flatMap(({ facts }) => facts)
        .flatMap(fact => (projects.has(fact.payload.taskId) ? [] : [[fact.payload.taskId, fact]])),
    )
    tx.defer(touchTasks(tx, [...staying.keys()]))
    return { facts: [...staying.values()], audit: removals.flatMap(({ audit }) => audit) }
  },
}
