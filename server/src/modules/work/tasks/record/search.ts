import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { type Searched, searchedRegister } from '../../../records/search/port.ts'
import { taskLabels } from '../labels/register.ts'
import { tasks } from './contract.ts'

/** Tasks, for anyone who reads them; archived ones are found too, as inactive. */
export const searchedTasks: Searched = {
  type: 'task',
  table: 'tasks',
  title: () => sql`r.title`,
  code: () => sql`r.number::text`,
  active: () => sql`r.archived_at is null and r.closed_at is null`,
  sources: [
    {
      table: 'tasks',
      fields: () => ({ title: sql`r.title`, externalId: sql`r.external_id` }),
      rows: ({ caller }) => (mayCall(caller, tasks.operations.list) ? 'all' : 'none'),
    },
  ],
}

export const searchedLabels: Searched = searchedRegister('task_label', 'task_labels', {
  sources: [
    {
      table: 'task_labels',
      fields: () => ({ code: sql`r.code`, name: sql`r.name` }),
      rows: ({ caller }) => (mayCall(caller, taskLabels.contract.operations.list) ? 'all' : 'none'),
    },
  ],
})
