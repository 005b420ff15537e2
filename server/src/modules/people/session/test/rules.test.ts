import { describe, expect, test } from 'vitest'
import { endedCookie, sessionCookie } from '../sessions/cookie.ts'
import { isOver, isUseNews } from '../sessions/lifetime.ts'
import { type Choice, choose } from '../persons/rules.ts'
import { begin } from '../sessions/rules.ts'
import { isToken, newToken } from '../sessions/token.ts'

const choice = (id: string, active = true) => ({
  organisation: { id, name: `${id} Oy`, timeZone: 'Europe/Helsinki' },
  membershipId: `member of ${id}`,
  active,
})

describe('choosing the organisation', () => {
  test('needs no choice when there is one', () => {
    expect(choose([choice('pajula')], undefined)).toMatchObject({ state: choice('pajula') })
  })

  test('needs no choice when one of several is active', () => {
    expect(choose([choice('pajula', false), choice('kivela')], undefined)).toMatchObject({
      state: choice('kivela'),
    })
  })

  test('lists id and name of the active ones when several are, and nothing more of them', () => {
    expect(choose([choice('pajula'), choice('old', false), choice('kivela')], undefined)).toEqual({
      detail: 'You belong to several organisations; choose one.',
      refusal: 'organisation_required',
      extra: {
        organisations: [
          { id: 'pajula', name: 'pajula Oy' },
          { id: 'kivela', name: 'kivela Oy' },
        ],
      },
    })
  })

  test('takes the one that is named', () => {
    expect(choose([choice('pajula'), choice('kivela')], 'kivela')).toMatchObject({ state: choice('kivela') })
  })

  test.each<[string, Choice[], string | undefined]>([
    ['no membership at all', [], undefined],
    ['only inactive memberships', [choice('pajula', false)], undefined],
    ['an organisation one does not belong to', [choice('pajula')], 'kivela'],
    ['an organisation one was deactivated in', [choice('pajula', false), choice('kivela')], 'pajula'],
  ])('with %s fails like a wrong password', (_case, choices, organisationId) => {
    expect(choose(choices, organisationId).refusal).toBe('sign_in_failed')
  })
})

describe('beginning a session', () => {
  const now = '2026-11-20T07:00:00.000Z'
  const proved = { secondFactor: false, authenticatedAt: now, createdAt: now }

  test('is for active members only', () => {
    expect(begin(undefined, null, proved, { id: 'new', now }).refusal).toBe('sign_in_failed')
  })

  test('remembers the role and a browser name of bounded length', () => {
    expect(
      begin({ id: 'aino', role: 'manager' }, 'x'.repeat(5000), proved, { id: 'new', now }),
    ).toMatchObject({
      state: {
        membershipId: 'aino',
        role: 'manager',
        userAgent: 'x'.repeat(400),
        createdAt: now,
        lastUsedAt: now,
      },
      audit: [{ action: 'session.begin', targetType: 'session' }],
    })
  })
})

const bounds = { sessionIdleMinutes: 30, sessionHours: 12 }
const begun = '2026-11-20T07:00:00.000Z'

test.each([
  ['just begun', begun, begun, false],
  ['idle for 29 minutes', begun, '2026-11-20T07:29:59.999Z', false],
  ['idle for 30 minutes', begun, '2026-11-20T07:30:00.000Z', true],
  ['used in the twelfth hour', '2026-11-20T18:45:00.000Z', '2026-11-20T18:59:59.999Z', false],
  ['12 hours old', '2026-11-20T18:59:00.000Z', '2026-11-20T19:00:00.000Z', true],
])('a session %s is over: %s', (_case, lastUsedAt, now, over) => {
  expect(isOver({ createdAt: begun, lastUsedAt }, bounds, now)).toBe(over)
})

test('an organisation may have shorter sessions', () => {
  const session = { createdAt: begun, lastUsedAt: '2026-11-20T08:55:00.000Z' }
  const shorter = { sessionIdleMinutes: 10, sessionHours: 2 }
  expect(isOver(session, shorter, '2026-11-20T08:59:59.999Z')).toBe(false)
  expect(isOver(session, shorter, '2026-11-20T09:00:00.000Z')).toBe(true)
  expect(isOver({ ...session, lastUsedAt: begun }, shorter, '2026-11-20T07:10:00.000Z')).toBe(true)
})

test('a use is written down at most once a minute', () => {
  const session = { lastUsedAt: '2026-11-20T07:00:00.000Z' }
  expect(isUseNews(session, '2026-11-20T07:00:59.999Z')).toBe(false)
  expect(isUseNews(session, '2026-11-20T07:01:00.000Z')).toBe(true)
})

describe('the cookie', () => {
  test('over HTTPS is bound to the host and to secure requests', () => {
    expect(sessionCookie('https://konttori.example.fi', 'abc')).toBe(
      '__Host-konttori=abc; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax; Secure',
    )
  })

  test('over HTTP is not secure, or the browser would drop it', () => {
    expect(sessionCookie('http://127.0.0.1:8080', 'abc')).toBe(
      'konttori=abc; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax',
    )
  })

  test('is taken away with the attributes it was given with', () => {
    expect(endedCookie('https://konttori.example.fi')).toBe(
      '__Host-konttori=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    )
  })
})

test('a token is 32 random bytes', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(tokens.every(isToken)).toBe(true)
  expect(new Set(tokens).size).toBe(100)
  expect(isToken('too short')).toBe(false)
})
