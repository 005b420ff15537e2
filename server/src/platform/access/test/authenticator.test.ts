// Isolated: it sets the clock of its process.
import { afterEach, expect, test, vi } from 'vitest'
import { Authenticator } from '../authenticator.ts'
import type { Caller } from '../caller.ts'

afterEach(() => vi.useRealTimers())

const midnight = '2027-03-27T22:00:00.000Z'
const at = (instant: string) => vi.setSystemTime(Date.parse(instant))

const caller = (until: string | null, clockOffsetMs = 0): Caller => ({
  organisation: {
    id: 'org',
    name: '',
    timeZone: 'Asia/Beirut',
    sandbox: true,
    clockOffsetMs,
    sessionIdleMinutes: 30,
    sessionHours: 12,
  },
  membership: { id: 'member', displayName: '', role: 'employee', locale: null },
  capabilities: new Set(),
  reach: 'own',
  until,
  features: new Map(),
  credential: { kind: 'personal_key', id: 'key', name: '', scope: [], readOnly: false, expiresAt: null },
})

test.each([
  ['the real clock', 0, '2027-03-27T21:59:59.700Z', '2027-03-27T21:59:59.999Z', midnight],
  [
    'a sandbox that is an hour ahead',
    3_600_000,
    '2027-03-27T20:59:59.700Z',
    '2027-03-27T20:59:59.999Z',
    '2027-03-27T21:00:00.000Z',
  ],
])('a caller is remembered until they may change, by %s', async (_, offset, first, before, then) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at(first)
  const authenticator = new Authenticator([{ resolve: async () => ({ caller: caller(midnight, offset) }) }])
  await authenticator.resolve('secret')
  at(before)
  expect(authenticator.remembered('secret')).toMatchObject({ caller: { membership: { id: 'member' } } })
  at(then)
  expect(authenticator.remembered('secret')).toBeUndefined()
})

test('a caller of whom no change is known is remembered for its second', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  at(midnight)
  const authenticator = new Authenticator([{ resolve: async () => ({ caller: caller(null) }) }])
  await authenticator.resolve('secret')
  at('2027-03-27T22:00:01.000Z')
  expect(authenticator.remembered('secret')).toBeDefined()
  at('2027-03-27T22:00:01.001Z')
  expect(authenticator.remembered('secret')).toBeUndefined()
})
