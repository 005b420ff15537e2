import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { ConcurrencyLimiter } from '../concurrency-limiter.ts'
import { type Finding, type MalwareScanner, ScannerUnavailable } from './malware-scanner.ts'

/** Where `clamd` of ClamAV listens: TCP or a socket of this machine. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string }

export const clamdUrlForm =
  'the address of clamd, such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl'

const usualPort = 3310

/** Undefined when the text is no such address. */
export function readClamdUrl(text: string): ClamdAddress | undefined {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.search || url.hash) return undefined
  if (url.protocol === 'unix:')
    return url.host === '' && url.pathname.length > 1 ? { path: decodeURIComponent(url.pathname) } : undefined
  if (url.protocol !== 'tcp:' || url.hostname === '' || url.pathname.length > 1) return undefined
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: url.port === '' ? usualPort : Number(url.port) }
}

export const clamdText = (address: ClamdAddress): string =>
  'path' in address ? address.path : `${address.host}:${address.port}`

export interface ClamdLimits {
  /** Without a byte taken or an answer. A large archive takes clamd a while: its own limit is 120 seconds. */
  readonly silenceMs: number
  /** Its `MaxThreads` is 10 as it is delivered. */
  readonly atOnce: number
}

const usualLimits: ClamdLimits = { silenceMs: 130_000, atOnce: 4 }

/** The longest piece in which bytes are sent. */
const pieceBytes = 256 * 1024
/** An answer is one line. */
const longestAnswer = 4096

/**
 * Scans with `clamd` by its command `INSTREAM`, with a connection for each file: every piece after its length, and a length of
 * zero at the end. https://docs.clamav.net/manual/Usage/Scanning.html#clamd
 */
export class Clamd implements MalwareScanner {
  readonly #address: ClamdAddress
  readonly #limits: ClamdLimits
  readonly #limiter: ConcurrencyLimiter

  constructor(address: ClamdAddress, limits: ClamdLimits = usualLimits) {
    this.#address = address
    this.#limits = limits
    this.#limiter = new ConcurrencyLimiter({ atOnce: limits.atOnce })
  }

  async scan(bytes: Readable): Promise<Finding> {
    try {
      return await this.#limiter.run(async () => findingOf(await this.#ask(bytes)))
    } finally {
      bytes.destroy()
    }
  }

  async #ask(bytes: Readable): Promise<string> {
    const socket = connect(this.#address)
    const failure = Promise.withResolvers<never>()
    failure.promise.catch(() => {})
    socket.setTimeout(this.#limits.silenceMs, () =>
      failure.reject(this.#unavailable('it does not answer in time')),
    )
    socket.on('error', error => failure.reject(this.#unavailable(error.message)))
    const answer = answerOf(socket).then(text => {
      if (text === '') throw this.#unavailable('it closed the connection without an answer')
      return text
    })
    try {
      await Promise.race([once(socket, 'connect'), failure.promise])
      // It may answer before the end, when it has seen enough or takes no more.
      const sent = send(socket, bytes)
      sent.catch(error => failure.reject(error))
      return await Promise.race([answer, failure.promise])
    } finally {
      answer.catch(() => {})
      socket.destroy()
    }
  }

  #unavailable(reason: string): ScannerUnavailable {
    return new ScannerUnavailable(`clamd at ${clamdText(this.#address)}: ${reason}`)
  }
}

async function send(socket: Socket, bytes: Readable): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const chunk of bytes) {
    for (let at = 0; at < (chunk as Buffer).length; at += pieceBytes) {
      const piece = (chunk as Buffer).subarray(at, at + pieceBytes)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      socket.write(length)
      if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
      if (socket.destroyed || !socket.writable) return
    }
  }
  socket.write(Buffer.alloc(4))
}

/** What comes until the connection ends, without the zero at the end. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise(resolve => {
    let text = ''
    const tell = () => resolve(text.split('\0', 1)[0] ?? '')
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8')
      if (text.includes('\0') || text.length > longestAnswer) tell()
    })
    socket.on('close', tell)
  })
}

/** `stream: OK`, `stream: <name> FOUND` or `<reason> ERROR`. */
function findingOf(answer: string): Finding {
  const [, found] = /^(?:stream: )?(.+) FOUND$/.exec(answer) ?? []
  if (found !== undefined) return { status: 'infected', name: found }
  if (answer === 'stream: OK') return { status: 'clean' }
  throw new ScannerUnavailable(`clamd cannot tell: ${answer.slice(0, 200)}`)
}
