import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { create, type CreationCircumstances, type WantedMember } from '../creation.ts'
import { admin, hr, now, today } from '../../test/people.ts'

const wanted: WantedMember = {
  firstNames: 'Matti Johannes',
  lastName: 'Virtanen',
  role: 'employee',
  email: 'matti@example.fi',
}
const circumstances: CreationCircumstances = {
  id: newId(),
  newAssignmentId: newId(),
  now,
  today,
  actor: hr,
  addressHolder: null,
  supervisorChain: null,
  missing: [],
  seats: [
    { feature: 'hr', seatLimit: null, taken: 4 },
    { feature: 'crm', seatLimit: 4, taken: 4 },
  ],
  tokenHash: Buffer.alloc(32, 1),
}

describe('a person with an address', () => {
  const decision = create(wanted, circumstances)

  test('is invited in the same call, with a link for 14 days', () => {
    expect(decision).toMatchObject({
      state: {
        member: {
          status: 'invited',
          displayName: 'Matti Virtanen',
          email: 'matti@example.fi',
          personId: null,
        },
        invitation: { tokenHash: circumstances.tokenHash, expiresAt: '2026-12-04T07:00:00.000Z' },
      },
    })
  })

  test('is announced as created and as invited', () => {
    const { id } = decision.refusal === undefined ? decision.state.member : { id: '' }
    expect(decision).toMatchObject({
      facts: [
        { event: 'member.created', payload: { membershipId: id, role: 'employee', createdAt: now } },
        { event: 'member.invited', payload: { membershipId: id, invitedAt: now } },
      ],
      audit: [{ action: 'members.create', targetType: 'membership', targetId: id }],
    })
  })
})

test('a person without an address is active at once, with one that is never delivered to, and not invited', () => {
  const decision = create({ ...wanted, email: null }, circumstances)
  expect(decision).toMatchObject({
    state: { member: { status: 'active', email: expect.stringMatching(/\.invalid$/) }, invitation: null },
  })
  expect(decision.refusal === undefined && decision.facts.map(({ event }) => event)).toEqual([
    'member.created',
  ])
})

test('a module whose seats are taken is withheld and named', () => {
  expect(create(wanted, circumstances)).toMatchObject({
    state: { moduleGrants: { granted: ['hr'], seatLimited: ['crm'] }, member: { withheldModules: ['crm'] } },
  })
})

test('the unit is the primary one from today', () => {
  expect(create({ ...wanted, planningUnitId: 'helsinki' }, circumstances)).toMatchObject({
    state: { units: [{ planningUnitId: 'helsinki', primary: true, validFrom: today, validTo: null }] },
  })
})

test.each<[string, Partial<WantedMember>, Partial<CreationCircumstances>, string]>([
  ['an address on the roster', {}, { addressHolder: 'somebody' }, 'already_member'],
  ['an unknown supervisor', { supervisorMembershipId: 'x' }, { supervisorChain: [] }, 'supervisor_not_found'],
  ['an unknown model', {}, { missing: ['worktime_model_not_found'] }, 'worktime_model_not_found'],
  ['an administrator made by another', { role: 'admin' }, {}, 'role_exceeds_actor'],
  [
    'an end before the start',
    { employmentStartDate: '2026-12-02', employmentEndDate: '2026-12-01' },
    {},
    'employment_end_before_start',
  ],
])('%s is refused', (_, fields, change, code) => {
  expect(create({ ...wanted, ...fields }, { ...circumstances, ...change })).toMatchObject({ refusal: code })
})

test('administrators make administrators', () => {
  expect(create({ ...wanted, role: 'admin' }, { ...circumstances, actor: admin })).toMatchObject({
    state: { member: { role: 'admin' } },
  })
})

test('an employment may begin and end on one day', () => {
  const oneDay = { employmentStartDate: today, employmentEndDate: today }
  expect(create({ ...wanted, ...oneDay }, circumstances)).toMatchObject({ state: { member: oneDay } })
})
