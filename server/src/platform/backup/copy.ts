import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** The parts of a `pg` connection that `COPY` uses, https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-COPY */
type Wire = {
  readonly stream: Duplex
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Unread bytes at which the server is made to wait. */
const highWater = 8 * 1024 * 1024

/** A `COPY` in one direction; `pg` passes the server's messages to it. */
abstract class Copy implements pg.Submittable {
  readonly #text: string
  readonly #ended = Promise.withResolvers<void>()
  #failure: Error | undefined
  protected wire: Wire | undefined
  rows = 0

  constructor(text: string) {
    this.#text = text
    this.#ended.promise.catch(() => {})
  }

  /** Resolves when the server is ready for the next statement; rejects with the server's error. */
  get ended(): Promise<void> {
    return this.#ended.promise
  }

  submit(connection: pg.Connection): void {
    this.wire = connection as unknown as Wire
    this.wire.query(this.#text)
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0)
  }

  handleError(error: Error): void {
    this.#failure = error
    this.fail(error)
    // On a lost connection no message ends the statement.
    if (this.wire?.stream.destroyed) this.#ended.reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#ended.reject(this.#failure)
    else this.#ended.resolve()
    this.finish()
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}

  protected abstract fail(error: Error): void
  protected abstract finish(): void
}

/** `COPY … TO STDOUT`: yields the chunks as they arrive, with backpressure. */
export class CopyOut extends Copy implements AsyncIterable<Buffer> {
  #chunks: Buffer[] = []
  #held = 0
  #over = false
  #error: Error | undefined
  #wake = () => {}

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // The parser reuses its buffer.
    this.#chunks.push(Buffer.from(chunk))
    this.#held += chunk.length
    if (this.#held > highWater) this.wire?.stream.pause()
    this.#wake()
  }

  protected override fail(error: Error): void {
    this.#error = error
    this.#wake()
  }

  protected override finish(): void {
    this.#over = true
    this.#wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (;;) {
      const chunks = this.#chunks
      this.#chunks = []
      this.#held = 0
      if (this.wire?.stream.isPaused()) this.wire.stream.resume()
      yield* chunks
      if (this.#error) throw this.#error
      if (this.#over && this.#chunks.length === 0) return
      if (this.#chunks.length === 0) await new Promise<void>(resolve => (this.#wake = resolve))
    }
  }
}

/** `COPY … FROM STDIN`. */
export class CopyIn extends Copy {
  readonly #ready = Promise.withResolvers<void>()

  constructor(text: string) {
    super(text)
    this.#ready.promise.catch(() => {})
  }

  handleCopyInResponse(): void {
    this.#ready.resolve()
  }

  protected override fail(error: Error): void {
    this.#ready.reject(error)
  }

  protected override finish(): void {}

  /** Resolves when the chunk is sent; rejects when the server has refused an earlier one. */
  async write(chunk: Buffer): Promise<void> {
    await this.#ready.promise
    this.wire?.sendCopyFromChunk(chunk)
    if (this.wire?.stream.writableNeedDrain) await Promise.race([once(this.wire.stream, 'drain'), this.ended])
  }

  /** Resolves when every row is stored. */
  async end(): Promise<void> {
    await this.#ready.promise
    this.wire?.endCopyFrom()
    await this.ended
  }
}
