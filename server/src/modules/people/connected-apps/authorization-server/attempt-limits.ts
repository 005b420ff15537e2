import type { Services } from '../../../../platform/services.ts'
import { subscriberOf } from '../../../../platform/http/subscriber.ts'
import { attemptsOf, type Bounds, type Meter } from '../../session/port.ts'

/** An office shares one address; an app on a server asks for all its members from one. */
const bounds = {
  /** Requests for consent, each of which is kept for a while. */
  authorization: { attempts: 300, forgetsOneInSeconds: 1, firstWaitSeconds: 5, longestWaitSeconds: 300 },
  /** Refused requests of apps: wrong secrets, dead codes and tokens. */
  refused: { attempts: 100, forgetsOneInSeconds: 3, firstWaitSeconds: 5, longestWaitSeconds: 300 },
} as const satisfies Record<string, Bounds>

/** Counts by network address what is asked of the authorization server before anybody is known. */
export class AttemptLimits {
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  /** Throws `too-many-requests` with the scope `oauth` after too many requests for consent. */
  async countAuthorization(address: string): Promise<void> {
    await attemptsOf(this.#services).attempt('oauth', [meter('authorization', address)])
  }

  /** Throws `too-many-requests` with the scope `oauth` after too many refusals. */
  async check(address: string): Promise<void> {
    await attemptsOf(this.#services).check('oauth', [meter('refused', address)])
  }

  /** Runs after the answer has been sent. */
  countRefusal(address: string): void {
    attemptsOf(this.#services)
      .attempt('oauth', [meter('refused', address)])
      .catch(() => {})
  }
}

const meter = (kind: keyof typeof bounds, address: string): Meter => ({
  kind: `oauth ${kind}`,
  subject: subscriberOf(address),
  bounds: bounds[kind],
})
