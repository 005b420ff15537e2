import { isHalfReference } from '../../../../platform/vocabulary/external-references.ts'
import type { FactOf } from '../../../../platform/contract/events.ts'
import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  type FieldChange,
  type Refused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CustomerEvents } from '../events.ts'
import type { CustomValues } from '../record.ts'
import { contactsOfCustomer, type PersonRecord, type PlaceChange, searchTextOf } from './record.ts'
import type { ContactPatch, NewContact, Place } from './shapes.ts'

/** The customer that a contact is written at. */
export interface AtCustomer {
  readonly id: Id
  readonly defaultContactId: Id | null
  /** Its primary contact. */
  readonly primaryId: Id | null
  readonly contactCount: number
  readonly mergedIntoCustomerId: Id | null
}

export interface Circumstances {
  readonly now: Instant
  readonly customer: AtCustomer
  /** The person that holds the wanted external reference. */
  readonly referenceHolder: Id | null
  readonly custom: { readonly refusal?: undefined; readonly values: CustomValues } | Refused<ValueCode>
}

/** A person at a customer, as it is after a write. */
export interface Contact {
  readonly person: PersonRecord
  readonly place: Place
  /** Who was the primary contact of the customer before, and is no more. */
  readonly formerPrimaryId: Id | null
  /** Whether the customer loses its default contact. */
  readonly endsDefault: boolean
  /** What has become of the place, if anything that a timeline shows. */
  readonly change: PlaceChange | null
}

type ValueCode = 'custom_field_unknown' | 'custom_field_value_invalid' | 'custom_field_required'
type FieldCode = 'external_ref_incomplete' | 'external_ref_conflict' | 'crm_contact_opted_out' | ValueCode

export function create(
  { jobTitle = null, primary, ...wanted }: NewContact,
  { id, ...circumstances }: { readonly id: Id } & Circumstances,
): Decision<Contact, never, FieldCode | 'crm_contact_limit_reached'> {
  const { now, customer } = circumstances
  const empty: PersonRecord = {
    id,
    name: wanted.name,
    email: null,
    phone: null,
    language: null,
    externalSource: null,
    externalId: null,
    consent: 'unknown',
    consentAt: null,
    consentSource: null,
    optedOut: false,
    optedOutAt: null,
    anonymizedAt: null,
    searchText: '',
    customFields: {},
    createdAt: now,
    updatedAt: now,
  }
  const person = laidOver(empty, wanted, circumstances)
  if ('refusal' in person) return person
  return placed(person, customer, { jobTitle, primary }, changesOf(null, person), 'added')
}

/** Makes a person a contact of a further customer. */
export function link(
  person: PersonRecord,
  places: readonly Place[],
  { jobTitle = null, primary }: { readonly jobTitle?: string | null; readonly primary?: boolean },
  { customer, now }: Pick<Circumstances, 'customer' | 'now'>,
): Decision<
  Contact,
  never,
  'crm_contact_already_linked' | 'crm_contact_limit_reached' | 'crm_contact_anonymized'
> {
  if (person.anonymizedAt !== null) return anonymized()
  if (places.some(({ customerId }) => customerId === customer.id))
    return refuse('crm_contact_already_linked', `${person.name} is a contact of the customer already.`)
  return placed({ ...person, updatedAt: now }, customer, { jobTitle, primary }, [], 'linked')
}

function placed(
  person: PersonRecord,
  customer: AtCustomer,
  {
    jobTitle,
    primary = customer.contactCount === 0,
  }: { jobTitle: string | null; primary: boolean | undefined },
  changes: readonly FieldChange[],
  change: 'added' | 'linked',
): Decision<Contact, never, 'crm_contact_limit_reached'> {
  if (customer.contactCount >= contactsOfCustomer)
    return refuse(
      'crm_contact_limit_reached',
      said`The customer has ${{ existing: customer.contactCount }} contacts already.`,
    )
  const place: Place = { customerId: customer.id, jobTitle, primary, active: true }
  const formerPrimaryId = primary ? customer.primaryId : null
  const verb = change === 'added' ? 'create' : 'link'
  return accept(
    { person, place, formerPrimaryId, endsDefault: false, change },
    { audit: [auditLine(verb, person.id, [...changes, ...placeChanges(null, place)])] },
  )
}

export function update(
  person: PersonRecord,
  place: Place,
  { jobTitle = place.jobTitle, primary = place.primary, ...wanted }: Omit<ContactPatch, 'expectedUpdatedAt'>,
  circumstances: Circumstances & { readonly unchanged: boolean },
): Decision<
  Contact,
  never,
  FieldCode | 'crm_contact_stale' | 'crm_contact_inactive' | 'crm_contact_anonymized'
> {
  const { now, customer, unchanged } = circumstances
  if (!unchanged) return stale()
  if (person.anonymizedAt !== null) return anonymized()
  if (primary && !place.active)
    return refuse('crm_contact_inactive', `${person.name} is no contact of the customer any more.`)
  const changed = laidOver(person, wanted, circumstances)
  if ('refusal' in changed) return changed
  const moved: Place = { ...place, jobTitle, primary }
  const changes = [...changesOf(person, changed), ...placeChanges(place, moved)]
  const formerPrimaryId = primary && customer.primaryId !== person.id ? customer.primaryId : null
  if (changes.length === 0) return accept(asItWas(person, place))
  const state = { ...asItWas({ ...changed, updatedAt: now }, moved), formerPrimaryId }
  return accept(state, { audit: [auditLine('update', person.id, changes)] })
}

type AtInstant = Pick<Circumstances, 'customer' | 'now'> & { readonly unchanged: boolean }

/** Ends a contact at one customer; a customer whose default contact it was has none then. */
export function deactivate(
  person: PersonRecord,
  place: Place,
  { customer, now, unchanged }: AtInstant,
): Decision<Contact, FactOf<CustomerEvents, 'customer.updated'>, 'crm_contact_stale'> {
  if (!unchanged) return stale()
  if (!place.active) return accept(asItWas(person, place))
  const moved: Place = { ...place, active: false, primary: false }
  const audit = [auditLine('deactivate', person.id, atCustomer(place, moved))]
  const state: Contact = { ...asItWas({ ...person, updatedAt: now }, moved), change: 'deactivated' }
  if (customer.defaultContactId !== person.id)
    return accept<Contact, FactOf<CustomerEvents, 'customer.updated'>>(state, { audit })
  const { id: customerId } = customer
  const lost = {
    action: 'customers.update',
    targetType: 'customer',
    targetId: customerId,
    changes: [{ field: 'defaultContactId', from: person.id, to: null }],
  }
  return accept<Contact, FactOf<CustomerEvents, 'customer.updated'>>(
    { ...state, endsDefault: true },
    {
      facts: [{ event: 'customer.updated', payload: { customerId, updatedAt: now } }],
      audit: [...audit, lost],
    },
  )
}

/** Takes a contact at one customer back. */
export function reactivate(
  person: PersonRecord,
  place: Place,
  { now, unchanged }: AtInstant,
): Decision<Contact, never, 'crm_contact_stale' | 'crm_contact_anonymized'> {
  if (!unchanged) return stale()
  if (person.anonymizedAt !== null) return anonymized()
  if (place.active) return accept(asItWas(person, place))
  const moved: Place = { ...place, active: true }
  const audit = [auditLine('reactivate', person.id, atCustomer(place, moved))]
  const state: Contact = { ...asItWas({ ...person, updatedAt: now }, moved), change: 'reactivated' }
  return accept(state, { audit })
}

const atCustomer = (before: Place, after: Place): FieldChange[] => [
  { field: 'customerId', to: after.customerId },
  ...placeChanges(before, after),
]

const asItWas = (person: PersonRecord, place: Place): Contact => ({
  person,
  place,
  formerPrimaryId: null,
  endsDefault: false,
  change: null,
})

const anonymized = () =>
  refuse(
    'crm_contact_anonymized',
    'What identified the person was removed; nothing is written to it any more.',
  )

const stale = () => refuse('crm_contact_stale', 'The contact has changed since it was read.')

type Wanted = Omit<ContactPatch, 'expectedUpdatedAt' | 'jobTitle' | 'primary'>

/** A person with what is wanted, all of it checked. Opting out ends consent. */
function laidOver(
  person: PersonRecord,
  wanted: Wanted,
  { now, referenceHolder, custom }: Circumstances,
): PersonRecord | Refused<FieldCode> {
  if (isHalfReference(wanted))
    return refuse('external_ref_incomplete', 'Send externalSource and externalId together, or both as null.')
  if (referenceHolder !== null && referenceHolder !== person.id)
    return refuse('external_ref_conflict', 'Another contact carries this external reference.')
  const optedOut = wanted.optedOut ?? person.optedOut
  if (optedOut && wanted.consent === 'given')
    return refuse('crm_contact_opted_out', `${person.name} has opted out of marketing.`)
  if (custom.refusal !== undefined) return custom
  const consent = optedOut ? 'refused' : (wanted.consent ?? person.consent)
  const changed: PersonRecord = {
    ...person,
    ...wanted,
    consent,
    consentAt: consent === person.consent ? person.consentAt : consent === 'unknown' ? null : now,
    optedOut,
    optedOutAt: optedOut === person.optedOut ? person.optedOutAt : optedOut ? now : null,
    customFields: custom.values,
  }
  return { ...changed, searchText: searchTextOf(changed) }
}

const audited = [
  'name',
  'email',
  'phone',
  'language',
  'externalSource',
  'externalId',
  'consent',
  'consentSource',
  'optedOut',
] as const satisfies readonly (keyof PersonRecord)[]

export function changesOf(before: PersonRecord | null, after: PersonRecord): FieldChange[] {
  const keys = new Set([...Object.keys(before?.customFields ?? {}), ...Object.keys(after.customFields)])
  return [
    ...audited.flatMap(field => change(field, before?.[field] ?? null, after[field])),
    ...Array.from(keys).flatMap(key =>
      change(`customFields.${key}`, before?.customFields[key] ?? null, after.customFields[key] ?? null),
    ),
  ]
}

const placeChanges = (before: Place | null, after: Place): FieldChange[] => [
  ...(before ? [] : [{ field: 'customerId', to: after.customerId }]),
  ...change('jobTitle', before?.jobTitle ?? null, after.jobTitle),
  ...change('primary', before?.primary ?? false, after.primary),
  ...change('active', before?.active ?? false, after.active),
]

const change = (field: string, from: unknown, to: unknown): FieldChange[] =>
  canonicalJson([from]) === canonicalJson([to]) ? [] : [{ field, from, to }]

export const auditLine = (verb: string, targetId: Id, changes: readonly FieldChange[]) => ({
  action: `contacts.${verb}`,
  targetType: 'contact',
  targetId,
  changes,
})
