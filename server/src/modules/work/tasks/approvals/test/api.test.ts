import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { projectWorld, refusedWith } from '../../dependencies/test/world.ts'

const { world, admin, made, newProject, task, statusOf, closedProject } = await projectWorld()
const { aino, eero, onni, sisu } = world.meri.members
const at = (taskId: string) => `/v1/tasks/${taskId}/approvals`
const asking = (taskId: string, ...members: { id: string }[]) =>
  made(at(taskId), { requestedFromMembershipIds: members.map(({ id }) => id), note: 'Toinen luonnos.' })
const responding = (
  who: 'aino' | 'eero' | 'onni' | 'sisu',
  id: string,
  body: object = { decision: 'approved' },
) => world.as(who).post(`/v1/me/task-approvals/${id}/respond`, body)

describe('an approval', () => {
  it('is approved when all have approved, each once and without any capability', async () => {
    const { id: taskId } = await task('Piirrä')
    const approval = await asking(taskId, eero, onni)
    expect(approval).toMatchObject({ state: 'pending', requestedByMembershipId: aino.id, closedAt: null })
    const waiting = await world.as('onni').get('/v1/me/task-approvals')
    expect(waiting.body.items.map(({ id }: any) => id)).toContain(approval.id)
    expect(await responding('onni', approval.id, { decision: 'approved', dryRun: true })).toMatchObject({
      status: 200,
      body: { responses: [{ decision: null }, { decision: 'approved' }] },
    })
    const first = await responding('onni', approval.id, { decision: 'approved', comment: 'Hyvä.' })
    expect(first.body).toMatchObject({
      state: 'pending',
      responses: [
        { membershipId: eero.id, decision: null },
        { membershipId: onni.id, decision: 'approved', comment: 'Hyvä.' },
      ],
    })
    refusedWith(await responding('onni', approval.id), 409, 'task_approval_already_responded')
    expect((await world.as('onni').get('/v1/me/task-approvals')).body.items).toEqual([])
    const last = await responding('eero', approval.id)
    expect(last.body).toMatchObject({ state: 'approved' })
    refusedWith(await responding('eero', approval.id), 409, 'task_approval_closed')
    refusedWith(await admin.post(`${at(taskId)}/${approval.id}/withdraw`, {}), 409, 'task_approval_closed')
    expect((await admin.get(at(taskId))).body.items).toEqual([last.body])
    const told = (await admin.get('/v1/integration-events?limit=100')).body.items
      .filter(({ event }: any) => event === 'task.approval_responded')
      .map(({ payload }: any) => payload)
      .filter(({ approvalId }: any) => approvalId === approval.id)
    expect(told).toEqual([
      { taskId, approvalId: approval.id, decision: 'approved', respondedAt: expect.any(String) },
      { taskId, approvalId: approval.id, decision: 'approved', respondedAt: expect.any(String) },
    ])
  })

  it('is over as soon as one wants changes, and then asked for anew', async () => {
    const { id: taskId } = await task('Piirrä')
    const approval = await asking(taskId, eero, onni)
    refusedWith(
      await admin.post(at(taskId), { requestedFromMembershipIds: [sisu.id] }),
      409,
      'task_approval_pending',
    )
    const response = { decision: 'changes_requested', comment: 'Kulut puuttuvat.' }
    expect((await responding('eero', approval.id, response)).body).toMatchObject({
      state: 'changes_requested',
    })
    refusedWith(await responding('onni', approval.id), 409, 'task_approval_closed')
    const again = await asking(taskId, onni)
    expect(await responding('onni', again.id)).toMatchObject({ body: { state: 'approved' } })
    const changed = await admin.get(`${at(taskId)}?updatedSince=${again.createdAt}`)
    expect(changed.body.items.map(({ id }: any) => id)).toEqual([again.id])
  })

  it('is withdrawn while it waits', async () => {
    const { id: taskId } = await task('Piirrä')
    const approval = await asking(taskId, onni)
    const path = `${at(taskId)}/${approval.id}/withdraw`
    refusedWith(
      await admin.post(path, { expectedUpdatedAt: '2020-01-01T00:00:00Z' }),
      409,
      'task_approval_stale',
    )
    const withdrawn = await admin.post(path, { expectedUpdatedAt: approval.updatedAt })
    expect(withdrawn.body).toMatchObject({ state: 'withdrawn', closedAt: expect.any(String) })
    expect((await admin.post(path, {})).body).toEqual(withdrawn.body)
    refusedWith(await responding('onni', approval.id), 409, 'task_approval_closed')
  })

  it('is one thing or the other when two act at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { id: taskId } = await task('Kiista')
      const approval = await asking(taskId, eero, onni)
      const [, changes, withdrawal] = await Promise.all([
        responding('onni', approval.id),
        responding('eero', approval.id, { decision: 'changes_requested' }),
        admin.post(`${at(taskId)}/${approval.id}/withdraw`, {}),
      ])
      const { state } = (await admin.get(at(taskId))).body.items[0]
      expect([changes.status, withdrawal.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(state).toBe(changes.status === 200 ? 'changes_requested' : 'withdrawn')
    }
    const { id: taskId } = await task('Yhtä aikaa')
    const approval = await asking(taskId, eero, onni)
    const answers = await Promise.all([
      responding('onni', approval.id),
      responding('onni', approval.id),
      responding('eero', approval.id),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409])
    expect((await admin.get(at(taskId))).body.items).toMatchObject([{ state: 'approved' }])
  })

  it('is not given by who asked or is to do the task, unless the organisation allows it', async () => {
    const { id: taskId } = await task('Oma työ', { assigneeMembershipIds: [onni.id] })
    for (const { id } of [aino, onni])
      refusedWith(
        await admin.post(at(taskId), { requestedFromMembershipIds: [id] }),
        422,
        'task_approval_of_own_work',
      )
    const approval = await asking(taskId, sisu)
    await admin.patch(`/v1/tasks/${taskId}`, { assigneeMembershipIds: [sisu.id] })
    refusedWith(await responding('sisu', approval.id), 422, 'task_approval_of_own_work')
    await admin.patch('/v1/settings', { selfApprovalAllowed: true })
    expect(await responding('sisu', approval.id)).toMatchObject({ status: 200 })
    await admin.patch('/v1/settings', { selfApprovalAllowed: false })
  })

  it('is refused for what cannot be asked', async () => {
    const { id: taskId } = await task('Piirrä')
    const asked = { requestedFromMembershipIds: [onni.id] }
    refusedWith(
      await admin.post(at(taskId), { requestedFromMembershipIds: [newId()] }),
      404,
      'membership_not_found',
    )
    refusedWith(
      await admin.post(at(taskId), { requestedFromMembershipIds: [world.tunturi.members.sanna.id] }),
      404,
      'membership_not_found',
    )
    refusedWith(await admin.post(at(newId()), asked), 404, 'task_not_found')
    refusedWith(await admin.get(at(newId())), 404, 'task_not_found')
    const approval = await asking(taskId, onni)
    refusedWith(await responding('sisu', approval.id), 404, 'task_approval_not_found')
    refusedWith(await responding('onni', newId()), 404, 'task_approval_not_found')
    const { id: other } = await task('Toinen')
    refusedWith(await admin.post(`${at(other)}/${approval.id}/withdraw`, {}), 404, 'task_approval_not_found')
    refusedWith(await world.as('sisu').post(at(other), asked), 403, 'insufficient_role')
    await admin.post(`/v1/tasks/${other}/archive`, {})
    refusedWith(await admin.post(at(other), asked), 409, 'task_archived')
    const { inside } = await closedProject()
    refusedWith(await admin.post(at(inside.id), asked), 409, 'project_closed')
  })

  it('waits in the one queue, and is told to who asks what a member would leave behind', async () => {
    const { id: taskId } = await task('Jonossa')
    const approval = await asking(taskId, eero, onni)
    const queue = async (query = '') =>
      (await world.as('eero').get(`/v1/team/approvals${query}`)).body.items.find(
        ({ id }: any) => id === approval.id,
      )
    expect(await queue('?kind=task')).toMatchObject({
      kind: 'task',
      subjectId: approval.id,
      workDayId: null,
      workDate: null,
      membershipId: aino.id,
      allowedDecisions: ['approved', 'changes_requested'],
    })
    expect(await queue('?kind=work_day')).toBeUndefined()
    await responding('eero', approval.id)
    expect(await queue()).toBeUndefined()
    const found = await admin.get(`/v1/members/${onni.id}/deactivation`)
    if (found.status === 200) expect(JSON.stringify(found.body)).toContain('pending_task_approvals')
  })

  it('holds back the statuses that ask for it', async () => {
    const guarded = await newProject()
    const { id: taskId } = await made('/v1/tasks', { title: 'Odottaa', projectId: guarded.id })
    const statuses = [
      { code: 'todo', name: 'Tekemättä', category: 'unstarted' },
      { code: 'done', name: 'Valmis', category: 'completed' },
    ]
    const transitions = [{ from: 'todo', to: 'done', guards: ['approval_pending'] }]
    await admin.put(`/v1/projects/${guarded.id}/task-statuses`, { statuses, transitions })
    const approval = await asking(taskId, onni)
    const done = { statusId: await statusOf('done', guarded.id) }
    refusedWith(await admin.post(`/v1/tasks/${taskId}/status`, done), 422, 'task_guard_not_met')
    await responding('onni', approval.id)
    expect(await admin.post(`/v1/tasks/${taskId}/status`, done)).toMatchObject({ status: 200 })
  })
})
