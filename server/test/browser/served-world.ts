import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { AppOptions } from '../../src/app.ts'
import { startWorld, type World } from '../world/world.ts'

export interface ServedWorld extends World {
  readonly origin: string
}

/** The small named world where a browser reaches it: on `localhost`, which counts as secure without a certificate. */
export async function startServedWorld(options: Partial<AppOptions> = {}): Promise<ServedWorld> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  return { ...(await startWorld({ host: '127.0.0.1', port, baseUrl: origin, ...options })), origin }
}

/** A port that was free a moment ago: the base address has to be known before the server listens. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}
