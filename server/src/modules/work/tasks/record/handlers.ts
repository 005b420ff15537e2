import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { fieldsOf, withChanges } from '../../../records/custom-fields/port.ts'
import { awaitManagersAnew } from '../../projects/project-days/port.ts'
import { tasksOfPricedHours } from '../../projects/rate-cards/port.ts'
import { projectWithId } from '../../projects/record/port.ts'
import { keepSets, setOf } from '../statuses/store.ts'
import { initialStatus } from '../statuses/record.ts'
import { endsOf, unmetGuards } from './entering.ts'
import { repaid } from './changes.ts'
import { tasks } from './contract.ts'
import { withFollowing } from './following.ts'
import { taskKind } from './record.ts'
import { existingReferences } from './existing-references.ts'
import { readPage } from './reading.ts'
import * as rules from './rules.ts'
import { projectOf, saving } from './saving.ts'
import { shownOne, spentOn } from './spent.ts'
import * as store from './store.ts'
import { taskView } from './view.ts'

export const handlers = handle(tasks, {
  list: ({ query, db, refuse }) =>
    readPage(db, query, { operation: 'tasks.list', usual: 'createdAt', refuse }),

  async listOfProject({ params, query, db, refuse }) {
    const projectId = params.id.toLowerCase()
    const [project, page] = await Promise.all([
      projectWithId(db, projectId),
      readPage(db, query, {
        operation: 'tasks.listOfProject',
        usual: 'number',
        refuse,
        within: { projectId },
      }),
    ])
    return project ? page : refuse('project_not_found')
  },

  async get({ params, db, refuse }) {
    const [task, spent] = await Promise.all([store.findTask(db, params.id), spentOn(db, [params.id])])
    return task ? taskView(task, spent.get(task.id) ?? 0) : refuse('task_not_found')
  },

  async create({ body, db, now, commit }) {
    const projectId = body.projectId?.toLowerCase() ?? null
    const scopeId = projectId ?? db.orgId
    const [known, set, numbers, fields] = await Promise.all([
      existingReferences(db, [body]),
      setOf(db, projectId),
      store.lastNumbers(db, [scopeId]),
      fieldsOf(db, taskKind.kind),
    ])
    const ends = await endsOf(db, [body.statusId?.toLowerCase() ?? initialStatus(set).id])
    const decision = rules.create(body, {
      ...ends,
      known,
      set,
      now,
      id: newId(),
      number: (numbers.get(scopeId) ?? 0) + 1,
      depthBelow: 0,
      custom: withChanges(fields, null, body.customFields),
      nextId: newId,
    })
    const made = await commit(decision, after => {
      keepSets(db, [set])
      return store.saveTasks(db, [{ before: null, after }], fields)
    })
    return shownOne(db, made)
  },

  async update({ params, body, db, now, services, refuse, commit }) {
    const { expectedUpdatedAt, reprice = false, ...patch } = body
    const task = (await store.findTask(db, params.id)) ?? refuse('task_not_found')
    const isRepaid = !reprice && patch.billable !== undefined && patch.billable !== task.billable
    const [known, project, fields, branch, priced] = await Promise.all([
      existingReferences(db, [patch]),
      projectOf(db, task),
      fieldsOf(db, taskKind.kind),
      patch.parentTaskId == null ? [] : store.branchOf(db, task.id),
      tasksOfPricedHours(db, services.contributions, isRepaid ? [task] : []),
    ])
    const decision = rules.update(task, patch, {
      known,
      project,
      now,
      unchanged: unchangedSince(expectedUpdatedAt, task.updatedAt),
      depthBelow: branch.at(-1)?.depth ?? 0,
      keepsPrices: priced.has(task.id),
      custom: withChanges(fields, task.customFields, patch.customFields),
      nextId: newId,
    })
    const changed = await commit(decision, async after => {
      if (after === task) return
      await store.saveTasks(db, [{ before: task, after }], fields)
      await awaitManagersAnew(db, services.contributions, repaid([{ before: task, after }]))
    })
    return shownOne(db, changed)
  },

  async changeStatus({ params, body, db, now, services, refuse, commit }) {
    const task = (await store.findTask(db, params.id)) ?? refuse('task_not_found')
    const [project, set] = await Promise.all([projectOf(db, task), setOf(db, task.projectId)])
    const [ends, unmet] = await Promise.all([
      endsOf(db, [body.statusId.toLowerCase()]),
      unmetGuards(db, services.contributions, [task.id], [set]),
    ])
    const unchanged = unchangedSince(body.expectedUpdatedAt, task.updatedAt)
    const decision = rules.changeStatus(task, body.statusId, { ...ends, unmet, set, project, now, unchanged })
    const followed = await withFollowing(db, services.contributions, decision, after => [
      { before: task, after },
    ])
    return shownOne(db, await commit(followed, saving(db, task)))
  },

  async archive({ params, body, db, now, refuse, commit }) {
    const task = (await store.findTask(db, params.id)) ?? refuse('task_not_found')
    const project = await projectOf(db, task)
    const unchanged = unchangedSince(body.expectedUpdatedAt, task.updatedAt)
    const decision = rules.archive(task, { now, project, unchanged })
    return shownOne(db, await commit(decision, saving(db, task)))
  },

  async restore({ params, body, db, now, refuse, commit }) {
    const task = (await store.findTask(db, params.id)) ?? refuse('task_not_found')
    const [project, set, { occupied }] = await Promise.all([
      projectOf(db, task),
      setOf(db, task.projectId),
      endsOf(db, [task.statusId]),
    ])
    const unchanged = unchangedSince(body.expectedUpdatedAt, task.updatedAt)
    const decision = rules.restore(task, { now, project, unchanged, set, occupied })
    return shownOne(db, await commit(decision, saving(db, task)))
  },
})
