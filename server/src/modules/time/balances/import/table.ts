import type { TableForm } from '../../../../platform/contract/table.ts'
import { column, type ImportColumn, type ImportRegister } from '../../../records/imports/port.ts'
import { balanceKinds } from '../movements/record.ts'
import type { OpeningRow } from './shapes.ts'

const columns: readonly ImportColumn<keyof OpeningRow>[] = [
  column('membershipId', { fi: 'Jäsenen tunnus', sv: 'Medlemmens id', en: 'Membership id' }, ''),
  column('payrollNumber', { fi: 'Henkilönumero', sv: 'Personnummer i lön', en: 'Payroll number' }, '1042', {
    aliases: ['palkkanumero', 'anställningsnummer', 'employee number'],
  }),
  column('email', { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' }, '', { aliases: ['email'] }),
  column('kind', { fi: 'Saldon laji', sv: 'Saldotyp', en: 'Kind' }, 'flex', {
    kind: 'choice',
    choices: balanceKinds,
    aliases: ['saldo', 'laji'],
  }),
  column('timeBankCode', { fi: 'Pankin koodi', sv: 'Bankens kod', en: 'Time bank code' }, ''),
  column('minutes', { fi: 'Minuutit', sv: 'Minuter', en: 'Minutes' }, '120', {
    kind: 'duration',
  }),
  column('effectiveDate', { fi: 'Päivä', sv: 'Datum', en: 'Effective date' }, '2026-01-01', {
    kind: 'date',
    aliases: ['alkaen', 'pvm', 'date'],
  }),
]

/** How a table of the register's rows is called, and its columns. */
export const openingTable = { register: 'opening-balances', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
