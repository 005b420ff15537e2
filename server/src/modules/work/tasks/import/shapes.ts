import { described, object, oneOf, type Static, Type } from '../../../../platform/contract/shapes.ts'
import { CustomFieldCells } from '../../../records/custom-fields/port.ts'
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
import { assigneesOfTask, estimateLimit, labelsOfTask } from '../record/bounds.ts'
import { priorities } from '../record/words.ts'

const keeps = 'Null or absent keeps what is stored.'
const reference = 'Null or absent for a row that carries no reference.'

export const TaskRow = object({
  externalSource: described(Cell, `The other system; given with \`externalId\`. ${reference}`),
  externalId: described(Cell, `The task's id in the other system, by which it is found first. ${reference}`),
  projectCode: described(
    Cell,
    'The project by its code. A new task without one is a task of its own; one that is there stays in its project. Null or absent says nothing.',
  ),
  number: typedCell(
    'integer',
    Type.Integer({
      minimum: 1,
      description:
        'The number of a task that is there, in the project of the row, where it is not found by a reference; text of digits counts too. Null or absent for a new task.',
    }),
  ),
  title: described(Cell, `What is to be done; needed for a new task. ${keeps}`),
  description: described(Cell, `What there is to know of it. ${keeps}`),
  phaseCode: described(Cell, `The phase of the project by its code. ${keeps}`),
  status: described(
    Cell,
    'The status by its code. Null or absent, a new task gets the first in which work goes on, and another keeps its own.',
  ),
  priority: described(Cell, `How much it matters: ${priorities.join(', ')}. ${keeps}`),
  assigneeEmails: described(
    Cell,
    `The e-mail addresses of at most ${assigneesOfTask} members who are to do it, between them \`;\`; they replace those of the task. ${keeps}`,
  ),
  labels: described(
    Cell,
    `At most ${labelsOfTask} labels by code or name, between them \`;\`; they replace those of the task. ${keeps}`,
  ),
  startDate: described(Cell, `When work on it is to begin, \`YYYY-MM-DD\`. ${keeps}`),
  dueDate: described(Cell, `When it is to be done, \`YYYY-MM-DD\`. ${keeps}`),
  estimateMinutes: typedCell(
    'integer',
    Type.Integer({
      minimum: 0,
      maximum: estimateLimit,
      description: `Minutes that it is to take; text of digits counts too. ${keeps}`,
    }),
  ),
  billable: typedCell(
    'boolean',
    Type.Boolean({
      description:
        'Whether work on it is for the customer to pay. Null or absent, a new task is as its project is billed, and another stays as it is.',
    }),
  ),
  parentExternalSource: described(
    Cell,
    'The system of `parentExternalId`; null or absent, the one of the row itself.',
  ),
  parentExternalId: described(
    Cell,
    `The task that it is a part of, by its id in the other system; it may come with another row, before this one or after it. ${keeps}`,
  ),
  customFields: CustomFieldCells,
  line: Line,
})
export type TaskRow = Static<typeof TaskRow>

/** Why a row was not carried out. */
const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'external_ref_incomplete',
  'external_ref_conflict',
  'project_not_found',
  'project_closed',
  'project_phase_not_found',
  'task_not_found',
  'task_of_other_project',
  'task_archived',
  'task_status_not_found',
  'task_transition_not_allowed',
  'task_guard_not_met',
  'task_wip_limit_reached',
  'task_parent_not_found',
  'task_parent_cycle',
  'task_parent_too_deep',
  'task_dates_invalid',
  'membership_not_found',
  'task_label_not_found',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const
export type RowError = (typeof rowErrors)[number]

export const TaskImport = importBody(TaskRow, 'tasks')
export const TaskImportAnswer = importAnswer(rowResult(oneOf([...rowErrors, ...modeErrors])))
