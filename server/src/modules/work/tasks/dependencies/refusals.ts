import { refusals } from '../../../../platform/contract/refusals.ts'
import { dependenciesOfProject, dependenciesOfTask } from './record.ts'
import { translations } from './refusal-translations.ts'

export const taskDependencyRefusals = refusals(translations, {
  task_dependency_not_found: {
    status: 404,
    title: 'No such dependency',
    when: 'The task stands in no dependency with this id.',
    remedy: 'Read the dependencies of the task from `GET /v1/tasks/{id}/dependencies`.',
  },
  task_dependency_stale: {
    status: 409,
    title: 'The dependency has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the dependency.',
    remedy: 'Read the dependency again, look at what changed, and send the change anew.',
  },
  task_dependency_exists: {
    status: 409,
    title: 'The task waits for the other already',
    when: 'There is a dependency from the one task to the other, of whatever type.',
    remedy: 'Change that dependency with `PATCH`.',
  },
  task_dependency_cycle: {
    status: 422,
    title: 'The tasks would wait for each other in a circle',
    when: 'The task would, over whatever other tasks, wait for itself; `circle` names the tasks, each before the one that waits for it.',
    remedy: 'Remove one of the dependencies of the circle first, or leave this one out.',
  },
  task_dependency_other_project: {
    status: 422,
    title: 'The tasks are of different projects',
    when: 'The two tasks are not of one project, or one of them is of none.',
    remedy: 'Join tasks of the same project.',
  },
  task_dependency_limit_reached: {
    status: 422,
    title: 'There are too many dependencies',
    when: `A task would stand in more than ${dependenciesOfTask} dependencies, or a project have more than ${dependenciesOfProject}.`,
    remedy: 'Remove dependencies that others make needless.',
  },
})
