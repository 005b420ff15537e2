import { describe, expect, test, vi } from 'vitest'
import { purgeEverywhere } from '../jobs.ts'
import type { WebhookSettings } from '../sending/outbox.ts'
import { deliveryIds, gate, startScene, until } from './scene.ts'
import { made } from './world.ts'

const scene = await startScene()
const { world, receivers, webhook, deliveriesOf, statusesOf } = scene

async function send(settings: Partial<WebhookSettings> = {}) {
  const worker = world.worker(settings)
  await worker.sweep()
  await worker.settled()
}

const announce = (count = 1) => world.announce(scene.orgId, ...Array.from({ length: count }, () => made()))

const announcements = async () =>
  (await world.test.owner('select from webhook_announcements where org_id = $1', [scene.orgId])).length

const webhooks = async () =>
  (await world.test.owner('select from webhooks where org_id = $1', [scene.orgId])).length

const rows = async () =>
  (await world.test.owner('select from webhook_deliveries where org_id = $1', [scene.orgId])).length

describe('what is announced', () => {
  test('is listed, filtered and shown as the delivery that it will be', async () => {
    const { id } = await webhook()
    await announce(3)
    const before = await deliveriesOf(id)
    expect(before.map(({ status }: { status: string }) => status)).toEqual(['pending', 'pending', 'pending'])
    const [newest] = before
    expect((await scene.ask('GET', `/v1/webhook-deliveries/${newest.id}`)).body).toEqual(newest)
    const filtered = async (status: string) =>
      (await scene.ask('GET', `/v1/webhooks/${id}/deliveries?status=${status}`)).body.items
    expect(await filtered('pending')).toEqual(before)
    expect(await filtered('delivered')).toEqual([])
    expect([await announcements(), await rows()]).toEqual([3, 0])

    await send()
    const delivered = await deliveriesOf(id)
    const identity = ({ id, integrationEventId, createdAt }: Record<string, unknown>) => ({
      id,
      integrationEventId,
      createdAt,
    })
    expect(delivered.map(identity)).toEqual(before.map(identity))
    expect(await filtered('delivered')).toHaveLength(3)
    expect([await announcements(), await rows()]).toEqual([0, 3])
  })

  test('stands in the pages of the list where it belongs', async () => {
    const { id } = await webhook()
    await announce(2)
    await send()
    await announce(2)
    const whole = await deliveriesOf(id)
    const path = `/v1/webhooks/${id}/deliveries?limit=3`
    const first = (await scene.ask('GET', path)).body
    const second = (await scene.ask('GET', `${path}&cursor=${first.pageInfo.nextCursor}`)).body
    expect([...first.items, ...second.items]).toEqual(whole)
    expect(await statusesOf(id)).toEqual(['pending', 'pending', 'delivered', 'delivered'])
  })

  test('asked to be sent again is the answer as it stands, and is sent once', async () => {
    const { id, url } = await webhook()
    await announce()
    const [delivery] = await deliveriesOf(id)
    const asked = await scene.ask('POST', `/v1/webhook-deliveries/${delivery.id}/redeliver`)
    expect(asked.body).toEqual(delivery)
    await send()
    expect(deliveryIds(receivers.at(url))).toEqual([delivery.id])
  })

  test('is not queued again by a recovery', async () => {
    const { id, url } = await webhook()
    await announce(2)
    const { body } = await scene.ask('POST', `/v1/webhooks/${id}/recover`, {
      since: '2026-01-01T00:00:00.000Z',
    })
    expect(body).toMatchObject({ queuedCount: 0 })
    await send()
    expect(receivers.at(url)).toHaveLength(2)
  })

  test('belongs to who was subscribed when it happened', async () => {
    const early = await webhook()
    const paused = await webhook()
    const unsubscribed = await webhook()
    const deleted = await webhook()
    await announce()
    await scene.ask('POST', `/v1/webhooks/${paused.id}/pause`)
    await scene.ask('PATCH', `/v1/webhooks/${unsubscribed.id}`, { events: ['thing.gone'] })
    await scene.ask('DELETE', `/v1/webhooks/${deleted.id}`)
    const late = await webhook()
    await send()
    const heard = () =>
      [early, paused, unsubscribed, deleted, late].map(({ url }) => receivers.at(url).length)
    expect(heard()).toEqual([1, 0, 1, 0, 0])
    await scene.ask('POST', `/v1/webhooks/${paused.id}/resume`)
    await send()
    expect(heard()).toEqual([1, 1, 1, 0, 0])
  })
})

describe('a webhook that is far behind', () => {
  test('while it is paused is sent all of it when it resumes', async () => {
    const [good, paused] = [await webhook(), await webhook()]
    await announce(30)
    await scene.ask('POST', `/v1/webhooks/${paused.id}/pause`)
    await send()
    expect([await announcements(), await rows()]).toEqual([0, 60])
    expect(await statusesOf(paused.id)).toEqual(Array.from({ length: 30 }, () => 'pending'))
    await scene.ask('POST', `/v1/webhooks/${paused.id}/resume`)
    await send()
    expect([good, paused].map(({ url }) => new Set(deliveryIds(receivers.at(url))).size)).toEqual([30, 30])
    expect(receivers.received).toHaveLength(60)
  })

  test('because its receiver hangs is sent each once, though its deliveries are made in several transactions', async () => {
    const hooks = await Promise.all(Array.from({ length: 30 }, () => webhook()))
    const answer = gate<number>()
    receivers.react(() => answer.opened)
    await announce(90)
    const worker = world.worker()
    await worker.sweep()
    await until(async () => expect([await announcements(), await rows()]).toEqual([0, 2700]))
    answer.open(204)
    await worker.settled()
    const ids = deliveryIds(receivers.received)
    expect(ids).toHaveLength(2700)
    expect(new Set(ids).size).toBe(2700)
    expect(hooks.map(({ url }) => receivers.at(url).length)).toEqual(hooks.map(() => 90))
  })
})

test('the first of a long queue is found by an index, also with a plan made while little waited', async () => {
  const { id } = await webhook()
  // A table that has had much and has little: what PostgreSQL then plans goes through all that comes later.
  await announce(500)
  await world.makeDeliveries(scene.orgId)
  await world.test.owner(
    `delete from webhook_deliveries where org_id = $1 and event_sequence < (
       select max(event_sequence) - 8 from webhook_deliveries where org_id = $1)`,
    [scene.orgId],
  )
  await world.test.owner('vacuum analyze webhook_deliveries')
  for (let round = 0; round < 8; round++) await scene.claim({ perWebhook: 0 })
  for (let round = 0; round < 4; round++) await announce(500)
  await world.makeDeliveries(scene.orgId)
  const { claimed, read } = await scene.claimCounted({ perWebhook: 5 })
  expect(claimed.map(({ webhookId }) => webhookId)).toEqual(Array.from({ length: 5 }, () => id))
  expect(read).toBeLessThan(100)
})

test('what is announced to others is not kept for a webhook that does not hear it', async () => {
  await webhook()
  const other = await webhook()
  await scene.ask('PATCH', `/v1/webhooks/${other.id}`, { events: ['thing.gone'] })
  await scene.ask('POST', `/v1/webhooks/${other.id}/pause`)
  await announce(5)
  await send()
  expect([await announcements(), await rows()]).toEqual([0, 5])
})

describe('a delivery whose first attempt is under way', () => {
  test('is listed as the pending one that it is', async () => {
    const { id, url } = await webhook()
    const answer = gate<number>()
    receivers.react(() => answer.opened)
    await announce(3)
    const before = await deliveriesOf(id)
    const worker = world.worker()
    await worker.sweep()
    await until(() => expect(receivers.at(url)).toHaveLength(3))
    expect(await deliveriesOf(id)).toEqual(before)
    const { body } = await scene.ask('POST', `/v1/webhooks/${id}/recover`, {
      since: '2026-01-01T00:00:00.000Z',
    })
    expect(body).toMatchObject({ queuedCount: 0 })
    answer.open(204)
    await worker.settled()
    expect(receivers.at(url)).toHaveLength(3)
  })

  test('of a webhook deleted meanwhile leaves none behind when the webhook is purged', async () => {
    const { id, url } = await webhook()
    const answer = gate<number>()
    receivers.react(() => answer.opened)
    await announce()
    const worker = world.worker()
    await worker.sweep()
    await until(() => expect(receivers.at(url)).toHaveLength(1))
    await scene.ask('DELETE', `/v1/webhooks/${id}`)
    await purgeEverywhere(world.services)
    answer.open(204)
    await worker.settled()
    await purgeEverywhere(world.services)
    await purgeEverywhere(world.services)
    expect(await rows()).toBe(0)
    expect(await webhooks()).toBe(0)
  })
})

describe('the lost answer of a transaction', () => {
  /** A worker that never hears of its next transaction, though the transaction is committed. */
  function losing() {
    const process = world.another()
    const worker = process.worker()
    const { transactions } = process.services
    const run = transactions.run.bind(transactions)
    const spy = vi.spyOn(transactions, 'run')
    const loseNext = () => {
      spy.mockClear().mockImplementationOnce(async (...given) => {
        await run(...given)
        throw new Error('the answer is lost')
      })
    }
    /** Resolves when the worker has tried again, and rejects when that fails too. */
    const triedAgain = async () => {
      await until(() => expect(spy.mock.calls.length).toBeGreaterThan(1))
      await worker.settled()
      const [, ...again] = spy.mock.results
      await Promise.all(again.map(({ value }) => value))
    }
    return { worker, loseNext, triedAgain }
  }

  test('that claimed costs no delivery', async () => {
    const { id, url } = await webhook()
    const { worker, loseNext, triedAgain } = losing()
    loseNext()
    await announce(20)
    await worker.sweep()
    await triedAgain()
    expect(receivers.at(url)).toHaveLength(20)
    expect(new Set(deliveryIds(receivers.at(url))).size).toBe(20)
    expect(await statusesOf(id)).toEqual(Array.from({ length: 20 }, () => 'delivered'))
  })

  test('that logged logs no attempt twice', async () => {
    const { id, url } = await webhook()
    const { worker, loseNext, triedAgain } = losing()
    for (const attempts of [1, 2]) {
      if (attempts === 1) await announce()
      else await world.advance(scene.orgId, 60)
      const answer = gate<number>()
      receivers.react(() => answer.opened)
      await worker.sweep()
      await until(() => expect(receivers.at(url)).toHaveLength(attempts))
      loseNext()
      answer.open(500)
      await triedAgain()
      const [delivery] = await deliveriesOf(id)
      expect(delivery).toMatchObject({ status: 'retrying', attempts: { length: attempts } })
    }
    expect(receivers.at(url)).toHaveLength(2)
  })
})

test('what a process that ended at once had only announced, another sends', async () => {
  const { url } = await webhook()
  await world.another().announce(scene.orgId, made())
  const other = world.another().worker({ sweepEveryMs: 5 })
  other.start()
  await until(() => expect(receivers.at(url)).toHaveLength(1))
  await other.stop()
})
