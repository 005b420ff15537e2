import type { WriteTurn } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { ChangedGrants, Grant } from './rules.ts'

export const grantsOf = (db: TenantDb, membershipId: Id): Promise<Grant[]> =>
  db.sql<Grant>`
    select id, capability, valid_from, valid_to from capability_grants
    where org_id = ${db.orgId} and membership_id = ${membershipId}
    order by valid_from, id`

/** Stores what of a member's grants changed. */
export async function saveGrants(
  turn: WriteTurn,
  membershipId: Id,
  { saved, removed }: ChangedGrants,
): Promise<void> {
  if (removed.length > 0)
    turn.defer(
      turn.sql`delete from capability_grants where org_id = ${turn.orgId} and id = any(${removed}::uuid[])`,
    )
  if (saved.length > 0)
    turn.defer(turn.sql`
      insert into capability_grants (org_id, id, membership_id, capability, valid_from, valid_to, created_at)
      select ${turn.orgId}, g.id, ${membershipId}, g.capability, g."validFrom", g."validTo", ${turn.now}
      from jsonb_to_recordset(${JSON.stringify(saved)}::jsonb)
        as g(id uuid, capability text, "validFrom" date, "validTo" date)
      on conflict (org_id, id) do update set valid_from = excluded.valid_from, valid_to = excluded.valid_to`)
}
