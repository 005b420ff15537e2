import { isMarkedAsUntransferable, Worker } from 'node:worker_threads'
import type { Operation } from '../../contract/operation.ts'
import type { ServiceLog } from '../../telemetry/log.ts'
import { RequestRefused } from '../../vocabulary/request-refused.ts'
import { busyWithBodies } from './refusals.ts'
import type { TableBody } from './table-body.ts'
import type { FromThread, ToThread } from './thread-messages.ts'

/** A body of 12 MB takes less than a second. */
const longestMs = 30_000
/** The heap of the thread; a body of 12 MB with the most values allowed needs a tenth of it. */
const memoryMb = 512

interface Asked {
  readonly answer: (body: unknown) => void
  readonly refuse: (refused: RequestRefused) => void
  readonly timer: NodeJS.Timeout
}

/**
 * Parses large bodies and table documents in a thread, one after the other; the memory limit for bodies bounds how many wait. The thread starts
 * with the first body. When it ends or hangs, the waiting requests are answered `service_busy`, and the next body starts
 * another thread.
 */
export class ReadingThread {
  readonly #log: Pick<ServiceLog, 'error'>
  readonly #asked = new Map<number, Asked>()
  #thread: Worker | undefined
  #told = new Set<string>()
  #last = 0

  constructor(log: Pick<ServiceLog, 'error'>) {
    this.#log = log
  }

  read(
    operation: Operation & { readonly id: string },
    bytes: Buffer,
    contentType: string | undefined,
  ): Promise<unknown> {
    const thread = (this.#thread ??= this.#start())
    if (!this.#told.has(operation.id)) {
      this.#told.add(operation.id)
      const { body, table, rowByRow } = operation
      const shape = JSON.stringify({ body, table, rowByRow })
      thread.postMessage({ kind: 'shape', operation: operation.id, shape } satisfies ToThread)
    }
    return this.#ask(thread, number => ({
      kind: 'read',
      number,
      operation: operation.id,
      bytes,
      contentType,
    }))
  }

  readTable(table: TableBody): Promise<unknown> {
    return this.#ask((this.#thread ??= this.#start()), number => ({ kind: 'table', number, table }))
  }

  #ask(
    thread: Worker,
    messageOf: (number: number) => Exclude<ToThread, { kind: 'shape' }>,
  ): Promise<unknown> {
    const number = ++this.#last
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const timer = setTimeout(() => this.#giveUp(thread, new Error('a body took too long to read')), longestMs)
    timer.unref()
    this.#asked.set(number, { answer: resolve, refuse: reject, timer })
    const message = messageOf(number)
    const { bytes } = message.kind === 'table' ? message.table : message
    // Copied only where it lies in the memory that small buffers share.
    const { buffer } = bytes
    thread.postMessage(message, isMarkedAsUntransferable(buffer) ? [] : [buffer as ArrayBuffer])
    return promise
  }

  async close(): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    await thread?.terminate()
  }

  #start(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      name: 'bodies',
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    thread.unref()
    this.#told = new Set()
    thread.on('message', (message: FromThread) => this.#hear(message))
    thread.once('error', error => this.#giveUp(thread, error))
    return thread
  }

  #hear(message: FromThread): void {
    const asked = this.#asked.get(message.number)
    if (!asked) return
    this.#asked.delete(message.number)
    clearTimeout(asked.timer)
    if ('body' in message) return asked.answer(message.body)
    const { code, detail, errors } = message.refused
    asked.refuse(new RequestRefused(code, detail, errors ? { errors } : {}))
  }

  #giveUp(thread: Worker, error: unknown): void {
    if (this.#thread !== thread) return
    this.#log.error('reading bodies failed', error)
    this.#thread = undefined
    void thread.terminate()
    for (const { refuse, timer } of this.#asked.values()) {
      clearTimeout(timer)
      refuse(busyWithBodies())
    }
    this.#asked.clear()
  }
}
