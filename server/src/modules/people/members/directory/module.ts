import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import { module } from '../../../../platform/module.ts'
import type { NamedRecords } from '../../../../platform/names.ts'
import { namedRecords } from '../../../../platform/port.ts'
import { membersFoundBy } from '../search/searched.ts'
import { roster } from '../roster/contract.ts'
import { people } from './contract.ts'
import { handlers } from './handlers.ts'

/** Members are called by their name, for whoever lists their colleagues; for a key of the organisation, as the roster shows them. */
const namedMembers: NamedRecords = {
  type: 'membership',
  table: 'memberships',
  label: () => sql`r.display_name`,
  rows: ({ caller }) => {
    if (mayCall(caller, people.operations.list)) return 'all'
    return mayCall(caller, roster.operations.list) ? membersFoundBy(caller, sql`s.id`) : 'none'
  },
}

export const directoryModule = module({
  contract: people,
  handlers,
  contributes: [namedRecords.of(namedMembers)],
})
