import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { Daily } from '../../../../../platform/events/periodic.ts'
import type { Worker } from '../../../../../platform/module.ts'
import type { Services } from '../../../../../platform/services.ts'
import type { Commit } from '../../../../../platform/transactions/transactions.ts'
import { type Id, newId } from '../../../../../platform/vocabulary/ids.ts'
import { inEveryOrganisation } from '../../../../people/members/port.ts'
import { organisationNow, settingsOf } from '../../../../company/organisation/port.ts'
import { anonymizeAll, retentionStart } from './rules.ts'
import { contactsAtOnce, contactsPast, saveAnonymized } from './store.ts'
import { type ContactUse, contactUses } from './uses.ts'

/** Once a day, anonymizes the contacts that the organisations have no use for any more. */
export const contactRetention = (services: Services): Worker =>
  new Daily(
    'contact retention',
    stopping => inEveryOrganisation(services, stopping, orgId => anonymizeDue(services, orgId)),
    services.log,
  )

/** Writes only where somebody is to be anonymized. An organisation that is too busy is tried again the next day. */
export async function anonymizeDue(
  { database, transactions, contributions, log }: Services,
  orgId: Id,
): Promise<void> {
  const uses = contributions(contactUses)
  const request = { orgId, actor: systemActor, operation: 'contacts.anonymize', requestId: newId() }
  try {
    const db = database.reader(orgId)
    const { contactRetentionMonths: months } = await settingsOf(db)
    if (months === null) return
    const { now } = await organisationNow(db)
    if ((await contactsPast(db, retentionStart(now, months), uses, 1)).length === 0) return
    for (let more = true; more; )
      more = await transactions.run(request, (tx, commit) => anonymizeSome(tx, commit, months, uses))
  } catch (error) {
    log.warn('contact retention skipped an organisation', { orgId, error: String(error) })
  }
}

/** Whether there may be more. */
async function anonymizeSome(
  tx: WriteTransaction,
  commit: Commit,
  months: number,
  uses: readonly ContactUse[],
): Promise<boolean> {
  const found = await contactsPast(tx, retentionStart(tx.now, months), uses)
  if (found.length === 0) return false
  const people = await commit(anonymizeAll(found, tx.now), state => saveAnonymized(tx, state))
  for (const { forget } of uses)
    await forget?.(
      tx,
      commit,
      people.map(({ id }) => id),
    )
  return found.length === contactsAtOnce
}
