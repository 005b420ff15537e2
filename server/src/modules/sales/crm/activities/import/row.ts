import {
  choice,
  type CodeOf,
  column,
  integer,
  keeps,
  type ReadRow,
  recordCells,
  referenceCellsOf,
  rowOf,
  type RowOf,
  text,
  addresses,
  moment,
} from '../../../../records/imports/protocol/port.ts'
import { customFieldCell } from '../../../../records/custom-fields/port.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { Linked } from '../links.ts'
import { activityTypes } from '../record.ts'
import type { ActivityPatch } from '../shapes.ts'

const time =
  'An instant, or a date with or without a time of day in the time zone of the organisation: `2026-12-01 09:00`, `1.12.2026 9:00`.'
const first = 'The first of id, code and reference that is given counts; null or absent is not given.'

/** The fields that name what an activity concerns. */
const linkCells = (what: string, { fi, sv, en }: Record<'fi' | 'sv' | 'en', string>) => ({
  id: column(text(`The ${what} by id. ${first}`), { fi: `${fi} id`, sv: `${sv} id`, en: `${en} id` }),
  source: column(
    text(`The system of the ${what}'s reference. ${first}`),
    {
      ...{ fi: `${fi} ulkoinen järjestelmä`, sv: `${sv} externa system`, en: `${en} external source` },
    },
    `${fi} järjestelmä, ${sv} system`,
  ),
  externalId: column(text(`The ${what}'s id in that system. ${first}`), {
    ...{ fi: `${fi} ulkoinen tunnus`, sv: `${sv} externa id`, en: `${en} external id` },
  }),
})
const customer = linkCells('customer', { fi: 'Asiakkaan', sv: 'Kundens', en: 'Customer' })
const contact = linkCells('contact', { fi: 'Yhteyshenkilön', sv: 'Kontaktpersonens', en: 'Contact' })
const deal = linkCells('deal', { fi: 'Kaupan', sv: 'Affärens', en: 'Deal' })
const lead = linkCells('lead', { fi: 'Liidin', sv: 'Leadets', en: 'Lead' })

export const activityRow = rowOf({
  register: 'activities',
  rows: 'activities',
  needs: ['externalId'],
  cells: {
    ...recordCells('activity'),
    ...referenceCellsOf(
      'The other system; every row without `recordId` needs it, null or absent is refused.',
      "The activity's id in the other system, by which it is found; every row without `recordId` needs it, null or absent is refused.",
    ),
    type: column(
      choice(activityTypes, `One of ${activityTypes.join(', ')}. Needed for a new one. ${keeps}`, {
        call: { fi: 'Puhelu', sv: 'Samtal', en: 'Call' },
        meeting: { fi: 'Tapaaminen', sv: 'Möte', en: 'Meeting' },
        email: { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' },
        task: { fi: 'Tehtävä', sv: 'Uppgift', en: 'Task' },
        note: { fi: 'Muistiinpano', sv: 'Anteckning', en: 'Note' },
        visit: { fi: 'Käynti', sv: 'Besök', en: 'Visit' },
      }),
      { fi: 'Tyyppi', sv: 'Typ', en: 'Type', example: 'call' },
      'laji, slag, activity type',
    ),
    subject: column(
      text(`What it is about, in one line. Needed for a new one. ${keeps}`),
      { fi: 'Aihe', sv: 'Ämne', en: 'Subject', example: 'Soita tarjouksesta' },
      'otsikko, rubrik, title',
    ),
    notes: column(
      text(`What was said or agreed. ${keeps}`),
      { fi: 'Muistiinpanot', sv: 'Anteckningar', en: 'Notes' },
      'kuvaus, muistiinpano, beskrivning, description, note',
    ),
    dueAt: column(
      moment(`When it is to be done by, or begins. ${time} ${keeps}`),
      { fi: 'Määräaika', sv: 'Förfaller', en: 'Due at', example: '2026-12-01 09:00' },
      'alkaa, eräpäivä, förfallodatum, due, due date, starts at',
    ),
    durationMinutes: column(
      { ...integer(`How long it takes, in minutes. ${keeps}`, {}, 'duration'), isExact: true },
      { fi: 'Kesto', sv: 'Varaktighet', en: 'Duration', example: '30' },
      'kesto minuutteina, minuutit, minuter, minutes',
    ),
    doneAt: column(
      moment(`When it was done; a planned one is done by it. ${time} ${keeps}`),
      { fi: 'Tehty', sv: 'Utförd', en: 'Done at' },
      'valmis, klar, done, completed at',
    ),
    outcomeCode: column(
      text(`What came of it, the code of an outcome; only with what is done. ${keeps}`),
      { fi: 'Tulos', sv: 'Resultat', en: 'Outcome' },
      'lopputulos, utfall, result',
    ),
    owner: column(
      addresses(
        'The member who is to do it, or did, by e-mail address or membership id. Null or absent, a new one is the importing member’s, and another keeps its own.',
      ),
      { fi: 'Vastuuhenkilö', sv: 'Ansvarig', en: 'Owner' },
      'myyjä, säljare, sales person',
    ),
    customerId: customer.id,
    customerCode: column(
      text(`The customer by its code. ${first}`),
      { fi: 'Asiakkaan koodi', sv: 'Kundkod', en: 'Customer code', example: 'sahko' },
      'asiakasnumero, asiakasnro, kundnummer, customer number, asiakaskoodi',
    ),
    customerExternalSource: customer.source,
    customerExternalId: customer.externalId,
    contactId: contact.id,
    contactExternalSource: contact.source,
    contactExternalId: contact.externalId,
    dealId: deal.id,
    dealExternalSource: deal.source,
    dealExternalId: deal.externalId,
    leadId: lead.id,
    leadExternalSource: lead.source,
    leadExternalId: lead.externalId,
    customFields: customFieldCell,
  },
  refuses: [
    'external_ref_incomplete',
    'membership_not_found',
    'customer_not_found',
    'crm_contact_not_found',
    'crm_contact_customer_mismatch',
    'crm_deal_not_found',
    'crm_lead_not_found',
    'crm_activity_customer_mismatch',
    'crm_activity_outcome_not_found',
    'crm_activity_done_in_future',
    'crm_activity_not_done',
    'crm_activity_cancelled',
    'crm_activity_note_not_planned',
    'custom_field_unknown',
    'custom_field_value_invalid',
    'custom_field_required',
  ],
})

export type ActivityRow = RowOf<typeof activityRow>
export type RowError = CodeOf<typeof activityRow>

/** What rows name. */
interface NamedByRow {
  readonly owner: { readonly id: Id; readonly active: boolean }
  readonly customerId: { readonly id: Id } & NonNullable<Linked['customer']>
  readonly contactId: { readonly id: Id } & NonNullable<Linked['contact']>
  readonly dealId: { readonly id: Id } & NonNullable<Linked['deal']>
  readonly leadId: { readonly id: Id }
}

export type RowOfActivity = ReadRow<ActivityRow, Omit<ActivityPatch, 'expectedUpdatedAt'>, NamedByRow>
