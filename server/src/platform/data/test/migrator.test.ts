import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { freshDatabase } from '../../../../test/world/database.ts'
import { auditSealing } from '../../audit/sealing.ts'
import { Keyring } from '../../secrets/keyring.ts'
import { silentLog } from '../../telemetry/log.ts'
import { type ConnectionOptions, type Database, openDatabase } from '../database.ts'
import { ServiceUnavailable, UnsafeLogin } from '../database-errors.ts'
import type { SchemaSteps } from '../migration-files.ts'
import { DatabaseNewerThanCode } from '../migrator.ts'
import { newId } from '../../vocabulary/ids.ts'
import { up } from '../migrations/20261121T0000_foundation.ts'

const cleanups: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

async function emptyDatabase(): Promise<ConnectionOptions> {
  const { connection, drop } = await freshDatabase('template0')
  cleanups.push(drop)
  return connection
}

function open(connection: ConnectionOptions, migrations?: SchemaSteps): Database {
  const database = openDatabase({
    connection,
    cursorSecret: Buffer.alloc(32),
    audit: auditSealing(new Keyring(Buffer.alloc(32)), []),
    log: silentLog,
    ...(migrations && { migrations }),
  })
  cleanups.push(() => database.close())
  return database
}

const steps = (count: number): SchemaSteps => ({
  getMigrations: async () =>
    Object.fromEntries([
      ['20261121T0000_foundation', { up }],
      ...Array.from({ length: count }, (_, index) => [
        `20261121T000${index + 1}_step`,
        {
          up: (db: Kysely<unknown>) =>
            sql`create table ${sql.table(`step_${index}`)} (id integer)`.execute(db),
        },
      ]),
    ]),
})

const tables = async (database: Database): Promise<string[]> =>
  database.asOwner(async db => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relname like 'step\_%' and relkind = 'r' order by 1`.execute(
      db,
    )
    return rows.map(({ name }) => name)
  })

test('of processes that migrate at once one applies, and the others find nothing to do', async () => {
  const connection = await emptyDatabase()
  const processes = Array.from({ length: 4 }, () => open(connection, steps(3)))
  await Promise.all(processes.map(each => each.migrate()))
  expect(await tables(processes[0] as Database)).toEqual(['step_0', 'step_1', 'step_2'])
  await processes[0]?.ping()
})

test('a migration that fails leaves the database as it was', async () => {
  const connection = await emptyDatabase()
  const failing: SchemaSteps = {
    getMigrations: async () => ({
      ...(await steps(1).getMigrations()),
      '20261121T0009_broken': { up: async db => void (await sql`select 1/0`.execute(db)) },
    }),
  }
  await expect(open(connection, failing).migrate()).rejects.toThrow('division by zero')
  const mended = open(connection, steps(2))
  expect(await tables(mended)).toEqual([])
  await mended.migrate()
  expect(await tables(mended)).toEqual(['step_0', 'step_1'])
})

test('a database that is newer than the code is refused, and left alone', async () => {
  const connection = await emptyDatabase()
  await open(connection, steps(3)).migrate()
  const older = open(connection, steps(1))
  await expect(older.migrate()).rejects.toThrow(DatabaseNewerThanCode)
  await expect(older.migrate()).rejects.toThrow('20261121T0002_step, 20261121T0003_step')
})

describe('a database that a newer version has migrated further', () => {
  /** Two steps that are known and these. */
  const further = (...beyond: readonly { name: string; expands: boolean }[]): SchemaSteps => ({
    getMigrations: async () => ({
      ...(await steps(2).getMigrations()),
      ...Object.fromEntries(
        beyond.map(({ name, expands }) => [
          name,
          { expands, up: async db => void (await sql`create table ${sql.table(name)} ()`.execute(db)) },
        ]),
      ),
    }),
  })
  const expanding = { name: '20261122T0001_expanding', expands: true }
  const contracting = { name: '20261122T0002_contracting', expands: false }

  test('is served by the version before where it was only expanded', async () => {
    const connection = await emptyDatabase()
    await open(connection, further(expanding)).migrate()
    const older = open(connection, steps(2))
    await older.migrate()
    await older.ping()
  })

  test('is refused where anything else was done, by the name of that', async () => {
    const connection = await emptyDatabase()
    await open(connection, further(expanding, contracting)).migrate()
    await expect(open(connection, steps(2)).migrate()).rejects.toThrow(/know: 20261122T0002_contracting$/)
  })

  test('is refused by a version that would have something to add to it', async () => {
    const connection = await emptyDatabase()
    await open(connection, further(expanding)).migrate()
    await expect(open(connection, steps(4)).migrate()).rejects.toThrow(DatabaseNewerThanCode)
    expect(await tables(open(connection))).toEqual(['step_0', 'step_1'])
  })
})

test('a superuser never queries as a superuser: before the migrations there is nothing it may do', async () => {
  const connection = await emptyDatabase()
  const [role] = await asSuperuser<{ exists: boolean }>(
    "select to_regrole('konttori_service') is not null as exists",
  )
  const database = open(connection, steps(0))
  if (!role?.exists) await expect(database.ping()).rejects.toThrow(UnsafeLogin)
  await database.migrate()
  const [row] = await database.reader(newId()).sql<{ role: string; bound: boolean }>`
    select current_user as role, not (rolsuper or rolbypassrls) as bound from pg_roles where rolname = current_user`
  expect(row).toEqual({ role: 'konttori_service', bound: true })
})

describe('a login that is no superuser and may not make roles', () => {
  /** It owns an empty database, and no more. */
  async function plainLogin() {
    const user = `plain_${newId().replaceAll('-', '')}`
    await asSuperuser(`create role ${user} login password 'plain' nosuperuser nocreaterole nobypassrls`)
    const connection = await emptyDatabase()
    const name = 'database' in connection ? connection.database : ''
    await asSuperuser(`alter database ${name} owner to ${user}`)
    cleanups.splice(-1, 0, async () => void (await asSuperuser(`drop role if exists ${user}`)))
    const { host, port } = inject('testServer')
    return { host, port, user, password: 'plain', database: name }
  }

  test('runs as itself, and row-level security binds it', async () => {
    const login = await plainLogin()
    const database = open(login, steps(0))
    await database.migrate()
    const [mine, theirs] = [newId(), newId()]
    for (const orgId of [mine, theirs])
      await database.write({ orgId, founding: { slug: orgId } }, async () => {})
    const rows = await database.reader(mine).sql<{ orgId: string; role: string }>`
      select org_id, current_user as role from organisation_clocks`
    expect(rows).toEqual([{ orgId: mine, role: login.user }])
  })

  test('may make everything that the service needs', async () => {
    const database = open(await plainLogin())
    await database.migrate()
    await database.ping()
  })
})

test('a server that is not there is unavailable', async () => {
  const nowhere = open({ host: '127.0.0.1', port: 1, user: 'nobody', password: '', database: 'none' })
  await expect(nowhere.ping()).rejects.toThrow(ServiceUnavailable)
  await expect(nowhere.migrate()).rejects.toThrow(ServiceUnavailable)
  await expect(nowhere.write({ orgId: newId() }, async () => {})).rejects.toThrow(ServiceUnavailable)
})

async function asSuperuser<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ ...inject('testServer'), database: 'postgres' })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
