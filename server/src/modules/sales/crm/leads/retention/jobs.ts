import { sql } from 'kysely'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import { eraseValuesOf } from '../../../../../platform/audit/erasure.ts'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { Daily } from '../../../../../platform/events/periodic.ts'
import type { Services } from '../../../../../platform/services.ts'
import type { Commit } from '../../../../../platform/transactions/transactions.ts'
import { type Id, newId } from '../../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../../platform/worker.ts'
import type { ContactUse } from '../../../../work/customers/port.ts'
import { inEveryOrganisation } from '../../../../people/members/port.ts'
import { organisationNow, settingsOf } from '../../../../company/organisation/port.ts'
import type { LeadRecord } from '../record.ts'
import { anonymizeAll, retentionStart } from './rules.ts'
import { leadsAtOnce, leadsOfContacts, leadsPast, saveAnonymized } from './store.ts'
import { leadUses } from './uses.ts'

const operation = 'leads.anonymize'

/** Once a day, anonymises the leads that the organisations have no use for any more. */
export const leadRetention = (services: Services): Worker =>
  new Daily(
    'lead retention',
    stopping => inEveryOrganisation(services, stopping, orgId => anonymizeDue(services, orgId)),
    services.log,
  )

/** Writes only where a lead is to be anonymised. An organisation that is too busy is tried again the next day. */
export async function anonymizeDue(
  { database, transactions, contributions, log }: Services,
  orgId: Id,
): Promise<void> {
  const uses = contributions(leadUses)
  const request = { orgId, actor: systemActor, operation, requestId: newId() }
  try {
    const db = database.reader(orgId)
    const { leadRetentionMonths: months } = await settingsOf(db)
    if (months === null) return
    const { now } = await organisationNow(db)
    if ((await leadsPast(db, retentionStart(now, months), uses, 1)).length === 0) return
    for (let more = true; more; )
      more = await transactions.run(request, async (tx, commit) => {
        const past = await leadsPast(tx, retentionStart(tx.now, months), uses)
        await anonymizeIn(tx, commit, past)
        return past.length === leadsAtOnce
      })
  } catch (error) {
    log.warn('lead retention skipped an organisation', { orgId, error: String(error) })
  }
}

async function anonymizeIn(
  tx: WriteTransaction,
  commit: Commit,
  leads: readonly LeadRecord[],
): Promise<void> {
  if (leads.length === 0) return
  await commit(anonymizeAll(leads, tx.now), async state => {
    tx.defer(saveAnonymized(tx, state))
    const ids = state.map(({ id }) => id)
    await eraseValuesOf(tx, 'lead', ids, { actor: systemActor, operation, requestId: newId() })
  })
}

/** A lead says no more of a person than the contact that it became. */
export const leadsOfPeople: ContactUse = {
  keeps: () => sql<boolean>`false`,
  lastTouched: () => sql`null::timestamptz`,
  forget: async (tx, commit, contactIds) => anonymizeIn(tx, commit, await leadsOfContacts(tx, contactIds)),
}
