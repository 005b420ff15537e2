import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { phasesWithIds } from '../../projects/phases/port.ts'
import { projectWithId } from '../../projects/record/port.ts'
import { withFollowing, withLeaving } from '../record/following.ts'
import { projectOf } from '../record/saving.ts'
import { shownOne, spentOn } from '../record/spent.ts'
import { branchOf, columnsOf, findTask, findTasks, lastNumbers, saveTasks } from '../record/store.ts'
import { keepSets, setOf } from '../statuses/store.ts'
import { projectChange } from './contract.ts'
import { changeProject } from './rules.ts'

export const handlers = handle(projectChange, {
  async changeProject({ params, body, db, now, services, refuse, commit }) {
    const task = (await findTask(db, params.id)) ?? refuse('task_not_found')
    const projectId = body.projectId?.toLowerCase() ?? null
    const scopeId = projectId ?? db.orgId
    const [project, to, phase, set, numbers, below] = await Promise.all([
      projectOf(db, task),
      projectId === null ? null : projectWithId(db, projectId),
      body.phaseId == null ? null : phasesWithIds(db, [body.phaseId]).then(([found]) => found),
      setOf(db, projectId),
      lastNumbers(db, [scopeId]),
      branchOf(db, task.id),
    ])
    const ids = below.map(({ id }) => id)
    const [found, columns, spent] = await Promise.all([
      findTasks(db, ids),
      columnsOf(
        db,
        set.statuses.map(({ id }) => id),
      ),
      spentOn(db, ids),
    ])
    const places = new Map(ids.map((id, place) => [id, place]))
    const decision = changeProject(task, {
      now,
      project,
      unchanged: unchangedSince(body.expectedUpdatedAt, task.updatedAt),
      to,
      phase,
      branch: found.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
      withHours: ids.filter(id => spent.has(id)),
      set,
      columns,
      lastNumber: numbers.get(scopeId) ?? 0,
    })
    const left = await withLeaving(db, services.contributions, decision)
    const followed = await withFollowing(db, services.contributions, left, changes => changes)
    const changes = await commit(followed, made => {
      keepSets(db, made.length > 0 ? [set] : [])
      return saveTasks(db, made, [])
    })
    return shownOne(db, changes.find(({ after }) => after.id === task.id)?.after ?? task)
  },
})
