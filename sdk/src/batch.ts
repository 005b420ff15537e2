import { budgetOf, type Konttori } from './client.ts'

/** What became of one item. */
export type BatchOutcome<Item, Answer> =
  | { readonly ok: true; readonly item: Item; readonly answer: Answer }
  | { readonly ok: false; readonly item: Item; readonly error: unknown }

export interface BatchOptions<Item = unknown, Answer = unknown> {
  /** How many calls run at a time at most; 8 unless said otherwise. */
  readonly concurrency?: number | undefined
  /** Ends the batch: calls that have not begun end with the signal's reason. Pass it to your call to end those that run. */
  readonly signal?: AbortSignal | undefined
  /** Told after each call, in the order in which they end; `index` is the place of the item. */
  readonly onOutcome?: ((outcome: BatchOutcome<Item, Answer>, index: number) => void) | undefined
}

const defaultConcurrency = 8

/**
 * Calls once for each item, several at a time, and keeps to the rate windows of the client's key and organisation: when they
 * are used up it waits instead of running into 429. Resolves with one outcome an item, in the order of the items; a call
 * that throws loses none of the others. Rejects only when the items themselves throw, or `onOutcome` does.
 *
 * All batches of one client share what is left. A call may make several requests.
 */
export async function batch<Item, Answer>(
  konttori: Konttori,
  items: Iterable<Item> | AsyncIterable<Item>,
  call: (item: Item, index: number) => Promise<Answer>,
  options: BatchOptions<Item, Answer> = {},
): Promise<BatchOutcome<Item, Answer>[]> {
  const { concurrency = defaultConcurrency, signal, onOutcome } = options
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new RangeError(`concurrency is ${concurrency}; it must be a whole number from 1 on`)
  const budget = budgetOf(konttori)
  const outcomes: BatchOutcome<Item, Answer>[] = []

  const outcomeOf = async (item: Item, index: number): Promise<BatchOutcome<Item, Answer>> => {
    try {
      await budget.enter(signal)
    } catch (error) {
      return { ok: false, item, error }
    }
    try {
      return { ok: true, item, answer: await call(item, index) }
    } catch (error) {
      return { ok: false, item, error }
    } finally {
      budget.leave()
    }
  }
  await inParallel(placed(items, signal), concurrency, async ({ item, index }) => {
    const outcome = await outcomeOf(item, index)
    outcomes[index] = outcome
    onOutcome?.(outcome, index)
  })
  return outcomes
}

interface Placed<Item> {
  readonly item: Item
  readonly index: number
}

/** Items with their places. An aborted batch tells of each item that it has, and reads no more of those that come by and by. */
async function* placed<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Placed<Item>, void, undefined> {
  let index = 0
  if (!(Symbol.asyncIterator in items)) {
    for (const item of items) yield { item, index: index++ }
    return
  }
  try {
    for await (const item of items) {
      yield { item, index: index++ }
      if (signal?.aborted) return
    }
  } catch (error) {
    // Items that end with the same signal end the batch, whose outcomes are kept.
    if (!signal?.aborted) throw error
  }
}

/** Workers take the next item when they are done with one; none takes another after a failure. */
async function inParallel<Item>(
  items: AsyncGenerator<Item, void, undefined>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    for (let next = await items.next(); !next.done; next = await items.next()) await work(next.value)
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, worker))
  } finally {
    await items.return()
  }
}
