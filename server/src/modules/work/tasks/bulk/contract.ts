import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { saidOfRefusal } from '../../../../platform/contract/refused-ones.ts'
import {
  array,
  described,
  DryRun,
  Flag,
  Id,
  IdOf,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { assigneesOfTask, labelsOfTask } from '../record/record.ts'
import { taskEvents } from '../record/events.ts'
import { PriorityShape } from '../record/shapes.ts'
import { valuesOfSkipped } from './skipped-values.ts'

export const skipCodes = [
  'task_not_found',
  'task_archived',
  'project_closed',
  'task_status_not_found',
  'task_transition_not_allowed',
  'task_guard_not_met',
  'task_wip_limit_reached',
  'project_phase_not_found',
  'membership_not_found',
  'task_label_not_found',
  'task_dates_invalid',
] as const

const Change = object(
  {
    statusId: optional(
      described(IdOf('task_status'), 'The status; tasks of projects without it are left as they are.'),
    ),
    assigneeMembershipIds: optional(
      array(IdOf('membership'), {
        maxItems: assigneesOfTask,
        uniqueItems: true,
        description: 'Who is to do them.',
      }),
    ),
    priority: optional(PriorityShape),
    dueDate: optional(described(nullable(PlainDate), 'When they are to be done; null for unknown.')),
    labelIds: optional(
      array(IdOf('task_label'), {
        maxItems: labelsOfTask,
        uniqueItems: true,
        description: 'What they are marked with.',
      }),
    ),
    phaseId: optional(
      described(
        nullable(IdOf('project_phase')),
        'A phase; tasks of other projects are left as they are. Null for none.',
      ),
    ),
    archived: optional(
      described(Flag, 'True archives them after the other changes, false restores them before.'),
    ),
  },
  { description: 'What changes on each of them; what is absent stays.' },
)
export type WantedChange = Static<typeof Change>

export const bulk = contract({
  name: 'tasks',
  tag: 'Tasks',
  refusals: {},
  uses: { refusals: {}, events: taskEvents },
  events: {},
  operations: {
    changeMany: {
      method: 'POST',
      path: '/v1/tasks/bulk',
      summary: 'Change many tasks',
      description: `Change up to ${limits.batchIds} tasks alike, one after the other by the rules of a single change. What holds one back does not stop the others; always 200.`,
      needs: ['projects.manage'],
      feature: 'projects',
      body: object({
        ids: array(IdOf('task'), {
          minItems: 1,
          maxItems: limits.batchIds,
          uniqueItems: true,
          description: 'The tasks, in the order in which they are to stand in the column of `statusId`.',
        }),
        change: Change,
        dryRun: DryRun,
      }),
      answers: object({
        actedCount: Type.Integer({ description: 'How many are as they were wanted now.' }),
        skippedCount: Type.Integer({ description: 'How many stay as they are for a reason.' }),
        skipped: array(
          object({
            id: described(Id, 'The task, as it was sent.'),
            code: oneOf(skipCodes, { description: 'Why, as a single change would be refused.' }),
            detail: Type.String({ description: 'The same in words for people, in English.' }),
            ...saidOfRefusal,
            ...valuesOfSkipped,
          }),
          { description: 'Those that stay as they are.' },
        ),
        dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
      }),
      emits: ['task.created', 'task.status_changed', 'task.updated'],
      example: {
        body: { ids: [exampleId('taskId')], change: { priority: 'high' } },
        answer: { actedCount: 1, skippedCount: 0, skipped: [], dryRun: false },
      },
    },
  },
})
