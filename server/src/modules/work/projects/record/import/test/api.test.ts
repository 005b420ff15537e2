import { describe, expect, it } from 'vitest'
import { tableMediaTypes } from '../../../../../../platform/contract/table.ts'
import { startWorld } from '../../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/imports/projects'
const { members, catalogs } = world.meri

await admin.post('/v1/customers', { code: 'sahko', name: 'Äänekosken Sähkö Oy' })
await admin.post('/v1/custom-fields', { kind: 'project', key: 'site', type: 'text', name: 'Työmaa' })

const koulu = {
  externalSource: 'erp',
  externalId: '10042',
  code: 'KO-1',
  name: 'Koulun lämpöpumput',
  description: 'Kaksi pumppua',
  customerCode: 'sahko',
  managerEmail: members.sisu.email.toUpperCase(),
  state: 'on_hold',
  billing: 'capped',
  attributionPrecision: 'phase',
  startDate: '2026-01-11',
  endDate: '2027-06-30',
  budgetMinutes: '60000',
  budgetCents: 7_500_000,
  customFields: { site: 'Koulu' },
}

const bring = async (rows: readonly object[], more: object = {}) => {
  const { status, body } = await admin.post(path, { rows, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const only = async (row: object, more: object = {}) => (await bring([row], more)).results[0]
const project = async (id: string) => (await admin.get(`/v1/projects/${id}`)).body
const eventsOf = async (id: string) =>
  (await admin.get('/v1/integration-events?limit=100')).body.items
    .filter((row: { payload: { projectId?: string } }) => row.payload.projectId === id)
    .map((row: { event: string }) => row.event)

describe('rows of projects', () => {
  it('make projects with their targets, find them again, and change nothing when nothing is new', async () => {
    const dry = await only(koulu, {})
    const { id } = dry
    expect(dry).toMatchObject({ status: 'created', targetCode: 'KO-1' })
    const made = await project(id)
    expect(made).toMatchObject({
      code: 'KO-1',
      state: 'on_hold',
      billing: 'capped',
      attributionPrecision: 'phase',
      managerMembershipId: members.sisu.id,
      budgetMinutes: 60_000,
      budgetCents: 7_500_000,
      customFields: { site: 'Koulu' },
    })
    const target = await admin.get(`/v1/dimensions/${catalogs.dimensions.project}/values/${id}`)
    expect(target.body).toMatchObject({ code: 'KO-1', active: true, externalId: '10042' })
    expect(await only(koulu)).toMatchObject({ status: 'unchanged', id })
    expect((await project(id)).updatedAt).toBe(made.updatedAt)
    expect(await only({ code: 'KO-1', name: 'Koulun pumput', state: 'completed' })).toMatchObject({
      status: 'updated',
      id,
    })
    expect(await project(id)).toMatchObject({
      name: 'Koulun pumput',
      state: 'completed',
      budgetMinutes: 60_000,
    })
    expect(await eventsOf(id)).toEqual(['project.created', 'project.updated', 'project.updated'])
    const { items } = (await admin.get(`/v1/projects/${id}/baselines`)).body
    expect(items).toMatchObject([{ validFrom: '2026-01-11', budgetMinutes: 60_000, endDate: '2027-06-30' }])
    await only({ code: 'KO-1', budgetMinutes: 70_000 })
    expect((await admin.get(`/v1/projects/${id}/baselines`)).body.items).toHaveLength(2)
  })

  it('say nothing and write nothing in a dry run', async () => {
    const row = { code: 'DRY', name: 'Kuiva' }
    expect((await bring([row], { dryRun: true })).results).toMatchObject([{ status: 'created', id: null }])
    expect(await only(row, { mode: 'update_only' })).toMatchObject({ code: 'record_not_found' })
    expect(await only(row)).toMatchObject({ status: 'created' })
    expect(await only(row, { mode: 'create_only' })).toMatchObject({ code: 'record_exists' })
  })

  it('get projects into their states by the steps of the single writes', async () => {
    const states = ['planned', 'active', 'on_hold', 'completed', 'closed'] as const
    const rows = states.map(state => ({ code: `S-${state}`, name: 'Tila', state }))
    const { results } = await bring(rows)
    for (const [index, { id, status }] of results.entries()) {
      expect(status).toBe('created')
      expect((await project(id)).state).toBe(states[index])
    }
    expect(await only({ code: 'S-closed', name: 'Ei', state: 'closed' })).toMatchObject({
      code: 'project_closed',
    })
    expect(await only({ code: 'S-active', state: 'closed' })).toMatchObject({
      code: 'project_state_conflict',
      field: 'state',
    })
    expect(await only({ code: 'S-active', state: 'planned' })).toMatchObject({
      code: 'project_state_conflict',
    })
    expect(await only({ code: 'S-closed', name: 'Avattu', state: 'completed' })).toMatchObject({
      status: 'updated',
    })
    expect(await project(results[4].id)).toMatchObject({ name: 'Avattu', state: 'completed', closedAt: null })
  })

  it.each([
    [{ name: 'X' }, 'missing_required', 'code'],
    [{ code: 'N-1' }, 'missing_required', 'name'],
    [{ code: 'N-1', name: 'X', externalId: '1' }, 'external_ref_incomplete', 'externalSource'],
    [{ code: 'N-1', name: 'X', state: 'kesken' }, 'invalid_value', 'state'],
    [{ code: 'N-1', name: 'X', billing: 'ilmainen' }, 'invalid_value', 'billing'],
    [{ code: 'N-1', name: 'X', startDate: '11.1.' }, 'invalid_value', 'startDate'],
    [{ code: 'N-1', name: 'X', budgetMinutes: 'paljon' }, 'invalid_value', 'budgetMinutes'],
    [{ code: 'N-1', name: 'X', customerCode: 'nobody' }, 'customer_not_found', 'customerCode'],
    [{ code: 'N-1', name: 'X', managerEmail: 'nobody@meri.example' }, 'membership_not_found', 'managerEmail'],
    [
      { code: 'N-1', name: 'X', startDate: '2027-02-01', endDate: '2027-01-01' },
      'range_end_before_start',
      'endDate',
    ],
    [{ code: 'N-1', name: 'X', customFields: { nope: 'x' } }, 'custom_field_unknown', 'customFields.nope'],
    [{ externalSource: 'erp', externalId: '999', code: 'REF', name: 'X' }, 'external_ref_conflict', 'code'],
  ])('%j is refused', async (row, code, field) => {
    if (code === 'external_ref_conflict')
      await only({ externalSource: 'erp', externalId: '998', code: 'REF', name: 'Viite' })
    expect(await only(row)).toMatchObject({ status: 'error', code, field })
  })

  it('come as a table too', async () => {
    const csv = 'Koodi;Nimi;Tila;Alkaa\nCSV-1;Taulukosta;active;11.1.2027\n'
    const answer = await admin.send('POST', path, csv, { 'content-type': tableMediaTypes.csv })
    expect(answer.body.results).toMatchObject([{ status: 'created', targetCode: 'CSV-1' }])
    expect(await project(answer.body.results[0].id)).toMatchObject({
      state: 'active',
      startDate: '2027-01-11',
    })
  })

  it('are undone: what they made goes with its target, what they changed is put back', async () => {
    const { results } = await bring([{ code: 'U-1', name: 'Vanha' }])
    const { importId, results: second } = await bring([
      { code: 'U-1', name: 'Uusi', budgetMinutes: 60 },
      { code: 'U-2', name: 'Toinen' },
    ])
    expect((await admin.post(`/v1/imports/${importId}/undo`, {})).status).toBe(200)
    expect(await project(results[0].id)).toMatchObject({ name: 'Vanha', budgetMinutes: null })
    expect((await admin.get(`/v1/projects/${second[1].id}`)).status).toBe(404)
    const target = `/v1/dimensions/${catalogs.dimensions.project}/values/${second[1].id}`
    expect((await admin.get(target)).status).toBe(404)
    expect(await only({ code: 'U-2', name: 'Toinen' })).toMatchObject({ status: 'created' })
  })

  it('are not undone over what refers to them', async () => {
    const { importId, results } = await bring([
      { code: 'V-1', name: 'Vaiheita', state: 'active' },
      { code: 'V-2', name: 'Tunteja', state: 'active' },
    ])
    await admin.post(`/v1/projects/${results[0].id}/phases`, { code: '1', name: 'Vaihe' })
    const entry = { entryTypeId: catalogs.entryTypes.work, durationMinutes: 60 }
    const allocations = [{ dimensionId: 'project', valueId: results[1].id }]
    await admin.put('/v1/me/work-days/2026-05-04/entries', { entries: [{ ...entry, allocations }] })
    const undone = await admin.post(`/v1/imports/${importId}/undo`, {})
    expect(undone).toMatchObject({
      status: 409,
      body: {
        code: 'import_undo_blocked',
        rows: [
          { code: 'record_in_use', by: 'project_phases' },
          { code: 'record_in_use', by: 'work_days' },
        ],
      },
    })
  })
})
