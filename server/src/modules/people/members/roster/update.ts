import {
  exceeds,
  refuseBeyondActor,
  rightsFrom,
  rightsOfRole,
} from '../../../../platform/vocabulary/rights.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from '../record/announcements.ts'
import type { MemberFact } from '../record/contract.ts'
import type { FormerEmployment } from '../record/employment.ts'
import { refuseTermLength, type TermLengthCode } from '../employment/fixed-term.ts'
import { refuseLastDay } from '../employment/last-day.ts'
import { formerOf, moveWindow } from '../employment/window.ts'
import {
  type NumberHolder,
  type PayrollNumberCode,
  refusePayrollNumber,
} from '../assignments/payroll-number.ts'
import { allAssignedOn, assignedFromToday, withRow } from '../assignments/rows.ts'
import type { Assignment } from '../record/assignment.ts'
import { changesBetween, given } from '../record/field-changes.ts'
import { refuseWithoutAdmin } from '../deactivation/last-administrator.ts'
import { type Actor, auditedFields, type Member, type MemberRecord } from '../record/member.ts'
import { displayName, tidyName } from '../record/names.ts'
import {
  type NewAuthority,
  refuseAuthority,
  refuseCycle,
  refuseSupervisor,
  type SupervisorChain,
} from '../access/supervision.ts'
import {
  type AssignmentChange,
  type AssignmentCircumstances,
  assignPrimary,
  unchangedUnits,
} from '../units/assignments.ts'
import type { MemberPatch } from './contract.ts'
import { fieldOf, type MissingReference, refuseMissing } from '../record/references.ts'

export interface UpdateCircumstances extends AssignmentCircumstances {
  readonly now: Instant
  readonly actor: Actor
  /** Whether the member is as the caller read them. */
  readonly unchanged: boolean
  readonly addressHolder: Id | null
  readonly supervisorChain: SupervisorChain | null
  /** The first date on which the wanted supervisor would be below the member. */
  readonly circleOn: PlainDate | null
  /** The other members with the payroll number of the member. */
  readonly numberHolders: readonly NumberHolder[]
  /** Null when no supervisor is wanted. */
  readonly newAuthority: NewAuthority | null
  readonly missing: readonly MissingReference[]
  readonly otherAdmin: boolean
}

/** A member after a change, and what else it did. */
export interface UpdatedMember {
  readonly member: Member
  readonly assignments: AssignmentChange
  /** What begins today of worktime model, staff group, employer and supervisor. */
  readonly assigned: readonly Assignment[]
  /** The employment that the present one has followed by this change. */
  readonly ended: FormerEmployment | null
  /** The termination was of an employment that a new one has followed. */
  readonly dropsTermination: boolean
  /** The activation link went to an address that is no longer the member's, or was for less than they now may. */
  readonly dropsInvitation: boolean
  /** Sessions were begun with the former role, and end with it. */
  readonly changesRole: boolean
  /** False when everything already was as wanted: then there is nothing to store. */
  readonly changed: boolean
}

export type UpdateCode =
  | 'membership_stale'
  | 'already_member'
  | 'member_already_active'
  | 'role_exceeds_actor'
  | 'last_admin'
  | 'supervisor_not_found'
  | 'supervisor_cycle'
  | 'employment_end_before_start'
  | 'termination_recorded'
  | TermLengthCode
  | PayrollNumberCode
  | MissingReference

const asItWas = ({ member, units }: MemberRecord): UpdatedMember => ({
  member,
  assignments: unchangedUnits(units),
  assigned: [],
  ended: null,
  dropsTermination: false,
  dropsInvitation: false,
  changesRole: false,
  changed: false,
})

type Refusal = Refused<UpdateCode> | undefined

/**
 * Changes a member: an absent field keeps, null clears. A new primary unit, worktime model, staff group, employer or
 * supervisor is the member's from today; the first model, group or employer that they ever have, from the beginning.
 */
export function update(
  record: MemberRecord,
  patch: MemberPatch,
  circumstances: UpdateCircumstances,
): Decision<UpdatedMember, MemberFact<'member.updated'>, UpdateCode> {
  const { units, termination } = record
  const { now, today } = circumstances
  // What came into force today may not be on the record yet.
  const member: Member = { ...record.member, ...allAssignedOn(record.assignments, today) }
  const refused =
    refuseStale(circumstances) ??
    refuseRole(member, patch, circumstances) ??
    refuseAddress(member, patch, circumstances) ??
    refuseUnit(member, patch, circumstances) ??
    refuseRelations(member, patch, circumstances)
  if (refused) return refused

  const moved = moveWindow(
    record,
    { startDate: patch.employmentStartDate, endDate: patch.employmentEndDate },
    today,
  )
  if ('refusal' in moved) return moved
  const { termination: remaining, ended, ...window } = moved
  const refusedDay = refuseLastDay(member, window.employmentEndDate, circumstances.actor, circumstances)
  if (refusedDay) return refusedDay
  const wanted: Member = { ...withFields(member, patch), ...window }
  const changes = changesBetween(record.member, wanted, auditedFields)
  if (changes.length === 0) return accept(asItWas(record))
  const assigned = assignedFromToday(record.assignments, member, wanted, today)
  const refusedEffect =
    refuseTerm(record, wanted, ended) ?? refuseTakenNumber(record, assigned, circumstances)
  if (refusedEffect) return refusedEffect

  const updated: Member = { ...wanted, updatedAt: now }
  return accept(
    {
      member: updated,
      assignments: assignPrimary(units, updated.planningUnitId, circumstances),
      assigned,
      ended,
      dropsTermination: termination !== remaining,
      dropsInvitation: endsInvitation(member, updated),
      changesRole: member.role !== updated.role,
      changed: true,
    },
    { facts: [announce.updated(updated)], audit: [announce.auditLine('update', updated, changes)] },
  )
}

const refuseStale = ({ unchanged }: UpdateCircumstances): Refusal =>
  unchanged ? undefined : refuse('membership_stale', 'The member has changed since they were read.')

function refuseRole(member: Member, patch: MemberPatch, circumstances: UpdateCircumstances): Refusal {
  const { actor, otherAdmin, today } = circumstances
  const { role } = patch
  if (role === undefined || role === member.role) return undefined
  return (
    refuseBeyondActor(actor, rightsFrom(member, today), rightsFrom({ ...member, role }, today)) ??
    refuseWithoutAdmin(member, otherAdmin, today) ??
    (actor.membershipId === member.id
      ? refuse('role_exceeds_actor', 'Nobody changes their own role.')
      : undefined)
  )
}

function refuseAddress(
  member: Member,
  { email }: MemberPatch,
  { actor, today, addressHolder }: UpdateCircumstances,
): Refusal {
  if (email === undefined || email === member.email) return undefined
  // Who may choose where somebody's link goes could become them.
  const refused = refuseBeyondActor(actor, rightsFrom(member, today))
  if (refused) return refused
  if (member.personId !== null)
    return refuse('member_already_active', 'A person changes the address they sign in with themself.')
  return addressHolder === null
    ? undefined
    : refuse('already_member', `${email} is on the roster.`, { membershipId: addressHolder })
}

const refuseUnit = (
  member: Member,
  { planningUnitId }: MemberPatch,
  { actor, today }: UpdateCircumstances,
): Refusal =>
  planningUnitId === undefined || planningUnitId === member.planningUnitId
    ? undefined
    : refuseBeyondActor(actor, rightsFrom(member, today))

function refuseRelations(member: Member, patch: MemberPatch, circumstances: UpdateCircumstances): Refusal {
  const { actor, today, supervisorChain, newAuthority } = circumstances
  // What a member refers to may have gone out of use since; naming it again changes nothing.
  const missing = circumstances.missing.filter(code => patch[fieldOf[code]] !== member[fieldOf[code]])
  const changesSupervisor = patch.supervisorMembershipId !== member.supervisorMembershipId
  return (
    (supervisorChain && changesSupervisor
      ? (refuseSupervisor(supervisorChain) ??
        refuseCycle(member.id, supervisorChain, circumstances.circleOn) ??
        (newAuthority ? refuseAuthority(actor, newAuthority, today) : undefined))
      : undefined) ?? refuseMissing(missing)
  )
}

const refuseTerm = (record: MemberRecord, wanted: Member, ended: FormerEmployment | null): Refusal =>
  windowChanged(record.member, wanted)
    ? refuseTermLength(record.terms, {
        startDate: wanted.employmentStartDate,
        endDate: wanted.employmentEndDate,
        former: formerOf(record, ended),
      })
    : undefined

function refuseTakenNumber(
  { assignments, terms }: MemberRecord,
  assigned: readonly Assignment[],
  { numberHolders, today }: UpdateCircumstances,
): Refusal {
  const employer = assigned.find(({ kind }) => kind === 'employer')
  return (
    employer && refusePayrollNumber(terms.payrollNumber, withRow(assignments, employer), numberHolders, today)
  )
}

function withFields(member: Member, patch: MemberPatch): Member {
  const {
    employmentStartDate: _start,
    employmentEndDate: _end,
    expectedUpdatedAt: _expected,
    ...fields
  } = patch
  const changed: Member = { ...member, ...(given(fields) as Partial<Member>) }
  const name = {
    firstNames: tidyName(changed.firstNames),
    lastName: tidyName(changed.lastName),
    preferredName: changed.preferredName === null ? null : tidyName(changed.preferredName),
  }
  return { ...changed, ...name, displayName: displayName(name) }
}

const endsInvitation = (before: Member, after: Member): boolean =>
  before.personId === null &&
  (before.email !== after.email || exceeds(rightsOfRole(after.role), rightsOfRole(before.role)))

const windowChanged = (before: Member, after: Member): boolean =>
  before.employmentStartDate !== after.employmentStartDate ||
  before.employmentEndDate !== after.employmentEndDate
