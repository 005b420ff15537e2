import { createRequire, enableCompileCache, flushCompileCache } from 'node:module'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { programFile } from '../../../tools/launch/bundle.mjs'
import type * as Cluster from '../../src/platform/postgres/cluster.ts'
import { recordAnsweredCodes } from '../suite/answered-codes.ts'
import { repository } from '../suite/isolation.ts'
import type { SmallWorld } from './founding.ts'
import type { Programs } from './programs.ts'
import type * as Templates from './templates.ts'
import type { TestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
    smallWorld: SmallWorld
    programs: Programs
    /** Holds the files of an embedded PostgreSQL with the empty database of the service, to be copied. */
    initialisedDataDir: string
  }
}

/**
 * One PostgreSQL for the whole run, with the two templates that test databases are copies of: the embedded one, or the
 * server of `KONTTORI_TEST_SERVER` (an address without a database, for trying other versions).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const compareCodes = recordAnsweredCodes(project.vitest)
  project.provide('programs', {
    service: programFile('main'),
    commandLine: programFile('command-line/main'),
  })
  const folder = await mkdtemp(join(tmpdir(), 'konttori-test-'))
  const initialised = join(folder, 'data')
  await (await startCluster({ dataDir: initialised, settings: { fsync: 'off' } })).stop()
  project.provide('initialisedDataDir', initialised)
  const given = process.env['KONTTORI_TEST_SERVER']
  const { server, stop } = given
    ? { server: serverAt(given), stop: async () => {} }
    : await embeddedServer(initialised)
  project.provide('testServer', server)
  project.provide('smallWorld', await makeTemplates(server))
  return async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
    compareCodes()
  }
}

// A program that a test starts is up in half the time with what this process has compiled: here the whole service.
const compiled = (process.env['NODE_COMPILE_CACHE'] ??= join(repository, '.cache', 'compiled'))
enableCompileCache(compiled)
// Vitest's own loader, which runs this file, does not know `import.meta.resolve`; Node's does.
const byNode = createRequire(import.meta.url)
const { startCluster } = byNode('../../src/platform/postgres/cluster.ts') as typeof Cluster
const { makeTemplates } = byNode('./templates.ts') as typeof Templates
flushCompileCache()

async function embeddedServer(
  initialised: string,
): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  await removeLeftovers()
  const dataDir = await mkdtemp(join(await roomForDatabases(), `konttori-test-${process.pid}-`))
  // Unlike fs.cp, cp keeps the owner.
  execFileSync('cp', ['-a', `${initialised}/.`, dataDir])
  const { connection, stop: stopCluster } = await startCluster({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '500',
      max_wal_size: '512MB',
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

const gibibyte = 2 ** 30
const inMemory = '/dev/shm'

/** A run that is killed leaves its databases in memory, until none is left for others. Each is named by the process of its run. */
async function removeLeftovers(): Promise<void> {
  const names = existsSync(inMemory) ? await readdir(inMemory) : []
  for (const name of names) {
    const [, pid] = /^konttori-test-(\d+)-/.exec(name) ?? []
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      await rm(join(inMemory, name), { recursive: true, force: true })
  }
}

/**
 * Where the databases of the run are: in memory, where a copy of one, which is two thousand files, takes a tenth of the
 * processor time; on the disk where memory is scarce.
 */
async function roomForDatabases(): Promise<string> {
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = await statfs(inMemory)
  return Math.min(bavail * bsize, process.availableMemory() - 4 * gibibyte) > 4 * gibibyte
    ? inMemory
    : tmpdir()
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
