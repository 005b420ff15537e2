import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { startWorld } from '../world/world.ts'
import { failingReceiver, random } from './failing-receiver.ts'
import { serverProcess } from './server-process.ts'

const world = await startWorld()
const { serviceKey, id: orgId } = world.meri
// The service that is killed is to be the only one that sends.
await world.app.close()

const seed = Number(process.env['KONTTORI_TEST_SEED'] ?? Date.now() % 1_000_000)
const chance = random(seed)
const receiver = await failingReceiver(seed + 1)
const folder = await mkdtemp(join(tmpdir(), 'konttori-deliveries-'))
await writeFile(join(folder, 'authority.pem'), receiver.authority)
const server = await serverProcess(world.database.connection, folder, {
  KONTTORI_WEBHOOKS_ALLOW_PRIVATE: 'on',
  NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
})
afterAll(async () => {
  await server.kill()
  await rm(folder, { recursive: true, force: true })
})

const requests = 12
const peopleInRequest = 80
const kills = 5
/** What may be claimed for one webhook; a process that is killed may have had every one of them acknowledged. */
const claimed = 16

interface Answered {
  readonly status: number
  /** Whatever the answer holds; a test says what it expects. */
  readonly body: any
}

/** Asks until it is answered; a POST carries the same key on every try. Throws when the service has ended by itself. */
async function insist(method: string, path: string, body?: unknown): Promise<Answered> {
  const key = newId()
  for (;;) {
    try {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${serviceKey}`,
          ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answered: Answered = { status: answer.status, body: await answer.json() }
      if (answer.status !== 503 && answered.body.code !== 'idempotency_key_in_flight') return answered
    } catch {
      if (typeof server.ended === 'number')
        throw new Error(`the service ended with ${server.ended}: ${server.told.slice(-2000)}`)
      // It was killed, or is starting.
    }
    await delay(10)
  }
}

async function everyLogged(event: string, since: string): Promise<{ id: string }[]> {
  const logged: { id: string }[] = []
  for (let cursor = ''; ; ) {
    const page = await insist(
      'GET',
      `/v1/integration-events?event=${event}&since=${since}&limit=100${cursor && `&cursor=${cursor}`}`,
    )
    logged.push(...page.body.items)
    if (!page.body.pageInfo.hasMore) return logged
    cursor = page.body.pageInfo.nextCursor
  }
}

it(`a service killed at random loses none of 960 events for a receiver that fails at random (seed ${seed})`, async () => {
  await server.start()
  const { body: webhook } = await insist('POST', '/v1/webhooks', {
    url: receiver.url,
    events: ['member.created'],
  })
  receiver.secret = webhook.secret
  const since: string = (await insist('GET', `/v1/webhooks/${webhook.id}`)).body.createdAt

  const makeEvents = async (): Promise<void> => {
    for (let ordinal = 0; ordinal < requests; ordinal++) {
      const rows = Array.from({ length: peopleInRequest }, (_, index) => ({
        firstNames: 'Henkilö',
        lastName: 'Sanansaattaja',
        email: `p${ordinal}-${index}@example.fi`,
        role: 'employee',
      }))
      expect(await insist('POST', '/v1/memberships/bulk', { rows })).toMatchObject({ status: 200 })
    }
  }
  const killAndStart = async (): Promise<void> => {
    for (let count = 0; count < kills; count++) {
      await delay(200 + chance() * 1500)
      await server.kill()
      await server.start()
    }
  }
  await Promise.all([makeEvents(), killAndStart()])

  // Time passes for the sandbox, so that retries are due; what has used up its attempts is asked for again.
  const logged = await everyLogged('member.created', since)
  expect(logged).toHaveLength(requests * peopleInRequest)
  const missing = () => logged.filter(({ id }) => !receiver.acknowledged.has(id))
  while (missing().length > 0) {
    await insist('POST', '/v1/sandbox/clock/advance', { minutes: 5 })
    await insist('POST', `/v1/webhooks/${webhook.id}/recover`, { since })
    await delay(250)
  }

  expect(receiver.forged).toEqual([])
  expect(Object.values(receiver.failures).every(count => count > 0)).toBe(true)

  // Nothing was made up, and every delivery is one event, with the same bytes whenever it came.
  const ids = new Set(logged.map(({ id }) => id))
  const bodies = new Map<string, string>()
  const deliveries = new Map<string, string>()
  for (const { deliveryId, integrationEventId, raw } of receiver.genuine) {
    expect(ids.has(integrationEventId ?? '')).toBe(true)
    expect(deliveries.get(integrationEventId ?? '') ?? deliveryId).toBe(deliveryId)
    expect(bodies.get(deliveryId) ?? raw).toBe(raw)
    deliveries.set(integrationEventId ?? '', deliveryId)
    bodies.set(deliveryId, raw)
  }
  expect(bodies.size).toBe(logged.length)

  // An event that was acknowledged comes again only where the service died before it could note that.
  const repeats = [...receiver.acknowledged.values()].reduce((sum, times) => sum + times - 1, 0)
  expect(repeats).toBeLessThanOrEqual(kills * claimed)
  const settled = async () =>
    world.database.owner<{ status: string; count: string }>(
      `select distinct on (id) status from webhook_deliveries where org_id = $1 order by id, redelivery desc`,
      [orgId],
    )
  await expect.poll(settled).toEqual(logged.map(() => ({ status: 'delivered' })))
})
