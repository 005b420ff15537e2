import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Administrator, demoAdministrator } from './demo-file.ts'

const launcher = resolve(import.meta.dirname, '../../tools/start.mjs')

export interface OwnServiceOptions {
  /** The certificate of a receiver's authority: the service trusts the receiver and may reach loopback. */
  readonly authorityFile?: string
  /** Made when it is missing and left as it is in the end; an empty one that is gone in the end when left out. */
  readonly dataDir?: string | undefined
}

/** A service with the demo. */
export async function ownService({
  authorityFile,
  dataDir: given,
}: OwnServiceOptions = {}): Promise<{ url: string; administrator: Administrator; stop(): Promise<void> }> {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'konttori-example-')))
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn(process.execPath, [launcher], {
    env: {
      ...process.env,
      PORT: new URL(url).port,
      KONTTORI_DATA_DIR: dataDir,
      ...(authorityFile !== undefined && {
        KONTTORI_WEBHOOKS_ALLOW_PRIVATE: 'on',
        NODE_EXTRA_CA_CERTS: authorityFile,
      }),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
    if (given === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`the service ended with exit code ${child.exitCode}`)
      await new Promise(next => setTimeout(next, 100))
    }
    return { url, administrator: await demoAdministrator(join(dataDir, 'demo.json')), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    answer => answer.ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  await new Promise(closed => probe.close(closed))
  return port
}
