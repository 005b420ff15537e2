import {
  choice,
  keeps,
  recordCells,
  referenceCells,
  text,
  type CodeOf,
  column,
  rowOf,
  type ReadRow,
  type RowOf,
  addresses,
  businessId,
  consentWords,
} from '../../../../records/imports/protocol/port.ts'
import { customFieldCell } from '../../../../records/custom-fields/port.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { LeadPatch } from '../shapes.ts'
import { channels } from '../channels.ts'

export const leadRow = rowOf({
  register: 'leads',
  rows: 'leads',
  cells: {
    ...recordCells('lead'),
    ...referenceCells("lead's"),
    title: column(
      text(
        'What the lead is about; without a reference the lead is found by it and by `email`. Needed for a new one. Null or absent keeps what is stored.',
      ),
      { fi: 'Otsikko', sv: 'Rubrik', en: 'Title', example: 'Uusi toimitalo' },
      'aihe, liidi, ämne, subject, lead',
    ),
    leadSource: column(
      text(`The lead source by code or name. ${keeps}`),
      { fi: 'Liidin lähde', sv: 'Leadets källa', en: 'Lead source', example: 'website' },
      'origin, lähde, källa',
    ),
    channel: column(
      choice(channels, `How it came in: one of ${channels.join(', ')}. ${keeps}`, {
        web: { fi: 'Verkko', sv: 'Webb', en: 'Web' },
        email: { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' },
        phone: { fi: 'Puhelin', sv: 'Telefon', en: 'Phone' },
        chat: { fi: 'Pikaviesti', sv: 'Chatt', en: 'Chat' },
        social: { fi: 'Sosiaalinen media', sv: 'Sociala medier', en: 'Social media' },
        event: { fi: 'Tapahtuma', sv: 'Evenemang', en: 'Event' },
        referral: { fi: 'Suosittelu', sv: 'Rekommendation', en: 'Referral' },
        advertising: { fi: 'Mainonta', sv: 'Reklam', en: 'Advertising' },
        visit: { fi: 'Käynti', sv: 'Besök', en: 'Visit' },
        other: { fi: 'Muu', sv: 'Annan', en: 'Other' },
      }),
      {
        fi: 'Kanava',
        sv: 'Kanal',
        en: 'Channel',
        example: 'web',
      },
    ),
    organisationName: column(
      text(`The organisation that it may come to business with. ${keeps}`),
      { fi: 'Organisaatio', sv: 'Organisation', en: 'Organisation', example: 'Äänekosken Sähkö Oy' },
      'yritys, företag, company',
    ),
    businessId: column(
      businessId(
        `Its Finnish business id. A caller without \`invoicing.manage\` says it of a new record alone: of one that is there it is refused as \`crm_lead_stale\`, unless an import of theirs said the same before. ${keeps}`,
      ),
      { fi: 'Y-tunnus', sv: 'FO-nummer', en: 'Business id', example: '2345678-0' },
      'ytunnus, company id',
    ),
    contactName: column(
      text(`What the person is called. ${keeps}`),
      { fi: 'Yhteyshenkilö', sv: 'Kontaktperson', en: 'Contact', example: 'Maija Virtanen' },
      'nimi, namn, name',
    ),
    email: column(
      addresses(`The e-mail address of the person. ${keeps}`),
      { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail', example: 'maija@sahko.example' },
      'sähköpostiosoite, e-postadress, e-mail address',
    ),
    phone: column(
      text(`The telephone number of the person. ${keeps}`),
      { fi: 'Puhelin', sv: 'Telefon', en: 'Phone', example: '+358 40 123 4567' },
      'puhelinnumero, telefonnummer, telephone number, telephone',
    ),
    jobTitle: column(
      text(`What the person does there. ${keeps}`),
      { fi: 'Tehtävänimike', sv: 'Befattning', en: 'Job title', example: 'Toimitusjohtaja' },
      'titteli, titel',
    ),
    owner: column(
      addresses(
        'The member who works on it, by e-mail address or membership id. Null or absent, a new lead goes to the member whose turn it is, and another keeps its own.',
      ),
      { fi: 'Vastuuhenkilö', sv: 'Ansvarig', en: 'Owner' },
      'myyjä, säljare, sales person',
    ),
    consent: column(
      choice(
        ['given', 'refused', 'unknown'],
        `What the person has said to marketing: given, refused or unknown. ${keeps}`,
        consentWords,
      ),
      { fi: 'Markkinointilupa', sv: 'Marknadsföringstillstånd', en: 'Consent', example: 'given' },
      'marketing consent, suostumus, samtycke',
    ),
    consentSource: column(
      text(`Where consent is known from. ${keeps}`),
      {
        fi: 'Luvan lähde',
        sv: 'Tillståndets källa',
        en: 'Consent source',
      },
      'suostumuksen lähde, samtyckets källa',
    ),
    customFields: customFieldCell,
  },
  refuses: [
    'lead_ambiguous',
    'crm_lead_business_id_invalid',
    'crm_lead_stale',
    'crm_lead_opted_out',
    'crm_lead_converted',
    'external_ref_incomplete',
    'lead_source_not_found',
    'membership_not_found',
    'custom_field_unknown',
    'custom_field_value_invalid',
    'custom_field_required',
  ],
})

export type LeadRow = RowOf<typeof leadRow>
export type RowError = CodeOf<typeof leadRow>

/** A record that a row names: whether a lead that does not have it yet may get it. */
interface Named {
  readonly id: Id
  readonly active: boolean
}

/** What rows name. */
interface NamedByRow {
  readonly owner: Named
  readonly leadSource: Named & { readonly code: string }
}

/** A row of a lead; what it says of the contact is a part of the patch. */
export type RowOfLead = ReadRow<LeadRow, Omit<LeadPatch, 'expectedUpdatedAt'>, NamedByRow>
