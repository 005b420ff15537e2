import type { TableForm } from '../../../../../platform/contract/table.ts'
import { customFieldColumns } from '../../../../records/custom-fields/port.ts'
import {
  column,
  type ImportColumn,
  type ImportRegister,
  referenceColumns,
} from '../../../../records/imports/port.ts'
import { projectStates } from '../life.ts'
import { billings } from '../shapes.ts'
import type { ProjectRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof ProjectRow>[] = [
  ...referenceColumns,
  column('code', { fi: 'Koodi', sv: 'Kod', en: 'Code' }, 'KO-2611', {
    aliases: ['projektinumero', 'projektikoodi', 'numero', 'projektnummer', 'project number', 'number'],
  }),
  column('name', { fi: 'Nimi', sv: 'Namn', en: 'Name' }, 'Koulun lämpöpumput', {
    aliases: ['projekti', 'projektin nimi', 'projekt', 'project', 'project name'],
  }),
  column('description', { fi: 'Kuvaus', sv: 'Beskrivning', en: 'Description' }, '', {
    aliases: ['selite', 'förklaring'],
  }),
  column('customerCode', { fi: 'Asiakkaan koodi', sv: 'Kundkod', en: 'Customer code' }, 'sahko', {
    aliases: ['asiakas', 'asiakasnumero', 'kund', 'kundnummer', 'customer', 'customer number'],
  }),
  column('managerEmail', { fi: 'Projektipäällikkö', sv: 'Projektledare', en: 'Project manager' }, '', {
    aliases: ['vastuuhenkilö', 'päällikkö', 'ansvarig', 'manager'],
  }),
  column('state', { fi: 'Tila', sv: 'Status', en: 'State' }, 'active', {
    kind: 'choice',
    choices: projectStates,
    aliases: ['vaihe', 'status'],
  }),
  column('billing', { fi: 'Laskutustapa', sv: 'Fakturering', en: 'Billing' }, 'time', {
    kind: 'choice',
    choices: billings,
    aliases: ['laskutus', 'faktureringssätt', 'billing method'],
  }),
  column(
    'attributionPrecision',
    { fi: 'Kohdistustarkkuus', sv: 'Noggrannhet', en: 'Attribution precision' },
    'project',
    { kind: 'choice', choices: ['project', 'phase', 'task'], aliases: ['tarkkuus', 'precision'] },
  ),
  column('startDate', { fi: 'Alkaa', sv: 'Börjar', en: 'Start date' }, '2027-01-11', {
    kind: 'date',
    aliases: ['alkupäivä', 'aloituspäivä', 'startdatum', 'start'],
  }),
  column('endDate', { fi: 'Päättyy', sv: 'Slutar', en: 'End date' }, '2027-06-30', {
    kind: 'date',
    aliases: ['loppupäivä', 'päättymispäivä', 'slutdatum', 'end'],
  }),
  column(
    'budgetMinutes',
    { fi: 'Budjetti minuutteina', sv: 'Budget i minuter', en: 'Budget in minutes' },
    '60000',
    {
      aliases: ['tuntibudjetti minuutteina', 'minuutit', 'minutes'],
    },
  ),
  column('budgetCents', { fi: 'Budjetti sentteinä', sv: 'Budget i cent', en: 'Budget in cents' }, '7500000', {
    aliases: ['sentit', 'cents'],
  }),
  ...customFieldColumns,
]

/** How a table of the register's rows is called, and its columns. */
export const projectImportTable = { register: 'projects', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
