import { mayCall } from '../../../../platform/access/gates.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Id, isId } from '../../../../platform/vocabulary/ids.ts'
import { visibleTo } from '../access/visible.ts'
import { isSynthetic } from '../record/address.ts'
import { roster } from './contract.ts'

/**
 * What members go by in the cells of an export, by their ids: their addresses where the roster shows them to the caller, and
 * their ids otherwise. An import takes either.
 */
export async function membersInCells(
  db: TenantDb,
  caller: Caller,
  ids: readonly (Id | null)[],
): Promise<(id: Id | null) => string | undefined> {
  const wanted = [...new Set(ids.filter(id => id !== null))]
  const isReader = mayCall(caller, roster.operations.list)
  const found =
    !isReader || wanted.length === 0
      ? []
      : await db.sql<{ id: Id; email: string }>`
          select m.id, m.email from memberships m
          where m.org_id = ${db.orgId} and m.id = any(${wanted}::uuid[]) and ${visibleTo(caller)}`
  const addresses = new Map(
    found.flatMap(({ id, email }) => (isSynthetic(email) ? [] : [[id, email] as const])),
  )
  return id => (id === null ? undefined : (addresses.get(id) ?? id))
}

/** The same in the two fields of rows that name members by either: the address, or otherwise the id. */
export async function memberCells(db: TenantDb, caller: Caller, ids: readonly (Id | null)[]) {
  const member = await membersInCells(db, caller, ids)
  return (id: Id | null): { readonly membershipId?: string; readonly email?: string } => {
    const said = member(id)
    if (said === undefined) return {}
    return isId(said) ? { membershipId: said } : { email: said }
  }
}
