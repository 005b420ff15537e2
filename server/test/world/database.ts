import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { auditSealing } from '../../src/platform/audit/sealing.ts'
import {
  type ConnectionOptions,
  type Database,
  type DatabaseOptions,
  openDatabase,
} from '../../src/platform/data/database.ts'
import { Keyring } from '../../src/platform/secrets/keyring.ts'
import { silentLog } from '../../src/platform/telemetry/log.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { SmallWorld } from './founding.ts'
import { templates } from './template-names.ts'
import type { TestServer } from './test-server.ts'

export interface TestDatabase {
  /** Connects as the owner of the database, a superuser. */
  readonly connection: ConnectionOptions
  readonly database: Database
  /** Another process on the same database; closed with the test file. */
  another(options?: Partial<DatabaseOptions>): Database
  /** Runs SQL as the owner, whom row-level security does not bind. */
  owner<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** The statements that wait for the lock on a table: of this database, since others have tables of the same number. */
  waitersFor(table: string): Promise<string[]>
  /** Makes an organisation and gives its id. */
  organisation(): Promise<string>
}

/** A database for one test file that holds the small named world, dropped after it. */
export async function foundedDatabase(): Promise<SmallWorld & { readonly database: TestDatabase }> {
  return { ...inject('smallWorld'), database: await testDatabase({}, templates.founded) }
}

/** A fresh migrated database for one test file, dropped after it. */
export async function testDatabase(
  options: Partial<DatabaseOptions> = {},
  template: string = templates.migrated,
): Promise<TestDatabase> {
  const { connection, drop } = await freshDatabase(template)
  const owner = new pg.Pool({ ...connection, max: 2 })
  // `end` does not wait for the server, so dropping the database may still find a session to end.
  owner.on('error', () => {})
  const opened: Database[] = []
  const another = (further: Partial<DatabaseOptions> = {}) => {
    const database = openDatabase({
      connection,
      cursorSecret: Buffer.alloc(32, 7),
      audit: auditSealing(new Keyring(Buffer.alloc(32, 7)), []),
      log: silentLog,
      ...options,
      ...further,
    })
    opened.push(database)
    return database
  }
  const database = another()
  const asOwner: TestDatabase['owner'] = async (text, values = []) =>
    (await owner.query(text, [...values])).rows
  afterAll(async () => {
    await Promise.all(opened.map(each => each.close()))
    await owner.end()
    await drop()
  })
  return {
    connection,
    database,
    another,
    owner: asOwner,
    waitersFor: async table => {
      const waiters = await asOwner<{ query: string }>(
        `select a.query from pg_locks l join pg_stat_activity a on a.pid = l.pid
         where not l.granted and a.datname = current_database() and l.relation = $1::regclass`,
        [table],
      )
      return waiters.map(({ query }) => query)
    },
    organisation: async () => {
      const orgId = newId()
      await database.write({ orgId, founding: { slug: `test-${orgId}` } }, async () => {})
      return orgId
    },
  }
}

/** A new database: a copy of the migrated template, or an empty one. */
export async function freshDatabase(
  template: string = templates.migrated,
): Promise<{ connection: TestServer & { readonly database: string }; drop: () => Promise<void> }> {
  const server = inject('testServer')
  const name = `konttori_test_${randomBytes(6).toString('hex')}`
  // Copying files takes a third of the time that copying through the log does.
  await asSuperuser(`create database ${name} template ${template} strategy file_copy`)
  return {
    connection: { ...server, database: name },
    drop: () => asSuperuser(`drop database if exists ${name} with (force)`),
  }
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('testServer'), database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
