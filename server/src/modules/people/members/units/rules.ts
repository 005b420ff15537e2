import { refuseBeyondActor, rightsFrom } from '../../../../platform/vocabulary/rights.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from '../record/announcements.ts'
import type { MemberFact } from '../record/contract.ts'
import type { Actor, Member, MemberRecord } from '../record/member.ts'
import {
  type AssignmentChange,
  type AssignmentCircumstances,
  assignFurther,
  closeAssignment,
  openAssignment,
} from './assignments.ts'

export interface Assigned {
  readonly member: Member
  readonly assignments: AssignmentChange
}

/** The member belongs to a further unit from today. */
export function addUnit(
  { member, units }: MemberRecord,
  planningUnitId: Id,
  actor: Actor,
  circumstances: AssignmentCircumstances & { readonly exists: boolean; readonly now: Instant },
): Decision<
  Assigned,
  MemberFact<'member.updated'>,
  'role_exceeds_actor' | 'planning_unit_not_found' | 'unit_already_assigned'
> {
  const { exists, today, now } = circumstances
  const beyond = refuseBeyondActor(actor, rightsFrom(member, today))
  if (beyond) return beyond
  if (!exists) return refuse('planning_unit_not_found', 'No planning unit in use has the id.')
  const assignments = assignFurther(units, planningUnitId, circumstances)
  if (!assignments) return refuse('unit_already_assigned', `${member.displayName} belongs to the unit.`)
  return assigned('add_unit', { ...member, updatedAt: now }, assignments, {
    field: 'units',
    to: planningUnitId,
  })
}

/** The member belongs to the unit until today; without its primary unit they have none. */
export function closeUnit(
  { member, units }: MemberRecord,
  planningUnitId: Id,
  actor: Actor,
  { today, now }: { readonly today: PlainDate; readonly now: Instant },
): Decision<Assigned, MemberFact<'member.updated'>, 'role_exceeds_actor' | 'unit_assignment_not_found'> {
  const beyond = refuseBeyondActor(actor, rightsFrom(member, today))
  if (beyond) return beyond
  const assignments = closeAssignment(units, planningUnitId, today)
  if (!assignments)
    return refuse('unit_assignment_not_found', `${member.displayName} does not belong to the unit.`)
  const wasPrimary = openAssignment(units, planningUnitId)?.primary === true
  const changed: Member = {
    ...member,
    planningUnitId: wasPrimary ? null : member.planningUnitId,
    updatedAt: now,
  }
  return assigned('close_unit', changed, assignments, { field: 'units', from: planningUnitId })
}

const assigned = (
  verb: string,
  member: Member,
  assignments: AssignmentChange,
  change: { field: string; from?: Id; to?: Id },
) =>
  accept<Assigned, MemberFact<'member.updated'>>(
    { member, assignments },
    { facts: [announce.updated(member)], audit: [announce.auditLine(verb, member, [change])] },
  )
