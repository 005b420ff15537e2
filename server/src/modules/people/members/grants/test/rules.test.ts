import { describe, expect, test } from 'vitest'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { isRefused } from '../../../../../platform/vocabulary/decision.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { type Grant, grant, revoke } from '../rules.ts'
import { memberNamed, today } from '../../test/people.ts'

const onni = memberNamed('Laine')
const reason = 'Stands in'
const made = { today, newGrantId: newId() }
const capability = 'payroll.run'

const given = (validFrom: string, validTo: string | null, change: Partial<Grant> = {}): Grant => ({
  id: newId(),
  capability,
  validFrom,
  validTo,
  ...change,
})

const stretches = (grants: readonly Grant[]) => grants.map(({ validFrom, validTo }) => [validFrom, validTo])

const granted = (grants: readonly Grant[], from: string, to: string | null) =>
  grant(onni, grants, { capability, from, to, reason }, made)

const revoked = (grants: readonly Grant[], from: string, to: string | null = null) =>
  revoke(onni, grants, { capability, from, to, reason }, made)

describe('a grant', () => {
  test('joins the others and tells the trail what there was, what there is, and why', () => {
    const present = given('2026-01-01', '2026-01-31')
    const decision = granted([present], today, '2026-12-31')
    if (isRefused(decision)) throw new Error(decision.detail)
    expect(stretches(decision.state.grants)).toEqual([
      ['2026-01-01', '2026-01-31'],
      [today, '2026-12-31'],
    ])
    expect(decision.audit).toEqual([
      {
        action: 'members.grant_capability',
        targetType: 'membership',
        targetId: onni.id,
        reason,
        changes: [
          {
            field: 'capabilityGrants',
            from: [{ capability, validFrom: '2026-01-01', validTo: '2026-01-31' }],
            to: [
              { capability, validFrom: '2026-01-01', validTo: '2026-01-31' },
              { capability, validFrom: today, validTo: '2026-12-31' },
            ],
          },
        ],
      },
    ])
  })

  test('once more changes nothing and leaves no trace', () => {
    const present = given(today, null)
    const decision = granted([present], today, null)
    expect(decision).toMatchObject({ state: { saved: [], removed: [] }, audit: [] })
  })

  test.each([
    ['a stretch that ends before it starts', [], '2026-12-02', '2026-12-01', 'grant_ends_before_start'],
    ['a stretch that is over', [], '2026-01-01', addDays(today, -1), 'grant_over'],
    [
      'a stretch that touches another',
      [given('2026-12-01', '2026-12-31')],
      today,
      '2026-12-01',
      'grant_overlaps',
    ],
    [
      'a stretch within one without end',
      [given('2026-01-01', null)],
      '2027-01-01',
      '2027-01-02',
      'grant_overlaps',
    ],
  ])('for %s is refused', (_, grants, from, to, code) => {
    expect(granted(grants, from, to)).toMatchObject({ refusal: code })
  })

  test('of another capability does not touch', () => {
    const other = given(today, null, { capability: 'hr.manage' })
    expect(granted([other], today, null)).toMatchObject({ state: { grants: { length: 2 } } })
  })

  test('to somebody deactivated is refused', () => {
    const gone = memberNamed('Poissa', { status: 'deactivated' })
    expect(grant(gone, [], { capability, from: today, to: null, reason }, made)).toMatchObject({
      refusal: 'member_deactivated',
    })
  })
})

describe('a revocation', () => {
  test.each([
    [
      'at once leaves what was in force',
      given('2026-01-01', null),
      today,
      null,
      [['2026-01-01', addDays(today, -1)]],
    ],
    [
      'from a later day ends the day before',
      given('2026-01-01', null),
      '2026-12-24',
      null,
      [['2026-01-01', '2026-12-23']],
    ],
    ['takes a grant that has not begun away whole', given('2027-01-01', '2027-06-30'), today, null, []],
    ['on the first day takes it away whole', given(today, null), today, null, []],
    [
      'for some days leaves the days on either side',
      given('2026-01-01', '2027-12-31'),
      '2026-12-01',
      '2026-12-31',
      [
        ['2026-01-01', '2026-11-30'],
        ['2027-01-01', '2027-12-31'],
      ],
    ],
    [
      'of the first days moves the beginning',
      given(today, null),
      today,
      addDays(today, 9),
      [[addDays(today, 10), null]],
    ],
  ])('%s', (_, present, from, to, left) => {
    const decision = revoked([present], from, to)
    if (isRefused(decision)) throw new Error(decision.detail)
    expect(stretches(decision.state.grants)).toEqual(left)
    const ids = decision.state.grants.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(decision.state.removed).toEqual(left.length === 0 ? [present.id] : [])
  })

  test('cuts every grant that it meets', () => {
    const grants = [
      given('2026-01-01', today),
      given(addDays(today, 5), addDays(today, 8)),
      given('2028-01-01', null),
    ]
    const decision = revoked(grants, today, '2027-12-31')
    expect(decision).toMatchObject({ state: { removed: [grants[1]?.id] } })
    if (isRefused(decision)) throw new Error(decision.detail)
    expect(stretches(decision.state.grants)).toEqual([
      ['2026-01-01', addDays(today, -1)],
      ['2028-01-01', null],
    ])
  })

  test.each([
    ['of nothing granted', [], today, null, 'grant_not_found'],
    ['after the grant', [given('2026-01-01', today)], addDays(today, 1), null, 'grant_not_found'],
    ['of what has been', [given('2026-01-01', null)], addDays(today, -1), null, 'revocation_in_past'],
    [
      'that ends before it starts',
      [given('2026-01-01', null)],
      addDays(today, 2),
      today,
      'grant_ends_before_start',
    ],
  ])('%s is refused', (_, grants, from, to, code) => {
    expect(revoked(grants, from, to)).toMatchObject({ refusal: code })
  })
})
