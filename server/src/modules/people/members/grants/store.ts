import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ChangedGrants, Grant } from './rules.ts'

export const grantsOf = (db: TenantDb, membershipId: Id): Promise<Grant[]> =>
  db.sql<Grant>`
    select id, capability, valid_from, valid_to from capability_grants
    where org_id = ${db.orgId} and membership_id = ${membershipId}
    order by valid_from, id`

/** Stores what of a member's grants changed. */
export async function saveGrants(
  tx: WriteTransaction,
  membershipId: Id,
  { saved, removed }: ChangedGrants,
): Promise<void> {
  if (removed.length > 0)
    tx.defer(
      tx.sql`delete from capability_grants where org_id = ${tx.orgId} and id = any(${removed}::uuid[])`,
    )
  if (saved.length > 0)
    tx.defer(tx.sql`
      insert into capability_grants (org_id, id, membership_id, capability, valid_from, valid_to, created_at)
      select ${tx.orgId}, g.id, ${membershipId}, g.capability, g."validFrom", g."validTo", ${tx.now}
      from jsonb_to_recordset(${JSON.stringify(saved)}::jsonb)
        as g(id uuid, capability text, "validFrom" date, "validTo" date)
      on conflict (org_id, id) do update set valid_from = excluded.valid_from, valid_to = excluded.valid_to
      returning id`)
}
