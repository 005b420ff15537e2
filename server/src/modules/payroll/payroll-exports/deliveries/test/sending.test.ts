import { createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { patience } from '../../../../../../test/world/patience.ts'
import { advanceClock } from '../../../../../platform/data/organisation-clock.ts'
import { clockAdvanced } from '../../port.ts'
import { saveTarget } from '../../targets/store.ts'
import { target } from '../../test/examples.ts'
import { startSending } from './sending-world.ts'

const { batchOf, deliveryOf, eventsOf, inTransaction, receiver, send, test, waiting, worker } =
  await startSending()

describe('a document is sent', () => {
  it('as it was made, signed as webhooks are, and delivers the batch', async () => {
    const { deliveryId, batchId, targetId, secret, content } = await waiting()
    await send()
    const [received] = receiver.received
    expect(receiver.received).toHaveLength(1)
    expect(received).toMatchObject({
      url: 'https://payroll.example.com/hours',
      body: Buffer.from(content),
      deadlineMs: 10_000,
      headers: { 'content-type': 'application/json', 'x-service-delivery': deliveryId },
    })
    const [, time, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(received?.headers['x-service-signature'] ?? '') ?? []
    expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${content}`).digest('hex'))
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(300)

    const delivery = await deliveryOf(deliveryId)
    expect(delivery).toMatchObject({
      state: 'delivered',
      nextAttemptAt: null,
      attempts: [{ responseStatus: 204, errorCode: null }],
    })
    expect(await batchOf(batchId)).toMatchObject({ state: 'delivered', deliveredAt: delivery.deliveredAt })
    expect(await eventsOf()).toEqual([
      {
        event: 'export_batch.delivered',
        payload: { batchId, targetId, deliveryId, transport: 'https', deliveredAt: delivery.deliveredAt },
      },
    ])
  })

  it('five times, further and further apart, and then the delivery has failed', async () => {
    const { deliveryId, batchId, targetId } = await waiting()
    receiver.react(500)
    let passed = 0
    await send()
    for (const [index, seconds] of [30, 60, 120, 240].entries()) {
      await send(passed + seconds - 5)
      expect(receiver.received).toHaveLength(index + 1)
      passed += seconds + 1
      await send(passed)
      expect(receiver.received).toHaveLength(index + 2)
    }
    const delivery = await deliveryOf(deliveryId)
    expect(delivery).toMatchObject({ state: 'failed', nextAttemptAt: null, deliveredAt: null })
    expect(delivery.attempts).toHaveLength(5)
    expect(new Set(receiver.received.map(({ body }) => String(body))).size).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['x-service-delivery']))).toEqual(
      new Set([deliveryId]),
    )
    expect(await batchOf(batchId)).toMatchObject({ state: 'delivery_failed', deliveredAt: null })
    expect(await eventsOf()).toEqual([
      {
        event: 'export_batch.delivery_failed',
        payload: { batchId, targetId, deliveryId, transport: 'https', failedAt: delivery.failedAt },
      },
    ])
  })

  it.each(['timeout', 'address_not_public', 'response_too_large'] as const)(
    'again after “%s”',
    async code => {
      const { deliveryId } = await waiting()
      receiver.react(code)
      await send()
      expect(await deliveryOf(deliveryId)).toMatchObject({
        state: 'delivering',
        attempts: [{ errorCode: code }],
      })
    },
  )

  it('without counting what never left us', async () => {
    const { deliveryId } = await waiting()
    receiver.react('destination_busy')
    await send()
    expect(await deliveryOf(deliveryId)).toMatchObject({ state: 'delivering', attempts: [] })
  })

  it('no more once its target is out of use', async () => {
    const { deliveryId, targetId } = await waiting()
    await inTransaction(async tx =>
      saveTarget(tx, target({ id: targetId, active: false, updatedAt: tx.now })),
    )
    await send()
    expect(receiver.received).toHaveLength(0)
    expect(await deliveryOf(deliveryId)).toMatchObject({
      state: 'failed',
      attempts: [{ errorCode: 'target_inactive', responseStatus: null }],
    })
  })

  it('at once when the clock of a sandbox has been moved past its time', async () => {
    await waiting()
    receiver.react(503)
    await send()
    await inTransaction(async tx => {
      await advanceClock(tx, 31_000)
      clockAdvanced(test, tx)
    })
    const one = worker()
    await one.sweep()
    await one.settled()
    expect(receiver.received).toHaveLength(2)
  })
})

describe('workers', () => {
  it('find by themselves what waits', async () => {
    await waiting()
    const one = worker({ sweepEveryMs: 5 })
    one.start()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience)
    await one.stop()
  })

  it('of several processes send a document once', async () => {
    for (let count = 0; count < 6; count++) await waiting()
    const others = [worker(), worker({}, test.another()), worker({}, test.another())]
    await Promise.all(others.map(each => each.sweep()))
    await Promise.all(others.map(each => each.settled()))
    expect(receiver.received).toHaveLength(6)
  })

  it('take up what a process left behind, as an attempt of which nobody knows the end', async () => {
    const { deliveryId, batchId } = await waiting()
    let answer: (status: number) => void = () => {}
    receiver.react(new Promise<number>(resolve => (answer = resolve)))
    const hung = worker()
    await hung.sweep()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience)

    receiver.react(204)
    const before = worker({ clock: () => Date.now() + 30_000 }, test.another())
    await before.sweep()
    await before.settled()
    expect(receiver.received).toHaveLength(1)
    const next = worker({ clock: () => Date.now() + 61_000 }, test.another())
    await next.sweep()
    await next.settled()
    expect(receiver.received).toHaveLength(2)
    const delivered = await deliveryOf(deliveryId)
    expect(delivered).toMatchObject({
      state: 'delivered',
      attempts: [
        { errorCode: 'interrupted', responseStatus: null, durationMs: null },
        { responseStatus: 204 },
      ],
    })

    // The process was not dead but slow: what it has to say comes too late, and changes nothing.
    answer(500)
    await hung.settled()
    expect(await deliveryOf(deliveryId)).toEqual(delivered)
    expect(await batchOf(batchId)).toMatchObject({ state: 'delivered' })
    expect(await eventsOf()).toHaveLength(1)
  })

  it('that stop finish what they have begun', async () => {
    const { deliveryId } = await waiting()
    let answer: (status: number) => void = () => {}
    receiver.react(new Promise<number>(resolve => (answer = resolve)))
    const one = worker({ sweepEveryMs: 3_600_000 })
    one.start()
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience)
    const stopped = one.stop()
    answer(200)
    await stopped
    expect(await deliveryOf(deliveryId)).toMatchObject({ state: 'delivered' })
  })
})
