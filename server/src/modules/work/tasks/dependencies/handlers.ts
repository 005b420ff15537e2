import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { findTask, touchTasks } from '../record/store.ts'
import { writableTask } from '../writable.ts'
import { taskDependencies } from './contract.ts'
import { type DependencyRecord, dependencyTable } from './record.ts'
import * as rules from './rules.ts'
import { dependenciesAt, dependenciesOf, removeDependencies } from './store.ts'
import { dependencyView } from './view.ts'

export const handlers = handle(taskDependencies, {
  async list({ params, db, refuse }) {
    const [task, found] = await Promise.all([findTask(db, params.id), dependenciesAt(db, params.id)])
    return task ? whole(found.map(dependencyView)) : refuse('task_not_found')
  },

  async create({ params, body, db, now, refuse, commit }) {
    const [to, from] = await Promise.all([writableTask(db, params.id, refuse), findTask(db, body.fromTaskId)])
    if (from && from.archivedAt !== null) refuse('task_archived')
    const existing = to.projectId === null ? [] : await dependenciesOf(db, [to.projectId])
    const decision = rules.add(body, { from, to }, { existing, id: newId(), now })
    const added = await commit(decision, made => {
      db.defer(touchTasks(db, rules.endsOf(made)))
      return dependencyTable.insert(db, [made])
    })
    return dependencyView(added)
  },

  async update({ params, body, db, now, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const task = await writableTask(db, params.id, refuse)
    const before = (await one(db, task.id, params.dependencyId)) ?? refuse('task_dependency_not_found')
    const unchanged = unchangedSince(expectedUpdatedAt, before.updatedAt)
    const changed = await commit(rules.change(before, patch, { unchanged, now }), async after => {
      if (after === before) return
      db.defer(touchTasks(db, rules.endsOf(after)))
      await dependencyTable.update(db, after)
    })
    return dependencyView(changed)
  },

  async remove({ params, db, now, refuse, commit }) {
    const task = await writableTask(db, params.id, refuse)
    const before = (await one(db, task.id, params.dependencyId)) ?? refuse('task_dependency_not_found')
    await commit(rules.remove(before, now), ({ id }) => {
      db.defer(touchTasks(db, rules.endsOf(before)))
      return removeDependencies(db, [id])
    })
    return undefined
  },
})

const one = async (db: TenantDb, taskId: Id, id: Id): Promise<DependencyRecord | undefined> =>
  (await dependenciesAt(db, taskId)).find(each => each.id === id.toLowerCase())
