import { type RawBuilder, sql } from 'kysely'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** A value: the ids of the administrators who are here. */
export const administratorIds = (orgId: string): RawBuilder<Id[]> => sql<Id[]>`
  array(select m.id from memberships m where m.org_id = ${orgId} and m.role = 'admin' and m.status = 'active')`

/** A fragment: whether the member whose id a column has is here. */
export const isActiveMember = (orgId: string, id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  exists (select from memberships m where m.org_id = ${orgId} and m.id = ${id} and m.status = 'active')`
