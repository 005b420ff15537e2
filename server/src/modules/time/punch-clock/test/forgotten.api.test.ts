import { describe, expect, test } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'
import { mailsWritten } from '../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { followClock } from '../forgotten/jobs.ts'
import { clientsOf, clockOf, entriesOf, type Shown } from './clock.ts'

const world = await startWorld()
const { work, dayOf, ago } = await clockOf(world)
const [onni, veera, aino] = clientsOf(world, 'onni', 'veera', 'aino')
const { meri } = world

const follow = () => followClock(world.app.services, meri.id)
const later = async (minutes: number) =>
  expect(await aino.post('/v1/sandbox/clock/advance', { minutes })).toMatchObject({ status: 200 })
const requestsOf = async (by: Client) =>
  (await by.get('/v1/me/requests?kind=forgotten_clock_out')).body.items as readonly Shown[]
const rule = async (forgottenClockOut: string) =>
  expect(await aino.patch('/v1/settings', { forgottenClockOut })).toMatchObject({ status: 200 })

describe('a clocking in without a clock-out', () => {
  test('is over after its longest time, writes nothing of its own, and is asked about once', async () => {
    const date = ago(3)
    const begun = await work(onni, date, [['clock_in', '08:00']])
    expect(begun).toMatchObject({ state: 'out', punch: { state: 'placed' } })
    await later(30)
    expect((await dayOf(onni, date)).entries).toEqual([])
    const [request] = await requestsOf(onni)
    expect(request).toMatchObject({ state: 'returned', fromDate: date, toDate: date })
    const overview = (await onni.get('/v1/me/overview')).body
    expect(overview.openRequests).toContainEqual({ kind: 'forgotten_clock_out', count: 1 })
    await follow()
    expect(await mailsWritten(world.database, { kind: 'forgotten_clock_out' })).toHaveLength(1)
  })

  test('is ended by the rule that held when it began, and the person corrects it', async () => {
    const date = ago(4)
    await rule('maximum_length')
    await work(veera, date, [
      ['clock_in', '08:00'],
      ['break_start', '11:00'],
      ['break_end', '11:30'],
    ])
    await rule('left_open')
    expect(entriesOf(await dayOf(veera, date))).toEqual([
      ['punch', 480, 1440],
      ['punch', 660, 690],
    ])
    expect(await requestsOf(veera)).toMatchObject([{ state: 'returned', fromDate: date }])
    await work(veera, date, [['clock_out', '16:00']])
    expect(entriesOf(await dayOf(veera, date))).toEqual([
      ['punch', 480, 960],
      ['punch', 660, 690],
    ])
    expect(await requestsOf(veera)).toEqual([])
  })

  test('is ended with the regular hours of the model, where there are any', async () => {
    const weekday = [5, 6, 7, 8].map(ago).find(date => Temporal.PlainDate.from(date).dayOfWeek < 6) ?? ''
    await rule('end_of_schedule')
    await work(veera, weekday, [['clock_in', '09:00']])
    await rule('left_open')
    const day = await dayOf(veera, weekday)
    expect(day.entries).toHaveLength(1)
    expect(day.entries[0]).toMatchObject({ source: 'punch', startMinutes: 540 })
  })

  test('that runs is ended when its time comes', async () => {
    await rule('maximum_length')
    const { body } = await onni.post('/v1/me/punch/clock-in', {
      clientPunchId: '0199f2a0-0000-4000-8000-00000000aaaa',
    })
    expect(body.state).toBe('working')
    await later(17 * 60)
    expect((await onni.get('/v1/me/punch')).body.state).toBe('out')
    const day = await dayOf(onni, body.workDate)
    expect(day.entries).toMatchObject([{ source: 'punch', rawStartAt: body.since }])
    await rule('left_open')
  })
})

describe('punches that wait for their day', () => {
  test.each(['return', 'unapprove', 'correct', 'a range'])('are placed with its opening by %s', async how => {
    const date = ago({ return: 13, correct: 14, unapprove: 16 }[how] ?? 15)
    await work(veera, date, [
      ['clock_in', '08:00'],
      ['clock_out', '12:00'],
    ])
    const { body } = await veera.post(`/v1/me/work-days/${date}/confirm`, {})
    await work(veera, date, [
      ['clock_in', '13:00'],
      ['clock_out', '15:30'],
    ])
    const path = `/v1/work-days/${body.workDayId}`
    const reason = 'Leimauksia puuttuu.'
    if (how === 'correct') {
      await aino.post(`${path}/approve`, {})
      const batch = { periodStart: date, periodEnd: date }
      await world.as('tauno').post('/v1/export-batches', batch, { 'idempotency-key': newId() })
      expect((await aino.post(`${path}/correct`, { reason })).status).toBeLessThan(300)
    } else if (how === 'unapprove') {
      await aino.post(`${path}/approve`, {})
      expect(await aino.post(`${path}/unapprove`, {})).toMatchObject({ status: 200 })
    } else if (how === 'return')
      expect(await aino.post(`${path}/return`, { reason })).toMatchObject({ status: 200 })
    else
      expect((await veera.post('/v1/me/work-days/reopen-range', { from: date, to: date })).status).toBe(201)
    expect(entriesOf(await dayOf(veera, date))).toEqual([
      ['punch', 480, 720],
      ['punch', 780, 930],
    ])
  })

  test('are placed by themselves when it is opened, when a lock is lifted, and not before', async () => {
    const date = ago(10)
    await work(veera, date, [
      ['clock_in', '08:00'],
      ['clock_out', '12:00'],
    ])
    expect((await veera.post(`/v1/me/work-days/${date}/confirm`, {})).status).toBe(200)
    await work(veera, date, [
      ['clock_in', '13:00'],
      ['clock_out', '15:30'],
    ])
    await follow()
    expect((await dayOf(veera, date)).entries).toHaveLength(1)
    expect((await veera.post(`/v1/me/work-days/${date}/reopen`, {})).status).toBe(200)
    expect(entriesOf(await dayOf(veera, date))).toEqual([
      ['punch', 480, 720],
      ['punch', 780, 930],
    ])
    expect((await veera.get('/v1/me/unplaced-punches')).body.items).toEqual([])
    const trail = await aino.get('/v1/audit?operation=punch_clock.follow&limit=100')
    expect(trail.body.items.map((line: { actor: object }) => line.actor)).toContainEqual(
      expect.objectContaining({ kind: 'system' }),
    )
    const locked = ago(20)
    const lock = await aino.post('/v1/payroll-locks', { periodStart: locked, periodEnd: locked })
    const held = await work(veera, locked, [
      ['clock_in', '08:00'],
      ['clock_out', '12:00'],
    ])
    expect(held.punch.unplacedCode).toBe('period_locked')
    await follow()
    expect((await veera.get('/v1/me/unplaced-punches')).body.items).toHaveLength(2)
    await aino.post(`/v1/payroll-locks/${lock.body.id}/lift`, { reason: 'Leimauksia puuttuu.' })
    await follow()
    expect(entriesOf(await dayOf(veera, locked))).toEqual([['punch', 480, 720]])
  })
})
