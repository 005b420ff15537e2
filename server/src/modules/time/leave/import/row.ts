import {
  date,
  number,
  text,
  type CodeOf,
  column,
  rowOf,
  type RowOf,
  addresses,
} from '../../../records/imports/protocol/port.ts'

export const openingRow = rowOf({
  register: 'leave-balances',
  rows: 'opening balances',
  needs: ['memberEmail', 'policyCode', 'effectiveDate', 'amount'],
  cells: {
    memberEmail: column(
      addresses(
        'The member, by e-mail address or membership id. Needed: null or absent is reported as `missing_required`.',
      ),
      { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail', example: 'aino@example.com' },
      'henkilö, työntekijä, person, anställd, member, email',
    ),
    policyCode: column(
      text('The leave policy by its code. Needed: null or absent is reported as `missing_required`.'),
      { fi: 'Lomakäytäntö', sv: 'Ledighetsregel', en: 'Leave policy', example: 'annual_holiday' },
      'käytäntö, laji, regel, policy',
    ),
    leaveYearStart: column(
      date(
        'The leave year that the leave is of, by its first day, `YYYY-MM-DD`. Null or absent: the one that is taken from on `effectiveDate`.',
      ),
      { fi: 'Lomavuosi alkaa', sv: 'Ledighetsåret börjar', en: 'Leave year begins' },
      'lomavuosi, ledighetsår, leave year',
    ),
    effectiveDate: column(
      date(
        'The day from which the leave counts, `YYYY-MM-DD`. Needed: null or absent is reported as `missing_required`.',
      ),
      { fi: 'Voimassa alkaen', sv: 'Gäller från', en: 'Valid from', example: '2027-01-01' },
      'alkaen, päivä, från, datum, from, date, effective date',
    ),
    amount: column(
      number(
        'What the member brings, in the unit of the policy; text with a point or a comma counts too. Needed: null or absent is reported as `missing_required`.',
        { minimum: -100_000, maximum: 100_000 },
      ),
      { fi: 'Määrä', sv: 'Mängd', en: 'Amount', example: '12.5' },
      'saldo, päiviä, dagar, days, balance',
    ),
  },
  refuses: ['membership_not_found', 'leave_policy_not_found', 'leave_year_unknown', 'leave_correction_own'],
})

export type OpeningRow = RowOf<typeof openingRow>
export type RowError = CodeOf<typeof openingRow>
