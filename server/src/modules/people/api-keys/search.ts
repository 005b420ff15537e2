import { type RawBuilder, sql } from 'kysely'
import type { Asker } from '../../../platform/names.ts'
import { isKey } from '../../../platform/access/caller.ts'
import { memberLookup } from '../../company/organisation/port.ts'
import type { Searched } from '../../records/search/port.ts'
import { sightOf } from './key.ts'
import { ownerActive } from './list.ts'

/** Keys that the asker may see, in a session only: the same as their list. */
export const searchedKeys: Searched = {
  type: 'api_key',
  table: 'api_keys',
  title: () => sql`r.name`,
  subtitle: () => sql`r.kind`,
  code: () => sql`r.prefix || '…' || r.last4`,
  active: ({ contributions, orgId, today, now }) => sql`(r.revoked_at is null
    and coalesce(r.expires_at > ${now}::timestamptz, true)
    and ${ownerActive(contributions(memberLookup), orgId, today, sql`r`)})`,
  sources: [
    {
      table: 'api_keys',
      fields: () => ({ name: sql`r.name`, prefix: sql`r.prefix`, last4: sql`r.last4` }),
      rows: keysOf,
    },
  ],
}

function keysOf({ caller }: Asker): 'all' | 'none' | RawBuilder<boolean> {
  if (isKey(caller)) return 'none'
  const { membership, capabilities, reach } = caller
  const sight = sightOf({ membershipId: membership.id, capabilities, reach })
  if (sight === 'all') return 'all'
  const own = sql<boolean>`s.owner_membership_id = ${membership.id}`
  return sight === 'own' ? own : sql<boolean>`(s.kind = 'service' or ${own})`
}
