import { count, date } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { checklistItems, taskDepth } from './record.ts'
import { taskNotFound } from '../../../time/work-days/refusals.ts'
import { translations } from './refusal-translations.ts'

export { taskNotFound }

export const taskArchived = refusals(translations, {
  task_archived: {
    status: 409,
    title: 'The task is archived',
    when: 'An archived task was to change.',
    remedy: 'Restore the task first.',
  },
})

export const taskStale = refusals(translations, {
  task_stale: {
    status: 409,
    title: 'The task has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the task.',
    remedy: 'Read the task again, look at what changed, and send the change anew.',
  },
})

/** What holds a task back from a status. */
export const statusChangeRefusals = refusals(translations, {
  task_transition_not_allowed: {
    status: 422,
    title: 'The statuses allow no such move',
    when: 'The statuses of the project say which moves are allowed, and the one from `from` to `to` is not among them.',
    remedy: 'Take a way that `GET /v1/projects/{id}/task-statuses` shows, or have the move allowed.',
  },
  task_guard_not_met: {
    status: 422,
    title: 'Something must be over first',
    when: 'The move asks that what `guards` names is over: `open_dependencies`, `unfinished_checklist` or `approval_pending`.',
    remedy: 'Finish what is open, and change the status then.',
  },
  task_wip_limit_reached: {
    status: 422,
    title: 'The status has as many tasks as it may have',
    when: 'A task was to get a status that has `wipLimit` tasks already, archived ones left out.',
    remedy: 'Finish a task that is there, or raise the limit.',
  },
})

export const checklistItemNotFound = refusals(translations, {
  task_checklist_item_not_found: {
    status: 404,
    title: 'No such item on the checklist',
    when: 'The task has no item of the checklist with this id.',
    remedy: 'Read the task again; leave `id` out of a new item.',
  },
})

export const parentRefusals = refusals(translations, {
  task_parent_not_found: {
    status: 404,
    title: 'No such task to be a part of',
    when: 'No task with the id in `parentTaskId` is in the same project, or without a project as the task itself.',
    remedy: 'Choose a task of the same project.',
  },
  task_parent_cycle: {
    status: 422,
    title: 'The task would be a part of itself',
    when: 'The task in `parentTaskId` is the task itself or a part of it; `taskIds` names the circle.',
    remedy: 'Choose a task that is not among its sub-tasks.',
  },
  task_parent_too_deep: {
    status: 422,
    values: {
      maximum: count('How many tasks stand above each other at most.'),
    },
    title: 'There are too many tasks above each other',
    when: `A task would be the sub-task of a sub-task and so on, more than ${taskDepth} times.`,
    remedy: 'Choose a task higher up.',
  },
})

export const taskFieldRefusals = refusals(translations, {
  ...parentRefusals,
  ...checklistItemNotFound,
  task_dates_invalid: {
    status: 422,
    values: {
      dueDate: date('When the task would be due.'),
      startDate: date('When it would begin.'),
    },
    title: 'The task would be due before it begins',
    when: '`dueDate` is earlier than `startDate`.',
    remedy: 'Change both dates in one request.',
  },
  task_reprices_approved_hours: {
    status: 409,
    title: 'Approved hours would have another price',
    when: '`billable` was to be another where hours on the task are approved, not billed, and have a rate.',
    remedy: 'Send `reprice` too, or another task for work to come.',
  },
  task_checklist_invalid: {
    status: 422,
    title: 'An item is on the checklist twice',
    when: `Two of at most ${checklistItems} items have the same \`id\`.`,
    remedy: 'Send each item once.',
  },
})

export const taskRefusals = refusals({
  ...taskNotFound,
  ...taskArchived,
  ...taskStale,
  ...statusChangeRefusals,
  ...taskFieldRefusals,
})
