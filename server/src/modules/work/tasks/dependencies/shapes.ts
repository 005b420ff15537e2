import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  described,
  expectedUpdatedAt,
  IdOf,
  named,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { lagLimit } from './record.ts'
import { dependencyTypes } from './graph.ts'

const DependencyTypeShape = oneOf(dependencyTypes, {
  description:
    'What waits for what: `fs` the later task begins when the earlier one is finished, `ss` begins when it has begun, `ff` is finished when it is finished, `sf` is finished when it has begun.',
})
const LagMinutes = Type.Integer({
  minimum: -lagLimit,
  maximum: lagLimit,
  examples: [1440],
  description:
    'Minutes that pass between the two, on days of rest too; negative where the later task may overlap. A part of a day counts as a day.',
})

export const TaskDependency = named(
  'TaskDependency',
  object({
    id: RecordId,
    fromTaskId: described(IdOf('task'), 'The earlier task, which the other waits for.'),
    toTaskId: described(IdOf('task'), 'The later task, which waits.'),
    type: DependencyTypeShape,
    lagMinutes: LagMinutes,
    updatedAt: UpdatedAt,
  }),
)
export type TaskDependency = Static<typeof TaskDependency>

export const NewTaskDependency = object({
  fromTaskId: Type.String({
    format: 'uuid',
    examples: [exampleId('fromTaskId')],
    description: 'The task of the same project that the one of the path is to wait for.',
  }),
  type: optional(
    oneOf(dependencyTypes, {
      description: 'What waits for what, as `TaskDependency` says; `fs` when left out.',
    }),
  ),
  lagMinutes: optional(
    Type.Integer({
      minimum: -lagLimit,
      maximum: lagLimit,
      description: 'Minutes that pass between the two; negative for an overlap, 0 when left out.',
    }),
  ),
})
export type NewTaskDependency = Static<typeof NewTaskDependency>

export const TaskDependencyPatch = object({
  type: optional(DependencyTypeShape),
  lagMinutes: optional(LagMinutes),
  expectedUpdatedAt,
})
export type TaskDependencyPatch = Static<typeof TaskDependencyPatch>
