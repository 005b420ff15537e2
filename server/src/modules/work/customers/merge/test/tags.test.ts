import { expect, it } from 'vitest'
import type { Answer } from '../../../../../../test/world/client.ts'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const path = '/v1/customers'

const body = async (answer: Promise<Answer>): Promise<any> => {
  const { status, body: answered } = await answer
  expect(status, JSON.stringify(answered)).toBeLessThan(300)
  return answered
}
const made = (customer: object) => body(admin.post(path, { name: 'Yhdistyvä Oy', ...customer }))
const pair = async (loser: object, winner: object) => [await made(loser), await made(winner)]
const read = (id: string) => body(admin.get(`${path}/${id}`))
const merge = (loser: { id: string }, winner: { id: string }, more: object = {}) =>
  admin.post(`${path}/${loser.id}/merge`, { targetCustomerId: winner.id, ...more })

it('a merge to more tags than a customer has is refused, which a dry run tells; the most that it has go', async () => {
  const tags: string[] = []
  for (let count = 0; count < 51; count++)
    tags.push((await body(admin.post('/v1/customer-tags', { code: `many_${count}`, name: 'Moni' }))).id)
  const [loser, winner] = await pair({ tags: tags.slice(0, 30) }, { tags: tags.slice(20) })
  const { blockers } = await body(merge(loser, winner, { dryRun: true }))
  expect(blockers).toEqual([
    {
      code: 'customer_tag_limit_reached',
      values: { count: 51, maximum: 50 },
      detail: 'Together they have 51 tags, and a customer may have 50.',
    },
  ])
  expect(await merge(loser, winner)).toMatchObject({
    status: 422,
    body: { code: 'customer_tag_limit_reached', count: 51, maximum: 50 },
  })
  await body(admin.patch(`${path}/${loser.id}`, { tags: tags.slice(1, 30) }))
  expect((await body(merge(loser, winner))).customer.tags).toEqual(tags.slice(1).map(String).toSorted())
  expect((await read(loser.id)).tags).toEqual(tags.slice(1, 30).map(String).toSorted())
  // What the winner has can be written back as it was read.
  await body(admin.patch(`${path}/${winner.id}`, { tags: (await read(winner.id)).tags, phone: '3' }))
})
