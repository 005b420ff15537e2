import { describe, expect, test } from 'vitest'
import {
  type Capability,
  capabilities,
  capabilitiesOf,
  type Reach,
  reachOf,
  type Role,
} from '../../../platform/vocabulary/capabilities.ts'
import type { Key, Owner } from '../key.ts'
import { maySee, stateOf } from '../key.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const later = '2027-11-20T07:00:00.000Z'
const before = '2026-11-20T06:59:59.999Z'
const recognition = { prefix: 'kt_live_aBcD', last4: 'wXyZ' }
const made = { id: 'key', ...recognition }

const member = (
  membershipId: string,
  held: readonly Capability[],
  { active = true, reach = 'organisation' as Reach, administrator = false } = {},
): Owner => ({ membershipId, capabilities: new Set(held), active, reach, administrator })
const as = (role: Role) =>
  member(role, capabilitiesOf(role), { reach: reachOf(role), administrator: role === 'admin' })
const integrator = member('integrator', ['integrations.manage', 'projects.read'])
const teamIntegrator = member('team', ['integrations.manage', 'projects.read'], { reach: 'reports' })

const key = (fields: Partial<Key> = {}): Key => ({
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

const wanted = {
  name: 'Bridge',
  kind: 'personal' as const,
  scope: [] as Capability[],
  readOnly: false,
  expiresAt: null,
}

describe('making a key', () => {
  test.each<[string, 'personal' | 'service', Owner, Owner, boolean]>([
    ['an employee makes a personal key of their own', 'personal', as('employee'), as('employee'), true],
    ['an employee makes no personal key for another', 'personal', as('employee'), as('manager'), false],
    ['an employee makes no service key', 'service', as('employee'), as('employee'), false],
    ['hr makes no service key', 'service', as('hr'), as('hr'), false],
    ['integrations.manage makes service keys', 'service', integrator, as('manager'), true],
    [
      'integrations.manage makes no key that executes as an administrator',
      'service',
      integrator,
      as('admin'),
      false,
    ],
    [
      'who reaches a team makes no key that executes as another',
      'service',
      teamIntegrator,
      as('manager'),
      false,
    ],
    ['who reaches a team makes a service key of their own', 'service', teamIntegrator, teamIntegrator, true],
    ['integrations.manage makes no personal key for another', 'personal', integrator, as('manager'), false],
    ['an administrator makes a service key for another', 'service', as('admin'), as('payroll'), true],
  ])('%s', (_rule, kind, creator, owner, allowed) => {
    const decision = rules.create({ ...wanted, kind }, creator, owner, made, now)
    expect(decision.refusal).toBe(allowed ? undefined : 'insufficient_role')
  })

  test('personal for another is nobody’s, also not an administrator’s', () => {
    expect(rules.create(wanted, as('admin'), as('employee'), made, now).refusal).toBe(
      'personal_key_of_another_member',
    )
    expect(rules.create(wanted, null, as('employee'), made, now).refusal).toBeUndefined()
  })

  test.each<[string, Capability[], Owner, Owner, string | undefined, Capability[]]>([
    ['within both', ['projects.read'], integrator, as('manager'), undefined, []],
    [
      'beyond the creator',
      ['projects.read', 'crm.use'],
      integrator,
      as('manager'),
      'key_scope_exceeds_creator',
      ['crm.use'],
    ],
    [
      'beyond the owner',
      ['payroll.run'],
      as('admin'),
      as('manager'),
      'key_scope_exceeds_owner',
      ['payroll.run'],
    ],
    ['beyond both', ['crm.use'], integrator, as('payroll'), 'key_scope_exceeds_creator', ['crm.use']],
  ])('with a scope %s', (_case, scope, creator, owner, refusal, beyond) => {
    const decision = rules.create({ ...wanted, kind: 'service', scope }, creator, owner, made, now)
    expect(decision.refusal).toBe(refusal)
    if (refusal) expect(decision).toMatchObject({ extra: { capabilities: beyond } })
  })

  test('needs an active owner', () => {
    const owner = member('gone', [], { active: false })
    expect(rules.create({ ...wanted, kind: 'service' }, as('admin'), owner, made, now).refusal).toBe(
      'api_key_owner_not_active',
    )
  })

  test.each([
    [before, 'api_key_expiry_in_past'],
    [now, 'api_key_expiry_in_past'],
    [later, undefined],
    [null, undefined],
  ])('with the expiry %s answers %s', (expiresAt, refusal) => {
    const decision = rules.create({ ...wanted, expiresAt }, as('admin'), as('admin'), made, now)
    expect(decision.refusal).toBe(refusal)
  })

  test('records who made what for whom, and never the secret', () => {
    const decision = rules.create({ ...wanted, scope: ['crm.use'] }, as('sales'), as('sales'), made, now)
    expect(decision).toMatchObject({
      state: {
        ...recognition,
        ownerMembershipId: 'sales',
        createdBy: 'sales',
        createdAt: now,
        updatedAt: now,
      },
      audit: [{ action: 'api_keys.create', targetType: 'api_key' }],
    })
  })
})

describe('seeing keys', () => {
  test.each<[string, Owner, Partial<Key>, boolean]>([
    ['own personal', as('employee'), { kind: 'personal', ownerMembershipId: 'employee' }, true],
    ['own service', as('employee'), { ownerMembershipId: 'employee' }, true],
    ["another's personal", as('hr'), { kind: 'personal' }, false],
    ["another's service", as('hr'), {}, false],
    ["another's service with integrations.manage", integrator, {}, true],
    ["another's personal with integrations.manage", integrator, { kind: 'personal' }, false],
    ["another's personal as admin", as('admin'), { kind: 'personal' }, true],
    ['ownerless service as admin', as('admin'), { ownerMembershipId: null }, true],
  ])('%s', (_case, viewer, fields, visible) => {
    expect(maySee(key(fields), viewer)).toBe(visible)
  })
})

describe('the state of a key', () => {
  test.each<[Partial<Key>, boolean, string]>([
    [{}, true, 'active'],
    [{ expiresAt: later }, true, 'active'],
    [{ expiresAt: now }, true, 'expired'],
    [{ expiresAt: before }, false, 'owner_inactive'],
    [{ revokedAt: before }, false, 'revoked'],
    [{ revokedAt: before, expiresAt: before }, true, 'revoked'],
  ])('of %o with an active owner %s is %s', (fields, ownerActive, state) => {
    expect(stateOf(key(fields), ownerActive, now)).toBe(state)
  })
})

describe('changing a key', () => {
  const admin = as('admin')
  const manager = as('manager')

  test('a capability may be taken away by someone who does not hold it', () => {
    const wide = key({ scope: ['projects.read', 'crm.use'] })
    const decision = rules.update(wide, { scope: ['crm.use'] }, integrator, manager, true, now)
    expect(decision).toMatchObject({ state: { scope: ['crm.use'], updatedAt: now } })
  })

  test('a capability may be taken away even when the owner has lost it', () => {
    const wide = key({ scope: ['projects.read', 'payroll.run'] })
    expect(rules.update(wide, { scope: ['payroll.run'] }, admin, manager, true, now).refusal).toBeUndefined()
  })

  test('an added capability must be held by the actor and by the owner', () => {
    expect(rules.update(key(), { scope: ['crm.use'] }, integrator, manager, true, now).refusal).toBe(
      'key_scope_exceeds_creator',
    )
    expect(rules.update(key(), { scope: ['payroll.run'] }, admin, manager, true, now).refusal).toBe(
      'key_scope_exceeds_owner',
    )
  })

  test('a key that may write from now on gains its whole scope', () => {
    const reading = key({ scope: ['crm.use'], readOnly: true })
    expect(rules.update(reading, { readOnly: false }, integrator, manager, true, now).refusal).toBe(
      'key_scope_exceeds_creator',
    )
    expect(rules.update(reading, { name: 'Other' }, integrator, manager, true, now).refusal).toBeUndefined()
  })

  test('without an owner a key gains nothing, and can still be renamed', () => {
    const orphan = key({ ownerMembershipId: null })
    expect(rules.update(orphan, { scope: ['crm.use'] }, admin, undefined, true, now).refusal).toBe(
      'key_scope_exceeds_owner',
    )
    expect(rules.update(orphan, { name: 'Other' }, admin, undefined, true, now).refusal).toBeUndefined()
  })

  test('a later expiry revives an expired key, and null ends expiry', () => {
    const expired = key({ expiresAt: before })
    expect(rules.update(expired, { expiresAt: later }, admin, manager, true, now)).toMatchObject({
      state: { expiresAt: later },
    })
    expect(rules.update(expired, { expiresAt: null }, admin, manager, true, now)).toMatchObject({
      state: { expiresAt: null },
    })
    expect(rules.update(key(), { expiresAt: before }, admin, manager, true, now).refusal).toBe(
      'api_key_expiry_in_past',
    )
  })

  test('an expired key can be renamed with its past expiry left alone', () => {
    const expired = key({ expiresAt: before })
    expect(rules.update(expired, { name: 'Old' }, admin, manager, true, now).refusal).toBeUndefined()
  })

  test('asking for what already is changes nothing', () => {
    expect(rules.update(key(), { name: 'Bridge' }, admin, manager, true, now)).toMatchObject({
      state: key(),
      audit: [],
    })
  })

  test.each<[string, Key, Owner, boolean, string]>([
    ['revoked', key({ revokedAt: before }), admin, true, 'api_key_revoked'],
    ['stale', key(), admin, false, 'api_key_stale'],
    ['owned service key without the capability', key(), manager, true, 'insufficient_role'],
  ])('%s is refused', (_case, subject, actor, unchanged, refusal) => {
    expect(rules.update(subject, { name: 'Other' }, actor, manager, unchanged, now).refusal).toBe(refusal)
  })
})

describe('revoking a key', () => {
  test('is open to its owner, also for a service key', () => {
    expect(rules.revoke(key(), as('manager'), now)).toMatchObject({
      state: { revokedAt: now, updatedAt: now },
    })
  })

  test('is not open to those who may not manage it', () => {
    expect(rules.revoke(key(), as('hr'), now).refusal).toBe('insufficient_role')
  })

  test('twice keeps the first instant and records nothing', () => {
    expect(rules.revoke(key({ revokedAt: before }), as('admin'), now)).toMatchObject({
      state: { revokedAt: before, updatedAt: before },
      audit: [],
    })
  })
})

describe('rotating a key', () => {
  test('ends the old secret at once, or after the overlap', () => {
    expect(rules.rotate(key(), 0, as('admin'), as('manager'), recognition, now)).toMatchObject({
      state: { key: { ...recognition, updatedAt: now }, oldSecretUntil: now },
    })
    expect(rules.rotate(key(), 90, as('admin'), as('manager'), recognition, now)).toMatchObject({
      state: { oldSecretUntil: '2026-11-20T08:30:00.000Z' },
    })
  })

  test("does not hand a secret beyond one's own capabilities to somebody", () => {
    const powerful = key({ scope: [...capabilities], ownerMembershipId: 'admin' })
    expect(rules.rotate(powerful, 0, integrator, as('manager'), recognition, now)).toMatchObject({
      refusal: 'key_scope_exceeds_creator',
    })
  })

  test('of a personal key is its member’s alone', () => {
    const theirs = key({ kind: 'personal', ownerMembershipId: 'manager' })
    expect(rules.rotate(theirs, 0, as('admin'), as('manager'), recognition, now).refusal).toBe(
      'personal_key_of_another_member',
    )
    expect(rules.rotate(theirs, 0, as('manager'), as('manager'), recognition, now).refusal).toBeUndefined()
  })

  test('of an own key needs no capability that it lost in the meantime', () => {
    const own = key({ kind: 'personal', ownerMembershipId: 'employee', scope: ['payroll.run'] })
    expect(rules.rotate(own, 0, as('employee'), as('employee'), recognition, now).refusal).toBeUndefined()
  })

  test.each<[string, Partial<Key>]>([
    ['revoked', { revokedAt: before }],
    ['expired', { expiresAt: now }],
  ])('%s is refused', (_case, fields) => {
    expect(rules.rotate(key(fields), 0, as('admin'), as('manager'), recognition, now).refusal).toBe(
      'api_key_not_rotatable',
    )
  })
})

describe('reassigning a key', () => {
  test('gives a service key another owner and keeps its secret', () => {
    expect(rules.reassign(key(), as('dispatcher'), integrator, now)).toMatchObject({
      state: { ownerMembershipId: 'dispatcher', prefix: 'kt_live_0000', updatedAt: now },
      audit: [{ changes: [{ field: 'ownerMembershipId', from: 'manager', to: 'dispatcher' }] }],
    })
  })

  test.each<[string, string | null]>([
    ['from an owner who no longer holds it', 'hr'],
    ['from an owner who is gone', null],
    ['from an owner who holds it', 'payroll'],
  ])('beyond what the actor holds is refused: %s', (_case, ownerMembershipId) => {
    const payrollKey = key({ scope: ['payroll.run'], ownerMembershipId })
    expect(rules.reassign(payrollKey, as('payroll'), integrator, now)).toMatchObject({
      refusal: 'key_scope_exceeds_creator',
      extra: { capabilities: ['payroll.run'] },
    })
    expect(rules.reassign(payrollKey, as('payroll'), as('admin'), now).refusal).toBeUndefined()
  })

  test('rescues a key whose owner was deleted', () => {
    expect(
      rules.reassign(key({ ownerMembershipId: null }), as('sales'), as('admin'), now).refusal,
    ).toBeUndefined()
  })

  test('to the owner it has changes nothing', () => {
    expect(rules.reassign(key(), as('manager'), as('admin'), now)).toMatchObject({ state: key(), audit: [] })
  })

  test.each<[string, Partial<Key>, Owner, string]>([
    ['a personal key', { kind: 'personal' }, as('sales'), 'personal_key_not_reassignable'],
    ['a revoked key', { revokedAt: before }, as('sales'), 'api_key_revoked'],
    [
      'to an inactive member',
      {},
      member('gone', capabilities, { active: false }),
      'api_key_owner_not_active',
    ],
    ['to somebody who holds less', {}, as('employee'), 'key_scope_exceeds_owner'],
  ])('%s is refused', (_case, fields, owner, refusal) => {
    expect(rules.reassign(key(fields), owner, as('admin'), now).refusal).toBe(refusal)
  })
})
