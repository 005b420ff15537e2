import { setImmediate as nextIteration } from 'node:timers/promises'

/** Milliseconds of work after which the event loop runs. */
const sliceMs = 5

/**
 * Yields the rows and lets the event loop run between slices. A page of rows arrives at once, so a plain loop would block
 * the event loop while the seals of the whole page are computed.
 */
export async function* inSlices<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row, undefined> {
  let began = performance.now()
  for await (const row of rows) {
    yield row
    if (performance.now() - began < sliceMs) continue
    await nextIteration()
    began = performance.now()
  }
  return undefined
}
