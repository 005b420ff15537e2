import type { Caller } from '../../../../platform/access/caller.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { module } from '../../../../platform/module.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { organisationInstant } from '../../../company/organisation/port.ts'
import * as me from '../../../people/me/port.ts'
import type { NextShift } from '../../../people/me/port.ts'
import { ownShifts } from './contract.ts'
import { handlers } from './handlers.ts'
import { shiftsToAcknowledge } from './inbox.ts'
import { nextOf } from './store.ts'

export const ownShiftsModule = module({
  contract: ownShifts,
  handlers,
  contributes: [me.nextShift.of(nextShiftOf), me.inboxSources.of(shiftsToAcknowledge)],
})

/** The next published shift of the caller, the running one included: a night shift is of the day before. */
async function nextShiftOf(db: TenantDb, caller: Caller, on: PlainDate): Promise<NextShift | null> {
  if (!mayCall(caller, ownShifts.operations.list)) return null
  const now = organisationInstant(caller.organisation)
  const shift = await nextOf(db, caller.membership.id, addDays(on, -1), now)
  if (!shift) return null
  const { id: shiftId, workDate, startAt, endAt, planningUnitId } = shift
  return { shiftId, workDate, startAt, endAt, planningUnitId }
}
