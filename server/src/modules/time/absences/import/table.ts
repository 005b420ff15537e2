import type { TableForm } from '../../../../platform/contract/table.ts'
import { column, type ImportColumn, type ImportRegister } from '../../../records/imports/port.ts'
import { dateParts } from '../periods/record.ts'
import type { AbsenceRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof AbsenceRow>[] = [
  column('memberEmail', { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' }, 'aino@example.com', {
    aliases: ['henkilö', 'työntekijä', 'person', 'anställd', 'member', 'email'],
  }),
  column('absenceType', { fi: 'Poissaololaji', sv: 'Frånvarotyp', en: 'Absence type' }, 'annual_holiday', {
    aliases: ['laji', 'syy', 'typ', 'orsak', 'type', 'reason'],
  }),
  column('startDate', { fi: 'Alkaa', sv: 'Börjar', en: 'Start date' }, '2027-07-05', {
    kind: 'date',
    aliases: ['alkupäivä', 'alku', 'startdatum', 'från', 'start', 'from'],
  }),
  column('endDate', { fi: 'Päättyy', sv: 'Slutar', en: 'End date' }, '2027-07-30', {
    kind: 'date',
    aliases: ['loppupäivä', 'loppu', 'slutdatum', 'till', 'end', 'to'],
  }),
  column('part', { fi: 'Päivän osa', sv: 'Del av dagen', en: 'Part of the day' }, 'full', {
    kind: 'choice',
    choices: dateParts,
    aliases: ['osa', 'del', 'part'],
  }),
  column('minutesPerDay', { fi: 'Minuuttia päivässä', sv: 'Minuter per dag', en: 'Minutes per day' }, '', {
    aliases: ['minuutit', 'minuter', 'minutes'],
  }),
  column('state', { fi: 'Tila', sv: 'Status', en: 'State' }, 'approved', {
    kind: 'choice',
    choices: ['approved', 'submitted'],
    aliases: ['status'],
  }),
  column('note', { fi: 'Selite', sv: 'Anmärkning', en: 'Note' }, '', {
    aliases: ['huomautus', 'lisätieto', 'kommentar', 'comment'],
  }),
  column('externalSource', { fi: 'Ulkoinen järjestelmä', sv: 'Externt system', en: 'External source' }, '', {
    aliases: ['lähde', 'källa', 'source'],
  }),
  column('externalId', { fi: 'Ulkoinen tunnus', sv: 'Externt id', en: 'External id' }, '', {
    aliases: ['tunnus', 'extern id', 'id'],
  }),
]

/** How a table of the register's rows is called, and its columns. */
export const absenceTable = { register: 'absences', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
