import {
  Name,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Text,
} from '../../../../platform/contract/shapes.ts'
import { date, flag, instant, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'

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

/** The terms of an employment, apart from when it is; a member without a row has `noTerms`. */
export const employmentTerms = table(
  'employmentTerms',
  {
    membershipId: uuid,
    jobTitle: text.nullable().audited('personal'),
    employmentType: text.as<EmploymentType>().nullable().audited('personal'),
    payType: text.as<PayType>().nullable().audited('personal'),
    payrollNumber: text.nullable().audited('personal'),
    insurers: json<readonly Insurer[]>().audited('personal'),
    fixedTermBasis: text.as<FixedTermBasis>().nullable().audited('personal'),
    fixedTermGrounds: text.nullable().audited('personal'),
  },
  { key: ['membershipId'] },
)
export type Terms = Omit<RowOf<typeof employmentTerms>, 'membershipId'>

export const termFields = Object.keys(employmentTerms.audited) as (keyof Terms)[]

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
export const employmentTerminations = table(
  'employmentTerminations',
  {
    membershipId: uuid,
    endDate: date,
    reasonCode: text.as<(typeof reasonCodes)[number]>(),
    startOffboarding: flag,
    recordedAt: instant,
    /** When the employment would have ended otherwise; it does again if the termination is cancelled. */
    previousEndDate: date.nullable(),
    /** When the member was deactivated because the last day had passed. */
    offboardedAt: instant.nullable(),
  },
  { key: ['membershipId'] },
)
export type Termination = Omit<RowOf<typeof employmentTerminations>, 'membershipId'>

export const terminationFields = [
  'endDate',
  'reasonCode',
  'startOffboarding',
  'recordedAt',
  'previousEndDate',
  'offboardedAt',
] as const satisfies readonly (keyof Termination)[]
