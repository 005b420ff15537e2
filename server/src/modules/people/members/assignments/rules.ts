import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { refuseCycle, refuseSupervisor, type SupervisorChain } from '../access/supervision.ts'
import * as announce from '../record/announcements.ts'
import { assignedFields, type Assignment, type AssignmentKind } from '../record/assignment.ts'
import type { MemberFact } from '../record/contract.ts'
import { changesBetween } from '../record/field-changes.ts'
import { auditedFields, type Member, type MemberRecord } from '../record/member.ts'
import { type MissingReference, refuseMissing } from '../record/references.ts'
import { type NumberHolder, type PayrollNumberCode, refusePayrollNumber } from './payroll-number.ts'
import { allAssignedOn, assignedOn, lastDayFrom, withRow } from './rows.ts'

/** What a member is to be from a date until their next assignment of the kind. */
export interface WantedAssignment {
  readonly kind: AssignmentKind
  readonly assignedId: Id | null
  readonly from: PlainDate
  readonly reason: string
}

export interface AssigningCircumstances {
  readonly today: PlainDate
  readonly now: Instant
  readonly missing: readonly MissingReference[]
  /** Null when no supervisor is wanted. */
  readonly supervisorChain: SupervisorChain | null
  /** The first date on which the wanted supervisor would be below the member. */
  readonly circleOn: PlainDate | null
  /** The other members with the payroll number of the member. */
  readonly numberHolders: readonly NumberHolder[]
}

/** A member after an assignment, and what it is about. */
export interface Assigned {
  readonly member: Member
  /** Null when the member was that already. */
  readonly row: Assignment | null
  /** The last day that it decides; null until further notice. */
  readonly until: PlainDate | null
  /** Whether the member's own record says something else now. */
  readonly changesMember: boolean
}

/**
 * Assigns something to a member from a date on, past or coming; what begins later still does. The same once more changes
 * nothing. Of the days it touches, those that are confirmed keep what they were confirmed with.
 */
export function assign(
  record: MemberRecord,
  wanted: WantedAssignment,
  circumstances: AssigningCircumstances,
): Decision<
  Assigned,
  MemberFact<'member.updated'>,
  'supervisor_not_found' | 'supervisor_cycle' | MissingReference | PayrollNumberCode
> {
  const { kind, assignedId, from } = wanted
  const { today, now } = circumstances
  const { assignments, terms } = record
  const until = lastDayFrom(assignments, kind, from)
  const unchanged = { member: record.member, row: null, until, changesMember: false }
  if (isAssigned(assignments, wanted, today)) return accept(unchanged)

  const row: Assignment = { kind, validFrom: from, assignedId, coming: from > today }
  const after = withRow(assignments, row)
  const refused =
    refuseAssigned(record.member, circumstances) ??
    (kind === 'employer'
      ? refusePayrollNumber(terms.payrollNumber, after, circumstances.numberHolders, today)
      : undefined)
  if (refused) return refused

  const assigned: Member = { ...record.member, ...allAssignedOn(after, today) }
  const changes = changesBetween(record.member, assigned, auditedFields)
  const member = changes.length > 0 ? { ...assigned, updatedAt: now } : record.member
  return accept(
    { member, row, until, changesMember: changes.length > 0 },
    {
      facts: changes.length > 0 ? [announce.updated(member)] : [],
      audit: [auditOf(member, wanted, assignedOn(assignments, kind, from))],
    },
  )
}

/** Whether it is so already; what begins on a coming day needs a row of its own, for today's may change before. */
const isAssigned = (
  assignments: readonly Assignment[],
  { kind, assignedId, from }: WantedAssignment,
  today: PlainDate,
): boolean =>
  assignedOn(assignments, kind, from) === assignedId &&
  (from <= today || assignments.some(one => one.kind === kind && one.validFrom === from))

function refuseAssigned(member: Member, { missing, supervisorChain, circleOn }: AssigningCircumstances) {
  return (
    refuseMissing(missing) ??
    (supervisorChain
      ? (refuseSupervisor(supervisorChain) ?? refuseCycle(member.id, supervisorChain, circleOn))
      : undefined)
  )
}

const auditOf = (
  member: Member,
  { kind, assignedId, from, reason }: WantedAssignment,
  before: Id | null,
): AuditFact =>
  announce.auditLine(
    'assign',
    member,
    [
      {
        field: 'assignments',
        from: { [assignedFields[kind]]: before },
        to: { [assignedFields[kind]]: assignedId, validFrom: from },
      },
    ],
    reason,
  )

/**
 * The member's own record follows what came into force by today.
 */
export function follow(
  { member, assignments }: MemberRecord,
  { today, now }: { readonly today: PlainDate; readonly now: Instant },
): Accepted<{ readonly member: Member; readonly changed: boolean }, MemberFact<'member.updated'>> {
  const inForce: Member = { ...member, ...allAssignedOn(assignments, today) }
  const changes = changesBetween(member, inForce, auditedFields)
  if (changes.length === 0) return accept({ member, changed: false })
  const updated: Member = { ...inForce, updatedAt: now }
  return accept(
    { member: updated, changed: true },
    {
      facts: [announce.updated(updated)],
      audit: [announce.auditLine('follow_assignments', updated, changes)],
    },
  )
}
