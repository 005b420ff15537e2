import {
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  Id,
  IdOf,
  localised,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { guards, statusCategories, statusesOfSet, transitionsOfSet, wipLimit } from './record.ts'

const StatusCode = Type.String({
  pattern: '^[a-z0-9][a-z0-9_-]{0,49}$',
  examples: ['doing'],
  description: 'What moves and events call the status by; unique among the statuses of a project.',
})
export const Category = oneOf(statusCategories, {
  description:
    'How far work is in it: `backlog`, `unstarted` and `started` go on, `completed` and `cancelled` are over.',
})
const WipLimit = described(
  nullable(Type.Integer({ minimum: 1, maximum: wipLimit, examples: [5] })),
  'How many tasks may be in the status at once, archived ones left out; null for any number.',
)
const Guards = array(oneOf(guards), {
  maxItems: guards.length,
  uniqueItems: true,
  description:
    'What must be over first: `open_dependencies`, what the task waits for; `unfinished_checklist`, its checklist; `approval_pending`, an approval that was asked for.',
})

export const TaskStatus = named(
  'TaskStatus',
  object({
    id: RecordId,
    code: StatusCode,
    name: localised('starter_name', Name),
    category: Category,
    position: Type.Integer({ minimum: 0, description: 'Its place in the order of the columns, from 0.' }),
    wipLimit: WipLimit,
  }),
)
export type ShownStatus = Static<typeof TaskStatus>

const Move = object({
  from: described(StatusCode, 'The code of the status that a task leaves.'),
  to: described(StatusCode, 'The code of the status that it gets.'),
  guards: Guards,
})

export const TaskStatusSet = named(
  'TaskStatusSet',
  object({
    projectId: described(nullable(IdOf('project')), 'The project whose they are; null for the defaults.'),
    inherited: Type.Boolean({
      description:
        'Whether a project has the defaults still, or an organisation those it began with. With the first task they are copied for good.',
    }),
    statuses: array(TaskStatus, { description: 'The statuses, in the order of the columns.' }),
    transitions: array(Move, {
      description: 'The moves that are allowed; empty where every move is.',
    }),
    updatedAt: described(nullable(UpdatedAt), 'When they last changed; null while they are inherited.'),
  }),
)
export type ShownSet = Static<typeof TaskStatusSet>

const GivenStatus = object({
  id: optional(
    described(Id, 'A status that stays, under another code perhaps; without it the one with the code does.'),
  ),
  code: StatusCode,
  name: Name,
  category: Category,
  wipLimit: optional(WipLimit),
})

export const GivenSet = object({
  statuses: array(GivenStatus, {
    minItems: 2,
    maxItems: statusesOfSet,
    description: 'All statuses, in the order of the columns.',
  }),
  transitions: optional(
    array(object({ from: Move.properties.from, to: Move.properties.to, guards: optional(Guards) }), {
      maxItems: transitionsOfSet,
      description: 'All moves that are allowed; empty or absent where every move is.',
    }),
  ),
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type GivenSet = Static<typeof GivenSet>
