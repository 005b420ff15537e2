import {
  choice,
  date,
  integer,
  text,
  type CodeOf,
  column,
  rowOf,
  type RowOf,
  addresses,
} from '../../../records/imports/protocol/port.ts'
import { balanceKinds } from '../movements/record.ts'

export const openingRow = rowOf({
  register: 'opening-balances',
  rows: 'opening balances',
  cells: {
    membershipId: column(text('The member. Null or absent: they are found by `payrollNumber` or `email`.'), {
      fi: 'Jäsenen tunnus',
      sv: 'Medlemmens id',
      en: 'Membership id',
    }),
    payrollNumber: column(
      text(
        "The member's number in the payroll system, for a row without `membershipId`; null or absent where another field names them.",
      ),
      { fi: 'Palkkanumero', sv: 'Lönenummer', en: 'Payroll number', example: '1042' },
      'anställningsnummer, employee number, henkilönumero, personnummer i lön',
    ),
    email: column(
      addresses(
        "The member's e-mail address, for a row with neither of both; null or absent where another field names them.",
      ),
      { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail' },
      'email',
    ),
    kind: column(
      choice(
        balanceKinds,
        'What is counted: `flex`, `overtime`, `banked_leave` or `time_bank`. Null or absent: the row is refused.',
        {
          flex: { fi: 'Liukuma', sv: 'Flex', en: 'Flexitime' },
          overtime: { fi: 'Ylityö', sv: 'Övertid', en: 'Overtime' },
          banked_leave: { fi: 'Säästövapaa', sv: 'Sparad ledighet', en: 'Banked leave' },
          time_bank: { fi: 'Työaikapankki', sv: 'Arbetstidsbank', en: 'Time bank' },
        },
      ),
      { fi: 'Saldon laji', sv: 'Saldotyp', en: 'Balance kind', example: 'flex' },
      'saldo, laji, kind',
    ),
    timeBankCode: column(
      text('The code of an active time bank, for the kind `time_bank`; null or absent for the others.'),
      { fi: 'Pankin koodi', sv: 'Bankens kod', en: 'Time bank code' },
    ),
    minutes: column(
      integer(
        'What was there to begin with, in minutes; negative when owed to the employer. Null or absent: the row is refused.',
        {},
        'duration',
      ),
      { fi: 'Minuutit', sv: 'Minuter', en: 'Minutes', example: '120' },
    ),
    effectiveDate: column(
      date('The day from whose end on it counts, not later than today. Null or absent: the row is refused.'),
      { fi: 'Voimassa alkaen', sv: 'Gäller från', en: 'Valid from', example: '2026-01-01' },
      'alkaen, pvm, date, päivä, datum, effective date',
    ),
  },
  refuses: [
    'membership_not_found',
    'member_ambiguous',
    'time_bank_not_found',
    'balance_time_bank_mismatch',
    'balance_date_in_future',
    'balance_own_account',
  ],
})

export type OpeningRow = RowOf<typeof openingRow>
export type RowError = CodeOf<typeof openingRow>
