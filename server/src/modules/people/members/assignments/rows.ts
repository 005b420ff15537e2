import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type AssignedField,
  assignedFields,
  type Assignment,
  type AssignmentKind,
  assignmentKinds,
  theBeginning,
} from '../record/assignment.ts'
import type { Member } from '../record/member.ts'

/** What a member is on a day, by the fields of a member. */
export type AssignedIds = Pick<Member, AssignedField>

/** What a new member is, as rows that count from the beginning. */
export const firstAssignments = (member: AssignedIds): Assignment[] =>
  assignmentKinds
    .map(kind => row(kind, theBeginning, member[assignedFields[kind]]))
    .filter(({ assignedId }) => assignedId !== null)

/** What is assigned to a member on a date. */
export function assignedOn(
  assignments: readonly Assignment[],
  kind: AssignmentKind,
  date: PlainDate,
): Id | null {
  const begun = assignments.filter(one => one.kind === kind && one.validFrom <= date)
  return begun.reduce<Assignment | undefined>(later, undefined)?.assignedId ?? null
}

/** All that is assigned to a member on a date. */
export const allAssignedOn = (assignments: readonly Assignment[], date: PlainDate): AssignedIds =>
  Object.fromEntries(
    assignmentKinds.map(kind => [assignedFields[kind], assignedOn(assignments, kind, date)]),
  ) as unknown as AssignedIds

/**
 * The rows that make a member from today on what they are wanted to be. One that began today is replaced; what begins
 * on a later day still does. What a member has never had counts from the beginning, as if it had been given with their
 * creation; a supervisor, from today.
 */
export const assignedFromToday = (
  assignments: readonly Assignment[],
  before: AssignedIds,
  wanted: AssignedIds,
  today: PlainDate,
): Assignment[] =>
  assignmentKinds
    .filter(kind => before[assignedFields[kind]] !== wanted[assignedFields[kind]])
    .map(kind => {
      const first = kind !== 'supervisor' && assignments.every(one => one.kind !== kind)
      const from = first ? theBeginning : today
      return row(kind, from, wanted[assignedFields[kind]])
    })

/** The rows of a member with another one, in place of what began on its day. */
export const withRow = (assignments: readonly Assignment[], added: Assignment): Assignment[] => [
  ...assignments.filter(one => one.kind !== added.kind || one.validFrom !== added.validFrom),
  added,
]

/** The last day of what is assigned from a date on; null until further notice. */
export function lastDayFrom(
  assignments: readonly Assignment[],
  kind: AssignmentKind,
  from: PlainDate,
): PlainDate | null {
  const [next] = assignments
    .filter(one => one.kind === kind && one.validFrom > from)
    .map(one => one.validFrom)
    .toSorted()
  return next === undefined ? null : addDays(next, -1)
}

const row = (kind: AssignmentKind, validFrom: PlainDate, assignedId: Id | null): Assignment => ({
  kind,
  validFrom,
  assignedId,
  coming: false,
})

const later = (one: Assignment | undefined, other: Assignment): Assignment =>
  one === undefined || other.validFrom > one.validFrom ? other : one
