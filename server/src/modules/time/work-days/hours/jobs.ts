import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { Hourly } from '../../../../platform/events/periodic.ts'
import type { Services } from '../../../../platform/services.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { inEveryOrganisation } from '../../../people/members/port.ts'
import { workedOut } from './due.ts'
import { daysDue, saveHours } from './store.ts'

/** How many days one write transaction works out, so that nobody waits for it. */
const daysAtOnce = 200

/** At start and once an hour, works out the hours of days that follow other rules than they did, or are from before. */
export const workingOutHours = (services: Services): Worker =>
  new Hourly(
    'hours of projects',
    stopping => inEveryOrganisation(services, stopping, orgId => workOutDue(services, orgId, stopping)),
    services.log,
  )

/** Writes only where hours are due. An organisation that is too busy is tried again the next time. */
export async function workOutDue(
  { database, transactions, log }: Services,
  orgId: Id,
  stopping?: AbortSignal,
): Promise<void> {
  const request = { orgId, actor: systemActor, operation: 'work_days.work_out_hours', requestId: newId() }
  try {
    if ((await daysDue(database.reader(orgId), 1)).length === 0) return
    for (let more = true; more && !stopping?.aborted; )
      more = await transactions.run(request, async tx => {
        const due = await daysDue(tx, daysAtOnce)
        if (due.length > 0) await saveHours(tx, await workedOut(tx, due))
        return due.length === daysAtOnce
      })
  } catch (error) {
    log.warn('hours of an organisation were not worked out', { orgId, error: String(error) })
  }
}
