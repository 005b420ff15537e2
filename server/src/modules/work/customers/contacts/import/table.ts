import type { TableForm } from '../../../../../platform/contract/table.ts'
import {
  column,
  type ImportColumn,
  type ImportRegister,
  referenceColumns,
} from '../../../../records/imports/port.ts'
import { billingLanguages } from '../../billing/shapes.ts'
import { customFieldColumns } from '../../../../records/custom-fields/port.ts'
import { consents } from '../shapes.ts'
import type { ContactRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof ContactRow>[] = [
  ...referenceColumns,
  column('email', { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' }, 'maija@sahko.example', {
    aliases: ['sähköpostiosoite', 'e-postadress', 'email address', 'mail'],
  }),
  column('name', { fi: 'Nimi', sv: 'Namn', en: 'Name' }, 'Maija Virtanen', {
    aliases: ['yhteyshenkilö', 'kontaktperson', 'contact', 'full name'],
  }),
  column('phone', { fi: 'Puhelin', sv: 'Telefon', en: 'Phone' }, '+358 40 123 4567', {
    aliases: ['puhelinnumero', 'matkapuhelin', 'telefonnummer', 'mobil', 'mobile', 'phone number'],
  }),
  column('language', { fi: 'Kieli', sv: 'Språk', en: 'Language' }, 'fi', {
    kind: 'choice',
    choices: billingLanguages,
  }),
  column('customerCode', { fi: 'Asiakaskoodi', sv: 'Kundkod', en: 'Customer code' }, 'sahko', {
    aliases: ['asiakasnumero', 'asiakasnro', 'kundnummer', 'customer number'],
  }),
  column(
    'customerExternalSource',
    { fi: 'Asiakkaan järjestelmä', sv: 'Kundens system', en: 'Customer external source' },
    '',
  ),
  column(
    'customerExternalId',
    { fi: 'Asiakkaan ulkoinen tunnus', sv: 'Kundens externa id', en: 'Customer external id' },
    '',
  ),
  column('customerName', { fi: 'Asiakas', sv: 'Kund', en: 'Customer' }, '', {
    aliases: ['asiakkaan nimi', 'yritys', 'företag', 'company', 'company name'],
  }),
  column('jobTitle', { fi: 'Tehtävä', sv: 'Befattning', en: 'Job title' }, 'Toimitusjohtaja', {
    aliases: ['titteli', 'rooli', 'titel', 'roll', 'title', 'role'],
  }),
  column('primary', { fi: 'Ensisijainen', sv: 'Primär', en: 'Primary' }, 'true', { kind: 'flag' }),
  column('active', { fi: 'Käytössä', sv: 'Aktiv', en: 'Active' }, '', {
    kind: 'flag',
    aliases: ['aktiivinen', 'i bruk', 'in use'],
  }),
  column('consent', { fi: 'Markkinointilupa', sv: 'Marknadsföringstillstånd', en: 'Consent' }, 'unknown', {
    kind: 'choice',
    choices: consents,
    aliases: ['suostumus', 'samtycke'],
  }),
  column('consentSource', { fi: 'Luvan lähde', sv: 'Tillståndets källa', en: 'Consent source' }, ''),
  column('optedOut', { fi: 'Markkinointikielto', sv: 'Marknadsföringsförbud', en: 'Opted out' }, '', {
    kind: 'flag',
    aliases: ['suoramarkkinointikielto', 'kieltänyt markkinoinnin', 'unsubscribed'],
  }),
  ...customFieldColumns,
]

/** How a table of contacts is called, and its columns. */
export const contactImportTable = { register: 'contacts', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
