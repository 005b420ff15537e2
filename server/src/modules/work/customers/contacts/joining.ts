import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { PersonRecord, PersonWithPlaces } from './record.ts'
import { type AtCustomer, type Contact, link } from './rules.ts'
import type { Consent } from './shapes.ts'

/** What a person has said to marketing, as another family knows it. */
export interface ConsentState {
  readonly consent: Consent
  readonly consentAt: Instant | null
  readonly consentSource: string | null
  readonly optedOut: boolean
  readonly optedOutAt: Instant | null
}

/**
 * Turns to a person who is there: one of the customer's active contacts, or anybody where the customer is made in the same
 * transaction. What they have said to marketing is taken over: an opt-out always, consent where none was known.
 */
export function join(
  person: PersonWithPlaces,
  known: ConsentState,
  { customer, isNew, now }: { readonly customer: AtCustomer; readonly isNew: boolean; readonly now: Instant },
): Decision<Contact, never, 'crm_contact_customer_mismatch' | 'crm_contact_limit_reached'> {
  const placed = isNew ? linked(person, customer, now) : found(person, customer)
  if (placed.refusal !== undefined) return placed
  const asked = consenting(person, known)
  const changes = (['consent', 'consentSource', 'optedOut'] as const)
    .filter(field => canonicalJson([person[field]]) !== canonicalJson([asked[field]]))
    .map(field => ({ field, from: person[field], to: asked[field] }))
  if (changes.length === 0) return placed
  const audit = [{ action: 'contacts.update', targetType: 'contact', targetId: person.id, changes }]
  return accept(
    { ...placed.state, person: { ...asked, updatedAt: now } },
    { audit: [...placed.audit, ...audit] },
  )
}

/** A customer that is new has room, and the person no place there. */
function linked(person: PersonWithPlaces, customer: AtCustomer, now: Instant) {
  const decision = link(person, [], {}, { customer, now })
  if (decision.refusal === 'crm_contact_already_linked') throw new Error(decision.detail)
  return decision as Decision<Contact, never, 'crm_contact_limit_reached'>
}

function found(
  person: PersonWithPlaces,
  customer: AtCustomer,
): Decision<Contact, never, 'crm_contact_customer_mismatch'> {
  const place = person.customers.find(({ customerId, active }) => active && customerId === customer.id)
  if (!place)
    return refuse('crm_contact_customer_mismatch', `${person.name} is no active contact of the customer.`)
  return accept({ person, place, formerPrimaryId: null, endsDefault: false, change: null })
}

function consenting(person: PersonRecord, known: ConsentState): PersonRecord {
  const { consent, consentAt, consentSource } = known
  if (person.optedOut) return person
  if (known.optedOut)
    return {
      ...person,
      consent: 'refused',
      consentAt,
      consentSource: consentSource ?? person.consentSource,
      optedOut: true,
      optedOutAt: known.optedOutAt,
    }
  return person.consent === 'unknown' ? { ...person, consent, consentAt, consentSource } : person
}
