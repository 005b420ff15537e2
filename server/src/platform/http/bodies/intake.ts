import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { type Metrics, silentMetrics } from '../../telemetry/metrics.ts'
import { limits } from '../../vocabulary/limits.ts'
import { badRequest } from '../../vocabulary/request-refused.ts'
import { askForBody } from '../doorkeeper.ts'
import { subscriberOf } from '../subscriber.ts'
import { type Held, Lane, type LaneLimits } from './lanes.ts'
import { busyWithBodies, payloadTooLarge, requestTimeout } from './refusals.ts'

const mebibyte = 1024 * 1024

export interface IntakeLimits {
  /** The first bytes of every body: charged as they come, so that a promise to send costs us nothing. */
  readonly first: LaneLimits
  /** What goes beyond: reserved whole before it is read, held until the request is answered. */
  readonly large: LaneLimits
  /** How long a body waits for its reservation. */
  readonly patienceMs: number
  /** Each such time must bring so many bytes, or the last of them. */
  readonly pace: { readonly everyMs: number; readonly bytes: number }
}

export const intakeLimits: IntakeLimits = {
  first: { all: 64 * mebibyte, sender: 8 * mebibyte, waiting: { all: 0, sender: 0 } },
  large: { all: 64 * mebibyte, sender: 24 * mebibyte, waiting: { all: 256, sender: 32 } },
  patienceMs: 10_000,
  pace: { everyMs: 10_000, bytes: 80 * 1024 },
}

type Done = (error: Error | null, body?: Buffer) => void

/**
 * Reads bodies within a budget of bytes in flight, of all callers and of each: an organisation, or an address where
 * nobody is known yet. What must wait is not read, so that it stays with its sender; who sends too slowly is cut off.
 */
export class Intake {
  readonly #limits: IntakeLimits
  readonly #first: Lane
  readonly #large: Lane
  readonly #arriving = new Set<Arrival>()
  #watching = false

  constructor(bounds: IntakeLimits = intakeLimits, metrics: Metrics = silentMetrics) {
    this.#limits = bounds
    this.#first = new Lane(bounds.first)
    this.#large = new Lane(bounds.large)
    metrics.gauge(
      { name: 'konttori_body_bytes', help: 'Bytes of request bodies that are held or reserved.' },
      () => this.bytes,
    )
    metrics.gauge(
      { name: 'konttori_bodies_waiting', help: 'Request bodies that wait to be read.' },
      () => this.#large.waiting,
    )
  }

  get bytes(): number {
    return this.#first.used + this.#large.used
  }

  /** A content type parser of Fastify: calls `done` with the whole body, or with why there is none. */
  readonly take = (request: FastifyRequest, payload: Readable, done: Done): void => {
    const limit = request.bodyLimit
    const announced = Number(request.headers['content-length'] ?? Number.NaN)
    if (announced > limit) return done(payloadTooLarge(limit))
    const sender = request.caller ? request.caller.organisation.id : subscriberOf(request.ip)
    const arrival = new Arrival({ payload, sender, limit, announced }, this.#first, error => {
      this.#arriving.delete(arrival)
      if (error === null && arrival.large) request.releaseBody = arrival.giveBack
      done(error, error === null ? arrival.whole() : undefined)
    })
    if (!(announced > limits.openBodyBytes)) return this.#begin(request, arrival)
    this.#reserve(arrival, announced, () => this.#begin(request, arrival))
  }

  #begin(request: FastifyRequest, arrival: Arrival): void {
    askForBody(request.raw)
    this.#arriving.add(arrival)
    if (!this.#watching) this.#watch()
    arrival.read(goOn => this.#reserve(arrival, arrival.limit, goOn))
  }

  #reserve(arrival: Arrival, bytes: number, goOn: () => void): void {
    const { sender } = arrival
    const go = (held: Held) => {
      arrival.reserved(held)
      goOn()
    }
    const held = this.#large.take(sender, bytes)
    if (held) return go(held)
    const giveUp = this.#large.wait(sender, bytes, granted => {
      clearTimeout(timer)
      if (arrival.over) granted.release()
      else go(granted)
    })
    if (!giveUp) return arrival.end(busyWithBodies())
    const timer = setTimeout(() => {
      giveUp()
      arrival.end(busyWithBodies())
    }, this.#limits.patienceMs)
    timer.unref()
    arrival.whenOver(() => {
      clearTimeout(timer)
      giveUp()
    })
  }

  /** One timer for all of them. A body is cut off at the second look that finds it late: the first may be our own delay. */
  #watch(): void {
    this.#watching = true
    const { everyMs, bytes } = this.#limits.pace
    const timer = setInterval(() => {
      const now = performance.now()
      for (const arrival of this.#arriving)
        if (arrival.isLate(now, everyMs, bytes)) arrival.end(requestTimeout())
      if (this.#arriving.size > 0) return
      clearInterval(timer)
      this.#watching = false
    }, everyMs / 10)
    timer.unref()
  }
}

interface Body {
  readonly payload: Readable
  readonly sender: string
  readonly limit: number
  /** `NaN` when it comes in chunks. */
  readonly announced: number
}

/** One body on its way. */
class Arrival {
  readonly sender: string
  readonly limit: number
  readonly #body: Body
  readonly #first: Lane
  readonly #ended: (error: Error | null) => void
  #chunks: Buffer[] = []
  #held: Held[] = []
  #atEnd: (() => void)[] = []
  #bytes = 0
  #large = false
  #over = false
  #reading = false
  #lookAt = 0
  #bytesThen = 0
  #late = false

  constructor(body: Body, first: Lane, ended: (error: Error | null) => void) {
    this.sender = body.sender
    this.limit = body.limit
    this.#body = body
    this.#first = first
    this.#ended = ended
    body.payload.once('error', this.#broken)
    body.payload.once('close', this.#broken)
  }

  get over(): boolean {
    return this.#over
  }

  /** Whether it has a reservation, which lasts until `giveBack`. */
  get large(): boolean {
    return this.#large
  }

  /** `reserve` is asked for the whole limit when a body of unknown length turns out to be large. */
  read(reserve: (goOn: () => void) => void): void {
    if (this.#over) return
    this.#reading = true
    this.#lookAt = performance.now()
    const { payload, limit, announced } = this.#body
    const onData = (chunk: Buffer) => {
      this.#bytes += chunk.length
      if (this.#bytes > limit) return this.end(payloadTooLarge(limit))
      this.#chunks.push(chunk)
      if (this.#large) return
      if (this.#bytes > limits.openBodyBytes) {
        this.#reading = false
        payload.pause()
        return reserve(() => {
          if (this.#over) return
          this.#reading = true
          this.#lookAt = performance.now()
          payload.resume()
        })
      }
      const held = this.#first.take(this.sender, chunk.length)
      if (!held) return this.end(busyWithBodies())
      this.#held.push(held)
    }
    payload.on('data', onData)
    payload.once('end', () => {
      if (!Number.isNaN(announced) && announced !== this.#bytes) return this.#broken()
      this.end(null)
    })
    this.whenOver(() => payload.removeListener('data', onData))
    payload.resume()
  }

  reserved(held: Held): void {
    this.#large = true
    this.#releaseAll()
    this.#held.push(held)
  }

  isLate(now: number, everyMs: number, bytes: number): boolean {
    if (!this.#reading || now - this.#lookAt < everyMs) return false
    if (this.#bytes - this.#bytesThen >= bytes) {
      this.#lookAt = now
      this.#bytesThen = this.#bytes
      this.#late = false
      return false
    }
    if (this.#late) return true
    this.#late = true
    return false
  }

  whenOver(work: () => void): void {
    if (this.#over) work()
    else this.#atEnd.push(work)
  }

  end(error: Error | null): void {
    if (this.#over) return
    this.#over = true
    for (const work of this.#atEnd) work()
    const { payload } = this.#body
    payload.removeListener('close', this.#broken)
    if (error) {
      // What was read is forgotten and what still comes is not read: it is the connection's to end.
      this.#chunks = []
      payload.pause()
    }
    if (error || !this.#large) this.#releaseAll()
    this.#ended(error)
  }

  whole(): Buffer {
    // A copy, for a chunk may be a view of what the next one is read into.
    const whole = Buffer.concat(this.#chunks, this.#bytes)
    this.#chunks = []
    return whole
  }

  readonly giveBack = (): void => this.#releaseAll()

  #releaseAll(): void {
    const held = this.#held
    this.#held = []
    for (const each of held) each.release()
  }

  readonly #broken = (): void =>
    this.end(badRequest([{ pointer: '', message: 'the body is shorter than its length' }]))
}
