import {
  choice,
  date,
  keeps,
  recordCells,
  referenceCells,
  text,
  type CodeOf,
  column,
  rowOf,
  type RowOf,
  addresses,
  cents,
} from '../../../../records/imports/protocol/port.ts'
import { customFieldCell } from '../../../../records/custom-fields/port.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Pipeline } from '../../pipelines/record.ts'
import type { DealPatch } from '../shapes.ts'
import type { DealState } from '../life.ts'
import type { NamedReason } from './close-reasons.ts'
import { contactsOfDeal, valueLimit } from '../bounds.ts'
import { dealStates } from '../life.ts'

export const dealRow = rowOf({
  register: 'deals',
  rows: 'deals',
  cells: {
    ...recordCells('deal'),
    ...referenceCells("deal's"),
    title: column(
      text(
        'What the deal is about; without a reference the deal is found by it and the customer. Needed for a new one. Null or absent keeps what is stored.',
      ),
      { fi: 'Otsikko', sv: 'Rubrik', en: 'Title', example: 'Koulun lämpöpumput' },
      'aihe, kauppa, affär, subject, deal, deal name',
    ),
    customerId: column(text(`The id of the customer. ${keeps}`), {
      fi: 'Asiakkaan id',
      sv: 'Kundens id',
      en: 'Customer id',
    }),
    customerCode: column(
      text(`The code of the customer, where \`customerId\` is not given. ${keeps}`),
      { fi: 'Asiakkaan koodi', sv: 'Kundkod', en: 'Customer code', example: 'sahko' },
      'asiakas, asiakasnumero, kund, kundnummer, customer, customer number',
    ),
    customerExternalSource: column(
      text(`The other system of the customer; given with \`customerExternalId\`. ${keeps}`),
      { fi: 'Asiakkaan ulkoinen järjestelmä', sv: 'Kundens externa system', en: 'Customer external source' },
    ),
    customerExternalId: column(
      text(`The customer's id in the other system, where neither its id nor its code is given. ${keeps}`),
      { fi: 'Asiakkaan ulkoinen tunnus', sv: 'Kundens externa id', en: 'Customer external id' },
    ),
    contactEmails: column(
      addresses(
        `The e-mail addresses of at most ${contactsOfDeal} contacts, between them \`;\`, the primary one first; they replace those of the deal. ${keeps}`,
      ),
      { fi: 'Yhteyshenkilöt', sv: 'Kontaktpersoner', en: 'Contacts', example: 'maija@sahko.example' },
      'yhteyshenkilö, kontaktperson, contact, e-mail, sähköposti, e-post',
    ),
    pipeline: column(
      text(
        'The pipeline by code or name. Null or absent, a new deal goes to the default one, and another keeps its own.',
      ),
      { fi: 'Myyntiputki', sv: 'Pipeline', en: 'Sales pipeline', example: 'sales' },
      'putki, försäljningspipeline',
    ),
    stage: column(
      text(
        'The stage of the pipeline by code or name. Null or absent, a deal that is new in its pipeline goes to the first, and another keeps its own.',
      ),
      { fi: 'Myyntivaihe', sv: 'Säljfas', en: 'Deal stage', example: 'offered' },
      'skede, affärsfas, vaihe, fas',
    ),
    valueCents: column(
      cents(
        'What the deal is worth, in cents without value added tax; text of digits counts too. A deal with lines takes none. Null or absent keeps what is stored.',
        { minimum: 0, maximum: valueLimit },
      ),
      { fi: 'Arvo sentteinä', sv: 'Värde i cent', en: 'Value in cents', example: '1250000' },
      'sentit, cents',
    ),
    expectedCloseDate: column(
      date(`When it is expected to be closed, \`YYYY-MM-DD\`. ${keeps}`),
      { fi: 'Arvioitu päätöspäivä', sv: 'Beräknat avslut', en: 'Expected close date', example: '2027-03-31' },
      'arvioitu päätös, expected close',
    ),
    owner: column(
      addresses(`The member who looks after it, by e-mail address or membership id. ${keeps}`),
      { fi: 'Vastuuhenkilö', sv: 'Ansvarig', en: 'Owner' },
      'myyjä, säljare, sales person, deal owner',
    ),
    state: column(
      choice(
        dealStates,
        `Whether it is in play, was won or was lost: one of ${dealStates.join(', ')}. \`open\` reopens a closed deal. Null or absent keeps what is stored; a new deal is open.`,
        {
          open: { fi: 'Avoin', sv: 'Öppen', en: 'Open' },
          won: { fi: 'Voitettu', sv: 'Vunnen', en: 'Won' },
          lost: { fi: 'Hävitty', sv: 'Förlorad', en: 'Lost' },
        },
      ),
      { fi: 'Tila', sv: 'Status', en: 'State', example: 'open' },
      'outcome, lopputulos',
    ),
    closeReason: column(
      text(
        'The close reason by code or name; a deal that is being lost needs one. Only with a deal that is won or lost. Null or absent keeps what is stored.',
      ),
      { fi: 'Päätössyy', sv: 'Orsak till avslut', en: 'Close reason' },
      'syy, orsak, reason',
    ),
    closedDate: column(
      date(
        'The day on which it was won or lost, `YYYY-MM-DD`, today or earlier. Only with a deal that is won or lost. Null or absent, a deal that is being closed is closed now.',
      ),
      { fi: 'Päätöspäivä', sv: 'Avslutsdatum', en: 'Closed date' },
      'päätetty, avslutad, closed, closed at',
    ),
    closeNote: column(
      text(`What there is to say of the outcome. Only with a deal that is won or lost. ${keeps}`),
      { fi: 'Päätöksen huomautus', sv: 'Anteckning om avslut', en: 'Close note' },
      'huomautus, anteckning, note',
    ),
    customFields: customFieldCell,
  },
  refuses: [
    'crm_deal_ambiguous',
    'crm_deal_closed',
    'crm_deal_stage_fields_required',
    'crm_deal_value_from_lines',
    'close_reason_not_found',
    'crm_contact_ambiguous',
    'crm_contact_customer_mismatch',
    'crm_contact_not_found',
    'customer_not_found',
    'external_ref_incomplete',
    'membership_not_found',
    'pipeline_not_found',
    'pipeline_stage_mismatch',
    'pipeline_stage_not_found',
    'custom_field_unknown',
    'custom_field_value_invalid',
    'custom_field_required',
  ],
})

export type DealRow = RowOf<typeof dealRow>
export type RowError = CodeOf<typeof dealRow>

/** A row as it counts. */
export interface RowOfDeal {
  readonly patch: DealPatch
  readonly pipeline: Pipeline | undefined
  /** The stage by code or name; which one that is, the pipeline says. */
  readonly stage: string | undefined
  readonly state: DealState | undefined
  /** The reasons of that code or name: one for each outcome at most counts. */
  readonly reasons: readonly NamedReason[] | undefined
  readonly closedDate: PlainDate | undefined
  readonly note: string | undefined
}
