import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { customerName, customerOperations } from '../../customers/port.ts'
import type { Searched } from '../../../records/search/port.ts'
import { projects } from './contract.ts'

/** Projects, for whoever reads them, with their customers for whoever reads those; completed and closed ones are no longer active. */
export const searchedProjects: Searched = {
  type: 'project',
  table: 'projects',
  title: () => sql`r.name`,
  subtitle: ({ caller, orgId }) =>
    mayCall(caller, customerOperations.list) ? customerName(orgId, sql`r.customer_id`) : sql`null`,
  code: () => sql`r.code`,
  active: () => sql`r.state not in ('completed', 'closed')`,
  sources: [
    {
      table: 'projects',
      fields: () => ({ code: sql`r.code`, name: sql`r.name`, externalId: sql`r.external_id` }),
      rows: ({ caller }) => (mayCall(caller, projects.operations.list) ? 'all' : 'none'),
    },
  ],
}
