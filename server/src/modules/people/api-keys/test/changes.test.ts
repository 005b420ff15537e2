import { describe, expect, test } from 'vitest'
import { capabilities } from '../../../../platform/vocabulary/capabilities.ts'
import type { Key, Owner } from '../key.ts'
import * as rules from '../rules.ts'
import { now, later, before, recognition, member, as, integrator, key } from './owners.ts'

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
