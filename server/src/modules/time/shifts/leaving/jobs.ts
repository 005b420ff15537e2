import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { Hourly } from '../../../../platform/events/periodic.ts'
import type { Services } from '../../../../platform/services.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { inEveryOrganisation } from '../../../people/members/port.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import { followPublished } from '../publications/followers.ts'
import { claimableOf } from '../open-shifts/freeing.ts'
import { followChanges } from '../record/following.ts'
import { saveShifts, shiftsOfLeavers } from '../record/store.ts'
import { release } from './rules.ts'

const atOnce = 200

/** Every hour, takes the shifts to come from those who were deactivated, or whose employment ends before. */
export const shiftsOfThoseWhoLeft = (services: Services): Worker =>
  new Hourly(
    'shifts of leavers',
    stopping => inEveryOrganisation(services, stopping, orgId => releaseDue(services, orgId)),
    services.log,
  )

/** Writes only where somebody has left. An organisation that is too busy is tried again the next hour. */
export async function releaseDue(services: Services, orgId: Id): Promise<void> {
  const { database, transactions, log } = services
  const request = { orgId, actor: systemActor, operation: 'shifts.release', requestId: newId() }
  try {
    const db = database.reader(orgId)
    const { now, timeZone } = await organisationNow(db)
    if ((await shiftsOfLeavers(db, dateIn(timeZone, now), 1)).length === 0) return
    for (let more = true; more; )
      more = await transactions.run(request, async (tx, commit) => {
        const shifts = await shiftsOfLeavers(tx, dateIn(timeZone, tx.now), atOnce)
        const claimable = await claimableOf(
          tx,
          shifts.map(({ openShiftId }) => openShiftId),
          tx.now,
        )
        const released = release(shifts, { now: tx.now, claimable })
        const changes = await commit(released, all => saveShifts(tx, all))
        await followPublished(tx, services, changes)
        await followChanges({ db: tx, services, commit }, changes)
        return shifts.length === atOnce
      })
  } catch (error) {
    log.warn('shifts of leavers skipped an organisation', { orgId, error: String(error) })
  }
}
