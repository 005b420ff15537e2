import { date, instant, integer, json, numeric, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayPart } from '../accounts.ts'
import type { KeptDayReason } from '../reasons.ts'
import type { AbsenceState } from './life.ts'

/** Child-care leave, the longest, lasts until the child is three. */
export const longestDays = 1100
export const longestReason = 1000

export const dateParts = ['full', 'am', 'pm'] as const
export type DatePart = (typeof dateParts)[number]

export const origins = ['own', 'supervisor', 'import'] as const
export type Origin = (typeof origins)[number]

export const certificateStates = ['not_required', 'requested', 'provided'] as const
export type CertificateState = (typeof certificateStates)[number]

/** What a period is of, and when: what is decided on, and asked for anew when it changes. */
export interface Extent {
  readonly absenceTypeId: Id
  readonly startDate: PlainDate
  readonly endDate: PlainDate
  readonly startPart: DatePart
  readonly endPart: DatePart
  /** Of each date, where the absence is of hours; null for whole days and halves. */
  readonly minutesPerDay: number | null
}

/** What an approved period is asked to become. Until it is decided on, the period stays in force as it is. */
export interface RequestedChange extends Extent {
  readonly askedAt: Instant
  readonly preApprovedByMembershipId: Id | null
}

export const periodTable = table('absencePeriods', {
  id: uuid,
  membershipId: uuid.fixed(),
  absenceTypeId: uuid,
  startDate: date,
  endDate: date,
  startPart: text.as<DatePart>(),
  endPart: text.as<DatePart>(),
  minutesPerDay: integer.nullable(),
  state: text.as<AbsenceState>(),
  note: text.nullable(),
  replacementMembershipId: uuid.nullable(),
  origin: text.as<Origin>().fixed(),
  askedChange: json<RequestedChange>().nullable(),
  /** Since when it waits for a decision, or waited for the last one. */
  submittedAt: instant.nullable(),
  preApprovedByMembershipId: uuid.nullable(),
  decidedByMembershipId: uuid.nullable(),
  decidedAt: instant.nullable(),
  decisionReason: text.nullable(),
  cancellationReason: text.nullable(),
  cancelledAt: instant.nullable(),
  certificateState: text.as<CertificateState>(),
  certificateDueOn: date.nullable(),
  certificateRequestedAt: instant.nullable(),
  certificateRequestedByMembershipId: uuid.nullable(),
  certificateProvidedOn: date.nullable(),
  certificateProvidedAt: instant.nullable(),
  certificateProvidedByMembershipId: uuid.nullable(),
  externalSource: text.nullable(),
  externalId: text.nullable(),
  createdByMembershipId: uuid.nullable().fixed(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type AbsencePeriod = RowOf<typeof periodTable>

/** One date of a period, with what it takes. */
export const dayTable = table(
  'absenceDays',
  {
    periodId: uuid,
    workDate: date,
    membershipId: uuid,
    absenceTypeVersionId: uuid,
    part: text.as<DayPart>(),
    /** What the date expects of the member, or of the part; null where it expects nothing. */
    minutes: integer.nullable(),
    amount: numeric,
    unit: text.as<'days' | 'minutes'>(),
    reason: text.nullable(),
    /** Null where there is no reason, and of what was written before reasons had codes. */
    explanation: json<KeptDayReason>().nullable(),
  },
  { key: ['periodId', 'workDate'] },
)

export type AbsenceDay = RowOf<typeof dayTable>
