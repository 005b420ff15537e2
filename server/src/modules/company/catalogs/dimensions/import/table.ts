import type { TableForm } from '../../../../../platform/contract/table.ts'
import { column, type ImportColumn, type ImportRegister } from '../../../../records/imports/port.ts'
import type { TargetRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof TargetRow>[] = [
  column('externalSource', { fi: 'Ulkoinen lähde', sv: 'Extern källa', en: 'External source' }, 'erp', {
    aliases: ['lähdejärjestelmä', 'källsystem', 'source'],
  }),
  column('externalId', { fi: 'Ulkoinen tunniste', sv: 'Externt id', en: 'External id' }, 'cc-4010', {
    aliases: ['ulkoinen id', 'extern beteckning', 'external reference'],
  }),
  column('code', { fi: 'Koodi', sv: 'Kod', en: 'Code' }, '4010', {
    aliases: ['tunnus', 'numero', 'nummer', 'number'],
  }),
  column('name', { fi: 'Nimi', sv: 'Namn', en: 'Name' }, 'Installation', {
    aliases: ['kuvaus', 'beskrivning', 'description'],
  }),
  column('active', { fi: 'Käytössä', sv: 'Aktiv', en: 'Active' }, 'true', {
    kind: 'flag',
    aliases: ['aktiivinen', 'i bruk', 'in use'],
  }),
  column('parentCode', { fi: 'Yläkoodi', sv: 'Överordnad kod', en: 'Parent code' }, '', {
    aliases: ['yläkohde', 'ylempi koodi', 'överordnad', 'parent'],
  }),
]

/** How a table of the register's rows is called, and its columns. */
export const targetTable = { register: 'tracking-targets', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
