import type { Services } from '../../platform/services.ts'
import { RequestRefused } from '../../platform/vocabulary/request-refused.ts'
import { AttemptWindow, type Bounds, subscriberOf } from './attempts.ts'

/** A person mistypes a few times; a program tries thousands. An office shares one address. */
export const signInBounds = {
  account: { attempts: 10, windowSeconds: 15 * 60, subjects: 100_000 },
  address: { attempts: 50, windowSeconds: 15 * 60, subjects: 100_000 },
} as const satisfies Record<string, Bounds>

/**
 * Counts attempts to sign in, per account named and per network address, whether the account exists or not. An
 * attempt counts before the password is looked at, so that many at once do not slip through.
 */
export class SignInLimits {
  readonly #accounts: AttemptWindow
  readonly #addresses: AttemptWindow
  readonly #clock: () => number

  constructor(
    bounds: { readonly account: Bounds; readonly address: Bounds },
    clock: () => number = Date.now,
  ) {
    this.#accounts = new AttemptWindow(bounds.account)
    this.#addresses = new AttemptWindow(bounds.address)
    this.#clock = clock
  }

  /** Counts an attempt. Throws `too-many-requests` with the scope `sign_in` when there have been too many. */
  attempt(address: string, account: string): Attempt {
    const subscriber = subscriberOf(address)
    const at = this.#clock()
    const wait = Math.max(
      this.#accounts.waitSeconds(account, at),
      this.#addresses.waitSeconds(subscriber, at),
    )
    if (wait > 0)
      throw new RequestRefused(
        'too-many-requests',
        `There were too many attempts to sign in; try again in ${wait} seconds.`,
        { scope: 'sign_in' },
        { 'retry-after': String(wait) },
      )
    this.#accounts.record(account, at)
    this.#addresses.record(subscriber, at)
    return {
      succeeded: () => {
        this.#accounts.forget(account)
        this.#addresses.takeBack(subscriber, at)
      },
      takeBack: () => {
        this.#accounts.takeBack(account, at)
        this.#addresses.takeBack(subscriber, at)
      },
      forgiveAddress: () => this.#addresses.takeBack(subscriber, at),
    }
  }
}

export interface Attempt {
  /** The password was right: the account starts afresh, the address is forgiven this one attempt. */
  succeeded(): void
  /**
   * The password was right for one of the address's local accounts: this attempt is forgiven and no other, for whoever
   * has that account may have been guessing at another.
   */
  takeBack(): void
  /** The address is forgiven; for the account it stays a guess. */
  forgiveAddress(): void
}

const limitsOfServices = new WeakMap<Services, SignInLimits>()

/** One set of limits per running service, so that two in one process do not count each other's attempts. */
export function signInLimits(services: Services): SignInLimits {
  let limits = limitsOfServices.get(services)
  if (!limits) limitsOfServices.set(services, (limits = new SignInLimits(signInBounds)))
  return limits
}
