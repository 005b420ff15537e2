import {
  choice,
  type CodeOf,
  column,
  flag,
  keeps,
  type NamedInRow,
  namingBy,
  type ReadRow,
  recordCells,
  referenceCells,
  type RefusedRow,
  refusedRow,
  rowOf,
  type RowOf,
  text,
  addresses,
  languageWords,
  consentWords,
} from '../../../../records/imports/protocol/port.ts'
import { customFieldCell } from '../../../../records/custom-fields/port.ts'
import { billingLanguages } from '../../billing/shapes.ts'
import { folded } from '../../record.ts'
import { type ContactPatch, consents } from '../shapes.ts'

const whose =
  'The first of id, code, reference and name that is given says at which customer the person is; null or absent is not given.'

export const contactRow = rowOf({
  register: 'contacts',
  rows: 'contacts',
  cells: {
    ...recordCells('person'),
    ...referenceCells("person's", 'they are'),
    email: column(
      addresses(
        `The e-mail address, by which they are found otherwise, and by the name at the customer where there is none. ${keeps}`,
      ),
      { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail', example: 'maija@sahko.example' },
      'sähköpostiosoite, e-postadress, email address, mail',
    ),
    name: column(
      text(`What the person is called; needed for a new one. ${keeps}`),
      { fi: 'Nimi', sv: 'Namn', en: 'Name', example: 'Maija Virtanen' },
      'yhteyshenkilö, kontaktperson, contact, full name',
    ),
    phone: column(
      text(`A telephone number. ${keeps}`),
      { fi: 'Puhelin', sv: 'Telefon', en: 'Phone', example: '+358 40 123 4567' },
      'puhelinnumero, matkapuhelin, telefonnummer, mobil, mobile, phone number',
    ),
    language: column(
      choice(
        billingLanguages,
        `The language to write in: ${billingLanguages.join(', ')}. ${keeps}`,
        languageWords,
      ),
      { fi: 'Kieli', sv: 'Språk', en: 'Language', example: 'fi' },
    ),
    customerId: column(text(`The customer by its id. ${whose}`), {
      fi: 'Asiakkaan id',
      sv: 'Kundens id',
      en: 'Customer id',
    }),
    customerCode: column(
      text(`The customer by its code. ${whose} A new person needs one.`),
      { fi: 'Asiakkaan koodi', sv: 'Kundkod', en: 'Customer code', example: 'sahko' },
      'asiakasnumero, asiakasnro, kundnummer, customer number, asiakaskoodi',
    ),
    customerExternalSource: column(
      text(`The system of the customer's reference. ${whose}`),
      {
        ...{
          fi: 'Asiakkaan ulkoinen järjestelmä',
          sv: 'Kundens externa system',
          en: 'Customer external source',
        },
      },
      'asiakkaan järjestelmä, kundens system',
    ),
    customerExternalId: column(text(`The customer's id in that system. ${whose}`), {
      ...{ fi: 'Asiakkaan ulkoinen tunnus', sv: 'Kundens externa id', en: 'Customer external id' },
    }),
    customerName: column(
      text(`The customer by its name, where only one bears it. ${whose}`),
      { fi: 'Asiakas', sv: 'Kund', en: 'Customer' },
      'asiakkaan nimi, yritys, företag, company, company name',
    ),
    jobTitle: column(
      text(`What the person does at the customer. ${keeps}`),
      { fi: 'Tehtävänimike', sv: 'Befattning', en: 'Job title', example: 'Toimitusjohtaja' },
      'titteli, rooli, titel, roll, title, role, tehtävä',
    ),
    primary: column(flag(`Whether the customer is reached by this person first of all. ${keeps}`), {
      ...{ fi: 'Ensisijainen', sv: 'Primär', en: 'Primary', example: 'true' },
    }),
    active: column(
      flag(`Whether the person is a contact of the customer still. ${keeps}`),
      { fi: 'Käytössä', sv: 'Aktiv', en: 'Active' },
      'aktiivinen, i bruk, in use',
    ),
    consent: column(
      choice(consents, `What they have said to marketing: ${consents.join(', ')}. ${keeps}`, consentWords),
      { fi: 'Markkinointilupa', sv: 'Marknadsföringstillstånd', en: 'Consent', example: 'unknown' },
      'suostumus, samtycke',
    ),
    consentSource: column(text(`Where it is known from. ${keeps}`), {
      ...{ fi: 'Luvan lähde', sv: 'Tillståndets källa', en: 'Consent source' },
    }),
    optedOut: column(
      flag(`Whether they have forbidden marketing. ${keeps}`),
      { fi: 'Markkinointikielto', sv: 'Marknadsföringsförbud', en: 'Opted out' },
      'suoramarkkinointikielto, kieltänyt markkinoinnin, unsubscribed',
    ),
    customFields: customFieldCell,
  },
  refuses: [
    'crm_contact_ambiguous',
    'customer_not_found',
    'customer_ambiguous',
    'external_ref_incomplete',
    'external_ref_conflict',
    'crm_contact_opted_out',
    'crm_contact_inactive',
    'crm_contact_anonymized',
    'crm_contact_limit_reached',
    'custom_field_unknown',
    'custom_field_value_invalid',
    'custom_field_required',
  ],
})

/** By what alone a request may have its rows matched. */
export const matchKeys = ['reference', 'email', 'name'] as const
export type MatchKey = (typeof matchKeys)[number]

export type ContactRow = RowOf<typeof contactRow>
export type RowError = CodeOf<typeof contactRow>

/** How rows name the customer at which a person is. */
export const customerNaming = namingBy({
  id: 'customerId',
  code: 'customerCode',
  reference: ['customerExternalSource', 'customerExternalId'],
  name: 'customerName',
  folded,
})

type Read = ReadRow<ContactRow, Omit<ContactPatch, 'expectedUpdatedAt'>>

/** A row of a person, as it counts. */
export interface RowOfContact extends Pick<Read, 'reference' | 'patch'> {
  readonly active: boolean | undefined
  readonly customer: NamedInRow | undefined
}

export function readRow({ row, said, patch, reference }: Read): RowOfContact | RefusedRow<RowError> {
  const customer = customerNaming.in(row)
  if (customer && 'error' in customer) return customer
  if (!reference && said.recordId === undefined && said.name === undefined && said.email === undefined)
    return refusedRow('missing_required', 'name')
  return { reference, patch, active: said.active, customer }
}
