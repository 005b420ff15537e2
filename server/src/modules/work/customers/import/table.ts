import type { TableForm } from '../../../../platform/contract/table.ts'
import { customFieldColumns } from '../../../records/custom-fields/port.ts'
import {
  column,
  type ImportColumn,
  type ImportRegister,
  referenceColumns,
} from '../../../records/imports/port.ts'
import { billingLanguages, deliveryMethods, vatTreatments } from '../billing/shapes.ts'
import { customerKinds } from '../shapes.ts'
import type { CustomerRow } from './shapes.ts'

type Columns = readonly ImportColumn<keyof CustomerRow>[]

const ownColumns: Columns = [
  ...referenceColumns,
  column('code', { fi: 'Koodi', sv: 'Kod', en: 'Code' }, 'sahko', {
    aliases: ['asiakasnumero', 'asiakasnro', 'numero', 'kundnummer', 'customer number', 'number'],
  }),
  column('name', { fi: 'Nimi', sv: 'Namn', en: 'Name' }, 'Äänekosken Sähkö Oy', {
    aliases: ['asiakas', 'asiakkaan nimi', 'yritys', 'kund', 'företag', 'customer', 'company'],
  }),
  column('kind', { fi: 'Laji', sv: 'Slag', en: 'Kind' }, 'company', {
    kind: 'choice',
    choices: customerKinds,
    aliases: ['tyyppi', 'typ', 'type'],
  }),
  column('active', { fi: 'Käytössä', sv: 'Aktiv', en: 'Active' }, 'true', {
    kind: 'flag',
    aliases: ['aktiivinen', 'i bruk', 'in use'],
  }),
  column('businessId', { fi: 'Y-tunnus', sv: 'FO-nummer', en: 'Business id' }, '2345678-0', {
    aliases: ['ytunnus', 'organisaatiotunnus', 'företagsnummer', 'company id', 'registration number'],
  }),
  column('owner', { fi: 'Vastuuhenkilö', sv: 'Ansvarig', en: 'Owner' }, '', {
    aliases: [
      'vastuumyyjä',
      'myyjä',
      'omistaja',
      'ansvarig säljare',
      'säljare',
      'sales person',
      'responsible',
    ],
  }),
  column('group', { fi: 'Asiakasryhmä', sv: 'Kundgrupp', en: 'Customer group' }, '', {
    aliases: ['ryhmä', 'grupp'],
  }),
  column('tags', { fi: 'Tunnisteet', sv: 'Taggar', en: 'Tags' }, '', {
    aliases: ['avainsanat', 'tunniste', 'etiketter', 'labels'],
  }),
  column('phone', { fi: 'Puhelin', sv: 'Telefon', en: 'Phone' }, '+358 14 000 000', {
    aliases: ['puhelinnumero', 'telefonnummer', 'phone number'],
  }),
  column('website', { fi: 'Verkkosivu', sv: 'Webbplats', en: 'Website' }, 'https://sahko.example', {
    aliases: ['kotisivu', 'www', 'verkkosivusto', 'hemsida', 'web'],
  }),
]

const addressColumns: Columns = [
  column('addressLine', { fi: 'Katuosoite', sv: 'Gatuadress', en: 'Street address' }, 'Kauppakatu 1', {
    aliases: ['osoite', 'lähiosoite', 'käyntiosoite', 'adress', 'besöksadress', 'address', 'street'],
  }),
  column('postalCode', { fi: 'Postinumero', sv: 'Postnummer', en: 'Postal code' }, '44100', {
    aliases: ['zip', 'zip code', 'post code'],
  }),
  column('city', { fi: 'Kaupunki', sv: 'Ort', en: 'City' }, 'Äänekoski', {
    aliases: ['postitoimipaikka', 'paikkakunta', 'postort', 'stad', 'town'],
  }),
  column('country', { fi: 'Maa', sv: 'Land', en: 'Country' }, 'FI', {
    aliases: ['maakoodi', 'landskod', 'country code'],
  }),
  column('billingAddressLine', { fi: 'Laskutusosoite', sv: 'Faktureringsadress', en: 'Billing address' }, ''),
  column(
    'billingPostalCode',
    { fi: 'Laskutuksen postinumero', sv: 'Faktureringens postnummer', en: 'Billing postal code' },
    '',
  ),
  column('billingCity', { fi: 'Laskutuksen kaupunki', sv: 'Faktureringens ort', en: 'Billing city' }, '', {
    aliases: ['laskutuksen postitoimipaikka'],
  }),
  column('billingCountry', { fi: 'Laskutuksen maa', sv: 'Faktureringens land', en: 'Billing country' }, ''),
]

const billingColumns: Columns = [
  column(
    'eInvoiceAddress',
    { fi: 'Verkkolaskuosoite', sv: 'E-fakturaadress', en: 'E-invoice address' },
    '003723456780',
    { aliases: ['ovt', 'ovt-tunnus'] },
  ),
  column(
    'eInvoiceOperator',
    { fi: 'Verkkolaskuoperaattori', sv: 'E-fakturaoperatör', en: 'E-invoice operator' },
    '003721291126',
    { aliases: ['välittäjä', 'välittäjätunnus', 'operaattori', 'förmedlare', 'operatör', 'operator'] },
  ),
  column('invoiceEmail', { fi: 'Laskujen sähköposti', sv: 'E-post för fakturor', en: 'Invoice e-mail' }, '', {
    aliases: ['laskutussähköposti', 'laskutuksen sähköposti', 'faktureringens e-post', 'billing e-mail'],
  }),
  column('invoiceLanguage', { fi: 'Laskujen kieli', sv: 'Fakturornas språk', en: 'Invoice language' }, 'fi', {
    kind: 'choice',
    choices: billingLanguages,
  }),
  column('deliveryMethod', { fi: 'Toimitustapa', sv: 'Leveranssätt', en: 'Delivery method' }, 'einvoice', {
    kind: 'choice',
    choices: deliveryMethods,
    aliases: ['laskutustapa', 'faktureringssätt'],
  }),
  column('paymentTerm', { fi: 'Maksuehto', sv: 'Betalningsvillkor', en: 'Payment term' }, 'net_14'),
  column('buyerReference', { fi: 'Ostajan viite', sv: 'Köparens referens', en: 'Buyer reference' }, '', {
    aliases: ['viitteenne', 'tilausnumero', 'er referens', 'your reference'],
  }),
  column('vatId', { fi: 'ALV-tunnus', sv: 'Momsnummer', en: 'VAT id' }, 'FI23456780', {
    aliases: ['alv-numero', 'vat-tunnus', 'vat number', 'momsregistreringsnummer'],
  }),
  column('vatTreatment', { fi: 'ALV-käsittely', sv: 'Momsbehandling', en: 'VAT treatment' }, 'domestic', {
    kind: 'choice',
    choices: vatTreatments,
  }),
  column('invoicingNotes', { fi: 'Laskutusohje', sv: 'Faktureringsanvisning', en: 'Invoicing notes' }, '', {
    aliases: ['laskutuksen lisätieto', 'laskutustiedot'],
  }),
  column(
    'fixedReferenceNumber',
    { fi: 'Kiinteä viitenumero', sv: 'Fast referensnummer', en: 'Fixed reference number' },
    '',
    { aliases: ['viitenumero', 'referensnummer', 'reference number'] },
  ),
  column(
    'creditLimitCents',
    { fi: 'Luottoraja sentteinä', sv: 'Kreditgräns i cent', en: 'Credit limit in cents' },
    '',
  ),
  column('collectionHold', { fi: 'Perintäkielto', sv: 'Indrivningsstopp', en: 'Collection hold' }, '', {
    kind: 'flag',
  }),
]

/** How a table of customers is called, and its columns. */
export const customerImportTable = {
  register: 'customers',
  columns: [...ownColumns, ...addressColumns, ...billingColumns, ...customFieldColumns],
} as const satisfies TableForm & Pick<ImportRegister, 'register' | 'columns'>
