import {
  type CodeOf,
  column,
  date,
  needed,
  number,
  rowOf,
  type RowOf,
  text,
  cents,
} from '../../../../records/imports/protocol/port.ts'
import { rateLimit } from '../record.ts'

const any = (whose: string) => text(`Only hours ${whose}. Null or absent for any.`)

export const rateRow = rowOf({
  register: 'rate-cards',
  rows: 'rates',
  needs: ['cardCode'],
  columns: [
    ...(['cardCode', 'cardName', 'projectRoleCode', 'memberEmail', 'customerCode', 'projectCode'] as const),
    ...(['entryTypeCode', 'validFrom', 'validTo', 'rateCentsPerHour', 'rate'] as const),
  ],
  cells: {
    cardCode: column(
      text(`The rate card by its code. ${needed}`),
      { fi: 'Hinnaston koodi', sv: 'Prislistans kod', en: 'Rate card code', example: 'perus' },
      'hinnasto, koodi, prislista, kod, rate card, code',
    ),
    cardName: column(
      text(
        'What people choose the card by; needed in one row of a card that is not there yet. One that is there keeps its name, null or absent as given.',
      ),
      { fi: 'Hinnaston nimi', sv: 'Prislistans namn', en: 'Rate card name', example: 'Perushinnat' },
      'nimi, namn, name',
    ),
    projectCode: column(
      any('of the project, by its code'),
      { fi: 'Projektin koodi', sv: 'Projektkod', en: 'Project code' },
      'projekti, projektinumero, projekt, projektnummer, project, project number',
    ),
    customerCode: column(
      any('of projects for the customer, by its code'),
      { fi: 'Asiakkaan koodi', sv: 'Kundkod', en: 'Customer code' },
      'asiakas, asiakasnumero, kund, kundnummer, customer, customer number',
    ),
    memberEmail: column(
      any('of the member, by e-mail address or membership id'),
      { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' },
      'henkilö, työntekijä, person, anställd, member, email',
    ),
    projectRoleCode: column(
      any('of who has the role in the project on the day, by its code'),
      { fi: 'Projektirooli', sv: 'Projektroll', en: 'Project role' },
      'rooli, roll, role',
    ),
    entryTypeCode: column(
      any('of the kind of work, an entry type by its code'),
      { fi: 'Kirjauslaji', sv: 'Registreringstyp', en: 'Entry type' },
      'laji, art, kind of work, work type, työlaji, arbetsart',
    ),
    validFrom: column(
      date(`The first day on which the rate holds, \`YYYY-MM-DD\`. ${needed}`),
      { fi: 'Voimassa alkaen', sv: 'Gäller från', en: 'Valid from', example: '2027-01-01' },
      'alkaa, alkaen, från, from',
    ),
    validTo: column(
      date(
        'The last day, `YYYY-MM-DD`. Null or absent keeps what is stored; a new rate then holds until further notice.',
      ),
      { fi: 'Voimassa asti', sv: 'Gäller till', en: 'Valid to' },
      'päättyy, asti, till, to',
    ),
    rateCentsPerHour: column(
      cents(
        'What an hour is sold for, in cents without value added tax; text of digits counts too. Null or absent where `rate` tells it: one of the two is needed.',
        { minimum: 0, maximum: rateLimit },
      ),
      { fi: 'Tuntihinta sentteinä', sv: 'Timpris i cent', en: 'Rate in cents', example: '8500' },
      'sentit, cents',
    ),
    rate: column(
      number(
        'The same in euros with at most two decimals; text with a point or a comma counts too. Null or absent where `rateCentsPerHour` tells it; given both, they say the same.',
        { minimum: 0, maximum: rateLimit / 100 },
      ),
      { fi: 'Tuntihinta', sv: 'Timpris', en: 'Hourly rate' },
      'tuntihinta euroina, hinta, euroa, timpris i euro, pris, rate in euros, euros',
    ),
  },
  refuses: [
    'project_not_found',
    'customer_not_found',
    'membership_not_found',
    'project_role_not_found',
    'entry_type_not_found',
    'range_end_before_start',
    'version_ranges_overlap',
    'rate_reprices_approved_hours',
    'rate_reprices_closed_projects',
  ],
})

export type RateRow = RowOf<typeof rateRow>
export type RowError = CodeOf<typeof rateRow>
