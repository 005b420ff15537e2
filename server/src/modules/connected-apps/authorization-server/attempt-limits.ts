import { RequestRefused } from '../../../platform/vocabulary/request-refused.ts'
import { AttemptWindow, subscriberOf } from '../../session/port.ts'

const minutes = (count: number): number => count * 60
const subjects = 100_000

/** An office shares one address; an app on a server asks for all its members from one. */
const bounds = {
  /** Requests for consent, each of which is kept for a while. */
  authorization: { attempts: 300, windowSeconds: minutes(5), subjects },
  /** Refused requests of apps: wrong secrets, dead codes and tokens. */
  refused: { attempts: 100, windowSeconds: minutes(5), subjects },
} as const

/** Counts by network address what is asked of the authorization server before anybody is known. */
export class AttemptLimits {
  readonly #authorizations = new AttemptWindow(bounds.authorization)
  readonly #refused = new AttemptWindow(bounds.refused)

  /** Throws `too-many-requests` with the scope `oauth` after too many requests for consent. */
  countAuthorization(address: string): void {
    const subscriber = subscriberOf(address)
    const now = Date.now()
    refuseFor(this.#authorizations.waitSeconds(subscriber, now))
    this.#authorizations.record(subscriber, now)
  }

  /** Throws `too-many-requests` with the scope `oauth` after too many refusals. */
  check(address: string): void {
    refuseFor(this.#refused.waitSeconds(subscriberOf(address), Date.now()))
  }

  countRefusal(address: string): void {
    this.#refused.record(subscriberOf(address), Date.now())
  }
}

function refuseFor(seconds: number): void {
  if (seconds > 0)
    throw new RequestRefused(
      'too-many-requests',
      `There were too many requests from your address; try again in ${seconds} seconds.`,
      { scope: 'oauth' },
      { 'retry-after': String(seconds) },
    )
}
