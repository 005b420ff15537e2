import { May } from '../../../../platform/contract/may.ts'
import {
  externalSourceWith,
  array,
  CreatedAt,
  described,
  expectedUpdatedAt,
  Flag,
  Id,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { CustomFieldChangesShape, CustomFieldValuesShape } from '../../../records/custom-fields/port.ts'
import { Category } from '../statuses/shapes.ts'
import {
  assigneesOfTask,
  checklistItems,
  estimateLimit,
  labelsOfTask,
  priorities,
  watchersOfTask,
} from './record.ts'

const Title = Text(200, { description: 'What is to be done.', examples: ['Order the heat pumps'] })
const Description = Text(20_000, { description: 'What there is to know of it.' })
export const PriorityShape = oneOf(priorities, { description: 'How much it matters beside other tasks.' })
const Estimate = Type.Integer({ minimum: 0, maximum: estimateLimit, examples: [480] })
export const ExternalSource = externalSourceWith('jira')
export const ExternalId = Text(200, {
  description: "The task's id in the other system; together with `externalSource`.",
  examples: ['OPS-17'],
})
const ItemText = Text(500, { description: 'What is to be done.', examples: ['Ask for an offer'] })
const Done = described(Flag, 'Whether it is done.')

const members = (maxItems: number, description: string) =>
  array(IdOf('membership'), { maxItems, uniqueItems: true, description })
const labels = (description: string) =>
  array(IdOf('task_label'), { maxItems: labelsOfTask, uniqueItems: true, description })

const Item = object({
  id: described(Id, 'The item, as `PUT /v1/me/tasks/{id}/checklist/{itemId}` names it.'),
  text: ItemText,
  done: Done,
})

export const Task = named(
  'Task',
  object({
    id: RecordId,
    projectId: described(
      nullable(IdOf('project')),
      'The project that it is part of; null for a task of its own.',
    ),
    phaseId: described(nullable(IdOf('project_phase')), 'The phase of the project; null for none.'),
    parentTaskId: described(nullable(IdOf('task')), 'The task that it is a part of; null for none.'),
    number: Type.Integer({
      minimum: 1,
      description:
        'What people call it by: unique in the project, or among the tasks without one, and never given again.',
    }),
    title: Title,
    description: described(nullable(Description), 'What there is to know of it; null for nothing.'),
    statusId: described(IdOf('task_status'), 'The status of the project, or the default one, that it is in.'),
    category: Category,
    rank: Type.String({
      description: 'Where it stands in the column of its status: compared byte by byte, the smallest first.',
      examples: ['a0'],
    }),
    priority: PriorityShape,
    assigneeMembershipIds: members(assigneesOfTask, 'The members who are to do it.'),
    reviewerMembershipId: described(
      nullable(IdOf('membership')),
      'The member who looks over it; null for nobody.',
    ),
    watcherMembershipIds: members(watchersOfTask, 'Members who follow it.'),
    startDate: described(nullable(PlainDate), 'When work on it is to begin; null when nobody said.'),
    dueDate: described(nullable(PlainDate), 'When it is to be done; null when nobody said.'),
    estimateMinutes: described(nullable(Estimate), 'Minutes that it is to take; null when nobody said.'),
    spentMinutes: Type.Integer({
      minimum: 0,
      description: 'Minutes that are written on it, approved or not.',
    }),
    billable: described(Flag, 'Whether work on it is for the customer to pay.'),
    checklist: array(Item, { description: 'What it takes, in order.' }),
    labelIds: labels('The labels that it is marked with.'),
    customFields: CustomFieldValuesShape,
    recurrenceId: described(
      nullable(IdOf('task_recurrence')),
      'The rule that it is repeated by; null for none.',
    ),
    externalSource: described(
      nullable(ExternalSource),
      'The other system, with `externalId`; null for none.',
    ),
    externalId: described(nullable(ExternalId), "The task's id in the other system; null for none."),
    closedAt: described(
      nullable(Instant),
      'When it got into a status in which work is over; null where work goes on.',
    ),
    archivedAt: described(nullable(Instant), 'When it was archived; null for a task that was not.'),
    createdAt: CreatedAt,
    may: May,
    updatedAt: UpdatedAt,
  }),
)
export type ShownTask = Static<typeof Task>

const writable = {
  phaseId: optional(described(nullable(IdOf('project_phase')), 'A phase of the project; null for none.')),
  parentTaskId: optional(
    described(nullable(IdOf('task')), 'A task of the same project that it is a part of; null for none.'),
  ),
  description: optional(described(nullable(Description), 'What there is to know of it; null for nothing.')),
  priority: optional(PriorityShape),
  assigneeMembershipIds: optional(
    members(assigneesOfTask, 'The members who are to do it; the list is replaced whole.'),
  ),
  reviewerMembershipId: optional(
    described(nullable(IdOf('membership')), 'The member who looks over it; null for nobody.'),
  ),
  watcherMembershipIds: optional(
    members(watchersOfTask, 'Members who follow it; the list is replaced whole.'),
  ),
  startDate: optional(described(nullable(PlainDate), 'When work on it is to begin; null for unknown.')),
  dueDate: optional(
    described(nullable(PlainDate), 'When it is to be done, not before `startDate`; null for unknown.'),
  ),
  estimateMinutes: optional(described(nullable(Estimate), 'Minutes that it is to take; null for unknown.')),
  billable: optional(
    described(
      Flag,
      'Whether work on it is for the customer to pay; that of a new task as its project is billed.',
    ),
  ),
  checklist: optional(
    array(
      object({
        id: optional(described(Id, 'An item that is there; absent for a new one.')),
        text: ItemText,
        done: optional(Done),
      }),
      { maxItems: checklistItems, description: 'What it takes, in order; the list is replaced whole.' },
    ),
  ),
  labelIds: optional(labels('The labels that it is marked with; the list is replaced whole.')),
  externalSource: optional(
    described(nullable(ExternalSource), 'The other system; with `externalId` or not at all, null for none.'),
  ),
  externalId: optional(
    described(nullable(ExternalId), 'The id there; with `externalSource` or not at all, null for none.'),
  ),
  customFields: optional(CustomFieldChangesShape),
}

export const NewTask = object({
  title: Title,
  projectId: optional(
    described(
      nullable(IdOf('project')),
      'The project that it is part of; null or absent for a task of its own.',
    ),
  ),
  statusId: optional(
    described(
      IdOf('task_status'),
      'A status of the project, or a default one; the first in which work goes on when absent.',
    ),
  ),
  ...writable,
})
export type NewTask = Static<typeof NewTask>

export const TaskPatch = object({
  title: optional(Title),
  ...writable,
  reprice: optional(
    described(
      Flag,
      'Whether approved hours on the task may get another price by `billable`. Billed ones keep theirs in any case.',
    ),
  ),
  expectedUpdatedAt,
})
export type TaskPatch = Omit<Static<typeof TaskPatch>, 'reprice' | 'expectedUpdatedAt'>
