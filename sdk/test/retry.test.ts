import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { mayBeSentAgain, waitBeforeRetry } from '../src/retry.ts'
import { ConnectionError, KonttoriError } from '../src/index.ts'

const refused = (status: number, code: string, retryAfterSeconds?: number) =>
  new KonttoriError(
    'members.create',
    { type: '', title: '', status, detail: '', instance: '', code, requestId: '' },
    retryAfterSeconds,
  )
const busy = (retryAfterSeconds?: number) => refused(503, 'service_busy', retryAfterSeconds)
const lost = new ConnectionError('network', 'lost')

it('a wait is at least what the service asks for, and a little more so that callers spread', () => {
  for (const chance of [0, 0.5, 1]) {
    expect(waitBeforeRetry(busy(7), 0, chance)).toBeGreaterThan(7_000)
    expect(waitBeforeRetry(busy(7), 0, chance)).toBeLessThanOrEqual(7_500)
  }
  expect(waitBeforeRetry(busy(7), 0, 0)).not.toBe(waitBeforeRetry(busy(7), 0, 1))
})

it('a wait doubles from attempt to attempt, up to a bound', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 20].map(attempt => waitBeforeRetry(lost, attempt, 0))
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000])
})

it('nobody waits longer than a rate window', () => {
  expect(waitBeforeRetry(busy(60), 0, 0)).toBeGreaterThanOrEqual(60_000)
  expect(waitBeforeRetry(busy(61), 0, 0)).toBeUndefined()
})

it('only what may pass is tried again', () => {
  const tried = (error: KonttoriError | ConnectionError) => waitBeforeRetry(error, 0, 0) !== undefined
  expect(
    [
      refused(429, 'too-many-requests'),
      busy(),
      refused(503, 'service_unavailable'),
      refused(409, 'idempotency_key_in_flight'),
      lost,
      new ConnectionError('timeout', ''),
      new ConnectionError('not_the_service', '', { status: 503 }),
    ].map(tried),
  ).toEqual([true, true, true, true, true, true, true])
  expect(
    [
      refused(400, 'bad-request'),
      refused(409, 'idempotency_key_reused'),
      refused(422, 'absence_period_overlap'),
      refused(500, 'internal-error'),
      new ConnectionError('not_the_service', '', { status: 200 }),
    ].map(tried),
  ).toEqual([false, false, false, false, false])
})

it('a write that cannot be told from another is repeated for the codes of which the service says that nothing was done', () => {
  const description = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../openapi.json'), 'utf8'),
  ) as { components: { responses: Record<string, Answer>; examples: Record<string, unknown> } }
  const told = Object.values(description.components.responses).flatMap(({ content }) =>
    Object.keys(content?.['application/problem+json']?.examples ?? {}),
  )
  const passing = ['too-many-requests', 'service_busy', 'storage_full', 'service_unavailable']
  expect(passing.filter(code => !told.includes(code))).toEqual([])
  expect(passing.map(code => mayBeSentAgain(refused(503, code), false))).toEqual([true, true, true, false])
  expect(passing.every(code => mayBeSentAgain(refused(503, code), true))).toBe(true)
  expect(mayBeSentAgain(lost, false)).toBe(false)
  expect(mayBeSentAgain(lost, true)).toBe(true)
})

interface Answer {
  readonly content?: Readonly<Record<string, { readonly examples?: object }>>
}
