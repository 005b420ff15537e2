import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import { projectsWithIds, touchProjects } from '../../projects/record/port.ts'
import { tasksWithIds } from '../record/lookup.ts'
import { projectMilestones } from './contract.ts'
import type { MilestoneRecord } from './record.ts'
import * as rules from './rules.ts'
import { milestonesOf, removeMilestone, saveMilestone } from './store.ts'
import { milestoneView } from './view.ts'

export const handlers = handle(projectMilestones, {
  async list({ params, db, refuse }) {
    const [[project], milestones] = await Promise.all([
      projectsWithIds(db, [params.id]),
      milestonesOf(db, params.id),
    ])
    if (!project) refuse('project_not_found')
    return whole(milestones.map(milestoneView))
  },

  async create({ params, body, db, now, refuse, commit }) {
    const projectId = await openProject(db, params.id, refuse)
    const [milestones, taskIds] = await Promise.all([
      milestonesOf(db, projectId),
      tasksOf(db, projectId, body.taskIds),
    ])
    const made = { id: newId(), projectId, existing: milestones.length }
    const decision = rules.create(body, made, { now, taskIds })
    return milestoneView(await commit(decision, saving(db, null)))
  },

  async update({ params, body, db, now, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const projectId = await openProject(db, params.id, refuse)
    const [milestones, taskIds] = await Promise.all([
      milestonesOf(db, projectId),
      tasksOf(db, projectId, patch.taskIds),
    ])
    const before =
      milestones.find(({ id }) => id === params.milestoneId.toLowerCase()) ??
      refuse('project_milestone_not_found')
    const unchanged = unchangedSince(expectedUpdatedAt, before.updatedAt)
    const decision = rules.change(before, patch, { now, taskIds, unchanged })
    return milestoneView(await commit(decision, saving(db, before)))
  },

  async remove({ params, db, refuse, commit }) {
    const projectId = await openProject(db, params.id, refuse)
    const before =
      (await milestonesOf(db, projectId)).find(({ id }) => id === params.milestoneId.toLowerCase()) ??
      refuse('project_milestone_not_found')
    await commit(rules.remove(before, db.now), ({ id }) => {
      db.defer(touchProjects(db, [projectId]))
      return removeMilestone(db, id)
    })
    return undefined
  },
})

/** Saves a milestone; its project has changed with it. */
const saving = (tx: WriteTransaction, before: MilestoneRecord | null) => (after: MilestoneRecord) => {
  if (after !== before) tx.defer(touchProjects(tx, [after.projectId]))
  return saveMilestone(tx, before, after)
}

async function openProject(
  db: TenantDb,
  id: Id,
  refuse: (code: 'project_not_found' | 'project_closed') => never,
): Promise<Id> {
  const [project] = await projectsWithIds(db, [id])
  if (!project) return refuse('project_not_found')
  return project.state === 'closed' ? refuse('project_closed') : project.id
}

/** Those of the tasks that are of the project. */
async function tasksOf(db: TenantDb, projectId: Id, ids: readonly Id[] = []): Promise<ReadonlySet<Id>> {
  const found = ids.length === 0 ? [] : await tasksWithIds(db, ids)
  return new Set(found.flatMap(task => (task.projectId === projectId ? task.id : [])))
}
