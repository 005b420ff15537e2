import type { TableForm } from '../../../../platform/contract/table.ts'
import { column, type ImportColumn, type ImportRegister } from '../../../records/imports/port.ts'
import type { OpeningRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof OpeningRow>[] = [
  column('memberEmail', { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' }, 'aino@example.com', {
    aliases: ['henkilö', 'työntekijä', 'person', 'anställd', 'member', 'email'],
  }),
  column('policyCode', { fi: 'Lomakäytäntö', sv: 'Ledighetsregel', en: 'Leave policy' }, 'annual_holiday', {
    aliases: ['käytäntö', 'laji', 'regel', 'policy'],
  }),
  column(
    'leaveYearStart',
    { fi: 'Lomavuosi alkaa', sv: 'Ledighetsåret börjar', en: 'Leave year begins' },
    '',
    {
      kind: 'date',
      aliases: ['lomavuosi', 'ledighetsår', 'leave year'],
    },
  ),
  column('effectiveDate', { fi: 'Voimassa alkaen', sv: 'Gäller från', en: 'Effective date' }, '2027-01-01', {
    kind: 'date',
    aliases: ['alkaen', 'päivä', 'från', 'datum', 'from', 'date'],
  }),
  column('amount', { fi: 'Määrä', sv: 'Mängd', en: 'Amount' }, '12.5', {
    aliases: ['saldo', 'päiviä', 'dagar', 'days', 'balance'],
  }),
]

/** How a table of the register's rows is called, and its columns. */
export const openingTable = { register: 'leave-balances', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
