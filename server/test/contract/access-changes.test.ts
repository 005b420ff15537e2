import { describe, expect, it, test } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import type { AccessChange } from '../../src/platform/contract/access-changes.ts'
import { catalogueOf } from '../../src/platform/contract/family.ts'
import { eventOfRefusal } from '../../src/platform/telemetry/event-of-refusal.ts'

const contracts = modules.map(({ contract }) => contract)
const catalogue = catalogueOf(contracts)
const declared = contracts.flatMap(({ changesAccess = {} }) => Object.entries(changesAccess))
const names = new Map(declared)

/** What the security log calls a line on the trail. */
const nameOf = (targetType: string, line: AccessChange) => {
  const name = names.get(targetType)
  return typeof name === 'function' ? name(line) : name
}

it('what changes access is what it was, each kind of target said by one family', () => {
  expect(declared.map(([targetType]) => targetType).sort()).toEqual([
    'api_key',
    'approval_delegation',
    'membership',
    'oauth_client',
    'oauth_grant',
    'organisation',
    'session',
    'sign_in',
    'terminal',
  ])
})

describe('the security log tells', () => {
  test.each([
    ['session.begin', 'session', [], 'sign_in.succeeded'],
    ['session.end', 'session', [], 'session.changed'],
    ['members.update', 'membership', ['role'], 'rights.member_changed'],
    ['members.update', 'membership', ['phone'], undefined],
    ['members.deactivate', 'membership', [], 'rights.member_changed'],
    ['members.grant_capability', 'membership', ['capability'], 'rights.capability_changed'],
    ['members.revoke_capability', 'membership', ['capability'], 'rights.capability_changed'],
    ['api_keys.some_new_way', 'api_key', [], 'rights.key_changed'],
    ['oauth_clients.some_new_way', 'oauth_client', [], 'rights.app_changed'],
    ['settings.update', 'organisation', [], 'rights.settings_changed'],
    ['sign_in.some_new_method', 'sign_in', [], 'sign_in.methods_changed'],
    ['sign_in.recovery_code_used', 'sign_in', [], 'sign_in.recovery_code_used'],
    ['oauth_grants.refresh_token_reused', 'oauth_grant', [], 'tokens.reused'],
    ['oauth_grants.consent', 'oauth_grant', [], 'rights.app_connected'],
    ['oauth_grants.some_new_way', 'oauth_grant', [], 'rights.changed'],
    ['sign_in.password_failed', 'sign_in', [], undefined],
    ['work_days.approve', 'work_day', [], undefined],
  ])('of the trail: %s of a %s %j as %s', (action, targetType, fields, event) => {
    expect(nameOf(targetType, { action, changes: fields.map(field => ({ field })) })).toBe(event)
  })

  test.each([
    ['sign_in_failed', 'sign_in.failed'],
    ['challenge_not_found', 'sign_in.failed'],
    ['invitation_not_found', 'sign_in.failed'],
    ['password_link_not_found', 'sign_in.failed'],
    ['second_factor_failed', 'sign_in.second_factor_failed'],
    ['proof_failed', 'sign_in.second_factor_failed'],
    ['origin_not_allowed', 'origin.refused'],
    ['idempotency_key_reused', 'replay.reused'],
    ['role_exceeds_actor', 'access.exceeds_actor'],
    ['second_factor_required', undefined],
    ['membership_not_found', undefined],
  ])('of refusals: %s as %s', (code, event) => {
    expect(eventOfRefusal(code, catalogue.get(code) ?? { status: 0 })).toBe(event)
  })
})
