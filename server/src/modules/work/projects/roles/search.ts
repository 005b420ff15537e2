import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { searchedRegister } from '../../../records/search/port.ts'
import { projectRoles } from './register.ts'

/** Project roles, for whoever reads them. */
export const searchedProjectRoles = searchedRegister('project_role', 'project_roles', {
  sources: [
    {
      table: 'project_roles',
      fields: () => ({ code: sql`r.code`, name: sql`r.name` }),
      rows: ({ caller }) => (mayCall(caller, projectRoles.contract.operations.list) ? 'all' : 'none'),
    },
  ],
})
