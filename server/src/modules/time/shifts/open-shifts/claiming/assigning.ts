import type { Refused } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { ShiftRecord } from '../../record/record.ts'
import { shownViolations } from '../../writing/results.ts'
import { type WritingCall, writeShifts } from '../../writing/writing.ts'
import type { OpenShift } from '../record.ts'
import { trialRefusal } from '../trial.ts'
import { type AssigningCode, assigningCodes } from './codes.ts'
import { isPlanPublished } from './published-plan.ts'

/** Makes the shift of a slot: published where the plan of its date is, else a draft of that plan. */
export async function assignShift(
  call: WritingCall,
  openShift: OpenShift,
  membershipId: Id,
  overrideReason?: string,
): Promise<ShiftRecord | Refused<AssigningCode>> {
  const { planningUnitId, shiftTypeId, workDate, startMinutes, endMinutes, breakMinutes } = openShift
  const published = await isPlanPublished(call.db, planningUnitId, workDate)
  const times = { startMinutes, endMinutes, breakMinutes }
  const { entryTypeId, tags, id: openShiftId } = openShift
  const wanted = {
    id: null,
    fields: { planningUnitId, workDate, shiftTypeId, membershipId, ...times, entryTypeId, tags: [...tags] },
    published,
    origin: { openShiftId },
  }
  const [written] = await writeShifts(call, [wanted], {
    verb: 'claim',
    // Whom an open shift is offered to is said by who made it, and the member is lent to the unit by that.
    ...{ overrideReason, together: true, asPlanner: false },
  })
  if (!written) throw new Error('a shift was wanted, and nothing was answered')
  if (written.code === null) return written.shift
  const code = assigningCodes.find(each => each === written.code)
  if (code === undefined) throw new Error(`a claimed shift was refused as ${written.code}: ${written.detail}`)
  return { refusal: code, detail: written.detail, extra: { violations: shownViolations(written) } }
}

/** Why a claim could not be approved by anybody. */
export const claimRefusal = (
  call: Pick<WritingCall, 'db' | 'caller'>,
  { id: shiftKey, planningUnitId, workDate, startAt, endAt, breakMinutes }: OpenShift,
  membershipId: Id,
): Promise<Refused<AssigningCode> | null> => {
  const times = { workDate, startAt, endAt, breakMinutes }
  const planned = { shiftKey, planningUnitId, membershipId, ...times, cancelled: false, toldFor: null }
  return trialRefusal(call, [planned], shiftKey)
}
