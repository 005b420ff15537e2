import { expect, it } from 'vitest'
import { pieceByPiece } from '../piece-by-piece.ts'

/** Numbers, each of which takes two milliseconds of the processor. */
function* numbers(count: number): Generator<number> {
  for (let number = 0; number < count; number++) {
    const until = performance.now() + 2
    while (performance.now() < until);
    yield number
  }
}

it('makes everything in its order, and lets others in between', async () => {
  let others = 0
  const other = () => {
    others += 1
    looking = setImmediate(other)
  }
  let looking = setImmediate(other)
  const made = await pieceByPiece(numbers(30))
  clearImmediate(looking)
  expect(made).toEqual(Array.from({ length: 30 }, (_, index) => index))
  expect(others).toBeGreaterThan(3)
})

it('fails as what it makes fails', async () => {
  function* failing(): Generator<number> {
    yield 1
    throw new Error('not this one')
  }
  await expect(pieceByPiece(failing())).rejects.toThrow('not this one')
})
