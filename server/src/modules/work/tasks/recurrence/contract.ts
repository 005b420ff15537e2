import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { projectClosed } from '../../projects/record/refusals.ts'
import { taskEvents } from '../record/events.ts'
import { taskArchived, taskNotFound } from '../record/refusals.ts'
import { taskRecurrenceRefusals } from './refusals.ts'
import { TaskRecurrence, WantedRecurrence } from './shapes.ts'

const path = '/v1/tasks/{id}/recurrence'
const feature = 'projects'
const OfTask = { id: idOf('task_not_found') }
const onTask = ['task_not_found', 'task_archived', 'project_closed'] as const

export const taskRecurrences = contract({
  name: 'taskRecurrences',
  tag: 'Tasks',
  refusals: taskRecurrenceRefusals,
  uses: { refusals: { ...projectClosed, ...taskArchived, ...taskNotFound }, events: taskEvents },
  events: {},
  jobs: {
    'taskRecurrences.continue': {
      does: 'Makes the next task of one that is repeated by date, on its day.',
      emits: ['task.created'],
    },
  },
  audited: { task_recurrence: { '*': 'open' } },
  operations: {
    get: {
      method: 'GET',
      path,
      summary: 'Read how a task is repeated',
      description: 'The rule of the series that the task is one of, with the last task of it.',
      needs: ['projects.read'],
      feature,
      params: OfTask,
      answers: TaskRecurrence,
      refuses: ['task_not_found', 'task_recurrence_not_found'],
    },
    put: {
      method: 'PUT',
      path,
      summary: 'Repeat a task',
      description:
        'Say by which rule a task is repeated, and when the next one is made. It gets the same title, members, labels and checklist with nothing ticked, and its dates moved to the next day of the rule that is still to come. By date, each is made once, by the clock of the organisation; days on which the task is archived or its project closed are passed over.',
      needs: ['projects.manage'],
      feature,
      params: OfTask,
      body: WantedRecurrence,
      answers: TaskRecurrence,
      refuses: [
        ...onTask,
        'task_recurrence_stale',
        'task_recurrence_moved_on',
        'task_recurrence_of_closed_task',
        'task_recurrence_invalid',
        'task_recurrence_without_date',
      ],
      emits: ['task.updated'],
      example: { body: { mode: 'by_date', rule: 'FREQ=MONTHLY;BYMONTHDAY=1' } },
    },
    remove: {
      method: 'DELETE',
      removes: { changed: '/v1/tasks' },
      path,
      summary: 'Repeat a task no more',
      description: 'Nothing follows the task any more; what was made stays.',
      needs: ['projects.manage'],
      feature,
      params: OfTask,
      status: 204,
      refuses: [...onTask, 'task_recurrence_not_found', 'task_recurrence_moved_on'],
      emits: ['task.updated'],
    },
  },
})
