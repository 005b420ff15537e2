import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { described, DryRun, expectedUpdatedAt, IdOf, object } from '../../../../platform/contract/shapes.ts'
import { NewTask, Task, TaskPatch } from './shapes.ts'

export const refusalsOfFields = [
  'project_closed',
  'project_phase_not_found',
  'membership_not_found',
  'task_label_not_found',
  'task_parent_not_found',
  'task_parent_cycle',
  'task_parent_too_deep',
  'task_dates_invalid',
  'task_checklist_item_not_found',
  'task_checklist_invalid',
  'external_ref_incomplete',
  'external_ref_conflict',
  'custom_field_unknown',
  'custom_field_value_invalid',
  'custom_field_required',
] as const
/** What holds a task back from a status. */
export const refusalsOfStatus = [
  'task_status_not_found',
  'task_transition_not_allowed',
  'task_guard_not_met',
  'task_wip_limit_reached',
] as const
/** What holds any change of a task that is there back. */
export const refusalsOfChange = ['task_not_found', 'task_stale', 'task_archived', 'project_closed'] as const

const write = { needs: ['projects.manage'], feature: 'projects', answers: Task } as const
const one = { ...write, method: 'POST', params: { id: idOf('task_not_found') } } as const
const path = '/v1/tasks'
const last = { expectedUpdatedAt, dryRun: DryRun }

export const writing = {
  create: {
    ...write,
    method: 'POST',
    path,
    summary: 'Add a task',
    description:
      'Add a task to a project, or one of its own. It gets the next number, and stands last in its column.',
    body: NewTask,
    status: 201,
    refuses: ['project_not_found', 'task_status_not_found', 'task_wip_limit_reached', ...refusalsOfFields],
    emits: ['task.created'],
    example: { body: { title: 'Order the heat pumps', priority: 'high', dueDate: '2027-03-31' } },
  },
  update: {
    ...write,
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Change a task',
    description:
      'Change a task: an absent field keeps, null clears. Status, place on the board and project have operations of their own.',
    params: one.params,
    body: TaskPatch,
    refuses: [
      ...['task_not_found', 'task_stale', 'task_archived', 'task_reprices_approved_hours'],
      ...refusalsOfFields,
    ],
    emits: ['task.updated'],
    example: { body: { priority: 'urgent', dueDate: '2027-04-30' } },
  },
  changeStatus: {
    ...one,
    path: `${path}/{id}/status`,
    summary: 'Change the status of a task',
    description:
      'Put a task into another status, last in its column. A task that is there already stays as it is.',
    body: object({
      statusId: described(
        IdOf('task_status'),
        'A status of the project, or a default one for a task without a project.',
      ),
      ...last,
    }),
    refuses: [...refusalsOfChange, ...refusalsOfStatus],
    emits: ['task.created', 'task.status_changed'],
    example: { body: { statusId: exampleId('statusId') } },
  },
  archive: {
    ...one,
    path: `${path}/{id}/archive`,
    summary: 'Archive a task',
    description:
      'Take a task out of boards and lists. Hours, files and what was said stay with it, under its name; new hours are refused. Repeating it changes nothing.',
    body: object(last),
    refuses: ['task_not_found', 'task_stale', 'project_closed'],
    emits: ['task.updated'],
    example: { body: {} },
  },
  restore: {
    ...one,
    path: `${path}/{id}/restore`,
    summary: 'Restore an archived task',
    description:
      'Take an archived task into boards and lists again, where it was. Repeating it changes nothing.',
    body: object(last),
    refuses: ['task_not_found', 'task_stale', 'project_closed', 'task_wip_limit_reached'],
    emits: ['task.updated'],
    example: { body: {} },
  },
} as const satisfies Readonly<Record<string, Operation>>
