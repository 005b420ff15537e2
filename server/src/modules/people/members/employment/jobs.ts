import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { Daily } from '../../../../platform/events/periodic.ts'
import type { Worker } from '../../../../platform/module.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { areServed, endAccess } from '../deactivation/access-endings.ts'
import { hasOtherAdmin } from '../deactivation/store.ts'
import { dateOfTransaction, inEveryOrganisation, presentDate } from '../every-organisation.ts'
import { idsOfLeft, recordsToOffboard } from '../record/store.ts'
import { offboard } from './rules.ts'
import { saveEmployment } from './saving.ts'

/**
 * Once a day, deactivates the members whose last day has passed and who were to be offboarded, and ends what served anybody whose
 * last day has passed.
 */
export const offboarding = (services: Services): Worker =>
  new Daily('offboarding', stopping => offboardEverywhere(services, stopping), services.log)

export const offboardEverywhere = (services: Services, stopping?: AbortSignal): Promise<void> =>
  inEveryOrganisation(services, stopping, orgId => offboardDue(services, orgId))

/** Writes only where somebody is to be offboarded. An organisation that is too busy is tried again the next day. */
export async function offboardDue(
  { database, transactions, contributions, log }: Services,
  orgId: Id,
): Promise<void> {
  const request = { orgId, actor: systemActor, operation: 'members.offboard', requestId: newId() }
  try {
    const today = await presentDate(database.reader(orgId), orgId)
    if (today === undefined) return
    const db = database.reader(orgId)
    const [records, left] = await Promise.all([recordsToOffboard(db, today), idsOfLeft(db, today)])
    if (records.length === 0 && !(await areServed(db, contributions, left))) return
    await transactions.run(request, (tx, commit) => offboardAll(tx, commit, contributions))
  } catch (error) {
    log.warn('offboarding skipped an organisation', { orgId, error: String(error) })
  }
}

async function offboardAll(
  tx: WriteTransaction,
  commit: Commit,
  contributions: Contributions,
): Promise<void> {
  const today = await dateOfTransaction(tx)
  for (const record of await recordsToOffboard(tx, today)) {
    // Asked for each, because the one before may have been the other administrator.
    const otherAdmin = await hasOtherAdmin(tx, record.member.id, today)
    const decision = offboard(record, { otherAdmin, today, now: tx.now })
    // Refused for an administrator whose last day could not be recorded any more; the next day asks again.
    if (!isRefused(decision))
      await commit(decision, changed => saveEmployment(tx, record, changed, contributions))
  }
  await endAccess(tx, commit, contributions, await idsOfLeft(tx, today))
}
