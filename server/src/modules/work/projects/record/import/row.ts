import {
  choice,
  type CodeOf,
  column,
  date,
  integer,
  keeps,
  type ReadRow,
  referenceCells,
  rowOf,
  type RowOf,
  text,
  addresses,
  cents,
} from '../../../../records/imports/protocol/port.ts'
import { customFieldCell } from '../../../../records/custom-fields/port.ts'
import { centsLimit, minutesLimit } from '../limits.ts'
import { billings, billingWords, type ProjectPatch } from '../shapes.ts'
import { type ProjectState, projectStates } from '../life.ts'

export const projectRow = rowOf({
  register: 'projects',
  rows: 'projects',
  cells: {
    ...referenceCells("project's"),
    code: column(
      text(`The code; a project without the reference is found by it. Needed for a new one. ${keeps}`),
      { fi: 'Koodi', sv: 'Kod', en: 'Code', example: 'KO-2611' },
      'projektinumero, projektikoodi, numero, projektnummer, project number, number',
    ),
    name: column(
      text(`What people choose it by; needed for a new project. ${keeps}`),
      { fi: 'Nimi', sv: 'Namn', en: 'Name', example: 'Koulun lämpöpumput' },
      'projekti, projektin nimi, projekt, project, project name',
    ),
    description: column(
      text(`What is to be done. ${keeps}`),
      { fi: 'Kuvaus', sv: 'Beskrivning', en: 'Description' },
      'selite, förklaring',
    ),
    customerCode: column(
      text(`The customer by its code. ${keeps}`),
      { fi: 'Asiakkaan koodi', sv: 'Kundkod', en: 'Customer code', example: 'sahko' },
      'asiakas, asiakasnumero, kund, kundnummer, customer, customer number',
    ),
    managerEmail: column(
      addresses(`The member who answers for it, by e-mail address or membership id. ${keeps}`),
      { fi: 'Projektipäällikkö', sv: 'Projektledare', en: 'Project manager' },
      'vastuuhenkilö, päällikkö, ansvarig, manager',
    ),
    state: column(
      choice(
        projectStates,
        `Where it stands: one of ${projectStates.join(', ')}. The steps from its state to that are taken one after the other; a project that was there is closed by itself, with \`POST /v1/projects/{id}/close\`. ${keeps} A new one is planned.`,
        {
          planned: { fi: 'Suunniteltu', sv: 'Planerad', en: 'Planned' },
          active: { fi: 'Käynnissä', sv: 'Pågående', en: 'Active' },
          on_hold: { fi: 'Tauolla', sv: 'Pausad', en: 'On hold' },
          completed: { fi: 'Valmis', sv: 'Slutförd', en: 'Completed' },
          closed: { fi: 'Päätetty', sv: 'Avslutad', en: 'Closed' },
        },
      ),
      { fi: 'Tila', sv: 'Status', en: 'State', example: 'active' },
      'vaihe, status',
    ),
    billing: column(
      choice(
        billings,
        `How it is billed: one of ${billings.join(', ')}. ${keeps} A new one is billed by \`time\`.`,
        billingWords,
      ),
      { fi: 'Laskutustapa', sv: 'Fakturering', en: 'Billing', example: 'time' },
      'laskutus, faktureringssätt, billing method',
    ),
    attributionPrecision: column(
      choice(
        ['project', 'phase', 'task'],
        `How exactly hours say what they were for: project, phase or task. ${keeps} Of a new one it is \`project\`.`,
        {
          project: { fi: 'Projekti', sv: 'Projekt', en: 'Project' },
          phase: { fi: 'Vaihe', sv: 'Fas', en: 'Phase' },
          task: { fi: 'Tehtävä', sv: 'Uppgift', en: 'Task' },
        },
      ),
      { fi: 'Kohdistustarkkuus', sv: 'Noggrannhet', en: 'Attribution precision', example: 'project' },
      'tarkkuus, precision',
    ),
    rateCardCode: column(
      text(`The rate card that its hours are priced by, by its code. ${keeps}`),
      { fi: 'Hinnaston koodi', sv: 'Prislistans kod', en: 'Rate card code', example: 'vakio' },
      'hinnasto, tuntihinnasto, prislista, rate card, price list',
    ),
    startDate: column(
      date(`The first day, \`YYYY-MM-DD\`. ${keeps}`),
      { fi: 'Alkupäivä', sv: 'Startdatum', en: 'Start date', example: '2027-01-11' },
      'aloituspäivä, start, alkaa, börjar',
    ),
    endDate: column(
      date(`The last day, \`YYYY-MM-DD\`; a change is an entry of the baseline. ${keeps}`),
      { fi: 'Loppupäivä', sv: 'Slutdatum', en: 'End date', example: '2027-06-30' },
      'päättymispäivä, end, päättyy, slutar',
    ),
    budgetMinutes: column(
      integer(`How long the work may take, in minutes; text of digits counts too. ${keeps}`, {
        ...{ minimum: 0, maximum: minutesLimit },
      }),
      { fi: 'Budjetti minuutteina', sv: 'Budget i minuter', en: 'Budget in minutes', example: '60000' },
      'tuntibudjetti minuutteina, minuutit, minutes',
    ),
    budgetCents: column(
      cents(
        `What the work may come to, in cents without value added tax; text of digits counts too. ${keeps}`,
        { minimum: 0, maximum: centsLimit },
      ),
      { fi: 'Budjetti sentteinä', sv: 'Budget i cent', en: 'Budget in cents', example: '7500000' },
      'sentit, cents',
    ),
    customFields: customFieldCell,
  },
  refuses: [
    'project_ambiguous',
    'code_already_in_use',
    'external_ref_incomplete',
    'external_ref_conflict',
    'range_end_before_start',
    'customer_not_found',
    'rate_card_not_found',
    'membership_not_found',
    'project_closed',
    'project_terms_fixed',
    'project_state_conflict',
    'project_is_template',
    'custom_field_unknown',
    'custom_field_value_invalid',
    'custom_field_required',
  ],
})

/** By what alone rows may be matched. */
export const matchKeys = ['reference', 'code'] as const
export type MatchKey = (typeof matchKeys)[number]

export type RowError = CodeOf<typeof projectRow>
export type ProjectRow = ReadRow<RowOf<typeof projectRow>, ProjectPatch>

/** A row of a project, with the state that it is to get. */
export type RowOfProject = ProjectRow & { readonly state: ProjectState | undefined }
