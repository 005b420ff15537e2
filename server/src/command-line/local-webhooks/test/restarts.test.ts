import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { serverProcess } from '../../../../test/crashes/server-process.ts'
import { patience } from '../../../../test/world/patience.ts'
import { startWorld } from '../../../../test/world/world.ts'
import { ask, ServiceUnreachable } from '../service.ts'
import { listening } from './listening.ts'
import { localReceiver } from './local-receiver.ts'

const world = await startWorld()
const key = world.meri.serviceKey
await world.app.close()
const folder = await mkdtemp(join(tmpdir(), 'konttori-listen-'))
const server = await serverProcess(world.database.connection, folder)
afterAll(async () => {
  await server.kill()
  await rm(folder, { recursive: true, force: true })
})

/** Records a sample, again and again until the service says that it did. What a kill cut off may be recorded all the same. */
async function trigger(): Promise<void> {
  for (;;) {
    const made = await ask({ url: server.url, key }, '/v1/sandbox/events', {
      method: 'POST',
      body: { event: 'workday.approved' },
    }).catch(error => error)
    if (!(made instanceof ServiceUnreachable))
      return expect(made).toMatchObject({ body: { payload: { sample: true } } })
    await delay(10)
  }
}

it('a service that is killed and stopped while it is listened to loses no event and sends none twice', async () => {
  await server.start()
  const receiver = await localReceiver()
  const command = listening({ url: server.url, key, 'forward-to': receiver.url })
  await command.begun
  const position = await ask({ url: server.url, key }, '/v1/integration-events?from=end')
  const { nextCursor } = (position.body as { pageInfo: { nextCursor: string } }).pageInfo
  const told = (kind: string) => command.notices.filter(notice => notice.kind === kind).length
  for (const [times, end] of [server.kill, server.stop].entries()) {
    const ending = end()
    const triggered = Promise.all(Array.from({ length: 5 }, trigger))
    await ending
    await vi.waitUntil(() => told('away') > times, patience)
    await server.start()
    await triggered
    await vi.waitUntil(() => told('back') > times, patience)
  }
  await trigger()
  const log = await ask({ url: server.url, key }, `/v1/integration-events?limit=100&cursor=${nextCursor}`)
  const logged = (log.body as { items: { id: string }[] }).items.map(({ id }) => id)
  await vi.waitUntil(() => receiver.heard.length >= logged.length, patience)
  expect(logged.length).toBeGreaterThanOrEqual(11)
  expect(receiver.events.map(({ integrationEventId }) => integrationEventId)).toEqual(logged)
  expect([told('away'), told('back')]).toEqual([2, 2])
  expect(command.notices.find(({ kind }) => kind === 'away').reason).toContain(server.url)
})
