import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { patience } from '../world/patience.ts'
import { startWorld } from '../world/world.ts'
import { answerTo } from './insisting.ts'
import { serverProcess } from './server-process.ts'

const world = await startWorld()
const { owner, waitersFor, connection } = world.database
const { members, serviceKey } = world.meri
const dataDir = await mkdtemp(join(tmpdir(), 'konttori-import-'))
const server = await serverProcess(connection, dataDir)
afterAll(async () => {
  await server.kill()
  await rm(dataDir, { recursive: true, force: true })
})
const settings = await world.as('aino').patch('/v1/settings', { supervisorMayActOnBehalf: true })
expect(settings).toMatchObject({ status: 200 })
// The service that is killed is to be the only one that carries jobs out.
await world.app.close()

const count = 60
const each = <Row>(row: (index: number) => Row) => Array.from({ length: count }, (_, index) => row(index))
const dateOf = (index: number) => Temporal.PlainDate.from('2026-01-01').add({ days: index }).toString()

/** What is imported, and where its rows are then: records that an earlier import made, and a table that the import writes to. */
const kinds = {
  members: {
    rows: each(index => ({
      email: `tuotu${index}@example.fi`,
      firstNames: 'Tuula',
      lastName: 'Tuotu',
      role: 'employee',
    })),
    stored: `select count(*) from memberships where last_name = 'Tuotu'`,
  },
  'work-days': {
    rows: each(index => ({
      membershipId: members.veera.id,
      date: dateOf(index),
      entryType: 'work',
      startMinutes: 480,
      endMinutes: 720,
      note: 'Tuotu',
    })),
    stored: `select count(*) from work_entries where note = 'Tuotu'`,
  },
  shifts: {
    rows: each(index => ({
      externalSource: 'rota',
      externalId: `s${index}`,
      planningUnit: 'Toimisto',
      email: members.veera.email,
      workDate: Temporal.PlainDate.from('2027-03-01')
        .add({ days: 2 * index })
        .toString(),
      startMinutes: 480,
      endMinutes: 960,
      note: 'Tuotu',
    })),
    stored: `select count(*) from shifts where note = 'Tuotu' and state <> 'cancelled'`,
  },
} as const
type Kind = keyof typeof kinds

const post = (path: string, body: object, key?: string) =>
  answerTo(() =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${serviceKey}`,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    }),
  )

const bring = (kind: Kind, key?: string) =>
  post(`/v1/imports/${kind}`, { rows: kinds[kind].rows, filename: `${kind}.csv` }, key)

/** What of an import there is: records, imports in the history, what they remember, audit lines of the rows. */
async function stored(kind: Kind) {
  const [found] = await owner<Record<string, string>>(
    `select (${kinds[kind].stored}) as records,
       (select count(*) from imports where filename = $1) as imports,
       (select count(*) from import_changes c join imports i on i.org_id = c.org_id and i.id = c.import_id
        where i.filename = $1) as changes,
       (select count(*) from audit_entries where reason = $1) as audit,
       (select count(*) from imports where filename = $1 and undone_at is not null) as undone`,
    [`${kind}.csv`],
  )
  return Object.values(found ?? {}).map(Number)
}
const nothing = [0, 0, 0, 0, 0]
const everything = [count, 1, count, count, 0]

/** What the dead server had begun ends once PostgreSQL sees that nobody listens. */
const nothingBegun = () =>
  vi.waitUntil(async () => {
    const busy = await owner(
      `select from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
    )
    return busy.length === 0
  }, patience)

/** Kills the server while what it is asked for waits for a table, and lets the table go; gives what came of it. */
async function killedAt<Came>(
  table: string,
  ask: () => Promise<Came>,
): Promise<{ readonly came: Promise<Came> }> {
  await server.start()
  const session = new pg.Client(connection)
  await session.connect()
  await session.query(`begin; lock table ${table} in exclusive mode`)
  const came = ask()
  const waiting = vi.waitUntil(async () => (await waitersFor(table)).length > 0, patience)
  // What ends without having waited fails here, and not when patience ends.
  expect(await Promise.race([waiting, came])).toBe(true)
  await server.kill()
  await session.end()
  await nothingBegun()
  return { came }
}

async function killedWhileSending(table: string, send: () => Promise<unknown>): Promise<void> {
  const { came } = await killedAt(table, () => send().catch(() => 'none'))
  expect(await came).toBe('none')
}

it('an import whose server is killed leaves all of its rows with their history, or nothing, and is carried out when it is sent again', async () => {
  // Before the first row, between the rows and their history, and with all but the end of it.
  for (const table of ['memberships', 'imports', 'import_changes']) {
    await killedWhileSending(table, () => bring('members', 'killed-import'))
    expect(await stored('members'), table).toEqual(nothing)
  }
  await killedWhileSending('work_entries', () => bring('work-days'))
  expect(await stored('work-days')).toEqual(nothing)
  await killedWhileSending('shifts', () => bring('shifts'))
  expect(await stored('shifts')).toEqual(nothing)

  await server.start()
  const answer = await bring('members', 'killed-import')
  expect(answer).toMatchObject({ status: 200, body: { results: { length: count } } })
  for (const kind of ['work-days', 'shifts'] as const) {
    const { body } = await bring(kind)
    expect(new Set(body.results.map(({ status }: { status: string }) => status)), kind).toEqual(
      new Set(['created']),
    )
    expect((await stored(kind)).slice(0, 3), kind).toEqual([count, 1, count])
  }
  await server.kill()
  expect(await stored('members')).toEqual(everything)

  // The answer is kept under its key; without one, the same rows change nothing.
  await server.start()
  expect(await bring('members', 'killed-import')).toEqual(answer)
  expect(await stored('members')).toEqual(everything)
  for (const kind of ['work-days', 'shifts'] as const) {
    const { body } = await bring(kind)
    expect(new Set(body.results.map(({ status }: { status: string }) => status)), kind).toEqual(
      new Set(['unchanged']),
    )
    expect((await stored(kind)).slice(0, 3), kind).toEqual([count, 2, count])
  }
  await server.kill()
})

it('a job whose server is killed goes on by itself, and no row is written twice', async () => {
  const rows = Array.from({ length: 1100 }, (_, index) => `tyo${index};Työ ${index}\n`).join('')
  const file = Buffer.from(`Koodi;Nimi\n${rows}`).toString('base64')
  const forever = new Promise<never>(() => {})
  let id = ''
  const begun = async () => {
    const { body } = await post('/v1/import-jobs', { register: 'planning-units', format: 'csv', file })
    id = body.id
    return forever
  }
  // With the rows of a part written and what became of them not yet kept.
  await killedAt('import_job_results', begun)
  const written = () => owner<{ code: string }>(`select code from planning_units where code like 'tyo%'`)
  expect(await written()).toEqual([])
  await server.start()
  const job = async () => {
    const headers = { authorization: `Bearer ${serviceKey}` }
    return (await answerTo(() => fetch(`${server.url}/v1/import-jobs/${id}`, { headers }))).body
  }
  await vi.waitUntil(async () => (await job()).state === 'completed', patience)
  expect(await job()).toMatchObject({ rowCount: 1100, doneCount: 1100, createdCount: 1100, errorCount: 0 })
  expect(await written()).toHaveLength(1100)
  expect(await owner(`select from imports where register = 'planning-units'`)).toHaveLength(3)
  await server.kill()
})

it('an undoing whose server is killed leaves the import as it was, and the same undoing ends in everything undone', async () => {
  const importOf = async (kind: Kind) => {
    const [found] = await owner<{ id: string }>(
      'select id from imports where filename = $1 order by created_at, id limit 1',
      [`${kind}.csv`],
    )
    return found?.id
  }
  const undoing = async (kind: Kind) => {
    const path = `/v1/imports/${await importOf(kind)}/undo`
    return () => post(path, {}, `undo-${kind}`)
  }
  for (const [kind, tables] of [
    ['members', ['memberships', 'import_changes']],
    ['work-days', ['work_entries']],
    ['shifts', ['shifts']],
  ] as const) {
    const before = await stored(kind)
    for (const table of tables) {
      await killedWhileSending(table, await undoing(kind))
      expect(await stored(kind), `${kind} ${table}`).toEqual(before)
    }
  }
  await server.start()
  for (const kind of Object.keys(kinds) as Kind[]) {
    const before = await stored(kind)
    const undo = await undoing(kind)
    const undone = await undo()
    expect(undone, JSON.stringify(undone.body)).toMatchObject({ status: 200 })
    const [records, imports, changes, , isUndone] = await stored(kind)
    expect([records, imports, changes, isUndone], kind).toEqual([0, before[1], 0, 1])
    expect(await undo(), kind).toEqual(undone)
  }
  await server.kill()
})
