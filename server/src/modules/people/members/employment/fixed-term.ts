import { addDays, daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import type { FixedTermBasis, FormerEmployment, Terms } from '../record/employment.ts'

interface BasisRule {
  /** A justified reason is written into the contract (Employment Contracts Act 55/2001, 1:3). */
  readonly needsGrounds: boolean
  /** The other bases carry one year at most, with renewals in all. */
  readonly atMostOneYear: boolean
  /** The first day an employment may start on the basis; null where the law reaches back far enough. */
  readonly inForceFrom: PlainDate | null
  /** Only the first contract between the parties, or one that starts so many years after the last employment. */
  readonly yearsSinceLastEmployment: number | null
  /** How often it may be renewed within a year of its first start; null where each contract stands for itself. */
  readonly renewals: number | null
}

type Rule = BasisRule & { readonly basis: FixedTermBasis }

const anyLength = { inForceFrom: null, yearsSinceLastEmployment: null, renewals: null }

/** The bases of a fixed term as the law stands from 2026-06-01 (government bill HE 199/2025 as adopted). */
const bases: Record<FixedTermBasis, BasisRule> = {
  justified_reason: { ...anyLength, needsGrounds: true, atMostOneYear: false },
  no_reason: {
    ...anyLength,
    needsGrounds: false,
    atMostOneYear: true,
    inForceFrom: '2026-06-01',
    yearsSinceLastEmployment: 5,
  },
  long_term_unemployed: { ...anyLength, needsGrounds: false, atMostOneYear: true, renewals: 2 },
}

export interface EmploymentPeriod {
  readonly startDate: PlainDate | null
  readonly endDate: PlainDate | null
  /** The employments between the parties that ended before. */
  readonly former: readonly FormerEmployment[]
}

export type TermLengthCode =
  | 'fixed_term_basis_exceeds_one_year'
  | 'fixed_term_basis_not_in_force'
  | 'fixed_term_basis_not_first_contract'
  | 'fixed_term_renewals_used_up'

/** The last day of a year that begins on a date: the day before its anniversary, 28 February for a leap day. */
export function lastDayOfYearFrom(startDate: PlainDate): PlainDate {
  const start = Temporal.PlainDate.from(startDate)
  const anniversary = start.add({ years: 1 })
  // 29 February has no anniversary in the next year; the year then ends with that February.
  return anniversary.day === start.day ? addDays(anniversary.toString(), -1) : anniversary.toString()
}

export const refuseMissingGrounds = (terms: Terms): Refused<'fixed_term_requires_grounds'> | undefined =>
  ruleOf(terms)?.needsGrounds && visibleText(terms.fixedTermGrounds) === null
    ? refuse('fixed_term_requires_grounds', 'A fixed term on a justified reason needs the reason in writing.')
    : undefined

/**
 * Whether the basis of a fixed term carries an employment of this period. A term that is too long is always told as
 * that, and that the law did not know the basis yet only where nothing else is wrong.
 */
export function refuseTermLength(
  terms: Terms,
  period: EmploymentPeriod,
): Refused<TermLengthCode> | undefined {
  const rule = ruleOf(terms)
  if (!rule) return undefined
  return (
    refuseBeyondYear(terms, period) ??
    refuseRenewal(rule, period) ??
    refuseSecondContract(rule, period) ??
    refuseBeforeLaw(rule, period)
  )
}

/** Whether an employment of one year at most ends within it; what earlier contracts have used of the year counts. */
export function refuseBeyondYear(
  terms: Terms,
  period: EmploymentPeriod,
): Refused<'fixed_term_basis_exceeds_one_year'> | undefined {
  const rule = ruleOf(terms)
  if (!rule?.atMostOneYear) return undefined
  const { startDate, endDate } = period
  const lastAllowedDate = startDate === null ? null : lastDayAllowed(startDate, contractsBefore(rule, period))
  return lastAllowedDate === null || endDate === null || endDate > lastAllowedDate
    ? refuse('fixed_term_basis_exceeds_one_year', lengthDetail(lastAllowedDate, startDate), {
        lastAllowedDate,
      })
    : undefined
}

function refuseRenewal(
  rule: Rule,
  period: EmploymentPeriod,
): Refused<'fixed_term_renewals_used_up'> | undefined {
  const [first, ...renewals] = contractsBefore(rule, period)
  if (!first || rule.renewals === null || renewals.length < rule.renewals) return undefined
  const availableFrom = addDays(lastDayOfYearFrom(first.startedOn), 1)
  return refuse(
    'fixed_term_renewals_used_up',
    `The contract of ${first.startedOn} has been renewed ${rule.renewals} times within its year.`,
    { availableFrom },
  )
}

function refuseSecondContract(
  { yearsSinceLastEmployment }: Rule,
  { startDate, former }: EmploymentPeriod,
): Refused<'fixed_term_basis_not_first_contract'> | undefined {
  const last = former
    .map(({ endedOn }) => endedOn)
    .sort()
    .at(-1)
  if (yearsSinceLastEmployment === null || last === undefined || startDate === null) return undefined
  const availableFrom = Temporal.PlainDate.from(last).add({ years: yearsSinceLastEmployment }).toString()
  return startDate < availableFrom
    ? refuse('fixed_term_basis_not_first_contract', `An employment between the parties ended on ${last}.`, {
        availableFrom,
      })
    : undefined
}

const refuseBeforeLaw = (
  { inForceFrom }: Rule,
  { startDate }: EmploymentPeriod,
): Refused<'fixed_term_basis_not_in_force'> | undefined =>
  inForceFrom !== null && startDate !== null && startDate < inForceFrom
    ? refuse('fixed_term_basis_not_in_force', `The basis is in law from ${inForceFrom}.`, {
        availableFrom: inForceFrom,
      })
    : undefined

type Contract = FormerEmployment & { readonly startedOn: PlainDate }

/** The earlier contracts that this one renews: on the same basis, the first of them within the year before. */
function contractsBefore({ basis, renewals }: Rule, { startDate, former }: EmploymentPeriod): Contract[] {
  if (renewals === null || startDate === null) return []
  const same = former
    .filter((one): one is Contract => one.startedOn !== null && one.fixedTermBasis === basis)
    .sort((a, b) => (a.startedOn < b.startedOn ? -1 : 1))
  const first = same.findIndex(({ startedOn }) => startDate <= lastDayOfYearFrom(startedOn))
  return first < 0 ? [] : same.slice(first)
}

/** The last day that the year leaves to a contract; null when earlier ones have used all of it. */
function lastDayAllowed(startDate: PlainDate, before: readonly Contract[]): PlainDate | null {
  const [first] = before
  if (!first) return lastDayOfYearFrom(startDate)
  const year = daysInRange(first.startedOn, lastDayOfYearFrom(first.startedOn))
  const used = before.reduce((days, { startedOn, endedOn }) => days + daysInRange(startedOn, endedOn), 0)
  return used >= year ? null : addDays(startDate, year - used - 1)
}

function ruleOf({ employmentType, fixedTermBasis }: Terms): Rule | undefined {
  if (employmentType !== 'fixed_term') return undefined
  const basis = fixedTermBasis ?? 'justified_reason'
  return { basis, ...bases[basis] }
}

function lengthDetail(lastAllowedDate: PlainDate | null, startDate: PlainDate | null): string {
  if (lastAllowedDate !== null)
    return `On this basis the employment ends on ${lastAllowedDate} at the latest.`
  return startDate === null
    ? 'On this basis the employment lasts a year at most, so it needs a first and a last day.'
    : 'Earlier contracts on this basis have used up the year.'
}
