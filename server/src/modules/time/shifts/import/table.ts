import type { TableForm } from '../../../../platform/contract/table.ts'
import {
  column,
  type ImportColumn,
  type ImportRegister,
  referenceColumns,
} from '../../../records/imports/port.ts'
import type { ShiftCells } from './shapes.ts'

type Columns = readonly ImportColumn<keyof ShiftCells>[]

const members: Columns = [
  column('membershipId', { fi: 'Jäsenyys', sv: 'Medlemskap', en: 'Membership' }, '', {
    aliases: ['member id'],
  }),
  column('payrollNumber', { fi: 'Palkkanumero', sv: 'Lönenummer', en: 'Payroll number' }, '1042', {
    aliases: ['henkilönumero', 'hlönro', 'anställningsnummer', 'employee number'],
  }),
  column('email', { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' }, '', {
    aliases: ['sähköpostiosoite', 'e-postadress', 'email address', 'mail'],
  }),
]

/** The example is a shift over midnight, which nobody would guess. */
const times: Columns = [
  column('planningUnit', { fi: 'Yksikkö', sv: 'Enhet', en: 'Planning unit' }, 'myymala', {
    aliases: ['suunnitteluyksikkö', 'toimipiste', 'planeringsenhet', 'unit'],
  }),
  column('workDate', { fi: 'Päivä', sv: 'Datum', en: 'Date' }, '2027-03-01', {
    kind: 'date',
    aliases: ['pvm', 'päivämäärä', 'dag', 'day', 'työpäivä'],
  }),
  column('shiftType', { fi: 'Vuorolaji', sv: 'Skifttyp', en: 'Shift type' }, 'yo', {
    aliases: ['vuoro', 'vuorotyyppi', 'vuorokoodi', 'skift', 'shift', 'shift code'],
  }),
  column('startMinutes', { fi: 'Alkaa', sv: 'Börjar', en: 'Start' }, '22:00', {
    kind: 'time',
    aliases: ['alku', 'början', 'from', 'begins'],
  }),
  column('endMinutes', { fi: 'Päättyy', sv: 'Slutar', en: 'End' }, '06:00', {
    kind: 'time',
    aliases: ['loppu', 'slut', 'to', 'ends'],
  }),
  column('breakMinutes', { fi: 'Tauko', sv: 'Rast', en: 'Break' }, '0:30', {
    kind: 'duration',
    aliases: ['tauko minuutteina', 'rast i minuter', 'paus', 'pause'],
  }),
]

const details: Columns = [
  column('entryType', { fi: 'Kirjauslaji', sv: 'Registreringstyp', en: 'Entry type' }, '', {
    aliases: ['laji', 'typ', 'type'],
  }),
  column('tags', { fi: 'Tunnisteet', sv: 'Taggar', en: 'Tags' }, 'kassa', {
    aliases: ['avainsanat', 'tunniste', 'etiketter', 'labels'],
  }),
  column('note', { fi: 'Selite', sv: 'Anmärkning', en: 'Note' }, '', {
    aliases: ['huomautus', 'lisätieto', 'kommentar', 'comment', 'remark'],
  }),
  column('overrideReason', { fi: 'Poikkeamisen syy', sv: 'Skäl till avvikelse', en: 'Override reason' }, '', {
    aliases: ['perustelu', 'motivering', 'reason'],
  }),
]

const columns: Columns = [...members, ...times, ...details, ...referenceColumns]

/** How a table of the register's rows is called, and its columns. */
export const shiftImportTable = { register: 'shifts', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
