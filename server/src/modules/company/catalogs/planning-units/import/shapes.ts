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

const UnitRow = object({
  code: described(
    Cell,
    'What the unit is found by, and the code of a new one. Null or absent: it is found by its name, among those without a code.',
  ),
  name: described(Cell, 'The name; needed for a new unit. Null or absent keeps what is stored.'),
  active: typedCell(
    'boolean',
    Type.Boolean({
      description:
        'Whether members may still be put into it. Null or absent keeps what is stored; a new unit is active.',
    }),
  ),
  parentCode: described(
    Cell,
    'The code of the unit above a new one, stored or in any row; null for the top. Absent, a new unit is at the top, and one that exists stays where it is: no other parent may be named for it.',
  ),
  line: Line,
})
export type UnitRow = Static<typeof UnitRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'planning_unit_ambiguous',
  'planning_unit_not_found',
  'planning_unit_cycle',
  'parent_change_unsupported',
] as const
export type RowError = (typeof rowErrors)[number]

export const UnitImport = importBody(UnitRow, 'planning units')
export const UnitImportAnswer = importAnswer(
  rowResult(oneOf([...rowErrors, ...modeErrors]), { targetCode: TargetCode }),
)
