import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Held, Lane } from '../lanes.ts'

const limits = { all: 100, sender: 40, waiting: { all: 6, sender: 3 } }

it('no more is given out than there is, of all and of each, and whatever waits is given when there is room', () => {
  const work = fc.oneof(
    fc.record({ sender: fc.constantFrom('a', 'b', 'c', 'd'), bytes: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ release: fc.nat(20) }),
  )
  fc.assert(
    fc.property(fc.array(work, { maxLength: 60 }), steps => {
      const lane = new Lane(limits)
      const held: { sender: string; bytes: number; of: Held }[] = []
      let waiting = 0
      for (const step of steps) {
        if ('release' in step) {
          const [given] = held.splice(step.release % Math.max(1, held.length), 1)
          given?.of.release()
          given?.of.release()
        } else {
          const { sender, bytes } = step
          const of = lane.take(sender, bytes)
          if (of) held.push({ sender, bytes, of })
          else if (
            lane.wait(sender, bytes, granted => {
              waiting--
              held.push({ sender, bytes, of: granted })
            })
          )
            waiting++
        }
        const sum = (rows: typeof held) => rows.reduce((bytes, row) => bytes + row.bytes, 0)
        expect(lane.used).toBe(sum(held))
        expect(lane.used).toBeLessThanOrEqual(limits.all)
        for (const sender of ['a', 'b', 'c', 'd'])
          expect(sum(held.filter(row => row.sender === sender))).toBeLessThanOrEqual(limits.sender)
        expect(lane.waiting).toBe(waiting)
        expect(waiting).toBeLessThanOrEqual(limits.waiting.all)
      }
      while (held.length > 0) held.pop()?.of.release()
      expect([lane.used, lane.waiting]).toEqual([0, 0])
    }),
  )
})

it('a sender without room does not hold up the next one', () => {
  const lane = new Lane(limits)
  const first = lane.take('a', 40)
  const granted: string[] = []
  lane.wait('a', 40, () => granted.push('a'))
  const other = lane.take('b', 40)
  const third = lane.take('c', 20)
  lane.wait('c', 20, () => granted.push('c'))
  other?.release()
  expect(granted).toEqual(['c'])
  first?.release()
  expect(granted).toEqual(['c', 'a'])
  third?.release()
})

it('who gives up waiting is not given anything', () => {
  const lane = new Lane(limits)
  const held = lane.take('a', 40)
  const giveUp = lane.wait('a', 1, () => expect.unreachable())
  giveUp?.()
  held?.release()
  expect(lane.waiting).toBe(0)
})
