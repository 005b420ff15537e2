import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { WebhookSettings } from '../sending/outbox.ts'
import { Receivers } from './receivers.ts'
import { gate, later, startScene, until } from './scene.ts'
import { made } from './world.ts'

const scene = await startScene()
const { world, receivers, webhook, deliveriesOf } = scene

describe('a process that dies in the middle', () => {
  /** One that has begun so many attempts of a webhook and never ends them, unless a test lets it. */
  async function hanging(url: string, attempts = 1, settings: Partial<WebhookSettings> = {}) {
    const under = new Receivers()
    const answer = gate<number>()
    under.react(() => answer.opened)
    const worker = world.another(under).worker(settings)
    await worker.sweep()
    await until(() => expect(under.at(url)).toHaveLength(attempts))
    const comesBack = async (status: number) => {
      answer.open(status)
      await worker.settled()
    }
    return { comesBack }
  }

  /** Another process, so many seconds later. */
  async function sweptAfter(seconds: number) {
    const worker = world.another().worker({ clock: later(seconds) })
    await worker.sweep()
    await worker.settled()
  }

  test('leaves a delivery that another takes up when the lease has ended, and no sooner', async () => {
    const { id, url } = await webhook()
    await world.announce(scene.orgId, made())
    const dying = await hanging(url)

    await sweptAfter(20)
    expect(receivers.at(url)).toHaveLength(0)

    await sweptAfter(61)
    expect(receivers.at(url)).toHaveLength(1)
    const taken = [{ errorCode: 'interrupted', responseStatus: null, durationMs: null }, { errorCode: null }]
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered', attempts: taken }])

    // The one that was thought dead comes back: its outcome is no longer of interest.
    await dying.comesBack(500)
    const [delivery] = await deliveriesOf(id)
    expect(delivery).toMatchObject({ status: 'delivered', attempts: taken })
    expect(delivery.attempts).toHaveLength(2)
  })

  test('has sent nothing of what still waited, and its log says so', async () => {
    const { id, url } = await webhook()
    await world.announce(scene.orgId, ...Array.from({ length: 4 }, () => made()))
    const dying = await hanging(url, 2, { perWebhook: 2 })

    await sweptAfter(61)
    const attempts = (await deliveriesOf(id))
      .toReversed()
      .map((delivery: { attempts: { errorCode: string | null }[] }) =>
        delivery.attempts.map(({ errorCode }) => errorCode),
      )
    expect(attempts).toEqual([['interrupted', null], ['interrupted', null], [null], [null]])
    await dying.comesBack(204)
    expect(receivers.at(url)).toHaveLength(4)
  })

  test('is taken up as soon as it is missed, without waiting for its lease', async () => {
    const { url } = await webhook()
    await world.announce(scene.orgId, made())
    const dying = await hanging(url)
    const unseenFor = (seconds: number) =>
      world.test.owner(
        `update directory.processes set seen_at = clock_timestamp() - make_interval(secs => $2)
         where id = (select lease_holder from webhook_deliveries where org_id = $1 and lease_id is not null)`,
        [scene.orgId, seconds],
      )
    const other = world.another().worker()
    const sent = async () => {
      await other.sweep()
      await other.settled()
      return receivers.at(url).length
    }
    expect(await sent()).toBe(0)
    await unseenFor(10)
    expect(await sent()).toBe(0)
    await unseenFor(16)
    expect(await sent()).toBe(1)
    await dying.comesBack(204)
  })

  test('by kill -9 while it sends has forgotten nothing', async () => {
    const { id, url } = await webhook()
    await world.announce(scene.orgId, made(), made())
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

    await sweptAfter(61)
    expect(receivers.at(url)).toHaveLength(2)
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered' }, { status: 'delivered' }])
  })

  test('five times over leaves a dead letter, so that a delivery that kills its sender ends', async () => {
    const { id, url } = await webhook()
    await world.announce(scene.orgId, made())
    const processes = []
    for (let death = 0; death < 5; death++)
      processes.push(await hanging(url, 1, { clock: later(61 * death) }))
    await sweptAfter(61 * 5)
    const [delivery] = await deliveriesOf(id)
    expect(delivery.status).toBe('dead_letter')
    expect(delivery.attempts.map(({ errorCode }: { errorCode: string }) => errorCode)).toEqual(
      Array.from({ length: 5 }, () => 'interrupted'),
    )
    for (const process of processes) await process.comesBack(204)
  })
})
