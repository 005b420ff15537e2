import type { FastifyReply, FastifyRequest } from 'fastify'
import { finished, pipeline, Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { ServiceBusy } from '../data/database-errors.ts'
import type { ServiceLog } from '../telemetry/log.ts'
import { type Count, type Metrics, silentMetrics } from '../telemetry/metrics.ts'
import { type AnswerAsFile, type AnswerInPieces, sendJson } from './answer.ts'
import { encoderFor, sendCompressible } from './compression.ts'
import { sayFile } from './file-answer.ts'

export interface StreamLimits {
  /** Milliseconds from the first piece in which the caller must have taken the last. */
  readonly wholeMs: number
  /** Answers that are sent at the same time. Each holds its rows until it is sent. */
  readonly atOnce: number
  /** Milliseconds for which an answer that no newcomer may displace has taken its last piece. */
  readonly movingMs: number
}

/** Two minutes are 45 kB a second for a bundle of 5,000 tasks, and a fifth of that where it is compressed. */
const usualLimits: StreamLimits = { wholeMs: 120_000, atOnce: 32, movingMs: 1000 }

interface Options {
  readonly log: ServiceLog
  readonly metrics?: Metrics
  readonly limits?: StreamLimits
}

/** An answer that is being sent, and when its caller last took a piece. */
interface Stream {
  readonly cut: () => void
  movedAt: number
}

/** The answers of a server that are sent in pieces. */
export class Streams {
  readonly #log: ServiceLog
  readonly #limits: StreamLimits
  readonly #countCut: Count
  readonly #open = new Set<Stream>()

  constructor({ log, metrics = silentMetrics, limits = usualLimits }: Options) {
    this.#log = log
    this.#limits = limits
    this.#countCut = metrics.counter({
      name: 'konttori_answers_cut_total',
      help: 'Answers in pieces that were cut: by a failure of ours, by their time, or for a newcomer.',
      label: 'reason',
      values: ['failed', 'late', 'room'],
    })
  }

  /**
   * Sends the answer. One that fits into a piece is sent as any other, and so is a failure before the second piece; a later
   * failure cuts the connection, so that no caller takes half an answer for a whole one.
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, pieces }: AnswerInPieces,
    compressible: boolean,
  ): Promise<FastifyReply> {
    const body = pieces.next().value ?? ''
    const second = pieces.next()
    if (second.done) {
      const answer = { status, body }
      return compressible ? sendCompressible(request, reply, answer) : sendJson(reply, answer)
    }
    const stream = this.#begin(reply)
    const failed = this.#failing(request)
    const source = Readable.from(paced([body, second.value], pieces, stream, failed), {
      objectMode: false,
    })
    const encoder = compressible ? encoderFor(request, reply) : undefined
    // What goes wrong is reported by the source, and a caller who leaves is no failure.
    return sendJson(reply, { status, body: encoder ? pipeline(source, encoder, () => {}) : source })
  }

  /**
   * Sends a file as it is made: its bytes, or JSON with them. It is made no faster than the caller reads, and a failure cuts the
   * connection.
   */
  sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, file }: AnswerAsFile,
    asBytes: boolean,
  ): FastifyReply {
    const stream = this.#begin(reply)
    const body = Readable.from(
      moving<string | Uint8Array>(asBytes ? file.bytes : file.json(), stream, this.#failing(request)),
      { objectMode: false },
    )
    if (!asBytes) return sendJson(reply, { status, body })
    reply.statusCode = status
    sayFile(reply, file)
    return reply.send(body)
  }

  #failing({ requestId, routeOptions }: FastifyRequest): (error: unknown) => void {
    return error => {
      this.#countCut('failed')
      this.#log.error('answer cut', error, { requestId, route: routeOptions.url ?? '' })
    }
  }

  #begin({ raw }: FastifyReply): Stream {
    this.#makeRoom()
    const cut = (reason: 'late' | 'room') => {
      this.#countCut(reason)
      raw.destroy()
    }
    const stream: Stream = { cut: () => cut('room'), movedAt: performance.now() }
    this.#open.add(stream)
    const late = setTimeout(() => cut('late'), this.#limits.wholeMs)
    // Also for a caller who left while the answer was made.
    finished(raw, () => {
      clearTimeout(late)
      this.#open.delete(stream)
    })
    return stream
  }

  /** Room is taken from anyone who has not read for the longest (ADR 22). Throws `ServiceBusy` where all are reading. */
  #makeRoom(): void {
    if (this.#open.size < this.#limits.atOnce) return
    const [slowest] = [...this.#open].toSorted((a, b) => a.movedAt - b.movedAt)
    if (!slowest || performance.now() - slowest.movedAt < this.#limits.movingMs)
      throw new ServiceBusy('too many long answers are being sent')
    this.#open.delete(slowest)
    slowest.cut()
  }
}

/** Each piece is made in a turn of its own, when the one before it is taken; `pieces` is ended with the stream. */
async function* paced(
  made: readonly string[],
  pieces: Generator<string, undefined>,
  stream: Stream,
  failed: (error: unknown) => void,
): AsyncGenerator<string> {
  try {
    for (const piece of made) {
      yield piece
      stream.movedAt = performance.now()
    }
    for (;;) {
      await othersFirst()
      const next = nextOf(pieces, failed)
      if (next.done) return
      yield next.value
      stream.movedAt = performance.now()
    }
  } finally {
    pieces.return(undefined)
  }
}

async function* moving<Piece>(
  pieces: AsyncIterable<Piece>,
  stream: Stream,
  failed: (error: unknown) => void,
): AsyncGenerator<Piece> {
  try {
    for await (const piece of pieces) {
      yield piece
      stream.movedAt = performance.now()
    }
  } catch (error) {
    failed(error)
    throw error
  }
}

function nextOf(pieces: Generator<string, undefined>, failed: (error: unknown) => void) {
  try {
    return pieces.next()
  } catch (error) {
    failed(error)
    throw error
  }
}
