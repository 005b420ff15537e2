import { describe, expect, test } from 'vitest'
import { purgeEverywhere } from '../jobs.ts'
import { signatureOf } from '../../../../platform/secrets/signature.ts'
import { made } from './world.ts'
import { startSending } from './sent-webhooks.ts'

const scene = await startSending()
const { receivers, world, webhook, send, deliveriesOf, statusesOf, deadLetter } = scene

describe('rotating the secret', () => {
  const signedWith = (...secrets: string[]) => {
    const { headers, body } = receivers.received.at(-1) ?? { headers: {}, body: '' }
    const signature = (headers as Record<string, string>)['x-service-signature'] ?? ''
    const [, t] = /^t=(\d+),/.exec(signature) ?? []
    expect(signature).toBe(signatureOf(secrets, Number(t), String(body)))
  }

  test('signs with both secrets for 24 hours, then with the new one alone', async () => {
    const { id, secret } = await webhook()
    const rotated = (await scene.ask('POST', `/v1/webhooks/${id}/rotate-secret`)).body
    expect(Object.keys(rotated)).toEqual(['secret'])
    expect(rotated.secret).not.toBe(secret)

    await world.announce(scene.orgId, made())
    await send()
    signedWith(rotated.secret, secret)

    await world.advance(scene.orgId, 24 * 3600 - 60)
    await world.announce(scene.orgId, made())
    await send()
    signedWith(rotated.secret, secret)

    await world.advance(scene.orgId, 120)
    await world.announce(scene.orgId, made())
    await send()
    signedWith(rotated.secret)
    expect((await scene.ask('GET', `/v1/webhooks/${id}`)).body.secretVersions).toHaveLength(1)
  })

  test('twice by accident does not cut off a receiver that knows only the first secret', async () => {
    const { id, secret } = await webhook()
    const [first, second] = await Promise.all([
      scene.ask('POST', `/v1/webhooks/${id}/rotate-secret`),
      scene.ask('POST', `/v1/webhooks/${id}/rotate-secret`),
    ])
    await world.announce(scene.orgId, made())
    await send()
    const { secretVersions } = (await scene.ask('GET', `/v1/webhooks/${id}`)).body
    expect(secretVersions.map(({ expiresAt }: { expiresAt: string | null }) => expiresAt === null)).toEqual([
      true,
      false,
      false,
    ])
    const signature = receivers.received[0]?.headers['x-service-signature'] ?? ''
    const [, t] = /^t=(\d+),/.exec(signature) ?? []
    for (const known of [secret, first?.body.secret, second?.body.secret])
      expect(signature).toContain(
        signatureOf([known], Number(t), String(receivers.received[0]?.body)).slice(13),
      )
  })
})

describe('redelivering', () => {
  test('sends a dead letter again under its id, and closes the earlier sending', async () => {
    const { id, url } = await webhook()
    const dead = await deadLetter(id)
    const asked = await scene.ask('POST', `/v1/webhook-deliveries/${dead.id}/redeliver`)
    expect(asked.body).toMatchObject({ id: dead.id, redelivery: 1, status: 'pending', attempts: [] })
    expect(await statusesOf(id)).toEqual([
      [1, 'pending'],
      [0, 'superseded'],
    ])
    await send()
    const [received] = receivers.at(url)
    expect(JSON.parse(String(received?.body))).toMatchObject({
      id: dead.id,
      integrationEventId: dead.integrationEventId,
    })
    expect((await scene.ask('GET', `/v1/webhook-deliveries/${dead.id}`)).body).toMatchObject({
      redelivery: 1,
      status: 'delivered',
      integrationEventId: dead.integrationEventId,
    })
    expect((await deliveriesOf(id))[1].attempts).toHaveLength(5)
  })

  test('asked many times at once sends once', async () => {
    const { id, url } = await webhook()
    const dead = await deadLetter(id)
    const worker = world.worker()
    worker.start()
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => scene.ask('POST', `/v1/webhook-deliveries/${dead.id}/redeliver`)),
    )
    expect(asked.map(({ status, body }) => [status, body.id, body.redelivery])).toEqual(
      Array.from({ length: 5 }, () => [200, dead.id, 1]),
    )
    await worker.stop()
    await send()
    expect(receivers.at(url)).toHaveLength(1)
  })

  test('starts five new attempts', async () => {
    const { id, url } = await webhook()
    const dead = await deadLetter(id)
    await scene.ask('POST', `/v1/webhook-deliveries/${dead.id}/redeliver`)
    receivers.react('connection_failed')
    for (const wait of [0, 30, 60, 120, 240, 480]) {
      await world.advance(scene.orgId, wait)
      await send()
    }
    expect(receivers.at(url)).toHaveLength(5)
    expect(await statusesOf(id)).toEqual([
      [1, 'dead_letter'],
      [0, 'superseded'],
    ])
  })

  test('of an event past retention is 410', async () => {
    const { id } = await webhook()
    const dead = await deadLetter(id)
    await world.advance(scene.orgId, 91 * 86_400)
    const { status, body } = await scene.ask('POST', `/v1/webhook-deliveries/${dead.id}/redeliver`)
    expect([status, body.code]).toEqual([410, 'webhook_delivery_expired'])
  })
})

test('what a process finds while it stops is sent, by it or by the next', async () => {
  const { url } = await webhook()
  await world.announce(scene.orgId, made())
  const stopped = Promise.withResolvers<void>()
  const worker = world.worker({
    clock: () => {
      stopped.resolve(worker.stop())
      return Date.now()
    },
  })
  worker.start()
  await stopped.promise
  await send()
  expect(receivers.at(url)).toHaveLength(1)
})

describe('a paused webhook', () => {
  test('is sent nothing, not even what waited, until it resumes', async () => {
    const { id, url } = await webhook()
    receivers.react(500)
    await world.announce(scene.orgId, made())
    await send()
    await scene.ask('POST', `/v1/webhooks/${id}/pause`)
    receivers.react(204)
    await world.advance(scene.orgId, 600)
    await send()
    expect(receivers.at(url)).toHaveLength(1)

    expect((await scene.ask('POST', `/v1/webhooks/${id}/resume`)).body.state).toBe('active')
    await send()
    expect(receivers.at(url)).toHaveLength(2)
    expect(await statusesOf(id)).toEqual([[0, 'delivered']])
  })

  test('does not queue what happens meanwhile; recovery sends it', async () => {
    const { id, url } = await webhook()
    const { updatedAt } = (await scene.ask('POST', `/v1/webhooks/${id}/pause`)).body
    await world.announce(scene.orgId, made())
    expect(await deliveriesOf(id)).toEqual([])
    await scene.ask('POST', `/v1/webhooks/${id}/resume`)
    const recovered = await scene.ask('POST', `/v1/webhooks/${id}/recover`, { since: updatedAt })
    expect(recovered.body).toEqual({ queuedCount: 1, hasMore: false, continueSince: null, dryRun: false })
    await send()
    expect(receivers.at(url)).toHaveLength(1)
  })
})

describe('a test send', () => {
  test('is a signed delivery of no logged event', async () => {
    const { id, url, secret } = await webhook(['thing.gone', 'thing.made'])
    const asked = await scene.ask('POST', `/v1/webhooks/${id}/test`, { event: 'thing.made' })
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject({ event: 'thing.made', integrationEventId: null, status: 'pending' })
    await send()
    const [received] = receivers.at(url)
    const body = JSON.parse(String(received?.body))
    expect(body).toEqual({
      id: asked.body.id,
      event: 'thing.made',
      integrationEventId: null,
      createdAt: asked.body.createdAt,
      data: { thingId: '00000000-0000-7000-8000-000000000000', madeAt: asked.body.createdAt },
    })
    expect(received?.headers).not.toHaveProperty('x-service-integration-event')
    expect(received?.headers['x-service-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/)
    expect(secret).toHaveLength(43)
  })

  test('of an event that the webhook does not hear is 400, and of a paused webhook 409', async () => {
    const { id } = await webhook()
    expect((await scene.ask('POST', `/v1/webhooks/${id}/test`, { event: 'thing.gone' })).status).toBe(400)
    await scene.ask('POST', `/v1/webhooks/${id}/pause`)
    expect((await scene.ask('POST', `/v1/webhooks/${id}/test`)).body.code).toBe('webhook_paused')
  })
})

describe('the health of a webhook', () => {
  test('tells of its last attempts', async () => {
    const { id } = await webhook()
    receivers.react(500)
    await world.announce(scene.orgId, made(), made())
    await send()
    const failing = (await scene.ask('GET', `/v1/webhooks/${id}`)).body.health
    expect(failing).toMatchObject({ lastSuccessAt: null, consecutiveFailures: 2 })
    receivers.react(200)
    await world.announce(scene.orgId, made())
    await send()
    const mended = (await scene.ask('GET', `/v1/webhooks/${id}`)).body.health
    expect(mended).toMatchObject({ lastFailureAt: failing.lastFailureAt, consecutiveFailures: 0 })
    expect(mended.lastSuccessAt > failing.lastFailureAt).toBe(true)
  })
})

describe('retention', () => {
  test('takes deliveries with their events, and deleted webhooks with all they had', async () => {
    const [kept, deleted] = [await webhook(), await webhook()]
    await world.announce(scene.orgId, made())
    await send()
    await world.advance(scene.orgId, 91 * 86_400)
    await world.announce(scene.orgId, made())
    await scene.ask('DELETE', `/v1/webhooks/${deleted.id}`)
    await purgeEverywhere(world.services)
    expect(await statusesOf(kept.id)).toEqual([[0, 'pending']])
    expect(await world.test.owner('select id from webhooks where org_id = $1', [scene.orgId])).toEqual([
      { id: kept.id },
    ])
  })

  test('takes what still waits for a paused webhook', async () => {
    const { id } = await webhook()
    await world.announce(scene.orgId, made())
    await scene.ask('POST', `/v1/webhooks/${id}/pause`)
    await world.advance(scene.orgId, 91 * 86_400)
    await purgeEverywhere(world.services)
    expect(await statusesOf(id)).toEqual([])
  })

  test('leaves other organisations alone', async () => {
    const { id } = await webhook()
    await world.announce(scene.orgId, made())
    const other = await world.organisation()
    await world.advance(other, 91 * 86_400)
    await purgeEverywhere(world.services)
    expect(await statusesOf(id)).toEqual([[0, 'pending']])
  })
})
