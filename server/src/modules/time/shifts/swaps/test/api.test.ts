import { describe, expect, it } from 'vitest'
import { mailsWritten } from '../../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { refused, rotaOf } from '../../open-shifts/test/rota.ts'

const world = await startWorld()
const rota = rotaOf(world)
const admin = world.as('aino')
const { idOf } = rota
const shift = async (id: string) => (await admin.get(`/v1/shifts/${id}`)).body
const step = (id: string, verb: 'approve' | 'decline', body: object = {}, as: 'aino' | 'elina' = 'aino') =>
  world.as(as).post(`/v1/shift-swaps/${id}/${verb}`, body)
const swapped = async (workDate: string, other: string) => {
  const [from, to] = [await rota.shift('onni', workDate), await rota.shift('veera', other)]
  const proposed = await rota.propose('onni', {
    ...{ kind: 'swap', fromShiftId: from.id, toShiftId: to.id, note: 'Siskon häät' },
  })
  expect(proposed).toMatchObject({ status: 201 })
  return { from, to, swap: proposed.body }
}

describe('a swap', () => {
  it('is proposed, accepted and approved: both shifts change hands, and are to be acknowledged anew', async () => {
    const { from, to, swap } = await swapped('2027-01-11', '2027-01-12')
    expect(swap).toMatchObject({
      ...{ kind: 'swap', state: 'proposed', fromMembershipId: idOf('onni'), toMembershipId: idOf('veera') },
      ...{ fromShift: { id: from.id }, toShift: { id: to.id }, note: 'Siskon häät' },
    })
    expect(await rota.events('shift_swap.proposed')).toContainEqual({
      ...{ swapId: swap.id, fromMembershipId: idOf('onni'), toMembershipId: idOf('veera') },
      proposedAt: swap.createdAt,
    })
    expect(await step(swap.id, 'approve')).toMatchObject(refused(409, 'shift_swap_peer_pending'))
    expect((await rota.answer('veera', swap.id, 'accept')).body.state).toBe('peer_accepted')
    expect(await rota.answer('veera', swap.id, 'accept')).toMatchObject(refused(409, 'shift_swap_decided'))
    const row = { subjectId: swap.id, membershipId: idOf('onni'), workDate: '2027-01-11' }
    const queue = async (as: 'aino' | 'elina') =>
      (await world.as(as).get('/v1/team/approvals?kind=shift_swap&limit=100')).body.items
    for (const as of ['aino', 'elina'] as const)
      expect(await queue(as)).toContainEqual(
        expect.objectContaining({ ...row, allowedDecisions: ['approve', 'decline'] }),
      )
    const done = await step(swap.id, 'approve', {}, 'elina')
    expect(done).toMatchObject({
      status: 200,
      body: { state: 'executed', decidedByMembershipId: idOf('elina'), openShiftId: null },
    })
    expect(await shift(from.id)).toMatchObject({
      ...{ membershipId: idOf('veera'), state: 'published', version: from.version + 1 },
      acknowledgedAt: null,
    })
    expect(await shift(to.id)).toMatchObject({ membershipId: idOf('onni'), version: to.version + 1 })
    expect(await rota.events('shift_swap.decided')).toContainEqual({
      ...{ swapId: swap.id, decision: 'approved', decidedAt: done.body.decidedAt },
    })
    expect(await queue('aino')).not.toContainEqual(expect.objectContaining({ subjectId: swap.id }))
    for (const verb of ['approve', 'decline'] as const)
      expect(await step(swap.id, verb)).toMatchObject(refused(409, 'shift_swap_decided'))
    const mails = await mailsWritten(world.database, { kind: 'shift_swap' })
    expect(mails.map(({ to: address }) => address)).toEqual([
      'veera@meri.example',
      ...mails.slice(1).map(({ to: address }) => address),
    ])
    expect(mails).toHaveLength(3)
    const own = (await world.as('onni').get('/v1/me/requests?kind=shift_swap')).body.items
    expect(own).toContainEqual(expect.objectContaining({ subjectId: swap.id, state: 'approved' }))
  })

  it('is shown to nobody who has no part in it, and tells nothing of a shift but when and where', async () => {
    const [from, to] = [
      await rota.shift('onni', '2027-01-14'),
      await rota.shift('veera', '2027-01-15', { note: 'Lääkärin jälkeen' }),
    ]
    const found = await world
      .as('onni')
      .get(`/v1/me/shift-swaps/candidates?shiftId=${from.id}&from=2027-01-11&to=2027-01-20`)
    expect(found.body.items).toContainEqual({
      ...{ id: to.id, membershipId: idOf('veera'), displayName: 'Veera Åkerblom' },
      ...{ planningUnitId: rota.office, shiftTypeId: null, workDate: '2027-01-15', breakMinutes: 0 },
      ...{ startAt: to.startAt, endAt: to.endAt },
    })
    expect(found.body.items.map(({ id }: any) => id)).not.toContain(from.id)
    const body = { kind: 'swap', fromShiftId: from.id, toShiftId: to.id }
    const { id } = (await rota.propose('onni', body)).body
    for (const name of ['onni', 'veera'] as const)
      expect(JSON.stringify((await world.as(name).get('/v1/me/shift-swaps')).body)).not.toContain('Lääkärin')
    expect((await world.as('paavo').get('/v1/me/shift-swaps')).body.items).toEqual([])
    for (const [name, verb] of [
      ['paavo', 'accept'],
      ['onni', 'accept'],
      ['onni', 'refuse'],
      ['veera', 'cancel'],
    ] as const)
      expect(await rota.answer(name, id, verb)).toMatchObject(refused(404, 'shift_swap_not_found'))
    expect((await world.as('onni').get(`/v1/shift-swaps/${id}`)).status).toBe(403)
    expect((await world.as('onni').get('/v1/me/shift-swaps?as=peer')).body.items).not.toContainEqual(
      expect.objectContaining({ id }),
    )
    const candidates = `shiftId=${to.id}&from=2027-01-11&to=2027-01-20`
    expect(await world.as('onni').get(`/v1/me/shift-swaps/candidates?${candidates}`)).toMatchObject(
      refused(404, 'shift_not_found'),
    )
  })

  it('of another unit is decided by who plans both, and hidden from who plans one', async () => {
    const unit = await rota.made('/v1/planning-units', { name: 'Varasto' })
    const from = await rota.shift('onni', '2027-01-18', { unit: unit.id })
    const { id } = (await rota.propose('onni', { kind: 'drop', fromShiftId: from.id })).body
    for (const verb of ['approve', 'decline'] as const)
      expect(await step(id, verb, {}, 'elina')).toMatchObject(refused(404, 'shift_swap_not_found'))
    expect(await world.as('elina').get(`/v1/shift-swaps/${id}`)).toMatchObject({ status: 404 })
    const queue = await world.as('elina').get('/v1/team/approvals?kind=shift_swap&limit=100')
    expect(queue.body.items).not.toContainEqual(expect.objectContaining({ subjectId: id }))
    // A colleague's shift of a unit that the proposer has nothing to do with is none.
    const theirs = await rota.shift('veera', '2027-01-19', { unit: unit.id })
    const mine = await rota.shift('sisu', '2027-01-20')
    expect(
      await rota.propose('sisu', { kind: 'swap', fromShiftId: mine.id, toShiftId: theirs.id }),
    ).toMatchObject(refused(404, 'shift_not_found'))
  })

  it('is refused where its fields make no sense, or name what is not there', async () => {
    const [mine, theirs] = [await rota.shift('onni', '2027-01-21'), await rota.shift('veera', '2027-01-22')]
    const draft = await rota.draft('veera', '2027-01-25')
    const far = await rota.shift('veera', '2027-11-22')
    const from = { fromShiftId: mine.id }
    for (const [body, code, status = 422] of [
      [{ kind: 'swap', ...from }, 'shift_swap_form_invalid'],
      [{ kind: 'handover', ...from, toShiftId: theirs.id }, 'shift_swap_form_invalid'],
      [{ kind: 'drop', ...from, toMembershipId: idOf('veera') }, 'shift_swap_form_invalid'],
      [{ kind: 'handover', ...from, toMembershipId: idOf('onni') }, 'shift_swap_form_invalid'],
      [{ kind: 'handover', ...from, toMembershipId: newId() }, 'membership_not_found', 404],
      [
        { kind: 'handover', ...from, toMembershipId: world.tunturi.members.ilmari.id },
        'membership_not_found',
        404,
      ],
      [{ kind: 'swap', ...from, toShiftId: draft.id }, 'shift_not_found', 404],
      [{ kind: 'swap', ...from, toShiftId: mine.id }, 'shift_not_found', 404],
      [{ kind: 'drop', fromShiftId: theirs.id }, 'shift_not_found', 404],
      [{ kind: 'drop', fromShiftId: draft.id }, 'shift_not_found', 404],
      [{ kind: 'swap', ...from, toShiftId: far.id }, 'range_too_long'],
    ] as const)
      expect(await rota.propose('onni', body), JSON.stringify(body)).toMatchObject(refused(status, code))
    expect((await rota.propose('onni', { kind: 'drop', ...from, dryRun: true })).status).toBe(201)
    expect((await rota.propose('onni', { kind: 'drop', ...from })).status).toBe(201)
    expect(await rota.propose('onni', { kind: 'drop', ...from })).toMatchObject(
      refused(409, 'shift_swap_pending'),
    )
    const path = `/v1/me/shift-swaps/candidates?shiftId=${mine.id}`
    expect(await world.as('onni').get(`${path}&from=2027-01-02&to=2027-01-01`)).toMatchObject(
      refused(400, 'range_end_before_start'),
    )
    expect(await world.as('onni').get(`${path}&from=2027-01-01&to=2027-03-01`)).toMatchObject(
      refused(422, 'range_too_long'),
    )
  })

  it('is not carried out where a shift is another than was proposed', async () => {
    const changed = [
      (from: string) => admin.patch(`/v1/shifts/${from}`, { endMinutes: 960 }),
      (from: string) => admin.patch(`/v1/shifts/${from}`, { membershipId: idOf('paavo') }),
      (from: string) => admin.post(`/v1/shifts/${from}/cancel`, { reason: 'Inventaario' }),
      async (from: string, workDate: string) => {
        const period = { planningUnitId: rota.office, periodFrom: workDate, periodTo: workDate }
        await rota.made('/v1/shift-publications/unpublish', { ...period, reason: 'Uusiksi' })
        await admin.patch(`/v1/shifts/${from}`, { startMinutes: 480 })
        return rota.publish(workDate)
      },
    ]
    for (const [index, change] of changed.entries()) {
      const workDate = `2027-02-0${index + 1}`
      const { id: fromShiftId } = await rota.shift('onni', workDate)
      const body = { kind: 'handover', fromShiftId, toMembershipId: idOf('veera') }
      const { id } = (await rota.propose('onni', body)).body
      if (index > 0) await rota.answer('veera', id, 'accept')
      await change(fromShiftId, workDate)
      const answer = index > 0 ? await step(id, 'approve') : await rota.answer('veera', id, 'accept')
      expect(answer, String(index)).toMatchObject(refused(409, 'shift_swap_shift_changed'))
      expect((await rota.answer('onni', id, 'cancel')).body.state).toBe('cancelled')
    }
  })

  it('is not carried out against a rule, and tells each member only what keeps themself', async () => {
    const { swap } = await swapped('2027-02-08', '2027-02-09')
    await rota.answer('veera', swap.id, 'accept')
    await rota.draft('veera', '2027-02-08', { from: 800, to: 1000 })
    const refusal = await step(swap.id, 'approve')
    expect(refusal).toMatchObject(refused(422, 'shift_overlap'))
    expect((await admin.get(`/v1/shift-swaps/${swap.id}`)).body.state).toBe('peer_accepted')
    // The colleague could not take it; the proposer is not told.
    const mine = await rota.shift('onni', '2027-02-15')
    await rota.draft('veera', '2027-02-15')
    const body = { kind: 'handover', fromShiftId: mine.id, toMembershipId: idOf('veera') }
    const { id } = (await rota.propose('onni', body)).body
    expect(await rota.answer('veera', id, 'accept')).toMatchObject(refused(422, 'shift_overlap'))
    // The proposer could not take what they want.
    const theirs = await rota.shift('veera', '2027-02-16')
    await rota.draft('paavo', '2027-02-16')
    const paavos = await rota.shift('paavo', '2027-02-18')
    expect(
      await rota.propose('paavo', { kind: 'swap', fromShiftId: paavos.id, toShiftId: theirs.id }),
    ).toMatchObject(refused(422, 'shift_overlap'))
  })

  it('of shifts at the same time is no overlap: both change hands together', async () => {
    const [mine, theirs] = [
      await rota.draft('onni', '2027-02-22', { from: 360, to: 840 }),
      await rota.draft('veera', '2027-02-22', { from: 480, to: 960 }),
    ]
    await rota.publish('2027-02-22')
    const body = { kind: 'swap', fromShiftId: mine.id, toShiftId: theirs.id }
    const { id } = (await rota.propose('onni', body)).body
    expect((await rota.answer('veera', id, 'accept')).status).toBe(200)
    expect((await step(id, 'approve')).body.state).toBe('executed')
  })
})

describe('who decides', () => {
  it('is neither the colleague nor, unless the organisation lets them, the proposer', async () => {
    const from = await rota.shift('elina', '2027-03-01')
    const { id } = (
      await rota.propose('elina', { kind: 'handover', fromShiftId: from.id, toMembershipId: idOf('aino') })
    ).body
    expect((await rota.answer('aino', id, 'accept')).status).toBe(200)
    for (const verb of ['approve', 'decline'] as const) {
      expect(await step(id, verb)).toMatchObject(refused(403, 'shift_swap_peer_forbidden'))
      expect(await step(id, verb, {}, 'elina')).toMatchObject(
        refused(403, 'shift_swap_self_approval_forbidden'),
      )
    }
    const rows = (await admin.get('/v1/team/approvals?kind=shift_swap&limit=100')).body.items
    expect(rows.find(({ subjectId }: any) => subjectId === id).allowedDecisions).toEqual([])
    await admin.patch('/v1/settings', { selfApprovalAllowed: true })
    expect(await step(id, 'approve')).toMatchObject(refused(403, 'shift_swap_peer_forbidden'))
    expect(await step(id, 'approve', {}, 'elina')).toMatchObject({
      status: 200,
      body: { state: 'executed' },
    })
    await admin.patch('/v1/settings', { selfApprovalAllowed: false })
  })

  it('is told no by the colleague too late only when it is decided', async () => {
    const { swap } = await swapped('2027-03-02', '2027-03-03')
    const accepted = (await rota.answer('veera', swap.id, 'accept')).body
    const stale = { expectedUpdatedAt: swap.updatedAt === accepted.updatedAt ? undefined : swap.updatedAt }
    for (const answer of [rota.answer('veera', swap.id, 'refuse', stale), step(swap.id, 'approve', stale)])
      expect(await answer).toMatchObject(refused(409, 'shift_swap_stale'))
    expect((await rota.answer('veera', swap.id, 'refuse')).body.state).toBe('peer_declined')
    expect(await step(swap.id, 'approve')).toMatchObject(refused(409, 'shift_swap_decided'))
    expect(await rota.answer('onni', swap.id, 'cancel')).toMatchObject(refused(409, 'shift_swap_decided'))
  })

  it('declines with a reason, which both are told', async () => {
    const { swap, from } = await swapped('2027-03-04', '2027-03-05')
    const reason = 'Perehdytettävä jäisi yksin'
    expect((await step(swap.id, 'decline', { reason })).body).toMatchObject({
      ...{ state: 'declined', declineReason: reason },
    })
    expect(await rota.events('shift_swap.decided')).toContainEqual(
      expect.objectContaining({ swapId: swap.id, decision: 'declined' }),
    )
    expect((await shift(from.id)).membershipId).toBe(idOf('onni'))
    const mails = await mailsWritten(world.database, { kind: 'shift_swap' })
    expect(mails.filter(({ letter }) => JSON.stringify(letter).includes(reason))).toHaveLength(2)
  })
})

describe('a drop', () => {
  it('cancels the shift and leaves an open shift of the same work in its place', async () => {
    const events = (await rota.events('shift_swap.proposed')).length
    const from = await rota.shift('onni', '2027-03-08')
    const { id } = (await rota.propose('onni', { kind: 'drop', fromShiftId: from.id })).body
    expect((await rota.events('shift_swap.proposed')).length).toBe(events)
    const { body } = await step(id, 'approve')
    expect(body).toMatchObject({ state: 'executed', toShift: null, openShiftId: expect.any(String) })
    expect(await shift(from.id)).toMatchObject({ state: 'cancelled' })
    expect((await admin.get(`/v1/open-shifts/${body.openShiftId}`)).body).toMatchObject({
      ...{ workDate: '2027-03-08', startAt: from.startAt, endAt: from.endAt, slots: 1, state: 'open' },
    })
    const { id: claimId } = (await rota.claim('veera', body.openShiftId)).body
    const { shiftId } = await rota.made(`/v1/open-shift-claims/${claimId}/approve`, {})
    expect(await shift(shiftId)).toMatchObject({ state: 'published', membershipId: idOf('veera') })
  })

  it('leaves nothing where whoever plans says so', async () => {
    const from = await rota.shift('onni', '2027-03-09')
    const { id } = (await rota.propose('onni', { kind: 'drop', fromShiftId: from.id })).body
    expect((await step(id, 'approve', { openShift: false })).body.openShiftId).toBeNull()
    expect(await rota.present('2027-03-09')).toEqual([])
  })

  it('is told to a member who leaves', async () => {
    const from = await rota.shift('lumi', '2027-03-10')
    await rota.propose('lumi', { kind: 'drop', fromShiftId: from.id })
    const preview = await admin.post(`/v1/memberships/${idOf('lumi')}/deactivate`, { dryRun: true })
    expect(preview.body.openWork).toContainEqual({ kind: 'shift_swaps', count: 1 })
  })
})
