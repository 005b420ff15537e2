import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startWorld } from '../../server/test/world/world.ts'
import { createClient, verifyWebhook } from '../src/index.ts'
import { startNetwork } from './network.ts'
import { startReceiver } from './receiver.ts'

const receiver = await startReceiver()
const world = await startWorld({ webhooksAllowPrivate: true, trustedCa: receiver.trustedCa })
const { baseUrl } = await startNetwork(world)
const konttori = createClient({ baseUrl, key: world.meri.serviceKey })
const { veera } = world.meri.members

describe('a delivery of the service', () => {
  it('is accepted, and read as what happened', async () => {
    const { id, secret } = await konttori.webhooks.create({ url: receiver.url, events: ['member.updated'] })
    await konttori.members.update(veera.id, { phone: '+358 40 1' })
    const { body, headers } = await receiver.next()
    expect(await verifyWebhook(body, headers, secret)).toMatchObject({
      id: headers['x-service-delivery'],
      event: 'member.updated',
      integrationEventId: headers['x-service-integration-event'],
      data: { membershipId: veera.id },
    })
    await konttori.webhooks.delete(id)
  })

  it('is accepted with either secret while one replaces the other, and with no other', async () => {
    const { id, secret: former } = await konttori.webhooks.create({
      url: receiver.url,
      events: ['member.updated'],
    })
    const { secret: present } = await konttori.webhooks.rotateSecret(id)
    await konttori.webhooks.sendTest(id)
    const { body, headers } = await receiver.next()

    for (const secrets of [former, present, [present, former], ['unrelated', former]])
      expect(await verifyWebhook(body, headers, secrets)).toMatchObject({ integrationEventId: null })
    await expect(verifyWebhook(body, headers, 'unrelated')).rejects.toMatchObject({
      reason: 'signature_mismatch',
    })
    await konttori.webhooks.delete(id)
  })
})

const secret = 'q1Y4m0Xn3rU8tV2wZ5aB7cD9eF1gH3iJ5kL7mN9oP1Q'
const now = Date.parse('2026-11-20T07:00:00.000Z')
const seconds = now / 1000
const message = {
  id: '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c11',
  event: 'workday.approved',
  integrationEventId: '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c12',
  createdAt: '2026-11-20T06:59:59.000Z',
  data: { workDayId: '019ddc69-0a55-7b1c-9a41-5d1d6a0c7e02', note: 'å' },
}
const text = JSON.stringify(message)
const hmac = (time: number | string, body: string, key = secret) =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('hex')
const signed = (time: number | string, body = text) => ({
  'x-service-signature': `t=${time},v1=${hmac(time, body)}`,
})
const reasonOf = (...call: Parameters<typeof verifyWebhook>) =>
  verifyWebhook(...call).then(
    () => 'accepted',
    (error: { reason?: string }) => error.reason ?? error,
  )

describe('a signature', () => {
  it('covers the body as it came, as bytes or as text', async () => {
    const headers = signed(seconds)
    expect(await verifyWebhook(text, headers, secret, now)).toEqual(message)
    expect(await verifyWebhook(new TextEncoder().encode(text), headers, secret, now)).toEqual(message)
    expect(await verifyWebhook(Buffer.from(text), new Headers(headers), secret, now)).toEqual(message)
  })

  it('does not cover an altered body, a body written anew, or another time', async () => {
    const altered = text.replace('approved', 'returned')
    const writtenAnew = JSON.stringify(message, null, 1)
    const otherTime = { 'x-service-signature': signed(seconds)['x-service-signature'].replace('t=1', 't=01') }
    expect(await reasonOf(altered, signed(seconds), secret, now)).toBe('signature_mismatch')
    expect(await reasonOf(writtenAnew, signed(seconds), secret, now)).toBe('signature_mismatch')
    expect(await reasonOf(text, otherTime, secret, now)).toBe('signature_mismatch')
  })

  it('is found however its header is written', async () => {
    const value = signed(seconds)['x-service-signature']
    for (const headers of [
      { 'X-Service-Signature': value },
      { 'X-SERVICE-SIGNATURE': [value] },
      new Headers({ 'X-Service-Signature': value }),
    ])
      expect(await reasonOf(text, headers, secret, now)).toBe('accepted')
  })

  it('does not cover a body with so much as a blank more, nor an old signature with a new time', async () => {
    for (const body of [` ${text}`, `${text} `, `${text}\n`, text.replace(':', ': '), `\ufeff${text}`])
      expect(await reasonOf(body, signed(seconds), secret, now)).toBe('signature_mismatch')
    const old = signed(seconds - 3600)['x-service-signature']
    const renewed = { 'x-service-signature': old.replace(/^t=\d+/, `t=${seconds}`) }
    expect(await reasonOf(text, { 'x-service-signature': old }, secret, now)).toBe('timestamp_outside_window')
    expect(await reasonOf(text, renewed, secret, now)).toBe('signature_mismatch')
  })

  it('is good for five minutes in either direction', async () => {
    for (const age of [-300, 0, 300])
      expect(await reasonOf(text, signed(seconds - age), secret, now)).toBe('accepted')
    for (const age of [-301, 301, 86_400])
      expect(await reasonOf(text, signed(seconds - age), secret, now)).toBe('timestamp_outside_window')
  })

  it('counts among others, in whichever place', async () => {
    const stranger = hmac(seconds, text, 'another')
    const own = hmac(seconds, text)
    for (const entries of [
      [`v1=${stranger}`, `v1=${own}`],
      [`v1=${own}`, `v1=${stranger}`],
      ['v2=something-new', `v1=${own.toUpperCase()}`],
    ])
      expect(
        await reasonOf(text, { 'x-service-signature': `t=${seconds}, ${entries.join(', ')}` }, secret, now),
      ).toBe('accepted')
  })

  it.each([
    ['signature_missing', {}],
    ['signature_missing', { 'x-service-signature': '' }],
    ['signature_malformed', { 'x-service-signature': 'nonsense' }],
    ['signature_malformed', { 'x-service-signature': `v1=${hmac(seconds, text)}` }],
    ['signature_malformed', { 'x-service-signature': `t=${seconds}` }],
    ['signature_malformed', { 'x-service-signature': `t=${seconds},v1=abc` }],
    ['signature_malformed', { 'x-service-signature': `t=now,v1=${hmac('now', text)}` }],
    ['signature_malformed', { 'x-service-signature': `t=${seconds},t=1,v1=${hmac(seconds, text)}` }],
    [
      'signature_malformed',
      { 'x-service-signature': `t=${seconds}${`,v1=${hmac(seconds, text)}`.repeat(11)}` },
    ],
  ])('that is not there or not in its form is refused: %s %j', async (reason, headers) => {
    expect(await reasonOf(text, headers, secret, now)).toBe(reason)
  })

  it('under what is no delivery does not make it one', async () => {
    const bodies = ['', 'null', '[]', '{}', '"text"', JSON.stringify({ ...message, data: null }), '{"id":']
    for (const body of bodies)
      expect(await reasonOf(body, signed(seconds, body), secret, now)).toBe('body_malformed')
  })

  it('cannot be checked without a secret', async () => {
    for (const none of ['', [], ['']])
      await expect(verifyWebhook(text, signed(seconds), none, now)).rejects.toThrow(TypeError)
  })

  it('leaves an event that a newer service sends to the program', async () => {
    const body = JSON.stringify({ ...message, event: 'robot.hired', further: true })
    expect(await verifyWebhook(body, signed(seconds, body), secret, now)).toMatchObject({
      event: 'robot.hired',
    })
  })
})
