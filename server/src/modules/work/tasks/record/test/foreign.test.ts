import { describe, expect, it } from 'vitest'
import { thingsOf } from '../../../../../../test/breadth/things.ts'
import { taskWorld } from './world.ts'

const { world, admin, project, task } = await taskWorld()
const theirs = await thingsOf(world, 'tunturi')
const their = (code: string): string => theirs[code] ?? ''
const member = world.tunturi.members.ilmari.id
const at = await project({ state: 'active' })
const own = await task({ projectId: at.id })
const before = (await admin.get(`/v1/tasks/${own.id}`)).body

/** What a task may name, each of another organisation, and what is answered where there is no such thing. */
const named: [string, object, string][] = [
  ['a phase', { phaseId: their('project_phase_not_found') }, 'project_phase_not_found'],
  ['a label', { labelIds: [their('task_label_not_found')] }, 'task_label_not_found'],
  ['a parent', { parentTaskId: their('task_not_found') }, 'task_parent_not_found'],
  ['somebody to do it', { assigneeMembershipIds: [member] }, 'membership_not_found'],
  ['somebody to look it over', { reviewerMembershipId: member }, 'membership_not_found'],
  ['somebody who follows it', { watcherMembershipIds: [member] }, 'membership_not_found'],
]

describe('of another organisation', () => {
  it('every thing is there', async () => {
    const names = ['project_not_found', 'project_phase_not_found', 'task_label_not_found', 'task_not_found']
    const [found] = await world.database.owner<Record<string, number>>(
      `select (select count(*)::int from projects where org_id = $1 and id = $2) as project,
         (select count(*)::int from project_phases where org_id = $1 and id = $3) as phase,
         (select count(*)::int from task_labels where org_id = $1 and id = $4) as label,
         (select count(*)::int from tasks where org_id = $1 and id = $5) as task`,
      [world.tunturi.id, ...names.map(their)],
    )
    expect(found).toEqual({ project: 1, phase: 1, label: 1, task: 1 })
  })

  it.each([
    ['a project', { projectId: their('project_not_found') }, 'project_not_found'] as const,
    ...named.map(([name, fields, code]) => [name, { projectId: at.id, ...fields }, code] as const),
  ])('%s is in no new task', async (_, fields, code) => {
    const answer = await admin.post('/v1/tasks', { title: 'x', ...fields })
    expect(answer).toMatchObject({ status: 404, body: { code } })
  })

  it.each(named)('%s gets into no task', async (_, fields, code) => {
    const answer = await admin.patch(`/v1/tasks/${own.id}`, fields)
    expect(answer).toMatchObject({ status: 404, body: { code } })
    expect((await admin.get(`/v1/tasks/${own.id}`)).body).toEqual(before)
  })

  it('a project is none that a task is moved to', async () => {
    const answer = await admin.post(`/v1/tasks/${own.id}/change-project`, {
      projectId: their('project_not_found'),
    })
    expect(answer).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
  })

  it.each([
    ['a project', { valueId: their('project_not_found') }, 'dimension_value_not_found'],
    ['a phase', { phaseId: their('project_phase_not_found') }, 'project_phase_not_found'],
    ['a task', { taskId: their('task_not_found') }, 'task_not_found'],
  ])('%s has no hours of ours', async (_, part, code) => {
    const allocations = [{ dimensionId: 'project', valueId: at.id, ...part }]
    const entry = { entryTypeId: world.meri.catalogs.entryTypes.work, durationMinutes: 90, allocations }
    const date = '2026-10-05'
    for (const answer of [
      await world.as('onni').put(`/v1/me/work-days/${date}/entries`, { entries: [entry] }),
      await admin.put(`/v1/team/members/${world.meri.members.veera.id}/work-days/${date}/entries`, {
        entries: [entry],
      }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code } })
  })
})
