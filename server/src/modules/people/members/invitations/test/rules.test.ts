import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { syntheticAddress } from '../../record/address.ts'
import { activate, invite } from '../rules.ts'
import { invitationLink, newActivationToken } from '../token.ts'
import { admin, hr, memberNamed, now, today } from '../../test/people.ts'

const invited = memberNamed('Uusi', { personId: null, status: 'invited', locale: 'sv' })
const when = { now, today }
const link = { tokenHash: Buffer.alloc(32, 2), locale: null }

describe('inviting', () => {
  test('makes a link for 14 days in the member’s language, and is announced', () => {
    expect(invite(invited, hr, link, when)).toMatchObject({
      state: { membershipId: invited.id, locale: 'sv', expiresAt: '2026-12-04T07:00:00.000Z' },
      facts: [{ event: 'member.invited', payload: { membershipId: invited.id, invitedAt: now } }],
    })
    expect(invite(invited, hr, { ...link, locale: 'en' }, when)).toMatchObject({
      state: { locale: 'en' },
    })
  })

  test('is never a password reset by somebody else', () => {
    expect(invite(memberNamed('Aalto'), admin, link, when)).toMatchObject({
      refusal: 'member_already_active',
    })
  })

  test('needs an address to send to', () => {
    const withoutAddress = { ...invited, status: 'active' as const, email: syntheticAddress(invited.id) }
    expect(invite(withoutAddress, hr, link, when)).toMatchObject({ refusal: 'member_has_no_address' })
  })

  test('does not bring a deactivated member back', () => {
    expect(invite({ ...invited, status: 'deactivated' }, hr, link, when)).toMatchObject({
      refusal: 'member_deactivated',
    })
  })

  test('of an administrator is for administrators, because the maker of a link could use it', () => {
    const invitedAdmin = { ...invited, role: 'admin' as const }
    expect(invite(invitedAdmin, hr, link, when)).toMatchObject({ refusal: 'role_exceeds_actor' })
    expect(invite(invitedAdmin, admin, link, when)).toMatchObject({ state: { membershipId: invited.id } })
  })
})

test('accepting makes the person the member', () => {
  expect(activate(invited, 'person', now)).toMatchObject({
    state: { personId: 'person', status: 'active', updatedAt: now },
    audit: [{ action: 'members.activate', changes: [{ field: 'status', from: 'invited', to: 'active' }] }],
  })
})

describe('an activation token', () => {
  const orgId = newId()
  const token = newActivationToken(orgId)

  test('says where to look it up, and is known by its hash', () => {
    expect(invitationLink(token.text)).toEqual({ orgId, hash: token.hash })
    expect(token.hash).toHaveLength(32)
  })

  test('has 32 random bytes of its own', () => {
    const secrets = Array.from({ length: 50 }, () =>
      Buffer.from(newActivationToken(orgId).text, 'base64url').subarray(16),
    )
    expect(new Set(secrets.map(secret => secret.toString('hex'))).size).toBe(50)
    expect(secrets[0]).toHaveLength(32)
  })

  test.each(['', 'x', token.text.slice(1), `${token.text}A`, `${token.text.slice(0, 63)}!`])(
    'is not %j',
    text => {
      expect(invitationLink(text)).toBeUndefined()
    },
  )
})
