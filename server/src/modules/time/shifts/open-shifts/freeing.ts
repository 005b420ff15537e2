import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as claimRules from '../claims/rules.ts'
import { claimsOfShifts, saveClaims } from '../claims/store.ts'
import type { ShiftFollower } from '../record/following.ts'
import type { ShiftRecord } from '../record/record.ts'
import * as rules from './rules.ts'
import { openShiftsById, saveOpenShifts } from './store.ts'
import { notifyClaimers } from './notices.ts'

/** The open shift of which a shift takes a slot; one that is cancelled, or of nobody, takes none. */
const slotOf = ({ state, openShiftId }: ShiftRecord): Id | null =>
  state === 'cancelled' ? null : openShiftId

/** Frees the slots of shifts that stand no more, and ends the claims that had them. Four statements at most, and those of mails. */
export const freeSlots: ShiftFollower = async ({ db, services, commit }, changes) => {
  const freed = changes.flatMap(({ before, after }) => {
    const openShiftId = before && slotOf(before)
    return openShiftId && slotOf(after) === null ? [{ openShiftId, before }] : []
  })
  if (freed.length === 0) return
  const slots = Map.groupBy(freed, ({ openShiftId }) => openShiftId)
  const [openShifts, claims] = await Promise.all([
    openShiftsById(db, [...slots.keys()]),
    claimsOfShifts(
      db,
      freed.map(({ before }) => before.id),
    ),
  ])
  const free = openShifts.map(openShift => ({ openShift, slots: slots.get(openShift.id)?.length ?? 0 }))
  await commit(rules.free(free, db.now), freer => saveOpenShifts(db, freer))
  const ended = await commit(claimRules.end(claims, db.now), all => saveClaims(db, all))
  // Of a published shift its member is told with all other changes of the plan; of a draft nobody else tells.
  const drafts = new Map(
    freed.flatMap(({ before }) => (before.state === 'draft' ? [[before.id, before.membershipId]] : [])),
  )
  const untold = ended.filter(
    ({ shiftId, membershipId }) => shiftId !== null && drafts.get(shiftId) === membershipId,
  )
  if (untold.length > 0) await notifyClaimers(db, services, openShifts, untold)
}

/** Which of the open shifts can be claimed as soon as a slot of them is free. */
export async function claimableOf(
  db: TenantDb,
  ids: readonly (Id | null)[],
  now: Instant,
): Promise<ReadonlySet<Id>> {
  const known = [...new Set(ids.flatMap(id => id ?? []))]
  const openShifts = known.length === 0 ? [] : await openShiftsById(db, known)
  return new Set(openShifts.filter(openShift => rules.isClaimable(openShift, now)).map(({ id }) => id))
}
