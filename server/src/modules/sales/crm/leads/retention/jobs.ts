import { sql } from 'kysely'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import {
  type Erasure,
  findMentions,
  forget,
  type Forgotten,
} from '../../../../../platform/erasure/erasing.ts'
import { Daily } from '../../../../../platform/events/periodic.ts'
import type { Services } from '../../../../../platform/services.ts'
import type { Commit } from '../../../../../platform/transactions/transactions.ts'
import { type Id, newId } from '../../../../../platform/vocabulary/ids.ts'
import type { Worker } from '../../../../../platform/worker.ts'
import { endAttachments } from '../../../../records/attachments/port.ts'
import type { ContactUse, SamePeople } from '../../../../work/customers/port.ts'
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
export async function anonymizeDue(services: Services, orgId: Id): Promise<void> {
  try {
    const { leadRetentionMonths: months } = await settingsOf(services.database.reader(orgId))
    if (months === null) return
    for (let more = true; more; ) more = await anonymizeSome(services, orgId, months)
  } catch (error) {
    services.log.warn('lead retention skipped an organisation', { orgId, error: String(error) })
  }
}

/** Whether there may be more. Texts are looked through before the write lock is taken; what is to be kept by then, is. */
async function anonymizeSome(services: Services, orgId: Id, months: number): Promise<boolean> {
  const { database, transactions, contributions } = services
  const db = database.reader(orgId)
  const uses = contributions(leadUses)
  const { now } = await organisationNow(db)
  const found = await leadsPast(db, retentionStart(now, months), uses)
  if (found.length === 0) return false
  const { ids, knownBy } = peopleOf(found)
  const mentions = await findMentions(db, contributions, knownBy, ids)
  const origin = { actor: systemActor, operation, requestId: newId() }
  return transactions.run({ orgId, ...origin }, async (tx, commit) => {
    const looked = new Set(ids)
    const still = await leadsPast(tx, retentionStart(tx.now, months), uses)
    const past = still.filter(({ id }) => looked.has(id))
    if (past.length < found.length) return true
    await forget({ services, tx, commit, origin }, [await anonymizeIn(tx, commit, past)], mentions)
    return found.length === leadsAtOnce
  })
}

async function anonymizeIn(
  tx: WriteTransaction,
  commit: Commit,
  leads: readonly LeadRecord[],
): Promise<Forgotten> {
  const ids = leads.map(({ id }) => id)
  if (ids.length > 0) await commit(anonymizeAll(leads, tx.now), state => saveAnonymized(tx, state))
  return { type: 'lead', ids }
}

const peopleOf = (leads: readonly LeadRecord[]): SamePeople => ({
  ids: leads.map(({ id }) => id),
  knownBy: leads.map(({ contactName, email, phone }) => ({ name: contactName, email, phone })),
})

/** A lead says no more of a person than the contact that it became. */
export const leadsOfPeople: ContactUse = {
  keeps: () => sql<boolean>`false`,
  lastTouched: () => sql`null::timestamptz`,
  sameAs: async (db, contactIds) => peopleOf(await leadsOfContacts(db, contactIds)),
  forget: async (tx, commit, contactIds) => anonymizeIn(tx, commit, await leadsOfContacts(tx, contactIds)),
}

/** The files of leads that are forgotten, such as what a person sent about themselves. */
export const filesOfLeads: Erasure = async ({ services, tx, commit }, { type, ids }) => {
  if (type === 'lead') await endAttachments(services, tx, commit, { type, ids })
  return null
}
