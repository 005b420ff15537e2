/** How many attempts somebody has, and how long they wait when those are used up. */
export interface Bounds {
  /** Attempts after which the first wait begins. */
  readonly attempts: number
  /** After so many seconds one attempt is forgotten. */
  readonly forgetsOneInSeconds: number
  /** The wait doubles with every further attempt. */
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
}

/** What attempts are counted by. */
export interface Meter {
  /** What the subject is; so that an address is never taken for an account. */
  readonly kind: string
  readonly subject: string
  readonly bounds: Bounds
}
