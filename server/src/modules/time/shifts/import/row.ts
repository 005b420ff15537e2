import {
  date,
  integer,
  referenceCells,
  text,
  type CodeOf,
  column,
  rowOf,
  type RowOf,
  addresses,
} from '../../../records/imports/protocol/port.ts'
import { LAST_CLOCK_MINUTE, MINUTES_PER_DAY } from '../../../../platform/vocabulary/local-time.ts'
import { newShiftCodes } from '../writing/operations.ts'
import { longestShift } from '../types/rules.ts'

const who =
  'The first of `membershipId`, `payrollNumber` and `email` that is given says whose the shift is. With none of them given a new shift is nobody’s yet, and one that is there keeps its member.'
const needed =
  'A new shift needs it: null or absent is reported as `missing_required`. One that is there keeps its own.'
const otherwise = 'Null or absent: as the shift type says, and a shift that is there keeps its own.'

const references = referenceCells("shift's")

export const shiftRow = rowOf({
  register: 'shifts',
  rows: 'shifts',
  columns: [
    'membershipId',
    'payrollNumber',
    'email',
    'planningUnit',
    'workDate',
    'shiftType',
    'startMinutes',
    'endMinutes',
    'breakMinutes',
    'entryType',
    'tags',
    'note',
    'overrideReason',
    'externalSource',
    'externalId',
  ],
  cells: {
    externalSource: {
      ...references.externalSource,
      shape: text(
        'The system that the row comes from; with `externalId`. Null or absent: the row has no reference.',
      ).shape,
    },
    externalId: {
      ...references.externalId,
      shape: text(
        'What that system knows the shift by, so that the same row changes it and makes no other; with `externalSource`. Null or absent: the row has no reference.',
      ).shape,
    },
    membershipId: column(
      text(`The member by their id; null or absent is not given. ${who}`),
      { fi: 'Jäsenen tunnus', sv: 'Medlemmens id', en: 'Membership id' },
      'member id, jäsenyys, medlemskap, membership',
    ),
    payrollNumber: column(
      text(
        `The member by the number in the payroll system, for whoever may see such numbers; null or absent is not given. ${who}`,
      ),
      { fi: 'Palkkanumero', sv: 'Lönenummer', en: 'Payroll number', example: '1042' },
      'henkilönumero, hlönro, anställningsnummer, employee number',
    ),
    email: column(
      addresses(`The member by their address; null or absent is not given. ${who}`),
      { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' },
      'sähköpostiosoite, e-postadress, email address, mail',
    ),
    planningUnit: column(
      text(`The planning unit by its code, or by a name that it alone has among those in use. ${needed}`),
      { fi: 'Yksikkö', sv: 'Enhet', en: 'Planning unit', example: 'myymala' },
      'suunnitteluyksikkö, toimipiste, planeringsenhet, unit',
    ),
    workDate: column(
      date(`The date on which the shift starts, \`YYYY-MM-DD\`. ${needed}`),
      { fi: 'Päivä', sv: 'Datum', en: 'Date', example: '2027-03-01' },
      'pvm, päivämäärä, dag, day, työpäivä',
    ),
    shiftType: column(
      text(
        'The shift type by its code. Null or absent: a new shift has none, and one that is there keeps its own.',
      ),
      { fi: 'Vuorolaji', sv: 'Skifttyp', en: 'Shift type', example: 'yo' },
      'vuoro, vuorotyyppi, vuorokoodi, skift, shift, shift code',
    ),
    startMinutes: column(
      integer(
        `When it starts, in minutes from the midnight that its date begins with. ${otherwise}`,
        { minimum: 0, maximum: MINUTES_PER_DAY - 1 },
        'time',
      ),
      { fi: 'Alkaa', sv: 'Börjar', en: 'Start', example: '22:00' },
      'alku, början, from, begins',
    ),
    endMinutes: column(
      integer(
        `When it ends, in minutes from the same midnight. Less than the \`startMinutes\` of the row it is of the next day, as past 1440: from 1320 (22:00) to 360 (06:00) is to 1800. ${otherwise}`,
        { minimum: 0, maximum: LAST_CLOCK_MINUTE },
        'time',
      ),
      { fi: 'Päättyy', sv: 'Slutar', en: 'End', example: '06:00' },
      'loppu, slut, to, ends',
    ),
    breakMinutes: column(
      integer(
        `How much of it is unpaid break, in minutes. ${otherwise}`,
        { minimum: 0, maximum: longestShift },
        'duration',
      ),
      { fi: 'Tauko', sv: 'Rast', en: 'Break', example: '0:30' },
      'tauko minuutteina, rast i minuter, paus, pause',
    ),
    entryType: column(
      text(`The entry type that the time is proposed and priced as, by its code. ${otherwise}`),
      { fi: 'Kirjauslaji', sv: 'Registreringstyp', en: 'Entry type' },
      'laji, typ, type',
    ),
    tags: column(
      text(`What it is marked with: words with commas between. ${otherwise}`),
      { fi: 'Avainsanat', sv: 'Taggar', en: 'Tags', example: 'kassa' },
      'tunniste, etiketter, labels, tunnisteet',
    ),
    note: column(
      text(
        'What whoever works it has to know. Null or absent: nothing, and a shift that is there keeps its own.',
      ),
      { fi: 'Selite', sv: 'Anmärkning', en: 'Note' },
      'huomautus, lisätieto, kommentar, comment, remark',
    ),
    overrideReason: column(
      text('Why rules are overridden for this shift that may be with a reason. Null or absent: none are.'),
      { fi: 'Poikkeamisen syy', sv: 'Skäl till avvikelse', en: 'Override reason' },
      'perustelu, motivering, reason',
    ),
  },
  refuses: [
    'external_ref_incomplete',
    'member_ambiguous',
    'shift_not_found',
    'shift_cancelled',
    'shift_row_repeated',
    'range_too_long',
    ...newShiftCodes,
  ],
})

export type ShiftCells = RowOf<typeof shiftRow>
export type RowError = CodeOf<typeof shiftRow>
