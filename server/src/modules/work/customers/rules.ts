import { isHalfReference } from '../../../platform/vocabulary/external-references.ts'
import { start, step } from '../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  isRefused,
  type Refused,
  refuse,
  said,
} from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { changesOf } from './changes.ts'
import * as announce from './announcements.ts'
import { type IdentifierCode, keptIdentifiers } from './kept.ts'
import { customerLife, stateOf } from './life.ts'
import { type CustomerRecord, type CustomValues, searchTextOf } from './record.ts'
import type { CustomerPatch, GivenAddress, NewCustomer } from './shapes.ts'
import { leadingOn, mergedDetail, mergedRefusal } from './tombstone.ts'

/** What a write refers to that is not there. */
export type MissingReference =
  | 'membership_not_found'
  | 'customer_group_not_found'
  | 'customer_tag_not_found'
  | 'payment_term_not_found'
  | 'crm_contact_not_found'
  | 'crm_contact_customer_mismatch'

/** What a write is decided in. */
export interface Circumstances {
  readonly now: Instant
  /** Whether the caller holds `invoicing.manage`: sees and writes what invoicing needs. */
  readonly mayInvoice: boolean
  /** The customers that hold the wanted code and external reference. */
  readonly codeHolder: Id | null
  readonly referenceHolder: Id | null
  readonly missing: MissingReference | null
  /** The values of custom fields as they would be, or why they cannot be. */
  readonly custom: { readonly refusal?: undefined; readonly values: CustomValues } | Refused<ValueCode>
}

type ValueCode = 'custom_field_unknown' | 'custom_field_value_invalid' | 'custom_field_required'

type WriteCode =
  | IdentifierCode
  | MissingReference
  | ValueCode
  | 'customer_billing_fields_forbidden'
  | 'code_already_in_use'
  | 'external_ref_incomplete'
  | 'external_ref_conflict'

type Wanted = Omit<CustomerPatch, 'expectedUpdatedAt'>

export function create(
  wanted: NewCustomer,
  made: { readonly id: Id } & Circumstances,
): Decision<CustomerRecord, announce.CustomerFact<'customer.created'>, WriteCode> {
  const { id, now } = made
  const empty: CustomerRecord = {
    id,
    code: null,
    name: wanted.name,
    kind: 'company',
    active: start(customerLife) === 'active',
    businessId: null,
    externalSource: null,
    externalId: null,
    ownerMembershipId: null,
    customerGroupId: null,
    addresses: [],
    city: null,
    phone: null,
    website: null,
    eInvoiceAddress: null,
    eInvoiceOperator: null,
    invoiceEmail: null,
    language: null,
    deliveryMethod: null,
    paymentTermId: null,
    buyerReference: null,
    vatId: null,
    vatTreatment: null,
    invoicingNotes: null,
    fixedReferenceNumber: null,
    creditLimitCents: null,
    collectionHold: false,
    defaultContactId: null,
    mergedIntoCustomerId: null,
    mergedAt: null,
    searchText: '',
    createdAt: now,
    updatedAt: now,
    tags: [],
    customFields: {},
  }
  const customer = laidOver(empty, wanted, made)
  if ('refusal' in customer) return customer
  return accept(customer, {
    facts: [announce.created(customer)],
    audit: [announce.auditLine('create', id, changesOf(null, customer))],
  })
}

/** A customer with a patch laid over it; one that changes nothing gives the very same record back. */
export function update(
  customer: CustomerRecord,
  patch: Wanted,
  circumstances: Circumstances & { readonly unchanged: boolean; readonly versionGiven: boolean },
): Decision<
  CustomerRecord,
  announce.CustomerFact<'customer.updated'>,
  WriteCode | 'customer_merged' | 'customer_stale' | 'customer_code_immutable'
> {
  const { now, mayInvoice, unchanged, versionGiven } = circumstances
  if (!mayInvoice && writesBilling(patch)) return forbidden()
  const merged = mergedRefusal(customer)
  if (merged) return merged
  if (!unchanged) return stale()
  if (!mayInvoice && patch.businessId !== undefined && !versionGiven)
    return refuse(
      'customer_stale',
      'Its business id is not shown to you: send expectedUpdatedAt with another one.',
    )
  if (patch.code !== undefined && customer.code !== null && patch.code !== customer.code)
    return refuse(
      'customer_code_immutable',
      said`The customer keeps the code “${{ customerCode: customer.code }}”.`,
    )
  const changed = laidOver(customer, patch, circumstances)
  if ('refusal' in changed) return changed
  const blind = new Set(!mayInvoice && patch.businessId !== undefined ? ['businessId'] : [])
  return saved(customer, { ...changed, updatedAt: now }, 'update', { blind })
}

/** Takes a customer out of use, or back into it. */
export function setState(
  customer: CustomerRecord,
  action: 'deactivate' | 'reactivate',
  {
    unchanged,
    reason,
    now,
  }: { readonly unchanged: boolean; readonly reason: string | null; readonly now: Instant },
): Decision<CustomerRecord, announce.CustomerFact<'customer.updated'>, 'customer_merged' | 'customer_stale'> {
  const state = stateOf(customer)
  const next =
    action === 'deactivate'
      ? step(customerLife, 'deactivate', state, mergedDetail(customer))
      : step(customerLife, 'reactivate', state, mergedDetail(customer))
  if (isRefused(next)) return leadingOn(next, customer)
  if (!unchanged) return stale()
  return saved(customer, { ...customer, active: next.state === 'active', updatedAt: now }, action, { reason })
}

function saved(
  before: CustomerRecord,
  after: CustomerRecord,
  verb: string,
  { blind, reason = null }: { readonly blind?: ReadonlySet<string>; readonly reason?: string | null },
) {
  const changes = changesOf(before, after, blind)
  if (changes.length === 0) return accept<CustomerRecord, announce.CustomerFact<'customer.updated'>>(before)
  return accept(after, {
    facts: [announce.updated(after)],
    audit: [{ ...announce.auditLine(verb, after.id, changes), reason }],
  })
}

const writesBilling = ({ billing, defaultContactId }: Wanted): boolean =>
  billing !== undefined || defaultContactId !== undefined

const stale = () => refuse('customer_stale', 'The customer has changed since it was read.')

const forbidden = () =>
  refuse('customer_billing_fields_forbidden', 'Billing fields need invoicing.manage; nothing was written.')

/** A customer with what is wanted, all of it checked. */
function laidOver(
  customer: CustomerRecord,
  wanted: Wanted,
  circumstances: Circumstances,
): CustomerRecord | Refused<WriteCode> {
  const { custom, missing, mayInvoice } = circumstances
  if (!mayInvoice && writesBilling(wanted)) return forbidden()
  const identifiers = keptIdentifiers(wanted)
  if ('refusal' in identifiers) return identifiers
  const refused = referenceRefusal(wanted, customer.id, circumstances)
  if (refused) return refused
  if (missing) return refuse(missing, missingDetails[missing])
  if (custom.refusal !== undefined) return custom
  const { billing, customFields: _, addresses: __, ...own } = wanted
  const addresses = wanted.addresses?.map(withCountry)
  const changed: CustomerRecord = {
    ...customer,
    ...own,
    ...billing,
    ...identifiers.kept,
    ...(addresses && { addresses, city: addresses[0]?.city ?? customer.city }),
    ...(wanted.city !== undefined && { city: wanted.city }),
    tags: wanted.tags ? [...new Set(wanted.tags.map(id => id.toLowerCase()))].sort() : customer.tags,
    customFields: custom.values,
  }
  return { ...changed, searchText: searchTextOf(changed) }
}

const missingDetails: Readonly<Record<MissingReference, string>> = {
  membership_not_found: 'No active member has the id in ownerMembershipId.',
  customer_group_not_found: 'No active customer group has the id in customerGroupId.',
  customer_tag_not_found: 'Not every id in tags is that of an active customer tag.',
  crm_contact_not_found: 'No contact has the id in defaultContactId.',
  crm_contact_customer_mismatch: 'The contact in defaultContactId is no active contact of the customer.',
  payment_term_not_found: 'No active payment term has the id in billing.paymentTermId.',
}

const withCountry = ({
  kind,
  addressLine = null,
  postalCode = null,
  city = null,
  country = 'FI',
}: GivenAddress) => ({
  kind,
  addressLine,
  postalCode,
  city,
  country,
})

function referenceRefusal(
  { externalSource, externalId }: Wanted,
  id: Id,
  { codeHolder, referenceHolder }: Circumstances,
): Refused<'external_ref_incomplete' | 'external_ref_conflict' | 'code_already_in_use'> | undefined {
  if (isHalfReference({ externalSource, externalId }))
    return refuse('external_ref_incomplete', 'Send externalSource and externalId together, or both as null.')
  if (referenceHolder !== null && referenceHolder !== id)
    return refuse(
      'external_ref_conflict',
      `Another customer carries the reference ${externalSource} ${externalId}.`,
    )
  return codeHolder !== null && codeHolder !== id
    ? refuse('code_already_in_use', 'Another customer has this code.')
    : undefined
}
