import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { Hourly } from '../../../../platform/events/periodic.ts'
import type { Services } from '../../../../platform/services.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { inEveryOrganisation } from '../../../people/members/port.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import { settleAccounts } from './settle.ts'
import { foundAnew } from '../reasons.ts'
import { accountsToSettle } from './store.ts'

/** So many accounts are settled in one transaction. */
const accountsAtOnce = 100

/** At start and once an hour, writes what was earned, carried over and lost since, and what other facts have changed. */
export const settlingLeave = (services: Services): Worker =>
  new Hourly(
    'leave',
    stopping => inEveryOrganisation(services, stopping, orgId => settleDue(services, orgId, stopping)),
    services.log,
  )

/** Settles what is due of an organisation. One that is too busy is tried again the next time. */
export async function settleDue(services: Services, orgId: Id, stopping?: AbortSignal): Promise<void> {
  const { database, transactions, log } = services
  const request = { orgId, actor: systemActor, operation: 'leave.settle', requestId: newId() }
  const why = { reason: foundAnew('settling'), actorMembershipId: null }
  try {
    const reader = database.reader(orgId)
    const { timeZone, now } = await organisationNow(reader)
    const through = dateIn(timeZone, now)
    for (let after: Id | null = null; !stopping?.aborted; ) {
      const due = await accountsToSettle(reader, through, after, accountsAtOnce)
      if (due.length > 0)
        await transactions.run(request, tx => settleAccounts(tx, due, { through, timeZone, why }))
      if (due.length < accountsAtOnce) return
      after = due.at(-1)?.id ?? null
    }
  } catch (error) {
    log.warn('leave of an organisation was not settled', { orgId, error: String(error) })
  }
}
