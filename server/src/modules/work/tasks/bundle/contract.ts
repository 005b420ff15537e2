import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { projectNotFound } from '../../projects/record/refusals.ts'
import { TaskBundle, tasksOfBundle } from './shapes.ts'
import { bundleRefusals } from './refusals.ts'

export const bundle = contract({
  name: 'tasks',
  tag: 'Tasks',
  refusals: bundleRefusals,
  uses: { refusals: projectNotFound },
  events: {},
  operations: {
    bundle: {
      method: 'GET',
      path: '/v1/projects/{id}/tasks',
      summary: 'Read all tasks of a project',
      description: `Read the whole board of a project at once: its statuses, columns, tasks, what waits for what, milestones, custom fields and labels. At most ${tasksOfBundle} tasks, archived ones left out.`,
      needs: ['projects.read'],
      feature: 'projects',
      params: { id: idOf('project_not_found') },
      answers: TaskBundle,
      refuses: ['project_not_found', 'task_bundle_too_large'],
    },
  },
})
