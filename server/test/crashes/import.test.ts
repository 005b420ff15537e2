import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { patience } from '../world/patience.ts'
import { startWorld } from '../world/world.ts'
import { serverProcess } from './server-process.ts'

const world = await startWorld()
const { owner, connection } = world.database
const dataDir = await mkdtemp(join(tmpdir(), 'konttori-import-'))
const server = await serverProcess(connection, dataDir)
afterAll(async () => {
  await server.kill()
  await rm(dataDir, { recursive: true, force: true })
})

const count = 60
const people = Array.from({ length: count }, (_, index) => ({
  email: `tuotu${index}@example.fi`,
  firstNames: 'Tuula',
  lastName: 'Tuotu',
  role: 'employee',
}))

const bring = async () => {
  const answer = await fetch(`${server.url}/v1/imports/members`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${world.meri.serviceKey}`,
      'content-type': 'application/json',
      'idempotency-key': 'killed-import',
    },
    body: JSON.stringify({ rows: people, filename: 'people.csv' }),
  })
  return { status: answer.status, body: (await answer.json()) as any }
}

/** What of the import there is. */
async function stored() {
  const [found] = await owner<Record<string, string>>(
    `select (select count(*) from memberships where last_name = 'Tuotu') as members,
       (select count(*) from imports where filename = 'people.csv') as imports,
       (select count(*) from import_changes) as changes,
       (select count(*) from audit_entries where reason = 'people.csv') as audit,
       (select count(*) from integration_events where event = 'member.invited' and payload->>'membershipId' in
         (select id::text from memberships where last_name = 'Tuotu')) as events`,
  )
  return Object.values(found ?? {}).map(Number)
}

/** Kills the server while an import waits for the lock on a table, and lets the table go. */
async function killedAt(table: string): Promise<void> {
  await server.start()
  const session = new pg.Client(connection)
  await session.connect()
  await session.query(`begin; lock table ${table} in access exclusive mode`)
  const answer = bring().catch(() => 'none')
  const waiting = () =>
    owner<{ pid: number }>(`select pid from pg_locks where not granted and relation = $1::regclass`, [table])
  await vi.waitUntil(async () => (await waiting()).length > 0, patience)
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

it('an import whose server is killed leaves all of its rows with their history, or nothing', async () => {
  // Before the first row, between the rows and their history, and with all but the end of it.
  for (const table of ['memberships', 'imports', 'import_changes']) {
    await killedAt(table)
    expect(await stored()).toEqual([0, 0, 0, 0, 0])
  }

  await server.start()
  const answer = await vi.waitUntil(async () => {
    const answer = await bring()
    return answer.status === 200 && answer
  }, patience)
  expect(answer.body.results).toHaveLength(count)
  await server.kill()
  expect(await stored()).toEqual([count, 1, count, count, count])

  await server.start()
  expect(await bring()).toEqual(answer)
  expect(await stored()).toEqual([count, 1, count, count, count])
})
