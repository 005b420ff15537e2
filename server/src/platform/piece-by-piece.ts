import { setImmediate as othersFirst } from 'node:timers/promises'

/** Milliseconds of work after which others are served. */
const pieceMs = 5

/**
 * Works out what takes long in turns of the event loop, a few milliseconds each: a generator that makes one item after the
 * other. No item may take longer by itself.
 */
export async function pieceByPiece<Item>(items: Iterable<Item>): Promise<Item[]> {
  const made: Item[] = []
  let began = performance.now()
  for (const item of items) {
    made.push(item)
    if (performance.now() - began < pieceMs) continue
    await othersFirst()
    began = performance.now()
  }
  return made
}
