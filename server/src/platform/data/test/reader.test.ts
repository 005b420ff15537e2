import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { newId } from '../../vocabulary/ids.ts'
import { ServiceBusy, ServiceUnavailable, StatementFailed } from '../database-errors.ts'
import type { Database } from '../database.ts'
import { eventually } from './eventually.ts'
import { createNotes } from './notes.ts'

const world = await testDatabase()
const { database, owner } = world
const organisations = Array.from({ length: 1000 }, newId)

beforeAll(async () => {
  await createNotes(world)
  await owner(
    `insert into test_notes (org_id, id, body, updated_at)
     select org_id, org_id, org_id::text, now() from unnest($1::uuid[]) as org_id`,
    [organisations],
  )
})

const readOwnRows = (orgId: string) =>
  database.reader(orgId).sql<{ body: string; scope: string }>`
    select body, current_setting('app.org_id') as scope from test_notes`

/** What every read connection would tell the next reader, asked without a scope of its own. */
async function scopesLeft(on: Database): Promise<(string | null)[]> {
  const rows = await Promise.all(
    Array.from({ length: 200 }, () =>
      on.directory
        .selectNoFrom(sql<string | null>`nullif(current_setting('app.org_id', true), '')`.as('scope'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return [...new Set(rows.map(row => row.scope))]
}

test('a thousand organisations that read at once each see their own rows only', async () => {
  const answers = await Promise.all(organisations.map(orgId => readOwnRows(orgId)))
  expect(answers.map(rows => rows.map(row => [row.body, row.scope]))).toEqual(
    organisations.map(orgId => [[orgId, orgId]]),
  )
  expect(await scopesLeft(database)).toEqual([null])
})

test('failures among a thousand interleaved reads fail alone and leave no organisation set', async () => {
  const outcomes = await Promise.allSettled(
    organisations.map((orgId, index) => {
      const db = database.reader(orgId)
      if (index % 7 === 1) return db.sql`select 1 / (length(body) - 36) from test_notes`
      if (index % 7 === 2) return db.sql`select no_such_column from test_notes`
      if (index % 7 === 3) return db.sql`select 9007199254740993 as beyond from test_notes`
      if (index % 7 === 4) return db.sql`insert into test_notes select * from test_notes`
      if (index % 7 === 5) return db.sql`select ${undefined}::text`
      return readOwnRows(orgId)
    }),
  )
  for (const [index, outcome] of outcomes.entries()) {
    if (index % 7 === 0 || index % 7 === 6)
      expect(outcome).toMatchObject({ status: 'fulfilled', value: [{ body: organisations[index] }] })
    else expect(outcome.status).toBe('rejected')
  }
  expect(await scopesLeft(database)).toEqual([null])
})

test('a statement without a scope finds nothing: it is an error', async () => {
  const unscoped = database.directory.selectNoFrom(
    sql<number>`(select count(*) from public.test_notes)`.as('count'),
  )
  await expect(unscoped.execute()).rejects.toThrow(StatementFailed)
})

test('a row of another organisation cannot be read by its id', async () => {
  const [mine, theirs] = organisations as [string, string]
  const rows = await database.reader(mine).sql`select * from test_notes where org_id = ${theirs}`
  expect(rows).toEqual([])
})

test('a cancelled read fails, and those behind it on the same connection go on', async () => {
  const [first, second] = organisations as [string, string]
  const alone = world.another({ readConnections: { usual: 1, most: 1 } })
  const cancelled = alone.reader(first).sql`select pg_sleep(60)`
  const behind = alone.reader(second).sql<{ body: string }>`select body from test_notes`
  const failure = expect(cancelled).rejects.toThrow(ServiceBusy)
  await eventually(async () => {
    const [row] = await owner<{ done: boolean }>(
      `select pg_cancel_backend(pid) as done from pg_stat_activity
       where datname = current_database() and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`,
    )
    return row?.done
  })
  await failure
  expect(await behind).toEqual([{ body: second }])
  expect(await scopesLeft(alone)).toEqual([null])
})

test('a dropped connection fails the reads on it as unavailable, and the next reads use a new one', async () => {
  const [orgId] = organisations as [string]
  const alone = world.another({ readConnections: { usual: 1, most: 1 } })
  const [before] = await alone.reader(orgId).sql<{ pid: number }>`select pg_backend_pid() as pid`
  const inFlight = Array.from({ length: 20 }, () => alone.reader(orgId).sql`select pg_sleep(60)`)
  const failures = Promise.all(inFlight.map(read => expect(read).rejects.toThrow(ServiceUnavailable)))
  await owner('select pg_terminate_backend($1)', [before?.pid])
  await failures
  const [after] = await alone.reader(orgId).sql<{ pid: number; scope: string }>`
    select pg_backend_pid() as pid, current_setting('app.org_id') as scope`
  expect(after?.pid).not.toBe(before?.pid)
  expect(after?.scope).toBe(orgId)
})

test('a statement that opens a transaction costs its connection, so nobody reads inside it', async () => {
  const [first, second] = organisations as [string, string]
  const alone = world.another({ readConnections: { usual: 1, most: 1 } })
  await alone.reader(first).sql`begin`
  const rows = await alone.reader(second).sql<{ body: string }>`select body from test_notes`
  expect(rows).toEqual([{ body: second }])
  expect(await scopesLeft(alone)).toEqual([null])
})

test('a read is one statement on the wire: its scope ends with it', async () => {
  const [orgId] = organisations as [string]
  const alone = world.another({ readConnections: { usual: 1, most: 1 } })
  await alone.reader(orgId).sql`select 1`
  expect(await scopesLeft(alone)).toEqual([null])
})

test('a slow read does not hold others up for long: they go over another connection', async () => {
  const [orgId] = organisations as [string]
  const pair = world.another({ readConnections: { usual: 1, most: 2 } })
  const slow = pair.reader(orgId).sql`select pg_sleep(60)`
  const ended = expect(slow).rejects.toThrow()
  await eventually(async () => {
    const read = pair.reader(orgId).sql<{ one: number }>`select 1 as one`
    const first = await Promise.race([read, delay(100, undefined)])
    read.catch(() => {})
    return first
  })
  await owner(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`,
  )
  await ended
})

test('a table that changes its columns does not break statements already prepared', async () => {
  const [orgId] = organisations as [string]
  const read = () => database.reader(orgId).sql`select * from test_notes`
  await Promise.all(Array.from({ length: 40 }, read))
  await owner('alter table test_notes add column colour text')
  const rows = await Promise.all(Array.from({ length: 40 }, read))
  expect(new Set(rows.flat().map(row => Object.keys(row as object).join()))).toEqual(
    new Set(['orgId,id,body,rank,updatedAt,colour']),
  )
  await owner('alter table test_notes drop column colour')
})

test('reads are read-only', async () => {
  const [orgId] = organisations as [string]
  await expect(database.reader(orgId).sql`delete from test_notes`).rejects.toMatchObject({ code: '25006' })
})
