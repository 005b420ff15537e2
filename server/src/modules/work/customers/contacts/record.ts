import { flag, instant, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CustomFieldKind } from '../../../records/custom-fields/port.ts'
import type { BillingLanguage } from '../billing/shapes.ts'
import { type CustomValues, folded } from '../record.ts'
import type { Consent, Place } from './shapes.ts'

/** Contacts as custom fields name them. */
export const contactKind: CustomFieldKind = { kind: 'contact', readers: ['crm.use', 'crm.privacy'] }

/** Contacts of one customer, deactivated ones too: their list is answered whole. */
export const contactsOfCustomer = 500

export const personTable = table('contacts', {
  id: uuid,
  name: text,
  email: text.nullable(),
  phone: text.nullable(),
  language: text.as<BillingLanguage>().nullable(),
  externalSource: text.nullable(),
  externalId: text.nullable(),
  consent: text.as<Consent>(),
  consentAt: instant.nullable(),
  consentSource: text.nullable(),
  optedOut: flag,
  optedOutAt: instant.nullable(),
  anonymizedAt: instant.nullable(),
  searchText: text,
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export const placeTable = table(
  'customerContacts',
  {
    customerId: uuid,
    contactId: uuid,
    jobTitle: text.nullable(),
    isPrimary: flag,
    active: flag,
  },
  { key: ['customerId', 'contactId'] },
)

/** How it came that somebody is a contact of a customer, or is none any more. */
export type PlaceChange = 'added' | 'linked' | 'deactivated' | 'reactivated'

/** Each time that one became or ceased to be a contact of a customer; places of before the table have no rows. */
export const placeChangeTable = table('contactPlaceChanges', {
  id: uuid,
  customerId: uuid,
  contactId: uuid,
  change: text.as<PlaceChange>(),
  changedAt: instant,
})

export interface PersonRecord extends RowOf<typeof personTable> {
  readonly customFields: CustomValues
}

/** A person with every customer whose contact they are. */
export interface PersonWithPlaces extends PersonRecord {
  readonly customers: readonly Place[]
}

/** What the places of somebody have become; `before` is null for a new person. */
export const placeChangesOf = (
  before: PersonWithPlaces | null,
  { id: contactId, customers }: PersonWithPlaces,
): { readonly customerId: Id; readonly contactId: Id; readonly change: PlaceChange }[] =>
  customers.flatMap(({ customerId, active }) => {
    const former = before?.customers.find(place => place.customerId === customerId)
    if (!former) return { customerId, contactId, change: before ? ('linked' as const) : ('added' as const) }
    if (former.active === active) return []
    return { customerId, contactId, change: active ? ('reactivated' as const) : ('deactivated' as const) }
  })

/** The places that somebody has got since. */
export const placesAdded = (
  before: Pick<PersonWithPlaces, 'customers'>,
  after: Pick<PersonWithPlaces, 'customers'>,
): Place[] =>
  after.customers.filter(({ customerId }) => !before.customers.some(place => place.customerId === customerId))

/** What contacts are found by. */
export const searchTextOf = ({
  name,
  email,
  phone,
}: Pick<PersonRecord, 'name' | 'email' | 'phone'>): string =>
  folded([name, email ?? '', phone ?? ''].join('\n'))
