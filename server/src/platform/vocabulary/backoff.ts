import { limits } from './limits.ts'

/** Waits are longer than their base by up to this part, so that receivers are not called in step. */
const jitter = 0.25

/** Seconds before the next attempt: 30, 60, 120, 240, each up to a quarter longer. `chance` is in [0, 1). */
export const backoffSeconds = (attemptsMade: number, chance: number): number =>
  limits.webhook.firstBackoffSeconds * 2 ** (attemptsMade - 1) * (1 + jitter * chance)
