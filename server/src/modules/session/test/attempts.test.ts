import { describe, expect, test } from 'vitest'
import { RequestRefused } from '../../../platform/vocabulary/request-refused.ts'
import { AttemptWindow, subscriberOf } from '../attempts.ts'
import { SignInLimits } from '../sign-in-limits.ts'

const bounds = { attempts: 3, windowSeconds: 60, subjects: 4 }

describe('an attempt window', () => {
  test('lets exactly so many attempts through in any window', () => {
    const window = new AttemptWindow(bounds)
    for (const at of [0, 20_000, 40_000]) {
      expect(window.waitSeconds('aino', at)).toBe(0)
      window.record('aino', at)
    }
    expect(window.waitSeconds('aino', 40_001)).toBe(20)
    expect(window.waitSeconds('aino', 59_999)).toBe(1)
    expect(window.waitSeconds('aino', 60_000)).toBe(0)
    window.record('aino', 60_000)
    expect(window.waitSeconds('aino', 60_000)).toBe(20)
  })

  test('keeps subjects apart', () => {
    const window = new AttemptWindow(bounds)
    for (const at of [0, 1, 2]) window.record('aino', at)
    expect(window.waitSeconds('eero', 3)).toBe(0)
  })

  test('takes one attempt back, and forgets a subject', () => {
    const window = new AttemptWindow(bounds)
    for (const at of [0, 1, 2]) window.record('aino', at)
    window.takeBack('aino', 1)
    expect(window.waitSeconds('aino', 3)).toBe(0)
    window.record('aino', 3)
    expect(window.waitSeconds('aino', 4)).toBeGreaterThan(0)
    window.forget('aino')
    expect(window.waitSeconds('aino', 4)).toBe(0)
  })

  test('remembers no more subjects than it may, and drops the one that tried longest ago', () => {
    const window = new AttemptWindow({ ...bounds, attempts: 1 })
    for (const [at, subject] of ['a', 'b', 'c', 'd', 'a', 'e'].entries()) window.record(subject, at)
    expect(window.waitSeconds('b', 10)).toBe(0)
    for (const subject of ['a', 'c', 'd', 'e']) expect(window.waitSeconds(subject, 10)).toBeGreaterThan(0)
  })
})

test.each([
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['::ffff:192.0.2.7', '192.0.2.7', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
])('%s and %s belong to one subscriber: %s', (one, other, same) => {
  expect(subscriberOf(one) === subscriberOf(other)).toBe(same)
})

describe('the limits of signing in', () => {
  const limits = (clock: () => number) =>
    new SignInLimits({ account: { ...bounds, attempts: 2 }, address: { ...bounds, attempts: 4 } }, clock)
  const refused = (work: () => unknown): RequestRefused => {
    try {
      work()
    } catch (error) {
      if (error instanceof RequestRefused) return error
      throw error
    }
    throw new Error('the attempt was let through')
  }

  test('stop an account tried from many addresses, and say when to come back', () => {
    let now = 0
    const tried = limits(() => now)
    tried.attempt('192.0.2.1', 'aino@example.fi')
    now = 15_000
    tried.attempt('192.0.2.2', 'aino@example.fi')
    expect(refused(() => tried.attempt('192.0.2.3', 'aino@example.fi'))).toMatchObject({
      code: 'too-many-requests',
      extra: { scope: 'sign_in' },
      headers: { 'retry-after': '45' },
    })
  })

  test('stop an address that tries many accounts', () => {
    const tried = limits(() => 0)
    for (const account of ['a', 'b', 'c', 'd']) tried.attempt('192.0.2.1', account)
    expect(refused(() => tried.attempt('192.0.2.1', 'e')).code).toBe('too-many-requests')
    tried.attempt('192.0.2.2', 'e')
  })

  test('an attempt that was turned away is not counted', () => {
    let now = 0
    const tried = limits(() => now)
    tried.attempt('192.0.2.1', 'aino')
    tried.attempt('192.0.2.1', 'aino')
    now = 59_999
    refused(() => tried.attempt('192.0.2.1', 'aino'))
    now = 60_000
    tried.attempt('192.0.2.1', 'aino')
  })

  test('forgive the account all and the address one attempt after a success', () => {
    const tried = limits(() => 0)
    tried.attempt('192.0.2.1', 'a')
    tried.attempt('192.0.2.1', 'b')
    tried.attempt('192.0.2.1', 'b').succeeded()
    tried.attempt('192.0.2.1', 'b')
    tried.attempt('192.0.2.1', 'b')
    expect(refused(() => tried.attempt('192.0.2.1', 'c')).code).toBe('too-many-requests')
  })
})
