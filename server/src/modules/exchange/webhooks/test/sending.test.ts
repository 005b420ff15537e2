import { describe, expect, test, vi } from 'vitest'
import { deliveryIds, gate, later, startScene, until } from './scene.ts'
import { made } from './world.ts'

const scene = await startScene()
const { world, receivers, webhook, deliveriesOf } = scene

describe('a running worker', () => {
  test('sends as soon as the fact is committed, without a sweep', async () => {
    const { url } = await webhook()
    const worker = world.worker({ sweepEveryMs: 3_600_000 })
    worker.start()
    // The first sweep, at start, finds nothing of this organisation.
    await world.announce(scene.orgId, made())
    await until(() => expect(receivers.at(url)).toHaveLength(1))
    await worker.stop()
  })

  test('takes no write lock of an organisation that has nothing to send', async () => {
    await webhook()
    const other = await world.organisation()
    const worker = world.worker({ sweepEveryMs: 3_600_000 })
    const run = vi.spyOn(world.services.transactions, 'run')
    worker.start()
    await world.announce(other, made())
    await world.announce(scene.orgId, { ...made(), event: 'thing.gone' })
    await worker.settled()
    const transactions = run.mock.calls.filter(([request]) => [scene.orgId, other].includes(request.orgId))
    run.mockRestore()
    await worker.stop()
    expect(transactions.map(([request]) => request.operation)).toEqual(['things.make', 'things.make'])
  })

  test('finds by itself what another process committed, though nobody was woken', async () => {
    const { url } = await webhook()
    await world.announce(scene.orgId, made())
    const worker = world.another().worker({ sweepEveryMs: 5 })
    worker.start()
    await until(() => expect(receivers.at(url)).toHaveLength(1))
    await worker.stop()
  })

  test('finds a retry by itself when its time has come, and no sooner', async () => {
    const { url } = await webhook()
    receivers.react(500)
    const first = world.worker()
    await world.announce(scene.orgId, made())
    await first.sweep()
    await first.settled()
    // Time passes for everyone alike: the database's clock, and that of the process that sweeps.
    const passed = async (seconds: number) => {
      await world.test.owner(
        'update organisation_clocks set sandbox_offset = make_interval(secs => $2) where org_id = $1',
        [scene.orgId, seconds],
      )
      const worker = world.worker({ clock: later(seconds) })
      await worker.sweep()
      await worker.settled()
      return receivers.at(url).length
    }
    expect(await passed(25)).toBe(1)
    expect(await passed(31)).toBe(2)
  })

  test('that stops sends what it has begun, logs it, and begins nothing more', async () => {
    const { id, url } = await webhook()
    const answer = gate<number>()
    receivers.react(() => answer.opened)
    const worker = world.worker({ sweepEveryMs: 3_600_000 })
    worker.start()
    await world.announce(scene.orgId, made())
    await until(() => expect(receivers.at(url)).toHaveLength(1))
    const stopped = worker.stop()
    await world.announce(scene.orgId, made())
    answer.open(200)
    await stopped
    expect(await scene.statusesOf(id)).toEqual(['pending', 'delivered'])
    expect(receivers.at(url)).toHaveLength(1)
  })
})

describe('several workers', () => {
  test('send every delivery once', async () => {
    const hooks = [await webhook(), await webhook(), await webhook()]
    const processes = [world, world.another(), world.another()]
    const workers = processes.map(process => process.worker({ sweepEveryMs: 1 }))
    for (const worker of workers) worker.start()
    for (let round = 0; round < 10; round++) await world.announce(scene.orgId, made(), made(), made(), made())
    await until(() => {
      for (const { url } of hooks) expect(receivers.at(url).length).toBeGreaterThanOrEqual(40)
    })
    await Promise.all(workers.map(worker => worker.stop()))
    const ids = deliveryIds(hooks.flatMap(({ url }) => receivers.at(url)))
    expect(ids).toHaveLength(120)
    expect(new Set(ids).size).toBe(120)
  })

  test('that claim at the same instant never claim the same', async () => {
    await webhook()
    await world.announce(scene.orgId, ...Array.from({ length: 20 }, () => made()))
    const claims = await Promise.all(
      Array.from({ length: 4 }, () => scene.claim({ steady: 8, struggling: 8 }, world.another())),
    )
    const ids = claims.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(20)
  })
})

test('a webhook deleted while an attempt is under way is sent nothing more, and nothing fails', async () => {
  const { id, url } = await webhook()
  const answer = gate<number>()
  receivers.react(() => answer.opened)
  const worker = world.worker()
  await world.announce(scene.orgId, made())
  await worker.sweep()
  await until(() => expect(receivers.at(url)).toHaveLength(1))
  await scene.ask('DELETE', `/v1/webhooks/${id}`)
  answer.open(500)
  await worker.settled()
  await world.advance(scene.orgId, 600)
  await worker.sweep()
  await worker.settled()
  expect(receivers.at(url)).toHaveLength(1)
})

test('a database that is away for a while costs no delivery and no log line', async () => {
  const { id, url } = await webhook()
  const answer = gate<number>()
  receivers.react(() => answer.opened)
  const process = world.another()
  const worker = process.worker()
  await world.announce(scene.orgId, made())
  await worker.sweep()
  await until(() => expect(receivers.at(url)).toHaveLength(1))
  const run = vi.spyOn(process.services.transactions, 'run').mockRejectedValueOnce(new Error('away'))
  answer.open(200)
  await until(async () => expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]))
  run.mockRestore()
  expect(receivers.at(url)).toHaveLength(1)
})

test('a secret that cannot be opened keeps its own webhook’s deliveries back, says so, and holds up no other', async () => {
  const [broken, other] = [await webhook(), await webhook()]
  await world.test.owner(
    'update webhook_secrets set sealed = (select sealed from webhook_secrets where webhook_id = $2) where webhook_id = $1',
    [broken.id, other.id],
  )
  const said = vi.spyOn(world.services.log, 'error')
  await world.announce(scene.orgId, made(), made())
  const worker = world.worker()
  await worker.sweep()
  await worker.settled()
  const lines = said.mock.calls.map(([event, , fields]) => ({ event, fields }))
  said.mockRestore()

  const unreadable = {
    status: 'retrying',
    attempts: [{ responseStatus: null, errorCode: 'secret_unreadable' }],
  }
  expect(await deliveriesOf(broken.id)).toMatchObject([unreadable, unreadable])
  expect(receivers.at(broken.url)).toHaveLength(0)
  expect(receivers.at(other.url)).toHaveLength(2)
  const line = {
    event: 'webhook secret cannot be opened',
    fields: { orgId: scene.orgId, webhookId: broken.id },
  }
  expect(lines).toEqual([line])
})
