import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { projectEvents } from '../../projects/record/events.ts'
import { projectClosed, projectNotFound } from '../../projects/record/refusals.ts'
import { taskStatusRefusals } from './refusals.ts'
import { GivenSet, TaskStatusSet } from './shapes.ts'

const read = { method: 'GET', needs: ['projects.read'], feature: 'projects', answers: TaskStatusSet } as const
const write = {
  method: 'PUT',
  needs: ['projects.manage'],
  feature: 'projects',
  body: GivenSet,
  answers: TaskStatusSet,
} as const
const params = { id: idOf('project_not_found') }
const path = '/v1/task-statuses'
const refusedSet = [
  'task_status_not_found',
  'task_status_set_stale',
  'task_status_code_repeated',
  'task_status_set_incomplete',
  'task_status_in_use',
  'task_transition_invalid',
] as const
const statuses = [
  { code: 'todo', name: 'To do', category: 'unstarted' },
  { code: 'doing', name: 'Doing', category: 'started', wipLimit: 5 },
  { code: 'done', name: 'Done', category: 'completed' },
]
const transitions = [
  { from: 'todo', to: 'doing' },
  { from: 'doing', to: 'done', guards: ['unfinished_checklist'] },
  { from: 'doing', to: 'todo' },
]

export const taskStatuses = contract({
  name: 'taskStatuses',
  tag: 'Tasks',
  refusals: taskStatusRefusals,
  uses: { refusals: { ...projectClosed, ...projectNotFound }, events: projectEvents },
  events: {},
  audited: { task_status_set: { '*': 'open' } },
  operations: {
    get: {
      ...read,
      path,
      summary: 'Read the default task statuses',
      description:
        'The statuses of tasks without a project, and of projects that have no tasks and no statuses of their own yet, with the moves that are allowed.',
    },
    replace: {
      ...write,
      path,
      summary: 'Say the default task statuses',
      description:
        'Say all default statuses, in their order, and the moves between them. Projects that have tasks or statuses of their own keep theirs.',
      refuses: refusedSet,
      example: { body: { statuses, transitions } },
    },
    getOfProject: {
      ...read,
      path: `/v1/projects/{id}/task-statuses`,
      summary: 'Read the task statuses of a project',
      description:
        'The statuses that tasks of the project have, with the moves that are allowed: copies of the defaults until the project has tasks or its own. New ones change `updatedAt` of the project.',
      params,
      refuses: ['project_not_found'],
    },
    replaceOfProject: {
      ...write,
      path: `/v1/projects/{id}/task-statuses`,
      summary: 'Say the task statuses of a project',
      description:
        'Say all statuses of the project, in the order of its columns, and the moves between them. A limit that is lower than what a column has holds back what comes, not what is there.',
      params,
      refuses: ['project_not_found', 'project_closed', ...refusedSet],
      emits: ['project.updated'],
      example: { body: { statuses, transitions } },
    },
  },
})
