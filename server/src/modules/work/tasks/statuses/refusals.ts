import { refusals } from '../../../../platform/contract/refusals.ts'
import { statusesOfSet } from './record.ts'
import { translations } from './refusal-translations.ts'

export const taskStatusNotFound = refusals(translations, {
  task_status_not_found: {
    status: 404,
    title: 'No such task status',
    when: 'No status with this id is among those of the project, or among the defaults for a task without a project.',
    remedy:
      'Read the statuses from `GET /v1/projects/{id}/task-statuses`, or the defaults from `GET /v1/task-statuses`.',
  },
})

export const taskStatusRefusals = refusals(translations, {
  ...taskStatusNotFound,
  task_status_set_stale: {
    status: 409,
    title: 'The statuses have changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the statuses.',
    remedy: 'Read the statuses again, look at what changed, and send them anew.',
  },
  task_status_code_repeated: {
    status: 422,
    title: 'Two statuses have the same code',
    when: 'A `code` or an `id` stands at two of the statuses that were sent.',
    remedy: 'Give each status a code of its own.',
  },
  task_status_set_incomplete: {
    status: 422,
    title: 'A kind of status is missing',
    when: 'None of the statuses is one in which work goes on, `backlog`, `unstarted` or `started`, or none is `completed`.',
    remedy: `Send at least one of each kind, and at most ${statusesOfSet} in all.`,
  },
  task_status_in_use: {
    status: 409,
    title: 'Tasks are in the status',
    when: 'A status that tasks have, archived ones too, was left out, or work that is over in it was to go on or the other way round; `statusIds` names such statuses.',
    remedy: 'Give the tasks another status first, with `POST /v1/tasks/bulk`.',
  },
  task_transition_invalid: {
    status: 422,
    title: 'A move does not fit the statuses',
    when: 'A move names a code that none of the statuses has, leads to where it begins, or is there twice; `transition` is its place in the list.',
    remedy: 'Send each move once, between two of the statuses.',
  },
})
