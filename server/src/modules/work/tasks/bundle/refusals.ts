import { refusals } from '../../../../platform/contract/refusals.ts'
import { tasksOfBundle } from './shapes.ts'

export const bundleRefusals = refusals({
  task_bundle_too_large: {
    status: 422,
    title: 'The project has too many tasks for one answer',
    when: `The project has more than ${tasksOfBundle} tasks that are not archived.`,
    remedy: 'Read them in pages, from `GET /v1/projects/{id}/tasks/page`, or archive what is over.',
  },
})
