import { addSeconds } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Outcome } from '../settlement.ts'
import { attempt, type Sendable, type Sender } from './attempt.ts'
import { Pacing, type PacingLimits } from './pacing.ts'

/** Makes attempts: as many of a receiver's at a time as it answers quickly, the others when there is room. */
export interface Attempts {
  /** Calls `begins` when it is made. Never rejects. */
  make(sendable: Sendable, begins: () => void): Promise<Outcome>
  /** From the call on nothing begins any more; what has begun is made. */
  stop(): void
  /** To be called when nothing is under way. */
  close(): Promise<void>
}

export interface AttemptSettings {
  readonly pacing: PacingLimits
  /** How long a delivery may wait to be sent, in milliseconds, before its webhook is looked up again. */
  readonly currentForMs: number
}

/** Where a webhook wants its deliveries now; undefined when it is not active. Never rejects. */
export type CurrentUrl = (orgId: Id, webhookId: Id) => Promise<string | undefined>

/** Makes what makes the attempts of a worker. */
export type MakeAttempts = (currentUrl: CurrentUrl, settings: AttemptSettings) => Attempts

export class PacedAttempts implements Attempts {
  readonly #sender: Sender
  readonly #currentUrl: CurrentUrl
  readonly #pacing: Pacing
  readonly #currentForMs: number

  constructor(sender: Sender, currentUrl: CurrentUrl, { pacing, currentForMs }: AttemptSettings) {
    this.#sender = sender
    this.#currentUrl = currentUrl
    this.#pacing = new Pacing(pacing)
    this.#currentForMs = currentForMs
  }

  async make(sendable: Sendable, begins: () => void): Promise<Outcome> {
    const { orgId, endpointId, receiver, startedAt } = sendable
    const outcome = await this.#pacing.within(endpointId, waitedMs => {
      const at = addSeconds(startedAt, waitedMs / 1000)
      const send = (to: string) => {
        begins()
        return attempt(this.#sender, sendable, { url: to, at })
      }
      if (waitedMs < this.#currentForMs) return send(receiver.url)
      // While it waited for a slow receiver, its webhook may have been paused, deleted or moved.
      return this.#currentUrl(orgId, endpointId).then(current =>
        current === undefined ? null : send(current),
      )
    })
    return outcome ?? { kind: 'postponed', seconds: 0 }
  }

  stop(): void {
    this.#pacing.stop()
  }

  async close(): Promise<void> {}
}
