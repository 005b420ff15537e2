import { describe, expect, test } from 'vitest'
import { noTerms, type Terms } from '../../record/employment.ts'
import {
  type EmploymentPeriod,
  lastDayOfYearFrom,
  refuseMissingGrounds,
  refuseTermLength,
} from '../fixed-term.ts'

const fixedTerm = (change: Partial<Terms> = {}): Terms => ({
  ...noTerms,
  employmentType: 'fixed_term',
  fixedTermBasis: 'no_reason',
  ...change,
})
const period = (
  startDate: string | null,
  endDate: string | null,
  former: EmploymentPeriod['former'] = [],
): EmploymentPeriod => ({ startDate, endDate, former })
const ended = (
  startedOn: string | null,
  endedOn: string,
  fixedTermBasis: Terms['fixedTermBasis'] = null,
) => ({ startedOn, endedOn, fixedTermBasis })

describe('the last day of a year of employment', () => {
  test.each([
    ['2026-06-01', '2027-05-31'],
    ['2027-01-01', '2027-12-31'],
    ['2027-03-01', '2028-02-29'],
    ['2027-02-28', '2028-02-27'],
    ['2028-02-28', '2029-02-27'],
    ['2028-02-29', '2029-02-28'],
    ['2028-03-01', '2029-02-28'],
    ['2099-12-31', '2100-12-30'],
  ])('that begins on %s is %s', (start, last) => {
    expect(lastDayOfYearFrom(start)).toBe(last)
  })
})

describe('a justified reason', () => {
  test.each([null, '', '  \n'])('needs written grounds, which %j are not', fixedTermGrounds => {
    const terms = fixedTerm({ fixedTermBasis: 'justified_reason', fixedTermGrounds })
    expect(refuseMissingGrounds(terms)).toMatchObject({ refusal: 'fixed_term_requires_grounds' })
  })

  test('is the default', () => {
    expect(refuseMissingGrounds(fixedTerm({ fixedTermBasis: null }))).toMatchObject({
      refusal: 'fixed_term_requires_grounds',
    })
  })

  test('carries an employment of any length', () => {
    const terms = fixedTerm({ fixedTermBasis: 'justified_reason', fixedTermGrounds: 'A leave of absence.' })
    expect(refuseMissingGrounds(terms)).toBeUndefined()
    expect(refuseTermLength(terms, period('2026-06-01', '2030-12-31'))).toBeUndefined()
    expect(refuseTermLength(terms, period('2026-06-01', null))).toBeUndefined()
  })
})

describe.each(['no_reason', 'long_term_unemployed'] as const)('the basis %s', fixedTermBasis => {
  const terms = fixedTerm({ fixedTermBasis })

  test('needs no grounds', () => {
    expect(refuseMissingGrounds(terms)).toBeUndefined()
  })

  test('carries an employment to the last day of its first year', () => {
    expect(refuseTermLength(terms, period('2026-06-01', '2027-05-31'))).toBeUndefined()
    expect(refuseTermLength(terms, period('2028-02-29', '2029-02-28'))).toBeUndefined()
  })

  test.each([
    ['2026-06-01', '2027-06-01', '2027-05-31'],
    ['2026-06-01', null, '2027-05-31'],
    ['2028-02-29', '2029-03-01', '2029-02-28'],
    ['2027-03-01', '2028-03-01', '2028-02-29'],
  ])('refuses %s to %s and names the last allowed day', (start, end, lastAllowedDate) => {
    expect(refuseTermLength(terms, period(start, end))).toMatchObject({
      refusal: 'fixed_term_basis_exceeds_one_year',
      extra: { lastAllowedDate },
    })
  })

  test('needs a first day to count from', () => {
    expect(refuseTermLength(terms, period(null, '2027-05-31'))).toMatchObject({
      refusal: 'fixed_term_basis_exceeds_one_year',
      extra: { lastAllowedDate: null },
    })
  })
})

describe('a fixed term without a reason', () => {
  test('did not exist in law before June 2026', () => {
    expect(refuseTermLength(fixedTerm(), period('2026-05-31', '2026-08-31'))).toMatchObject({
      refusal: 'fixed_term_basis_not_in_force',
      extra: { availableFrom: '2026-06-01' },
    })
    expect(
      refuseTermLength(
        fixedTerm({ fixedTermBasis: 'long_term_unemployed' }),
        period('2026-05-31', '2026-08-31'),
      ),
    ).toBeUndefined()
  })

  test('that is too long is told as that, whatever else is wrong with it', () => {
    const tooLong = { refusal: 'fixed_term_basis_exceeds_one_year' }
    expect(refuseTermLength(fixedTerm(), period('2026-05-31', '2027-05-31'))).toMatchObject({
      ...tooLong,
      extra: { lastAllowedDate: '2027-05-30' },
    })
    expect(refuseTermLength(fixedTerm(), period('2020-01-01', null))).toMatchObject(tooLong)
    const former = [ended(null, '2026-01-31')]
    expect(refuseTermLength(fixedTerm(), period('2026-06-14', '2027-12-31', former))).toMatchObject(tooLong)
    expect(refuseTermLength(fixedTerm(), period('2026-05-01', '2026-12-31', former))).toMatchObject({
      refusal: 'fixed_term_basis_not_first_contract',
    })
  })

  test('is for a first contract, or one five years after the last employment', () => {
    expect(
      refuseTermLength(fixedTerm(), period('2026-06-14', '2026-12-31', [ended(null, '2021-06-15')])),
    ).toMatchObject({
      refusal: 'fixed_term_basis_not_first_contract',
      extra: { availableFrom: '2026-06-15' },
    })
    expect(
      refuseTermLength(fixedTerm(), period('2026-06-15', '2026-12-31', [ended(null, '2021-06-15')])),
    ).toBeUndefined()
  })
})

describe('contracts with a long-term unemployed person', () => {
  const terms = fixedTerm({ fixedTermBasis: 'long_term_unemployed' })
  const basis = 'long_term_unemployed'
  const spring = ended('2027-01-01', '2027-04-30', basis)
  const summer = ended('2027-06-01', '2027-08-31', basis)

  test.each<[string, EmploymentPeriod['former'], string, string]>([
    // 365 days less the 120 of the spring.
    ['after one of 120 days', [spring], '2027-06-01', '2028-01-31'],
    ['after two of 212 days', [spring, summer], '2027-10-01', '2028-03-01'],
    ['in a leap year', [ended('2028-01-01', '2028-06-30', basis)], '2028-07-01', '2028-12-31'],
    ['beginning on a leap day', [ended('2028-02-29', '2028-08-31', basis)], '2028-09-01', '2029-02-28'],
    [
      'after one on another basis',
      [ended('2027-01-01', '2027-04-30', 'justified_reason')],
      '2027-06-01',
      '2028-05-31',
    ],
    ['after one whose year is over', [spring], '2028-01-01', '2028-12-31'],
  ])('%s last to the day that is left of a year in all', (_, former, start, last) => {
    expect(refuseTermLength(terms, period(start, last, former))).toBeUndefined()
    const next = Temporal.PlainDate.from(last).add({ days: 1 }).toString()
    expect(refuseTermLength(terms, period(start, next, former))).toMatchObject({
      refusal: 'fixed_term_basis_exceeds_one_year',
      extra: { lastAllowedDate: last },
    })
  })

  test('have no day left after a whole year', () => {
    const former = [ended('2027-01-01', '2027-12-31', basis)]
    expect(refuseTermLength(terms, period('2027-12-31', '2027-12-31', former))).toMatchObject({
      refusal: 'fixed_term_basis_exceeds_one_year',
      extra: { lastAllowedDate: null },
      detail: 'Earlier contracts on this basis have used up the year.',
    })
  })

  test('are renewed twice within the year of the first, and then from its anniversary on', () => {
    const former = [spring, summer, ended('2027-10-01', '2027-10-31', basis)]
    expect(refuseTermLength(terms, period('2027-12-01', '2027-12-31', former))).toMatchObject({
      refusal: 'fixed_term_renewals_used_up',
      extra: { availableFrom: '2028-01-01' },
    })
    expect(refuseTermLength(terms, period('2027-12-01', '2028-11-30', former))).toMatchObject({
      refusal: 'fixed_term_basis_exceeds_one_year',
    })
    expect(refuseTermLength(terms, period('2028-06-01', '2028-06-30', former))).toBeUndefined()
  })
})

test('the rules are for fixed terms only', () => {
  const permanent = fixedTerm({ employmentType: 'permanent' })
  expect(refuseMissingGrounds(permanent)).toBeUndefined()
  expect(refuseTermLength(permanent, period('2020-01-01', null))).toBeUndefined()
})
