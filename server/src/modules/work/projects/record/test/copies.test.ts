import { describe, expect, it } from 'vitest'
import { projectWorld } from './world.ts'

const { world, admin, made, done, customer, project } = await projectWorld()
const path = '/v1/projects'
const { meri } = world
const { eero } = meri.members
await made('/v1/custom-fields', { kind: 'project', key: 'region', type: 'text', name: 'Alue' })
const target = async (id: string) =>
  (await admin.get(`/v1/dimensions/${meri.catalogs.dimensions.project}/values?ids=${id}`)).body.items[0]

describe('a project made from another', () => {
  it('has all that it has, at moved dates, and is one of its own', async () => {
    const source = await project({
      template: true,
      description: 'Putkiremontti.',
      customerId: customer.id,
      managerMembershipId: eero.id,
      billing: 'fixed',
      attributionPrecision: 'phase',
      startDate: '2026-01-12',
      endDate: '2026-06-30',
      budgetMinutes: 600,
      externalSource: 'erp',
      externalId: 'malli',
      customFields: { region: 'etelä' },
    })
    await made(`${path}/${source.id}/participants`, { membershipId: eero.id, validFrom: '2026-02-01' })
    const body = { code: 'KOPIO', name: 'Kirjaston putket', startDate: '2026-02-11' }
    const look = await admin.post(`${path}/${source.id}/copy`, { ...body, dryRun: true })
    expect(look).toMatchObject({ status: 201, body: { days: 30 } })
    expect((await admin.get(`${path}?code=KOPIO`)).body.items).toEqual([])
    const { project: copy, days, copied } = await made(`${path}/${source.id}/copy`, body)
    expect(copy).toMatchObject({
      ...body,
      endDate: '2026-07-30',
      description: 'Putkiremontti.',
      state: 'planned',
      template: false,
      customerId: customer.id,
      managerMembershipId: eero.id,
      billing: 'fixed',
      attributionPrecision: 'phase',
      budgetMinutes: 600,
      externalId: null,
      customFields: { region: 'etelä' },
    })
    expect(days).toBe(30)
    expect(copied).toContainEqual({ kind: 'participants', count: 1 })
    const { items } = (await admin.get(`${path}/${copy.id}/participants`)).body
    expect(items).toMatchObject([{ projectId: copy.id, membershipId: eero.id, validFrom: '2026-03-03' }])
    expect(await target(copy.id)).toMatchObject({ code: 'KOPIO', active: true })
    expect((await admin.get(`${path}/${source.id}`)).body).toEqual(source)
    expect((await admin.get(`${path}/${copy.id}/baselines`)).body.items).toHaveLength(1)
  })

  it('leaves out what is out of use, and is refused like any other', async () => {
    const gone = await made('/v1/customers', { name: 'Väistyvä Oy' })
    const { id } = await project({ customerId: gone.id, startDate: '2026-01-12' })
    await done(`/v1/customers/${gone.id}/deactivate`)
    const { project: copy } = await made(`${path}/${id}/copy`, { code: 'JÄI', name: 'Jäi', startDate: null })
    expect(copy).toMatchObject({ customerId: null, startDate: null, state: 'planned' })
    for (const [body, status, code] of [
      [{ code: 'JÄI' }, 409, 'code_already_in_use'],
      [{ customerId: gone.id }, 404, 'customer_not_found'],
    ] as const)
      expect(await admin.post(`${path}/${id}/copy`, { code: 'UUSI', name: 'Uusi', ...body })).toMatchObject({
        status,
        body: { code },
      })
    const foreign = `${path}/${world.tunturi.projects.get('tower')}/copy`
    expect(await admin.post(foreign, { code: 'UUSI', name: 'Uusi' })).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    })
  })
})
