import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { addDays } from '../../src/platform/vocabulary/dates.ts'
import { made } from '../breadth/ways.ts'
import { patience } from '../world/patience.ts'
import { startWorld } from '../world/world.ts'
import { answerTo } from './insisting.ts'
import { serverProcess } from './server-process.ts'

const world = await startWorld()
const { owner, waitersFor, connection } = world.database
const { meri } = world
const dataDir = await mkdtemp(join(tmpdir(), 'konttori-publication-'))
const server = await serverProcess(connection, dataDir)
afterAll(async () => {
  await server.kill()
  await rm(dataDir, { recursive: true, force: true })
})

const planningUnitId = meri.catalogs.planningUnits.office
const [periodFrom, periodTo] = ['2027-03-08', '2027-04-18']
const people = [meri.members.veera, meri.members.onni, meri.members.paavo]
const rows = people.flatMap(({ id: membershipId }) =>
  Array.from({ length: 21 }, (_, index) => ({
    ...{ planningUnitId, membershipId, workDate: addDays(periodFrom, 2 * index) },
    ...{ startMinutes: 480, endMinutes: 960, breakMinutes: 30 },
  })),
)
const { results } = await made(world.as('aino').post('/v1/shifts/batch', { rows }))
expect(new Set(results.map(({ status }: { status: string }) => status))).toEqual(new Set(['created']))

const publish = () =>
  answerTo(() =>
    fetch(`${server.url}/v1/shift-publications`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${meri.serviceKey}`,
        'content-type': 'application/json',
        'idempotency-key': 'killed-publication',
      },
      body: JSON.stringify({ planningUnitId, periodFrom, periodTo }),
    }),
  )

/** What of the publication there is. */
async function stored() {
  const [found] = await owner<Record<string, string>>(
    `select (select count(*) from shifts where state = 'published') as shifts,
       (select count(*) from shift_publications) as publications,
       (select count(*) from shift_publication_rows) as frozen,
       (select count(*) from planned_work) as planned,
       (select count(*) from outgoing_mails where kind = 'shift_plan') as mails,
       (select count(*) from integration_events where event = 'shift.published') as events,
       (select count(*) from audit_entries where action = 'shiftPublications.publish') as audit`,
  )
  return Object.values(found ?? {}).map(Number)
}
const nothing = [0, 0, 0, 0, 0, 0, 0]
const everything = [rows.length, 1, rows.length, rows.length, people.length, 1, 1]

/** Kills the server while a publication waits for the lock on a table, and lets the table go. */
async function killedAt(table: string) {
  await server.start()
  const session = new pg.Client(connection)
  await session.connect()
  await session.query(`begin; lock table ${table} in exclusive mode`)
  const answer = publish().catch(() => 'none')
  await vi.waitUntil(async () => (await waitersFor(table)).length > 0, patience)
  await server.kill()
  expect(await answer).toBe('none')
  await session.end()
  // What the dead server had begun ends once PostgreSQL sees that nobody listens.
  await vi.waitUntil(async () => {
    const busy = await owner(
      `select from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
    )
    return busy.length === 0
  }, patience)
}

it('a publication whose server is killed tells all of the plan or nothing, and the retry completes it', async () => {
  // Before the shifts are published, between them and what is frozen of them, and before what is planned.
  for (const table of ['shifts', 'shift_publication_rows', 'planned_work']) {
    await killedAt(table)
    expect(await stored(), table).toEqual(nothing)
  }

  await server.start()
  const answer = await publish()
  expect(answer.status).toBe(201)
  expect(answer.body.publication).toMatchObject({
    publishedCount: rows.length,
    recipientCount: people.length,
  })
  await server.kill()
  expect(await stored()).toEqual(everything)

  await server.start()
  expect(await publish()).toEqual(answer)
  expect(await stored()).toEqual(everything)
})
