import { expect, it } from 'vitest'
import { pricedWorld } from './world.ts'

const at = await pricedWorld()
const { admin, made, done, card, rule, rulesOf, project, worked } = at

it('rules of a customer that is merged away are of the other, but where that has one for the same hours', async () => {
  const [winner, loser] = [
    await made('/v1/customers', { name: 'Jäävä Oy' }),
    await made('/v1/customers', { name: 'Väistyvä Oy' }),
  ]
  await rule({}, 1000)
  const stays = await rule({ customerId: winner.id }, 6000)
  const goes = await rule({ customerId: loser.id }, 7000)
  const moves = await rule({ customerId: loser.id, projectRoleId: at.role.id }, 9000)
  const other = await made('/v1/rate-cards', { code: 'town', name: 'Kaupungin hinnat' })
  const elsewhere = await made(rulesOf(other.id), {
    customerId: loser.id,
    versions: [{ validFrom: '2020-01-01', rateCentsPerHour: 5000 }],
  })
  const { id } = await project({ state: 'active', customerId: loser.id })
  await worked('onni', '2026-05-04', id, 60)
  const revenue = async () => (await admin.get(`/v1/projects/${id}/profitability`)).body.revenueCents
  expect(await revenue()).toBe(7000)

  const merge = `/v1/customers/${loser.id}/merge`
  const dry = await done(merge, { targetCustomerId: winner.id, dryRun: true })
  const moved = dry.moves.find(({ family }: { family: string }) => family === 'rate_rules')
  expect(moved).toMatchObject({ count: 3, shared: 1 })
  expect(new Set(moved.ids)).toEqual(new Set([goes.id, moves.id, elsewhere.id]))
  expect(await revenue()).toBe(7000)
  await done(merge, { targetCustomerId: winner.id })

  const ofCustomers = async (cardId: string) =>
    (await admin.get(rulesOf(cardId))).body.items
      .filter(({ customerId }: any) => customerId !== null)
      .map((each: any) => [each.id, each.customerId, each.versions[0].rateCentsPerHour])
  expect(await ofCustomers(card.id)).toEqual([
    [stays.id, winner.id, 6000],
    [moves.id, winner.id, 9000],
  ])
  expect(await ofCustomers(other.id)).toEqual([[elsewhere.id, winner.id, 5000]])
  expect(await revenue()).toBe(6000)
  await made(`/v1/projects/${id}/participants`, {
    membershipId: at.members.onni.id,
    projectRoleId: at.role.id,
  })
  expect(await revenue()).toBe(9000)
})
