import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { EveryFiveMinutes } from '../../../../platform/events/periodic.ts'
import type { Services } from '../../../../platform/services.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { inEveryOrganisation } from '../../../people/members/port.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

/** So many swaps are ended in one transaction. */
const atOnce = 500

/** At start and every five minutes, ends the swaps of which a shift has begun. */
export const expiringSwaps = (services: Services): Worker =>
  new EveryFiveMinutes(
    'shift swaps',
    stopping => inEveryOrganisation(services, stopping, orgId => expireSwaps(services, orgId, stopping)),
    services.log,
  )

/** Writes only where something is due. An organisation that is too busy is tried again the next time. */
export async function expireSwaps(services: Services, orgId: Id, stopping?: AbortSignal): Promise<void> {
  const { database, transactions, log } = services
  const request = { orgId, actor: systemActor, operation: 'shift_swaps.expire', requestId: newId() }
  try {
    const reader = database.reader(orgId)
    for (let more = true; more && !stopping?.aborted; ) {
      const { now } = await organisationNow(reader)
      if ((await store.dueSwaps(reader, now, 1)).length === 0) return
      more = await transactions.run(request, async (tx, commit) => {
        const due = await store.dueSwaps(tx, tx.now, atOnce)
        await commit(rules.expire(due, tx.now), expired => store.saveSwaps(tx, expired))
        return due.length === atOnce
      })
    }
  } catch (error) {
    log.warn('swaps of an organisation were not looked at', { orgId, error: String(error) })
  }
}
