import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  nullable,
  object,
  optional,
} from '../../../../platform/contract/shapes.ts'
import { phaseNotFound } from '../../projects/phases/refusals.ts'
import { projectEvents } from '../../projects/record/events.ts'
import { projectClosed, projectNotFound } from '../../projects/record/refusals.ts'
import { taskEvents } from '../record/events.ts'
import { statusChangeRefusals, taskArchived, taskNotFound, taskStale } from '../record/refusals.ts'
import { Task } from '../record/shapes.ts'
import { refusalsOfChange } from '../record/writing.ts'
import { projectChangeRefusals } from './refusals.ts'

export const projectChange = contract({
  name: 'tasks',
  tag: 'Tasks',
  refusals: projectChangeRefusals,
  uses: {
    refusals: {
      ...phaseNotFound,
      ...projectClosed,
      ...projectNotFound,
      ...statusChangeRefusals,
      ...taskArchived,
      ...taskNotFound,
      ...taskStale,
    },
    events: { ...taskEvents, 'project.updated': projectEvents['project.updated'] },
  },
  events: {},
  operations: {
    changeProject: {
      method: 'POST',
      path: '/v1/tasks/{id}/change-project',
      summary: 'Move a task to another project',
      description:
        'Move a task with all its parts to another project, or out of all projects. Each gets a number there, and the status with the code that it has, or else one of the same category, or the first. Phases are left behind, and so is the task that it was a part of.',
      needs: ['projects.manage'],
      feature: 'projects',
      params: { id: idOf('task_not_found') },
      body: object({
        projectId: described(
          nullable(IdOf('project')),
          'The project, one that is not closed; null for none.',
        ),
        phaseId: optional(
          described(nullable(IdOf('project_phase')), 'The phase there, of the task itself; null for none.'),
        ),
        expectedUpdatedAt,
        dryRun: DryRun,
      }),
      answers: Task,
      refuses: [
        ...refusalsOfChange,
        'project_not_found',
        'project_phase_not_found',
        'task_has_hours',
        'task_wip_limit_reached',
      ],
      emits: ['project.updated', 'task.created', 'task.status_changed', 'task.updated'],
      example: { body: { projectId: exampleId('projectId') } },
    },
  },
})
