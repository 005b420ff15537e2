import type { Dispatcher } from 'undici'
import { OutboundRefused } from './refused.ts'

const excerptBytes = 1024

export interface Answer {
  readonly status: number
  readonly excerpt: string
}

/**
 * Receives one answer: reads it to its end, so that its connection can be reused, and keeps its beginning. At the deadline
 * it aborts the exchange; a request that has not begun is never sent.
 */
export class Answering implements Dispatcher.DispatchHandler {
  readonly #maxResponseBytes: number
  readonly #settled = Promise.withResolvers<Answer>()
  readonly #beginning: Buffer[] = []
  #controller: Dispatcher.DispatchController | undefined
  #cut: OutboundRefused | undefined
  #status: number | null = null
  #kept = 0
  #read = 0

  constructor(maxResponseBytes: number) {
    this.#maxResponseBytes = maxResponseBytes
  }

  /** Rejects with undici's error, or with the reason of `cut`. */
  get settled(): Promise<Answer> {
    return this.#settled.promise
  }

  /** The status; null until the headers have arrived. */
  get status(): number | null {
    return this.#status
  }

  /** Aborts the exchange; what arrives later is ignored. */
  cut(reason: OutboundRefused): void {
    this.#cut ??= reason
    this.#settled.reject(reason)
    this.#controller?.abort(reason)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#cut) controller.abort(this.#cut)
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    // Interim answers are ignored, RFC 9110 section 15.2.
    if (status < 200) return
    this.#status = status
    if (Number(headers['content-length'] ?? 0) > this.#maxResponseBytes) this.cut(this.#tooLarge())
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#read += chunk.length
    if (this.#read > this.#maxResponseBytes) return this.cut(this.#tooLarge())
    if (this.#kept >= excerptBytes) return
    const piece = chunk.subarray(0, excerptBytes - this.#kept)
    this.#beginning.push(piece)
    this.#kept += piece.length
  }

  onResponseEnd(): void {
    const excerpt = this.#kept === 0 ? '' : excerptOf(Buffer.concat(this.#beginning))
    const answer = { status: this.#status ?? 0, excerpt }
    // undici reuses the connection in a `setImmediate` that it schedules after this; a request before that opens another.
    process.nextTick(() => setImmediate(() => this.#settled.resolve(answer)))
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#settled.reject(error)
  }

  #tooLarge(): OutboundRefused {
    return new OutboundRefused(
      'response_too_large',
      `The answer is larger than ${this.#maxResponseBytes} bytes.`,
      { status: this.#status },
    )
  }
}

/** The bytes as text to store: without a partial character at the end, NUL (PostgreSQL refuses it) and control codes. */
export function excerptOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8')
    .decode(bytes, { stream: true })
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '\ufffd')
}
