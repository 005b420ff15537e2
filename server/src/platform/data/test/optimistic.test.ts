import { expect, test } from 'vitest'
import { unchangedSince } from '../optimistic.ts'

const updatedAt = '2026-11-20T07:00:00.123Z'

test.each([
  ['2026-11-20T07:00:00.123Z', true],
  ['2026-11-20T09:00:00.123+02:00', true],
  ['2026-11-20T07:00:00.123000Z', true],
  ['2026-11-20T07:00:00.123999999Z', true],
  ['2026-11-20T07:00:00.124Z', false],
  ['2026-11-20T07:00:00.12Z', false],
  ['2026-11-20T07:00:00Z', false],
  ['2026-11-20T07:00:00.123-00:30', false],
])('a record changed at .123 is as expected at %s: %s', (expected, unchanged) => {
  expect(unchangedSince(expected, updatedAt)).toBe(unchanged)
})

test('a whole second is the same with and without decimals', () => {
  expect(unchangedSince('2026-11-20T07:00:00Z', '2026-11-20T07:00:00.000Z')).toBe(true)
})

test('without an expectation every record will do, and a missing record meets none', () => {
  expect(unchangedSince(undefined, updatedAt)).toBe(true)
  expect(unchangedSince(null, undefined)).toBe(true)
  expect(unchangedSince(updatedAt, undefined)).toBe(false)
})

test('an expectation without a zone is no instant', () => {
  expect(() => unchangedSince('2026-11-20T07:00:00', updatedAt)).toThrow(RangeError)
})
