import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { Daily } from '../../../../platform/events/periodic.ts'
import type { Services } from '../../../../platform/services.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { inEveryOrganisation } from '../../../people/members/port.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import { sharesOn } from './progress.ts'
import { makeAllReady } from './rules.ts'
import { dueBy, saveInstallments } from './store.ts'

const atOnce = 200

/** Once a day, makes the installments ready whose day has come by the calendar of their organisation; those of closed projects are left alone. */
export const installmentsOfToday = (services: Services): Worker =>
  new Daily(
    'installments',
    stopping => inEveryOrganisation(services, stopping, orgId => readyDue(services, orgId)),
    services.log,
  )

/** Writes only where one is due. Done twice it finds nothing more. An organisation that is too busy is tried the next day. */
export async function readyDue({ database, transactions, log }: Services, orgId: Id): Promise<void> {
  const request = { orgId, actor: systemActor, operation: 'installments.due', requestId: newId() }
  try {
    const db = database.reader(orgId)
    const { now, timeZone } = await organisationNow(db)
    if ((await dueBy(db, dateIn(timeZone, now), 1)).length === 0) return
    for (let more = true; more; )
      more = await transactions.run(request, async (tx, commit) => {
        const today = dateIn(timeZone, tx.now)
        const due = await dueBy(tx, today, atOnce)
        const projectIds = due.map(({ projectId }) => projectId)
        const shares = await sharesOn(tx, projectIds, today)
        await commit(makeAllReady(due, shares, tx.now), state => saveInstallments(tx, state))
        return due.length === atOnce
      })
  } catch (error) {
    log.warn('installments skipped an organisation', { orgId, error: String(error) })
  }
}
