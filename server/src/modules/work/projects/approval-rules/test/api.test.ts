import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { billingWorld } from '../../../billing/test/world.ts'

const { world, admin, made, done, customer, priced, approved } = await billingWorld()
const path = '/v1/invoicing/approval-rules'
const refused = (status: number, code: string) => ({ status, body: { code } })
const waiting = async (projectId: string): Promise<string[]> =>
  (await admin.get(`/v1/project-days?projectId=${projectId}`)).body.items.map(({ workDate }: any) => workDate)

describe('a rule of who approves hours', () => {
  it('is read by who bills and written by administrators, and found by what it is for', async () => {
    const { id: projectId } = await priced()
    const ofProject = await made(path, { required: true, projectId, validFrom: '2031-05-01' })
    const ofCustomer = await made(path, { required: false, customerId: customer.id, validFrom: '2031-04-01' })
    expect(ofProject).toMatchObject({ required: true, projectId, customerId: null, validFrom: '2031-05-01' })
    const finance = world.withKey((await world.key('aino', { scope: ['invoicing.manage'] })).secret)
    expect((await finance.get(`${path}/${ofProject.id}`)).body).toEqual(ofProject)
    const listed = async (query: string) => (await finance.get(`${path}?${query}`)).body.items
    expect(await listed(`projectId=${projectId}`)).toEqual([ofProject])
    expect(await listed(`customerId=${customer.id}`)).toEqual([ofCustomer])
    expect(await finance.post(path, { required: true, validFrom: '2031-06-01' })).toMatchObject({
      status: 403,
    })
    expect(await finance.delete(`${path}/${ofProject.id}`)).toMatchObject({ status: 403 })
    expect(await world.as('veera').get(path)).toMatchObject({ status: 403 })
    for (const each of [ofProject, ofCustomer])
      expect(await admin.delete(`${path}/${each.id}`)).toMatchObject({ status: 204 })
    expect(await admin.get(`${path}/${ofProject.id}`)).toMatchObject(refused(404, 'approval_rule_not_found'))
  })

  it('is of one thing that is there and open, once a day', async () => {
    const { id: projectId } = await priced()
    const add = (fields: object) => admin.post(path, { required: true, validFrom: '2031-01-01', ...fields })
    expect(await add({ projectId, customerId: customer.id })).toMatchObject(
      refused(422, 'approval_rule_of_two'),
    )
    expect(await add({ projectId: newId() })).toMatchObject(refused(404, 'project_not_found'))
    expect(await add({ customerId: newId() })).toMatchObject(refused(404, 'customer_not_found'))
    expect((await add({ projectId, dryRun: true })).status).toBe(201)
    const { id: ruleId } = (await add({ projectId: projectId.toUpperCase() })).body
    expect(await add({ projectId })).toMatchObject({
      status: 409,
      body: { code: 'approval_rule_exists', ruleId },
    })
    const { id: closed } = await priced()
    await done(`/v1/projects/${closed}/close`)
    expect(await add({ projectId: closed })).toMatchObject(refused(409, 'project_closed'))
  })

  it('neither begins nor is taken back where hours of its days are approved', async () => {
    const { id: customerId } = await made('/v1/customers', { name: 'Oma Oy' })
    const { id: projectId } = await priced({ customerId })
    const { id } = await made(path, { required: true, projectId, validFrom: '2026-05-04' })
    await approved('2026-05-05', projectId)
    const fixed = refused(409, 'approval_rule_hours_approved')
    expect(await admin.delete(`${path}/${id}`)).toMatchObject(fixed)
    for (const ofWhat of [{ projectId }, { customerId }, {}])
      expect(
        await admin.post(path, { required: false, ...ofWhat, validFrom: '2026-05-05' }),
        JSON.stringify(ofWhat),
      ).toMatchObject(fixed)
    // From a later day on another one holds.
    await made(path, { required: false, projectId, validFrom: '2026-05-06' })
    await approved('2026-05-06', projectId)
    expect(await waiting(projectId)).toEqual(['2026-05-05'])
  })

  it('of the project goes before that of its customer, and that before the one of all', async () => {
    const { id: customerId } = await made('/v1/customers', { name: 'Tarkka Oy' })
    const [ofNone, ofCustomer, ofProject] = [
      await priced(),
      await priced({ customerId }),
      await priced({ customerId }),
    ]
    await made(path, { required: true, customerId, validFrom: '2026-05-11' })
    await made(path, { required: false, projectId: ofProject.id, validFrom: '2026-05-11' })
    const all = await made(path, { required: true, validFrom: '2030-01-01' })
    await approved('2026-05-11', ofNone.id)
    await approved('2026-05-12', ofCustomer.id)
    await approved('2026-05-13', ofProject.id)
    expect(await waiting(ofNone.id)).toEqual([])
    expect(await waiting(ofCustomer.id)).toEqual(['2026-05-12'])
    expect(await waiting(ofProject.id)).toEqual([])
    // Hours of fixed prices are billed by nobody, and wait for nobody.
    const fixed = await priced({ customerId, billing: 'fixed', budgetCents: 100_000 })
    await approved('2026-05-14', fixed.id)
    expect(await waiting(fixed.id)).toEqual([])
    await admin.delete(`${path}/${all.id}`)
  })

  it('comes along with a copy of its project, and with its customer into another', async () => {
    const winner = await made('/v1/customers', { name: 'Jäävä Oy' })
    const loser = await made('/v1/customers', { name: 'Väistyvä Oy' })
    const { id: projectId } = await priced({ customerId: loser.id })
    await made(path, { required: true, projectId, validFrom: '2031-01-01' })
    const copy = await made(`/v1/projects/${projectId}/copy`, { code: 'HYVÄ', name: 'Kopio' })
    expect(copy.copied).toContainEqual({ kind: 'approval_rules', count: 1 })
    const stays = await made(path, { required: true, customerId: winner.id, validFrom: '2031-01-01' })
    await made(path, { required: false, customerId: loser.id, validFrom: '2031-01-01' })
    const moves = await made(path, { required: false, customerId: loser.id, validFrom: '2031-02-01' })
    await done(`/v1/customers/${loser.id}/merge`, { targetCustomerId: winner.id })
    const { items } = (await admin.get(`${path}?customerId=${winner.id}`)).body
    expect(items).toEqual([stays, { ...moves, customerId: winner.id }])
  })
})
