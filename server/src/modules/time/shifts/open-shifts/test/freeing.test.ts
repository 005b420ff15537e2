import { describe, expect, it } from 'vitest'
import { mailsWritten } from '../../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { releaseDue } from '../../leaving/jobs.ts'
import { officeIn } from '../../test/office.ts'
import { refused, rotaOf } from './rota.ts'

const world = await startWorld()
const rota = rotaOf(world)
const office = officeIn(world)
const admin = world.as('aino')
const { idOf } = rota
type Name = Parameters<typeof rota.claim>[0]
const shown = async (id: string) => (await admin.get(`/v1/open-shifts/${id}`)).body
const shiftOf = async (id: string) => (await admin.get(`/v1/shifts/${id}`)).body
const cancel = (id: string, more: object = {}) =>
  rota.made(`/v1/shifts/${id}/cancel`, { reason: 'Ei tarvita', ...more })
const claimsOf = async (id: string) => (await admin.get(`/v1/open-shifts/${id}/claims`)).body.items

/** An open shift of the first to come, with a slot for each of some members, who have it. */
async function taken(day: string, names: readonly Name[] = ['onni'], more: object = {}) {
  const { id } = await rota.open(day, { claimPolicy: 'first_come', slots: names.length, ...more })
  const claims = []
  for (const name of names) claims.push((await rota.claim(name, id)).body)
  expect(await shown(id)).toMatchObject({ filled: names.length, state: 'filled' })
  return { id, claims, shiftIds: claims.map(({ shiftId }) => shiftId) }
}

describe('a slot is free again where the shift of its claim', () => {
  it('is cancelled: it is open, and whoever had it is told of the draft and may claim anew', async () => {
    const { id, claims, shiftIds } = await taken('2027-03-01')
    const [claim] = claims
    await cancel(shiftIds[0], { dryRun: true })
    expect(await shown(id)).toMatchObject({ filled: 1, state: 'filled' })
    await cancel(shiftIds[0])
    expect(await shown(id)).toMatchObject({ filled: 0, state: 'open' })
    const ended = { id: claim.id, state: 'approved', endedAt: expect.any(String) }
    expect(await claimsOf(id)).toMatchObject([ended])
    const mails = await mailsWritten(world.database, { kind: 'open_shift_claim' })
    expect(mails).toMatchObject([
      { to: 'onni@meri.example', subject: expect.stringMatching(/^Vuoro ei ole enää sinun/) },
    ])
    const onni = world.as('onni')
    const offered = (await onni.get('/v1/me/open-shifts?from=2027-03-01&to=2027-03-01')).body.items
    expect(offered).toMatchObject([{ id, slotsLeft: 1, ownClaim: null }])
    const requests = (await onni.get('/v1/me/requests?kind=open_shift_claim')).body.items
    expect(requests).toMatchObject([{ subjectId: claim.id, state: 'cancelled' }])
    const [line] = (await admin.get('/v1/audit?action=open_shifts.free&limit=5')).body.items
    expect(line).toMatchObject({ targetId: id })
    expect(line.changes).toMatchObject([
      { field: 'filled', from: 1, to: 0 },
      { field: 'state', from: 'filled', to: 'open' },
    ])
    expect((await rota.claim('onni', id)).status).toBe(201)
    expect(await rota.claim('onni', id)).toMatchObject(refused(409, 'open_shift_claim_repeated'))
  })

  it('is cancelled with others in a batch, and keeps those that stand', async () => {
    const [one, other] = [await taken('2027-03-02', ['onni', 'veera', 'paavo']), await taken('2027-03-03')]
    const ids = [one.shiftIds[0], one.shiftIds[1], other.shiftIds[0]]
    const { body } = await office.batch(ids.map(id => ({ id, cancelReason: 'Turha' })))
    expect(body.items ?? body.results ?? body).toHaveLength(3)
    expect(await shown(one.id)).toMatchObject({ filled: 1, slots: 3, state: 'open' })
    expect(await shown(other.id)).toMatchObject({ filled: 0, state: 'open' })
    await cancel(one.shiftIds[2])
    expect(await shown(one.id)).toMatchObject({ filled: 0, state: 'open' })
  })

  it('is given to nobody, and from then on is of no open shift', async () => {
    const { id, shiftIds } = await taken('2027-03-04')
    const draft = await admin.patch(`/v1/shifts/${shiftIds[0]}`, { membershipId: null })
    expect(draft.body).toMatchObject({ membershipId: null, openShiftId: null, state: 'draft' })
    expect(await shown(id)).toMatchObject({ filled: 0, state: 'open' })
    await cancel(shiftIds[0])
    expect(await shown(id)).toMatchObject({ filled: 0, state: 'open' })
  })

  it('was told and is cancelled: its member gets one mail, of the plan', async () => {
    await rota.shift('veera', '2027-03-05')
    const { id, shiftIds } = await taken('2027-03-05', ['paavo'])
    expect(await shiftOf(shiftIds[0])).toMatchObject({ state: 'published' })
    const mailed = async () => (await mailsWritten(world.database, { to: 'paavo@meri.example' })).length
    const before = await mailed()
    await cancel(shiftIds[0])
    expect(await shown(id)).toMatchObject({ filled: 0, state: 'open' })
    expect(await mailed()).toBe(before + 1)
    const own = (await world.as('paavo').get('/v1/me/shifts?from=2027-03-05&to=2027-03-05')).body.items
    expect(own).toMatchObject([{ id: shiftIds[0], state: 'cancelled' }])
  })

  it('is of somebody who left: what can be claimed again is not left as a draft of nobody too', async () => {
    const unit = await office.unit(idOf('lumi'), idOf('sisu'))
    const one = await taken('2027-03-08', ['lumi'], { unit })
    const other = await taken('2027-03-09', ['lumi', 'sisu'], { unit })
    await rota.made(`/v1/open-shifts/${(await rota.open('2027-03-10', { unit })).id}/withdraw`, {})
    await admin.patch(`/v1/open-shifts/${other.id}`, { slots: 3 })
    await rota.made(`/v1/open-shifts/${other.id}/withdraw`, {})
    await rota.made(`/v1/memberships/${idOf('lumi')}/deactivate`, {})
    await releaseDue(world.app.services, world.meri.id)
    expect(await shown(one.id)).toMatchObject({ filled: 0, state: 'open' })
    expect(await shiftOf(one.shiftIds[0])).toMatchObject({ state: 'cancelled', membershipId: idOf('lumi') })
    expect(await shown(other.id)).toMatchObject({ filled: 1, state: 'withdrawn' })
    expect(await shiftOf(other.shiftIds[0])).toMatchObject({ ...nobodys, state: 'draft' })
  })

  it('is dropped: the open shift that it came of is what is left', async () => {
    await rota.shift('veera', '2027-03-11')
    const { id, shiftIds } = await taken('2027-03-11')
    const swap = (await rota.propose('onni', { kind: 'drop', fromShiftId: shiftIds[0] })).body
    const { body } = await admin.post(`/v1/shift-swaps/${swap.id}/approve`, {})
    expect(body).toMatchObject({ state: 'executed', openShiftId: id })
    expect(await shown(id)).toMatchObject({ filled: 0, state: 'open' })
    const open = (await admin.get('/v1/open-shifts?from=2027-03-11&to=2027-03-11')).body.items
    expect(open).toHaveLength(1)
  })
})

const nobodys = { membershipId: null, openShiftId: null }

describe('a slot stays taken', () => {
  it('by a shift that goes to somebody else, or is a draft again, until that one is cancelled', async () => {
    await rota.shift('paavo', '2027-03-12')
    const { id, shiftIds } = await taken('2027-03-12')
    const [shiftId] = shiftIds
    const handover = { kind: 'handover', fromShiftId: shiftId, toMembershipId: idOf('veera') }
    const swap = (await rota.propose('onni', handover)).body
    await rota.answer('veera', swap.id, 'accept')
    await rota.made(`/v1/shift-swaps/${swap.id}/approve`, {})
    expect(await shiftOf(shiftId)).toMatchObject({ membershipId: idOf('veera'), openShiftId: id })
    expect(await shown(id)).toMatchObject({ filled: 1, state: 'filled' })
    await rota.made('/v1/shift-publications/unpublish', {
      ...{ planningUnitId: rota.office, periodFrom: '2027-03-12', periodTo: '2027-03-12', reason: 'Uusiksi' },
    })
    await admin.patch(`/v1/shifts/${shiftId}`, { membershipId: idOf('sisu') })
    expect(await shown(id)).toMatchObject({ filled: 1, state: 'filled' })
    await cancel(shiftId)
    expect(await shown(id)).toMatchObject({ filled: 0, state: 'open' })
    expect((await rota.claim('onni', id)).status).toBe(201)
  })

  it('and its member, who is no claimer, is not deleted', async () => {
    const unit = await office.unit(idOf('onni'))
    const worker = await office.worker(unit)
    const { id, shiftIds } = await taken('2027-03-15', ['onni'], { unit })
    await admin.patch(`/v1/shifts/${shiftIds[0]}`, { membershipId: worker })
    expect(await admin.delete(`/v1/memberships/${worker}`)).toMatchObject(refused(409, 'membership_in_use'))
    expect(await shown(id)).toMatchObject({ filled: 1, state: 'filled' })
    await admin.patch(`/v1/shifts/${shiftIds[0]}`, { membershipId: null })
    expect((await admin.delete(`/v1/memberships/${worker}`)).status).toBe(204)
  })
})

it('what cannot be claimed any more does not open again', async () => {
  const now = Date.parse((await rota.open('2027-03-31')).createdAt)
  const closesAt = new Date(now + 3_600_000).toISOString()
  const { id, shiftIds } = await taken('2027-03-16', ['onni'], { closesAt })
  await rota.made('/v1/sandbox/clock/advance', { minutes: 120 })
  await cancel(shiftIds[0])
  expect(await shown(id)).toMatchObject({ filled: 0, state: 'expired' })
  expect(await rota.claim('onni', id)).toMatchObject(refused(409, 'open_shift_over'))
})

it('a slot makes the shift that was offered, whatever its shift type has become since', async () => {
  const short = { validFrom: '2024-02-01', validTo: '2024-02-05', startMinutes: 60, endMinutes: 120 }
  const becomes = [
    async (type: string) => admin.patch(`/v1/shift-types/${type}`, { active: false }),
    async (type: string) => admin.post(`/v1/shift-types/${type}/versions`, short),
    async (type: string) => admin.post(`/v1/shift-types/${type}/versions`, { ...short, validTo: null }),
  ]
  for (const [index, become] of becomes.entries()) {
    const workDate = `2028-06-0${index + 5}`
    const shiftTypeId = await office.type({ startMinutes: 420, endMinutes: 900, tags: ['till'] })
    const offered = { planningUnitId: rota.office, workDate, shiftTypeId, claimPolicy: 'first_come' }
    const { id } = await rota.made('/v1/open-shifts', offered)
    expect((await become(shiftTypeId)).status).toBeLessThan(300)
    const claimed = await rota.claim('onni', id)
    expect(claimed).toMatchObject({ body: { state: 'approved' } })
    const shift = { shiftTypeId, startMinutes: 420, endMinutes: 900, tags: ['till'], openShiftId: id }
    expect(await shiftOf(claimed.body.shiftId)).toMatchObject(shift)
  }
})
