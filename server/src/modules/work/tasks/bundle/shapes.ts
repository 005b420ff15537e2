import {
  array,
  described,
  Flag,
  IdOf,
  Name,
  named,
  nullable,
  object,
  RecordId,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { TaskDependency } from '../dependencies/shapes.ts'
import { Milestone } from '../milestones/shapes.ts'
import { Task } from '../record/shapes.ts'
import { TaskStatus } from '../statuses/shapes.ts'

/** Tasks of a project in one answer; a project with more is read in pages. */
export const tasksOfBundle = 10_000

const Column = object({
  statusId: described(IdOf('task_status'), 'The status whose column it is.'),
  wipLimit: described(
    nullable(Type.Integer({ minimum: 1 })),
    'How many tasks it may have; null for any number.',
  ),
  taskIds: array(IdOf('task'), { description: 'The tasks in it, from the top down.' }),
})

const Field = object({
  id: RecordId,
  key: Type.String({ description: 'What its values stand under in `customFields`.', examples: ['region'] }),
  type: Type.String({ description: 'What its values are, as `GET /v1/custom-fields` says.' }),
  name: Name,
  active: described(Flag, 'Whether tasks still get values of it.'),
})

const Label = object({
  id: RecordId,
  code: Type.String({ description: 'Its code in the register.', examples: ['waiting'] }),
  name: Name,
  active: described(Flag, 'Whether tasks are still marked with it.'),
})

export const TaskBundle = named(
  'TaskBundle',
  object({
    statuses: array(TaskStatus, { description: 'The statuses of the project, in the order of its columns.' }),
    columns: array(Column, { description: 'The board: a column for each status.' }),
    tasks: array(Task, { description: 'The tasks that are not archived, by their numbers.' }),
    dependencies: array(TaskDependency, { description: 'What waits for what among them.' }),
    milestones: array(Milestone, { description: 'The milestones of the project, by their dates.' }),
    fields: array(Field, { description: 'The custom fields of tasks, in their order.' }),
    labels: array(Label, { description: 'The labels of tasks, by their codes.' }),
  }),
)
export type TaskBundle = Static<typeof TaskBundle>
