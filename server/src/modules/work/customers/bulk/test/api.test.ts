import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const { veera } = world.meri.members
const missing = '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1fff'

const bulk = (body: object) => admin.post('/v1/customers/bulk', body)
const customer = async (name: string, more: object = {}) =>
  made(admin.post('/v1/customers', { name, ...more }))
const read = async (id: string) => (await admin.get(`/v1/customers/${id}`)).body
const tag = async (code: string) => (await made(admin.post('/v1/customer-tags', { code, name: code }))).id
/** Whose changes the log tells of, once for each event. */
async function eventsOf(...ids: string[]): Promise<string[]> {
  const events = await world.database.owner<{ id: string }>(
    `select payload ->> 'customerId' as id from integration_events
     where org_id = $1 and event = 'customer.updated' order by sequence`,
    [world.meri.id],
  )
  return events.flatMap(({ id }) => (ids.includes(id) ? id : []))
}
const named = (...ids: string[]) => ids.map(customerId => ({ customerId }))

let group: string
let keys: string
let gold: string

beforeAll(async () => {
  group = (await made(admin.post('/v1/customer-groups', { code: 'avain', name: 'Avain' }))).id
  ;[keys, gold] = [await tag('avain'), await tag('kulta')]
})

describe('many customers', () => {
  it('get an owner, a group and tags at once, each with an event and a line of its own', async () => {
    const [one, two] = [await customer('Yksi Oy', { tags: [keys] }), await customer('Kaksi Oy')]
    const change = {
      ownerMembershipId: veera.id,
      customerGroupId: group,
      addTags: [gold],
      removeTags: [keys],
    }
    expect(await bulk({ customers: named(one.id, two.id), change })).toMatchObject({
      status: 200,
      body: {
        dryRun: false,
        results: [
          { index: 0, customerId: one.id, status: 'changed', code: null },
          { index: 1, customerId: two.id, status: 'changed', code: null },
        ],
      },
    })
    const changed = { ownerMembershipId: veera.id, customerGroupId: group, tags: [gold] }
    for (const { id } of [one, two]) expect(await read(id)).toMatchObject(changed)
    expect(await eventsOf(one.id, two.id)).toEqual([one.id, two.id])
    const again = await bulk({ customers: named(one.id), change })
    expect(again.body.results).toMatchObject([{ status: 'unchanged' }])
    expect(await eventsOf(one.id, two.id)).toEqual([one.id, two.id])
    const { body } = await admin.get(`/v1/audit?targetType=customer&targetId=${one.id}`)
    expect(body.items.map(({ action }: { action: string }) => action)).toContain('customers.update')
  })

  it('say one by one what holds them back, and the others are changed', async () => {
    const [kept, gone, winner] = [
      await customer('Pysyy Oy'),
      await customer('Katoaa Oy'),
      await customer('Voittaa Oy'),
    ]
    await made(admin.post(`/v1/customers/${gone.id}/merge`, { targetCustomerId: winner.id }))
    const { body } = await bulk({
      customers: [
        { customerId: missing },
        { customerId: gone.id },
        { customerId: kept.id, expectedUpdatedAt: '2020-01-01T00:00:00.000Z' },
        { customerId: kept.id, expectedUpdatedAt: kept.updatedAt },
      ],
      change: { addTags: [keys] },
    })
    expect(body.results.map((each: any) => each.code ?? each.status)).toEqual([
      'customer_not_found',
      'customer_merged',
      'customer_stale',
      'changed',
    ])
    expect(await read(winner.id)).toMatchObject({ tags: [] })
  })

  it('name only what is in use, and keep what they have', async () => {
    const old = await tag('vanha')
    const holder = await customer('Haltija Oy', { tags: [old] })
    await made(admin.patch(`/v1/customer-tags/${old}`, { active: false }))
    const other = await customer('Toinen Oy')
    const codes = async (change: object) =>
      (await bulk({ customers: named(holder.id, other.id), change })).body.results.map(
        (each: any) => each.code ?? each.status,
      )
    expect(await codes({ addTags: [old] })).toEqual(['unchanged', 'customer_tag_not_found'])
    expect(await codes({ ownerMembershipId: missing })).toEqual(
      Array.from({ length: 2 }, () => 'membership_not_found'),
    )
    expect(await codes({ customerGroupId: missing })).toEqual(
      Array.from({ length: 2 }, () => 'customer_group_not_found'),
    )
  })

  it('never get more tags than a customer may have', async () => {
    const many: string[] = []
    for (let number = 0; number < 50; number++) many.push(await tag(`raja_${number}`))
    const full = await customer('Täysi Oy', { tags: many })
    const tags = async (change: object) => (await bulk({ customers: named(full.id), change })).body.results[0]
    expect(await tags({ addTags: [keys] })).toMatchObject({
      status: 'error',
      code: 'customer_tag_limit_reached',
    })
    expect(await tags({ addTags: [keys], removeTags: [many[0]] })).toMatchObject({ status: 'changed' })
    expect((await read(full.id)).tags).toHaveLength(50)
  })

  it('are left as they are by a dry run', async () => {
    const { id, updatedAt } = await customer('Koe Oy')
    const answer = await bulk({ customers: named(id), change: { addTags: [keys] }, dryRun: true })
    expect(answer.body).toMatchObject({ dryRun: true, results: [{ status: 'changed' }] })
    expect(await read(id)).toMatchObject({ tags: [], updatedAt })
  })

  it('are not changed by who may not write customers', async () => {
    const { id } = await customer('Suljettu Oy')
    const answer = await world.as('veera').post('/v1/customers/bulk', {
      customers: named(id),
      change: { ownerMembershipId: null },
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
  })

  it('of another organisation are nobody', async () => {
    const { id } = await customer('Meidän Oy')
    const answer = await world.as('sanna').post('/v1/customers/bulk', {
      customers: named(id),
      change: { ownerMembershipId: null },
    })
    expect(answer.body.results).toMatchObject([{ status: 'error', code: 'customer_not_found' }])
  })
})
