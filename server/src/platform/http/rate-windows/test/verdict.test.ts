import { expect, test } from 'vitest'
import { verdictOf } from '../verdict.ts'

const now = 1_763_622_000_000
const budget = (limit: number, remaining: number, inMs: number) => ({
  limit,
  remaining,
  resetAtMs: now + inMs,
})

test('a refusal names the exhausted window that takes longer', () => {
  const said = (keyMs: number, tenantMs: number) =>
    verdictOf(false, true, budget(600, 0, keyMs), budget(3000, 0, tenantMs), 60, now)
  expect(said(2000, 1000)).toMatchObject({ scope: 'key', limit: 600, retryAfterSeconds: 2 })
  expect(said(1000, 2001)).toMatchObject({ scope: 'tenant', limit: 3000, retryAfterSeconds: 3 })
  expect(said(1000, 1000)).toMatchObject({ scope: 'key', limit: 600, retryAfterSeconds: 1 })
})

test('a refusal never tells to come back at once', () => {
  expect(verdictOf(false, true, budget(1, 0, 0), budget(9, 5, 0), 60, now)).toMatchObject({
    retryAfterSeconds: 1,
  })
})

test('without a key only the organisation has a say', () => {
  expect(verdictOf(true, false, budget(1, 1, 0), budget(9, 5, 0), 60, now)).toMatchObject({
    scope: 'tenant',
    limit: 9,
  })
})
