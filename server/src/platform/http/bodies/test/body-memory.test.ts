import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Reservation, BodyMemoryLimiter } from '../body-memory.ts'

const limits = { all: 100, sender: 40, waiting: { all: 6, sender: 3 } }

it('no more is given out than there is, of all and of each, and whatever waits is given when there is room', () => {
  const work = fc.oneof(
    fc.record({ sender: fc.constantFrom('a', 'b', 'c', 'd'), bytes: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ release: fc.nat(20) }),
  )
  fc.assert(
    fc.property(fc.array(work, { maxLength: 60 }), steps => {
      const limiter = new BodyMemoryLimiter(limits)
      const held: { sender: string; bytes: number; of: Reservation }[] = []
      let waiting = 0
      for (const step of steps) {
        if ('release' in step) {
          const [given] = held.splice(step.release % Math.max(1, held.length), 1)
          given?.of.release()
          given?.of.release()
        } else {
          const { sender, bytes } = step
          const of = limiter.take(sender, bytes)
          if (of) held.push({ sender, bytes, of })
          else if (
            limiter.wait(sender, bytes, granted => {
              waiting--
              held.push({ sender, bytes, of: granted })
            })
          )
            waiting++
        }
        const sum = (rows: typeof held) => rows.reduce((bytes, row) => bytes + row.bytes, 0)
        expect(limiter.used).toBe(sum(held))
        expect(limiter.used).toBeLessThanOrEqual(limits.all)
        for (const sender of ['a', 'b', 'c', 'd'])
          expect(sum(held.filter(row => row.sender === sender))).toBeLessThanOrEqual(limits.sender)
        expect(limiter.waiting).toBe(waiting)
        expect(waiting).toBeLessThanOrEqual(limits.waiting.all)
      }
      while (held.length > 0) held.pop()?.of.release()
      expect([limiter.used, limiter.waiting]).toEqual([0, 0])
    }),
  )
})

it('a sender without room does not hold up the next one', () => {
  const limiter = new BodyMemoryLimiter(limits)
  const first = limiter.take('a', 40)
  const granted: string[] = []
  limiter.wait('a', 40, () => granted.push('a'))
  const other = limiter.take('b', 40)
  const third = limiter.take('c', 20)
  limiter.wait('c', 20, () => granted.push('c'))
  other?.release()
  expect(granted).toEqual(['c'])
  first?.release()
  expect(granted).toEqual(['c', 'a'])
  third?.release()
})

it('who gives up waiting is not given anything', () => {
  const limiter = new BodyMemoryLimiter(limits)
  const reservation = limiter.take('a', 40)
  const giveUp = limiter.wait('a', 1, () => expect.unreachable())
  giveUp?.()
  reservation?.release()
  expect(limiter.waiting).toBe(0)
})
