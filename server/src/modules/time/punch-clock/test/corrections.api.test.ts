import { describe, expect, test } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { clientsOf, clockOf, entriesOf, local, type Shown } from './clock.ts'

const world = await startWorld()
const { work, dayOf, ago, now } = await clockOf(world)
const [onni, veera, eero, elina, aino, sanna] = clientsOf(
  world,
  'onni',
  'veera',
  'eero',
  'elina',
  'aino',
  'sanna',
)
const { catalogs, members } = world.meri

const ask = (by: Client, wanted: object) =>
  by.post('/v1/me/punch-corrections', { reason: 'Unohtui.', ...wanted })
const step = (by: Client, id: string, name: string, body: object = {}) =>
  by.post(`/v1/punch-corrections/${id}/${name}`, body)
const add = (date: string, punchKind: string, time: string) => ({
  ...{ kind: 'add', punchKind },
  occurredAt: local(date, time),
})
const waitingOf = async (by: Client) =>
  (await by.get('/v1/team/approvals?kind=punch_correction')).body.items as readonly Shown[]

describe('a correction', () => {
  test('that adds a clock-out waits in the queue, and writes the day when it is approved', async () => {
    const date = ago(3)
    await work(onni, date, [['clock_in', '08:00']])
    const asked = await ask(onni, add(date, 'clock_out', '16:00'))
    expect(asked).toMatchObject({
      status: 201,
      body: { state: 'pending', workDate: date, punch: null, membershipId: members.onni.id },
    })
    const { id, updatedAt } = asked.body
    expect((await dayOf(onni, date)).entries).toEqual([])
    expect(await waitingOf(eero)).toMatchObject([
      {
        subjectId: id,
        membershipId: members.onni.id,
        workDate: date,
        allowedDecisions: ['approve', 'decline'],
      },
    ])
    expect(await waitingOf(elina)).toEqual([])
    expect((await onni.get('/v1/me/requests?kind=punch_correction')).body.items).toMatchObject([
      { subjectId: id, state: 'pending', fromDate: date },
    ])
    for (const stranger of [elina, sanna])
      expect(await step(stranger, id, 'approve')).toMatchObject({
        status: 404,
        body: { code: 'punch_correction_not_found' },
      })
    expect((await step(onni, id, 'approve')).status).toBe(403)
    expect(await step(eero, id, 'approve', { expectedUpdatedAt: '2020-01-01T00:00:00Z' })).toMatchObject({
      status: 409,
      body: { code: 'punch_correction_stale' },
    })
    const dry = await step(eero, id, 'approve', { dryRun: true, expectedUpdatedAt: updatedAt })
    expect(dry).toMatchObject({ status: 200, body: { state: 'approved' } })
    expect((await dayOf(onni, date)).entries).toEqual([])
    expect(await step(eero, id, 'approve', { expectedUpdatedAt: updatedAt })).toMatchObject({
      status: 200,
      body: { state: 'approved', decidedByMembershipId: members.eero.id },
    })
    expect(entriesOf(await dayOf(onni, date))).toEqual([['punch', 480, 960]])
    for (const again of ['approve', 'decline'])
      expect(await step(eero, id, again, again === 'decline' ? { reason: 'Ei' } : {})).toMatchObject({
        status: 409,
        body: { code: 'punch_correction_decided' },
      })
    expect(await step(onni, id, 'withdraw')).toMatchObject({ status: 409 })
    const { body } = await onni.get(`/v1/me/punches?from=${date}&to=${date}`)
    expect(body.items).toMatchObject([
      { kind: 'clock_in', origin: 'own' },
      { kind: 'clock_out', origin: 'correction', correctionId: id },
    ])
  })

  test('that moves a punch keeps the first one beside it, with what it was for', async () => {
    const date = ago(4)
    await work(veera, date, [['clock_in', '08:30', { note: 'Avaus' }]])
    const out = await work(veera, date, [['clock_out', '16:00']])
    const [first] = (await veera.get(`/v1/me/punches?from=${date}&to=${date}`)).body.items
    const move = { kind: 'move', punchId: first.id, occurredAt: local(date, '08:00') }
    const asked = await ask(veera, move)
    expect(asked).toMatchObject({ status: 201, body: { punch: { id: first.id }, punchKind: 'clock_in' } })
    expect((await ask(veera, move)).body.code).toBe('punch_correction_pending')
    // Eero is two levels above, and above him is nobody but the administrators.
    expect(await step(eero, asked.body.id, 'approve')).toMatchObject({
      body: { state: 'approved', punch: { state: 'corrected', correctedById: asked.body.id } },
    })
    expect(entriesOf(await dayOf(veera, date))).toEqual([['punch', 480, 960, 'Avaus']])
    expect((await ask(veera, move)).body.code).toBe('punch_not_correctable')
    const removed = await ask(veera, { kind: 'remove', punchId: out.punch.id })
    await step(elina, removed.body.id, 'approve')
    expect((await dayOf(veera, date)).entries).toEqual([])
    const { items } = (await veera.get(`/v1/me/punches?from=${date}&to=${date}`)).body
    expect(items.map((one: Shown) => [one.kind, one.state])).toEqual([
      ['clock_in', 'placed'],
      ['clock_in', 'corrected'],
      ['clock_out', 'corrected'],
    ])
  })

  test('is declined with a reason, or withdrawn by whoever asked', async () => {
    const date = ago(5)
    await work(veera, date, [['clock_in', '08:00']])
    const one = (await ask(veera, add(date, 'clock_out', '16:00'))).body.id
    expect(await step(elina, one, 'decline', { reason: 'Portti sanoo muuta.' })).toMatchObject({
      body: { state: 'declined', declineReason: 'Portti sanoo muuta.' },
    })
    const other = (await ask(veera, add(date, 'clock_out', '15:00'))).body.id
    expect(await step(elina, other, 'withdraw')).toMatchObject({ status: 404 })
    expect(await step(veera, other, 'withdraw')).toMatchObject({ body: { state: 'withdrawn' } })
    const requests = (await veera.get('/v1/me/requests?kind=punch_correction')).body.items
    expect(requests.find(({ subjectId }: Shown) => subjectId === one)).toMatchObject({
      state: 'declined',
      reason: 'Portti sanoo muuta.',
    })
    expect(requests.find(({ subjectId }: Shown) => subjectId === other)).toMatchObject({ state: 'cancelled' })
    const listed = await elina.get(
      `/v1/team/punch-corrections?state=declined&membershipId=${members.veera.id}`,
    )
    expect(listed.body.items.map(({ id }: Shown) => id)).toEqual([one])
    expect((await veera.get('/v1/me/punch-corrections?state=withdrawn')).body.items).toMatchObject([
      { id: other },
    ])
  })

  test('of one’s own is approved by somebody else, unless the setting says so', async () => {
    const date = ago(6)
    await work(aino, date, [['clock_in', '08:00']])
    const { id } = (await ask(aino, add(date, 'clock_out', '12:00'))).body
    expect(await step(aino, id, 'approve')).toMatchObject({
      status: 403,
      body: { code: 'self_approval_forbidden' },
    })
    expect((await waitingOf(aino)).find(({ subjectId }) => subjectId === id)).toMatchObject({
      allowedDecisions: ['decline'],
    })
    await aino.patch('/v1/settings', { selfApprovalAllowed: true })
    expect(await step(aino, id, 'approve')).toMatchObject({ body: { state: 'approved' } })
    await aino.patch('/v1/settings', { selfApprovalAllowed: false })
  })

  test('of a decided day is refused when it is asked for and when it is approved', async () => {
    const date = ago(10)
    await work(veera, date, [
      ['clock_in', '08:00'],
      ['clock_out', '15:30'],
    ])
    const confirm = () => veera.post(`/v1/me/work-days/${date}/confirm`, {})
    const asked = await ask(veera, add(date, 'break_start', '11:00'))
    expect((await confirm()).status).toBe(200)
    const refused = {
      status: 409,
      body: { code: 'punch_correction_day_decided', dayCode: 'day_confirmed_locked', workDate: date },
    }
    expect(await step(elina, asked.body.id, 'approve')).toMatchObject(refused)
    expect((await veera.get('/v1/me/punch-corrections?state=pending')).body.items).toHaveLength(1)
    expect((await waitingOf(elina))[0]).toMatchObject({ allowedDecisions: ['decline'] })
    expect(await ask(veera, add(date, 'clock_out', '15:00'))).toMatchObject(refused)
    await veera.post(`/v1/me/work-days/${date}/reopen`, {})
    expect(await step(elina, asked.body.id, 'approve')).toMatchObject({ status: 200 })
  })

  test('of a night is about the day on which the night began, and is refused while that is decided', async () => {
    const date = ago(12)
    await work(veera, date, [['clock_in', '22:00']])
    const night = add(date, 'clock_out', '+06:00')
    const asked = await ask(veera, night)
    expect(asked).toMatchObject({ status: 201, body: { workDate: date } })
    const period = { periodStart: date, periodEnd: date, reason: 'Koe' }
    const lock = (await aino.post('/v1/payroll-locks', period)).body
    const refused = {
      status: 409,
      body: { code: 'punch_correction_day_decided', dayCode: 'period_locked', workDate: date },
    }
    expect(await ask(veera, night)).toMatchObject(refused)
    expect((await waitingOf(elina)).find(({ subjectId }) => subjectId === asked.body.id)).toMatchObject({
      allowedDecisions: ['decline'],
    })
    expect(await step(elina, asked.body.id, 'approve')).toMatchObject(refused)
    await aino.post(`/v1/payroll-locks/${lock.id}/lift`, { reason: 'Ohi.' })
    expect(await step(elina, asked.body.id, 'approve')).toMatchObject({ body: { workDate: date } })
    expect(entriesOf(await dayOf(veera, date))).toEqual([['punch', 1320, 1800]])
  })

  test('that the entries of its day do not leave room for is refused', async () => {
    const date = ago(11)
    await veera.put(`/v1/me/work-days/${date}/entries`, {
      entries: [{ entryTypeId: catalogs.entryTypes.work, startMinutes: 600, endMinutes: 700 }],
    })
    await work(veera, date, [['clock_in', '08:00']])
    expect(await ask(veera, add(date, 'clock_out', '16:00'))).toMatchObject({
      status: 409,
      body: { code: 'punch_correction_unplaceable', dayCode: 'entry_overlap', workDate: date },
    })
  })

  const someId = newId()
  test.each([
    ['punch_correction_form_invalid', { kind: 'add', punchKind: 'clock_out' }],
    ['punch_correction_form_invalid', { kind: 'remove', punchId: someId, occurredAt: now }],
    ['punch_correction_form_invalid', { kind: 'move', punchId: someId, occurredAt: now, note: 'x' }],
    ['punch_not_found', { kind: 'remove', punchId: someId }],
    ['punch_too_old', { kind: 'add', punchKind: 'clock_in', occurredAt: '2020-01-01T06:00:00Z' }],
    ['punch_in_future', { kind: 'add', punchKind: 'clock_in', occurredAt: '2999-01-01T06:00:00Z' }],
    ['entry_type_not_found', { kind: 'add', punchKind: 'clock_in', occurredAt: now, entryTypeId: someId }],
  ])('is refused as %s', async (code, wanted) =>
    expect((await ask(veera, wanted)).body).toMatchObject({ code }),
  )

  test('is of own punches only', async () => {
    const [theirs] = (await onni.get(`/v1/me/punches?from=${ago(3)}&to=${ago(3)}`)).body.items
    expect((await ask(veera, { kind: 'remove', punchId: theirs.id })).body.code).toBe('punch_not_found')
  })
})
