import type { TableForm } from '../../../../../platform/contract/table.ts'
import { customFieldColumns } from '../../../../records/custom-fields/port.ts'
import {
  column,
  type ImportColumn,
  type ImportRegister,
  referenceColumns,
} from '../../../../records/imports/port.ts'
import { activityTypes } from '../record.ts'
import type { ActivityRow } from './shapes.ts'

type Columns = readonly ImportColumn<keyof ActivityRow>[]

const own: Columns = [
  ...referenceColumns,
  column('type', { fi: 'Tyyppi', sv: 'Typ', en: 'Type' }, 'call', {
    kind: 'choice',
    choices: activityTypes,
    aliases: ['laji', 'slag', 'activity type'],
  }),
  column('subject', { fi: 'Aihe', sv: 'Ämne', en: 'Subject' }, 'Soita tarjouksesta', {
    aliases: ['otsikko', 'rubrik', 'title'],
  }),
  column('notes', { fi: 'Muistiinpanot', sv: 'Anteckningar', en: 'Notes' }, '', {
    aliases: ['kuvaus', 'muistiinpano', 'beskrivning', 'description', 'note'],
  }),
  column('dueAt', { fi: 'Määräaika', sv: 'Förfaller', en: 'Due at' }, '2026-12-01 09:00', {
    aliases: ['alkaa', 'eräpäivä', 'förfallodatum', 'due', 'due date', 'starts at'],
  }),
  column('durationMinutes', { fi: 'Kesto', sv: 'Varaktighet', en: 'Duration' }, '30', {
    kind: 'duration',
    aliases: ['kesto minuutteina', 'minuutit', 'minuter', 'minutes'],
  }),
  column('doneAt', { fi: 'Tehty', sv: 'Utförd', en: 'Done at' }, '', {
    aliases: ['valmis', 'klar', 'done', 'completed at'],
  }),
  column('outcomeCode', { fi: 'Tulos', sv: 'Resultat', en: 'Outcome' }, '', {
    aliases: ['lopputulos', 'utfall', 'result'],
  }),
  column('owner', { fi: 'Vastuuhenkilö', sv: 'Ansvarig', en: 'Owner' }, '', {
    aliases: ['myyjä', 'säljare', 'sales person'],
  }),
]

type Words = ImportColumn['headings']

/** The columns that name a record by its reference. */
const ofReference = (
  [source, id]: readonly [keyof ActivityRow, keyof ActivityRow],
  { fi, sv, en }: Words,
): Columns => [
  column(source, { fi: `${fi} järjestelmä`, sv: `${sv} system`, en: `${en} external source` }, ''),
  column(id, { fi: `${fi} ulkoinen tunnus`, sv: `${sv} externa id`, en: `${en} external id` }, ''),
]

const columns: Columns = [
  ...own,
  column('customerId', { fi: 'Asiakkaan id', sv: 'Kundens id', en: 'Customer id' }, ''),
  column('customerCode', { fi: 'Asiakaskoodi', sv: 'Kundkod', en: 'Customer code' }, 'sahko', {
    aliases: ['asiakasnumero', 'asiakasnro', 'kundnummer', 'customer number'],
  }),
  ...ofReference(['customerExternalSource', 'customerExternalId'], {
    fi: 'Asiakkaan',
    sv: 'Kundens',
    en: 'Customer',
  }),
  column('contactId', { fi: 'Yhteyshenkilön id', sv: 'Kontaktpersonens id', en: 'Contact id' }, ''),
  ...ofReference(['contactExternalSource', 'contactExternalId'], {
    fi: 'Yhteyshenkilön',
    sv: 'Kontaktpersonens',
    en: 'Contact',
  }),
  column('dealId', { fi: 'Kaupan id', sv: 'Affärens id', en: 'Deal id' }, ''),
  ...ofReference(['dealExternalSource', 'dealExternalId'], { fi: 'Kaupan', sv: 'Affärens', en: 'Deal' }),
  column('leadId', { fi: 'Liidin id', sv: 'Leadets id', en: 'Lead id' }, ''),
  ...ofReference(['leadExternalSource', 'leadExternalId'], { fi: 'Liidin', sv: 'Leadets', en: 'Lead' }),
  ...customFieldColumns,
]

/** How a table of the register's rows is called, and its columns. */
export const activityImportTable = { register: 'activities', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
