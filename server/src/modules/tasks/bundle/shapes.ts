import {
  array,
  described,
  Flag,
  Id,
  Instant,
  Name,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  RecordId,
  type Static,
  Type,
} from '../../../platform/contract/shapes.ts'
import { Task } from '../record/shapes.ts'
import { TaskStatus } from '../statuses/shapes.ts'

const Column = object({
  statusId: described(Id, 'The status whose column it is.'),
  wipLimit: described(
    nullable(Type.Integer({ minimum: 1 })),
    'How many tasks it may have; null for any number.',
  ),
  taskIds: array(Id, { description: 'The tasks in it, from the top down.' }),
})

const Dependency = object({
  id: RecordId,
  fromTaskId: described(Id, 'The task that comes first.'),
  toTaskId: described(Id, 'The task that waits for it.'),
  type: oneOf(['fs', 'ss', 'ff', 'sf'], {
    description:
      'What waits for what: the beginning for the end (`fs`), the beginning for the beginning (`ss`), the end for the end (`ff`), the end for the beginning (`sf`).',
  }),
  lagMinutes: Type.Integer({ description: 'Minutes between them; less than 0 lets them overlap.' }),
})
export type BundleDependency = Static<typeof Dependency>

const Milestone = object({
  id: RecordId,
  name: Name,
  date: described(nullable(PlainDate), 'When it is to be reached; null when nobody said.'),
  reachedAt: described(nullable(Instant), 'When it was reached; null while it was not.'),
})
export type BundleMilestone = Static<typeof Milestone>

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
    dependencies: array(Dependency, { description: 'What waits for what among them.' }),
    milestones: array(Milestone, { description: 'The milestones of the project, by their dates.' }),
    fields: array(Field, { description: 'The custom fields of tasks, in their order.' }),
    labels: array(Label, { description: 'The labels of tasks, by their codes.' }),
  }),
)
export type TaskBundle = Static<typeof TaskBundle>
