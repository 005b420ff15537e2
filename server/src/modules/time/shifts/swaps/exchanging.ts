import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Refused } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { membersOnDates } from '../../../people/members/port.ts'
import { trialRefusal } from '../open-shifts/trial.ts'
import type { ShiftRecord } from '../record/record.ts'
import type { PlannedShift } from '../rules/check.ts'
import { shownViolations } from '../writing/results.ts'
import type { WantedShift } from '../writing/wanted.ts'
import { asPlanned } from '../writing/weighing.ts'
import { type WritingCall, writeShifts } from '../writing/writing.ts'
import { type ExchangeCode, exchangeCodes, type Swap } from './record.ts'
import { handedToStranger } from './rules.ts'

type Hands = Pick<Swap, 'kind' | 'fromShiftId' | 'fromMembershipId' | 'toShiftId' | 'toMembershipId'>

/** Who has which shift afterwards; nobody has one that is dropped. */
const handsAfter = ({
  fromShiftId,
  fromMembershipId,
  toShiftId,
  toMembershipId,
}: Hands): readonly { readonly shiftId: Id; readonly membershipId: Id | null }[] => [
  { shiftId: fromShiftId, membershipId: toMembershipId },
  ...(toShiftId === null ? [] : [{ shiftId: toShiftId, membershipId: fromMembershipId }]),
]

/** What nobody may override and would keep the caller from the shift that they take, as the plan would then be. */
export async function takingRefusal(
  call: Pick<WritingCall, 'db' | 'caller'>,
  swap: Hands,
  shifts: ReadonlyMap<Id, ShiftRecord>,
): Promise<Refused<ExchangeCode> | null> {
  const plan = handsAfter(swap).flatMap(({ shiftId, membershipId }): PlannedShift[] => {
    const before = shifts.get(shiftId)
    return before && membershipId !== null ? [asPlanned({ before, after: { ...before, membershipId } })] : []
  })
  const taken = plan.find(({ membershipId }) => membershipId === call.caller.membership.id)
  if (!taken) return null
  return (await strangerRefusal(call, swap, shifts)) ?? trialRefusal(call, plan, taken.shiftKey)
}

/** Whether a colleague belongs to the unit of a shift on its date, and is employed then. */
export async function isColleague(
  db: TenantDb,
  { planningUnitId, workDate: date }: ShiftRecord,
  membershipId: Id,
): Promise<boolean> {
  const [member] = await membersOnDates(db, [{ membershipId, date }], [planningUnitId])
  return member?.inUnits === true
}

/** What keeps the colleague of a handover who has left the unit since. */
async function strangerRefusal(
  { db }: Pick<WritingCall, 'db'>,
  { kind, fromShiftId, toMembershipId }: Hands,
  shifts: ReadonlyMap<Id, ShiftRecord>,
): Promise<Refused<'shift_member_not_in_unit'> | null> {
  const shift = shifts.get(fromShiftId)
  if (kind !== 'handover' || !shift || toMembershipId === null) return null
  return handedToStranger(await isColleague(db, shift, toMembershipId))
}

/** Lets the shifts of a swap change hands, all of them or none, by the same rules as every change of a plan. */
export async function exchange(
  call: WritingCall,
  swap: Swap,
  {
    shifts,
    overrideReason,
  }: { readonly shifts: ReadonlyMap<Id, ShiftRecord>; readonly overrideReason: string | undefined },
): Promise<Refused<ExchangeCode> | null> {
  const stranger = await strangerRefusal(call, swap, shifts)
  if (stranger) return stranger
  const wanted = handsAfter(swap).map(
    ({ shiftId: id, membershipId }): WantedShift =>
      membershipId === null
        ? { id, fields: {}, cancelReason: swap.note ?? 'Given up by its member.' }
        : { id, fields: { membershipId } },
  )
  const rows = await writeShifts(call, wanted, { verb: 'swap', overrideReason, together: true })
  for (const written of rows) {
    if (written.code === null) continue
    const code = exchangeCodes.find(each => each === written.code)
    if (code === undefined) throw new Error(`a swap was refused as ${written.code}: ${written.detail}`)
    return { refusal: code, detail: written.detail, extra: { violations: shownViolations(written, 'en') } }
  }
  return null
}
