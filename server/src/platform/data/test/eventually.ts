import { setTimeout as delay } from 'node:timers/promises'

/** Looks again and again until it sees something; the test's own timeout ends a look in vain. */
export async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const seen = await look()
    if (seen !== undefined) return seen
    await delay(5)
  }
}
