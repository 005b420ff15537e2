import { addDays, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import type { FixedTermBasis } from './contract.ts'
import type { Terms } from './employment.ts'

interface BasisRule {
  /** A justified reason is written into the contract (Employment Contracts Act 55/2001, 1:3). */
  readonly needsGrounds: boolean
  /** The other bases carry an employment of one year at most. */
  readonly atMostOneYear: boolean
  /** The first day an employment may start on the basis; null where the law reaches back far enough. */
  readonly inForceFrom: PlainDate | null
  /** Only the first contract between the parties, or one that starts so many years after the last employment. */
  readonly yearsSinceLastEmployment: number | null
}

/** The bases of a fixed term as the law stands from 2026-06-01 (government bill HE 199/2025 as adopted). */
const bases: Record<FixedTermBasis, BasisRule> = {
  justified_reason: {
    needsGrounds: true,
    atMostOneYear: false,
    inForceFrom: null,
    yearsSinceLastEmployment: null,
  },
  no_reason: {
    needsGrounds: false,
    atMostOneYear: true,
    inForceFrom: '2026-06-01',
    yearsSinceLastEmployment: 5,
  },
  long_term_unemployed: {
    needsGrounds: false,
    atMostOneYear: true,
    inForceFrom: null,
    yearsSinceLastEmployment: null,
  },
}

export interface EmploymentPeriod {
  readonly startDate: PlainDate | null
  readonly endDate: PlainDate | null
  readonly lastEmploymentEndedOn: PlainDate | null
}

export type TermLengthCode =
  | 'fixed_term_basis_exceeds_one_year'
  | 'fixed_term_basis_not_in_force'
  | 'fixed_term_basis_not_first_contract'

/** The last day of a year that begins on a date: the day before its anniversary, 28 February for a leap day. */
export function lastDayOfYearFrom(startDate: PlainDate): PlainDate {
  const start = Temporal.PlainDate.from(startDate)
  const anniversary = start.add({ years: 1 })
  // 29 February has no anniversary in the next year; the year then ends with that February.
  return anniversary.day === start.day ? addDays(anniversary.toString(), -1) : anniversary.toString()
}

export const refuseMissingGrounds = (terms: Terms): Refused<'fixed_term_requires_grounds'> | undefined =>
  ruleOf(terms)?.needsGrounds && !terms.fixedTermGrounds?.trim()
    ? refuse('fixed_term_requires_grounds', 'A fixed term on a justified reason needs the reason in writing.')
    : undefined

/** Whether the basis of a fixed term carries an employment of this period. */
export function refuseTermLength(
  terms: Terms,
  { startDate, endDate, lastEmploymentEndedOn }: EmploymentPeriod,
): Refused<TermLengthCode> | undefined {
  const rule = ruleOf(terms)
  if (!rule) return undefined
  if (rule.inForceFrom !== null && startDate !== null && startDate < rule.inForceFrom)
    return refuse('fixed_term_basis_not_in_force', `The basis is in law from ${rule.inForceFrom}.`, {
      availableFrom: rule.inForceFrom,
    })
  const tooLong = refuseBeyondYear(terms, { startDate, endDate })
  if (tooLong) return tooLong
  if (rule.yearsSinceLastEmployment !== null && lastEmploymentEndedOn !== null && startDate !== null) {
    const availableFrom = Temporal.PlainDate.from(lastEmploymentEndedOn)
      .add({ years: rule.yearsSinceLastEmployment })
      .toString()
    if (startDate < availableFrom)
      return refuse(
        'fixed_term_basis_not_first_contract',
        `An employment between the parties ended on ${lastEmploymentEndedOn}.`,
        { availableFrom },
      )
  }
  return undefined
}

/** Whether an employment of one year at most ends within it. */
export function refuseBeyondYear(
  terms: Terms,
  { startDate, endDate }: Pick<EmploymentPeriod, 'startDate' | 'endDate'>,
): Refused<'fixed_term_basis_exceeds_one_year'> | undefined {
  if (!ruleOf(terms)?.atMostOneYear) return undefined
  const lastAllowedDate = startDate === null ? null : lastDayOfYearFrom(startDate)
  return lastAllowedDate === null || endDate === null || endDate > lastAllowedDate
    ? refuse('fixed_term_basis_exceeds_one_year', lengthDetail(lastAllowedDate), { lastAllowedDate })
    : undefined
}

const ruleOf = ({ employmentType, fixedTermBasis }: Terms): BasisRule | undefined =>
  employmentType === 'fixed_term' ? bases[fixedTermBasis ?? 'justified_reason'] : undefined

const lengthDetail = (lastAllowedDate: PlainDate | null): string =>
  lastAllowedDate === null
    ? 'On this basis the employment lasts a year at most, so it needs a first and a last day.'
    : `On this basis the employment ends on ${lastAllowedDate} at the latest.`
