import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { ConnectionOptions } from '../../src/platform/data/database.ts'
import { programs } from '../world/programs.ts'
import { secret } from '../world/secret.ts'

/** The whole service as a process of its own, so that it can be killed. */
export interface ServerProcess {
  readonly url: string
  /** The log of the current start: its standard error. */
  readonly told: string
  /** Undefined before the first start. */
  readonly pid: number | undefined
  /** The exit code, or the signal, of the present start; null while it lives. */
  readonly ended: number | string | null
  start(): Promise<void>
  /** `kill -9`: nothing of it gets a chance to tidy up. */
  kill(): Promise<void>
  /** `SIGTERM`; resolves with the exit code. */
  stop(): Promise<number | null>
}

/** The bundle has a cache of its own. */
const { NODE_COMPILE_CACHE: _, ...withoutCompileCache } = process.env

export async function serverProcess(
  connection: ConnectionOptions,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  /** How many descriptors the system gives it; as many as we have ourselves when left out. */
  descriptors?: number,
  /** The program of another version of the service. */
  program = programs().service,
): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let told = ''

  const [command, ...args] =
    descriptors === undefined
      ? [process.execPath, program]
      : ['sh', '-c', `ulimit -n ${descriptors}; exec "$0" "$1"`, process.execPath, program]

  return {
    url,
    get told() {
      return told
    },
    get pid() {
      return child?.pid
    },
    get ended() {
      return child?.exitCode ?? child?.signalCode ?? null
    },
    async start() {
      // It would answer in place of the new one, which ends, since the port is taken.
      if (child && child.exitCode === null && child.signalCode === null)
        throw new Error('the former start still runs')
      child = spawn(command as string, args, {
        env: {
          ...withoutCompileCache,
          PORT: String(port),
          KONTTORI_DATA_DIR: dataDir,
          KONTTORI_DEMO: 'off',
          KONTTORI_SECRET: secret.toString(),
          KONTTORI_RATE_LIMIT_KEY: '1000000',
          KONTTORI_RATE_LIMIT_ORGANISATION: '1000000',
          KONTTORI_RATE_LIMIT_ADDRESS: '1000000',
          DATABASE_URL: addressOf(connection),
          ...environment,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      told = ''
      child.stderr?.on('data', data => (told += String(data)))
      for (;;) {
        const ended = child.exitCode ?? child.signalCode
        if (ended !== null) throw new Error(`the server ended with ${ended}: ${told}`)
        if (await isReady(url)) return
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      if (!child || child.exitCode !== null) return child?.exitCode ?? null
      const ended = once(child, 'exit') as Promise<[number | null]>
      child.kill('SIGTERM')
      return (await ended)[0]
    },
  }
}

const isReady = (url: string): Promise<boolean> =>
  // A kept connection may be closed by the service just when the next request is sent.
  fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
    answer => answer.ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}

export function addressOf(connection: ConnectionOptions): string {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, password = '', database } = connection
  const address = new URL(
    `postgresql://${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost:${port}/${database}`,
  )
  address.searchParams.set('host', host)
  return address.href
}
