import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { UnitAssignment } from '../record/member.ts'

/** A member's assignments after a change, and what to store: closed ones before new ones. */
export interface AssignmentChange {
  readonly units: readonly UnitAssignment[]
  readonly saved: readonly UnitAssignment[]
  readonly removed: readonly Id[]
}

export const unchangedUnits = (units: readonly UnitAssignment[]): AssignmentChange => ({
  units,
  saved: [],
  removed: [],
})

export const isOpen = (assignment: UnitAssignment): boolean => assignment.validTo === null

const coversDay = ({ validFrom, validTo }: UnitAssignment, day: PlainDate): boolean =>
  validFrom <= day && (validTo === null || validTo >= day)

export const openAssignment = (
  units: readonly UnitAssignment[],
  planningUnitId: Id,
): UnitAssignment | undefined => units.find(unit => isOpen(unit) && unit.planningUnitId === planningUnitId)

/** What a change of assignments is made with. */
export interface AssignmentCircumstances {
  readonly today: PlainDate
  /** The id of the assignment that begins, where one does. */
  readonly newAssignmentId: Id
}

/**
 * Makes a unit the primary one from today, or leaves the member without one (null). The former primary assignment,
 * and any other to the same unit, ends yesterday; one that began today never covered a whole day and goes.
 */
export function assignPrimary(
  units: readonly UnitAssignment[],
  planningUnitId: Id | null,
  circumstances: AssignmentCircumstances,
): AssignmentChange {
  const { today } = circumstances
  const current = units.find(unit => isOpen(unit) && unit.primary)
  if ((current?.planningUnitId ?? null) === planningUnitId) return unchangedUnits(units)
  const ending = units.filter(
    unit => unit === current || (unit.planningUnitId === planningUnitId && coversDay(unit, today)),
  )
  const begun = planningUnitId === null ? [] : [assignment(planningUnitId, true, circumstances)]
  return replaced(units, endedYesterday(ending, today), ending, begun)
}

/** Adds a further unit from today; undefined when the member belongs to it. One closed today opens again. */
export function assignFurther(
  units: readonly UnitAssignment[],
  planningUnitId: Id,
  circumstances: AssignmentCircumstances,
): AssignmentChange | undefined {
  const { today } = circumstances
  if (openAssignment(units, planningUnitId)) return undefined
  const closedToday = units.find(unit => unit.planningUnitId === planningUnitId && coversDay(unit, today))
  if (!closedToday) return replaced(units, [], [], [assignment(planningUnitId, false, circumstances)])
  if (!closedToday.primary) return replaced(units, [], [closedToday], [{ ...closedToday, validTo: null }])
  const begun = assignment(planningUnitId, false, circumstances)
  return replaced(units, endedYesterday([closedToday], today), [closedToday], [begun])
}

/** Closes an open assignment: today is its last day. Undefined when the member does not belong to the unit. */
export function closeAssignment(
  units: readonly UnitAssignment[],
  planningUnitId: Id,
  today: PlainDate,
): AssignmentChange | undefined {
  const open = openAssignment(units, planningUnitId)
  return open && replaced(units, [{ ...open, validTo: today }], [open], [])
}

const assignment = (
  planningUnitId: Id,
  primary: boolean,
  { today, newAssignmentId }: AssignmentCircumstances,
): UnitAssignment => ({
  id: newAssignmentId,
  planningUnitId,
  primary,
  validFrom: today,
  validTo: null,
})

const endedYesterday = (ending: readonly UnitAssignment[], today: PlainDate): UnitAssignment[] =>
  ending.filter(unit => unit.validFrom < today).map(unit => ({ ...unit, validTo: addDays(today, -1) }))

function replaced(
  units: readonly UnitAssignment[],
  ended: readonly UnitAssignment[],
  replacing: readonly UnitAssignment[],
  begun: readonly UnitAssignment[],
): AssignmentChange {
  const kept = new Set([...ended, ...begun].map(({ id }) => id))
  return {
    units: [...units.filter(unit => !replacing.includes(unit)), ...ended, ...begun].sort(byStart),
    saved: [...ended, ...begun],
    removed: replacing.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  }
}

const byStart = (a: UnitAssignment, b: UnitAssignment): number =>
  a.validFrom < b.validFrom ? -1 : a.validFrom > b.validFrom ? 1 : a.id < b.id ? -1 : 1
