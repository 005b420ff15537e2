import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { gateRefusals } from '../../contract/gate-refusals.ts'
import type { LogFields } from '../log.ts'
import { securityEvents } from '../../vocabulary/security-events.ts'
import { eventOfRefusal } from '../event-of-refusal.ts'
import { SecurityLog, securityPaces } from '../security-log.ts'

function logged() {
  const lines: LogFields[] = []
  let now = 0
  const write = (event: string, fields: LogFields = {}) => void lines.push({ event, ...fields })
  const security = new SecurityLog({ info: write, warn: write }, () => now)
  return { lines, security, later: (ms: number) => (now += ms) }
}

describe('the security log', () => {
  test('says who it was by ids and address, and leaves out what is not known', () => {
    const { lines, security } = logged()
    security.note(
      'access.refused',
      { organisationId: 'o', membershipId: null, address: '192.0.2.1' },
      { code: 'c' },
    )
    expect(lines).toEqual([
      { event: 'security', security: 'access.refused', organisationId: 'o', address: '192.0.2.1', code: 'c' },
    ])
  })

  test('is not filled by one source, which does not silence another', () => {
    const { lines, security } = logged()
    for (let times = 0; times < 5000; times++) security.note('sign_in.failed', { address: '192.0.2.1' })
    security.note('sign_in.failed', { address: '192.0.2.2' })
    expect(lines).toHaveLength(securityPaces.attempt.ofOne + 1)
    expect(lines.at(-1)).toMatchObject({ address: '192.0.2.2' })
  })

  test('is not filled by a hundred thousand sources, and tells how much it left out', () => {
    const { lines, security, later } = logged()
    for (let source = 0; source < 100_000; source++)
      security.note('sign_in.failed', { address: String(source) })
    expect(lines).toHaveLength(securityPaces.attempt.ofAll)
    later(60_000)
    security.note('access.refused', { address: 'x' })
    expect(lines.slice(securityPaces.attempt.ofAll)).toEqual([
      { event: 'security', security: 'sign_in.failed', notWritten: 100_000 - securityPaces.attempt.ofAll },
      expect.objectContaining({ security: 'access.refused' }),
    ])
  })

  test('attempts of strangers leave room for changes of rights', () => {
    const { lines, security } = logged()
    for (let times = 0; times < 1000; times++) security.note('access.refused', { address: String(times) })
    security.note('rights.key_changed', { organisationId: 'o' })
    expect(lines.at(-1)).toMatchObject({ security: 'rights.key_changed' })
  })

  test('writes what it left out when it is closed', () => {
    const { lines, security } = logged()
    for (let times = 0; times < 20; times++) security.note('origin.refused', { address: 'a' })
    security.flush()
    expect(lines.at(-1)).toEqual({ event: 'security', security: 'origin.refused', notWritten: 10 })
  })
})

describe('what is told', () => {
  test('every refusal of credentials and of rights, whatever its code will be', () => {
    const told = Object.entries(gateRefusals).flatMap(
      ([code, refusal]) => eventOfRefusal(code, refusal) ?? [],
    )
    expect(new Set(told)).toEqual(
      new Set([
        'credentials.refused',
        'access.refused',
        'origin.refused',
        'limits.exceeded',
        'replay.reused',
        'transport.refused',
      ]),
    )
    expect(eventOfRefusal('some_new_gate', { status: 403 })).toBe('access.refused')
    expect(eventOfRefusal('role_exceeds_actor', { status: 403 })).toBe('access.exceeds_actor')
    expect(eventOfRefusal('too-many-requests', { status: 429 }, 'sign_in')).toBe('sign_in.limited')
    expect(eventOfRefusal('a_next_step', { status: 401, security: null })).toBeUndefined()
    expect(eventOfRefusal('a_code', { status: 404, security: 'sign_in.failed' })).toBe('sign_in.failed')
    for (const code of ['bad-request', 'not-found', 'internal-error'])
      expect(eventOfRefusal(code, gateRefusals[code as 'not-found'])).toBeUndefined()
  })
})

test('every name is in docs/security.md with when it is written, and no other', async () => {
  const text = await readFile(new URL('../../../../../docs/security.md', import.meta.url), 'utf8')
  const documented = text.matchAll(/^\| `([a-z_]+\.[a-z_]+)` \| (.+?) \|$/gm)
  expect(Object.fromEntries([...documented].map(([, name, when]) => [name, when]))).toEqual(
    Object.fromEntries(Object.entries(securityEvents).map(([name, { when }]) => [name, when])),
  )
})
