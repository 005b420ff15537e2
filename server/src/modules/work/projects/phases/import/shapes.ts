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
import { centsLimit, minutesLimit } from '../../record/bounds.ts'
import { billings } from '../../record/shapes.ts'

const keeps = 'Null or absent keeps what is stored.'

export const PhaseRow = object({
  projectCode: described(
    Cell,
    'The project by its code. Needed: null or absent is reported as `missing_required`.',
  ),
  code: described(
    Cell,
    'The code of the phase, by which it is found in its project. Needed: null or absent is reported as `missing_required`.',
  ),
  name: described(Cell, `What people choose it by; needed for a new phase. ${keeps}`),
  parentCode: described(
    Cell,
    'The code of the phase of the same project that a new phase lies in, in the project or in any row; null for the project itself. Absent, a new phase is of the project itself, and one that exists stays where it is: no other parent may be named for it.',
  ),
  startDate: described(Cell, `The first day, \`YYYY-MM-DD\`. ${keeps}`),
  endDate: described(Cell, `The last day, \`YYYY-MM-DD\`. ${keeps}`),
  budgetMinutes: typedCell(
    'integer',
    Type.Integer({
      minimum: 0,
      maximum: minutesLimit,
      description: `How long the work may take, in minutes; text of digits counts too. ${keeps}`,
    }),
  ),
  budgetCents: typedCell(
    'integer',
    Type.Integer({
      minimum: 0,
      maximum: centsLimit,
      description: `What the work may come to, in cents without value added tax; text of digits counts too. ${keeps}`,
    }),
  ),
  billing: described(
    Cell,
    `How it is billed where it is not as its project: one of ${billings.join(', ')}. ${keeps}`,
  ),
  line: Line,
})
export type PhaseRow = Static<typeof PhaseRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'project_not_found',
  'project_closed',
  'parent_not_found',
  'parent_change_unsupported',
  'range_end_before_start',
  'project_phase_too_deep',
  'project_phases_full',
] as const
export type RowError = (typeof rowErrors)[number]

export const PhaseImport = importBody(PhaseRow, 'phases')
export const PhaseImportAnswer = importAnswer(
  rowResult(oneOf([...rowErrors, ...modeErrors]), { targetCode: TargetCode }),
)
