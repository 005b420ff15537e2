import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { activitiesOfCustomers } from '../module.ts'

const world = await startWorld()
const [admin, sales] = [world.as('aino'), world.as('sisu')]
const at = '/v1/crm/activities'
const made = async (path: string, body: object): Promise<any> => {
  const answer = await sales.post(path, body)
  expect(answer, JSON.stringify(answer.body)).toSatisfy(() => answer.status < 300)
  return answer.body
}
const plan = (subject: string, more: object = {}) => made(at, { type: 'task', subject, ...more })

const customer = await made('/v1/customers', { name: 'Äänekosken Sähkö Oy' })
await plan('tehty', { state: 'done', doneAt: '2025-03-01T00:00:00Z', customerId: customer.id })

const step = fc.record({
  what: fc.constantFrom('log', 'move', 'correct', 'reopen', 'complete', 'cancel'),
  customer: fc.nat(2),
  activity: fc.nat(20),
  day: fc.integer({ min: 1, max: 9 }),
})

describe('when something was last done with a customer', () => {
  const lastOf = async (id: string) => (await sales.get(`/v1/customers/${id}`)).body.lastActivityAt
  const done = (customerId: string, doneAt: string) => plan('tehtiin', { state: 'done', doneAt, customerId })

  it('follows what is done, reopened, moved and corrected', async () => {
    const [first, second] = [
      await made('/v1/customers', { name: 'Ensimmäinen Oy' }),
      await made('/v1/customers', { name: 'Toinen Oy' }),
    ]
    expect(await lastOf(first.id)).toBeNull()
    await plan('suunniteltu', { customerId: first.id })
    expect(await lastOf(first.id)).toBeNull()
    const early = await done(first.id, '2025-01-01T00:00:00.000Z')
    const late = await done(first.id, '2025-02-01T00:00:00.000Z')
    expect(await lastOf(first.id)).toBe('2025-02-01T00:00:00.000Z')
    await sales.patch(`${at}/${late.id}`, { doneAt: '2024-12-01T00:00:00.000Z' })
    expect(await lastOf(first.id)).toBe('2025-01-01T00:00:00.000Z')
    await sales.patch(`${at}/${early.id}`, { customerId: second.id })
    expect(await lastOf(first.id)).toBe('2024-12-01T00:00:00.000Z')
    expect(await lastOf(second.id)).toBe('2025-01-01T00:00:00.000Z')
    await made(`${at}/${early.id}/reopen`, {})
    expect(await lastOf(second.id)).toBeNull()
    const sorted = await sales.get('/v1/customers?sort=lastActivityAt')
    expect(sorted.body.items.map(({ name }: any) => name)).toEqual([
      'Äänekosken Sähkö Oy',
      'Ensimmäinen Oy',
      'Toinen Oy',
    ])
    const idle = await sales.get('/v1/customers?idleDays=1')
    expect(idle.body.items).toHaveLength(3)
  })

  it('is what a recomputation says, whatever was written', async () => {
    const customers = await Promise.all(
      Array.from({ length: 3 }, (_, index) => made('/v1/customers', { name: `Sattuma ${index}` })),
    )
    const activities: string[] = []
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
        for (const { what, customer: whose, activity, day } of steps) {
          const customerId = customers[whose].id
          const doneAt = `2025-0${day}-01T00:00:00.000Z`
          const id = activities[activity % Math.max(activities.length, 1)]
          if (what === 'log' || id === undefined) activities.push((await done(customerId, doneAt)).id)
          else if (what === 'move') await sales.patch(`${at}/${id}`, { customerId })
          else if (what === 'correct') await sales.patch(`${at}/${id}`, { doneAt })
          else if (what === 'complete') await sales.post(`${at}/${id}/complete`, { doneAt })
          else await sales.post(`${at}/${id}/${what}`, {})
        }
        const kept = await world.database.owner(`
          select customer_id, last_activity_at from customer_last_activities order by customer_id`)
        const recomputed = await world.database.owner(`
          select customer_id, max(done_at) as last_activity_at from activities
          where state = 'done' and customer_id is not null group by customer_id order by customer_id`)
        expect(kept).toEqual(recomputed)
      }),
      { numRuns: 8 },
    )
  })
})

describe('activities of a customer', () => {
  const activityOf = (customerId: string, body: object) => plan('yhteydessä', { customerId, ...body })

  it('are in the overview of the customer: what is next, and what was last', async () => {
    const { id } = await made('/v1/customers', { name: 'Yleiskuva Oy' })
    const next = await activityOf(id, { dueAt: '2998-01-01T00:00:00Z' })
    const last = await activityOf(id, { state: 'done', doneAt: '2025-05-05T00:00:00Z' })
    const { body } = await sales.get(`/v1/customers/${id}/overview`)
    expect(body.nextActivities).toMatchObject({ count: 1, activities: [{ id: next.id, dueAt: next.dueAt }] })
    expect(body.lastActivities.activities).toMatchObject([{ id: last.id, doneAt: last.doneAt }])
  })

  it('go with a merge, and so does when the last was', async () => {
    const [loser, winner] = [
      await made('/v1/customers', { name: 'Häviävä Oy' }),
      await made('/v1/customers', { name: 'Voittava Oy' }),
    ]
    const { id } = await activityOf(loser.id, { state: 'done', doneAt: '2025-05-05T00:00:00Z' })
    const request = { orgId: world.meri.id, actor: systemActor, operation: 'test.merge', requestId: 'test' }
    await world.app.services.transactions.run(request, tx =>
      activitiesOfCustomers.move(tx, { loserId: loser.id, winnerId: winner.id }),
    )
    expect((await sales.get(`${at}/${id}`)).body.customerId).toBe(winner.id)
    expect((await sales.get(`/v1/customers/${winner.id}`)).body.lastActivityAt).toBe(
      '2025-05-05T00:00:00.000Z',
    )
    const kept = await world.database.owner('select from customer_last_activities where customer_id = $1', [
      loser.id,
    ])
    expect(kept).toEqual([])
  })

  it('have files for whoever reads them', async () => {
    const { id } = await activityOf(customer.id, {})
    const body = {
      fileName: 'muistio.txt',
      contentType: 'text/plain',
      size: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      role: 'document',
      target: { type: 'activity', id },
    }
    expect(await sales.post('/v1/attachments', body)).toMatchObject({ status: 201 })
    expect(await world.as('onni').post('/v1/attachments', body)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
    expect(
      await sales.post('/v1/attachments', { ...body, target: { type: 'activity', id: customer.id } }),
    ).toMatchObject({
      status: 404,
      body: { code: 'crm_activity_not_found' },
    })
  })

  it('that are planned are told of before somebody leaves', async () => {
    const leaving = `/v1/memberships/${world.meri.members.sisu.id}/deactivate`
    const { body } = await admin.post(leaving, { dryRun: true })
    expect(body.openWork).toContainEqual({ kind: 'planned_activities', count: expect.any(Number) })
  })
})
