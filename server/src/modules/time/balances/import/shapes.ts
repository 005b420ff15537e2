import { described, object, oneOf, type Static, Type } from '../../../../platform/contract/shapes.ts'
import {
  Cell,
  importAnswer,
  importBody,
  Line,
  modeErrors,
  rowResult,
  shapeErrors,
  typedCell,
} from '../../../records/imports/port.ts'

const OpeningRow = object({
  membershipId: described(Cell, 'The member. Null or absent: they are found by `payrollNumber` or `email`.'),
  payrollNumber: described(
    Cell,
    "The member's number in the payroll system, for a row without `membershipId`; null or absent where another field names them.",
  ),
  email: described(
    Cell,
    "The member's e-mail address, for a row with neither of both; null or absent where another field names them.",
  ),
  kind: described(
    Cell,
    'What is counted: `flex`, `overtime`, `banked_leave` or `time_bank`. Null or absent: the row is refused.',
  ),
  timeBankCode: described(
    Cell,
    'The code of an active time bank, for the kind `time_bank`; null or absent for the others.',
  ),
  minutes: typedCell(
    'integer',
    Type.Integer({
      description:
        'What was there to begin with, in minutes; negative when owed to the employer. Null or absent: the row is refused.',
    }),
  ),
  effectiveDate: described(
    Cell,
    'The day from whose end on it counts, not later than today. Null or absent: the row is refused.',
  ),
  line: Line,
})
export type OpeningRow = Static<typeof OpeningRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'membership_not_found',
  'member_ambiguous',
  'time_bank_not_found',
  'balance_time_bank_mismatch',
  'balance_date_in_future',
  'balance_own_account',
] as const
export type RowError = (typeof rowErrors)[number]

export const OpeningImport = importBody(OpeningRow, 'opening balances')
export const OpeningImportAnswer = importAnswer(rowResult(oneOf([...rowErrors, ...modeErrors]), {}))
