import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { fileEntry, type TimelineSource } from '../../../records/timeline/port.ts'
import { projects } from './contract.ts'

/** When projects of a customer were made and closed, and their files; templates are told of nowhere. */
export const projectEntries: TimelineSource<'project_created' | 'project_closed'> = {
  kinds: ['project_created', 'project_closed'],
  sees: caller => mayCall(caller, projects.operations.list),
  of: {
    customer: {
      what: 'projects',
      entries(orgId, customerId) {
        const project = { id: sql`p.id`, recordType: 'project', recordId: sql`p.id`, title: sql`p.name` }
        const of = sql`from projects p where p.org_id = ${orgId} and p.customer_id = ${customerId} and not p.template`
        return [
          { ...project, kind: 'project_created', at: sql`p.created_at`, rows: of },
          {
            ...project,
            kind: 'project_closed',
            at: sql`p.closed_at`,
            rows: sql`${of} and p.closed_at is not null`,
          },
          fileEntry(orgId, { type: 'project', table: 'projects', which: sql`t.customer_id = ${customerId}` }),
        ]
      },
    },
  },
}
