import { describe, expect, it } from 'vitest'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { baselinesOf, changeBaseline, saveBaseline } from '../port.ts'
import { projectWorld } from './world.ts'

const { world, admin, made, done, customer, project } = await projectWorld()
const path = '/v1/projects'
const { meri } = world
const { eero } = meri.members
const field = await made('/v1/custom-fields', { kind: 'project', key: 'region', type: 'text', name: 'Alue' })
const level = async (query = '') =>
  (await admin.get(`/v1/dimensions/${meri.catalogs.dimensions.project}/values?${query}`)).body
const target = async (id: string) => (await level(`ids=${id}`)).items[0]
const answerOf = async (body: object) => {
  const { status, body: answer } = await admin.post(path, { code: newId(), name: 'Katto', ...body })
  return [status, answer.code]
}

describe('a project', () => {
  it('is made with all it has, and is a target of the locked level under its id', async () => {
    const wanted = {
      code: 'KO-2604',
      name: 'Koulun putket',
      description: 'Molemmat portaat.',
      customerId: customer.id.toUpperCase(),
      managerMembershipId: eero.id,
      billing: 'capped',
      attributionPrecision: 'phase',
      startDate: '2026-01-12',
      endDate: '2026-06-30',
      budgetMinutes: 60_000,
      budgetCents: 7_500_000,
      externalSource: 'erp',
      externalId: '10042',
      customFields: { region: 'pohjoinen' },
    }
    const { id, ...shown } = await project(wanted)
    expect(shown).toMatchObject({
      ...wanted,
      customerId: customer.id,
      state: 'planned',
      template: false,
      rateCardId: null,
      closedAt: null,
    })
    expect((await admin.get(`${path}/${id}`)).body).toEqual({ id, ...shown })
    const listed = { id, code: 'KO-2604', name: 'Koulun putket', active: true, externalSource: 'erp' }
    expect(await target(id)).toMatchObject({ ...listed, externalId: '10042', attributionPrecision: 'phase' })
    const changed = await admin.patch(`${path}/${id}`, {
      code: 'KO-2605',
      name: 'Koulun katto',
      attributionPrecision: 'task',
      externalSource: null,
      externalId: null,
      customFields: { region: null },
      budgetCents: null,
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { code: 'KO-2605', budgetCents: null, budgetMinutes: 60_000, customFields: {} },
    })
    expect(await target(id)).toMatchObject({
      code: 'KO-2605',
      name: 'Koulun katto',
      externalId: null,
      attributionPrecision: 'task',
    })
    expect(field.key).toBe('region')
  })

  it('stays as it is under a patch that changes nothing', async () => {
    const before = await project({ managerMembershipId: eero.id })
    const { id, name } = before
    expect((await admin.patch(`${path}/${id}`, { name, managerMembershipId: eero.id })).body).toEqual(before)
  })

  it('is written by the projects register alone', async () => {
    const dimension = `/v1/dimensions/${meri.catalogs.dimensions.project}/values`
    const { id } = await project()
    for (const answer of [
      await admin.post(dimension, { code: 'X', name: 'Ohi' }),
      await admin.patch(`${dimension}/${id}`, { name: 'Ohi' }),
    ])
      expect(answer).toMatchObject({ status: 422, body: { code: 'project_values_managed_in_projects' } })
  })
})

describe('a write is refused', () => {
  it('where it names what is not there, not in use, taken, or of another organisation', async () => {
    const gone = await made('/v1/customers', { name: 'Väistynyt Oy' })
    await done(`/v1/customers/${gone.id}/deactivate`)
    await project({ code: 'VARATTU', externalSource: 'erp', externalId: 'varattu' })
    const dates = { startDate: '2026-02-02', endDate: '2026-02-01' }
    for (const [body, status, code] of [
      [{ customerId: newId() }, 404, 'customer_not_found'],
      [{ customerId: gone.id }, 404, 'customer_not_found'],
      [{ managerMembershipId: newId() }, 404, 'membership_not_found'],
      [{ managerMembershipId: world.tunturi.members.sanna.id }, 404, 'membership_not_found'],
      [{ rateCardId: newId() }, 404, 'rate_card_not_found'],
      [{ code: 'VARATTU' }, 409, 'code_already_in_use'],
      [{ externalSource: 'erp', externalId: 'varattu' }, 409, 'external_ref_conflict'],
      [{ externalSource: 'erp' }, 400, 'external_ref_incomplete'],
      [dates, 400, 'range_end_before_start'],
      [{ customFields: { nowhere: 'x' } }, 422, 'custom_field_unknown'],
      [{ customFields: { region: 7 } }, 422, 'custom_field_value_invalid'],
      [{ template: true, state: 'active' }, 422, 'project_is_template'],
    ] as const)
      expect(await answerOf(body)).toEqual([status, code])
  })

  it('where the project has changed since, or dates would turn round', async () => {
    const { id } = await project({ startDate: '2026-03-01' })
    for (const [body, status, code] of [
      [{ name: 'Toinen', expectedUpdatedAt: '2020-01-01T00:00:00Z' }, 409, 'project_stale'],
      [{ endDate: '2026-02-28' }, 400, 'range_end_before_start'],
      [{ code: 'tower' }, 409, 'code_already_in_use'],
    ] as const)
      expect(await admin.patch(`${path}/${id}`, body)).toMatchObject({ status, body: { code } })
    expect(
      await admin.post(`${path}/${id}/start`, { expectedUpdatedAt: '2020-01-01T00:00:00Z' }),
    ).toMatchObject({ status: 409, body: { code: 'project_stale' } })
  })

  it('of what only another organisation has', async () => {
    const theirs = world.tunturi.projects.get('tower')
    for (const answer of [
      await admin.get(`${path}/${theirs}`),
      await admin.patch(`${path}/${theirs}`, { name: 'Toinen' }),
      await admin.post(`${path}/${theirs}/close`, {}),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
  })
})

describe('a project is stepped', () => {
  it('through its states, and refuses what does not lead on', async () => {
    const { id } = await project()
    const steps = ['start', 'hold', 'resume', 'complete', 'reopen', 'close'] as const
    const states = ['active', 'on_hold', 'active', 'completed', 'active']
    for (const [at, state] of states.entries())
      expect(await done(`${path}/${id}/${steps[at]}`)).toMatchObject({ state })
    expect(await admin.post(`${path}/${id}/start`, {})).toMatchObject({
      status: 409,
      body: { code: 'project_state_conflict' },
    })
    const { project: closed, blockers } = await done(`${path}/${id}/close`, { reason: 'Takuu päättyi.' })
    expect(closed).toMatchObject({ state: 'closed', closedAt: closed.updatedAt })
    expect(blockers).toEqual([])
    expect(await target(id)).toMatchObject({ active: false })
    for (const answer of [
      await admin.patch(`${path}/${id}`, { name: 'Toinen' }),
      await admin.post(`${path}/${id}/close`, {}),
      await admin.post(`${path}/${id}/start`, {}),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'project_closed' } })
    expect(await done(`${path}/${id}/reopen`)).toMatchObject({ state: 'active', closedAt: null })
    expect(await target(id)).toMatchObject({ active: true })
  })

  it('unless it is a template, which nobody works on', async () => {
    const { id } = await project({ template: true })
    expect(await target(id)).toMatchObject({ active: false })
    expect(await admin.post(`${path}/${id}/start`, {})).toMatchObject({
      status: 422,
      body: { code: 'project_is_template' },
    })
    await done(`${path}/${id}/close`)
    expect(await done(`${path}/${id}/reopen`)).toMatchObject({ state: 'planned' })
    expect(await target(id)).toMatchObject({ active: false })
  })

  it('in a dry run as it would be, and is not', async () => {
    const before = await project()
    const { id } = before
    expect(await done(`${path}/${id}/start`, { dryRun: true })).toMatchObject({ state: 'active' })
    expect((await done(`${path}/${id}/close`, { dryRun: true })).project).toMatchObject({ state: 'closed' })
    expect((await admin.get(`${path}/${id}`)).body).toEqual(before)
  })
})

describe('the baseline', () => {
  it('gets an entry with every change of budget or last day, and none with others', async () => {
    const { id } = await project({ startDate: '2026-01-12', endDate: '2026-06-30', budgetCents: 500 })
    for (const body of [{ budgetMinutes: 600 }, { name: 'Toinen' }, { endDate: null, budgetCents: 700 }])
      expect(await admin.patch(`${path}/${id}`, body)).toMatchObject({ status: 200 })
    const { items } = (await admin.get(`${path}/${id}/baselines`)).body
    expect(items).toMatchObject([
      { validFrom: '2026-01-12', budgetMinutes: null, budgetCents: 500, endDate: '2026-06-30' },
      { budgetMinutes: 600, budgetCents: 500, endDate: '2026-06-30', changeOrderId: null },
      { budgetMinutes: 600, budgetCents: 700, endDate: null, projectId: id },
    ])
    expect(await admin.get(`${path}/${newId()}/baselines`)).toMatchObject({ status: 404 })
    const first = (await admin.get(`${path}/${id}/baselines?limit=1`)).body
    const cursor = encodeURIComponent(first.pageInfo.nextCursor)
    expect((await admin.get(`${path}/${id}/baselines?cursor=${cursor}`)).body.items).toEqual(items.slice(1))
  })

  it('is changed by other families from a date on, on top of what it is', async () => {
    const { id } = await project({ startDate: '2026-01-12', endDate: '2026-06-30', budgetCents: 500 })
    const request = { orgId: meri.id, actor: systemActor, operation: 'projects.update', requestId: 'world' }
    const changeOrderId = newId()
    const change = { deltaMinutes: 60, deltaCents: -900, deltaDays: 31, changeOrderId, date: '2026-01-01' }
    const changed = (projectId: string) =>
      world.app.services.transactions.run(request, async (tx, commit) =>
        commit(await changeBaseline(tx, projectId, change), state => saveBaseline(tx, state)),
      )
    await changed(id)
    const shown = (await admin.get(`${path}/${id}`)).body
    expect(shown).toMatchObject({ budgetMinutes: null, budgetCents: 0, endDate: '2026-07-31' })
    const reader = world.app.services.database.reader(meri.id)
    expect(await baselinesOf(reader, [id])).toMatchObject([
      { validFrom: '2026-01-12', budgetMinutes: null, budgetCents: 0, endDate: '2026-07-31', changeOrderId },
    ])
    expect(await baselinesOf(reader, [id], '2026-01-11')).toEqual([])
    await done(`${path}/${id}/close`)
    await expect(changed(id)).rejects.toMatchObject({ code: 'project_closed' })
    await expect(changed(newId())).rejects.toMatchObject({ code: 'project_not_found' })
  })
})

describe('the events', () => {
  it('tell of making, changing and closing, and nothing more', async () => {
    const { id, createdAt } = await project()
    const { updatedAt } = (await admin.patch(`${path}/${id}`, { name: 'Toinen' })).body
    const { closedAt } = (await done(`${path}/${id}/close`)).project
    const events = await world.database.owner(
      `select event, payload from integration_events where org_id = $1 and payload->>'projectId' = $2 order by sequence`,
      [meri.id, id],
    )
    expect(events).toEqual([
      { event: 'project.created', payload: { projectId: id, createdAt } },
      { event: 'project.updated', payload: { projectId: id, updatedAt } },
      { event: 'project.closed', payload: { projectId: id, closedAt } },
    ])
  })
})

it('nobody writes projects without projects.manage, or reads them without projects.read', async () => {
  const { id } = await project()
  const employee = world.as('onni')
  expect(await employee.get(`${path}/${id}`)).toMatchObject({ status: 403 })
  expect(await employee.post(path, { code: 'X', name: 'X' })).toMatchObject({ status: 403 })
})
