import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { on, shareOn, targets } from '../../test/days.ts'
import { allocationsOf } from '../allocations.ts'
import { gathered, partsOfEntry } from '../attribution.ts'

const codeOf = (valueId: string) => Object.entries(targets).find(([, id]) => id === valueId)?.[0] ?? null

/** Parts as `minutes target+target`, so that a table of them reads at a glance. */
const texts = (...[minutes, allocations]: [number, ReturnType<typeof on>[]]) =>
  partsOfEntry(minutes, allocations, codeOf).map(part =>
    [part.minutes, part.values.map(value => value.valueCode).join('+')].join(' ').trim(),
  )

describe('the minutes of an entry', () => {
  it.each([
    ['without allocations belong to nobody', 480, [], ['480']],
    ['all belong to its one target', 480, [on('tower')], ['480 tower']],
    [
      'are shared equally by targets without minutes',
      481,
      [on('tower'), on('harbour')],
      ['241 tower', '240 harbour'],
    ],
    [
      'go first to targets with minutes',
      480,
      [on('tower', 300), on('harbour')],
      ['300 tower', '180 harbour'],
    ],
    ['that no target has are left over', 480, [on('tower', 300)], ['300 tower', '180']],
    [
      'are never more than the entry has',
      400,
      [on('tower', 300), on('harbour', 300)],
      ['200 tower', '200 harbour'],
    ],
    [
      'are shared out by shares',
      450,
      [shareOn('tower', 6000), shareOn('harbour', 4000)],
      ['270 tower', '180 harbour'],
    ],
    ['that shares leave over are no target’s', 450, [shareOn('tower', 5000)], ['225 tower', '225']],
    [
      'are divided to the minute by shares that do not divide them',
      451,
      [shareOn('tower', 3333), shareOn('harbour', 6667)],
      ['150 tower', '301 harbour'],
    ],
    [
      'go to minutes, shares and what is left beside each other',
      480,
      [on('tower', 100), shareOn('harbour', 2500), on('tower')],
      ['100 tower', '120 harbour', '260 tower'],
    ],
    [
      'keep one target of every level',
      480,
      [on('tower', 300), on('harbour', 180), on('sales', 100), on('office')],
      ['100 tower+sales', '200 tower+office', '180 harbour+office'],
    ],
  ])('%s', (_, minutes, allocations, expected) => expect(texts(minutes, allocations)).toEqual(expected))

  it('are covered whole by their parts, whatever is allocated', () => {
    const codes = fc.constantFrom('tower' as const, 'harbour' as const, 'sales' as const, 'office' as const)
    const allocation = fc
      .tuple(codes, fc.option(fc.integer({ min: 1, max: 600 })))
      .map(([code, minutes]) => on(code, minutes))
    const share = fc
      .tuple(codes, fc.integer({ min: 1, max: 10_000 }))
      .map(([code, shareBp]) => shareOn(code, shareBp))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.array(fc.oneof(allocation, share), { maxLength: 6 }),
        (minutes, allocations) => {
          const parts = partsOfEntry(minutes, allocations, codeOf)
          expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(minutes)
          for (const { minutes: own } of [...parts, ...allocationsOf(gathered(parts))]) {
            expect(own).toBeGreaterThan(0)
            expect(own).toBeLessThanOrEqual(minutes)
          }
        },
      ),
    )
  })
})
