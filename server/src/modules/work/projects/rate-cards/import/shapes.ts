import { described, object, oneOf, type Static, Type } from '../../../../../platform/contract/shapes.ts'
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
} from '../../../../records/imports/port.ts'
import { rateLimit } from '../bounds.ts'

const any = (whose: string) => `Only hours ${whose}. Null or absent for any.`

export const RateRow = object({
  cardCode: described(
    Cell,
    'The rate card by its code. Needed: null or absent is reported as `missing_required`.',
  ),
  cardName: described(
    Cell,
    'What people choose the card by; needed in one row of a card that is not there yet. One that is there keeps its name, null or absent as given.',
  ),
  projectCode: described(Cell, any('of the project, by its code')),
  customerCode: described(Cell, any('of projects for the customer, by its code')),
  memberEmail: described(Cell, any('of the member, by e-mail address or membership id')),
  projectRoleCode: described(Cell, any('of who has the role in the project on the day, by its code')),
  entryTypeCode: described(Cell, any('of the kind of work, an entry type by its code')),
  validFrom: described(
    Cell,
    'The first day on which the rate holds, `YYYY-MM-DD`. Needed: null or absent is reported as `missing_required`.',
  ),
  validTo: described(
    Cell,
    'The last day, `YYYY-MM-DD`. Null or absent keeps what is stored; a new rate then holds until further notice.',
  ),
  rateCentsPerHour: typedCell(
    'integer',
    Type.Integer({
      minimum: 0,
      maximum: rateLimit,
      description:
        'What an hour is sold for, in cents without value added tax; text of digits counts too. Null or absent where `rate` tells it: one of the two is needed.',
    }),
  ),
  rate: typedCell(
    'number',
    Type.Number({
      minimum: 0,
      maximum: rateLimit / 100,
      description:
        'The same in euros with at most two decimals; text with a point or a comma counts too. Null or absent where `rateCentsPerHour` tells it; given both, they say the same.',
    }),
  ),
  line: Line,
})
export type RateRow = Static<typeof RateRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'project_not_found',
  'customer_not_found',
  'membership_not_found',
  'project_role_not_found',
  'entry_type_not_found',
  'range_end_before_start',
  'version_ranges_overlap',
] as const
export type RowError = (typeof rowErrors)[number]

export const RateImport = importBody(RateRow, 'rates')
export const RateImportAnswer = importAnswer(
  rowResult(oneOf([...rowErrors, ...modeErrors]), { targetCode: TargetCode }),
)
