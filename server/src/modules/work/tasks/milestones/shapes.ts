import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  described,
  expectedUpdatedAt,
  IdOf,
  Instant,
  InstantInput,
  named,
  nullable,
  object,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { tasksOfMilestone } from './record.ts'

const MilestoneName = Text(200, { description: 'What is reached.', examples: ['Roof closed'] })
const DueDate = described(PlainDate, 'When it is to be reached.')
const TaskIds = array(Type.String({ format: 'uuid', examples: [exampleId('taskId')] }), {
  maxItems: tasksOfMilestone,
  uniqueItems: true,
  description: 'Tasks of the project that lead to it; the list is replaced whole.',
})

export const Milestone = named(
  'Milestone',
  object({
    id: RecordId,
    projectId: described(IdOf('project'), 'The project that it is of.'),
    name: MilestoneName,
    dueDate: DueDate,
    reachedAt: described(nullable(Instant), 'When it was reached; null until then.'),
    taskIds: array(IdOf('task'), { description: 'The tasks of the project that lead to it.' }),
    updatedAt: UpdatedAt,
  }),
)
export type Milestone = Static<typeof Milestone>

const reachedAt = optional(
  described(nullable(InstantInput), 'When it was reached, not in the future; null for not yet.'),
)

export const NewMilestone = object({
  name: MilestoneName,
  dueDate: DueDate,
  reachedAt,
  taskIds: optional(TaskIds),
})
export type NewMilestone = Static<typeof NewMilestone>

export const MilestonePatch = object({
  name: optional(MilestoneName),
  dueDate: optional(DueDate),
  reachedAt,
  taskIds: optional(TaskIds),
  expectedUpdatedAt,
})
export type MilestonePatch = Static<typeof MilestonePatch>
