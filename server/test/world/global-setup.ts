import { createRequire } from 'node:module'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type * as Cluster from '../../src/platform/postgres/cluster.ts'
import { recordAnsweredCodes } from '../suite/answered-codes.ts'
import { repository } from '../suite/isolation.ts'
import type { SmallWorld } from './founding.ts'
import type * as Templates from './templates.ts'
import type { TestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
    smallWorld: SmallWorld
  }
}

/**
 * One PostgreSQL for the whole run, with the two templates that test databases are copies of: the embedded one, or the
 * server of `KONTTORI_TEST_SERVER` (an address without a database, for trying other versions).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const compareCodes = recordAnsweredCodes(project.vitest)
  // A program that a test starts is up in half the time with what an earlier one has compiled.
  process.env['NODE_COMPILE_CACHE'] ??= join(repository, '.cache', 'compiled')
  const given = process.env['KONTTORI_TEST_SERVER']
  const { server, stop } = given ? { server: serverAt(given), stop: async () => {} } : await embeddedServer()
  project.provide('testServer', server)
  project.provide('smallWorld', await makeTemplates(server))
  return async () => {
    await stop()
    compareCodes()
  }
}

// Vitest's own loader, which runs this file, does not know `import.meta.resolve`; Node's does.
const byNode = createRequire(import.meta.url)
const { startCluster } = byNode('../../src/platform/postgres/cluster.ts') as typeof Cluster
const { makeTemplates } = byNode('./templates.ts') as typeof Templates

async function embeddedServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'konttori-test-'))
  const { connection, stop: stopCluster } = await startCluster({
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
