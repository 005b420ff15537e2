import { refuseBeyondActor, rightsFrom } from '../../../../platform/vocabulary/rights.ts'
import { accept, type Decision, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import * as announce from '../record/announcements.ts'
import type { MemberFact } from '../record/contract.ts'
import { changesBetween, given } from '../record/field-changes.ts'
import type { Actor, Member, MemberRecord } from '../record/member.ts'
import {
  type NumberHolder,
  type PayrollNumberCode,
  refusePayrollNumber,
} from '../assignments/payroll-number.ts'
import { deactivate, type LeavingCircumstances } from '../deactivation/rules.ts'
import type { LeavingDate, TermsReplacement } from './contract.ts'
import {
  type FormerEmployment,
  noTerms,
  termFields,
  type Termination,
  type Terms,
} from '../record/employment.ts'
import {
  refuseBeyondYear,
  refuseMissingGrounds,
  refuseTermLength,
  type TermLengthCode,
} from './fixed-term.ts'
import { refuseLastDay } from './last-day.ts'
import { formerOf, moveWindow } from './window.ts'

/** A member's employment after a change; nothing is to be stored when it changed nothing. */
export interface Employment {
  readonly member: Member
  readonly terms: Terms
  readonly termination: Termination | null
  /** The employment that the present one has followed by this change. */
  readonly ended: FormerEmployment | null
  readonly changed: boolean
}

type ReplaceCode =
  | 'role_exceeds_actor'
  | 'last_admin'
  | 'membership_stale'
  | 'employment_end_before_start'
  | 'termination_recorded'
  | 'fixed_term_requires_grounds'
  | TermLengthCode
  | PayrollNumberCode

/** What a replacement of terms is decided on. */
export interface ReplacingCircumstances extends LeavingCircumstances {
  /** Whether the member is as the caller read them. */
  readonly unchanged: boolean
  /** The other members with the wanted payroll number. */
  readonly numberHolders: readonly NumberHolder[]
}

/** Replaces the terms: an absent one is cleared. The window is the member's, and stays where it is absent. */
export function replaceTerms(
  record: MemberRecord,
  wanted: TermsReplacement,
  actor: Actor,
  { unchanged, numberHolders, otherAdmin, today, now }: ReplacingCircumstances,
): Decision<Employment, MemberFact<'member.updated'>, ReplaceCode> {
  const { member, terms, termination } = record
  if (!unchanged) return refuse('membership_stale', 'The member has changed since they were read.')
  const moved = moveWindow(record, wanted, today)
  if ('refusal' in moved) return moved
  const { termination: remaining, ended, ...window } = moved
  const replaced = termsOf(wanted)
  const refused =
    refuseLastDay(member, window.employmentEndDate, actor, { otherAdmin, today }) ??
    refuseMissingGrounds(replaced) ??
    refuseTermLength(replaced, {
      startDate: window.employmentStartDate,
      endDate: window.employmentEndDate,
      former: formerOf(record, ended),
    }) ??
    (replaced.payrollNumber === terms.payrollNumber
      ? undefined
      : refusePayrollNumber(replaced.payrollNumber, record.assignments, numberHolders, today))
  if (refused) return refused

  const changes = [
    ...changesBetween(member, { ...member, ...window }, ['employmentStartDate', 'employmentEndDate']),
    ...changesBetween(comparable(terms), comparable(replaced), termFields),
  ]
  if (changes.length === 0) return accept({ member, terms, termination, ended: null, changed: false })
  const changed: Member = { ...member, ...window, updatedAt: now }
  return accept(
    { member: changed, terms: replaced, termination: remaining, ended, changed: true },
    {
      facts: [announce.updated(changed)],
      audit: [announce.auditLine('replace_employment', changed, changes)],
    },
  )
}

/** The terms with insurers as text, so that two lists with the same content are the same. */
const comparable = (terms: Terms) => ({
  ...terms,
  insurers: terms.insurers
    .map(({ kind, name, policyNumber }) => `${kind}: ${name} ${policyNumber ?? ''}`.trim())
    .join('; '),
})

/** A payroll number without the spaces around it; nothing but spaces is none. */
export const wantedNumber = ({ payrollNumber }: Pick<TermsReplacement, 'payrollNumber'>): string | null =>
  payrollNumber?.trim() || null

/** A basis and its grounds mean something for a fixed term only; elsewhere they are not kept. */
function termsOf(wanted: TermsReplacement): Terms {
  const { startDate: _start, endDate: _end, expectedUpdatedAt: _expected, insurers, ...terms } = wanted
  const isFixedTerm = terms.employmentType === 'fixed_term'
  return {
    ...noTerms,
    ...given(terms),
    insurers: (insurers ?? []).map(({ kind, name, policyNumber }) => ({
      kind,
      name,
      policyNumber: policyNumber ?? null,
    })),
    payrollNumber: wantedNumber(terms),
    fixedTermBasis: isFixedTerm ? (terms.fixedTermBasis ?? 'justified_reason') : null,
    fixedTermGrounds: isFixedTerm ? visibleText(terms.fixedTermGrounds) : null,
  }
}

/** Records the last day of the employment; with offboarding, a last day that has passed ends the access at once. */
export function terminate(
  record: MemberRecord,
  wanted: LeavingDate,
  actor: Actor,
  { otherAdmin, today, now }: LeavingCircumstances,
): Decision<
  Employment,
  MemberFact<'employment.terminated' | 'member.deactivated'>,
  'employment_end_before_start' | 'fixed_term_basis_exceeds_one_year' | 'role_exceeds_actor' | 'last_admin'
> {
  const { member, terms, termination } = record
  const { endDate, reasonCode, startOffboarding = false } = wanted
  const start = member.employmentStartDate
  if (start !== null && endDate < start)
    return refuse('employment_end_before_start', said`The employment began on ${{ employmentStart: start }}.`)
  if (isRecorded(termination, { endDate, reasonCode, startOffboarding }))
    return accept({ member, terms, termination, ended: null, changed: false })
  const refused =
    // A leaving date later than the term would prolong it.
    refuseBeyondYear(terms, { startDate: start, endDate, former: record.formerEmployments }) ??
    (startOffboarding ? refuseBeyondActor(actor, rightsFrom(member, today)) : undefined) ??
    refuseLastDay(member, endDate, actor, { otherAdmin, today })
  if (refused) return refused

  const leaving: Member = { ...member, employmentEndDate: endDate, updatedAt: now }
  const offboarding =
    startOffboarding && endDate < today ? deactivate(member, actor, { otherAdmin, today, now }) : undefined
  if (offboarding?.refusal !== undefined) return offboarding
  const previousEndDate = termination ? termination.previousEndDate : member.employmentEndDate
  const offboardedAt = offboarding ? now : null
  return accept(
    {
      member: { ...leaving, status: offboarding?.state.member.status ?? leaving.status },
      terms,
      termination: { endDate, reasonCode, startOffboarding, recordedAt: now, previousEndDate, offboardedAt },
      ended: null,
      changed: true,
    },
    {
      facts: [announce.terminated(leaving, endDate), ...(offboarding?.facts ?? [])],
      audit: [
        announce.auditLine(
          'terminate',
          leaving,
          changesBetween(member, leaving, ['employmentEndDate']),
          reasonCode,
        ),
        ...(offboarding?.audit ?? []),
      ],
    },
  )
}

const isRecorded = (
  termination: Termination | null,
  wanted: Pick<Termination, 'endDate' | 'reasonCode' | 'startOffboarding'>,
): boolean =>
  termination?.endDate === wanted.endDate &&
  termination.reasonCode === wanted.reasonCode &&
  termination.startOffboarding === wanted.startOffboarding

/** Cancels a recorded leaving date: the employment ends when it would have ended without it. */
export function cancelTermination(
  record: MemberRecord,
  actor: Actor,
  { otherAdmin, today, now }: LeavingCircumstances,
): Decision<
  Employment,
  MemberFact<'member.updated'>,
  'termination_not_found' | 'fixed_term_basis_exceeds_one_year' | 'role_exceeds_actor' | 'last_admin'
> {
  const { member, terms, termination } = record
  if (!termination)
    return refuse('termination_not_found', `No leaving date of ${member.displayName} is recorded.`)
  // The terms may have become those of a fixed term since the date was recorded.
  const tooLong = refuseBeyondYear(terms, {
    startDate: member.employmentStartDate,
    endDate: termination.previousEndDate,
    former: record.formerEmployments,
  })
  const refused = tooLong ?? refuseLastDay(member, termination.previousEndDate, actor, { otherAdmin, today })
  if (refused) return refused
  const staying: Member = { ...member, employmentEndDate: termination.previousEndDate, updatedAt: now }
  return accept(
    { member: staying, terms, termination: null, ended: null, changed: true },
    {
      facts: [announce.updated(staying)],
      audit: [
        announce.auditLine(
          'cancel_termination',
          staying,
          changesBetween(member, staying, ['employmentEndDate']),
        ),
      ],
    },
  )
}

/** The last day has passed: the member who was to be offboarded is. The service itself acts, as it was ordered before. */
export function offboard(
  { member, terms, termination }: MemberRecord,
  circumstances: LeavingCircumstances,
): Decision<Employment, MemberFact<'member.deactivated'>, 'role_exceeds_actor' | 'last_admin'> {
  const { now } = circumstances
  const decision = deactivate(member, null, circumstances)
  if (decision.refusal !== undefined) return decision
  const { facts, audit, state } = decision
  return accept(
    {
      member: state.member,
      terms,
      termination: termination && { ...termination, offboardedAt: now },
      ended: null,
      changed: true,
    },
    { facts, audit },
  )
}
