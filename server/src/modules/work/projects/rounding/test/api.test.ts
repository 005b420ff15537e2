import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { billingWorld } from '../../../billing/test/world.ts'

const { world, admin, made, done, members, card, customer, project, rule, approved, work } =
  await billingWorld()
const path = '/v1/invoicing/rounding-rules'
const refused = (status: number, code: string) => ({ status, body: { code } })
const quarter = { unitMinutes: 15, mode: 'up', scope: 'entry' }
const priced = async (fields: object = {}, cents = 6000): Promise<any> => {
  const found = await project({ state: 'active', rateCardId: card.id, customerId: customer.id, ...fields })
  await rule({ projectId: found.id }, cents)
  return found
}
/** Writes a day of pieces one after the other, each of a project. */
const day = async (
  name: keyof typeof members,
  date: string,
  pieces: readonly (readonly [string, number])[],
) => {
  let at = 480
  const entries = pieces.map(([valueId, minutes]) => {
    const startMinutes = at
    at += minutes
    const allocations = [{ dimensionId: 'project', valueId }]
    return { entryTypeId: work, startMinutes, endMinutes: at, allocations }
  })
  const put = `/v1/team/members/${members[name].id}/work-days/${date}/entries`
  const answer = await admin.put(put, { entries })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}
const hoursOf = async (id: string): Promise<[minutes: number, billedMinutes: number, cents: number][]> =>
  (await admin.get(`/v1/projects/${id}/priced-hours`)).body.items.map(
    ({ minutes, billedMinutes, cents }: any) => [minutes, billedMinutes, cents],
  )

describe('a rounding rule', () => {
  it('is read by who bills and written by administrators, and found by what it is for', async () => {
    const { id: projectId } = await priced()
    const ofProject = await made(path, { ...quarter, projectId, validFrom: '2031-05-01' })
    const ofCustomer = await made(path, { ...quarter, customerId: customer.id, validFrom: '2031-04-01' })
    expect(ofProject).toMatchObject({ ...quarter, projectId, customerId: null, validFrom: '2031-05-01' })
    const finance = world.withKey((await world.key('aino', { scope: ['invoicing.manage'] })).secret)
    expect((await finance.get(`${path}/${ofProject.id}`)).body).toEqual(ofProject)
    const listed = async (query: string) => (await finance.get(`${path}?${query}`)).body.items
    expect(await listed(`projectId=${projectId}`)).toEqual([ofProject])
    expect(await listed(`customerId=${customer.id}`)).toEqual([ofCustomer])
    expect(await listed(`ids=${ofProject.id},${ofCustomer.id}`)).toEqual([ofCustomer, ofProject])
    expect(await finance.post(path, { ...quarter, validFrom: '2031-06-01' })).toMatchObject({ status: 403 })
    expect(await finance.delete(`${path}/${ofProject.id}`)).toMatchObject({ status: 403 })
    expect(await world.as('veera').get(path)).toMatchObject({ status: 403 })
    for (const each of [ofProject, ofCustomer])
      expect(await admin.delete(`${path}/${each.id}`)).toMatchObject({ status: 204 })
    expect(await admin.get(`${path}/${ofProject.id}`)).toMatchObject(refused(404, 'rounding_rule_not_found'))
    expect(await admin.delete(`${path}/${ofProject.id}`)).toMatchObject(
      refused(404, 'rounding_rule_not_found'),
    )
  })

  it('is of one thing that is there and open, once a day, and in units that are billed', async () => {
    const { id: projectId } = await priced()
    const add = (fields: object) => admin.post(path, { ...quarter, validFrom: '2031-01-01', ...fields })
    expect(await add({ projectId, customerId: customer.id })).toMatchObject(
      refused(422, 'rounding_rule_of_two'),
    )
    expect(await add({ projectId: newId() })).toMatchObject(refused(404, 'project_not_found'))
    expect(await add({ customerId: newId() })).toMatchObject(refused(404, 'customer_not_found'))
    expect(await add({ projectId, unitMinutes: 7 })).toMatchObject({ status: 400 })
    expect(await add({ projectId, scope: 'month' })).toMatchObject({ status: 400 })
    expect((await add({ projectId, dryRun: true })).status).toBe(201)
    const { id: ruleId } = (await add({ projectId: projectId.toUpperCase() })).body
    expect(await add({ projectId })).toMatchObject({
      status: 409,
      body: { code: 'rounding_rule_exists', ruleId },
    })
    const { id: closed } = await priced()
    await done(`/v1/projects/${closed}/close`)
    expect(await add({ projectId: closed })).toMatchObject(refused(409, 'project_closed'))
  })

  it('neither begins nor is taken back where hours of its days are approved: what they come to stays', async () => {
    const { id: projectId } = await priced({
      customerId: (await made('/v1/customers', { name: 'Oma Oy' })).id,
    })
    const { id } = await made(path, { ...quarter, projectId, validFrom: '2026-06-01' })
    const { customerId } = (await admin.get(`/v1/projects/${projectId}`)).body
    await approved('2026-06-03', projectId, 50)
    const fixed = refused(409, 'rounding_hours_approved')
    expect(await admin.delete(`${path}/${id}`)).toMatchObject(fixed)
    for (const ofWhat of [{ projectId }, { customerId }, {}])
      expect(
        await admin.post(path, { ...quarter, ...ofWhat, validFrom: '2026-06-02' }),
        JSON.stringify(ofWhat),
      ).toMatchObject(fixed)
    expect(await hoursOf(projectId)).toEqual([[50, 60, 6000]])
    // From a day on that nobody has approved hours of, another one holds.
    await made(path, { ...quarter, unitMinutes: 30, projectId, validFrom: '2026-06-04' })
    await day('veera', '2026-06-04', [[projectId, 50]])
    expect(await hoursOf(projectId)).toEqual([
      [50, 60, 6000],
      [50, 60, 6000],
    ])
    await day('veera', '2026-06-04', [[projectId, 61]])
    expect((await hoursOf(projectId))[1]).toEqual([61, 90, 9000])
  })

  it('comes along with a copy of its project, and with its customer into another', async () => {
    const [winner, loser] = [
      await made('/v1/customers', { name: 'Jäävä Oy' }),
      await made('/v1/customers', { name: 'Väistyvä Oy' }),
    ]
    const { id: projectId } = await priced({ customerId: loser.id })
    await made(path, { ...quarter, projectId, validFrom: '2031-01-01' })
    const copy = await made(`/v1/projects/${projectId}/copy`, { code: 'PYÖR', name: 'Kopio' })
    expect(copy.copied).toContainEqual({ kind: 'rounding_rules', count: 1 })
    const stays = await made(path, { ...quarter, customerId: winner.id, validFrom: '2031-01-01' })
    await made(path, { ...quarter, unitMinutes: 30, customerId: loser.id, validFrom: '2031-01-01' })
    const moves = await made(path, {
      ...quarter,
      unitMinutes: 60,
      customerId: loser.id,
      validFrom: '2031-02-01',
    })
    const merge = `/v1/customers/${loser.id}/merge`
    const dry = await done(merge, { targetCustomerId: winner.id, dryRun: true })
    const told = dry.moves.find(({ family }: { family: string }) => family === 'rounding_rules')
    expect(told).toMatchObject({ count: 2, shared: 1 })
    await done(merge, { targetCustomerId: winner.id })
    const left = (await admin.get(`${path}?customerId=${winner.id}`)).body.items
    expect(left.map(({ id }: any) => id)).toEqual([stays.id, moves.id])
    expect((await admin.get(`${path}?customerId=${loser.id}`)).body.items).toEqual([])
  })
})

describe('billed time is rounded', () => {
  it('piece by piece, or what a member did in a day for a project or for a customer', async () => {
    const own = await made('/v1/customers', { name: 'Pyöreä Oy' })
    const [a, b] = [await priced({ customerId: own.id }), await priced({ customerId: own.id })]
    const other = await priced()
    const pieces = [
      [a.id, 20],
      [b.id, 10],
      [a.id, 20],
      [other.id, 7],
    ] as const
    const rules: [scope: string, date: string, ofA: number[], ofB: number[]][] = [
      ['entry', '2026-07-01', [30, 30], [30]],
      ['day', '2026-07-02', [30, 30], [30]],
      ['customer', '2026-07-03', [24, 24], [12]],
    ]
    for (const [scope, validFrom, ofA, ofB] of rules) {
      await made(path, { customerId: own.id, validFrom, unitMinutes: 30, mode: 'up', scope })
      await day('veera', validFrom, pieces)
      await day('onni', validFrom, [[a.id, 1]])
      const billedOf = async (id: string, membershipId: string) =>
        (
          await admin.get(
            `/v1/projects/${id}/priced-hours?from=${validFrom}&to=${validFrom}&membershipId=${membershipId}`,
          )
        ).body.items.map(({ billedMinutes }: any) => billedMinutes)
      expect(await billedOf(a.id, members.veera.id), scope).toEqual(ofA)
      expect(await billedOf(b.id, members.veera.id), scope).toEqual(ofB)
      // Nobody's time is rounded with that of others, nor a customer's with that of another.
      expect(await billedOf(a.id, members.onni.id), scope).toEqual([30])
      expect(await billedOf(other.id, members.veera.id), scope).toEqual([7])
    }
  })

  it('to the cent: a day of three parts comes to what its time comes to', async () => {
    const { id } = await priced({}, 5555)
    await made(path, {
      projectId: id,
      validFrom: '2026-07-06',
      unitMinutes: 60,
      mode: 'up',
      scope: 'day',
    })
    await day('veera', '2026-07-06', [
      [id, 11],
      [id, 11],
      [id, 11],
    ])
    expect(await hoursOf(id)).toEqual([
      [11, 20, 1852],
      [11, 20, 1852],
      [11, 20, 1851],
    ])
    const { revenueCents, minutes } = (await admin.get(`/v1/projects/${id}/profitability`)).body
    expect([revenueCents, minutes]).toEqual([5555, 33])
    // Work time and what payroll is told stay what was worked.
    const hours = (await admin.get(`/v1/projects/${id}/hours`)).body.items
    expect(hours.map((row: any) => row.minutes)).toEqual([11, 11, 11])
  })

  it('not of a fixed price, of internal work, or on tasks that nobody pays for, which round nothing along', async () => {
    const { id } = await priced()
    await made(path, {
      projectId: id,
      validFrom: '2026-07-07',
      unitMinutes: 60,
      mode: 'up',
      scope: 'day',
    })
    const phase = await made(`/v1/projects/${id}/phases`, {
      ...{ code: 'urakka', name: 'Urakka', billing: 'fixed', budgetCents: 100_000 },
    })
    const task = await made('/v1/tasks', { projectId: id, title: 'Takuu', billable: false })
    const put = `/v1/team/members/${members.veera.id}/work-days/2026-07-07/entries`
    const of = (startMinutes: number, fields: object) => ({
      ...{ entryTypeId: work, startMinutes, endMinutes: startMinutes + 40 },
      allocations: [{ dimensionId: 'project', valueId: id, ...fields }],
    })
    const entries = [of(480, {}), of(520, { phaseId: phase.id }), of(560, { taskId: task.id })]
    expect(await admin.put(put, { entries })).toMatchObject({ status: 200 })
    expect(await hoursOf(id)).toEqual([
      [40, 60, 6000],
      [40, 40, 4000],
      [40, 40, 0],
    ])
    const { billing, ...internal } = { billing: 'internal', state: 'active' }
    const own = await project({ billing, ...internal })
    await made(path, { ...quarter, projectId: own.id, validFrom: '2026-07-08' })
    await day('veera', '2026-07-08', [[own.id, 50]])
    expect(await hoursOf(own.id)).toEqual([[50, 50, 0]])
  })
})
