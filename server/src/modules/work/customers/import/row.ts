import {
  choice,
  flag,
  keeps,
  recordCells,
  referenceCells,
  text,
  type CodeOf,
  column,
  rowOf,
  type RowOf,
  addresses,
  businessId,
  cents,
  vatId,
  languageWords,
} from '../../../records/imports/protocol/port.ts'
import { customFieldCell } from '../../../records/custom-fields/port.ts'
import { billingLanguages, deliveryMethods, vatTreatments } from '../billing/shapes.ts'
import { customerKinds } from '../shapes.ts'

const billing = `Needs \`invoicing.manage\`. ${keeps}`

export const customerRow = rowOf({
  register: 'customers',
  rows: 'customers',
  columns: [
    'recordId',
    'externalSource',
    'externalId',
    'code',
    'name',
    'kind',
    'active',
    'businessId',
    'owner',
    'group',
    'tags',
    'phone',
    'website',
    'addressLine',
    'postalCode',
    'city',
    'country',
    'billingAddressLine',
    'billingPostalCode',
    'billingCity',
    'billingCountry',
    'eInvoiceAddress',
    'eInvoiceOperator',
    'invoiceEmail',
    'invoiceLanguage',
    'deliveryMethod',
    'paymentTerm',
    'buyerReference',
    'vatId',
    'vatTreatment',
    'invoicingNotes',
    'fixedReferenceNumber',
    'creditLimitCents',
    'collectionHold',
    'customFields',
  ],
  cells: {
    ...recordCells('customer'),
    ...referenceCells("customer's"),
    code: column(
      text(
        'What the customer is found by otherwise, and the code of a new one. With neither code nor reference it is found by its name; null or absent for none.',
      ),
      { fi: 'Koodi', sv: 'Kod', en: 'Code', example: 'sahko' },
      'asiakasnumero, asiakasnro, numero, kundnummer, customer number, number',
    ),
    name: column(
      text(`What the customer is called; needed for a new one. ${keeps}`),
      { fi: 'Nimi', sv: 'Namn', en: 'Name', example: 'Äänekosken Sähkö Oy' },
      'asiakas, asiakkaan nimi, yritys, kund, företag, customer, company',
    ),
    kind: column(
      choice(customerKinds, `One of ${customerKinds.join(', ')}; a new customer is a company. ${keeps}`, {
        company: { fi: 'Yritys', sv: 'Företag', en: 'Company' },
        person: { fi: 'Henkilö', sv: 'Person', en: 'Person' },
        public_body: { fi: 'Julkisyhteisö', sv: 'Offentlig organisation', en: 'Public body' },
      }),
      { fi: 'Laji', sv: 'Slag', en: 'Kind', example: 'company' },
      'tyyppi, typ, type',
    ),
    active: column(
      flag(`Whether the customer is in use. ${keeps} A new customer is active.`),
      { fi: 'Käytössä', sv: 'Aktiv', en: 'Active', example: 'true' },
      'aktiivinen, i bruk, in use',
    ),
    businessId: column(
      businessId(
        `The Finnish business id. A caller without \`invoicing.manage\` says it of a new record alone: of one that is there it is refused as \`customer_stale\`, unless an import of theirs said the same before. ${keeps}`,
      ),
      { fi: 'Y-tunnus', sv: 'FO-nummer', en: 'Business id', example: '2345678-0' },
      'ytunnus, organisaatiotunnus, företagsnummer, company id, registration number',
    ),
    owner: column(
      addresses(`The member who looks after it, by e-mail address or membership id. ${keeps}`),
      { fi: 'Vastuuhenkilö', sv: 'Ansvarig', en: 'Owner' },
      'vastuumyyjä, myyjä, omistaja, ansvarig säljare, säljare, sales person, responsible',
    ),
    group: column(
      text(`The customer group by code or name. ${keeps}`),
      { fi: 'Asiakasryhmä', sv: 'Kundgrupp', en: 'Customer group' },
      'ryhmä, grupp',
    ),
    tags: column(
      text(
        `Customer tags by code or name, between semicolons or commas; the list is replaced whole. ${keeps}`,
      ),
      { fi: 'Avainsanat', sv: 'Taggar', en: 'Tags' },
      'tunniste, etiketter, labels, tunnisteet',
    ),
    addressLine: column(
      text(`Street and number of the visiting address. ${keeps}`),
      { fi: 'Katuosoite', sv: 'Gatuadress', en: 'Street address', example: 'Kauppakatu 1' },
      'osoite, lähiosoite, käyntiosoite, adress, besöksadress, address, street',
    ),
    postalCode: column(
      text(`The postal code of the visiting address. ${keeps}`),
      { fi: 'Postinumero', sv: 'Postnummer', en: 'Postal code', example: '44100' },
      'zip, zip code, post code',
    ),
    city: column(
      text(
        `The town by which the customer is found, and that of its visiting address where it has one. ${keeps}`,
      ),
      { fi: 'Kaupunki', sv: 'Ort', en: 'City', example: 'Äänekoski' },
      'postitoimipaikka, paikkakunta, postort, stad, town',
    ),
    country: column(
      text(`The country of the visiting address, two letters. ${keeps}`),
      { fi: 'Maa', sv: 'Land', en: 'Country', example: 'FI' },
      'maakoodi, landskod, country code',
    ),
    billingAddressLine: column(text(`Street and number of the billing address. ${keeps}`), {
      fi: 'Laskutusosoite',
      sv: 'Faktureringsadress',
      en: 'Billing address',
    }),
    billingPostalCode: column(text(`The postal code of the billing address. ${keeps}`), {
      fi: 'Laskutuksen postinumero',
      sv: 'Faktureringens postnummer',
      en: 'Billing postal code',
    }),
    billingCity: column(
      text(`The town of the billing address. ${keeps}`),
      { fi: 'Laskutuksen kaupunki', sv: 'Faktureringens ort', en: 'Billing city' },
      'laskutuksen postitoimipaikka',
    ),
    billingCountry: column(text(`The country of the billing address, two letters. ${keeps}`), {
      fi: 'Laskutuksen maa',
      sv: 'Faktureringens land',
      en: 'Billing country',
    }),
    phone: column(
      text(`A telephone number. ${keeps}`),
      { fi: 'Puhelin', sv: 'Telefon', en: 'Phone', example: '+358 14 000 000' },
      'puhelinnumero, telefonnummer, phone number',
    ),
    website: column(
      text(`An address of the web; \`https://\` is put before one without. ${keeps}`),
      { fi: 'Verkkosivu', sv: 'Webbplats', en: 'Website', example: 'https://sahko.example' },
      'kotisivu, www, verkkosivusto, hemsida, web',
    ),
    eInvoiceAddress: column(
      text(`Where e-invoices go. ${billing}`),
      { fi: 'Verkkolaskuosoite', sv: 'E-fakturaadress', en: 'E-invoice address', example: '003723456780' },
      'ovt, ovt-tunnus',
    ),
    eInvoiceOperator: column(
      text(`The operator that takes them. ${billing}`),
      {
        fi: 'Verkkolaskuoperaattori',
        sv: 'E-fakturaoperatör',
        en: 'E-invoice operator',
        example: '003721291126',
      },
      'välittäjä, välittäjätunnus, operaattori, förmedlare, operatör, operator',
    ),
    invoiceEmail: column(
      addresses(`Where invoices go by e-mail. ${billing}`),
      { fi: 'Laskujen sähköposti', sv: 'E-post för fakturor', en: 'Invoice e-mail' },
      'laskutussähköposti, laskutuksen sähköposti, faktureringens e-post, billing e-mail',
    ),
    invoiceLanguage: column(
      choice(
        billingLanguages,
        `The language of invoices: ${billingLanguages.join(', ')}. ${billing}`,
        languageWords,
      ),
      { fi: 'Laskujen kieli', sv: 'Fakturornas språk', en: 'Invoice language', example: 'fi' },
    ),
    deliveryMethod: column(
      choice(deliveryMethods, `One of ${deliveryMethods.join(', ')}. ${billing}`, {
        einvoice: { fi: 'Verkkolasku', sv: 'E-faktura', en: 'E-invoice' },
        email: { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' },
        print: { fi: 'Paperilasku', sv: 'Pappersfaktura', en: 'Print' },
      }),
      { fi: 'Toimitustapa', sv: 'Leveranssätt', en: 'Delivery method', example: 'einvoice' },
      'laskutustapa, faktureringssätt',
    ),
    paymentTerm: column(text(`The payment term by code or name. ${billing}`), {
      fi: 'Maksuehto',
      sv: 'Betalningsvillkor',
      en: 'Payment term',
      example: 'net_14',
    }),
    buyerReference: column(
      text(`What the customer asks invoices to name. ${billing}`),
      { fi: 'Ostajan viite', sv: 'Köparens referens', en: 'Buyer reference' },
      'viitteenne, tilausnumero, er referens, your reference',
    ),
    vatId: column(
      vatId(`The VAT id. ${billing}`),
      { fi: 'ALV-tunnus', sv: 'Momsnummer', en: 'VAT id', example: 'FI23456780' },
      'alv-numero, vat-tunnus, vat number, momsregistreringsnummer',
    ),
    vatTreatment: column(
      choice(vatTreatments, `One of ${vatTreatments.join(', ')}. ${billing}`, {
        domestic: { fi: 'Kotimaa', sv: 'Inrikes', en: 'Domestic' },
        construction_reverse_charge: {
          fi: 'Rakentamispalvelun käännetty verovelvollisuus',
          sv: 'Omvänd skattskyldighet för byggtjänster',
          en: 'Construction reverse charge',
        },
        intra_community: { fi: 'Yhteisömyynti', sv: 'Gemenskapsintern försäljning', en: 'Intra-Community' },
        export: { fi: 'Vienti', sv: 'Export', en: 'Export' },
        exempt: { fi: 'Veroton', sv: 'Skattefri', en: 'Exempt' },
      }),
      {
        fi: 'ALV-käsittely',
        sv: 'Momsbehandling',
        en: 'VAT treatment',
        example: 'domestic',
      },
    ),
    invoicingNotes: column(
      text(`What whoever invoices must know. ${billing}`),
      { fi: 'Laskutusohje', sv: 'Faktureringsanvisning', en: 'Invoicing notes' },
      'laskutuksen lisätieto, laskutustiedot',
    ),
    fixedReferenceNumber: column(
      text(`The domestic reference of every invoice. ${billing}`),
      { fi: 'Kiinteä viitenumero', sv: 'Fast referensnummer', en: 'Fixed reference number' },
      'viitenumero, referensnummer, reference number',
    ),
    creditLimitCents: column(cents(`What may be open at a time, in cents. ${billing}`), {
      fi: 'Luottoraja sentteinä',
      sv: 'Kreditgräns i cent',
      en: 'Credit limit in cents',
    }),
    collectionHold: column(flag(`Whether reminders and collection wait. ${billing}`), {
      fi: 'Perintäkielto',
      sv: 'Indrivningsstopp',
      en: 'Collection hold',
    }),
    customFields: customFieldCell,
  },
  refuses: [
    'customer_ambiguous',
    'customer_billing_fields_forbidden',
    'customer_business_id_invalid',
    'customer_stale',
    'customer_vat_id_invalid',
    'customer_e_invoice_address_invalid',
    'customer_code_immutable',
    'invalid_reference_number',
    'external_ref_incomplete',
    'external_ref_conflict',
    'code_already_in_use',
    'membership_not_found',
    'customer_group_not_found',
    'customer_tag_not_found',
    'payment_term_not_found',
    'custom_field_unknown',
    'custom_field_value_invalid',
    'custom_field_required',
  ],
})

/** By what alone a request may have its rows matched. */
export const matchKeys = ['reference', 'code', 'businessId', 'name'] as const
export type MatchKey = (typeof matchKeys)[number]

export type CustomerRow = RowOf<typeof customerRow>
export type RowError = CodeOf<typeof customerRow>
