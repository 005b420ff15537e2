import { beforeEach, describe, expect, test } from 'vitest'
import type { Ask } from './world.ts'
import { gone, made } from './world.ts'
import { startScene } from './scene.ts'

const scene = await startScene()
const since = '2020-01-01T00:00:00.000Z'
const beyond = { status: 403, body: { code: 'webhook_event_scope_exceeds_actor' } }

describe('a webhook that somebody with more capabilities made', () => {
  let id = ''
  let deliveryId = ''
  let narrow: Ask

  beforeEach(async () => {
    const events = ['thing.made', 'thing.gone']
    const { body } = await scene.ask('POST', '/v1/webhooks', { url: 'https://all.example.com/', events })
    id = body.id
    narrow = scene.world.as(scene.orgId, 'integrations.manage', 'worktime.supervise')
    await scene.world.announce(scene.orgId, gone())
    ;[{ id: deliveryId }] = await scene.deliveriesOf(id)
  })

  test('is seen, paused and deleted by whoever manages integrations, with no secret and no event', async () => {
    expect((await narrow('GET', `/v1/webhooks/${id}`)).status).toBe(200)
    expect((await narrow('POST', `/v1/webhooks/${id}/pause`, {})).status).toBe(200)
    expect((await narrow('POST', `/v1/webhooks/${id}/resume`, {})).status).toBe(200)
    expect((await narrow('DELETE', `/v1/webhooks/${id}`)).status).toBe(204)
  })

  test('shows its deliveries to whoever may hear all its events, and to nobody else', async () => {
    expect(await narrow('GET', `/v1/webhooks/${id}/deliveries`)).toMatchObject({
      ...beyond,
      body: { events: [{ event: 'thing.gone', missing: ['hr.manage', 'members.manage'] }] },
    })
    expect((await scene.ask('GET', `/v1/webhooks/${id}/deliveries`)).body.items).toHaveLength(1)
  })

  test('has no delivery of an event for whoever may not hear it: not to read, and not to send again', async () => {
    const missing = { status: 404, body: { code: 'webhook_delivery_not_found' } }
    expect(await narrow('GET', `/v1/webhook-deliveries/${deliveryId}`)).toMatchObject(missing)
    expect(await narrow('POST', `/v1/webhook-deliveries/${deliveryId}/redeliver`, {})).toMatchObject(missing)
    expect((await scene.ask('GET', `/v1/webhook-deliveries/${deliveryId}`)).status).toBe(200)
  })

  test('recovers nothing for whoever may not hear all its events, and tells no number of them', async () => {
    for (const dryRun of [false, true])
      expect(await narrow('POST', `/v1/webhooks/${id}/recover`, { since, dryRun })).toMatchObject(beyond)
  })

  test('is sent a sample of an event by whoever may hear the event', async () => {
    expect(await narrow('POST', `/v1/webhooks/${id}/test`, { event: 'thing.gone' })).toMatchObject(beyond)
    expect((await narrow('POST', `/v1/webhooks/${id}/test`, { event: 'thing.made' })).status).toBe(201)
  })

  test('does not show what it heard before to whoever may hear what it subscribes to now', async () => {
    await scene.ask('PATCH', `/v1/webhooks/${id}`, { events: ['thing.made'] })
    await scene.world.announce(scene.orgId, made())
    const { body } = await narrow('GET', `/v1/webhooks/${id}/deliveries`)
    expect(body.items.map(({ event }: { event: string }) => event)).toEqual(['thing.made'])
    expect(await scene.deliveriesOf(id)).toHaveLength(2)
  })
})
