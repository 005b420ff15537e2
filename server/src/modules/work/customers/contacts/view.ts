import type { PersonRecord, PersonWithPlaces } from './record.ts'
import type { CustomerContact, Person, Place } from './shapes.ts'

const shownPerson = (person: PersonRecord) => ({
  id: person.id,
  name: person.name,
  email: person.email,
  phone: person.phone,
  language: person.language,
  externalSource: person.externalSource,
  externalId: person.externalId,
  consent: person.consent,
  consentAt: person.consentAt,
  consentSource: person.consentSource,
  optedOut: person.optedOut,
  optedOutAt: person.optedOutAt,
  mayReceiveMarketing: person.consent === 'given' && !person.optedOut,
  customFields: person.customFields,
})

export const contact = (person: PersonWithPlaces): Person => ({
  ...shownPerson(person),
  customers: [...person.customers],
  createdAt: person.createdAt,
  updatedAt: person.updatedAt,
})

export const contactAt = (person: PersonRecord, place: Place): CustomerContact => ({
  ...shownPerson(person),
  customerId: place.customerId,
  jobTitle: place.jobTitle,
  primary: place.primary,
  active: place.active,
  createdAt: person.createdAt,
  updatedAt: person.updatedAt,
})
