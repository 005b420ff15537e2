import { describe, expect, test } from 'vitest'
import { healthOf } from '../sending/health.ts'
import { backoffSeconds } from '../../../../platform/vocabulary/backoff.ts'
import { type Outcome, settle } from '../sending/settlement.ts'
import type { Attempt } from '../shapes.ts'

const now = '2026-11-20T07:00:00.000Z'
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()

const attempt = (errorCode: string | null): Attempt => ({
  at: now,
  responseStatus: errorCode === null ? 204 : 500,
  durationMs: 12,
  errorCode,
})
const made = (errorCode: string | null): Outcome => ({ kind: 'made', attempt: attempt(errorCode) })

describe('an attempt', () => {
  test('that is acknowledged ends the delivery', () => {
    expect(settle(0, made(null), now, 0)).toEqual({
      status: 'delivered',
      attempt: attempt(null),
      nextAttemptAt: null,
    })
  })

  test('that fails is followed by another 30 seconds later, then after twice as long each time', () => {
    const waits = [0, 1, 2, 3].map(before => settle(before, made('timeout'), now, 0).nextAttemptAt)
    expect(waits).toEqual([later(30), later(60), later(120), later(240)])
  })

  test('that is the fifth to fail is the last', () => {
    expect(settle(4, made('timeout'), now, 0.5)).toMatchObject({ status: 'dead_letter', nextAttemptAt: null })
  })

  test('may still be acknowledged as the fifth', () => {
    expect(settle(4, made(null), now, 0)).toMatchObject({ status: 'delivered' })
  })

  test('that never left does not count', () => {
    expect(settle(0, { kind: 'postponed' }, now, 0)).toEqual({
      status: 'pending',
      attempt: null,
      nextAttemptAt: later(5),
    })
    expect(settle(4, { kind: 'postponed' }, now, 0)).toMatchObject({
      status: 'retrying',
      attempt: null,
    })
  })

  test('with nothing left to send is not repeated', () => {
    const outcome: Outcome = { kind: 'hopeless', attempt: attempt('event_expired') }
    expect(settle(0, outcome, now, 0)).toMatchObject({ status: 'dead_letter', nextAttemptAt: null })
  })
})

test('waits are spread by a quarter at most, and never shorter than promised', () => {
  expect(backoffSeconds(1, 0)).toBe(30)
  expect(backoffSeconds(1, 0.999)).toBeLessThan(37.5)
  expect(backoffSeconds(4, 0.5)).toBe(270)
})

describe('the health of a receiver', () => {
  const at = (webhookId: string, errorCode: string | null, second: number) => ({
    webhookId,
    attempt: { ...attempt(errorCode), at: later(second) },
  })

  test('counts the failures since the last success', () => {
    expect(healthOf([at('a', 'timeout', 1), at('a', null, 2), at('a', 'timeout', 3)])).toEqual([
      { webhookId: 'a', lastSuccessAt: later(2), lastFailureAt: later(3), failures: 1 },
    ])
  })

  test('is told of each webhook by itself, and not of what never left', () => {
    expect(healthOf([at('a', 'timeout', 1), at('b', null, 2), { webhookId: 'c', attempt: null }])).toEqual([
      { webhookId: 'a', lastSuccessAt: null, lastFailureAt: later(1), failures: 1 },
      { webhookId: 'b', lastSuccessAt: later(2), lastFailureAt: null, failures: 0 },
    ])
  })
})
