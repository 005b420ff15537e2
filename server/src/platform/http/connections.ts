import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { ServiceLog } from '../telemetry/log.ts'
import { type Count, type Metrics, silentMetrics } from '../telemetry/metrics.ts'
import { closeConnection, closeGracefully } from './close-connection.ts'
import { answerUnderWay } from './shapes.ts'
import { subscriberOf } from './subscriber.ts'

/** Reserved for the database, the log, files and outgoing connections; a quarter of the limit where that is low. */
const reserved = 256

/** The file descriptors that this process may have for connections. */
interface Descriptors {
  /** Connections that there are descriptors for. */
  readonly room: number
  /** Counts the descriptors again; `connections` of them are connections. */
  look(connections: () => number): Promise<void>
}

/** Undefined where the system does not show the limit. https://man7.org/linux/man-pages/man5/proc_pid_limits.5.html */
function watchDescriptors(): Descriptors | undefined {
  let soft: number
  let others: number
  try {
    soft = Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1])
    others = readdirSync('/proc/self/fd').length
  } catch {
    return undefined
  }
  // “unlimited” is not a number.
  if (!Number.isSafeInteger(soft)) return undefined
  const reserve = Math.min(reserved, Math.floor(soft / 4))
  return {
    get room() {
      return Math.max(1, soft - reserve - others)
    },
    async look(connections) {
      const entries = await readdir('/proc/self/fd').catch(() => undefined)
      // Without a free descriptor the directory cannot be read; the former count stays.
      if (entries) others = Math.max(0, entries.length - connections())
    },
  }
}

const lookEveryMs = 20
/** How long a new connection may wait before its first request when the server stops. */
const timeToAskMs = 1000
/** A connection that is idle for so long between two requests may be closed for a new one. */
const restMs = 1000
/** Refused connections that are answered at the same time; the others are closed without an answer. */
const toldAtOnce = 64
const countDescriptorsEveryMs = 2000
const logEveryMs = 60_000

export interface ConnectionLimits {
  readonly all: number
  /** From one address, or one IPv6 prefix of 64 bits. */
  readonly address: number
}

export const defaultConnectionLimits: ConnectionLimits = { all: 10_000, address: 256 }

export interface ConnectionOptions {
  readonly limits: ConnectionLimits
  /** Whether the address is a trusted proxy, to which the limit of an address does not apply. */
  readonly speaksForMany: (address: string) => boolean
  /** The HTTP answer to a refused connection. */
  readonly serverBusy: () => string
  readonly log?: Pick<ServiceLog, 'warn'>
  readonly metrics?: Metrics
  readonly descriptors?: Descriptors | undefined
}

type Reason = 'all' | 'address'

/**
 * The connections of a server: limits their number, and stops the server without aborting answers.
 *
 * At the limit, a new connection replaces the one that has been open the longest without a request, or else the one that
 * has been idle the longest between two requests, because an idle connection costs its sender nothing. Only when all wait
 * for an answer is the new connection refused (ADR 22).
 */
export class Connections {
  readonly #options: ConnectionOptions
  readonly #descriptors: Descriptors | undefined
  readonly #servers: Server[] = []
  /** When each connection was opened. */
  readonly #open = new Map<Socket, number>()
  /** Connections without a request so far, the oldest first. */
  readonly #silent = new Set<Socket>()
  /** Connections whose requests are all answered, and since when; the longest idle first. */
  readonly #resting = new Map<Socket, number>()
  readonly #perSubscriber = new Map<string, number>()
  readonly #count: Count
  readonly #timer: NodeJS.Timeout | undefined
  #told = 0
  #loggedAt = Number.NEGATIVE_INFINITY
  #refused = 0

  constructor(options: ConnectionOptions) {
    this.#options = options
    const { metrics = silentMetrics } = options
    this.#descriptors = 'descriptors' in options ? options.descriptors : watchDescriptors()
    this.#count = metrics.counter({
      name: 'konttori_connections_closed_for_room_total',
      help: 'Connections turned away by the limit of all or of an address, and silent ones closed for newcomers.',
      label: 'reason',
      values: ['all', 'address', 'silent'],
    })
    metrics.gauge({ name: 'konttori_connections', help: 'Open connections of callers.' }, () => this.open)
    metrics.gauge(
      {
        name: 'konttori_connections_limit',
        help: 'Connections there is room for, with the descriptors left.',
      },
      () => this.limit,
    )
    if (this.#descriptors)
      this.#timer = setInterval(
        () => void this.#descriptors?.look(() => this.#open.size),
        countDescriptorsEveryMs,
      )
    this.#timer?.unref()
  }

  get open(): number {
    return this.#open.size
  }

  /** The configured limit, or fewer when there are fewer file descriptors. */
  get limit(): number {
    return Math.min(this.#options.limits.all, this.#descriptors?.room ?? Number.POSITIVE_INFINITY)
  }

  watch(server: Server): void {
    this.#servers.push(server)
    server.on('connection', (socket: Socket) => this.#admit(socket))
    // Accepting can fail for lack of memory or descriptors; present connections are still served.
    server.on('listening', () => server.on('error', error => this.#warn({ reason: error.message })))
  }

  /** The connection has a request. */
  asks(socket: Socket): void {
    this.#silent.delete(socket)
    this.#resting.delete(socket)
  }

  /** All requests of the connection are answered. */
  rests(socket: Socket): void {
    if (this.#open.has(socket)) this.#resting.set(socket, performance.now())
  }

  /**
   * Resolves when the present connections have had their answers and are closed. The server goes on listening, so that new
   * connections are answered that it stops; those are closed with their first answer. Node's `closeIdleConnections` would
   * close them before their request is read, and slow readers before they have the whole answer.
   */
  async finish(): Promise<void> {
    for (const server of this.#servers) server.maxRequestsPerSocket = 1
    const present = [...this.#open.keys()]
    while (present.some(socket => this.#open.has(socket))) {
      // Requests that have already arrived are read first.
      await delay(lookEveryMs)
      for (const socket of present)
        if (!answerUnderWay(socket) && this.#hadTimeToAsk(socket)) socket.destroy()
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #admit(socket: Socket): void {
    closeGracefully(socket)
    const address = socket.remoteAddress ?? ''
    const { limits, speaksForMany } = this.#options
    const subscriber = speaksForMany(address) ? undefined : subscriberOf(address)
    const ofSubscriber = subscriber === undefined ? 0 : (this.#perSubscriber.get(subscriber) ?? 0)
    if (ofSubscriber >= limits.address) return this.#refuse(socket, 'address')
    if (this.#open.size >= this.limit && !this.#makeRoom()) return this.#refuse(socket, 'all')

    this.#open.set(socket, performance.now())
    this.#silent.add(socket)
    if (subscriber !== undefined) this.#perSubscriber.set(subscriber, ofSubscriber + 1)
    socket.once('close', () => {
      this.#forget(socket)
      if (subscriber !== undefined) this.#leave(subscriber)
    })
  }

  /** False when every connection waits for an answer, or has just had its last one. */
  #makeRoom(): boolean {
    const [silent] = this.#silent
    const [rested] = this.#resting
    const longRested = rested && performance.now() - rested[1] > restMs ? rested[0] : undefined
    const victim = silent ?? longRested
    if (!victim) return false
    this.#forget(victim)
    victim.destroy()
    this.#count('silent')
    this.#warn({ reason: 'silent' })
    return true
  }

  #refuse(socket: Socket, reason: Reason): void {
    this.#count(reason)
    this.#refused++
    this.#warn({ reason })
    socket.on('error', () => {})
    if (this.#told >= toldAtOnce) return void socket.destroy()
    this.#told++
    socket.once('close', () => this.#told--)
    socket.write(this.#options.serverBusy())
    closeConnection(socket)
  }

  /** Logs once a minute at most, so that a flood of connections does not flood the log. */
  #warn(fields: { readonly reason: string }): void {
    const now = performance.now()
    if (now - this.#loggedAt < logEveryMs) return
    this.#loggedAt = now
    this.#options.log?.warn('connections_crowded', {
      ...fields,
      open: this.open,
      limit: this.limit,
      refused: this.#refused,
    })
    this.#refused = 0
  }

  #forget(socket: Socket): void {
    this.#open.delete(socket)
    this.#silent.delete(socket)
    this.#resting.delete(socket)
  }

  #leave(subscriber: string): void {
    const left = (this.#perSubscriber.get(subscriber) ?? 1) - 1
    if (left === 0) this.#perSubscriber.delete(subscriber)
    else this.#perSubscriber.set(subscriber, left)
  }

  #hadTimeToAsk(socket: Socket): boolean {
    return performance.now() - (this.#open.get(socket) ?? 0) > timeToAskMs
  }
}
