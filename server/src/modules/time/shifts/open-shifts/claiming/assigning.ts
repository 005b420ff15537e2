import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Refused } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { ShiftRecord } from '../../record/record.ts'
import { shownViolations } from '../../writing/results.ts'
import { writeShifts, type WritingCall } from '../../writing/writing.ts'
import type { OpenShift } from '../record.ts'
import { trialRefusal } from '../trial.ts'
import { type AssigningCode, assigningCodes } from './operations.ts'

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
  return { refusal: code, detail: written.detail, extra: { violations: shownViolations(written, 'en') } }
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

/** Whether members have been told of the plan of a unit for a date, and nobody has taken that back since. */
async function isPlanPublished(db: TenantDb, planningUnitId: Id, date: PlainDate): Promise<boolean> {
  const [last] = await db.sql<{ published: boolean }>`
    select told.published from (
      select true as published, p.published_at as at from shift_publications p
      where p.org_id = ${db.orgId} and p.planning_unit_id = ${planningUnitId}
        and ${date} between p.period_from and p.period_to
      union all
      select false, u.unpublished_at from shift_unpublishings u
      where u.org_id = ${db.orgId} and u.planning_unit_id = ${planningUnitId}
        and ${date} between u.period_from and u.period_to) told
    order by told.at desc limit 1`
  return last?.published ?? false
}
