import { column, type ImportColumn } from '../../../records/imports/port.ts'
import type { HoursRow } from './shapes.ts'

/** The columns of a table of hours; the example is a shift over midnight, which nobody would guess. */
export const columns: readonly ImportColumn<keyof HoursRow>[] = [
  column('membershipId', { fi: 'Jäsenyys', sv: 'Medlemskap', en: 'Membership' }, '', {
    aliases: ['member id'],
  }),
  column('payrollNumber', { fi: 'Palkkanumero', sv: 'Lönenummer', en: 'Payroll number' }, '1042', {
    aliases: ['henkilönumero', 'hlönro', 'anställningsnummer', 'employee number'],
  }),
  column('email', { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' }, '', {
    aliases: ['sähköpostiosoite', 'e-postadress', 'email address', 'mail'],
  }),
  column('date', { fi: 'Päivä', sv: 'Datum', en: 'Date' }, '2026-11-20', {
    kind: 'date',
    aliases: ['pvm', 'päivämäärä', 'dag', 'day', 'work date'],
  }),
  column('startMinutes', { fi: 'Alkaa', sv: 'Börjar', en: 'Start' }, '22:00', {
    kind: 'time',
    aliases: ['alku', 'alkoi', 'början', 'from', 'begins'],
  }),
  column('endMinutes', { fi: 'Päättyy', sv: 'Slutar', en: 'End' }, '06:00', {
    kind: 'time',
    aliases: ['loppu', 'päättyi', 'slut', 'to', 'ends'],
  }),
  column('durationMinutes', { fi: 'Kesto', sv: 'Längd', en: 'Duration' }, '', {
    kind: 'duration',
    aliases: ['minuutit', 'minuter', 'minutes'],
  }),
  column('entryType', { fi: 'Kirjauslaji', sv: 'Registreringstyp', en: 'Entry type' }, 'work', {
    aliases: ['laji', 'typ', 'type'],
  }),
  column('targets', { fi: 'Kohteet', sv: 'Objekt', en: 'Targets' }, 'cost_center:4010', {
    kind: 'targets',
    aliases: ['kohde', 'seurantakohteet', 'uppföljningsobjekt', 'target'],
  }),
  column('phase', { fi: 'Vaihe', sv: 'Fas', en: 'Phase' }, '', {
    aliases: ['projektin vaihe', 'projektfas', 'project phase'],
  }),
  column('task', { fi: 'Tehtävä', sv: 'Uppgift', en: 'Task' }, '', {
    aliases: ['tehtävänumero', 'tehtävän numero', 'uppgiftsnummer', 'task number'],
  }),
  column('note', { fi: 'Selite', sv: 'Anmärkning', en: 'Note' }, '', {
    aliases: ['huomautus', 'lisätieto', 'kommentar', 'comment', 'remark'],
  }),
]
