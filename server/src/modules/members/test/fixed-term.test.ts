import { describe, expect, test } from 'vitest'
import { noTerms, type Terms } from '../employment/employment.ts'
import { lastDayOfYearFrom, refuseMissingGrounds, refuseTermLength } from '../employment/fixed-term.ts'

const fixedTerm = (change: Partial<Terms> = {}): Terms => ({
  ...noTerms,
  employmentType: 'fixed_term',
  fixedTermBasis: 'no_reason',
  ...change,
})
const period = (
  startDate: string | null,
  endDate: string | null,
  lastEmploymentEndedOn: string | null = null,
) => ({
  startDate,
  endDate,
  lastEmploymentEndedOn,
})

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

  test('is for a first contract, or one five years after the last employment', () => {
    expect(refuseTermLength(fixedTerm(), period('2026-06-14', '2026-12-31', '2021-06-15'))).toMatchObject({
      refusal: 'fixed_term_basis_not_first_contract',
      extra: { availableFrom: '2026-06-15' },
    })
    expect(refuseTermLength(fixedTerm(), period('2026-06-15', '2026-12-31', '2021-06-15'))).toBeUndefined()
  })
})

test('the rules are for fixed terms only', () => {
  const permanent = fixedTerm({ employmentType: 'permanent' })
  expect(refuseMissingGrounds(permanent)).toBeUndefined()
  expect(refuseTermLength(permanent, period('2020-01-01', null))).toBeUndefined()
})
