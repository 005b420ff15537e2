import { Code, Name } from '../../../../platform/contract/shapes.ts'
import { required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { taskPart } from '../part.ts'
import { taskLabelNotFound } from './refusals.ts'

/** What tasks are marked with; a task may have many. */
export const taskLabels = register({
  singular: 'task_label',
  plural: 'task_labels',
  part: taskPart,
  fields: { code: required(Code), name: required(Name) },
  refusals: taskLabelNotFound,
  operations: { create: { example: { body: { code: 'waiting', name: 'Waiting for the customer' } } } },
})
