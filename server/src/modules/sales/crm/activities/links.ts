import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ActivityRow } from './record.ts'
import type { ActivityPatch } from './shapes.ts'

/** What an activity concerns, as it would be. */
export type Links = Pick<ActivityRow, 'customerId' | 'contactId' | 'dealId' | 'leadId'>

/** What is there of the records that an activity would name; undefined for one that is not. */
export interface Linked {
  readonly customer: { readonly active: boolean } | undefined
  readonly deal: { readonly customerId: Id | null } | undefined
  readonly lead: object | undefined
  /** With the customers whose contact the person is, and whether they still are. */
  readonly contact:
    | { readonly places: readonly { readonly customerId: Id; readonly active: boolean }[] }
    | undefined
}

export type LinkCode =
  | 'customer_not_found'
  | 'crm_deal_not_found'
  | 'crm_lead_not_found'
  | 'crm_contact_not_found'
  | 'crm_contact_customer_mismatch'
  | 'crm_activity_customer_mismatch'

/** The links with a patch laid over them, before anything is looked up. */
export const wantedLinks = (before: Links | null, wanted: Pick<ActivityPatch, keyof Links>): Links => ({
  customerId: lower(wanted.customerId, before?.customerId),
  contactId: lower(wanted.contactId, before?.contactId),
  dealId: lower(wanted.dealId, before?.dealId),
  leadId: lower(wanted.leadId, before?.leadId),
})

const lower = (wanted: Id | null | undefined, before: Id | null | undefined): Id | null =>
  wanted === undefined ? (before ?? null) : (wanted?.toLowerCase() ?? null)

/**
 * The links as they are kept, or why they cannot be. An activity of a deal is the customer's of the deal, and one with a contact
 * of a single customer that one's; what an activity names already it keeps, whatever has
 * become of it. `said` is what the write itself says of the customer.
 */
export function linked(
  before: Links | null,
  wanted: Links,
  { said, found }: { readonly said: Id | null | undefined; readonly found: Linked },
): { readonly refusal?: undefined; readonly links: Links } | Refused<LinkCode> {
  const isNew = (link: keyof Links) => wanted[link] !== null && wanted[link] !== before?.[link]
  if (isNew('dealId') && !found.deal) return refuse('crm_deal_not_found', 'No deal has the id in dealId.')
  if (isNew('leadId') && !found.lead) return refuse('crm_lead_not_found', 'No lead has the id in leadId.')
  if (isNew('contactId') && !found.contact)
    return refuse('crm_contact_not_found', 'No contact has the id in contactId.')
  if (said != null && isNew('customerId') && found.customer?.active !== true)
    return refuse('customer_not_found', 'No active customer has the id in customerId.')
  const ofDeal = found.deal?.customerId ?? null
  const customerId = said
    ? wanted.customerId
    : customerOf(wanted, { said, ofDeal, isNewDeal: isNew('dealId'), found })
  const changes = isNew('dealId') || customerId !== (before?.customerId ?? null)
  if (changes && ofDeal !== null && customerId !== ofDeal)
    return refuse('crm_activity_customer_mismatch', `The deal is with the customer ${ofDeal}.`)
  const mayBeWith = isNew('contactId') || customerId !== (before?.customerId ?? null)
  if (
    mayBeWith &&
    wanted.contactId !== null &&
    customerId !== null &&
    !isContactOf(found.contact, customerId)
  )
    return refuse('crm_contact_customer_mismatch', 'The contact in contactId is none of the customer.')
  return { links: { ...wanted, customerId } }
}

/** The customer of an activity whose write names none; `said` is null where the one that it had is taken away. */
function customerOf(
  wanted: Links,
  {
    said,
    ofDeal,
    isNewDeal,
    found,
  }: {
    readonly said: Id | null | undefined
    readonly ofDeal: Id | null
    readonly isNewDeal: boolean
    readonly found: Linked
  },
): Id | null {
  if (said === null || (isNewDeal && ofDeal !== null)) return ofDeal
  return wanted.customerId ?? ofDeal ?? onlyCustomer(found.contact)
}

const onlyCustomer = (contact: Linked['contact']): Id | null => {
  const [first, ...others] = contact?.places.filter(({ active }) => active) ?? []
  return first && others.length === 0 ? first.customerId : null
}

const isContactOf = (contact: Linked['contact'], customer: Id): boolean =>
  contact?.places.some(({ customerId, active }) => active && customerId === customer) ?? false
