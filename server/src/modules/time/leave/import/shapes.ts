import { described, object, oneOf, type Static, Type } from '../../../../platform/contract/shapes.ts'
import {
  Cell,
  importAnswer,
  importBody,
  Line,
  modeErrors,
  rowResult,
  shapeErrors,
  TargetCode,
  typedCell,
} from '../../../records/imports/port.ts'

export const OpeningRow = object({
  memberEmail: described(
    Cell,
    'The member, by e-mail address or membership id. Needed: null or absent is reported as `missing_required`.',
  ),
  policyCode: described(
    Cell,
    'The leave policy by its code. Needed: null or absent is reported as `missing_required`.',
  ),
  leaveYearStart: described(
    Cell,
    'The leave year that the leave is of, by its first day, `YYYY-MM-DD`. Null or absent: the one that is taken from on `effectiveDate`.',
  ),
  effectiveDate: described(
    Cell,
    'The day from which the leave counts, `YYYY-MM-DD`. Needed: null or absent is reported as `missing_required`.',
  ),
  amount: typedCell(
    'number',
    Type.Number({
      minimum: -100_000,
      maximum: 100_000,
      description:
        'What the member brings, in the unit of the policy; text with a point or a comma counts too. Needed: null or absent is reported as `missing_required`.',
    }),
  ),
  line: Line,
})
export type OpeningRow = Static<typeof OpeningRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'membership_not_found',
  'leave_policy_not_found',
  'leave_year_unknown',
  'leave_correction_own',
] as const
export type RowError = (typeof rowErrors)[number]

export const OpeningImport = importBody(OpeningRow, 'opening balances')
export const OpeningImportAnswer = importAnswer(
  rowResult(oneOf([...rowErrors, ...modeErrors]), { targetCode: TargetCode }),
)
