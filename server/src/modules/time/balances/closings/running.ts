import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { PeriodClosing } from './record.ts'
import { type ClosingResult, closings, type ToClose } from './slot.ts'
import { saveStep } from './store.ts'

/** So many members are closed in one transaction. */
export const membersAtOnce = 100

/** The parts of a list, in order. */
export const partsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / membersAtOnce) }, (_, part) =>
    all.slice(part * membersAtOnce, (part + 1) * membersAtOnce),
  )

/** Closes some members, one family after the other, and keeps what came of it. */
export async function closeSome(
  tx: WriteTransaction,
  { contributions }: Pick<Services, 'contributions'>,
  closing: PeriodClosing,
  what: ToClose,
  closedCount: number,
): Promise<readonly ClosingResult[]> {
  const results: ClosingResult[] = []
  const ofKind = contributions(closings).filter(({ kind }) => kind === closing.kind)
  for (const one of ofKind.toSorted((a, b) => a.order - b.order)) results.push(...(await one.close(tx, what)))
  await saveStep(tx, closing, closedCount, results)
  return results
}

/** Ends a transaction of which nothing is to be kept. */
class NothingKept extends Error {
  override readonly name = 'NothingKept'
}

/** Does in a transaction of its own what is then taken back, and answers what it would have been. */
export async function tried<T>(
  { database }: Pick<Services, 'database'>,
  orgId: Id,
  work: (tx: WriteTransaction) => Promise<T>,
): Promise<T> {
  let result: { readonly value: T } | undefined
  try {
    await database.write({ orgId }, async tx => {
      result = { value: await work(tx) }
      throw new NothingKept()
    })
  } catch (error) {
    if (!(error instanceof NothingKept) || !result) throw error
  }
  if (!result) throw new Error('the transaction was kept')
  return result.value
}
