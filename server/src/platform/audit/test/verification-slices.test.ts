import { expect, it } from 'vitest'
import { inSlices } from '../verification/verify-stored.ts'

async function* numbers(count: number) {
  for (let number = 0; number < count; number++) yield number
}

/** Holds the event loop up for a millisecond, as some forty rows and their seals do. */
function work(): void {
  for (const until = performance.now() + 1; performance.now() < until; );
}

it('rows that are all at hand let other work go on every few milliseconds, and all come in order', async () => {
  let transactionsOfOthers = 0
  let looking = true
  const other = () => {
    transactionsOfOthers++
    if (looking) setImmediate(other)
  }
  setImmediate(other)
  const seen: number[] = []
  for await (const number of inSlices(numbers(300))) {
    work()
    seen.push(number)
  }
  looking = false
  expect(seen).toEqual(Array.from({ length: 300 }, (_, number) => number))
  // A machine that is busy takes longer for a row, and so gives more transactions, never fewer.
  expect(transactionsOfOthers).toBeGreaterThan(30)
})

it('whoever stops early stops the reading', async () => {
  let closed = false
  async function* rows() {
    try {
      yield* numbers(1000)
    } finally {
      closed = true
    }
  }
  for await (const number of inSlices(rows())) if (number === 3) break
  expect(closed).toBe(true)
})
