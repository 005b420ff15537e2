import { start, step } from '../../../../platform/contract/lifecycle.ts'
import { isRefused, type Refused, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { changesOf, isNotified } from '../record/changes.ts'
import { shiftLife, type ShiftRecord } from '../record/record.ts'
import { fieldsOf } from './fields.ts'
import type { Circumstances, ShiftFieldCode, WantedShift } from './wanted.ts'

/** A shift before anything is said of it. */
const blank = (now: Instant) => ({
  cancelReason: null,
  publicationId: null,
  changedSincePublished: false,
  version: 1,
  acknowledgedAt: null,
  acknowledgedVersion: null,
  openShiftId: null,
  rotationId: null,
  rotationPlaceId: null,
  rotationRowId: null,
  rotationDate: null,
  copiedFromShiftId: null,
  copiedFor: null,
  externalSource: null,
  externalId: null,
  warnings: [],
  createdAt: now,
  updatedAt: now,
})

/** A shift as it is wanted, before the rules of the plan check it; the very same one where nothing changes. */
export function wantedShift(
  before: ShiftRecord | null,
  wanted: WantedShift,
  newShiftId: Id,
  at: Circumstances,
): ShiftRecord | Refused<ShiftFieldCode> {
  if (before === null) return newShift(wanted, newShiftId, at)
  if (at.asPlanner && !at.units.get(before.planningUnitId)?.planned)
    return refuse('shift_not_found', 'No shift that the caller plans has this id.')
  if (!at.unchanged(wanted.expectedUpdatedAt, before.updatedAt))
    return refuse('shift_stale', 'The shift has changed since it was read.')
  return wanted.cancelReason === undefined
    ? changed(before, wanted, at)
    : cancelled(before, wanted.cancelReason, at, wanted.forgetsReference)
}

function newShift(
  { id, fields, like, published, origin }: WantedShift,
  newShiftId: Id,
  at: Circumstances,
): ShiftRecord | Refused<ShiftFieldCode> {
  if (id !== null) return refuse('shift_not_found', 'No shift that the caller plans has this id.')
  const given = fieldsOf(null, fields, at, { like: like ?? null, isOffered: origin?.openShiftId != null })
  if ('refusal' in given) return given
  const state = start(shiftLife, published ? 'published' : 'draft')
  const shift: ShiftRecord = { ...blank(at.now), ...given, ...origin, id: newShiftId, state }
  return unitRefusal(null, shift, at) ?? memberRefusal(null, shift, at) ?? shift
}

function changed(
  before: ShiftRecord,
  { fields }: WantedShift,
  at: Circumstances,
): ShiftRecord | Refused<ShiftFieldCode> {
  const next = step(shiftLife, 'update', before.state, {
    to: before.state === 'cancelled' ? 'draft' : before.state,
  })
  if (isRefused(next)) return next
  const given = fieldsOf(before, fields, at)
  if ('refusal' in given) return given
  // What nobody has is no slot of an open shift that somebody got.
  const openShiftId = given.membershipId === null ? null : before.openShiftId
  const after = { ...before, ...given, openShiftId, state: next.state }
  const refused = unitRefusal(before, after, at) ?? memberRefusal(before, after, at)
  if (refused) return refused
  return changesOf(before, after).length === 0 ? before : told(before, after, at)
}

function cancelled(
  before: ShiftRecord,
  cancelReason: string,
  at: Circumstances,
  forgetsReference = false,
): ShiftRecord | Refused<ShiftFieldCode> {
  const next = step(shiftLife, 'cancel', before.state)
  if (isRefused(next)) return next
  const reference = forgetsReference ? { externalSource: null, externalId: null } : {}
  return told(before, { ...before, ...reference, state: next.state, cancelReason }, at)
}

/** What was published to its member gets another version, which is to be acknowledged anew; another member starts anew. */
function told(before: ShiftRecord, after: ShiftRecord, { now }: Circumstances): ShiftRecord {
  if (before.state !== 'published' || !isNotified(before, after)) return { ...after, updatedAt: now }
  return {
    ...after,
    version: before.version + 1,
    changedSincePublished: true,
    ...(after.membershipId !== before.membershipId && { acknowledgedAt: null, acknowledgedVersion: null }),
    updatedAt: now,
  }
}

function unitRefusal(
  before: ShiftRecord | null,
  { planningUnitId }: ShiftRecord,
  { units, asPlanner }: Circumstances,
): Refused<ShiftFieldCode> | undefined {
  if (before?.planningUnitId === planningUnitId) return undefined
  const unit = units.get(planningUnitId)
  if (!unit?.active)
    return refuse('planning_unit_not_found', `No planning unit in use has the id ${planningUnitId}.`)
  return unit.planned || !asPlanner
    ? undefined
    : refuse('planning_unit_not_planned', 'The caller does not plan the unit.')
}

/** A member keeps what they have, wherever they have gone; whoever gets a shift must be there for it. */
function memberRefusal(
  before: ShiftRecord | null,
  { membershipId, workDate, planningUnitId, state }: ShiftRecord,
  { members, asPlanner }: Circumstances,
): Refused<ShiftFieldCode> | undefined {
  if (membershipId === null)
    return state === 'published'
      ? refuse('shift_member_missing', 'A published shift cannot be left without a member.')
      : undefined
  const stays =
    before?.membershipId === membershipId &&
    before.workDate === workDate &&
    before.planningUnitId === planningUnitId
  if (stays) return undefined
  if (asPlanner && !members.known.has(membershipId))
    return refuse('membership_not_found', `No member has the id ${membershipId}.`)
  const member = members.on(membershipId, workDate)
  if (!member)
    return refuse('shift_member_not_employed', said`The member is not employed on ${{ workDate }}.`)
  return member.inUnits || !asPlanner
    ? undefined
    : refuse(
        'shift_member_not_in_unit',
        said`On ${{ workDate }} the member belongs to none of the caller's units.`,
      )
}
