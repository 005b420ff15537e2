import { describe, expect, test } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { clientsOf, clockOf, entriesOf, local, pathOf, type Shown } from './clock.ts'

const world = await startWorld()
const { punch, work, dayOf, ago, now } = await clockOf(world)
const [onni, veera, paavo, eero, elina, aino] = clientsOf(
  world,
  'onni',
  'veera',
  'paavo',
  'eero',
  'elina',
  'aino',
)
const { catalogs, members } = world.meri

describe('a working day', () => {
  test('is punched, and its draft gets work, breaks and raw times', async () => {
    const date = ago(3)
    expect(await onni.get('/v1/me/punch')).toMatchObject({
      status: 200,
      body: { state: 'out', sessionId: null, since: null, punches: [], punch: null, unplaced: false },
    })
    const begun = await work(onni, date, [['clock_in', '07:59', { note: 'Varasto' }]])
    expect(begun.punch).toMatchObject({ kind: 'clock_in', state: 'placed', workDate: date, origin: 'own' })
    await work(onni, date, [
      ['break_start', '11:00'],
      ['break_end', '11:30'],
    ])
    expect((await dayOf(onni, date)).entries).toEqual([])
    const ended = await onni.post(pathOf.clock_out, {
      clientPunchId: newId(),
      occurredAt: local(date, '16:00').replace('00.000', '41.250'),
    })
    expect(ended.body).toMatchObject({ state: 'out', punch: { kind: 'clock_out', state: 'placed' } })
    const day = await dayOf(onni, date)
    expect(day).toMatchObject({ status: 'draft', workedMinutes: 451 })
    expect(entriesOf(day)).toEqual([
      ['punch', 479, 960, 'Varasto'],
      ['punch', 660, 690],
    ])
    expect(day.entries[0]).toMatchObject({
      entryTypeId: catalogs.entryTypes.work,
      rawStartAt: local(date, '07:59'),
      rawEndAt: local(date, '16:00').replace('00.000', '41.250'),
    })
    expect(day.entries[1].entryTypeId).toBe(catalogs.entryTypes.break)
  })

  test('in two sessions, split by what the time is for, beside what is written by hand', async () => {
    const date = ago(4)
    await onni.put(`/v1/me/work-days/${date}/entries`, {
      entries: [{ entryTypeId: catalogs.entryTypes.travel, startMinutes: 1200, endMinutes: 1260 }],
    })
    await work(onni, date, [
      ['clock_in', '06:00'],
      ['set_allocation', '08:00', { entryTypeId: catalogs.entryTypes.training, note: 'Kurssi' }],
      ['clock_out', '10:00'],
      ['clock_in', '12:00'],
      ['clock_out', '14:00'],
    ])
    expect(entriesOf(await dayOf(onni, date))).toEqual([
      ['punch', 360, 480],
      ['punch', 480, 600, 'Kurssi'],
      ['punch', 720, 840],
      ['manual', 1200, 1260],
    ])
  })

  test('of a night belongs to the date on which it began', async () => {
    const date = ago(6)
    await work(onni, date, [
      ['clock_in', '22:00'],
      ['break_start', '+01:00'],
      ['break_end', '+01:30'],
      ['clock_out', '+06:00'],
    ])
    expect(entriesOf(await dayOf(onni, date))).toEqual([
      ['punch', 1320, 1800],
      ['punch', 1500, 1530],
    ])
    expect((await dayOf(onni, ago(5))).entries).toEqual([])
  })

  test('is exempt from a written reason where clocking is required', async () => {
    await aino.patch('/v1/settings', { punchPolicy: 'clocking_required' })
    try {
      const confirmed = await onni.post(`/v1/me/work-days/${ago(6)}/confirm`, {})
      expect(confirmed).toMatchObject({ status: 200, body: { status: 'confirmed' } })
    } finally {
      await aino.patch('/v1/settings', { punchPolicy: 'free' })
    }
  })
})

describe('a tap', () => {
  test('counts once, however often it is sent', async () => {
    const clientPunchId = newId()
    const date = ago(8)
    const tap = { clientPunchId, occurredAt: local(date, '08:00'), note: 'Aamu' }
    const first = await paavo.post(pathOf.clock_in, tap)
    expect(first).toMatchObject({ status: 200, body: { punch: { state: 'placed' } } })
    await work(paavo, date, [['clock_out', '15:00']])
    const again = await paavo.post(pathOf.clock_in, tap)
    expect(again).toMatchObject({ status: 200, body: { state: 'out', punch: { id: first.body.punch.id } } })
    const upper = { ...tap, clientPunchId: clientPunchId.toUpperCase() }
    expect((await paavo.post(pathOf.clock_in, upper)).body.punch.id).toBe(first.body.punch.id)
    for (const other of [{ note: 'Ilta' }, { occurredAt: local(date, '08:01') }])
      expect(await paavo.post(pathOf.clock_in, { ...tap, ...other })).toMatchObject({
        status: 409,
        body: { code: 'punch_id_reused' },
      })
    expect(await paavo.post(pathOf.clock_out, tap)).toMatchObject({ status: 409 })
    // The name is the member's own: somebody else's tap of the same name is another.
    expect((await veera.post(pathOf.clock_in, tap)).body.punch).toMatchObject({ state: 'placed' })
    await work(veera, date, [['clock_out', '15:00']])
  })

  test.each([
    ['punch_too_old', () => ({ occurredAt: new Date(Date.parse(now) - 61 * 86_400_000).toISOString() })],
    ['punch_in_future', () => ({ occurredAt: new Date(Date.parse(now) + 600_000).toISOString() })],
    ['entry_type_not_found', () => ({ entryTypeId: newId() })],
    ['entry_type_not_found', () => ({ entryTypeId: world.tunturi.catalogs.entryTypes.work })],
    ['punch_entry_type_unfit', () => ({ entryTypeId: catalogs.entryTypes.break })],
    ['dimension_not_found', () => ({ allocations: [{ dimensionId: 'nope', valueId: newId() }] })],
    ['dimension_value_not_found', () => ({ allocations: [{ dimensionId: 'project', valueId: newId() }] })],
  ])('is refused as %s', async (code, body) => {
    expect(await punch(paavo, 'clock_in', body())).toMatchObject({ body: { code } })
    expect((await paavo.get('/v1/me/punch')).body.state).toBe('out')
  })

  test('may be two minutes ahead, and is never of a service key', async () => {
    const soon = new Date(Date.parse(now) + 60_000).toISOString()
    expect(await punch(elina, 'clock_in', { occurredAt: soon })).toMatchObject({
      status: 200,
      body: { state: 'working', since: soon },
    })
    expect(await punch(world.service, 'clock_in')).toMatchObject({
      status: 403,
      body: { code: 'personal_credential_required' },
    })
  })

  test('of now is the state that overview and clock tell', async () => {
    const { body } = await punch(eero, 'clock_in')
    expect(body).toMatchObject({ state: 'working', punches: [{ kind: 'clock_in' }] })
    await punch(eero, 'break_start')
    const overview = await eero.get('/v1/me/overview')
    expect(overview.body.today.punch).toMatchObject({ state: 'on_break', sessionId: body.sessionId })
    expect((await punch(eero, 'clock_out')).body).toMatchObject({ state: 'out', sessionId: null })
    expect((await eero.get('/v1/me/overview')).body.today.punch).toBeNull()
  })
})

describe('a punch without a place', () => {
  const unplacedOf = async (by = veera) =>
    (await by.get('/v1/me/unplaced-punches')).body.items.map((one: Shown) => [one.kind, one.unplacedCode])

  test('waits for what it misses, and is placed by itself when that comes', async () => {
    const date = ago(10)
    const lone = await work(veera, date, [['clock_out', '16:00']])
    expect(lone.punch).toMatchObject({
      state: 'unplaced',
      unplacedCode: 'punch_without_session',
      workDate: date,
    })
    expect(lone.unplaced).toBe(true)
    await work(veera, date, [['break_start', '11:00']])
    expect(await unplacedOf()).toEqual([
      ['break_start', 'punch_without_session'],
      ['clock_out', 'punch_without_session'],
    ])
    await work(veera, date, [['clock_in', '08:00']])
    expect(await unplacedOf()).toEqual([])
    await work(veera, date, [['break_end', '11:45']])
    expect(entriesOf(await dayOf(veera, date))).toEqual([
      ['punch', 480, 960],
      ['punch', 660, 705],
    ])
  })

  test('on a day that takes nothing is told, kept, shown to the supervisor, and dismissed once', async () => {
    const date = ago(11)
    await work(veera, date, [
      ['clock_in', '08:00'],
      ['clock_out', '15:30'],
    ])
    expect(await veera.post(`/v1/me/work-days/${date}/confirm`, {})).toMatchObject({ status: 200 })
    const late = await work(veera, date, [['break_start', '11:00']])
    expect(late.punch).toMatchObject({ state: 'unplaced', unplacedCode: 'day_confirmed_locked' })
    await work(veera, date, [
      ['clock_in', '18:00'],
      ['clock_out', '19:00'],
    ])
    const path = `/v1/team/unplaced-punches?membershipId=${members.veera.id}`
    const shown = await elina.get(path)
    expect(shown.body.items.map((one: Shown) => one.unplacedCode)).toEqual(
      Array.from({ length: 3 }, () => 'day_confirmed_locked'),
    )
    expect((await world.as('otso').get(path)).status).toBe(403)
    const [{ id }] = shown.body.items
    const dismiss = (by: Client) => by.post(`/v1/team/unplaced-punches/${id}/dismiss`, { reason: 'Erehdys' })
    for (const stranger of [world.as('sanna'), world.as('elina')].slice(0, 1))
      expect(await dismiss(stranger)).toMatchObject({ status: 404, body: { code: 'punch_not_found' } })
    expect(await dismiss(elina)).toMatchObject({
      status: 200,
      body: { state: 'dismissed', dismissReason: 'Erehdys', unplacedCode: null },
    })
    expect(await dismiss(elina)).toMatchObject({ status: 409, body: { code: 'punch_not_unplaced' } })
    await veera.post(`/v1/me/work-days/${date}/reopen`, {})
    // Whatever comes for the date next takes along what waited for it.
    await work(veera, date, [['set_allocation', '09:00', { note: 'Toinen työ' }]])
    expect(entriesOf(await dayOf(veera, date))).toEqual([
      ['punch', 480, 540],
      ['punch', 540, 930, 'Toinen työ'],
      ['punch', 1080, 1140],
    ])
    expect(await unplacedOf()).toEqual([])
  })

  test('of a day that was edited by hand waits until the day is cleared; what is only annotated is no edit', async () => {
    const date = ago(12)
    const entries = (rows: object[]) => veera.put(`/v1/me/work-days/${date}/entries`, { entries: rows })
    const span = (startMinutes: number, endMinutes: number, more = {}) => ({
      ...{ entryTypeId: catalogs.entryTypes.work, startMinutes, endMinutes },
      ...more,
    })
    await work(veera, date, [
      ['clock_in', '08:00'],
      ['clock_out', '12:00'],
    ])
    await entries([span(480, 720, { note: 'Tilaukset' })])
    await work(veera, date, [
      ['clock_in', '13:00'],
      ['clock_out', '14:00'],
    ])
    const day = await dayOf(veera, date)
    expect(entriesOf(day)).toEqual([
      ['punch', 480, 720, 'Tilaukset'],
      ['punch', 780, 840],
    ])
    expect(day.entries[0].rawStartAt).toBe(local(date, '08:00'))
    await entries([span(480, 700)])
    const late = await work(veera, date, [
      ['clock_in', '15:00'],
      ['clock_out', '16:00'],
    ])
    expect(late.punch).toMatchObject({ state: 'unplaced', unplacedCode: 'punch_day_edited' })
    expect(entriesOf(await dayOf(veera, date))).toEqual([['manual', 480, 700]])
    await entries([])
    await work(veera, date, [['break_start', '15:30']])
    expect(entriesOf(await dayOf(veera, date))).toEqual([
      ['punch', 480, 720],
      ['punch', 780, 840],
      ['punch', 900, 960],
      ['punch', 930, 960],
    ])
  })

  test('that overlaps what was written by hand takes its whole session along', async () => {
    const date = ago(13)
    await veera.put(`/v1/me/work-days/${date}/entries`, {
      entries: [{ entryTypeId: catalogs.entryTypes.work, startMinutes: 600, endMinutes: 660 }],
    })
    const late = await work(veera, date, [
      ['clock_in', '08:00'],
      ['clock_out', '12:00'],
    ])
    expect(late).toMatchObject({ state: 'out', punch: { unplacedCode: 'entry_overlap' } })
    expect(entriesOf(await dayOf(veera, date))).toEqual([['manual', 600, 660]])
  })
})

describe('what is punched', () => {
  test('is listed by the dates that it counts for', async () => {
    const list = (by: Client, from: string, to: string) => by.get(`/v1/me/punches?from=${from}&to=${to}`)
    const { body } = await list(onni, ago(6), ago(6))
    expect(body.items.map((one: Shown) => one.kind)).toEqual([
      'clock_in',
      'break_start',
      'break_end',
      'clock_out',
    ])
    expect((await list(onni, ago(70), ago(0))).body.code).toBe('range_too_long')
    expect((await list(onni, ago(0), ago(1))).body.code).toBe('range_end_before_start')
    const [one] = body.items
    const sweep = await onni.get(`/v1/me/punches?from=${ago(60)}&to=${ago(0)}&updatedSince=${one.updatedAt}`)
    expect(sweep.body.items.some(({ id }: Shown) => id === one.id)).toBe(true)
    expect((await paavo.get(`/v1/me/punches?from=${ago(6)}&to=${ago(6)}`)).body.items).toEqual([])
  })
})
