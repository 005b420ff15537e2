import { Code, Name } from '../../../../platform/contract/shapes.ts'
import type { LicensedPart } from '../../../../platform/register/declaration.ts'
import { required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { taskLabelNotFound } from './refusals.ts'

/** What the registers of tasks stand under, and who reads them. */
const taskPart = {
  tag: 'Tasks',
  feature: 'projects',
  readers: ['projects.read'],
} as const satisfies LicensedPart

/** What tasks are marked with; a task may have many. */
export const taskLabels = register({
  singular: 'task_label',
  plural: 'task_labels',
  called: {
    fi: { one: 'tehtävätunniste', none: 'tehtävätunnistetta', many: 'tunnisteet' },
    sv: { one: 'uppgiftsetiketten', many: 'etiketterna' },
  },
  part: taskPart,
  fields: { code: required(Code), name: required(Name) },
  refusals: taskLabelNotFound,
  operations: { create: { example: { body: { code: 'waiting', name: 'Waiting for the customer' } } } },
})
