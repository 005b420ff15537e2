import { beforeEach, expect } from 'vitest'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { Receivers } from './receivers.ts'
import { type Ask, made, startWorld } from './world.ts'

/** Webhooks of an organisation of each test’s own, and receivers that acknowledge until a test says otherwise. */
export async function startSending() {
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
    const { body } = await ask('POST', '/v1/webhooks', { url, events })
    return { url, id: body.id as string, secret: body.secret as string }
  }

  async function send() {
    const worker = world.worker()
    await worker.sweep()
    await worker.settled()
  }

  const deliveriesOf = async (id: string) => (await ask('GET', `/v1/webhooks/${id}/deliveries`)).body.items
  const statusesOf = async (id: string) =>
    (await deliveriesOf(id)).map((one: { redelivery: number; status: string }) => [
      one.redelivery,
      one.status,
    ])

  /** A delivery of the webhook that has used up its attempts. */
  async function deadLetter(id: string) {
    receivers.react(500)
    await world.announce(orgId, made())
    for (const wait of [0, 30, 60, 120, 240]) {
      await world.advance(orgId, wait)
      await send()
    }
    receivers.react(204)
    receivers.received.length = 0
    const [delivery] = await deliveriesOf(id)
    expect(delivery.status).toBe('dead_letter')
    return delivery
  }

  return {
    receivers,
    world,
    get orgId() {
      return orgId
    },
    get ask() {
      return ask
    },
    next,
    webhook,
    send,
    deliveriesOf,
    statusesOf,
    deadLetter,
  }
}
