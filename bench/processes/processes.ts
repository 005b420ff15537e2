import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { secret } from '../data-set.ts'
import { noProfiler, type Profiler } from '../profile.ts'
import type { BarePlan } from './bare-server.ts'
import type { LoadResult, LoadTask } from './load-process.ts'

/** A server under load. */
export interface Server {
  readonly pid: number
  readonly url: string
  stop(): Promise<void>
}

type Connection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

const here = import.meta.dirname
/** Also on a crowded machine. */
const startMs = 180_000

/** The service itself, as it runs in production but for its rate limits. */
export async function startService(connection: Connection, more: Profiler = noProfiler): Promise<Server> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'konttori-bench-'))
  const environment = {
    PORT: String(port),
    DATABASE_URL: addressOf(connection),
    KONTTORI_DATA_DIR: dataDir,
    KONTTORI_SECRET: secret,
    KONTTORI_DEMO: 'off',
    KONTTORI_RATE_LIMIT_KEY: '1000000000',
    KONTTORI_RATE_LIMIT_ORGANISATION: '1000000000',
    ...more.environment,
  }
  const main = resolve(here, '../../server/src/main.ts')
  const server = await startServer([...more.nodeArguments, main], port, '/readyz', environment)
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same statements behind a plain Fastify and `pg`. */
export async function startBare(plan: Omit<BarePlan, 'port'>, more: Profiler = noProfiler): Promise<Server> {
  const port = await freePort()
  const dir = await mkdtemp(join(tmpdir(), 'konttori-bench-'))
  const file = join(dir, 'plan.json')
  await writeFile(file, JSON.stringify({ ...plan, port } satisfies BarePlan))
  const command = [...more.nodeArguments, join(here, 'bare-server.ts'), file]
  const server = await startServer(command, port, '/', more.environment)
  await rm(dir, { recursive: true })
  return server
}

async function startServer(
  command: readonly string[],
  port: number,
  probe: string,
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let told = ''
  child.stderr.on('data', data => (told = `${told}${String(data)}`.slice(-5_000)))
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + startMs
  while (!(await answers(url + probe))) {
    if (child.exitCode !== null) throw new Error(`a server ended with ${child.exitCode}: ${told}`)
    if (performance.now() > deadline) throw new Error('a server is not ready in time')
    await delay(20)
  }
  return { pid: child.pid as number, url, stop: () => end(child) }
}

/** A process that generates load, one task at a time. */
export class LoadGenerator {
  readonly #child = fork(join(here, 'load-process.ts'))
  readonly #ended = once(this.#child, 'exit').then(([code]) => {
    throw new Error(`the load generator ended with ${code}`)
  })

  constructor() {
    // Calls that wait for a result get the rejection; without this it would end the process as unhandled.
    this.#ended.catch(() => {})
  }

  get pid(): number {
    return this.#child.pid as number
  }

  async run(task: LoadTask): Promise<LoadResult> {
    this.#child.send(task)
    const [result] = await Promise.race([once(this.#child, 'message'), this.#ended])
    return result as LoadResult
  }

  stop(): Promise<void> {
    return end(this.#child)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Any answer will do. */
const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    answer => answer.status < 500,
    () => false,
  )

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}

/** The host may be the directory of a socket, which has no place of its own in an address. */
function addressOf({ host, port, user, password, database }: Connection): string {
  const address = new URL(`postgresql://localhost:${port}/${database}`)
  address.username = user
  address.password = password
  address.searchParams.set('host', host)
  return address.href
}
