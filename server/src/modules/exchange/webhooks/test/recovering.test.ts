import { describe, expect, test } from 'vitest'
import { gone, made } from './world.ts'
import { startSending } from './sent-webhooks.ts'

const scene = await startSending()
const { receivers, world, webhook, send, deliveriesOf, statusesOf, deadLetter } = scene

describe('recovering', () => {
  const since = '2020-01-01T00:00:00Z'

  test('queues what was not acknowledged, and leaves what was or what waits', async () => {
    const { id, url } = await webhook()
    const dead = await deadLetter(id)
    await world.announce(scene.orgId, made())
    await send()
    receivers.react(500)
    await world.announce(scene.orgId, made())
    await send()
    receivers.react(204)
    receivers.received.length = 0

    expect((await scene.ask('POST', `/v1/webhooks/${id}/recover`, { since })).body.queuedCount).toBe(1)
    expect((await scene.ask('POST', `/v1/webhooks/${id}/recover`, { since })).body.queuedCount).toBe(0)
    await send()
    expect(receivers.at(url).map(({ headers }) => headers['x-service-delivery'])).toEqual([dead.id])
    expect((await scene.ask('GET', `/v1/webhook-deliveries/${dead.id}`)).body).toMatchObject({
      redelivery: 1,
      status: 'delivered',
    })
  })

  test('sends a new webhook what happened before it was made', async () => {
    await world.announce(scene.orgId, made(), gone())
    const { id, url } = await webhook()
    expect((await scene.ask('POST', `/v1/webhooks/${id}/recover`, { since })).body.queuedCount).toBe(1)
    await send()
    const log = (await scene.ask('GET', '/v1/integration-events?event=thing.made')).body.items
    expect(receivers.at(url).map(({ headers }) => headers['x-service-integration-event'])).toEqual([
      log[0].id,
    ])
  })

  test('begins at the instant asked for', async () => {
    const { id } = await webhook(['thing.gone'])
    await world.announce(scene.orgId, made())
    await world.announce(scene.orgId, made())
    await scene.ask('PATCH', `/v1/webhooks/${id}`, { events: ['thing.made'] })
    const log = (await scene.ask('GET', '/v1/integration-events')).body.items
    const { body } = await scene.ask('POST', `/v1/webhooks/${id}/recover`, { since: log[1].createdAt })
    expect(body.queuedCount).toBe(1)
    expect((await deliveriesOf(id))[0].integrationEventId).toBe(log[1].id)
  })

  test('goes on from where it stopped when there is more than one call looks through', async () => {
    const { id } = await webhook()
    for (let round = 0; round < 11; round++)
      await world.announce(scene.orgId, ...Array.from({ length: 500 }, () => made()))
    await world.makeDeliveries(scene.orgId)
    await world.test.owner(
      `update webhook_deliveries set status = 'dead_letter', next_attempt_at = null where org_id = $1`,
      [scene.orgId],
    )
    const recover = async (from: string, dryRun = false) =>
      (await scene.ask('POST', `/v1/webhooks/${id}/recover`, { since: from, dryRun })).body
    // Also when its statement is planned without its values, as from the sixth time on.
    for (let time = 0; time < 6; time++)
      expect(await recover(since, true)).toMatchObject({ queuedCount: 5000, hasMore: true })
    const first = await recover(since)
    expect(first).toMatchObject({ queuedCount: 5000, hasMore: true })
    expect(await recover(first.continueSince)).toMatchObject({ queuedCount: 500, hasMore: false })
    expect(await recover(since)).toMatchObject({ queuedCount: 0, hasMore: true })
    // Nobody is to wait until all of them are sent.
    await scene.ask('DELETE', `/v1/webhooks/${id}`)
  })

  test('looked at first queues nothing', async () => {
    await world.announce(scene.orgId, made())
    const { id } = await webhook()
    const { body } = await scene.ask('POST', `/v1/webhooks/${id}/recover`, { since, dryRun: true })
    expect(body).toMatchObject({ queuedCount: 1, dryRun: true })
    expect(await deliveriesOf(id)).toEqual([])
  })

  test('does not send again what was acknowledged before it was redelivered in vain', async () => {
    const { id } = await webhook()
    await world.announce(scene.orgId, made())
    await send()
    const [delivered] = await deliveriesOf(id)
    await world.advance(scene.orgId, 60)
    await scene.ask('POST', `/v1/webhook-deliveries/${delivered.id}/redeliver`)
    receivers.react(500)
    for (const wait of [0, 30, 60, 120, 240]) {
      await world.advance(scene.orgId, wait)
      await send()
    }
    expect(await statusesOf(id)).toEqual([
      [1, 'dead_letter'],
      [0, 'superseded'],
    ])
    expect((await scene.ask('POST', `/v1/webhooks/${id}/recover`, { since })).body.queuedCount).toBe(0)
  })
})
