import pg from 'pg'
import { startApp } from '../../src/app.ts'
import { auditSealing } from '../../src/platform/audit/sealing.ts'
import { openDatabase } from '../../src/platform/data/database.ts'
import { Keyring } from '../../src/platform/secrets/keyring.ts'
import { silentLog } from '../../src/platform/telemetry/log.ts'
import { foundSmallWorld, type SmallWorld } from './founding.ts'
import { secret } from './secret.ts'
import { type Template, templates } from './template-names.ts'
import type { TestServer } from './test-server.ts'

/** Makes the databases that those of the tests are copies of; nobody is connected to them afterwards. */
export async function makeTemplates(server: TestServer): Promise<SmallWorld> {
  await createDatabase(server, 'migrated')
  await migrate(server)
  await endSessions(server, 'migrated')
  await createDatabase(server, 'founded', 'migrated')
  const smallWorld = await found(server)
  await endSessions(server, 'founded')
  return smallWorld
}

/** A connection that is closed may have a session for a moment, and a database that somebody uses is not copied. */
async function endSessions(server: TestServer, name: Template): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  await client.query('select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1', [
    templates[name],
  ])
  await client.end()
}

async function createDatabase(server: TestServer, name: Template, from?: Template): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  await client.query(`drop database if exists ${templates[name]} with (force)`)
  const source = from ? `template ${templates[from]} strategy file_copy` : ''
  await client.query(`create database ${templates[name]} ${source}`)
  await client.end()
}

async function migrate(server: TestServer): Promise<void> {
  const database = openDatabase({
    connection: { ...server, database: templates.migrated },
    cursorSecret: Buffer.alloc(32),
    audit: auditSealing(new Keyring(Buffer.alloc(32)), []),
    log: silentLog,
  })
  await database.migrate()
  await database.close()
}

async function found(server: TestServer): Promise<SmallWorld> {
  const app = await startApp({
    connection: { ...server, database: templates.founded },
    secret,
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'https://konttori.example',
    redisUrl: null,
    rateLimits: { key: 1, organisation: 1 },
    webhooksAllowPrivate: false,
    outboundClosed: true,
    checkAnswers: false,
    log: silentLog,
  })
  try {
    return await foundSmallWorld(app.services)
  } finally {
    await app.close()
  }
}
