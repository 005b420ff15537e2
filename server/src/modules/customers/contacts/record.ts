import { type RowOf, table } from '../../../platform/data/table.ts'
import { flag, instant, text, uuid } from '../../../platform/data/table-columns.ts'
import type { BillingLanguage } from '../billing/shapes.ts'
import { type CustomValues, folded } from '../record.ts'
import type { Consent, Place } from './shapes.ts'

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

export interface PersonRecord extends RowOf<typeof personTable> {
  readonly customFields: CustomValues
}

/** A person with every customer whose contact they are. */
export interface PersonWithPlaces extends PersonRecord {
  readonly customers: readonly Place[]
}

/** What contacts are found by. */
export const searchTextOf = ({
  name,
  email,
  phone,
}: Pick<PersonRecord, 'name' | 'email' | 'phone'>): string =>
  folded([name, email ?? '', phone ?? ''].join('\n'))
