import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { konttori } from '../../src/command-line/test/konttori.ts'
import { startCluster } from '../../src/platform/postgres/cluster.ts'
import { query } from '../../src/platform/postgres/test/fixture.ts'
import { mainProgram, type ServiceProcess, startProcess } from '../../src/lifecycle/test/service-process.ts'

type Asked = {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The whole service with an embedded PostgreSQL of its own, and an administrator’s key. */
export interface OwnService {
  readonly service: ServiceProcess
  readonly dataDir: string
  ask(path: string, init?: Asked): Promise<{ status: number; body: any; tookMs: number }>
}

/** An organisation in the cluster of a data directory, with an active administrator; answers a key that manages members. */
export async function foundOffice(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const run = async (...args: string[]) => {
    const told = await konttori([...args, '--json', '--data-dir', dataDir], environment)
    expect(told).toMatchObject({ exitCode: 0 })
    return JSON.parse(told.stdout)
  }
  await run(
    ...['organisation', 'create', '--name', 'Kallio Oy', '--slug', 'kallio'],
    ...['--admin-email', 'aino@kallio.example', '--admin-first-names', 'Aino', '--admin-last-name', 'Kallio'],
  )
  // As if she had followed the link of her invitation.
  const cluster = await startCluster({ dataDir })
  await query(cluster.connection, "update memberships set status = 'active'")
  await cluster.stop()
  const { key } = await run(
    ...['key', 'create', '--owner', 'aino@kallio.example', '--name', 'test'],
    ...['--service', '--scope', 'members.manage'],
  )
  return key
}

/** On a data directory with an initialised cluster. */
export async function ownService(dataDir: string): Promise<OwnService> {
  const key = await foundOffice(dataDir)
  const port = await freePort()
  const service = startProcess(mainProgram, {
    KONTTORI_DATA_DIR: dataDir,
    KONTTORI_DEMO: 'off',
    KONTTORI_RATE_LIMIT_KEY: '1000000',
    KONTTORI_RATE_LIMIT_ORGANISATION: '1000000',
    PORT: String(port),
  })
  onTestFinished(async () => {
    for (const pid of await processesOf(dataDir)) signal(pid, 'SIGCONT')
    service.process.kill('SIGTERM')
    await service.ended
  })
  await service.says('Konttori is ready')
  return {
    service,
    dataDir,
    async ask(path, init = {}) {
      const begun = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          connection: 'close',
          ...init.headers,
        },
      })
      const body = JSON.parse((await answer.text()) || 'null')
      return { status: answer.status, body, tookMs: performance.now() - begun }
    },
  }
}

/** The postmaster and every process of its. */
export async function processesOf(dataDir: string): Promise<number[]> {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  const postmaster = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  if (!(postmaster > 0)) return []
  const children = spawnSync('ps', ['-eo', 'pid,ppid'])
    .stdout.toString()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster)
    .map(([pid = 0]) => pid)
  return [postmaster, ...children]
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
