import { beforeEach, describe, expect, test } from 'vitest'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { signatureOf } from '../../../../platform/secrets/signature.ts'
import { Receivers } from './receivers.ts'
import { type Ask, gone, made, startWorld } from './world.ts'

const receivers = new Receivers()
const world = await startWorld(receivers)

let orgId: Id
let ask: Ask
let next = 0

beforeEach(async () => {
  orgId = await world.organisation()
  ask = world.as(orgId)
  receivers.received.length = 0
  receivers.react(204)
})

async function webhook(events: readonly string[] = ['thing.made']) {
  const url = `https://r${++next}.example.com/`
  const { body, status } = await ask('POST', '/v1/webhooks', { url, events })
  expect(status).toBe(201)
  return { url, id: body.id as string, secret: body.secret as string }
}

const deliveriesOf = async (id: string) => (await ask('GET', `/v1/webhooks/${id}/deliveries`)).body.items

describe('a delivery', () => {
  test('is sent, signed and told apart by its headers, once its fact is committed', async () => {
    const { id, url, secret } = await webhook()
    const worker = world.worker()
    await world.announce(orgId, made())
    await worker.sweep()
    await worker.settled()

    const [log] = (await ask('GET', '/v1/integration-events')).body.items
    const [delivery] = await deliveriesOf(id)
    const [received, ...more] = receivers.at(url)
    expect(more).toEqual([])
    expect(JSON.parse(String(received?.body))).toEqual({
      id: delivery.id,
      event: 'thing.made',
      integrationEventId: log.id,
      createdAt: log.createdAt,
      data: log.payload,
    })
    const { 'x-service-signature': signature = '', ...headers } = received?.headers ?? {}
    const [, t] = /^t=(\d+),v1=[0-9a-f]{64}$/.exec(signature) ?? []
    expect(Math.abs(Date.now() / 1000 - Number(t))).toBeLessThan(300)
    expect(signature).toBe(signatureOf([secret], Number(t), String(received?.body)))
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': 'thing.made',
      'x-service-delivery': delivery.id,
      'x-service-integration-event': log.id,
    })
    expect(delivery).toMatchObject({
      status: 'delivered',
      redelivery: 0,
      endpointId: id,
      nextAttemptAt: null,
      attempts: [{ responseStatus: 204, durationMs: 5, errorCode: null }],
    })
  })

  test('goes to every active webhook that subscribes to its event, and to no other', async () => {
    const [first, second, other] = [
      await webhook(),
      await webhook(['thing.made', 'thing.gone']),
      await webhook(['thing.gone']),
    ]
    const worker = world.worker()
    await world.announce(orgId, made(), made())
    await world.announce(orgId, gone())
    await worker.sweep()
    await worker.settled()
    expect([first, second, other].map(({ url }) => receivers.at(url).length)).toEqual([2, 3, 1])
  })

  test('is retried five times, then is a dead letter', async () => {
    const { id, url } = await webhook()
    receivers.react(500)
    const worker = world.worker()
    await world.announce(orgId, made())
    for (const wait of [0, 30, 60, 120, 240]) {
      await world.advance(orgId, wait)
      await worker.sweep()
      await worker.settled()
    }
    expect(receivers.at(url)).toHaveLength(5)
    const [delivery] = await deliveriesOf(id)
    expect(delivery).toMatchObject({ status: 'dead_letter', nextAttemptAt: null })
    expect(delivery.attempts).toHaveLength(5)

    await world.advance(orgId, 86_400)
    await worker.sweep()
    await worker.settled()
    expect(receivers.at(url)).toHaveLength(5)
  })

  test('is not retried before its time', async () => {
    const { id, url } = await webhook()
    receivers.react('timeout')
    const worker = world.worker()
    await world.announce(orgId, made())
    await worker.sweep()
    await worker.settled()
    await world.advance(orgId, 20)
    await worker.sweep()
    await worker.settled()
    expect(receivers.at(url)).toHaveLength(1)
    const [delivery] = await deliveriesOf(id)
    expect(delivery).toMatchObject({
      status: 'retrying',
      attempts: [{ responseStatus: null, errorCode: 'timeout', durationMs: 5 }],
    })
    expect(Date.parse(delivery.nextAttemptAt) - Date.parse(delivery.attempts[0].at)).toBeGreaterThanOrEqual(
      30_000,
    )
  })

  test('has the same bytes on every retry and redelivery', async () => {
    const { id, url } = await webhook()
    receivers.react(503)
    const worker = world.worker()
    await world.announce(orgId, made())
    for (const wait of [0, 40]) {
      await world.advance(orgId, wait)
      await worker.sweep()
      await worker.settled()
    }
    const [delivery] = await deliveriesOf(id)
    await ask('POST', `/v1/webhook-deliveries/${delivery.id}/redeliver`)
    await worker.sweep()
    await worker.settled()
    const bodies = receivers.at(url).map(({ body }) => String(body))
    expect(bodies).toHaveLength(3)
    expect(new Set(bodies).size).toBe(1)
  })

  test('that was redirected is not acknowledged', async () => {
    const { id } = await webhook()
    receivers.react(302)
    const worker = world.worker()
    await world.announce(orgId, made())
    await worker.sweep()
    await worker.settled()
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'retrying', attempts: [{ responseStatus: 302, errorCode: 'unacknowledged' }] },
    ])
  })

  test('that could not leave because too much was under way to its host has not used up an attempt', async () => {
    const { id, url } = await webhook()
    receivers.react('destination_busy')
    const worker = world.worker()
    await world.announce(orgId, made())
    await worker.sweep()
    await worker.settled()
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'pending', attempts: [] }])
    receivers.react(200)
    await world.advance(orgId, 15)
    await worker.sweep()
    await worker.settled()
    expect(receivers.at(url)).toHaveLength(2)
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'delivered', attempts: [{ responseStatus: 200 }] },
    ])
  })

  test('whose event is no longer kept is a dead letter', async () => {
    const { id, url } = await webhook()
    await ask('POST', `/v1/webhooks/${id}/pause`)
    await ask('POST', `/v1/webhooks/${id}/resume`)
    await world.announce(orgId, made())
    await world.test.owner('delete from integration_events where org_id = $1', [orgId])
    const worker = world.worker()
    await worker.sweep()
    await worker.settled()
    expect(receivers.at(url)).toHaveLength(0)
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'dead_letter', attempts: [{ errorCode: 'event_expired' }] },
    ])
  })
})

test('a fact that was not committed is not delivered', async () => {
  const { id } = await webhook()
  await expect(
    world.services.database.write({ orgId }, async tx => {
      await tx.sql`select 1`
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await deliveriesOf(id)).toEqual([])
})
