import { createRequire } from 'node:module'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { auditSealing } from '../../src/platform/audit/sealing.ts'
import { openDatabase } from '../../src/platform/data/database.ts'
import type { startCluster } from '../../src/platform/postgres/cluster.ts'
import { Keyring } from '../../src/platform/secrets/keyring.ts'
import { silentLog } from '../../src/platform/telemetry/log.ts'

/** The superuser of the server that all tests share. */
export interface TestServer {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** The migrated database that every test database is a copy of. */
export const templateDatabase = 'konttori_template'

/**
 * One PostgreSQL for the whole run, with one migrated template: the embedded one, or the server of
 * `KONTTORI_TEST_SERVER` (an address without a database, for trying other versions).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['KONTTORI_TEST_SERVER']
  const { server, stop } = given ? { server: serverAt(given), stop: async () => {} } : await embeddedServer()
  await makeTemplate(server)
  project.provide('testServer', server)
  return stop
}

// Vitest's own loader, which runs this file, does not know `import.meta.resolve`; Node's does.
const cluster = createRequire(import.meta.url)('../../src/platform/postgres/cluster.ts') as {
  readonly startCluster: typeof startCluster
}

async function embeddedServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'konttori-test-'))
  const { connection, stop: stopCluster } = await cluster.startCluster({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      autovacuum: 'off',
    },
  })
  const { host, port, user, password } = connection
  const stop = async () => {
    await stopCluster()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { server: { host, port, user, password }, stop }
}

function serverAt(address: string): TestServer {
  const url = new URL(address)
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
}

async function makeTemplate(server: TestServer): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  await client.query(`drop database if exists ${templateDatabase} with (force)`)
  await client.query(`create database ${templateDatabase}`)
  await client.end()
  const database = openDatabase({
    connection: { ...server, database: templateDatabase },
    cursorSecret: Buffer.alloc(32),
    audit: auditSealing(new Keyring(Buffer.alloc(32)), []),
    log: silentLog,
  })
  await database.migrate()
  await database.close()
}
