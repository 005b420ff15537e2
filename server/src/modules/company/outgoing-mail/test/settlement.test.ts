import { expect, test } from 'vitest'
import { addSeconds } from '../../../../platform/vocabulary/dates.ts'
import { attemptsAtMost, backoffSeconds, settle } from '../sending/settlement.ts'

const now = '2026-11-20T07:00:00.000Z'
const attempt = { at: now, durationMs: 5, replyCode: 451, errorCode: 'deferred', detail: null }
const again = { kind: 'again', attempt } as const

test('a mail that was taken is sent', () =>
  expect(settle(3, { kind: 'sent', attempt }, now, 0)).toEqual({
    status: 'sent',
    failureCode: null,
    nextAttemptAt: null,
  }))

test.each(backoffSeconds.map((seconds, before) => [before + 1, seconds] as const))(
  'after attempt %i another follows %i seconds later, or up to a quarter more',
  (made, seconds) => {
    const next = (chance: number) => settle(made - 1, again, now, chance)
    expect(next(0)).toEqual({ status: 'queued', failureCode: null, nextAttemptAt: addSeconds(now, seconds) })
    expect(next(1).nextAttemptAt).toBe(addSeconds(now, seconds * 1.25))
  },
)

test('the last attempt ends a mail', () =>
  expect(settle(attemptsAtMost - 1, again, now, 0)).toMatchObject({
    status: 'failed',
    failureCode: 'attempts_exhausted',
    nextAttemptAt: null,
  }))

test('the patience is that of two days', () => {
  const total = backoffSeconds.reduce((sum, seconds) => sum + seconds, 0)
  expect(total).toBeGreaterThan(44 * 3600)
  expect(total).toBeLessThan(60 * 3600)
})

test('a refusal that is final ends a mail at its first attempt', () =>
  expect(settle(0, { kind: 'hopeless', attempt, failureCode: 'rejected' }, now, 0)).toMatchObject({
    status: 'failed',
    failureCode: 'rejected',
  }))

test('what the service cut off when it stopped follows at once', () =>
  expect(settle(0, { kind: 'stopped', attempt }, now, 0.5)).toMatchObject({
    status: 'queued',
    nextAttemptAt: now,
  }))
