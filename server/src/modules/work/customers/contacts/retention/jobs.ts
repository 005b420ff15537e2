import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import {
  type Erasure,
  findMentions,
  forget,
  type Forgetting,
  type Forgotten,
  type Mentions,
} from '../../../../../platform/erasure/erasing.ts'
import { Daily } from '../../../../../platform/events/periodic.ts'
import type { Worker } from '../../../../../platform/module.ts'
import type { Services } from '../../../../../platform/services.ts'
import { type Id, newId } from '../../../../../platform/vocabulary/ids.ts'
import { endAttachments } from '../../../../records/attachments/port.ts'
import { inEveryOrganisation } from '../../../../people/members/port.ts'
import { organisationNow, settingsOf } from '../../../../company/organisation/port.ts'
import { anonymizeAll, retentionStart } from './rules.ts'
import { contactsAtOnce, contactsPast, saveAnonymized } from './store.ts'
import type { PersonRecord } from '../record.ts'
import { contactUses } from './uses.ts'

/** Once a day, anonymizes the contacts that the organisations have no use for any more. */
export const contactRetention = (services: Services): Worker =>
  new Daily(
    'contact retention',
    stopping => inEveryOrganisation(services, stopping, orgId => anonymizeDue(services, orgId)),
    services.log,
  )

const operation = 'contacts.anonymize'

/** Writes only where somebody is to be anonymized. An organisation that is too busy is tried again the next day. */
export async function anonymizeDue(services: Services, orgId: Id): Promise<void> {
  try {
    const { contactRetentionMonths: months } = await settingsOf(services.database.reader(orgId))
    if (months === null) return
    for (let more = true; more; ) more = await anonymizeSome(services, orgId, months)
  } catch (error) {
    services.log.warn('contact retention skipped an organisation', { orgId, error: String(error) })
  }
}

/** Whether there may be more. Texts are looked through before the write lock is taken; whoever is to be kept by then, is. */
async function anonymizeSome(services: Services, orgId: Id, months: number): Promise<boolean> {
  const { database, transactions, contributions } = services
  const db = database.reader(orgId)
  const uses = contributions(contactUses)
  const { now } = await organisationNow(db)
  const found = await contactsPast(db, retentionStart(now, months), uses)
  if (found.length === 0) return false
  const ids = found.map(({ id }) => id)
  const same = await Promise.all(uses.flatMap(({ sameAs }) => sameAs?.(db, ids) ?? []))
  const mentions = await findMentions(
    db,
    contributions,
    [...found, ...same.flatMap(({ knownBy }) => knownBy)],
    [...ids, ...same.flatMap(each => each.ids)],
  )
  const origin = { actor: systemActor, operation, requestId: newId() }
  return transactions.run({ orgId, ...origin }, async (tx, commit) => {
    const looked = new Set(ids)
    const still = await contactsPast(tx, retentionStart(tx.now, months), uses)
    const past = still.filter(({ id }) => looked.has(id))
    if (past.length < found.length) return true
    await anonymizeIn({ services, tx, commit, origin }, past, mentions)
    return found.length === contactsAtOnce
  })
}

async function anonymizeIn(
  forgetting: Forgetting,
  past: readonly PersonRecord[],
  mentions: Mentions | null,
): Promise<void> {
  const { services, tx, commit } = forgetting
  const people = await commit(anonymizeAll(past, tx.now), state => saveAnonymized(tx, state))
  const ids = people.map(({ id }) => id)
  const forgotten: Forgotten[] = [{ type: 'contact', ids }]
  for (const use of services.contributions(contactUses))
    if (use.forget) forgotten.push(await use.forget(tx, commit, ids))
  await forget(forgetting, forgotten, mentions)
}

/** The files of people who are forgotten, such as business cards. */
export const filesOfPeople: Erasure = async ({ services, tx, commit }, { type, ids }) => {
  if (type === 'contact') await endAttachments(services, tx, commit, { type, ids })
  return null
}
