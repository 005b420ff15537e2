import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { refused, rotaOf } from '../../open-shifts/test/rota.ts'

const world = await startWorld()
const rota = rotaOf(world)
const admin = world.as('aino')
const shown = async (id: string) => (await admin.get(`/v1/open-shifts/${id}`)).body

it('claims and swaps are decided many at once, each as by its own operation', async () => {
  const { id: fromShiftId } = await rota.shift('onni', '2027-03-16')
  const handover = { kind: 'handover', fromShiftId, toMembershipId: rota.idOf('veera') }
  const swap = (await rota.propose('onni', handover)).body
  await rota.answer('veera', swap.id, 'accept')
  const { id } = await rota.open('2027-03-18')
  const claim = (await rota.claim('onni', id)).body
  const items = [
    { kind: 'shift_swap', subjectId: swap.id, decision: 'approve' },
    { kind: 'open_shift_claim', subjectId: claim.id, decision: 'decline', reason: 'Toinen ehti' },
  ]
  expect((await admin.post('/v1/team/approvals/decide-batch', { items })).status).toBe(200)
  expect((await admin.get(`/v1/shift-swaps/${swap.id}`)).body.state).toBe('executed')
  const [decided] = (await admin.get(`/v1/open-shifts/${id}/claims`)).body.items
  expect(decided).toMatchObject({ state: 'declined', declineReason: 'Toinen ehti' })
})

it('an open shift that nobody can claim any more expires, and what waits for it with it', async () => {
  const now = Date.parse((await rota.open('2027-03-31')).createdAt)
  const tomorrow = new Date(now + 2 * 86_400_000).toISOString().slice(0, 10)
  const closesAt = new Date(now + 3_600_000).toISOString()
  const [idle, waiting] = [
    await rota.open(tomorrow, { closesAt }),
    await rota.open(tomorrow, { closesAt, from: 900, to: 1200 }),
  ]
  const claim = (await rota.claim('onni', waiting.id)).body
  await rota.made('/v1/sandbox/clock/advance', { minutes: 120 })
  expect(await shown(idle.id)).toMatchObject({ state: 'expired' })
  expect(await shown(waiting.id)).toMatchObject({ state: 'open' })
  expect(await rota.claim('veera', waiting.id)).toMatchObject(refused(409, 'open_shift_closed'))
  const offered = (await world.as('veera').get('/v1/me/open-shifts')).body.items.map(({ id }: any) => id)
  expect(offered).not.toContain(waiting.id)
  await rota.made('/v1/sandbox/clock/advance', { minutes: 3 * 1440 })
  expect(await shown(waiting.id)).toMatchObject({ state: 'expired', pendingClaims: 0 })
  const own = (await world.as('onni').get('/v1/me/open-shift-claims')).body.items
  expect(own).toContainEqual(expect.objectContaining({ id: claim.id, state: 'superseded' }))
})

it('a swap expires when its shift begins, and none is proposed of a shift that has begun', async () => {
  const { createdAt } = await rota.open('2027-03-31')
  const tomorrow = new Date(Date.parse(createdAt) + 86_400_000 * 2).toISOString().slice(0, 10)
  const [one, other] = [await rota.shift('onni', tomorrow), await rota.shift('paavo', tomorrow)]
  const { id } = (await rota.propose('onni', { kind: 'drop', fromShiftId: one.id })).body
  await rota.made('/v1/sandbox/clock/advance', { minutes: 3 * 1440 })
  expect((await admin.get(`/v1/shift-swaps/${id}`)).body.state).toBe('expired')
  expect(await admin.post(`/v1/shift-swaps/${id}/approve`, {})).toMatchObject(
    refused(409, 'shift_swap_decided'),
  )
  expect(await rota.propose('paavo', { kind: 'drop', fromShiftId: other.id })).toMatchObject(
    refused(422, 'shift_swap_too_late'),
  )
})

it('what waits of a member who leaves ends: the claim is withdrawn, and swaps with them expire', async () => {
  const { id: fromShiftId } = await rota.shift('onni', '2027-04-16')
  const proposed = (
    await rota.propose('onni', { kind: 'handover', fromShiftId, toMembershipId: rota.idOf('veera') })
  ).body
  const { id } = await rota.open('2027-04-19')
  const claims = [(await rota.claim('veera', id)).body, (await rota.claim('onni', id)).body]
  const waits = async () =>
    (await admin.get('/v1/team/approvals?kind=open_shift_claim')).body.items.map(
      ({ subjectId }: any) => subjectId,
    )
  expect(new Set(await waits())).toEqual(new Set(claims.map(claim => claim.id)))
  const leaving = `/v1/memberships/${rota.idOf('veera')}/deactivate`
  const preview = await rota.made(leaving, { dryRun: true })
  expect(preview.openWork).toEqual(
    expect.arrayContaining([
      { kind: 'open_shift_claims', count: 1 },
      { kind: 'shift_swaps', count: 1 },
    ]),
  )
  await rota.made(leaving, {})
  await rota.made('/v1/sandbox/clock/advance', { minutes: 1440 })
  expect(await waits()).toEqual([claims[1].id])
  const states = (await admin.get(`/v1/open-shifts/${id}/claims`)).body.items.map(
    ({ membershipId, state }: any) => [membershipId, state],
  )
  expect(new Map(states)).toEqual(
    new Map([
      [rota.idOf('veera'), 'withdrawn'],
      [rota.idOf('onni'), 'pending'],
    ]),
  )
  expect((await admin.get(`/v1/shift-swaps/${proposed.id}`)).body.state).toBe('expired')
})
