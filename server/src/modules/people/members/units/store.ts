import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { UnitAssignment } from '../record/member.ts'
import type { AssignmentChange } from './assignments.ts'

/** Members' assignments after a change. The removed go first, the closed before the new: one primary at a time. */
export function saveAssignments(
  tx: WriteTransaction,
  changes: readonly (AssignmentChange & { readonly membershipId: Id })[],
): void {
  const removed = changes.flatMap(change => change.removed)
  const saved = changes.flatMap(change =>
    change.saved.map(unit => ({ ...unit, membershipId: change.membershipId })),
  )
  if (removed.length > 0)
    tx.defer(tx.sql`
        delete from membership_units where org_id = ${tx.orgId} and id = any(${removed}::uuid[])`)
  if (saved.length > 0) tx.defer(upsertAssignments(tx, saved))
}

export const upsertAssignments = (
  db: TenantDb,
  assignments: readonly (UnitAssignment & { readonly membershipId: Id })[],
): Promise<unknown> =>
  db.sql`
    insert into membership_units (org_id, id, membership_id, planning_unit_id, is_primary, valid_from, valid_to)
    select ${db.orgId}, u.id, u."membershipId", u."planningUnitId", u."primary", u."validFrom", u."validTo"
    from jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb) as u(id uuid, "membershipId" uuid,
      "planningUnitId" uuid, "primary" boolean, "validFrom" date, "validTo" date)
    on conflict (org_id, id) do update set valid_to = excluded.valid_to
    returning id`
