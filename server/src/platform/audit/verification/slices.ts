import { setImmediate as nextIteration } from 'node:timers/promises'

/** Milliseconds of looking at rows after which others have their transaction. */
const sliceMs = 5

/**
 * The rows, in slices between which the event loop does whatever waits. A page of rows is at hand all at once, so a loop
 * over it would hold everybody up for as long as a page of seals takes.
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
