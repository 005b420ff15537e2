import type { TableForm } from '../../../../platform/contract/table.ts'
import { customFieldColumns } from '../../../records/custom-fields/port.ts'
import {
  column,
  type ImportColumn,
  type ImportRegister,
  referenceColumns,
} from '../../../records/imports/port.ts'
import { priorities } from '../record/words.ts'
import type { TaskRow } from './shapes.ts'

type Columns = readonly ImportColumn<keyof TaskRow>[]

const places: Columns = [
  column('projectCode', { fi: 'Projektin koodi', sv: 'Projektkod', en: 'Project code' }, 'koulu', {
    aliases: ['projekti', 'projektinumero', 'projekt', 'project', 'project number'],
  }),
  column('number', { fi: 'Numero', sv: 'Nummer', en: 'Number' }, '', {
    aliases: ['tehtävänumero', 'uppgiftsnummer', 'task number', 'nro'],
  }),
  column('phaseCode', { fi: 'Vaiheen koodi', sv: 'Faskod', en: 'Phase code' }, '', {
    aliases: ['vaihe', 'fas', 'phase'],
  }),
  column(
    'parentExternalSource',
    {
      fi: 'Ylätehtävän ulkoinen järjestelmä',
      sv: 'Huvuduppgiftens externa system',
      en: 'Parent external source',
    },
    '',
  ),
  column(
    'parentExternalId',
    { fi: 'Ylätehtävän ulkoinen tunnus', sv: 'Huvuduppgiftens externa id', en: 'Parent external id' },
    '',
    { aliases: ['ylätehtävä', 'huvuduppgift', 'parent', 'parent id', 'epic'] },
  ),
]

const fields: Columns = [
  column('title', { fi: 'Otsikko', sv: 'Rubrik', en: 'Title' }, 'Tilaa lämpöpumput', {
    aliases: ['tehtävä', 'nimi', 'uppgift', 'task', 'summary', 'subject', 'name'],
  }),
  column('description', { fi: 'Kuvaus', sv: 'Beskrivning', en: 'Description' }, '', {
    aliases: ['selite', 'notes', 'details'],
  }),
  column('status', { fi: 'Tila', sv: 'Status', en: 'Status' }, '', { aliases: ['tilakoodi', 'state'] }),
  column('priority', { fi: 'Tärkeys', sv: 'Prioritet', en: 'Priority' }, 'normal', {
    kind: 'choice',
    choices: priorities,
    aliases: ['prioriteetti', 'kiireellisyys'],
  }),
  column('assigneeEmails', { fi: 'Tekijät', sv: 'Ansvariga', en: 'Assignees' }, '', {
    aliases: ['tekijä', 'vastuuhenkilö', 'ansvarig', 'assignee', 'assigned to', 'sähköposti'],
  }),
  column('labels', { fi: 'Tunnisteet', sv: 'Etiketter', en: 'Labels' }, '', {
    aliases: ['tunniste', 'etikett', 'label', 'tags'],
  }),
  column('startDate', { fi: 'Alkaa', sv: 'Börjar', en: 'Start date' }, '2027-03-01', {
    kind: 'date',
    aliases: ['aloituspäivä', 'alkupäivä', 'startdatum', 'start'],
  }),
  column('dueDate', { fi: 'Määräpäivä', sv: 'Förfallodag', en: 'Due date' }, '2027-03-31', {
    kind: 'date',
    aliases: ['eräpäivä', 'valmis viimeistään', 'slutdatum', 'due'],
  }),
  column('estimateMinutes', { fi: 'Työmääräarvio', sv: 'Uppskattad tid', en: 'Estimate' }, '8:00', {
    kind: 'duration',
    aliases: ['arvio', 'uppskattning', 'estimate minutes'],
  }),
  column('billable', { fi: 'Laskutettava', sv: 'Fakturerbar', en: 'Billable' }, '', {
    kind: 'flag',
    aliases: ['laskutetaan', 'debiterbar'],
  }),
]

const columns: Columns = [...referenceColumns, ...fields, ...places, ...customFieldColumns]

/** How a table of the register's rows is called, and its columns. */
export const taskImportTable = { register: 'tasks', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
