import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { systemActor } from '../../../platform/audit/audit-trail.ts'
import type { OutboundHttps } from '../../../platform/gateways/outbound-https/outbound-https.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { claim, type Room } from '../sending/leases.ts'
import { Receivers, type Received } from './receivers.ts'
import { type Ask, made, startWorld } from './world.ts'

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

async function webhook(asking: Ask = ask) {
  const url = `https://r${++next}.example.com/`
  const { body } = await asking('POST', '/v1/webhooks', { url, events: ['thing.made'] })
  return { url, id: body.id as string }
}

const deliveriesOf = async (id: string, asking: Ask = ask) =>
  (await asking('GET', `/v1/webhooks/${id}/deliveries`)).body.items

/** Real time, some seconds on. */
const later = (seconds: number) => () => Date.now() + seconds * 1000

/** Waits for an expectation to hold; the bound only ends a test that would never get there. */
const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 30_000, interval: 5 })

/** Something that happens when the test says so. */
function gate<T>() {
  let open: (value: T) => void = () => {}
  const opened = new Promise<T>(resolve => {
    open = resolve
  })
  return { opened, open: (value: T) => open(value) }
}

const deliveryIds = (received: readonly Received[]) =>
  received.map(({ headers }) => headers['x-service-delivery'])

describe('a running worker', () => {
  test('sends as soon as the fact is committed, without a sweep', async () => {
    const { url } = await webhook()
    const worker = world.worker({ sweepEveryMs: 3_600_000 })
    worker.start()
    // The first sweep, at start, finds nothing of this organisation.
    await world.announce(orgId, made())
    await until(() => expect(receivers.at(url)).toHaveLength(1))
    await worker.stop()
  })

  test('takes no turn of an organisation that has nothing to send', async () => {
    await webhook()
    const other = await world.organisation()
    const worker = world.worker({ sweepEveryMs: 3_600_000 })
    const run = vi.spyOn(world.services.turns, 'run')
    worker.start()
    await world.announce(other, made())
    await world.announce(orgId, { ...made(), event: 'thing.gone' })
    await worker.settled()
    const turns = run.mock.calls.filter(([request]) => [orgId, other].includes(request.orgId))
    run.mockRestore()
    await worker.stop()
    expect(turns.map(([request]) => request.operation)).toEqual(['things.make', 'things.make'])
  })

  test('finds by itself what another process committed and nobody rang for', async () => {
    const { url } = await webhook()
    await world.announce(orgId, made())
    const worker = world.another().worker({ sweepEveryMs: 5 })
    worker.start()
    await until(() => expect(receivers.at(url)).toHaveLength(1))
    await worker.stop()
  })

  test('finds a retry by itself when its time has come, and no sooner', async () => {
    const { url } = await webhook()
    receivers.react(500)
    const first = world.worker()
    await world.announce(orgId, made())
    await first.sweep()
    await first.settled()
    // Time passes for everyone alike: the database's clock, and that of the process that sweeps.
    const passed = async (seconds: number) => {
      await world.test.owner(
        'update organisation_clocks set sandbox_offset = make_interval(secs => $2) where org_id = $1',
        [orgId, seconds],
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
    await world.announce(orgId, made())
    await until(() => expect(receivers.at(url)).toHaveLength(1))
    const stopped = worker.stop()
    await world.announce(orgId, made())
    answer.open(200)
    await stopped
    expect((await deliveriesOf(id)).map(({ status }: { status: string }) => status)).toEqual([
      'pending',
      'delivered',
    ])
    expect(receivers.at(url)).toHaveLength(1)
  })
})

describe('several workers', () => {
  test('send every delivery once', async () => {
    const hooks = [await webhook(), await webhook(), await webhook()]
    const processes = [world, world.another(), world.another()]
    const workers = processes.map(process => process.worker({ sweepEveryMs: 1 }))
    for (const worker of workers) worker.start()
    for (let turn = 0; turn < 10; turn++) await world.announce(orgId, made(), made(), made(), made())
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
    await world.announce(orgId, ...Array.from({ length: 20 }, () => made()))
    const room: Room = { steady: 8, struggling: 8, perWebhook: 100, perOrganisation: 1000, atOnce: 2 }
    const claims = await Promise.all(
      Array.from({ length: 4 }, () => {
        const lease = { holder: newId(), endsMs: Date.now() + 60_000 }
        const { services } = world.another()
        const request = { orgId, actor: systemActor, operation: 'webhooks.deliver', requestId: newId() }
        return services.turns.run(request, turn =>
          claim(turn, lease, room, { underWay: [], begun: new Set() }),
        )
      }),
    )
    const ids = claims.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(20)
  })
})

describe('a process that dies in the middle', () => {
  const hanging = () => {
    const under = new Receivers()
    const answer = gate<number>()
    under.react(() => answer.opened)
    return { under, answer }
  }

  test('leaves a delivery that another takes up when the lease has ended, and no sooner', async () => {
    const { id, url } = await webhook()
    await world.announce(orgId, made())
    const { under, answer } = hanging()
    const dying = world.another(under).worker()
    await dying.sweep()
    await until(() => expect(under.at(url)).toHaveLength(1))

    const soon = world.another().worker({ clock: later(20) })
    await soon.sweep()
    await soon.settled()
    expect(receivers.at(url)).toHaveLength(0)

    const after = world.another().worker({ clock: later(61) })
    await after.sweep()
    await after.settled()
    expect(receivers.at(url)).toHaveLength(1)
    const taken = [{ errorCode: 'interrupted', responseStatus: null, durationMs: null }, { errorCode: null }]
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered', attempts: taken }])

    // The one that was thought dead comes back: its outcome is no longer of interest.
    answer.open(500)
    await dying.settled()
    const [delivery] = await deliveriesOf(id)
    expect(delivery).toMatchObject({ status: 'delivered', attempts: taken })
    expect(delivery.attempts).toHaveLength(2)
  })

  test('has sent nothing of what still waited, and its log says so', async () => {
    const { id, url } = await webhook()
    await world.announce(orgId, ...Array.from({ length: 4 }, () => made()))
    const { under, answer } = hanging()
    const dying = world.another(under).worker()
    await dying.sweep()
    await until(() => expect(under.at(url)).toHaveLength(2))

    const after = world.another().worker({ clock: later(61) })
    await after.sweep()
    await after.settled()
    const attempts = (await deliveriesOf(id))
      .toReversed()
      .map((delivery: { attempts: { errorCode: string | null }[] }) =>
        delivery.attempts.map(({ errorCode }) => errorCode),
      )
    expect(attempts).toEqual([['interrupted', null], ['interrupted', null], [null], [null]])
    answer.open(204)
    await dying.settled()
    expect(receivers.at(url)).toHaveLength(4)
  })

  test('is taken up as soon as it is missed, without waiting for its lease', async () => {
    const { url } = await webhook()
    await world.announce(orgId, made())
    const { under, answer } = hanging()
    const dying = world.another(under).worker()
    await dying.sweep()
    await until(() => expect(under.at(url)).toHaveLength(1))
    const unseenFor = (seconds: number) =>
      world.test.owner(
        `update directory.delivery_processes set seen_at = clock_timestamp() - make_interval(secs => $2)
         where id = (select holder from webhook_leases where org_id = $1 and delivery_ids <> '{}')`,
        [orgId, seconds],
      )
    const other = world.another().worker()
    const sent = async () => {
      await other.sweep()
      await other.settled()
      return receivers.at(url).length
    }
    expect(await sent()).toBe(0)
    await unseenFor(3)
    expect(await sent()).toBe(0)
    await unseenFor(6)
    expect(await sent()).toBe(1)
    answer.open(204)
    await dying.settled()
  })

  test('by kill -9 while it sends has forgotten nothing', async () => {
    const { id, url } = await webhook()
    await world.announce(orgId, made(), made())
    const child = spawn(process.execPath, [join(import.meta.dirname, 'dying-worker.ts')], {
      env: { ...process.env, KONTTORI_TEST_CONNECTION: JSON.stringify(world.test.connection) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const exited = once(child, 'exit')
    let said = ''
    for await (const chunk of child.stdout) {
      said += String(chunk)
      if (said.split(`sending to ${url}`).length > 2) break
    }
    child.kill('SIGKILL')
    await exited

    const after = world.worker({ clock: later(61) })
    await after.sweep()
    await after.settled()
    expect(receivers.at(url)).toHaveLength(2)
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }])
  })

  test('five times over leaves a dead letter, so that a delivery that kills its sender ends', async () => {
    const { id, url } = await webhook()
    await world.announce(orgId, made())
    const answers = []
    for (let death = 0; death < 6; death++) {
      const { under, answer } = hanging()
      const worker = world.another(under).worker({ clock: later(61 * death) })
      await worker.sweep()
      if (death < 5) await until(() => expect(under.at(url)).toHaveLength(1))
      else await worker.settled()
      answers.push(answer)
    }
    const [delivery] = await deliveriesOf(id)
    expect(delivery.status).toBe('dead_letter')
    expect(delivery.attempts.map(({ errorCode }: { errorCode: string }) => errorCode)).toEqual(
      Array.from({ length: 5 }, () => 'interrupted'),
    )
    for (const answer of answers) answer.open(204)
  })
})

describe('a receiver that does not answer', () => {
  async function tarpit(asking: Ask = ask) {
    const hook = await webhook(asking)
    const answer = gate<number>()
    receivers.react(({ url }) => (url === hook.url ? answer.opened : 204))
    return { ...hook, answer }
  }

  test('does not delay the other webhooks of its organisation', async () => {
    const trap = await tarpit()
    const good = await webhook()
    const worker = world.worker()
    for (let turn = 0; turn < 5; turn++)
      await world.announce(orgId, ...Array.from({ length: 20 }, () => made()))
    await worker.sweep()
    await until(() => expect(receivers.at(good.url)).toHaveLength(100))
    // Only as many attempts of one webhook are under way as of any that has not answered yet, however many wait.
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
    await world.test.owner('update webhook_endpoints set consecutive_failures = 9 where org_id = $1', [orgId])
    const other = await world.organisation()
    const good = await webhook(world.as(other))
    const held = () => receivers.received.filter(({ url }) => trapped.has(url))
    const worker = world.worker({ perShare: 4, perOrganisation: 12, perWebhook: 4 })
    await world.announce(orgId, ...Array.from({ length: 10 }, () => made()))
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
    await world.test.owner(
      'update webhook_endpoints set consecutive_failures = 2 where org_id = $1 and id = $2',
      [orgId, bad.id],
    )
    await world.announce(orgId, ...Array.from({ length: 6 }, () => made()))
    const request = { orgId, actor: systemActor, operation: 'webhooks.deliver', requestId: newId() }
    const claimed = await world.services.turns.run(request, turn =>
      claim(
        turn,
        { holder: newId(), endsMs: Date.now() + 60_000 },
        { steady: 4, struggling: 1, perWebhook: 100, perOrganisation: 1000, atOnce: 2 },
        { underWay: [], begun: new Set() },
      ),
    )
    expect(claimed.filter(({ struggling }) => struggling)).toHaveLength(1)
    expect(claimed).toHaveLength(5)
  })
})

test('an organisation shares its room evenly among its webhooks', async () => {
  const hooks = [await webhook(), await webhook(), await webhook()]
  await ask('POST', `/v1/webhooks/${hooks[1]?.id}/pause`)
  await world.announce(orgId, ...Array.from({ length: 30 }, () => made()))
  await ask('POST', `/v1/webhooks/${hooks[1]?.id}/resume`)
  await world.announce(orgId, ...Array.from({ length: 3 }, () => made()))
  const request = { orgId, actor: systemActor, operation: 'webhooks.deliver', requestId: newId() }
  const claimed = await world.services.turns.run(request, turn =>
    claim(
      turn,
      { holder: newId(), endsMs: Date.now() + 60_000 },
      { steady: 9, struggling: 0, perWebhook: 100, perOrganisation: 1000, atOnce: 2 },
      { underWay: [], begun: new Set() },
    ),
  )
  const perWebhook = hooks.map(({ id }) => claimed.filter(({ endpointId }) => endpointId === id).length)
  expect(perWebhook).toEqual([3, 3, 3])
})

test.each(['pause', 'delete'])('%s: what still waits for a slow receiver is not sent', async step => {
  const { id, url } = await webhook()
  const answer = gate<number>()
  receivers.react(() => answer.opened)
  const worker = world.worker({ currentForMs: 0 })
  await world.announce(orgId, ...Array.from({ length: 5 }, () => made()))
  await worker.sweep()
  await until(() => expect(receivers.at(url)).toHaveLength(2))
  if (step === 'pause') await ask('POST', `/v1/webhooks/${id}/pause`)
  else await ask('DELETE', `/v1/webhooks/${id}`)
  answer.open(204)
  await worker.settled()
  expect(receivers.at(url)).toHaveLength(2)
  if (step === 'delete') return

  const statuses = async () => (await deliveriesOf(id)).map(({ status }: { status: string }) => status)
  expect(await statuses()).toEqual(['pending', 'pending', 'pending', 'delivered', 'delivered'])
  await ask('POST', `/v1/webhooks/${id}/resume`)
  await worker.sweep()
  await worker.settled()
  expect(await statuses()).toEqual(Array.from({ length: 5 }, () => 'delivered'))
})

test('a webhook deleted while an attempt is under way is sent nothing more, and nothing fails', async () => {
  const { id, url } = await webhook()
  const answer = gate<number>()
  receivers.react(() => answer.opened)
  const worker = world.worker()
  await world.announce(orgId, made())
  await worker.sweep()
  await until(() => expect(receivers.at(url)).toHaveLength(1))
  await ask('DELETE', `/v1/webhooks/${id}`)
  answer.open(500)
  await worker.settled()
  await world.advance(orgId, 600)
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
  await world.announce(orgId, made())
  await worker.sweep()
  await until(() => expect(receivers.at(url)).toHaveLength(1))
  const run = vi.spyOn(process.services.turns, 'run').mockRejectedValueOnce(new Error('away'))
  answer.open(200)
  await until(async () => expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }]))
  run.mockRestore()
  expect(receivers.at(url)).toHaveLength(1)
})

// Only its type is used: a receiver in memory stands in for the gateway.
receivers satisfies OutboundHttps
