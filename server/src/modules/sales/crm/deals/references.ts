import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { customersWithIds, placesOfContacts } from '../../../work/customers/port.ts'
import { memberDayContexts } from '../../../people/members/port.ts'
import type { DealRecord } from './record.ts'
import type { DealPatch } from './shapes.ts'

/** What a write refers to that is not there. */
export type MissingReference =
  | 'membership_not_found'
  | 'customer_not_found'
  | 'crm_contact_not_found'
  | 'crm_contact_customer_mismatch'

type Wanted = Pick<DealPatch, 'customerId' | 'ownerMembershipId' | 'contacts'>
type Held = Pick<DealRecord, 'customerId' | 'ownerMembershipId' | 'contacts'>

/** Who and what writes refer to, as far as it is there and in use. */
export interface ExistingReferences {
  readonly customers: ReadonlySet<Id>
  readonly owners: ReadonlySet<Id>
  /** The customers whose active contact a person is, by the person. */
  readonly places: ReadonlyMap<Id, ReadonlySet<Id>>
}

/** Reads what writes of deals refer to, however many they are: three statements that travel together. */
export async function existingReferences(
  db: TenantDb,
  writes: readonly { readonly wanted: Wanted; readonly deal?: Held | undefined }[],
): Promise<ExistingReferences> {
  const named = (ids: readonly (Id | null | undefined)[]): Id[] => [
    ...new Set(ids.flatMap(id => (id == null ? [] : [id.toLowerCase()]))),
  ]
  const customerIds = named(writes.map(({ wanted }) => wanted.customerId))
  const ownerIds = named(writes.map(({ wanted }) => wanted.ownerMembershipId))
  const contactIds = named(
    writes.flatMap(({ wanted, deal }) => [
      ...(wanted.contacts ?? []).map(({ contactId }) => contactId),
      ...(wanted.customerId == null ? [] : (deal?.contacts ?? []).map(({ contactId }) => contactId)),
    ]),
  )
  const [customers, owners, places] = await Promise.all([
    customerIds.length === 0 ? [] : customersWithIds(db, customerIds),
    ownerIds.length === 0 ? [] : memberDayContexts(db, ownerIds),
    contactIds.length === 0 ? [] : placesOfContacts(db, contactIds),
  ])
  return {
    customers: new Set(customers.flatMap(({ id, active }) => (active ? [id] : []))),
    owners: new Set(owners.flatMap(({ id, status }) => (status === 'deactivated' ? [] : [id]))),
    places: new Map(places.map(({ contactId, customerIds: at }) => [contactId, new Set(at)])),
  }
}

/** The first reference of a write that is not there or not in use; what the deal has already it may keep. */
export function missingReference(
  { customers, owners, places }: ExistingReferences,
  wanted: Wanted,
  deal?: Held,
): MissingReference | null {
  const customerId =
    wanted.customerId === undefined ? (deal?.customerId ?? null) : (wanted.customerId?.toLowerCase() ?? null)
  const ownerId = wanted.ownerMembershipId?.toLowerCase()
  if (ownerId !== undefined && ownerId !== deal?.ownerMembershipId && !owners.has(ownerId))
    return 'membership_not_found'
  const isSameCustomer = customerId === (deal?.customerId ?? null)
  if (customerId !== null && !isSameCustomer && !customers.has(customerId)) return 'customer_not_found'
  const held = (deal?.contacts ?? []).map(({ contactId }) => contactId)
  const contacts = wanted.contacts?.map(({ contactId }) => contactId.toLowerCase()) ?? held
  // With the customer as it was, contacts that the deal has already may have left since.
  const added = isSameCustomer ? contacts.filter(id => !held.includes(id)) : contacts
  for (const id of added) {
    if (customerId === null && held.includes(id)) continue
    const at = places.get(id)
    if (!at) return 'crm_contact_not_found'
    if (customerId !== null && !at.has(customerId)) return 'crm_contact_customer_mismatch'
  }
  return null
}
