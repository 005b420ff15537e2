import { Worker } from 'node:worker_threads'
import type { ServiceLog } from '../../telemetry/log.ts'
import type { OutboundReach } from '../outbound-https/outbound-https.ts'
import type { PostOutcome, SignedPost, SignedPosts } from './signed-posts.ts'
import type { FromThread, PlainError, ToThread } from './thread-messages.ts'

/** Has posts made in a thread of their own, which begins with the first. An uncaught error in the thread ends the process. */
export class PostsInThread implements SignedPosts {
  readonly #name: string
  readonly #reach: OutboundReach
  readonly #log: Pick<ServiceLog, 'error'>
  readonly #underWay = new Map<number, (outcome: PostOutcome) => void>()
  #thread: Worker | null = null
  #asked: { readonly number: number; readonly post: SignedPost }[] = []
  #last = 0
  #closing = false

  constructor(name: string, reach: OutboundReach, log: Pick<ServiceLog, 'error'>) {
    this.#name = name
    this.#reach = reach
    this.#log = log
  }

  post(post: SignedPost): Promise<PostOutcome> {
    // What a round has claimed is asked for at once, and travels together.
    if (this.#asked.length === 0) queueMicrotask(() => this.#ask())
    const number = ++this.#last
    this.#asked.push({ number, post })
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
    this.#tell({ kind: 'post', posts: this.#asked })
    this.#asked = []
  }

  #start(): Worker {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), {
      name: this.#name,
      workerData: this.#reach,
    })
    let reason: unknown = new Error('the thread that makes posts has ended')
    thread.once('error', error => (reason = error))
    thread.once('exit', () => {
      if (!this.#closing) throw reason
    })
    thread.on('message', (message: FromThread) => this.#hear(message))
    return thread
  }

  #tell(message: ToThread): void {
    this.#thread?.postMessage(message)
  }

  #hear(message: FromThread): void {
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
