import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import { Hourly } from '../../../../../platform/events/periodic.ts'
import type { Services } from '../../../../../platform/services.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../../platform/worker.ts'
import { inEveryOrganisation } from '../../../../people/members/port.ts'
import { organisationNow } from '../../../../company/organisation/port.ts'
import { isScoredOtherwise, rescore, scoringOn } from './store.ts'

/** Once an hour, scores leads by the versions that have come into force. */
export const leadScoringOfToday = (services: Services): Worker =>
  new Hourly(
    'lead scoring',
    stopping => inEveryOrganisation(services, stopping, orgId => scoreDue(services, orgId)),
    services.log,
  )

/** Writes only where another version has come into force. An organisation that is too busy is tried again the next time. */
export async function scoreDue({ database, transactions, log }: Services, orgId: Id): Promise<void> {
  const request = { orgId, actor: systemActor, operation: 'leads.score', requestId: newId() }
  try {
    const db = database.reader(orgId)
    const { timeZone, now } = await organisationNow(db)
    const scoring = await scoringOn(db, dateIn(timeZone, now))
    if (scoring === null || !(await isScoredOtherwise(db, scoring.id))) return
    await transactions.run(request, async tx => {
      const inForce = await scoringOn(tx, dateIn(timeZone, tx.now))
      if (inForce !== null) await rescore(tx, inForce)
    })
  } catch (error) {
    log.warn('lead scoring skipped an organisation', { orgId, error: String(error) })
  }
}
