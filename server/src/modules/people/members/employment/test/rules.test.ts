import { describe, expect, test } from 'vitest'
import type { TermsReplacement } from '../contract.ts'
import { noTerms } from '../../record/employment.ts'
import { cancelTermination, offboard, replaceTerms, terminate } from '../rules.ts'
import { admin, leavingOn, memberNamed, hr, now, record, today } from '../../test/people.ts'

const aino = memberNamed('Aalto', { employmentStartDate: '2026-06-01', employmentEndDate: '2027-05-31' })
const replaced = (wanted: TermsReplacement, stored = record(aino), unchanged = true) =>
  replaceTerms(stored, wanted, hr, { unchanged, numberHolders: [], otherAdmin: true, today, now })

describe('replacing the terms', () => {
  test('clears what is absent, but not the window', () => {
    const stored = record(aino, { terms: { ...noTerms, jobTitle: 'Electrician', payType: 'hourly' } })
    expect(replaced({ payType: 'monthly' }, stored)).toMatchObject({
      state: {
        terms: { ...noTerms, payType: 'monthly' },
        member: { employmentStartDate: '2026-06-01', employmentEndDate: '2027-05-31', updatedAt: now },
      },
      facts: [{ event: 'member.updated', payload: { membershipId: aino.id, updatedAt: now } }],
    })
  })

  test('by the same writes and announces nothing', () => {
    const insurers = [{ kind: 'pension' as const, name: 'Ilmarinen', policyNumber: null }]
    const stored = record(aino, { terms: { ...noTerms, jobTitle: 'Electrician', insurers } })
    expect(
      replaced({ jobTitle: 'Electrician', insurers: [{ kind: 'pension', name: 'Ilmarinen' }] }, stored),
    ).toMatchObject({ state: { changed: false }, facts: [], audit: [] })
  })

  test('sees a change of an insurer', () => {
    const insurers = [{ kind: 'pension' as const, name: 'Ilmarinen', policyNumber: '1' }]
    const stored = record(aino, { terms: { ...noTerms, insurers } })
    expect(
      replaced({ insurers: [{ kind: 'pension', name: 'Ilmarinen', policyNumber: '2' }] }, stored),
    ).toMatchObject({
      state: { changed: true },
    })
  })

  test('takes a justified reason for granted, and asks for it in writing', () => {
    expect(replaced({ employmentType: 'fixed_term' })).toMatchObject({
      refusal: 'fixed_term_requires_grounds',
    })
    expect(replaced({ employmentType: 'fixed_term', fixedTermGrounds: ' Parental leave. ' })).toMatchObject({
      state: { terms: { fixedTermBasis: 'justified_reason', fixedTermGrounds: 'Parental leave.' } },
    })
  })

  test('measures the term by the window that results', () => {
    const basis = { employmentType: 'fixed_term', fixedTermBasis: 'no_reason' } as const
    expect(replaced(basis)).toMatchObject({ state: { changed: true } })
    expect(replaced({ ...basis, endDate: '2027-06-01' })).toMatchObject({
      refusal: 'fixed_term_basis_exceeds_one_year',
      extra: { lastAllowedDate: '2027-05-31' },
    })
    expect(replaced({ ...basis, endDate: null })).toMatchObject({
      refusal: 'fixed_term_basis_exceeds_one_year',
    })
    expect(replaced({ ...basis, startDate: '2026-05-01', endDate: '2026-12-31' })).toMatchObject({
      refusal: 'fixed_term_basis_not_in_force',
    })
  })

  test('keeps no basis of a fixed term for another type', () => {
    expect(
      replaced({ employmentType: 'permanent', fixedTermBasis: 'no_reason', fixedTermGrounds: 'x' }),
    ).toMatchObject({ state: { terms: { fixedTermBasis: null, fixedTermGrounds: null } } })
  })

  test('refuses a window that ends before it starts, and a stale record', () => {
    expect(replaced({ startDate: '2026-06-02', endDate: '2026-06-01' })).toMatchObject({
      refusal: 'employment_end_before_start',
    })
    expect(replaced({ jobTitle: 'x' }, record(aino), false)).toMatchObject({ refusal: 'membership_stale' })
  })

  test('for another employment minds the former one', () => {
    const gone = record(
      { ...aino, employmentEndDate: '2026-10-31' },
      { termination: leavingOn('2026-10-31') },
    )
    const again = { employmentType: 'fixed_term', startDate: '2026-12-01', endDate: '2026-12-31' } as const
    expect(replaced({ ...again, fixedTermBasis: 'no_reason' }, gone)).toMatchObject({
      refusal: 'fixed_term_basis_not_first_contract',
      extra: { availableFrom: '2031-10-31' },
    })
    expect(replaced({ ...again, fixedTermGrounds: 'Christmas season.' }, gone)).toMatchObject({
      state: { termination: null, ended: { endedOn: '2026-10-31', fixedTermBasis: null } },
    })
  })
})

describe('a leaving date', () => {
  const leaving = { endDate: '2026-12-31', reasonCode: 'own_notice' } as const
  const other = { otherAdmin: true, today, now }

  test('is recorded with the end it replaces, and announced', () => {
    expect(terminate(record(aino), leaving, hr, other)).toMatchObject({
      state: {
        member: { employmentEndDate: '2026-12-31', status: 'active', updatedAt: now },
        termination: {
          endDate: '2026-12-31',
          previousEndDate: '2027-05-31',
          startOffboarding: false,
          recordedAt: now,
        },
      },
      facts: [
        {
          event: 'employment.terminated',
          payload: { membershipId: aino.id, endDate: '2026-12-31', recordedAt: now },
        },
      ],
    })
  })

  test('recorded again keeps the end from before the first', () => {
    const stored = record(
      { ...aino, employmentEndDate: '2026-12-31' },
      {
        termination: leavingOn('2026-12-31', { previousEndDate: '2027-05-31' }),
      },
    )
    expect(terminate(stored, { ...leaving, endDate: '2027-01-31' }, hr, other)).toMatchObject({
      state: { termination: { endDate: '2027-01-31', previousEndDate: '2027-05-31' } },
    })
    expect(terminate(stored, leaving, hr, other)).toMatchObject({
      state: { changed: false },
      facts: [],
    })
  })

  test('lies in the employment', () => {
    expect(terminate(record(aino), { ...leaving, endDate: '2026-05-31' }, hr, other)).toMatchObject({
      refusal: 'employment_end_before_start',
    })
  })

  test('that has passed ends the access at once when offboarding is asked for', () => {
    const past = { ...leaving, endDate: '2026-11-19', startOffboarding: true }
    const decision = terminate(record(aino), past, hr, other)
    expect(decision).toMatchObject({
      state: { member: { status: 'deactivated' }, termination: { offboardedAt: now } },
    })
    expect(decision.refusal === undefined && decision.facts.map(({ event }) => event)).toEqual([
      'employment.terminated',
      'member.deactivated',
    ])
  })

  test.each(['2026-11-20', '2026-12-31'])('on %s leaves the access until it has passed', endDate => {
    const decision = terminate(record(aino), { ...leaving, endDate, startOffboarding: true }, hr, other)
    expect(decision).toMatchObject({
      state: { member: { status: 'active' }, termination: { offboardedAt: null } },
    })
  })

  test('with offboarding leaves an administrator, and is for administrators', () => {
    const boss = record({ ...aino, role: 'admin' })
    const past = { ...leaving, endDate: '2026-11-19', startOffboarding: true }
    expect(terminate(boss, past, admin, { ...other, otherAdmin: false })).toMatchObject({
      refusal: 'last_admin',
    })
    expect(terminate(boss, { ...past, endDate: '2026-12-31' }, hr, other)).toMatchObject({
      refusal: 'role_exceeds_actor',
    })
    expect(terminate(boss, leaving, hr, other)).toMatchObject({ refusal: 'role_exceeds_actor' })
  })

  test('cancelled lets the employment end as before, and is an update', () => {
    const stored = record(
      { ...aino, employmentEndDate: '2026-12-31' },
      {
        termination: leavingOn('2026-12-31', { previousEndDate: '2027-05-31' }),
      },
    )
    expect(cancelTermination(stored, hr, other)).toMatchObject({
      state: { member: { employmentEndDate: '2027-05-31' }, termination: null },
      facts: [{ event: 'member.updated' }],
    })
    expect(cancelTermination(record(aino), hr, other)).toMatchObject({ refusal: 'termination_not_found' })
  })

  test('that has passed lets the service offboard, but never the last administrator', () => {
    const due = record(aino, { termination: leavingOn('2026-11-19', { startOffboarding: true }) })
    expect(offboard(due, { otherAdmin: false, today, now })).toMatchObject({
      state: { member: { status: 'deactivated' }, termination: { offboardedAt: now } },
      facts: [{ event: 'member.deactivated' }],
    })
    expect(offboard(record({ ...aino, role: 'admin' }), { otherAdmin: false, today, now })).toMatchObject({
      refusal: 'last_admin',
    })
  })

  test('of a member deactivated by hand is done with silently', () => {
    const gone = record(
      { ...aino, status: 'deactivated' },
      { termination: leavingOn('2026-11-19', { startOffboarding: true }) },
    )
    expect(offboard(gone, { otherAdmin: true, today, now })).toMatchObject({
      state: { termination: { offboardedAt: now } },
      facts: [],
    })
  })
})
