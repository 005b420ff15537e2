import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'
import { failingReceiver, random } from './failing-receiver.ts'
import { insistAt } from './insisting.ts'
import { expectJourneysOnce, type Journey, journeys } from './journeys.ts'
import { punchRows, queueOf, sendAll } from './offline-punches.ts'
import { serverProcess } from './server-process.ts'

/*
 * One service is killed again and again while people are hired and paid, phones send what they kept, and hundreds of events are
 * delivered. Each of these begins before the first kill, and has most of its work to do after it.
 */

const world = await startWorld()
const { members, serviceKey, id: orgId } = world.meri
const { body: clock } = await world.as('aino').get('/v1/sandbox/clock')
// The service that is killed is to be the only one that sends.
await world.app.close()

const seed = Number(process.env['KONTTORI_TEST_SEED'] ?? Date.now() % 1_000_000)
const chance = random(seed)
const receiver = await failingReceiver(seed + 1)
const folder = await mkdtemp(join(tmpdir(), 'konttori-kill-'))
await writeFile(join(folder, 'authority.pem'), receiver.authority)
const server = await serverProcess(world.database.connection, folder, {
  KONTTORI_WEBHOOKS_ALLOW_PRIVATE: 'on',
  NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
})
afterAll(async () => {
  await server.kill()
  await rm(folder, { recursive: true, force: true })
})

/** How long a server lives before it is killed, milliseconds: from before it has answered anything to some dozens of requests. */
const lives = [40, 900, 15, 450, 120, 60, 1200, 250, 30, 200 + chance() * 1500]
const requests = 12
const peopleInRequest = 80
/** What may be claimed for one webhook; a process that is killed may have had every one of them acknowledged. */
const claimed = 16

const insist = insistAt(server, serviceKey)
const phones = (['onni', 'veera', 'paavo', 'eero', 'elina'] as const).map(name => ({
  insist: insistAt(server, members[name].personalKey),
  taps: queueOf(Date.parse(clock.now), chance),
}))
const sendPunches = async () =>
  (await Promise.all(phones.map(phone => sendAll(phone.insist, phone.taps)))).flat()

async function makeEvents(): Promise<void> {
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

async function killAndStart(): Promise<void> {
  for (const life of lives) {
    await delay(life)
    await server.kill()
    await server.start()
  }
}

let webhook: { readonly id: string; readonly createdAt: string }
let hired: Journey[]
let punched: { readonly status: number }[]

beforeAll(async () => {
  await server.start()
  const { body: made } = await insist('POST', '/v1/webhooks', {
    url: receiver.url,
    events: ['member.created'],
  })
  receiver.secret = made.secret
  webhook = (await insist('GET', `/v1/webhooks/${made.id}`)).body
  ;[hired, punched] = await Promise.all([
    journeys(world, insist),
    sendPunches(),
    makeEvents(),
    killAndStart(),
  ])
})

it('a server killed again and again loses nothing it answered and does nothing twice', async () => {
  // No kill has torn the chain of the audit trail.
  expect((await insist('GET', '/v1/audit/verify')).body).toMatchObject({ ok: true, problems: [] })
  await expectJourneysOnce(world, hired)
})

it(`a service killed while it takes 500 offline punches ends in the rows of all of them (seed ${seed})`, async () => {
  expect(punched.filter(({ status }) => status !== 200)).toEqual([])
  const after = await punchRows(world)
  expect(after.punches).toHaveLength(500)
  expect(after.punches.filter(({ code }) => code !== null)).toEqual([])
  expect(after.sessions).toHaveLength(125)
  expect(after.sessions.every(({ state }) => state === 'closed')).toBe(true)
  expect(after.entries).toHaveLength(250)

  // A phone that knows of nothing sends all of it again: the same rows are there.
  expect((await sendPunches()).filter(({ status }) => status !== 200)).toEqual([])
  expect(await punchRows(world)).toEqual(after)
})

it(`a service killed at random loses none of 975 events for a receiver that fails at random (seed ${seed})`, async () => {
  // Time passes for the sandbox, so that retries are due; what has used up its attempts is asked for again.
  const logged = await everyLogged('member.created', webhook.createdAt)
  expect(logged).toHaveLength(requests * peopleInRequest + hired.length)
  const missing = () => logged.filter(({ id }) => !receiver.acknowledged.has(id))
  while (missing().length > 0) {
    await insist('POST', '/v1/sandbox/clock/advance', { minutes: 5 })
    await insist('POST', `/v1/webhooks/${webhook.id}/recover`, { since: webhook.createdAt })
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
  expect(repeats).toBeLessThanOrEqual(lives.length * claimed)
  const settled = async () =>
    world.database.owner<{ status: string; count: string }>(
      `select distinct on (id) status from webhook_deliveries where org_id = $1 order by id, redelivery desc`,
      [orgId],
    )
  await expect.poll(settled).toEqual(logged.map(() => ({ status: 'delivered' })))
})

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
