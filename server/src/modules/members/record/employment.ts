import {
  Name,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Text,
} from '../../../platform/contract/shapes.ts'
import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'

export const employmentTypes = ['permanent', 'fixed_term', 'on_call', 'trainee', 'hired'] as const
export type EmploymentType = (typeof employmentTypes)[number]
export const payTypes = ['monthly', 'hourly', 'piece', 'fee'] as const
export type PayType = (typeof payTypes)[number]
export const fixedTermBases = ['justified_reason', 'no_reason', 'long_term_unemployed'] as const
export type FixedTermBasis = (typeof fixedTermBases)[number]
export const reasonCodes = [
  'own_notice',
  'employee_related',
  'production_or_financial',
  'mutual_agreement',
  'retirement',
  'fixed_term_ended',
  'trial_period',
  'other',
] as const

export const Insurer = object({
  kind: oneOf(['pension', 'accident', 'unemployment', 'group_life'], {
    description: 'What the insurance covers.',
  }),
  name: Name,
  policyNumber: optional(
    nullable(
      Text(100, {
        description: 'The number of the contract with the insurer; null or absent when it is not known.',
      }),
    ),
  ),
})
export type Insurer = Static<typeof Insurer>

/** The terms of an employment, apart from when it is. */
export interface Terms {
  readonly jobTitle: string | null
  readonly employmentType: EmploymentType | null
  readonly payType: PayType | null
  readonly payrollNumber: string | null
  readonly insurers: readonly Insurer[]
  readonly fixedTermBasis: FixedTermBasis | null
  readonly fixedTermGrounds: string | null
}

export const noTerms: Terms = {
  jobTitle: null,
  employmentType: null,
  payType: null,
  payrollNumber: null,
  insurers: [],
  fixedTermBasis: null,
  fixedTermGrounds: null,
}

/** An employment of a member that a later one has followed. */
export interface FormerEmployment {
  readonly startedOn: PlainDate | null
  readonly endedOn: PlainDate
  /** What its term rested on; null for one without a fixed term. */
  readonly fixedTermBasis: FixedTermBasis | null
}

/** A recorded leaving date. */
export interface Termination {
  readonly endDate: PlainDate
  readonly reasonCode: (typeof reasonCodes)[number]
  readonly startOffboarding: boolean
  readonly recordedAt: Instant
  /** When the employment would have ended otherwise; it does again if the termination is cancelled. */
  readonly previousEndDate: PlainDate | null
  /** When the member was deactivated because the last day had passed. */
  readonly offboardedAt: Instant | null
}
