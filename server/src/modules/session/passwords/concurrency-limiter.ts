import { RequestRefused } from '../../../platform/vocabulary/request-refused.ts'

/**
 * Lets so many pieces of work run at once and so many more wait, first come first served. Beyond that it throws
 * `service_busy`: a queue without a bound would only make everybody wait in vain.
 */
export function turnstile(bounds: { readonly atOnce: number; readonly waiting: number }) {
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
