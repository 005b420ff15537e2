import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { EveryFiveMinutes } from '../../../../platform/events/periodic.ts'
import type { Services } from '../../../../platform/services.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { inEveryOrganisation } from '../../../people/members/port.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import { withdrawOfLeavers } from '../claims/rules.ts'
import { claimsOfLeavers, saveClaims } from '../claims/store.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { supersedeClaims } from './superseding.ts'

/** So many open shifts are ended in one transaction. */
const atOnce = 200

/** At start and every five minutes, ends the open shifts that nobody can have any more. */
export const expiringOpenShifts = (services: Services): Worker =>
  new EveryFiveMinutes(
    'open shifts',
    stopping =>
      inEveryOrganisation(services, stopping, async orgId => {
        await withdrawClaimsOfLeavers(services, orgId)
        await expireOpenShifts(services, orgId, stopping)
      }),
    services.log,
  )

/** Writes only where somebody has left whose claim waits. An organisation that is too busy is tried again the next time. */
export async function withdrawClaimsOfLeavers(services: Services, orgId: Id): Promise<void> {
  const { database, transactions, log } = services
  const request = { orgId, actor: systemActor, operation: 'open_shift_claims.withdraw', requestId: newId() }
  try {
    if ((await claimsOfLeavers(database.reader(orgId), 1)).length === 0) return
    for (let more = true; more; )
      more = await transactions.run(request, async (tx, commit) => {
        const claims = await claimsOfLeavers(tx, atOnce)
        await commit(withdrawOfLeavers(claims, tx.now), withdrawn => saveClaims(tx, withdrawn))
        return claims.length === atOnce
      })
  } catch (error) {
    log.warn('claims of leavers of an organisation were not looked at', { orgId, error: String(error) })
  }
}

/** Writes only where something is due. An organisation that is too busy is tried again the next time. */
export async function expireOpenShifts(services: Services, orgId: Id, stopping?: AbortSignal): Promise<void> {
  const { database, transactions, log } = services
  const request = { orgId, actor: systemActor, operation: 'open_shifts.expire', requestId: newId() }
  try {
    const reader = database.reader(orgId)
    for (let more = true; more && !stopping?.aborted; ) {
      const { now } = await organisationNow(reader)
      if ((await store.dueOpenShifts(reader, now, 1)).length === 0) return
      more = await transactions.run(request, async (db, commit) => {
        const due = await store.dueOpenShifts(db, db.now, atOnce)
        const before = new Map(due.map(openShift => [openShift.id, openShift]))
        const expired = await commit(rules.expire(due, db.now), all =>
          store.saveOpenShifts(
            db,
            all.map(after => ({ before: before.get(after.id) ?? null, after })),
          ),
        )
        await supersedeClaims({ db, services, commit }, expired)
        return due.length === atOnce
      })
    }
  } catch (error) {
    log.warn('open shifts of an organisation were not looked at', { orgId, error: String(error) })
  }
}
