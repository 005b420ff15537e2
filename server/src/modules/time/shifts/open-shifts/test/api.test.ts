import { describe, expect, it } from 'vitest'
import { mailsWritten } from '../../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../../test/world/world.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { refused, rotaOf } from './rota.ts'

const world = await startWorld()
const rota = rotaOf(world)
const admin = world.as('aino')
const { idOf } = rota
const shown = async (id: string) => (await admin.get(`/v1/open-shifts/${id}`)).body

describe('an open shift', () => {
  it('says when it is by its shift type, and otherwise by itself', async () => {
    const version = { validFrom: '2024-01-01', startMinutes: 840, endMinutes: 1320, breakMinutes: 30 }
    const versions = [{ ...version, tags: ['kassa'] }]
    const type = await rota.made('/v1/shift-types', { code: 'ilta', name: 'Iltavuoro', versions })
    const body = { planningUnitId: rota.office, workDate: '2027-01-11', shiftTypeId: type.id }
    const { breakMinutes, tags } = await rota.made('/v1/open-shifts', body)
    expect({ breakMinutes, tags }).toEqual({ breakMinutes: 30, tags: ['kassa'] })
    expect(await rota.made('/v1/open-shifts', { ...body, endMinutes: 1260 })).toMatchObject({
      ...{ startMinutes: 840, endMinutes: 1260, startAt: '2027-01-11T12:00:00.000Z' },
      ...{ endAt: '2027-01-11T19:00:00.000Z', slots: 1, filled: 0, claimPolicy: 'approval' },
      ...{ eligible: 'unit', state: 'open', createdByMembershipId: idOf('aino') },
    })
  })

  it('is refused where its fields make no sense', async () => {
    const body = { planningUnitId: rota.office, workDate: '2027-01-12', startMinutes: 420, endMinutes: 900 }
    const { work } = world.meri.catalogs.entryTypes
    const { absence_paid } = world.meri.catalogs.entryTypes
    for (const [wrong, code, status = 422] of [
      [{ endMinutes: undefined }, 'open_shift_times_invalid'],
      [{ endMinutes: 400 }, 'open_shift_times_invalid'],
      [{ breakMinutes: 480 }, 'open_shift_times_invalid'],
      [{ workDate: '2025-01-01' }, 'open_shift_times_invalid'],
      [{ closesAt: '2025-01-01T00:00:00Z' }, 'open_shift_closing_invalid'],
      [{ closesAt: '2027-01-12T05:00:00.001Z' }, 'open_shift_closing_invalid'],
      [{ eligible: 'staff_group' }, 'open_shift_eligibility_invalid'],
      [{ eligible: 'list' }, 'open_shift_eligibility_invalid'],
      [{ eligible: 'list', membershipIds: [newId()] }, 'open_shift_eligibility_invalid'],
      [{ membershipIds: [idOf('onni')] }, 'open_shift_eligibility_invalid'],
      [{ eligible: 'staff_group', staffGroupId: newId() }, 'staff_group_not_found', 404],
      [{ shiftTypeId: newId() }, 'shift_type_not_found', 404],
      [{ entryTypeId: newId() }, 'entry_type_not_found', 404],
      [{ entryTypeId: absence_paid }, 'shift_entry_type_unfit'],
      [{ planningUnitId: newId() }, 'planning_unit_not_found', 404],
    ] as const)
      expect(await admin.post('/v1/open-shifts', { ...body, ...wrong })).toMatchObject(refused(status, code))
    const dry = { ...body, entryTypeId: work, closesAt: '2027-01-12T05:00:00Z', dryRun: true }
    const { id } = await rota.made('/v1/open-shifts', dry)
    expect(await admin.get(`/v1/open-shifts/${id}`)).toMatchObject(refused(404, 'open_shift_not_found'))
  })

  it('is of a unit that the caller plans', async () => {
    const unit = await rota.made('/v1/planning-units', { name: 'Varasto' })
    const other = await rota.open('2027-01-13', { unit: unit.id })
    const elina = world.as('elina')
    const times = { workDate: '2027-01-13', startMinutes: 420, endMinutes: 900 }
    expect(await elina.post('/v1/open-shifts', { planningUnitId: unit.id, ...times })).toMatchObject(
      refused(403, 'planning_unit_not_planned'),
    )
    for (const path of ['', '/claims'])
      expect(await elina.get(`/v1/open-shifts/${other.id}${path}`)).toMatchObject(
        refused(404, 'open_shift_not_found'),
      )
    expect((await elina.get('/v1/open-shifts?from=2027-01-13&to=2027-01-13')).body.items).toEqual([])
    expect((await world.as('onni').get('/v1/open-shifts')).status).toBe(403)
    expect((await rota.made('/v1/open-shifts', { planningUnitId: rota.office, ...times }, elina)).state).toBe(
      'open',
    )
  })

  it('is offered to whom it is for, by what they are on its date, and to nobody else', async () => {
    const { monthly, hourly } = world.meri.catalogs.staffGroups
    const day = '2027-01-14'
    const offered = async (name: 'onni' | 'veera') =>
      (await world.as(name).get(`/v1/me/open-shifts?from=${day}&to=${day}`)).body.items.map(
        ({ id }: any) => id,
      )
    const unit = await rota.made('/v1/planning-units', { name: 'Satama' })
    const other = await rota.open(day, { unit: unit.id })
    const listed = await rota.open(day, { eligible: 'list', membershipIds: [idOf('veera')] })
    const group = await rota.open(day, { unit: unit.id, eligible: 'staff_group', staffGroupId: hourly })
    expect(await offered('onni')).toEqual([])
    expect(await offered('veera')).toEqual([listed.id])
    for (const { id } of [other, listed, group])
      expect(await rota.claim('onni', id)).toMatchObject(refused(404, 'open_shift_not_found'))
    await admin.patch(`/v1/open-shifts/${group.id}`, { staffGroupId: monthly })
    expect(await offered('onni')).toEqual([group.id])
    const text = JSON.stringify((await world.as('veera').get('/v1/me/open-shifts')).body)
    expect(text).not.toContain('membershipIds')
    await world.as('onni').get('/v1/me/open-shifts')
  })

  it('is changed and withdrawn by who has seen it, and not after it is over', async () => {
    const { id, updatedAt } = await rota.open('2027-01-15', { slots: 2 })
    const path = `/v1/open-shifts/${id}`
    const body = { slots: 3, note: 'Avain vahtimestarilta', expectedUpdatedAt: updatedAt }
    expect((await admin.patch(path, body)).body).toMatchObject({ slots: 3, note: 'Avain vahtimestarilta' })
    expect(await admin.patch(path, body)).toMatchObject(refused(409, 'open_shift_stale'))
    expect((await admin.patch(path, { note: null })).body).toMatchObject({ slots: 3, note: null })
    expect((await admin.post(`${path}/withdraw`, { reason: 'Tilaus peruttiin' })).body).toMatchObject({
      ...{ state: 'withdrawn', withdrawReason: 'Tilaus peruttiin' },
    })
    for (const again of [admin.patch(path, { slots: 2 }), admin.post(`${path}/withdraw`, {})])
      expect(await again).toMatchObject(refused(409, 'open_shift_over'))
    expect(await rota.claim('onni', id)).toMatchObject(refused(409, 'open_shift_over'))
  })
})

describe('where the first to come gets it', () => {
  it('a claim makes the shift at once, a draft where nothing of the date is published', async () => {
    const { id } = await rota.open('2027-02-01', { claimPolicy: 'first_come', slots: 2 })
    const claim = await rota.claim('onni', id)
    expect(claim).toMatchObject({
      status: 201,
      body: { state: 'approved', openShiftId: id, membershipId: idOf('onni'), decidedByMembershipId: null },
    })
    expect((await admin.get(`/v1/shifts/${claim.body.shiftId}`)).body).toMatchObject({
      ...{ membershipId: idOf('onni'), openShiftId: id, state: 'draft', workDate: '2027-02-01' },
    })
    expect(await shown(id)).toMatchObject({ filled: 1, state: 'open' })
    const [event] = (await rota.events('open_shift.claimed')).slice(-1)
    const { body } = claim
    const { createdAt } = body
    const named = { openShiftId: id, claimId: body.id, membershipId: idOf('onni') }
    expect(await rota.events('open_shift.claimed')).toContainEqual({ ...named, claimedAt: createdAt })
    expect(event).toBeDefined()
    expect(await rota.events('open_shift.claim_decided')).toContainEqual({
      ...{ ...named, decision: 'approved', decidedAt: createdAt },
    })
  })

  it('and a published one where members have been told of the date', async () => {
    await rota.shift('veera', '2027-02-02')
    const { id } = await rota.open('2027-02-02', { claimPolicy: 'first_come' })
    const { shiftId } = (await rota.claim('onni', id)).body
    expect((await admin.get(`/v1/shifts/${shiftId}`)).body.state).toBe('published')
    expect(await rota.events('shift.changed')).toContainEqual(expect.objectContaining({ shiftId }))
    expect(await shown(id)).toMatchObject({ filled: 1, state: 'filled' })
    expect(await rota.claim('veera', id)).toMatchObject(refused(409, 'open_shift_filled'))
    expect(await rota.claim('onni', id)).toMatchObject(refused(409, 'open_shift_claim_repeated'))
    expect(await admin.post(`/v1/open-shifts/${id}/withdraw`, {})).toMatchObject(
      refused(409, 'open_shift_filled'),
    )
    expect(await admin.patch(`/v1/open-shifts/${id}`, { slots: 2 })).toMatchObject({
      body: { state: 'open' },
    })
    await rota.claim('paavo', id)
    expect(await admin.patch(`/v1/open-shifts/${id}`, { slots: 1 })).toMatchObject(
      refused(422, 'open_shift_slots_too_few'),
    )
    await rota.made('/v1/shift-publications/unpublish', {
      ...{ planningUnitId: rota.office, periodFrom: '2027-02-02', periodTo: '2027-02-02' },
      reason: 'Lista uusiksi',
    })
    const later = await rota.open('2027-02-02', { claimPolicy: 'first_come', from: 960, to: 1200 })
    const drafted = (await rota.claim('sisu', later.id)).body
    expect((await admin.get(`/v1/shifts/${drafted.shiftId}`)).body.state).toBe('draft')
  })

  it('the rules of the plan are asked, and nothing is left of a claim that they refuse', async () => {
    await rota.draft('onni', '2027-02-03')
    const { id } = await rota.open('2027-02-03', { claimPolicy: 'first_come', from: 800, to: 1200 })
    const claim = await rota.claim('onni', id)
    expect(claim).toMatchObject(refused(422, 'shift_overlap'))
    expect(claim.body.violations[0]).toMatchObject({ code: 'shift_overlap', severity: 'refusal' })
    expect(await shown(id)).toMatchObject({ filled: 0, state: 'open' })
    expect((await admin.get(`/v1/open-shifts/${id}/claims`)).body.items).toEqual([])
    expect((await rota.claim('paavo', id, { dryRun: true })).status).toBe(201)
    expect(await shown(id)).toMatchObject({ filled: 0, state: 'open' })
  })
})

describe('where whoever plans decides', () => {
  it('a claim waits, is approved once, and the last slot supersedes the others, who are told', async () => {
    const { id } = await rota.open('2027-02-08', { slots: 1 })
    const claims = await Promise.all(
      (['onni', 'veera', 'paavo'] as const).map(async name => (await rota.claim(name, id)).body),
    )
    expect(claims.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending'])
    expect(await shown(id)).toMatchObject({ pendingClaims: 3, filled: 0 })
    const [onni, veera] = claims
    await world.database.owner("update memberships set locale = 'sv' where id = $1", [idOf('veera')])
    const queue = await world.as('elina').get('/v1/team/approvals?kind=open_shift_claim&limit=100')
    expect(queue.body.items).toContainEqual(
      expect.objectContaining({
        ...{ subjectId: onni.id, membershipId: idOf('onni'), workDate: '2027-02-08' },
        allowedDecisions: ['approve', 'decline'],
      }),
    )
    const approved = await world.as('elina').post(`/v1/open-shift-claims/${onni.id}/approve`, {
      expectedUpdatedAt: onni.updatedAt,
    })
    expect(approved).toMatchObject({
      status: 200,
      body: { state: 'approved', decidedByMembershipId: idOf('elina'), shiftId: expect.any(String) },
    })
    expect(await shown(id)).toMatchObject({ pendingClaims: 0, filled: 1, state: 'filled' })
    const states = (await admin.get(`/v1/open-shifts/${id}/claims`)).body.items.map(({ state }: any) => state)
    expect(states.toSorted()).toEqual(['approved', 'superseded', 'superseded'])
    for (const verb of ['approve', 'decline'])
      expect(await admin.post(`/v1/open-shift-claims/${veera.id}/${verb}`, {})).toMatchObject(
        refused(409, 'open_shift_claim_decided'),
      )
    const mails = await mailsWritten(world.database, { kind: 'open_shift_claim' })
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'onni@meri.example',
      'paavo@meri.example',
      'veera@meri.example',
    ])
    expect(mails.find(({ to }) => to === 'veera@meri.example')?.subject).toMatch(
      /^Passet är inte längre ledigt/,
    )
    const requests = (await world.as('veera').get('/v1/me/requests?kind=open_shift_claim')).body.items
    expect(requests).toContainEqual(expect.objectContaining({ subjectId: veera.id, state: 'cancelled' }))
    expect(await rota.claim('onni', id)).toMatchObject(refused(409, 'open_shift_claim_repeated'))
  })

  it('is declined with a reason, withdrawn by its member alone, and claimed anew', async () => {
    const { id } = await rota.open('2027-02-09')
    const first = (await rota.claim('onni', id)).body
    const declined = await admin.post(`/v1/open-shift-claims/${first.id}/decline`, { reason: 'Perehdytys' })
    expect(declined.body).toMatchObject({ state: 'declined', declineReason: 'Perehdytys', shiftId: null })
    expect(await rota.events('open_shift.claim_decided')).toContainEqual(
      expect.objectContaining({ claimId: first.id, decision: 'declined' }),
    )
    const second = (await rota.claim('onni', id)).body
    const path = `/v1/me/open-shift-claims/${second.id}/withdraw`
    expect(await world.as('veera').post(path, {})).toMatchObject(refused(404, 'open_shift_claim_not_found'))
    const stale = { expectedUpdatedAt: '2026-01-01T00:00:00Z' }
    expect(await world.as('onni').post(path, stale)).toMatchObject(refused(409, 'open_shift_claim_stale'))
    expect((await world.as('onni').post(path, {})).body.state).toBe('withdrawn')
    expect(await world.as('onni').post(path, {})).toMatchObject(refused(409, 'open_shift_claim_decided'))
    const own = (await world.as('onni').get('/v1/me/open-shift-claims?state=withdrawn')).body.items
    expect(own.map((claim: any) => claim.id)).toContain(second.id)
  })

  it('nobody decides on their own claim unless the organisation lets them', async () => {
    const { id } = await rota.open('2027-02-10', { slots: 2 })
    const own = (await rota.claim('elina', id)).body
    for (const verb of ['approve', 'decline'])
      expect(await world.as('elina').post(`/v1/open-shift-claims/${own.id}/${verb}`, {})).toMatchObject(
        refused(403, 'open_shift_claim_self_approval_forbidden'),
      )
    await admin.patch('/v1/settings', { selfApprovalAllowed: true })
    expect((await world.as('elina').post(`/v1/open-shift-claims/${own.id}/approve`, {})).status).toBe(200)
    await admin.patch('/v1/settings', { selfApprovalAllowed: false })
  })

  it('is not approved of somebody to whom it is not offered any more, or against the rules', async () => {
    const { id } = await rota.open('2027-02-11', { eligible: 'list', membershipIds: [idOf('onni')] })
    const { id: claimId } = (await rota.claim('onni', id)).body
    await admin.patch(`/v1/open-shifts/${id}`, { membershipIds: [idOf('veera')] })
    const approve = () => admin.post(`/v1/open-shift-claims/${claimId}/approve`, {})
    expect(await approve()).toMatchObject(refused(422, 'open_shift_claim_unfit'))
    await admin.patch(`/v1/open-shifts/${id}`, { membershipIds: [idOf('onni')] })
    await rota.draft('onni', '2027-02-11')
    expect(await approve()).toMatchObject(refused(422, 'shift_overlap'))
    expect(await rota.claim('veera', id)).toMatchObject(refused(404, 'open_shift_not_found'))
    expect(await shown(id)).toMatchObject({ filled: 0, pendingClaims: 1 })
  })

  it('what nobody could approve is refused when it is claimed', async () => {
    await rota.draft('onni', '2027-02-12')
    const { id } = await rota.open('2027-02-12', { from: 600, to: 1000 })
    expect(await rota.claim('onni', id)).toMatchObject(refused(422, 'shift_overlap'))
  })

  it('a withdrawn open shift supersedes what waits, and its reason is told', async () => {
    const { id } = await rota.open('2027-02-15')
    await rota.claim('sisu', id)
    await admin.post(`/v1/open-shifts/${id}/withdraw`, { reason: 'Kuljetus siirtyi' })
    const [claim] = (await admin.get(`/v1/open-shifts/${id}/claims`)).body.items
    expect(claim.state).toBe('superseded')
    const [mail] = await mailsWritten(world.database, { to: 'sisu@meri.example', kind: 'open_shift_claim' })
    expect(JSON.stringify(mail?.letter)).toContain('Kuljetus siirtyi')
  })

  it('a member who leaves is told to leave claims behind', async () => {
    const { id } = await rota.open('2027-02-16')
    await rota.claim('lumi', id)
    const preview = await admin.post(`/v1/memberships/${idOf('lumi')}/deactivate`, { dryRun: true })
    expect(preview.body.openWork).toContainEqual({ kind: 'open_shift_claims', count: 1 })
  })
})
