import { describe, expect, test } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'
import { mailsWritten } from '../../../../../test/world/mail.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { workDayLife } from '../../work-days/day/shapes.ts'
import { workDayOperations } from '../../work-days/port.ts'
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
    expect(request).toMatchObject({
      ...{ state: 'returned', fromDate: date, toDate: date },
      reason: 'No clock-out came, and nothing was written to the day.',
      explanation: { code: 'clock_out_missing', values: {} },
    })
    const inFinnish = await onni.get('/v1/me/requests?kind=forgotten_clock_out', { 'accept-language': 'fi' })
    expect(inFinnish.body.items[0].reason).toBe('Ulosleimausta ei tullut, eikä päivälle kirjattu mitään.')
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
    expect(await requestsOf(veera)).toMatchObject([
      {
        ...{ state: 'returned', fromDate: date },
        reason: 'No clock-out came, and the day was ended by the rule of the organisation.',
        explanation: { code: 'clock_out_by_rule', values: {} },
      },
    ])
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
  const reason = 'Leimauksia puuttuu.'
  const own = '/v1/me/work-days'
  const team = `/v1/team/members/${meri.members.veera.id}/work-days`

  type Open = (id: string, date: string) => Promise<{ readonly status: number }>
  /** Every operation that makes a draft of a day. */
  const openings: Readonly<Record<string, Open>> = {
    return: id => aino.post(`/v1/work-days/${id}/return`, { reason }),
    returnBatch: id => aino.post('/v1/work-days/return-batch', { ids: [id], reason }),
    unapprove: async id => {
      await aino.post(`/v1/work-days/${id}/approve`, {})
      return aino.post(`/v1/work-days/${id}/unapprove`, {})
    },
    correct: async (id, date) => {
      await aino.post(`/v1/work-days/${id}/approve`, {})
      const batch = { periodStart: date, periodEnd: date }
      await world.as('tauno').post('/v1/export-batches', batch, { 'idempotency-key': newId() })
      return aino.post(`/v1/work-days/${id}/correct`, { reason })
    },
    reopen: (_, date) => aino.post(`${team}/${date}/reopen`, {}),
    reopenOwn: (_, date) => veera.post(`${own}/${date}/reopen`, {}),
    reopenRange: (_, date) => aino.post(`${team}/reopen-range`, { from: date, to: date }),
    reopenOwnRange: (_, date) => veera.post(`${own}/reopen-range`, { from: date, to: date }),
  }
  const inTheQueue: Readonly<Record<string, Open>> = {
    'return in the queue': id =>
      aino.post('/v1/team/approvals/decide-batch', {
        items: [{ kind: 'work_day', subjectId: id, decision: 'return', reason }],
      }),
  }

  test('are tried by every step that opens a day', () => {
    const steps = Object.entries(workDayLife.transitions)
      .filter(([, { from, to }]) => to === 'draft' && !from.some(state => state === 'draft'))
      .map(([name]) => name)
    const opening = new RegExp(`^(${steps.join('|')})(Own|Range|Batch|$)`)
    expect(Object.keys(openings).toSorted()).toEqual(
      Object.keys(workDayOperations)
        .filter(name => opening.test(name))
        .toSorted(),
    )
  })

  test.each(
    Object.entries({ ...openings, ...inTheQueue }).map(([name, open], place) => ({ name, open, place })),
  )('are placed with its opening by $name', async ({ open, place }) => {
    const date = ago(25 + place)
    await work(veera, date, [
      ['clock_in', '08:00'],
      ['clock_out', '12:00'],
    ])
    const { body } = await veera.post(`/v1/me/work-days/${date}/confirm`, {})
    await work(veera, date, [
      ['clock_in', '13:00'],
      ['clock_out', '15:30'],
    ])
    expect((await open(body.workDayId, date)).status).toBeLessThan(300)
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
