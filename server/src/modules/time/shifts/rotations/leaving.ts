import type { OpenWork } from '../../../people/members/port.ts'

/** Places in rotations that a leaving member has; of somebody who is deleted they become places of nobody. */
export const placesInRotations: OpenWork = {
  kind: 'rotation_places',
  count: async (db, membershipId) => {
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from shift_rotation_places p
      join shift_rotations r on r.org_id = ${db.orgId} and r.id = p.rotation_id and r.active
      where p.org_id = ${db.orgId} and p.membership_id = ${membershipId}`
    return row?.count ?? 0
  },
  removeTraces: (tx, membershipId) => tx.sql`
    update shift_rotation_places set membership_id = null
    where org_id = ${tx.orgId} and membership_id = ${membershipId} returning 1`,
}
