import { Worker } from 'node:worker_threads'
import type { ServiceLog, LogFields } from '../../telemetry/log.ts'

/** A thread that answers calls. */
export interface ThreadOfCalls {
  readonly name: string
  /** Its program, which calls `answerCalls`. */
  readonly program: URL
  /** Plain data that the program begins with. */
  readonly data: unknown
}

/** Has calls made in a thread of their own, which begins with the first. An uncaught error in the thread ends the process. */
export class CallsInThread<Call, Outcome> {
  readonly #of: ThreadOfCalls
  readonly #log: Pick<ServiceLog, 'error'>
  readonly #underWay = new Map<number, (outcome: Outcome) => void>()
  #thread: Worker | null = null
  #asked: { readonly number: number; readonly call: Call }[] = []
  #last = 0
  #closing = false

  constructor(of: ThreadOfCalls, log: Pick<ServiceLog, 'error'>) {
    this.#of = of
    this.#log = log
  }

  make(call: Call): Promise<Outcome> {
    // What a round has claimed is sent at once, in one message.
    if (this.#asked.length === 0) queueMicrotask(() => this.#ask())
    const number = ++this.#last
    this.#asked.push({ number, call })
    return new Promise(ends => this.#underWay.set(number, ends))
  }

  async close(): Promise<void> {
    this.#closing = true
    if (!this.#thread) return
    const gone = new Promise(resolve => this.#thread?.once('exit', resolve))
    this.#tell({ kind: 'close' })
    await gone
    this.#thread = null
  }

  #ask(): void {
    this.#thread ??= this.#start()
    this.#tell({ kind: 'call', calls: this.#asked })
    this.#asked = []
  }

  #start(): Worker {
    const { name, program, data } = this.#of
    const thread = new Worker(program, { name, workerData: data })
    let reason: unknown = new Error(`the thread of ${name} has ended`)
    thread.once('error', error => (reason = error))
    thread.once('exit', () => {
      if (!this.#closing) throw reason
    })
    thread.on('message', (message: FromThread<Outcome>) => this.#hear(message))
    return thread
  }

  #tell(message: ToThread<Call>): void {
    this.#thread?.postMessage(message)
  }

  #hear(message: FromThread<Outcome>): void {
    if (message.kind === 'error')
      return this.#log.error(message.event, errorOf(message.error), message.fields)
    for (const { number, outcome } of message.ended) {
      this.#underWay.get(number)?.(outcome)
      this.#underWay.delete(number)
    }
  }
}

const errorOf = ({ name, message, stack }: PlainError): Error =>
  Object.assign(new Error(message), { name, ...(stack !== undefined && { stack }) })

/** Calls are identified by the number that the calling thread has given them. */
export type ToThread<Call> =
  | { readonly kind: 'call'; readonly calls: readonly { readonly number: number; readonly call: Call }[] }
  | { readonly kind: 'close' }

export type FromThread<Outcome> =
  | { readonly kind: 'ended'; readonly ended: readonly EndedCall<Outcome>[] }
  | { readonly kind: 'error'; readonly event: string; readonly error: PlainError; readonly fields: LogFields }

export interface EndedCall<Outcome> {
  readonly number: number
  readonly outcome: Outcome
}

/** An error without what cannot be sent to another thread. */
export interface PlainError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
}
