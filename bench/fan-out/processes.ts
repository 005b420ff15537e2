import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BareTask } from './bare-process.ts'
import type { Received, ReceiverNews, ReceiverTask } from './receiver-process.ts'

/** A process that takes one task at a time. */
class Told<Task extends object, News> {
  protected readonly child: ChildProcess
  readonly #ended: Promise<never>

  constructor(file: string) {
    this.child = fork(join(import.meta.dirname, file), { serialization: 'advanced' })
    this.#ended = once(this.child, 'exit').then(([code]) => {
      throw new Error(`${file} ended with ${code}`)
    })
    this.#ended.catch(() => {})
  }

  get pid(): number {
    return this.child.pid as number
  }

  protected async news(): Promise<News> {
    const [news] = await Promise.race([once(this.child, 'message'), this.#ended])
    return news as News
  }

  protected async tell(task: Task): Promise<News> {
    const news = this.news()
    this.child.send(task)
    return news
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
  }
}

export interface Arrival {
  readonly atMs: number
  /** Deliveries that came more than once. */
  readonly repeats: number
  readonly kept: readonly Received[]
}

export class Receivers extends Told<ReceiverTask, ReceiverNews> {
  constructor() {
    super('receiver-process.ts')
  }

  async listen(servers: number, tls: { key: string; cert: string }): Promise<readonly string[]> {
    const news = await this.tell({ kind: 'listen', servers, ...tls })
    return news.kind === 'listening' ? news.urls : []
  }

  /** Begins to count; the returned function waits until so many different deliveries have come. */
  async expect(count: number, keep = false, only: string | null = null): Promise<() => Promise<Arrival>> {
    await this.tell({ kind: 'expect', count, keep, only })
    const arrived = this.news()
    return async () => {
      const news = await arrived
      if (news.kind !== 'arrived') throw new Error('the receivers said something else')
      return news
    }
  }
}

export class BareSender extends Told<BareTask, string> {
  constructor() {
    super('bare-process.ts')
  }

  load(ca: string, posts: readonly Received[], perReceiver: number): Promise<string> {
    return this.tell({ kind: 'load', ca, posts, perReceiver })
  }

  /** Posts so many to each receiver. */
  post(each: number): Promise<string> {
    return this.tell({ kind: 'post', each })
  }
}
