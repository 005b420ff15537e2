import { describe, expect, test } from 'vitest'
import { theBeginning } from '../../record/assignment.ts'
import { noTerms } from '../../record/employment.ts'
import type { Member, MemberRecord } from '../../record/member.ts'
import type { MemberPatch } from '../contract.ts'
import { update, type UpdateCircumstances } from '../update.ts'
import { admin, leavingOn, memberNamed, hr, now, record, today, unit } from '../../test/people.ts'

const circumstances: UpdateCircumstances = {
  newAssignmentId: 'new',
  now,
  today,
  actor: hr,
  unchanged: true,
  addressHolder: null,
  supervisorChain: null,
  circleOn: null,
  numberHolders: [],
  newAuthority: null,
  missing: [],
  otherAdmin: true,
}
const aino = memberNamed('Aalto', { phone: '040', locale: 'fi', employmentStartDate: '2026-01-01' })
const patched = (patch: MemberPatch, change: Partial<UpdateCircumstances> = {}, member: Member = aino) =>
  update(record(member), patch, { ...circumstances, ...change })

describe('a patch', () => {
  test('keeps what is absent and clears what is null', () => {
    expect(patched({ phone: null })).toMatchObject({
      state: { member: { ...aino, phone: null, updatedAt: now } },
    })
  })

  test('announces the change once and audits the fields', () => {
    const decision = patched({ phone: null, locale: 'sv' })
    expect(decision).toMatchObject({
      facts: [{ event: 'member.updated', payload: { membershipId: aino.id, updatedAt: now } }],
      audit: [
        {
          action: 'members.update',
          changes: [
            { field: 'phone', from: '040', to: null },
            { field: 'locale', from: 'fi', to: 'sv' },
          ],
        },
      ],
    })
  })

  test.each<MemberPatch>([{}, { phone: '040' }, { lastName: ' Aalto ' }, { supervisorMembershipId: null }])(
    'that changes nothing writes and announces nothing: %j',
    patch => {
      expect(patched(patch)).toMatchObject({ state: { changed: false, member: aino }, facts: [], audit: [] })
    },
  )

  test('derives the display name anew', () => {
    expect(patched({ preferredName: 'Ansku' })).toMatchObject({
      state: { member: { displayName: 'Ansku Aalto' } },
    })
  })

  test('on a member who has changed is refused', () => {
    expect(patched({ phone: null }, { unchanged: false })).toMatchObject({ refusal: 'membership_stale' })
  })
})

describe('what a member is by date', () => {
  const assigned = (patch: MemberPatch, member: Partial<Member> = {}) =>
    patched(patch, {}, { ...aino, ...member })

  test.each([
    ['from today', { worktimeModelId: 'eight' }, today],
    ['from the beginning, where they never had any', {}, theBeginning],
  ])('changes %s', (_, member, validFrom) => {
    expect(assigned({ worktimeModelId: 'five' }, member)).toMatchObject({
      state: { assigned: [{ kind: 'worktime_model', assignedId: 'five', validFrom }] },
    })
  })

  test('has a supervisor from today, the first one too', () => {
    expect(patched({ supervisorMembershipId: 'eero' }, { supervisorChain: ['eero'] })).toMatchObject({
      state: { assigned: [{ kind: 'supervisor', assignedId: 'eero', validFrom: today }] },
    })
  })
})

describe('the supervisor', () => {
  test('must exist', () => {
    expect(patched({ supervisorMembershipId: 'nobody' }, { supervisorChain: [] })).toMatchObject({
      refusal: 'supervisor_not_found',
    })
  })

  test.each([[['aino']], [['boss', 'chief', 'aino']]])(
    'cannot be the member or somebody below: %j',
    chain => {
      const member = memberNamed('Aalto', { id: 'aino' })
      expect(
        patched(
          { supervisorMembershipId: chain[0] ?? '' },
          { supervisorChain: chain, circleOn: today },
          member,
        ),
      ).toMatchObject({ refusal: 'supervisor_cycle' })
    },
  )
})

describe('the role', () => {
  test.each<[string, Member, MemberPatch]>([
    ['given', aino, { role: 'admin' }],
    ['taken away', memberNamed('Boss', { role: 'admin' }), { role: 'employee' }],
  ])('of administrator is %s by administrators only', (_, member, patch) => {
    expect(patched(patch, {}, member)).toMatchObject({ refusal: 'role_exceeds_actor' })
    expect(patched(patch, { actor: admin }, member)).toMatchObject({ state: { member: patch } })
  })

  test('of the last active administrator stays', () => {
    const last = memberNamed('Boss', { role: 'admin' })
    const alone = { actor: admin, otherAdmin: false }
    expect(patched({ role: 'hr' }, alone, last)).toMatchObject({ refusal: 'last_admin' })
    expect(patched({ role: 'admin', phone: '050' }, alone, last)).toMatchObject({ state: { changed: true } })
    expect(patched({ role: 'hr' }, alone, { ...last, status: 'invited' })).toMatchObject({
      state: { changed: true },
    })
  })

  test('may be repeated by anybody who manages members', () => {
    expect(
      patched({ role: 'admin', phone: '050' }, {}, memberNamed('Boss', { role: 'admin' })),
    ).toMatchObject({
      state: { changed: true },
    })
  })
})

describe('the address', () => {
  const invited = memberNamed('Uusi', { personId: null, status: 'invited' })

  test('can be corrected until the account is activated, and the old link stops working', () => {
    expect(patched({ email: 'uusi@example.fi' }, {}, invited)).toMatchObject({
      state: { member: { email: 'uusi@example.fi' }, dropsInvitation: true },
    })
    expect(patched({ phone: '050' }, {}, invited)).toMatchObject({ state: { dropsInvitation: false } })
  })

  test('belongs to the person afterwards', () => {
    expect(patched({ email: 'other@example.fi' })).toMatchObject({ refusal: 'member_already_active' })
    expect(patched({ email: aino.email, phone: null }, { addressHolder: aino.id })).toMatchObject({
      state: { changed: true },
    })
  })

  test('is one member’s', () => {
    expect(patched({ email: 'a@example.fi' }, { addressHolder: 'somebody' }, invited)).toMatchObject({
      refusal: 'already_member',
    })
  })

  test('of an invited administrator is for administrators to choose, because the link follows it', () => {
    const invitedAdmin = { ...invited, role: 'admin' as const }
    expect(patched({ email: 'mine@example.fi' }, {}, invitedAdmin)).toMatchObject({
      refusal: 'role_exceeds_actor',
    })
  })
})

test('a new unit is the member’s from today and the old one until yesterday', () => {
  const member = memberNamed('Aalto', { planningUnitId: 'helsinki' })
  const units = [unit('helsinki', { primary: true })]
  expect(update(record(member, { units }), { planningUnitId: 'tampere' }, circumstances)).toMatchObject({
    state: {
      member: { planningUnitId: 'tampere' },
      assignments: {
        units: [
          { planningUnitId: 'helsinki', validTo: '2026-11-19' },
          { planningUnitId: 'tampere', primary: true, validFrom: today, validTo: null },
        ],
      },
    },
  })
})

describe('the employment window', () => {
  const noReason: Partial<MemberRecord> = {
    terms: { ...noTerms, employmentType: 'fixed_term', fixedTermBasis: 'no_reason' },
  }
  const yearly = memberNamed('Aalto', { employmentStartDate: '2026-06-01', employmentEndDate: '2026-12-31' })

  test('does not end before it starts, with one date given or both', () => {
    expect(patched({ employmentEndDate: '2025-12-31' })).toMatchObject({
      refusal: 'employment_end_before_start',
    })
    expect(patched({ employmentStartDate: '2027-01-01', employmentEndDate: '2026-12-31' })).toMatchObject({
      refusal: 'employment_end_before_start',
    })
  })

  test('stays within what the basis of a fixed term allows', () => {
    expect(
      update(record(yearly, noReason), { employmentEndDate: '2027-06-01' }, circumstances),
    ).toMatchObject({
      refusal: 'fixed_term_basis_exceeds_one_year',
      extra: { lastAllowedDate: '2027-05-31' },
    })
    expect(
      update(record(yearly, noReason), { employmentEndDate: '2027-05-31' }, circumstances),
    ).toMatchObject({
      state: { changed: true },
    })
  })

  test('is not in the way of other changes', () => {
    const tooLong = { ...yearly, employmentEndDate: '2030-01-01' }
    expect(update(record(tooLong, noReason), { phone: '050' }, circumstances)).toMatchObject({
      state: { changed: true },
    })
  })

  test('does not end otherwise than a recorded leaving date says', () => {
    const leaving = { ...yearly, employmentEndDate: '2026-11-30' }
    const stored = record(leaving, { termination: leavingOn('2026-11-30') })
    expect(update(stored, { employmentEndDate: null }, circumstances)).toMatchObject({
      refusal: 'termination_recorded',
    })
    expect(update(stored, { employmentStartDate: '2026-05-01' }, circumstances)).toMatchObject({
      state: { changed: true, dropsTermination: false },
    })
  })

  test('that begins after an ended employment is another one, and the former is remembered', () => {
    const gone = { ...yearly, employmentEndDate: '2026-10-31' }
    const stored = record(gone, { termination: leavingOn('2026-10-31') })
    const rehired = { employmentStartDate: '2026-12-01', employmentEndDate: null }
    expect(update(stored, rehired, circumstances)).toMatchObject({
      state: { member: rehired, ended: { endedOn: '2026-10-31' }, dropsTermination: true },
    })
  })

  test('corrected before it has ended is the same employment', () => {
    const moved = { employmentStartDate: '2027-02-01', employmentEndDate: '2027-03-01' }
    expect(update(record(yearly), moved, circumstances)).toMatchObject({
      state: { ended: null },
    })
  })
})
