import { describe, expect, test } from 'vitest'
import { gate, startScene, until } from './scene.ts'
import { type Ask, made } from './world.ts'

const scene = await startScene()
const { world, receivers, webhook } = scene

describe('a receiver that does not answer', () => {
  async function tarpit(asking: Ask = scene.ask) {
    const hook = await webhook(asking)
    const answer = gate<number>()
    receivers.react(({ url }) => (url === hook.url ? answer.opened : 204))
    return { ...hook, answer }
  }

  test('does not delay the other webhooks of its organisation', async () => {
    const trap = await tarpit()
    const good = await webhook()
    const worker = world.worker({ perWebhook: 2 })
    for (let round = 0; round < 5; round++)
      await world.announce(scene.orgId, ...Array.from({ length: 20 }, () => made()))
    await worker.sweep()
    await until(() => expect(receivers.at(good.url)).toHaveLength(100))
    // Only as many attempts of one webhook are under way as it may have, however many wait.
    expect(receivers.at(trap.url)).toHaveLength(2)
    trap.answer.open(204)
    await worker.settled()
    expect(receivers.at(trap.url)).toHaveLength(100)
  })

  test('does not delay other organisations, even where it fills all the room of struggling receivers', async () => {
    const traps = []
    for (let count = 0; count < 3; count++) traps.push(await webhook())
    const answer = gate<number>()
    const trapped = new Set(traps.map(({ url }) => url))
    receivers.react(({ url }) => (trapped.has(url) ? answer.opened : 204))
    await world.test.owner('update webhooks set consecutive_failures = 9 where org_id = $1', [scene.orgId])
    const other = await world.organisation()
    const good = await webhook(world.as(other))
    const held = () => receivers.received.filter(({ url }) => trapped.has(url))
    const worker = world.worker({ attempts: 4, struggling: 4, perOrganisation: 12 })
    await world.announce(scene.orgId, ...Array.from({ length: 10 }, () => made()))
    await worker.sweep()
    await until(() => expect(held()).toHaveLength(4))
    await world.announce(other, ...Array.from({ length: 10 }, () => made()))
    await worker.sweep()
    await until(() => expect(receivers.at(good.url)).toHaveLength(10))
    expect(held()).toHaveLength(4)
    answer.open(204)
    await worker.settled()
    expect(held()).toHaveLength(30)
  })

  test('counts as struggling after two failures and takes no room from those that answer', async () => {
    const bad = await webhook()
    await webhook()
    await world.test.owner('update webhooks set consecutive_failures = 2 where org_id = $1 and id = $2', [
      scene.orgId,
      bad.id,
    ])
    await world.announce(scene.orgId, ...Array.from({ length: 6 }, () => made()))
    const claimed = await scene.claim({ steady: 4, struggling: 1 })
    expect(claimed.filter(({ struggling }) => struggling)).toHaveLength(1)
    expect(claimed).toHaveLength(5)
  })
})

test('an organisation shares its room evenly among its webhooks', async () => {
  const hooks = [await webhook(), await webhook(), await webhook()]
  await scene.ask('POST', `/v1/webhooks/${hooks[1]?.id}/pause`)
  await world.announce(scene.orgId, ...Array.from({ length: 30 }, () => made()))
  await scene.ask('POST', `/v1/webhooks/${hooks[1]?.id}/resume`)
  await world.announce(scene.orgId, ...Array.from({ length: 3 }, () => made()))
  const claimed = await scene.claim({ steady: 9, struggling: 0 })
  const perWebhook = hooks.map(({ id }) => claimed.filter(({ webhookId }) => webhookId === id).length)
  expect(perWebhook).toEqual([3, 3, 3])
})

test.each(['pause', 'delete'])('%s: what still waits for a slow receiver is not sent', async step => {
  const { id, url } = await webhook()
  const answer = gate<number>()
  receivers.react(() => answer.opened)
  const worker = world.worker({ perWebhook: 2 })
  await world.announce(scene.orgId, ...Array.from({ length: 5 }, () => made()))
  await worker.sweep()
  await until(() => expect(receivers.at(url)).toHaveLength(2))
  if (step === 'pause') await scene.ask('POST', `/v1/webhooks/${id}/pause`)
  else await scene.ask('DELETE', `/v1/webhooks/${id}`)
  answer.open(204)
  await worker.settled()
  expect(receivers.at(url)).toHaveLength(2)
  if (step === 'delete') return

  expect(await scene.statusesOf(id)).toEqual(['pending', 'pending', 'pending', 'delivered', 'delivered'])
  await scene.ask('POST', `/v1/webhooks/${id}/resume`)
  await worker.sweep()
  await worker.settled()
  expect(await scene.statusesOf(id)).toEqual(Array.from({ length: 5 }, () => 'delivered'))
})
