import { describe, expect, test } from 'vitest'
import {
  callerOf,
  heldCapabilities,
  isActive,
  type MemberAccess,
  type OrganisationAccess,
} from '../caller.ts'
import type { CapabilityGrant } from '../../../../platform/vocabulary/rights.ts'

const organisation: OrganisationAccess = {
  id: 'organisation',
  name: 'Pajula Oy',
  timeZone: 'Europe/Helsinki',
  sandbox: false,
  clockOffsetMs: 0,
  secondFactorRequired: false,
  secondFactorRequiredOfAdministrators: false,
  sessionIdleMinutes: 30,
  sessionHours: 12,
  features: { crm: true, hr: false },
}
const member: MemberAccess = {
  id: 'member',
  displayName: 'Aino Virtanen',
  role: 'dispatcher',
  locale: null,
  status: 'active',
  employmentEndDate: null,
  grants: [],
  withheldModules: [],
}
const session = {
  kind: 'session',
  id: 'session',
  name: 'Browser session',
  scope: null,
  readOnly: false,
  expiresAt: null,
} as const
const key = { ...session, kind: 'service_key', scope: ['projects.read', 'org.admin'] } as const
const now = '2026-11-20T07:00:00.000Z'

const granted = (validFrom: string, validTo: string | null): CapabilityGrant => ({
  capability: 'org.admin',
  validFrom,
  validTo,
})

describe('what a caller may do', () => {
  test('in a session is everything that the role gives', () => {
    expect([...callerOf(organisation, member, session, now).capabilities].sort()).toEqual([
      'projects.read',
      'scheduling.plan',
      'service.dispatch',
    ])
  })

  test('with a key is what role and scope have in common', () => {
    expect([...callerOf(organisation, member, key, now).capabilities]).toEqual(['projects.read'])
  })

  test('with a key of an empty scope is nothing', () => {
    expect(callerOf(organisation, member, { ...key, scope: [] }, now).capabilities.size).toBe(0)
  })

  test('with a key includes a granted capability that the scope names', () => {
    const grants = [granted('2026-01-01', null)]
    expect(callerOf(organisation, { ...member, grants }, key, now).capabilities.has('org.admin')).toBe(true)
  })
})

test.each([
  ['before it begins', '2026-11-21', null, '2026-11-20T21:59:59.999Z', false],
  ['from midnight of the organisation', '2026-11-21', null, '2026-11-20T22:00:00.000Z', true],
  ['to the end of its last day', '2026-11-01', '2026-11-20', '2026-11-20T21:59:59.999Z', true],
  ['after its last day', '2026-11-01', '2026-11-20', '2026-11-20T22:00:00.000Z', false],
])('a grant %s counts by the local date', (_when, validFrom, validTo, at, counts) => {
  const held = heldCapabilities(
    { role: 'employee', grants: [granted(validFrom, validTo)] },
    'Europe/Helsinki',
    at,
  )
  expect(held.has('org.admin')).toBe(counts)
})

test('a module without a seat for the member is not active for them', () => {
  const { features } = callerOf(organisation, { ...member, withheldModules: ['crm'] }, session, now)
  expect(features.get('crm')).toEqual({ active: false })
})

test('a caller knows the licensed modules and nothing of the others', () => {
  const { features } = callerOf(organisation, member, session, now)
  expect([...features]).toEqual([
    ['crm', { active: true }],
    ['hr', { active: false }],
  ])
})

describe('a member who leaves', () => {
  // Clocks go forward at midnight: the day after the last one begins at 01:00 in Beirut, by the calendar.
  test.each([
    ['Europe/Helsinki', '2027-03-27', '2027-03-27T21:59:59.999Z', '2027-03-27T22:00:00.000Z'],
    ['Asia/Beirut', '2027-03-27', '2027-03-27T21:59:59.999Z', '2027-03-27T22:00:00.000Z'],
    ['Europe/Helsinki', '2027-10-31', '2027-10-31T21:59:59.999Z', '2027-10-31T22:00:00.000Z'],
    ['America/St_Johns', '2026-12-31', '2027-01-01T03:29:59.999Z', '2027-01-01T03:30:00.000Z'],
  ])('in %s is active through %s and not an instant longer', (timeZone, employmentEndDate, before, then) => {
    const leaver = { ...member, employmentEndDate }
    expect(isActive(leaver, timeZone, before)).toBe(true)
    expect(isActive(leaver, timeZone, then)).toBe(false)
    expect(callerOf({ ...organisation, timeZone }, leaver, session, before).until).toBe(then)
  })

  test('is not there once deactivated, nor who has not come yet or is no member', () => {
    expect(isActive({ ...member, status: 'deactivated' }, 'UTC', now)).toBe(false)
    expect(isActive({ ...member, status: 'invited' }, 'UTC', now)).toBe(false)
    expect(isActive(null, 'UTC', now)).toBe(false)
  })
})

test('what a caller may do changes when the next grant begins or ends', () => {
  const until = (...grants: CapabilityGrant[]) =>
    callerOf(organisation, { ...member, grants }, session, now).until
  expect(until()).toBeNull()
  expect(until(granted('2026-01-01', null), granted('2026-01-01', '2026-11-19'))).toBeNull()
  expect(until(granted('2026-12-01', null), granted('2026-11-01', '2026-11-20'))).toBe(
    '2026-11-20T22:00:00.000Z',
  )
  expect(until(granted('2026-12-01', '2026-12-02'))).toBe('2026-11-30T22:00:00.000Z')
})
