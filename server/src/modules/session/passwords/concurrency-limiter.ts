import { RequestRefused } from '../../../platform/vocabulary/request-refused.ts'

/**
 * Runs at most `atOnce` pieces of work at once; at most `waiting` more wait, in the order in which they came. Beyond that
 * it throws `service_busy`: in a longer queue, callers would give up before their turn.
 */
export function concurrencyLimiter(bounds: { readonly atOnce: number; readonly waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running--
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < bounds.atOnce) running++
    else if (queue.length < bounds.waiting) await new Promise<void>(resolve => queue.push(resolve))
    else
      throw new RequestRefused('service_busy', 'Too many people sign in at once.', {}, { 'retry-after': '2' })
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
