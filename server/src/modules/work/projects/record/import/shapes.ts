import { described, object, oneOf, type Static, Type } from '../../../../../platform/contract/shapes.ts'
import { CustomFieldCells } from '../../../../records/custom-fields/port.ts'
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
import { centsLimit, minutesLimit } from '../bounds.ts'
import { projectStates } from '../life.ts'
import { billings } from '../shapes.ts'

const keeps = 'Null or absent keeps what is stored.'

export const ProjectRow = object({
  externalSource: described(
    Cell,
    'The other system; given with `externalId`. Null or absent for a row that carries no reference.',
  ),
  externalId: described(
    Cell,
    "The project's id in the other system, by which it is found first. Null or absent for a row that carries no reference.",
  ),
  code: described(
    Cell,
    `The code; a project without the reference is found by it. Needed for a new one. ${keeps}`,
  ),
  name: described(Cell, `What people choose it by; needed for a new project. ${keeps}`),
  description: described(Cell, `What is to be done. ${keeps}`),
  customerCode: described(Cell, `The customer by its code. ${keeps}`),
  managerEmail: described(
    Cell,
    `The member who answers for it, by e-mail address or membership id. ${keeps}`,
  ),
  state: described(
    Cell,
    `Where it stands: one of ${projectStates.join(', ')}. The steps from its state to that are taken one after the other; a project that was there is closed by itself, with \`POST /v1/projects/{id}/close\`. ${keeps} A new one is planned.`,
  ),
  billing: described(
    Cell,
    `How it is billed: one of ${billings.join(', ')}. ${keeps} A new one is billed by \`time\`.`,
  ),
  attributionPrecision: described(
    Cell,
    `How exactly hours say what they were for: project, phase or task. ${keeps} Of a new one it is \`project\`.`,
  ),
  startDate: described(Cell, `The first day, \`YYYY-MM-DD\`. ${keeps}`),
  endDate: described(Cell, `The last day, \`YYYY-MM-DD\`; a change is an entry of the baseline. ${keeps}`),
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
  customFields: CustomFieldCells,
  line: Line,
})
export type ProjectRow = Static<typeof ProjectRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'code_already_in_use',
  'external_ref_incomplete',
  'external_ref_conflict',
  'range_end_before_start',
  'customer_not_found',
  'membership_not_found',
  'project_closed',
  'project_state_conflict',
  'project_is_template',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const
export type RowError = (typeof rowErrors)[number]

export const ProjectImport = importBody(ProjectRow, 'projects')
export const ProjectImportAnswer = importAnswer(
  rowResult(oneOf([...rowErrors, ...modeErrors]), { targetCode: TargetCode }),
)
