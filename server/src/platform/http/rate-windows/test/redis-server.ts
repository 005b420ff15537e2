import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const redisInstalled = spawnSync('redis-server', ['--version']).status === 0

export interface RedisServer {
  readonly url: string
  readonly port: number
  /** The process is there and does not answer, until `resume`. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

/** A Redis of our own on a free port, or on the one it had before. */
export async function startRedis(port?: number): Promise<RedisServer> {
  for (let attempt = 1; ; attempt++) {
    const started = await tryStart(port ?? (await freePort()))
    if (started) return started
    if (attempt === 5) throw new Error('redis-server does not start')
  }
}

async function tryStart(port: number): Promise<RedisServer | null> {
  const dir = await mkdtemp(join(tmpdir(), 'konttori-redis-'))
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    dir,
  ]
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    await rm(dir, { recursive: true, force: true })
  }
  if (!(await ready(child))) {
    await stop()
    return null
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop,
  }
}

/** False when the process ended instead, because somebody else took the port. */
function ready(child: ChildProcess): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let text = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    if (text.includes('Ready to accept connections')) resolve(true)
  })
  child.once('exit', () => resolve(false))
  return promise
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
