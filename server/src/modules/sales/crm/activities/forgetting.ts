import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Erasure } from '../../../../platform/erasure/erasing.ts'
import { erasedMention } from '../../../../platform/erasure/mentions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { endAttachments } from '../../../records/attachments/port.ts'
import { removeValues } from '../../../records/custom-fields/port.ts'
import { forgetChanges } from '../../../records/imports/port.ts'
import type { ContactUse } from '../../../work/customers/port.ts'
import type { LeadUse } from '../leads/port.ts'

/** A lead with something planned is not forgotten, and what was done with it last counts. */
export const activitiesWithLeads: LeadUse = {
  keeps: (orgId, leadId) => sql<boolean>`exists (
    select from activities a where a.org_id = ${orgId} and a.lead_id = ${leadId} and a.state = 'planned')`,
  lastTouched: (orgId, leadId) => sql`(
    select max(coalesce(a.done_at, a.created_at)) from activities a
    where a.org_id = ${orgId} and a.lead_id = ${leadId})`,
}

/** The same of a contact. */
export const activitiesWithContacts: ContactUse = {
  keeps: (orgId, contactId) => sql<boolean>`exists (
    select from activities a where a.org_id = ${orgId} and a.contact_id = ${contactId} and a.state = 'planned')`,
  lastTouched: (orgId, contactId) => sql`(
    select max(coalesce(a.done_at, a.created_at)) from activities a
    where a.org_id = ${orgId} and a.contact_id = ${contactId})`,
}

/**
 * What was written about somebody who is forgotten: an activity says that something was done and when, and no more.
 * Its subject is what people know the other one by, so all of it goes, with files and values of custom fields.
 */
export const activitiesAboutThem: Erasure = async ({ services, tx, commit }, { type, ids }) => {
  if (ids.length === 0 || (type !== 'contact' && type !== 'lead')) return null
  const about = await empty(tx, type, ids)
  if (about.length === 0) return null
  const activities = { type: 'activity', ids: about }
  tx.defer(removeValues(tx, about))
  tx.defer(forgetChanges(tx, about))
  await endAttachments(services, tx, commit, activities)
  return activities
}

async function empty(
  tx: WriteTransaction,
  type: 'contact' | 'lead',
  ids: readonly Id[],
): Promise<readonly Id[]> {
  const column = type === 'contact' ? sql`a.contact_id` : sql`a.lead_id`
  const emptied = await tx.sql<{ id: Id }>`
    update activities a set subject = ${erasedMention}, notes = null, external_source = null, external_id = null,
      updated_at = ${tx.now}
    where a.org_id = ${tx.orgId} and ${column} = any(${ids}::uuid[]) returning a.id`
  return emptied.map(({ id }) => id)
}
