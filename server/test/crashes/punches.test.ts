import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { random } from './failing-receiver.ts'
import { startWorld } from '../world/world.ts'
import { serverProcess } from './server-process.ts'

const world = await startWorld()
const { members, id: orgId } = world.meri
const dataDir = await mkdtemp(join(tmpdir(), 'konttori-punches-'))
const server = await serverProcess(world.database.connection, dataDir)
afterAll(async () => {
  await server.kill()
  await rm(dataDir, { recursive: true, force: true })
})

const seed = Number(process.env['KONTTORI_TEST_SEED'] ?? Date.now() % 1_000_000)
const chance = random(seed)
/** How long a server lives before it is killed, milliseconds. */
const lives = [30, 700, 200, 1200, 90, 400]

const kinds = ['clock-in', 'break-start', 'break-end', 'clock-out'] as const
const phones = (['onni', 'veera', 'paavo', 'eero', 'elina'] as const).map(name => members[name])

interface Tap {
  readonly path: string
  readonly body: { readonly clientPunchId: string; readonly occurredAt: string }
}

/** Twenty-five days of one member, in the order in which a confused phone sends them. */
function queueOf(now: number): Tap[] {
  const taps = Array.from({ length: 25 }, (_, day) =>
    kinds.map((kind, index): Tap => {
      const occurredAt = new Date(now - (day + 2) * 86_400_000 + index * 2 * 3_600_000).toISOString()
      return { path: `/v1/me/punch/${kind}`, body: { clientPunchId: newId(), occurredAt } }
    }),
  ).flat()
  return taps
    .map(tap => [chance(), tap] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, tap]) => tap)
}

/** Sends the tap until it is answered, with the same name every time. */
async function insist(personalKey: string, { path, body }: Tap): Promise<number> {
  for (;;) {
    try {
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${personalKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      await answer.text()
      if (answer.status !== 503) return answer.status
    } catch {
      // The server is not up yet, or was killed: the same tap again.
    }
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

const rows = async () => ({
  punches: await world.database.owner<{ id: string; code: string | null }>(
    'select id, client_punch_id, unplaced_code as code, session_id from punches where org_id = $1 order by id',
    [orgId],
  ),
  sessions: await world.database.owner<{ state: string }>(
    'select id, started_at::text, ended_at::text, state, updated_at::text from punch_sessions where org_id = $1 order by id',
    [orgId],
  ),
  entries: await world.database.owner(
    `select e.* from work_entries e where e.org_id = $1 and e.source = 'punch' order by e.id`,
    [orgId],
  ),
})

it(`a service killed while it takes 500 offline punches ends in the rows of all of them (seed ${seed})`, async () => {
  const { body } = await world.as('aino').get('/v1/sandbox/clock')
  await world.app.close()
  await server.start()
  const queues = phones.map(({ personalKey }) => ({ personalKey, taps: queueOf(Date.parse(body.now)) }))
  const send = () =>
    Promise.all(
      queues.map(async ({ personalKey, taps }) => {
        for (const tap of taps) expect(await insist(personalKey, tap)).toBe(200)
      }),
    )
  const killAndStart = async () => {
    for (const life of lives) {
      await new Promise(resolve => setTimeout(resolve, life))
      await server.kill()
      await server.start()
    }
  }
  await Promise.all([send(), killAndStart()])

  const after = await rows()
  expect(after.punches).toHaveLength(500)
  expect(after.punches.filter(({ code }) => code !== null)).toEqual([])
  expect(after.sessions).toHaveLength(125)
  expect(after.sessions.every(({ state }) => state === 'closed')).toBe(true)
  expect(after.entries).toHaveLength(250)

  // A phone that knows of nothing sends all of it again: the same rows are there.
  await send()
  expect(await rows()).toEqual(after)
})
