import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { projectClosed, projectNotFound } from '../../projects/record/refusals.ts'
import { taskEvents } from '../record/events.ts'
import { taskArchived, taskFieldRefusals, taskNotFound, taskStale } from '../record/refusals.ts'
import { taskScheduleRefusals } from './refusals.ts'
import { Rescheduled, Rescheduling, Schedule } from './shapes.ts'

export const taskSchedules = contract({
  name: 'taskSchedules',
  tag: 'Tasks',
  refusals: taskScheduleRefusals,
  uses: {
    refusals: {
      ...projectClosed,
      ...projectNotFound,
      ...taskArchived,
      task_dates_invalid: taskFieldRefusals.task_dates_invalid,
      ...taskNotFound,
      ...taskStale,
    },
    events: taskEvents,
  },
  events: {},
  operations: {
    get: {
      method: 'GET',
      path: '/v1/projects/{id}/schedule',
      summary: 'Read the critical path of a project',
      description:
        'When each open task can begin and be finished, how far it may slip, and what sets it, from dates, estimates and dependencies. Work is done from Monday to Friday but for public holidays. A task with `startDate` begins no earlier; the others as soon as what they wait for allows, and not before the project or its earliest task. Archived, completed and cancelled tasks hold nothing back.',
      needs: ['projects.read'],
      feature: 'projects',
      params: { id: idOf('project_not_found') },
      answers: Schedule,
      refuses: ['project_not_found', 'project_schedule_too_large'],
    },
    reschedule: {
      method: 'POST',
      path: '/v1/tasks/{id}/reschedule',
      summary: 'Move a task and what waits for it',
      description:
        'Give a task other dates, and push every open task that waits for it, over others too, so far that its dependencies hold. What is pushed begins on a working day, Monday to Friday but for public holidays, and keeps as many of them as it had. Nothing is pushed to an earlier day, or without need.',
      needs: ['projects.manage'],
      feature: 'projects',
      params: { id: idOf('task_not_found') },
      body: Rescheduling,
      answers: Rescheduled,
      refuses: [
        'task_not_found',
        'task_stale',
        'task_archived',
        'task_dates_invalid',
        'project_closed',
        'project_schedule_too_large',
        'task_before_predecessor',
        'task_schedule_out_of_range',
      ],
      emits: ['task.updated'],
      example: { body: { startDate: '2027-03-01', dueDate: '2027-03-05' } },
    },
  },
})
