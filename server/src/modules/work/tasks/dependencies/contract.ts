import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { wholeList } from '../../../../platform/contract/shapes.ts'
import { projectClosed } from '../../projects/record/refusals.ts'
import { taskEvents } from '../record/events.ts'
import { taskArchived, taskNotFound } from '../record/refusals.ts'
import { taskDependencyRefusals } from './refusals.ts'
import { NewTaskDependency, TaskDependency, TaskDependencyPatch } from './shapes.ts'

const path = '/v1/tasks/{id}/dependencies'
const feature = 'projects'
const OfTask = { id: idOf('task_not_found') }
const One = { ...OfTask, dependencyId: idOf('task_dependency_not_found') }
const onTask = ['task_not_found', 'task_archived', 'project_closed'] as const
const emits = ['task.updated'] as const

export const taskDependencies = contract({
  name: 'taskDependencies',
  tag: 'Tasks',
  refusals: taskDependencyRefusals,
  uses: { refusals: { ...projectClosed, ...taskArchived, ...taskNotFound }, events: taskEvents },
  events: {},
  audited: { task_dependency: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path,
      summary: 'List the dependencies of a task',
      description:
        'What the task waits for, and what waits for it, in the order in which the dependencies were added. One that is added, changed or removed changes `updatedAt` of both tasks.',
      needs: ['projects.read'],
      feature,
      params: OfTask,
      answers: wholeList(TaskDependency),
      refuses: ['task_not_found'],
    },
    create: {
      method: 'POST',
      path,
      summary: 'Let a task wait for another',
      description:
        'Let the task of the path wait for another one of its project. No task ever waits for itself, over whatever others. Dates stay as they are; `POST /v1/tasks/{id}/reschedule` moves them.',
      needs: ['projects.manage'],
      feature,
      params: OfTask,
      body: NewTaskDependency,
      status: 201,
      answers: TaskDependency,
      refuses: [
        ...onTask,
        'task_dependency_exists',
        'task_dependency_cycle',
        'task_dependency_other_project',
        'task_dependency_limit_reached',
      ],
      emits,
      example: { body: { fromTaskId: exampleId('fromTaskId'), type: 'fs', lagMinutes: 1440 } },
    },
    update: {
      method: 'PATCH',
      path: `${path}/{dependencyId}`,
      summary: 'Change a dependency',
      description: 'Change what waits for what, and how long: an absent field keeps. The tasks stay.',
      needs: ['projects.manage'],
      feature,
      params: One,
      body: TaskDependencyPatch,
      answers: TaskDependency,
      refuses: [...onTask, 'task_dependency_not_found', 'task_dependency_stale'],
      emits,
      example: { body: { type: 'ss', lagMinutes: 0 } },
    },
    remove: {
      method: 'DELETE',
      removes: { changed: '/v1/tasks' },
      path: `${path}/{dependencyId}`,
      summary: 'Let a task wait no more',
      needs: ['projects.manage'],
      feature,
      params: One,
      status: 204,
      refuses: [...onTask, 'task_dependency_not_found'],
      emits,
    },
  },
})
