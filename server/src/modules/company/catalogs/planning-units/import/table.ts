import type { TableForm } from '../../../../../platform/contract/table.ts'
import { column, type ImportColumn, type ImportRegister } from '../../../../records/imports/port.ts'
import type { UnitRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof UnitRow>[] = [
  column('code', { fi: 'Koodi', sv: 'Kod', en: 'Code' }, 'helsinki', {
    aliases: ['tunnus', 'numero', 'nummer', 'number'],
  }),
  column('name', { fi: 'Nimi', sv: 'Namn', en: 'Name' }, 'Helsinki', {
    aliases: ['yksikkö', 'enhet', 'unit'],
  }),
  column('active', { fi: 'Käytössä', sv: 'Aktiv', en: 'Active' }, 'true', {
    kind: 'flag',
    aliases: ['aktiivinen', 'i bruk', 'in use'],
  }),
  column('parentCode', { fi: 'Yläkoodi', sv: 'Överordnad kod', en: 'Parent code' }, '', {
    aliases: ['yläyksikkö', 'ylempi koodi', 'överordnad enhet', 'parent unit', 'parent'],
  }),
]

/** How a table of the register's rows is called, and its columns. */
export const unitTable = { register: 'planning-units', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
