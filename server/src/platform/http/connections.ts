import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { ServiceLog } from '../telemetry/log.ts'
import { type Count, type Metrics, silentMetrics } from '../telemetry/metrics.ts'
import { answerUnderWay } from './answer-under-way.ts'
import { type Descriptors, watchDescriptors } from './descriptors.ts'
import { hangUp, hangUpGently } from './hang-up.ts'
import { subscriberOf } from './subscriber.ts'

const lookEveryMs = 20
/** A caller who has just connected is given so long to ask; it may be as busy as we are. */
const timeToAskMs = 1000
/** A connection that rests so long between two requests may make room for another. */
const restMs = 1000
/** Those turned away that are told why at the same time; the others are only closed, so that they hold nothing. */
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
  /** Speaks for many, so that the limit of an address does not hold: a proxy of ours. */
  readonly speaksForMany: (address: string) => boolean
  /** What those who are turned away are told, as bytes of HTTP. */
  readonly noRoom: () => string
  readonly log?: Pick<ServiceLog, 'warn'>
  readonly metrics?: Metrics
  readonly descriptors?: Descriptors | undefined
}

type Reason = 'all' | 'address'

/**
 * The connections of a server: how many there may be, and how to stop without cutting off whom it still owes an answer.
 *
 * When there is no room, a newcomer takes the place of the connection that has been silent the longest, and then of the
 * one that has rested the longest between two requests: silence costs the sender nothing, so it is worth nothing. Only
 * when all of them wait for an answer is the newcomer turned away.
 */
export class Connections {
  readonly #options: ConnectionOptions
  readonly #descriptors: Descriptors | undefined
  readonly #servers: Server[] = []
  /** When each was opened. */
  readonly #open = new Map<Socket, number>()
  /** Those that have not asked anything yet, the oldest first. */
  readonly #silent = new Set<Socket>()
  /** Those that have had their answers, the longest at rest first, and since when. */
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

  /** How many there may be: as set, or as many as there are descriptors for. */
  get limit(): number {
    return Math.min(this.#options.limits.all, this.#descriptors?.room ?? Number.POSITIVE_INFINITY)
  }

  watch(server: Server): void {
    this.#servers.push(server)
    server.on('connection', (socket: Socket) => this.#admit(socket))
    // Accepting can fail for want of memory or descriptors; who is connected goes on being served.
    server.on('listening', () => server.on('error', error => this.#warn({ reason: error.message })))
  }

  /** A request has come on the connection. */
  asks(socket: Socket): void {
    this.#silent.delete(socket)
    this.#resting.delete(socket)
  }

  /** All requests that have come on the connection are answered. */
  rests(socket: Socket): void {
    if (this.#open.has(socket)) this.#resting.set(socket, performance.now())
  }

  /**
   * Resolves when the connections there are now have had their answers and are closed. The server goes on listening,
   * so that others can be told that it stops; they are closed with their first answer. Node's own
   * `closeIdleConnections` would hit those too before their request is read, and slow readers before they have all.
   */
  async finish(): Promise<void> {
    for (const server of this.#servers) server.maxRequestsPerSocket = 1
    const present = [...this.#open.keys()]
    while (present.some(socket => this.#open.has(socket))) {
      // What has reached this machine by now is read first.
      await delay(lookEveryMs)
      for (const socket of present)
        if (!answerUnderWay(socket) && this.#hadTimeToAsk(socket)) socket.destroy()
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #admit(socket: Socket): void {
    hangUpGently(socket)
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

  /** False when every connection waits for an answer, or has had its last one just now. */
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
    socket.write(this.#options.noRoom())
    hangUp(socket)
  }

  /** One line a minute, or a flood of connections would be a flood of lines. */
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
