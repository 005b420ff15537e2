import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { paymentTermInUse } from '../../company/payment-terms/port.ts'
import { findMember } from '../../people/members/port.ts'
import { fieldsOf, withChanges } from '../../records/custom-fields/port.ts'
import { findPerson } from './contacts/store.ts'
import { customerGroups } from './groups/register.ts'
import { customerKind, type CustomerRecord } from './record.ts'
import type { MissingReference } from './rules.ts'
import type { CustomerPatch } from './shapes.ts'
import { codeHolder, referenceHolder } from './store.ts'

/** What a write meets: other customers with its code and reference, what it refers to, and the custom fields. */
export async function circumstancesOf(
  db: WriteTransaction,
  wanted: Omit<CustomerPatch, 'expectedUpdatedAt'>,
  customer?: CustomerRecord,
) {
  const [holderOfCode, holderOfReference, missing, fields] = await Promise.all([
    codeHolder(db, wanted.code),
    referenceHolder(db, wanted.externalSource, wanted.externalId),
    missingReference(db, wanted, customer),
    fieldsOf(db, customerKind.kind),
  ])
  const custom = withChanges(fields, customer?.customFields ?? null, wanted.customFields)
  return {
    codeHolder: holderOfCode,
    referenceHolder: holderOfReference,
    missing,
    fields,
    custom,
    now: db.now,
  }
}

/**
 * The first reference of a write that is not there or not in use; what the customer has already it may keep. The
 * statements travel together.
 */
async function missingReference(
  db: TenantDb,
  wanted: Pick<
    CustomerPatch,
    'ownerMembershipId' | 'customerGroupId' | 'tags' | 'billing' | 'defaultContactId'
  >,
  customer?: CustomerRecord,
): Promise<MissingReference | null> {
  const added = (id: Id | null | undefined, held: Id | null | undefined): Id | null =>
    id == null || id.toLowerCase() === held ? null : id
  const ownerId = added(wanted.ownerMembershipId, customer?.ownerMembershipId)
  const groupId = added(wanted.customerGroupId, customer?.customerGroupId)
  const termId = added(wanted.billing?.paymentTermId, customer?.paymentTermId)
  const tagIds = (wanted.tags ?? []).map(id => id.toLowerCase()).filter(id => !customer?.tags.includes(id))
  const contactId = added(wanted.defaultContactId, customer?.defaultContactId)
  const [owner, group, term, tags, contact] = await Promise.all([
    ownerId === null ||
      findMember(db, ownerId).then(member => member !== undefined && member.status !== 'deactivated'),
    groupId === null || customerGroups.store.find(db, groupId).then(found => found?.active === true),
    termId === null || paymentTermInUse(db, termId),
    tagIds.length === 0 || activeTags(db, tagIds).then(found => found.length === new Set(tagIds).size),
    contactId === null ? null : contactCode(db, contactId, customer?.id),
  ])
  if (!owner) return 'membership_not_found'
  if (!group) return 'customer_group_not_found'
  if (!tags) return 'customer_tag_not_found'
  return term ? contact : 'payment_term_not_found'
}

/** Those of the tags that are in use. */
export async function activeTags(db: TenantDb, ids: readonly Id[]): Promise<Id[]> {
  const found = await db.sql<{ id: Id }>`
    select t.id from customer_tags t where t.org_id = ${db.orgId} and t.id = any(${ids}::uuid[]) and t.active`
  return found.map(({ id }) => id)
}

/** Why a person is no default contact of the customer; a new customer has no contacts yet. */
async function contactCode(
  db: TenantDb,
  contactId: Id,
  customerId: Id | undefined,
): Promise<MissingReference | null> {
  const person = await findPerson(db, contactId)
  if (!person) return 'crm_contact_not_found'
  const isContact = person.customers.some(place => place.customerId === customerId && place.active)
  return isContact ? null : 'crm_contact_customer_mismatch'
}
