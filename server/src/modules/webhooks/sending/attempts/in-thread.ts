import { Worker } from 'node:worker_threads'
import type { OutboundReach } from '../../../../platform/gateways/outbound-https/outbound-https.ts'
import type { ServiceLog } from '../../../../platform/telemetry/log.ts'
import type { Outcome } from '../settlement.ts'
import type { Sendable } from './attempt.ts'
import type { Attempts, AttemptSettings, CurrentUrl, MakeAttempts } from './attempts.ts'
import type { FromThread, NumberedAttempt, PlainError, ThreadSettings, ToThread } from './thread-messages.ts'

interface UnderWay {
  begins(): void
  ends(outcome: Outcome): void
}

/** For whom requests must not wait while thousands of attempts are signed, encrypted and sent. */
export const attemptsInThread =
  (reach: OutboundReach, log: Pick<ServiceLog, 'error'>): MakeAttempts =>
  (currentUrl, settings) =>
    new AttemptsInThread(reach, log, currentUrl, settings)

/** Has attempts made in a thread of their own. What nobody catches there, nobody catches here. */
class AttemptsInThread implements Attempts {
  readonly #thread: Worker
  readonly #gone: Promise<unknown>
  readonly #log: Pick<ServiceLog, 'error'>
  readonly #currentUrl: CurrentUrl
  readonly #underWay = new Map<number, UnderWay>()
  #asked: NumberedAttempt[] = []
  #last = 0
  #closing = false

  constructor(
    reach: OutboundReach,
    log: Pick<ServiceLog, 'error'>,
    currentUrl: CurrentUrl,
    { pacing, currentForMs }: AttemptSettings,
  ) {
    this.#log = log
    this.#currentUrl = currentUrl
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), {
      name: 'webhooks',
      workerData: { reach, pacing, currentForMs } satisfies ThreadSettings,
    })
    let reason: unknown = new Error('the thread that makes webhook attempts has ended')
    this.#thread.once('error', error => (reason = error))
    this.#gone = new Promise(resolve => this.#thread.once('exit', resolve))
    this.#thread.once('exit', () => {
      if (!this.#closing) throw reason
    })
    this.#thread.on('message', (message: FromThread) => this.#hear(message))
  }

  make(sendable: Sendable, begins: () => void): Promise<Outcome> {
    // What a round has claimed is asked for at once, and travels together.
    if (this.#asked.length === 0) queueMicrotask(() => this.#ask())
    const number = ++this.#last
    this.#asked.push({ number, sendable })
    return new Promise(ends => this.#underWay.set(number, { begins, ends }))
  }

  stop(): void {
    this.#say({ kind: 'stop' })
  }

  async close(): Promise<void> {
    this.#closing = true
    this.#say({ kind: 'close' })
    await this.#gone
  }

  #ask(): void {
    this.#say({ kind: 'make', attempts: this.#asked })
    this.#asked = []
  }

  #say(message: ToThread): void {
    this.#thread.postMessage(message)
  }

  #hear(message: FromThread): void {
    if (message.kind === 'news') {
      for (const number of message.begun) this.#underWay.get(number)?.begins()
      for (const { number, outcome } of message.ended) {
        this.#underWay.get(number)?.ends(outcome)
        this.#underWay.delete(number)
      }
    } else if (message.kind === 'error')
      this.#log.error(message.event, errorOf(message.error), message.fields)
    else
      void this.#currentUrl(message.orgId, message.webhookId).then(url =>
        this.#say({ kind: 'currentUrl', question: message.question, url }),
      )
  }
}

const errorOf = ({ name, message, stack }: PlainError): Error =>
  Object.assign(new Error(message), { name, ...(stack !== undefined && { stack }) })
