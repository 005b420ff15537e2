import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../../../platform/telemetry/log.ts'
import { startWorld } from '../../../../../test/world/world.ts'

const logged: unknown[] = []
const keep = (...parts: unknown[]) => void logged.push(...parts)
const world = await startWorld({ log: { ...silentLog, info: keep, warn: keep, error: keep } })
const [admin, sales] = [world.as('aino'), world.as('sisu')]
const path = '/v1/me/calendar-feed'

const newFeed = async (who = sales): Promise<string> => {
  const answer = await who.post(path)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return new URL(answer.body.url).pathname
}
const read = (address: string, headers = {}) => world.anonymous.get(address, headers)
const plan = async (body: object, who = sales): Promise<any> =>
  (await who.post('/v1/crm/activities', { type: 'call', subject: 'Soita', ...body })).body
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** The entries of a calendar, as another library reads them. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(each => new ICAL.Event(each))

describe('a calendar feed', () => {
  it('has an address that is shown once, and is revoked and made anew', async () => {
    expect((await sales.get(path)).body).toEqual({ active: false, createdAt: null })
    const first = await newFeed()
    expect(first).toMatch(/^\/v1\/calendar\/[A-Za-z0-9_-]{64}\.ics$/)
    const status = await sales.get(path)
    expect(status.body).toMatchObject({ active: true })
    expect(JSON.stringify(status.body)).not.toContain(first.slice(13, 40))
    expect((await read(first)).status).toBe(200)
    const second = await newFeed()
    expect((await read(second)).status).toBe(200)
    const gone = await read(first)
    const never = await read(`/v1/calendar/${'A'.repeat(64)}.ics`)
    expect(gone).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect({ ...gone.body, instance: '', requestId: '' }).toEqual({
      ...never.body,
      instance: '',
      requestId: '',
    })
    expect((await read(second.replace('.ics', ''))).status).toBe(404)
    expect((await sales.delete(path)).status).toBe(204)
    expect((await sales.delete(path)).status).toBe(204)
    expect((await read(second)).status).toBe(404)
  })

  it('has what the member is to do, as RFC 5545 has it', async () => {
    const customer = (await sales.post('/v1/customers', { name: 'Äänekosken; Sähkö, Oy' })).body
    const made = await plan({
      subject: `Soita; "tarjous", \\ ja ${'äö'.repeat(60)}`,
      notes: 'Rivi 1\r\nBEGIN:VEVENT\r\nATTENDEE:mailto:x@example.com',
      dueAt: inHours(24),
      durationMinutes: 45,
      customerId: customer.id,
    })
    await plan({ subject: 'ilman aikaa' })
    await plan({ subject: 'liian kaukana', dueAt: inHours(24 * 401) })
    await plan({ subject: 'liian vanha', dueAt: inHours(-24 * 91) })
    await plan({ subject: 'ainon oma', dueAt: inHours(1) }, admin)
    const address = await newFeed()
    const { headers, body } = await read(address)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines: string[] = body.split('\r\n')
    expect(lines.every(line => Buffer.byteLength(line) <= 75 && !/[\n\r]/.test(line))).toBe(true)
    expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
    const [event] = eventsOf(body)
    expect(event).toMatchObject({ uid: `activity-${made.id}@konttori`, summary: made.subject, sequence: 0 })
    expect(event?.description).toBe(
      'Äänekosken; Sähkö, Oy\nRivi 1\nBEGIN:VEVENT\nATTENDEE:mailto:x@example.com',
    )
    expect(event?.startDate.toJSDate().toISOString().slice(0, 19)).toBe(made.dueAt.slice(0, 19))
    expect(event?.duration.toSeconds()).toBe(45 * 60)
    for (const name of ['dtstamp', 'last-modified', 'created', 'status', 'categories'])
      expect(event?.component.getFirstProperty(name), name).not.toBeNull()
  })

  it('keeps the id of an entry that moves or is cancelled, with a higher sequence', async () => {
    const made = await plan({ subject: 'siirtyvä', dueAt: inHours(2) })
    const address = await newFeed()
    const entry = async () =>
      eventsOf((await read(address)).body).find(({ uid }) => uid === `activity-${made.id}@konttori`)
    const before = await entry()
    await admin.post('/v1/sandbox/clock/advance', { minutes: 1 })
    await sales.patch(`/v1/crm/activities/${made.id}`, { dueAt: inHours(3) })
    const moved = await entry()
    expect(moved?.startDate.compare(before!.startDate)).toBe(1)
    expect(moved!.sequence).toBeGreaterThan(before!.sequence)
    // Nobody waits a second between two changes.
    await sales.post(`/v1/crm/activities/${made.id}/cancel`, {})
    const cancelled = await entry()
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(cancelled!.sequence).toBeGreaterThan(moved!.sequence)
  })

  it('is not sent again while it is the same', async () => {
    const address = await newFeed()
    const { headers } = await read(address)
    expect(headers['cache-control']).toBe('private, no-cache')
    const etag = headers['etag'] ?? ''
    expect(await read(address, { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
    expect((await read(address, { 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
    await plan({ subject: 'uusi', dueAt: inHours(5) })
    expect((await read(address, { 'if-none-match': etag })).status).toBe(200)
  })

  it('has nothing of a key beyond what the key may read, and ends with the key', async () => {
    const narrow = await world.key('sisu', { scope: [] })
    const readOnly = await world.key('sisu', { scope: ['crm.use'], readOnly: true })
    expect((await world.withKey(readOnly.secret).post(path)).status).toBe(403)
    expect(await world.service.post(path)).toMatchObject({
      status: 403,
      body: { code: 'personal_credential_required' },
    })
    const address = await newFeed(world.withKey(narrow.secret))
    expect(eventsOf((await read(address)).body)).toEqual([])
    await world.database.owner('update api_keys set revoked_at = now() where id = $1', [narrow.id])
    expect((await read(address)).status).toBe(404)
  })

  it('has the rights of now', async () => {
    const address = await newFeed()
    const entries = async () => eventsOf((await read(address)).body).length
    expect(await entries()).toBeGreaterThan(0)
    await world.database.owner(
      `update organisation_features set active = false where org_id = $1 and feature = 'crm'`,
      [world.meri.id],
    )
    expect(await entries()).toBe(0)
    await world.database.owner(
      `update organisation_features set active = true where org_id = $1 and feature = 'crm'`,
      [world.meri.id],
    )
    await admin.patch(`/v1/memberships/${world.meri.members.sisu.id}`, { role: 'employee' })
    expect(await entries()).toBe(0)
    await world.database.owner(`update memberships set status = 'deactivated' where id = $1`, [
      world.meri.members.sisu.id,
    ])
    expect((await read(address)).status).toBe(404)
  })

  it('is never written down as it stands', async () => {
    const address = await newFeed(admin)
    const token = address.slice('/v1/calendar/'.length, -'.ics'.length)
    await read(address)
    await read(`${address}x`)
    const audit = await admin.get('/v1/audit?limit=100')
    const tables = await world.database.owner<{ row: string }>(
      'select row_to_json(f)::text as row from calendar_feeds f',
    )
    expect(JSON.stringify([logged.map(String), audit.body, tables])).not.toContain(token.slice(22))
    expect(JSON.stringify(audit.body)).toContain('calendarFeeds.create')
  })
})
