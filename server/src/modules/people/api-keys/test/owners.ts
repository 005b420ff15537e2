import {
  type Capability,
  capabilitiesOf,
  type Reach,
  reachOf,
  type Role,
} from '../../../../platform/vocabulary/capabilities.ts'
import type { Key, Owner } from '../key.ts'

export const now = '2026-11-20T07:00:00.000Z'
export const later = '2027-11-20T07:00:00.000Z'
export const before = '2026-11-20T06:59:59.999Z'
export const recognition = { prefix: 'kt_live_aBcD', last4: 'wXyZ' }
export const made = { id: 'key', ...recognition }

export const member = (
  membershipId: string,
  held: readonly Capability[],
  { active = true, reach = 'organisation' as Reach, administrator = false } = {},
): Owner => ({ membershipId, capabilities: new Set(held), active, reach, administrator })
export const as = (role: Role) =>
  member(role, capabilitiesOf(role), { reach: reachOf(role), administrator: role === 'admin' })
export const integrator = member('integrator', ['integrations.manage', 'projects.read'])
export const teamIntegrator = member('team', ['integrations.manage', 'projects.read'], { reach: 'reports' })

export const key = (fields: Partial<Key> = {}): Key => ({
  id: 'key',
  name: 'Bridge',
  kind: 'service',
  prefix: 'kt_live_0000',
  last4: '0000',
  scope: ['projects.read'],
  readOnly: false,
  ownerMembershipId: 'manager',
  createdBy: 'admin',
  expiresAt: null,
  revokedAt: null,
  createdAt: before,
  updatedAt: before,
  ...fields,
})

export const wanted = {
  name: 'Bridge',
  kind: 'personal' as const,
  scope: [] as Capability[],
  readOnly: false,
  expiresAt: null,
}
