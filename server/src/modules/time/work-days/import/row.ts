import {
  date,
  integer,
  targets,
  text,
  type CodeOf,
  column,
  rowOf,
  type RowOf,
  addresses,
} from '../../../records/imports/protocol/port.ts'
import { detailCodes } from '../details/rules.ts'

const who =
  'One of `membershipId`, `payrollNumber` and `email` says whose the hours are, the first of them that is given; null or absent is not given.'

export const hoursRow = rowOf({
  register: 'work-days',
  rows: 'hours',
  cells: {
    membershipId: column(
      text(`The member by their id. ${who}`),
      { fi: 'Jäsenen tunnus', sv: 'Medlemmens id', en: 'Membership id' },
      'member id, jäsenyys, medlemskap, membership',
    ),
    payrollNumber: column(
      text(`The member by the number in the payroll system. ${who}`),
      { fi: 'Palkkanumero', sv: 'Lönenummer', en: 'Payroll number', example: '1042' },
      'henkilönumero, hlönro, anställningsnummer, employee number',
    ),
    email: column(
      addresses(`The member by their address. ${who}`),
      { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' },
      'sähköpostiosoite, e-postadress, email address, mail',
    ),
    date: column(
      date(
        'The date, `YYYY-MM-DD`; a shift over midnight belongs to the date of its beginning. Needed: null or absent is reported as `missing_required`.',
      ),
      { fi: 'Päivä', sv: 'Datum', en: 'Date', example: '2026-11-20' },
      'pvm, päivämäärä, dag, day, work date',
    ),
    startMinutes: column(
      integer(
        'Where the entry begins, minutes from midnight of the date; with `endMinutes`. A break that lies in no other entry of the ' +
          'date, and in a shift over midnight a day later, is taken as a break of that shift. Null or absent for a duration.',
        {},
        'time',
      ),
      { fi: 'Alkaa', sv: 'Börjar', en: 'Start', example: '22:00' },
      'alku, alkoi, början, from, begins',
    ),
    endMinutes: column(
      integer(
        'Where the entry ends, minutes from midnight of the date. Less than `startMinutes` it is of the next day, as past 1440: from ' +
          '1320 (22:00) to 360 (06:00) is to 1800. The same as `startMinutes` is refused. Null or absent for a duration.',
        {},
        'time',
      ),
      { fi: 'Päättyy', sv: 'Slutar', en: 'End', example: '06:00' },
      'loppu, päättyi, slut, to, ends',
    ),
    durationMinutes: column(
      integer(
        'How long the entry is, minutes, where no span is given. Null or absent for a span.',
        {},
        'duration',
      ),
      { fi: 'Kesto', sv: 'Varaktighet', en: 'Duration' },
      'minuutit, minuter, minutes, längd',
    ),
    entryType: column(
      text('The entry type by its code. Needed: null or absent is reported as `missing_required`.'),
      { fi: 'Kirjauslaji', sv: 'Registreringstyp', en: 'Entry type', example: 'work' },
      'laji, typ, type',
    ),
    targets: column(
      targets(
        'What the time was for: pairs of a tracking level and a target of it by their codes, `cost_center:4010`, with commas between. Null or absent for nothing.',
      ),
      { fi: 'Kohteet', sv: 'Objekt', en: 'Targets', example: 'cost_center:4010' },
      'kohde, seurantakohteet, uppföljningsobjekt, target',
    ),
    phase: column(
      text(
        'The phase of the project among `targets`, by its code in the project. Null or absent for the project as a whole.',
      ),
      { fi: 'Vaiheen koodi', sv: 'Faskod', en: 'Phase code' },
      'projektin vaihe, projektfas, project phase, vaihe, fas, phase',
    ),
    task: column(
      integer(
        'The task of the project among `targets`, by its number in the project; text of digits counts too. Its phase need not be named. Null or absent for none.',
        { minimum: 1 },
      ),
      { fi: 'Tehtävän numero', sv: 'Uppgiftsnummer', en: 'Task number' },
      'tehtävänumero, tehtävä, uppgift, task',
    ),
    note: column(
      text('A remark. Null or absent for none.'),
      { fi: 'Selite', sv: 'Anmärkning', en: 'Note' },
      'huomautus, lisätieto, kommentar, comment, remark',
    ),
  },
  refuses: [
    'member_ambiguous',
    'membership_not_found',
    'other_row_refused',
    'entry_type_not_found',
    'dimension_not_found',
    'dimension_value_not_found',
    ...detailCodes,
    'entry_form_invalid',
    'entry_end_before_start',
    'entry_overlap',
    'entry_day_total_exceeded',
    'day_confirmed_locked',
    'period_locked',
    'day_invoiced',
    'day_outside_employment',
  ],
})

export type HoursRow = RowOf<typeof hoursRow>
export type RowError = CodeOf<typeof hoursRow>
