import { expect, test } from 'vitest'
import type { Caller } from '../../../../platform/access/caller.ts'
import * as view from '../view.ts'

const caller: Caller = {
  organisation: {
    id: 'o',
    name: 'Pajula Oy',
    timeZone: 'Europe/Helsinki',
    sandbox: true,
    clockOffsetMs: 5,
    sessionIdleMinutes: 30,
    sessionHours: 12,
  },
  membership: { id: 'm', displayName: 'Aino Virtanen', role: 'sales', locale: null },
  capabilities: new Set(['projects.read', 'crm.use'] as const),
  reach: 'organisation',
  until: null,
  features: new Map([['crm', { active: false }]] as const),
  credential: {
    kind: 'session',
    id: 's',
    name: 'Browser session',
    scope: null,
    readOnly: false,
    expiresAt: null,
  },
}

test('the access context names every module and only the capabilities in force, in the order of the interface', () => {
  const access = view.access(caller, [])
  expect(access.capabilities).toEqual(['projects.read', 'crm.use'])
  expect(access.modules).toHaveLength(7)
  expect(access.modules).toContainEqual({ module: 'crm', licensed: true, available: true, active: false })
  expect(access.modules).toContainEqual({ module: 'hr', licensed: false, available: true, active: false })
})

test('a module without any operation is in force for nobody, bought and switched on or not', () => {
  const features = new Map([['invoicing', { active: true }]] as const)
  const { modules } = view.access({ ...caller, features }, [])
  expect(modules).toContainEqual({ module: 'invoicing', licensed: true, available: false, active: false })
})

test('nothing of the caller that the interface does not promise leaks out', () => {
  const access = view.access(caller, [])
  expect(Object.keys(access).sort()).toEqual([
    'capabilities',
    'credential',
    'membership',
    'modules',
    'organisation',
    'rateLimits',
  ])
  expect(access.organisation).not.toHaveProperty('clockOffsetMs')
})
