import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const taskRecurrenceRefusals = refusals(translations, {
  task_recurrence_not_found: {
    status: 404,
    title: 'The task is not repeated',
    when: 'The task has no rule by which it is repeated, or the rule has come to its end.',
    remedy: 'Send one with `PUT /v1/tasks/{id}/recurrence`.',
  },
  task_recurrence_stale: {
    status: 409,
    title: 'The rule has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the rule.',
    remedy: 'Read the rule again, look at what changed, and send the change anew.',
  },
  task_recurrence_moved_on: {
    status: 409,
    title: 'The task is followed by another already',
    when: 'The rule was to change at a task that is not the last one of its series; `taskId` names that one.',
    remedy: 'Change the rule at the last task.',
  },
  task_recurrence_of_closed_task: {
    status: 409,
    title: 'The task is over',
    when: 'A task that is completed or cancelled was to be repeated.',
    remedy: 'Give the rule to a task that is still to be done.',
  },
  task_recurrence_invalid: {
    status: 422,
    title: 'The rule is none that is understood',
    when: '`rule` is no RRULE of RFC 5545 by days, weeks, months or years, or nothing follows by it.',
    remedy:
      'Send a rule such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`, with `COUNT` or `UNTIL` (a date, `20271231`) if it ends.',
  },
  task_recurrence_without_date: {
    status: 422,
    title: 'What has no date cannot be repeated',
    when: 'A task with neither `startDate` nor `dueDate` was to be repeated.',
    remedy: 'Give the task a date first.',
  },
})
