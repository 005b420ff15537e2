import { describe, expect, test } from 'vitest'
import { type Capability } from '../../../../platform/vocabulary/capabilities.ts'
import type { Key, Owner } from '../key.ts'
import { maySee, stateOf } from '../key.ts'
import * as rules from '../rules.ts'
import {
  now,
  later,
  before,
  recognition,
  made,
  member,
  as,
  integrator,
  teamIntegrator,
  key,
  wanted,
} from './owners.ts'

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
