import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { EmploymentTerms, FixedTermBasis } from './contract.ts'

/** The terms of an employment, apart from when it is. */
export interface Terms {
  readonly jobTitle: string | null
  readonly employmentType: EmploymentTerms['employmentType']
  readonly payType: EmploymentTerms['payType']
  readonly payrollNumber: string | null
  readonly insurers: EmploymentTerms['insurers']
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
  readonly reasonCode: NonNullable<NonNullable<EmploymentTerms['termination']>['reasonCode']>
  readonly startOffboarding: boolean
  readonly recordedAt: Instant
  /** When the employment would have ended otherwise; it does again if the termination is cancelled. */
  readonly previousEndDate: PlainDate | null
  /** When the member was deactivated because the last day had passed. */
  readonly offboardedAt: Instant | null
}
