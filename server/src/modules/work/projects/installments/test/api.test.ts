import { describe, expect, it } from 'vitest'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { Commit } from '../../../../../platform/transactions/transactions.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { readyDue } from '../jobs.ts'
import { consumeInstallments, releaseInstallments } from '../port.ts'

const world = await startWorld()
const admin = world.as('aino')
const made = async (path: string, body: object): Promise<any> => {
  const answer = await admin.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const refused = (status: number, code: string) => ({ status, body: { code } })
let projects = 0
const newProject = async (more: object = {}): Promise<string> => {
  const body = { code: `ERA-${++projects}`, name: 'Putket', state: 'active', budgetCents: 333_333, ...more }
  return (await made('/v1/projects', body)).id
}
const path = (projectId: string) => `/v1/projects/${projectId}/installments`
const plan = (projectId: string, body: object) => made(path(projectId), { title: 'Erä', ...body })
const asked = (projectId: string, body: object) => admin.post(path(projectId), { title: 'Erä', ...body })
const read = async (projectId: string, id: string) => (await admin.get(`${path(projectId)}/${id}`)).body
const write = <T>(work: (tx: WriteTransaction, commit: Commit) => Promise<T>): Promise<T> =>
  world.app.services.transactions.run(
    { orgId: world.meri.id, actor: systemActor, operation: 'test', requestId: 'test' },
    work,
  )

describe('an installment is planned', () => {
  it.each([
    ['date without a day', { basis: 'date', amountCents: 1 }, 'installment_basis_invalid'],
    [
      'manual with a day',
      { basis: 'manual', dueOn: '2027-01-01', amountCents: 1 },
      'installment_basis_invalid',
    ],
    ['a phase without one', { basis: 'phase_completed', amountCents: 1 }, 'installment_basis_invalid'],
    ['a percentage without one', { basis: 'percent_complete', amountCents: 1 }, 'installment_basis_invalid'],
    ['no amount', { basis: 'manual' }, 'installment_amount_invalid'],
    ['two amounts', { basis: 'manual', amountCents: 1, shareBp: 1 }, 'installment_amount_invalid'],
  ])('but not with %s', async (_, body, code) =>
    expect(await asked(await newProject(), body)).toMatchObject(refused(422, code)),
  )

  it('with shares of the whole and no more, cancelled ones left out', async () => {
    const project = await newProject()
    const most = await plan(project, { basis: 'manual', shareBp: 7000 })
    const rest = await plan(project, { basis: 'manual', shareBp: 3000 })
    const more = { basis: 'manual', shareBp: 1 }
    expect(await asked(project, more)).toMatchObject(refused(422, 'installment_shares_exceed'))
    expect(await admin.patch(`${path(project)}/${rest.id}`, { shareBp: 3001 })).toMatchObject(
      refused(422, 'installment_shares_exceed'),
    )
    expect((await admin.patch(`${path(project)}/${rest.id}`, { shareBp: 2999 })).status).toBe(200)
    await made(`${path(project)}/${most.id}/cancel`, {})
    expect((await asked(project, { basis: 'manual', shareBp: 7001 })).status).toBe(201)
    expect((await asked(await newProject(), { ...more, shareBp: 6000 })).status).toBe(201)
  })

  it('of its own project and phase, as it was read', async () => {
    const [project, other] = [await newProject(), await newProject()]
    const phase = await made(`/v1/projects/${other}/phases`, { code: 'LVI', name: 'Talotekniikka' })
    const strange = { basis: 'phase_completed', phaseId: phase.id, amountCents: 1 }
    expect(await asked(project, strange)).toMatchObject(refused(404, 'project_phase_not_found'))
    expect(await asked(newId(), strange)).toMatchObject(refused(404, 'project_not_found'))
    const { id } = await plan(project, { basis: 'manual', amountCents: 1 })
    expect(await admin.get(`${path(other)}/${id}`)).toMatchObject(refused(404, 'installment_not_found'))
    const stale = { title: 'X', expectedUpdatedAt: '2020-01-01T00:00:00.000Z' }
    expect(await admin.patch(`${path(project)}/${id}`, stale)).toMatchObject(
      refused(409, 'installment_stale'),
    )
    await admin.post(`/v1/projects/${project}/close`, { acceptUnbilled: true, reason: 'Sovittu' })
    const closed = refused(409, 'project_closed')
    expect(await asked(project, { basis: 'manual', amountCents: 1 })).toMatchObject(closed)
    expect(await admin.post(`${path(project)}/${id}/ready`, {})).toMatchObject(closed)
  })
})

describe('an installment becomes ready', () => {
  it('on its day, once, however often the job runs', async () => {
    const project = await newProject()
    const due = await plan(project, { basis: 'date', dueOn: '2099-01-01', shareBp: 5000 })
    const later = await plan(project, { basis: 'date', dueOn: '2099-01-02', amountCents: 100 })
    expect(due).toMatchObject({ state: 'planned', cents: null, readyAt: null })
    await readyDue(world.app.services, world.meri.id)
    expect((await read(project, due.id)).state).toBe('planned')
    await world.database.owner("update project_installments set due_on = '2020-01-01' where id = $1", [
      due.id,
    ])
    await Promise.all([
      readyDue(world.app.services, world.meri.id),
      readyDue(world.app.services, world.meri.id),
    ])
    const ready = await read(project, due.id)
    expect(ready).toMatchObject({ state: 'ready', cents: 166_667 })
    await readyDue(world.app.services, world.meri.id)
    expect(await read(project, due.id)).toEqual(ready)
    expect((await read(project, later.id)).state).toBe('planned')
    const lines = await world.database.owner(
      "select 1 from audit_entries where target_id = $1 and action = 'installments.make_ready'",
      [due.id],
    )
    expect(lines).toHaveLength(1)
    expect(await plan(project, { basis: 'date', dueOn: '2020-01-01', amountCents: 5 })).toMatchObject({
      ...{ state: 'ready', cents: 5 },
    })
  })

  it('as soon as its phase is completed', async () => {
    const project = await newProject()
    const phases = `/v1/projects/${project}/phases`
    const [phase, other] = [
      await made(phases, { code: 'A', name: 'A' }),
      await made(phases, { code: 'B', name: 'B' }),
    ]
    const ofPhase = (phaseId: string) => plan(project, { basis: 'phase_completed', phaseId, shareBp: 1000 })
    const [waits, idle] = [await ofPhase(phase.id), await ofPhase(other.id)]
    await admin.post(`${phases}/${phase.id}/start`, {})
    await made(`${phases}/${phase.id}/complete`, {})
    expect(await read(project, waits.id)).toMatchObject({ state: 'ready', cents: 33_334 })
    expect((await read(project, idle.id)).state).toBe('planned')
    expect((await ofPhase(phase.id)).state).toBe('ready')
  })

  it('as soon as somebody says that so much is done, by the budget of that day', async () => {
    const project = await newProject()
    const half = await plan(project, { basis: 'percent_complete', percentBp: 5000, shareBp: 10_000 })
    const post = (percentBp?: number) =>
      made(`/v1/projects/${project}/status-updates`, { rag: 'green', summary: 'Hyvin.', percentBp })
    await post(4999)
    await post()
    expect((await read(project, half.id)).state).toBe('planned')
    await post(5000)
    const ready = await read(project, half.id)
    expect(ready).toMatchObject({ state: 'ready', cents: 333_333 })
    await admin.patch(`/v1/projects/${project}`, { budgetCents: 1 })
    await post(6000)
    expect(await read(project, half.id)).toEqual(ready)
  })

  it('when a member says so, and is changed no more', async () => {
    const project = await newProject({ budgetCents: null })
    const { id } = await plan(project, { basis: 'manual', shareBp: 1000 })
    expect(await made(`${path(project)}/${id}/ready`, {})).toMatchObject({ state: 'ready', cents: null })
    const over = refused(409, 'installment_not_planned')
    expect(await admin.post(`${path(project)}/${id}/ready`, {})).toMatchObject(over)
    expect(await admin.patch(`${path(project)}/${id}`, { title: 'X' })).toMatchObject(over)
    await made(`${path(project)}/${id}/cancel`, {})
    expect(await admin.post(`${path(project)}/${id}/cancel`, {})).toMatchObject(
      refused(409, 'installment_not_open'),
    )
    expect(await world.as('onni').post(`${path(project)}/${id}/ready`, {})).toMatchObject({ status: 403 })
  })
})

describe('invoicing', () => {
  it('takes an installment once, gives it back, or credits it for good', async () => {
    const project = await newProject()
    const { id } = await plan(project, { basis: 'date', dueOn: '2020-01-01', amountCents: 500 })
    const planned = await plan(project, { basis: 'manual', amountCents: 500 })
    const lines = [newId(), newId(), newId()]
    const taken = await Promise.all(
      lines.map(line => write((tx, commit) => consumeInstallments(tx, commit, [id, planned.id], line))),
    )
    expect(taken.flat().map(each => each.id)).toEqual([id])
    const invoiceLineId = taken.flat()[0]?.invoiceLineId ?? ''
    expect(await read(project, id)).toMatchObject({ state: 'invoiced', invoiceLineId })
    expect(await admin.post(`${path(project)}/${id}/cancel`, {})).toMatchObject(
      refused(409, 'installment_not_open'),
    )
    const release = (line: string, to: 'ready' | 'credited') =>
      write((tx, commit) => releaseInstallments(tx, commit, [line], to))
    expect(await release(newId(), 'ready')).toEqual([])
    await release(invoiceLineId, 'ready')
    expect(await read(project, id)).toMatchObject({ state: 'ready', invoiceLineId: null })
    const again = newId()
    await write((tx, commit) => consumeInstallments(tx, commit, [id], again))
    await release(again, 'credited')
    expect(await release(again, 'ready')).toEqual([])
    expect(await read(project, id)).toMatchObject({ state: 'credited', invoiceLineId: again })
  })
})

it('a project with an installment to be billed is not closed before that is billed or cancelled', async () => {
  const project = await newProject()
  const { id } = await plan(project, { basis: 'manual', shareBp: 5000 })
  const close = (body: object) => admin.post(`/v1/projects/${project}/close`, body)
  await made(`${path(project)}/${id}/ready`, {})
  const blockers = [{ kind: 'unbilled_work', count: 1 }]
  expect((await close({ dryRun: true })).body).toMatchObject({ blockers })
  const blocked = await close({})
  expect(blocked.body).toMatchObject({ code: 'project_close_blocked', blockers })
  await made(`${path(project)}/${id}/cancel`, {})
  expect(await close({})).toMatchObject({ status: 200, body: { project: { state: 'closed' } } })
})

describe('a copy of a project', () => {
  it('has its plan, with the days moved', async () => {
    const project = await newProject({ startDate: '2027-01-01' })
    await plan(project, { basis: 'date', dueOn: '2099-01-15', shareBp: 3000 })
    const copy = await made(`/v1/projects/${project}/copy`, {
      code: `ERA-K${projects}`,
      name: 'K',
      startDate: '2027-01-08',
    })
    const id = copy.id ?? copy.project?.id
    expect((await admin.get(path(id))).body.items).toMatchObject([{ dueOn: '2099-01-22', state: 'planned' }])
  })
})
