import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection of an attacker: what it has received, and whether it is closed. */
export interface Caller {
  readonly socket: Socket
  readonly received: string
  readonly closed: boolean
  /** Resolves when the server, or we, have closed it. */
  readonly ended: Promise<void>
}

/** Connects; rejects when nobody listens. Closed after the test. */
export async function call(url: string): Promise<Caller> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.setEncoding('latin1').on('data', chunk => (received += chunk))
  const ended = Promise.withResolvers<void>()
  socket.on('close', () => ended.resolve())
  await once(socket, 'connect')
  socket.on('error', () => {})
  return {
    socket,
    get received() {
      return received
    },
    get closed() {
      return socket.destroyed
    },
    ended: ended.promise,
  }
}

/**
 * Sends these bytes and reads until the server hangs up, so it must be asked to or have reason to. On a crowded machine
 * the service may say that its event loop is badly delayed, which is no answer to what was sent; then it is sent again.
 */
export async function talk(url: string, ...parts: readonly (string | Buffer)[]): Promise<string> {
  for (;;) {
    const caller = await call(url)
    for (const part of parts) caller.socket.write(part)
    await caller.ended
    if (!caller.received.includes('"detail":"The service is busy; nothing was written."'))
      return caller.received
  }
}

export const statusOf = (answer: string): number => Number(answer.split(' ', 2)[1])

/** The status of every answer of a connection, one after the other. */
export const statusesOf = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

export const problemOf = (answer: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1').toString())

export const head = (method: string, path: string, ...headers: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n')
