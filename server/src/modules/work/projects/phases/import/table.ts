import type { TableForm } from '../../../../../platform/contract/table.ts'
import { column, type ImportColumn, type ImportRegister } from '../../../../records/imports/port.ts'
import { billings } from '../../record/shapes.ts'
import type { PhaseRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof PhaseRow>[] = [
  column('projectCode', { fi: 'Projektin koodi', sv: 'Projektkod', en: 'Project code' }, 'KO-2604', {
    aliases: ['projekti', 'projektinumero', 'projekt', 'projektnummer', 'project', 'project number'],
  }),
  column('code', { fi: 'Vaiheen koodi', sv: 'Faskod', en: 'Phase code' }, '10', {
    aliases: ['koodi', 'vaihe', 'vaihenumero', 'kod', 'fas', 'code', 'phase', 'wbs'],
  }),
  column('name', { fi: 'Nimi', sv: 'Namn', en: 'Name' }, 'Suunnittelu', {
    aliases: ['vaiheen nimi', 'fasens namn', 'phase name'],
  }),
  column('parentCode', { fi: 'Yläkoodi', sv: 'Överordnad kod', en: 'Parent code' }, '', {
    aliases: ['ylävaihe', 'ylempi vaihe', 'överordnad fas', 'parent', 'parent phase'],
  }),
  column('startDate', { fi: 'Alkaa', sv: 'Börjar', en: 'Start date' }, '2027-01-11', {
    kind: 'date',
    aliases: ['alkupäivä', 'startdatum', 'start'],
  }),
  column('endDate', { fi: 'Päättyy', sv: 'Slutar', en: 'End date' }, '2027-02-26', {
    kind: 'date',
    aliases: ['loppupäivä', 'slutdatum', 'end'],
  }),
  column(
    'budgetMinutes',
    { fi: 'Budjetti minuutteina', sv: 'Budget i minuter', en: 'Budget in minutes' },
    '12000',
    {
      aliases: ['minuutit', 'minuter', 'minutes'],
    },
  ),
  column('budgetCents', { fi: 'Budjetti sentteinä', sv: 'Budget i cent', en: 'Budget in cents' }, '', {
    aliases: ['sentit', 'cents'],
  }),
  column('billing', { fi: 'Laskutustapa', sv: 'Fakturering', en: 'Billing' }, 'fixed', {
    kind: 'choice',
    choices: billings,
    aliases: ['laskutus', 'billing method'],
  }),
]

/** How a table of the register's rows is called, and its columns. */
export const phaseImportTable = { register: 'project-phases', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
