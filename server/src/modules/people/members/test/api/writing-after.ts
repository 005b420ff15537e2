import type { Services } from '../../../../../platform/services.ts'

/** The same services, before the first write transaction of which something happens: midnight, say. */
export function writingAfter(services: Services, happens: () => Promise<unknown>): Services {
  let happened: Promise<unknown> | undefined
  const { transactions } = services
  const run: typeof transactions.run = async (...request) => {
    await (happened ??= happens())
    return transactions.run(...request)
  }
  return { ...services, transactions: { run } as typeof transactions }
}
