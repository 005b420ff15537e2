import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { absencesOf } from '../../../absences/test/office.ts'
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

it('a swap whose shift has changed since can only be declined, and the queue says why', async () => {
  const [from, to] = [await rota.shift('onni', '2027-03-22'), await rota.shift('veera', '2027-03-24')]
  const { id } = (await rota.propose('onni', { kind: 'swap', fromShiftId: from.id, toShiftId: to.id })).body
  await rota.answer('veera', id, 'accept')
  const waiting = async () => {
    const { items } = (await admin.get('/v1/team/approvals?kind=shift_swap&limit=100')).body
    return items.find(({ subjectId }: any) => subjectId === id)
  }
  expect(await waiting()).toMatchObject({ allowedDecisions: ['approve', 'decline'], warnings: [] })
  const period = { planningUnitId: rota.office, periodFrom: '2027-03-24', periodTo: '2027-03-24' }
  await rota.made('/v1/shift-publications/unpublish', { ...period, reason: 'Uusiksi' })
  await admin.patch(`/v1/shifts/${to.id}`, { breakMinutes: 15 })
  await rota.publish('2027-03-24')
  expect((await admin.get(`/v1/shifts/${to.id}`)).body.version).toBe(to.version)
  const code = 'shift_swap_shift_changed'
  expect(await waiting()).toMatchObject({ allowedDecisions: ['decline'], warnings: [{ code }] })
  expect(await admin.post(`/v1/shift-swaps/${id}/approve`, {})).toMatchObject(refused(409, code))
})

it('a claim of an open shift that has begun can only be declined, until the hour in which it expires', async () => {
  const { id } = await rota.open('2027-03-30')
  const claim = (await rota.claim('onni', id)).body
  const waiting = async () => {
    const { items } = (await admin.get('/v1/team/approvals?kind=open_shift_claim&limit=100')).body
    return items.find(({ subjectId }: any) => subjectId === claim.id)
  }
  expect(await waiting()).toMatchObject({ allowedDecisions: ['approve', 'decline'], warnings: [] })
  await world.database.owner(
    `update open_shifts set start_at = now() - interval '1 minute' where org_id = $1 and id = $2`,
    [world.meri.id, id],
  )
  const code = 'open_shift_closed'
  expect(await waiting()).toMatchObject({ allowedDecisions: ['decline'], warnings: [{ code }] })
  const item = { kind: 'open_shift_claim', subjectId: claim.id }
  const decided = async (decision: object) =>
    (await rota.made('/v1/team/approvals/decide-batch', { items: [{ ...item, ...decision }] })).items
  expect(await admin.post(`/v1/open-shift-claims/${claim.id}/approve`, {})).toMatchObject(refused(409, code))
  expect(await decided({ decision: 'approve' })).toMatchObject([{ outcome: 'refused', code }])
  expect(await decided({ decision: 'decline', reason: 'Alkoi jo' })).toMatchObject([{ outcome: 'decided' }])
  expect(await waiting()).toBeUndefined()
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

it('a colleague whom the caller has no unit with is not named among the shifts to swap for', async () => {
  const unit = (await rota.made('/v1/planning-units', { name: 'Laituri' })).id
  const who = { firstNames: 'Touko', lastName: 'Niemi', role: 'employee', email: null, planningUnitId: unit }
  const lent = await admin.post(
    '/v1/memberships',
    { ...who, employmentStartDate: '2024-01-01' },
    { 'idempotency-key': newId() },
  )
  const own = await rota.draft('onni', '2027-04-05')
  await rota.draft('veera', '2027-04-06')
  await rota.made('/v1/shifts', {
    ...{ planningUnitId: rota.office, membershipId: lent.body.id, workDate: '2027-04-07' },
    ...{ startMinutes: 420, endMinutes: 900 },
  })
  await rota.publish('2027-04-05', '2027-04-07')
  const path = `/v1/me/shift-swaps/candidates?shiftId=${own.id}&from=2027-04-05&to=2027-04-07`
  const { items } = (await world.as('onni').get(path)).body
  expect(items).toMatchObject([
    { membershipId: rota.idOf('veera'), displayName: 'Veera Åkerblom' },
    { membershipId: lent.body.id, displayName: null },
  ])
})

it('whoever decides on an absence is warned of published shifts on its dates, and the plan tells of them then', async () => {
  const { submitted, holiday } = await absencesOf(world)
  const idle = await submitted('onni', holiday('2027-04-12', '2027-04-13'))
  const busy = await submitted('onni', holiday('2027-04-14', '2027-04-16'))
  const warnings = async (language = 'en') => {
    const told = { 'accept-language': language }
    const { items } = (await admin.get('/v1/team/approvals?kind=absence&limit=100', told)).body
    return [idle, busy].map(({ id }) => items.find(({ subjectId }: any) => subjectId === id)?.warnings)
  }
  await rota.draft('onni', '2027-04-15')
  expect(await warnings()).toEqual([[], []])
  await rota.publish('2027-04-15')
  const warning = (explain: string) => ({
    code: 'absence_over_shifts',
    explain,
    explanation: { code: 'absence_over_shifts', values: {} },
  })
  for (const [language, said] of [
    ['fi', 'Jäsenellä on julkaistuja vuoroja poissaolon päivinä.'],
    ['sv', 'Medlemmen har publicerade pass på frånvarons dagar.'],
    ['en', 'The member has published shifts on the dates of the absence.'],
  ] as const)
    expect(await warnings(language)).toEqual([[], [warning(said)]])
  await world.as('helmi').post(`/v1/absences/${busy.id}/approve`, {})
  const plan = await admin.get(`/v1/shift-plan?planningUnitId=${rota.office}&from=2027-04-15&to=2027-04-15`)
  expect(JSON.stringify(plan.body)).toContain('shift_member_absent')
})

it('a handover is not accepted or approved of a colleague who has left the unit since', async () => {
  const lumi = rota.idOf('lumi')
  const unit = (await rota.made('/v1/planning-units', { name: 'Terminaali' })).id
  for (const id of [lumi, rota.idOf('onni')])
    await rota.made(`/v1/memberships/${id}/units`, { planningUnitId: unit })
  const proposed = []
  for (const day of ['2027-04-19', '2027-04-21']) {
    const { id: fromShiftId } = await rota.shift('onni', day, { unit })
    const body = { kind: 'handover', fromShiftId, toMembershipId: lumi }
    proposed.push((await rota.propose('onni', body)).body.id)
  }
  const [asked, accepted] = proposed
  expect((await rota.answer('lumi', accepted, 'accept')).status).toBe(200)
  expect((await admin.delete(`/v1/memberships/${lumi}/units/${unit}`)).status).toBeLessThan(300)
  const gone = refused(422, 'shift_member_not_in_unit')
  expect(await rota.answer('lumi', asked, 'accept')).toMatchObject(gone)
  expect(await admin.post(`/v1/shift-swaps/${accepted}/approve`, {})).toMatchObject(gone)
})

it('what waits of a member who leaves ends: the claim is withdrawn, and swaps with them expire', async () => {
  const { id: fromShiftId } = await rota.shift('onni', '2027-05-03')
  const proposed = (
    await rota.propose('onni', { kind: 'handover', fromShiftId, toMembershipId: rota.idOf('veera') })
  ).body
  const { id } = await rota.open('2027-05-05')
  const claims = [(await rota.claim('veera', id)).body, (await rota.claim('onni', id)).body]
  const waits = async () =>
    (await admin.get('/v1/team/approvals?kind=open_shift_claim')).body.items.map(
      ({ subjectId }: any) => subjectId,
    )
  expect(await waits()).toEqual(expect.arrayContaining(claims.map(claim => claim.id)))
  const leaving = `/v1/memberships/${rota.idOf('veera')}/deactivate`
  const preview = await rota.made(leaving, { dryRun: true })
  expect(preview.openWork).toEqual(
    expect.arrayContaining([
      { kind: 'open_shift_claims', count: 1 },
      expect.objectContaining({ kind: 'shift_swaps' }),
    ]),
  )
  await rota.made(leaving, {})
  await rota.made('/v1/sandbox/clock/advance', { minutes: 1440 })
  expect(await waits()).toContain(claims[1].id)
  expect(await waits()).not.toContain(claims[0].id)
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
