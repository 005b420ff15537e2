import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { type Metrics, silentMetrics } from '../../telemetry/metrics.ts'
import { limits } from '../../vocabulary/limits.ts'
import { badRequest } from '../../vocabulary/request-refused.ts'
import { sendContinue } from '../admission.ts'
import { subscriberOf } from '../subscriber.ts'
import { type Reservation, BodyMemoryLimiter, type BodyMemoryLimits } from './body-memory.ts'
import { busyWithBodies, payloadTooLarge, requestTimeout } from './refusals.ts'

const mebibyte = 1024 * 1024

export interface IntakeLimits {
  /** For the first bytes of every body, reserved as they arrive, so that an announced length reserves nothing. */
  readonly first: BodyMemoryLimits
  /** For larger bodies, reserved in full before they are read, and until the request is answered. */
  readonly large: BodyMemoryLimits
  /** How long a body waits for its reservation. */
  readonly stalledMs: number
  /** The least number of bytes in each such time, unless the body ends. */
  readonly pace: { readonly everyMs: number; readonly bytes: number }
  /** Within which a body must have arrived, whatever its pace; 12 MB over a slow line take one and a half minutes. */
  readonly wholeMs: number
}

export const intakeLimits: IntakeLimits = {
  first: { all: 64 * mebibyte, sender: 8 * mebibyte, waiting: { all: 0, sender: 0 } },
  large: { all: 64 * mebibyte, sender: 24 * mebibyte, waiting: { all: 256, sender: 32 } },
  stalledMs: 10_000,
  pace: { everyMs: 10_000, bytes: 80 * 1024 },
  wholeMs: 120_000,
}

type Done = (error: Error | null, body?: Buffer) => void

/**
 * Reads bodies within a limit of memory, for all senders and for each: an organisation, or an address where the caller is
 * not known yet. A body that waits is not read, so that it stays with its sender; one that arrives too slowly is aborted.
 */
export class Intake {
  readonly #limits: IntakeLimits
  readonly #first: BodyMemoryLimiter
  readonly #large: BodyMemoryLimiter
  readonly #arriving = new Set<Arrival>()
  #watching = false

  constructor(bounds: IntakeLimits = intakeLimits, metrics: Metrics = silentMetrics) {
    this.#limits = bounds
    this.#first = new BodyMemoryLimiter(bounds.first)
    this.#large = new BodyMemoryLimiter(bounds.large)
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

  /** A content type parser of Fastify: calls `done` with the body, or with an error. */
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
    sendContinue(request.raw)
    this.#arriving.add(arrival)
    if (!this.#watching) this.#watch()
    arrival.read(goOn => this.#reserve(arrival, arrival.limit, goOn))
  }

  #reserve(arrival: Arrival, bytes: number, goOn: () => void): void {
    const { sender } = arrival
    const go = (reservation: Reservation) => {
      arrival.reserved(reservation)
      goOn()
    }
    const reservation = this.#large.take(sender, bytes)
    if (reservation) return go(reservation)
    const giveUp = this.#large.wait(sender, bytes, granted => {
      clearTimeout(timer)
      if (arrival.over) granted.release()
      else go(granted)
    })
    if (!giveUp) return arrival.end(busyWithBodies())
    const timer = setTimeout(() => {
      giveUp()
      arrival.end(busyWithBodies())
    }, this.#limits.stalledMs)
    timer.unref()
    arrival.whenOver(() => {
      clearTimeout(timer)
      giveUp()
    })
  }

  /** One timer for all bodies. A body is aborted at the second check that finds it late: the first may be a delay of this process. */
  #watch(): void {
    this.#watching = true
    const { pace, wholeMs } = this.#limits
    const { everyMs, bytes } = pace
    const timer = setInterval(() => {
      const now = performance.now()
      for (const arrival of this.#arriving)
        if (arrival.isLate(now, everyMs, bytes) || arrival.age(now) > wholeMs) arrival.end(requestTimeout())
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
  /** `NaN` for a chunked body. */
  readonly announced: number
}

/** A body that is being received. */
class Arrival {
  readonly sender: string
  readonly limit: number
  readonly #body: Body
  readonly #first: BodyMemoryLimiter
  readonly #ended: (error: Error | null) => void
  #chunks: Buffer[] = []
  /** Of a large body; filled as its bytes arrive, so that the event loop never copies all of them at once. */
  #whole: Buffer | undefined
  #reservations: Reservation[] = []
  #atEnd: (() => void)[] = []
  #bytes = 0
  #over = false
  #reading = false
  readonly #begunAt = performance.now()
  #lookAt = 0
  #bytesThen = 0
  #late = false

  constructor(body: Body, first: BodyMemoryLimiter, ended: (error: Error | null) => void) {
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
    return this.#whole !== undefined
  }

  /** `reserve` is called with the whole limit when a body of unknown length turns out to be large. */
  read(reserve: (goOn: () => void) => void): void {
    if (this.#over) return
    this.#reading = true
    this.#lookAt = performance.now()
    const { payload, limit, announced } = this.#body
    const onData = (chunk: Buffer) => {
      const at = this.#bytes
      this.#bytes += chunk.length
      if (this.#bytes > limit) return this.end(payloadTooLarge(limit))
      if (this.#whole) return void chunk.copy(this.#whole, at)
      this.#chunks.push(chunk)
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
      const reservation = this.#first.take(this.sender, chunk.length)
      if (!reservation) return this.end(busyWithBodies())
      this.#reservations.push(reservation)
    }
    payload.on('data', onData)
    payload.once('end', () => {
      if (!Number.isNaN(announced) && announced !== this.#bytes) return this.#broken()
      this.end(null)
    })
    this.whenOver(() => payload.removeListener('data', onData))
    payload.resume()
  }

  reserved(reservation: Reservation): void {
    this.#releaseAll()
    this.#reservations.push(reservation)
    const { limit, announced } = this.#body
    this.#whole = Buffer.allocUnsafeSlow(Number.isNaN(announced) ? limit : announced)
    Buffer.concat(this.#chunks).copy(this.#whole)
    this.#chunks = []
  }

  age(now: number): number {
    return now - this.#begunAt
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
      // The received bytes are dropped and no more are read; the connection is closed with the answer.
      this.#chunks = []
      this.#whole = undefined
      payload.pause()
    }
    if (!this.#whole) this.#releaseAll()
    this.#ended(error)
  }

  whole(): Buffer {
    if (this.#whole) return this.#whole.subarray(0, this.#bytes)
    // A copy, because a chunk may be a view of a buffer that is reused.
    const whole = Buffer.concat(this.#chunks, this.#bytes)
    this.#chunks = []
    return whole
  }

  readonly giveBack = (): void => this.#releaseAll()

  #releaseAll(): void {
    const reservations = this.#reservations
    this.#reservations = []
    for (const reservation of reservations) reservation.release()
  }

  readonly #broken = (): void =>
    this.end(badRequest([{ pointer: '', message: 'the body is shorter than its length' }]))
}
