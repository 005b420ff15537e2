import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { badgeTable, type MemberBadge } from './record.ts'

export async function sealedPepper(db: TenantDb): Promise<Buffer | undefined> {
  const [row] = await db.sql<{ sealed: Buffer }>`
    select p.sealed from badge_peppers p where p.org_id = ${db.orgId}`
  return row?.sealed
}

export const insertPepper = (tx: WriteTransaction, id: Id, sealed: Buffer): Promise<unknown> =>
  tx.sql`
    insert into badge_peppers (org_id, id, sealed, created_at)
    values (${tx.orgId}, ${id}, ${sealed}, ${tx.now}) returning 1`

export async function find(db: TenantDb, membershipId: Id): Promise<MemberBadge | undefined> {
  const [row] = await db.sql<MemberBadge>`
    select ${badgeTable.select('b')} from member_badges b
    where b.org_id = ${db.orgId} and b.membership_id = ${membershipId}`
  return row
}

export const ofMembers = (db: TenantDb, membershipIds: readonly Id[]): Promise<MemberBadge[]> =>
  db.sql<MemberBadge>`
    select ${badgeTable.select('b')} from member_badges b
    where b.org_id = ${db.orgId} and b.membership_id = any(${membershipIds}::uuid[])`

export interface Holder {
  readonly membershipId: Id
  readonly badgeHash: Buffer
}

/** Who holds the badges with these hashes. One statement. */
export const holdersOf = (db: TenantDb, hashes: readonly Buffer[]): Promise<Holder[]> =>
  db.sql<Holder>`
    select b.membership_id, b.badge_hash from member_badges b
    where b.org_id = ${db.orgId} and b.badge_hash = any(${hashes}::bytea[])`

export const save = (tx: WriteTransaction, badge: MemberBadge): Promise<unknown> =>
  badgeTable.upsert(tx, [badge])

export const remove = (tx: WriteTransaction, membershipIds: readonly Id[]): Promise<unknown> =>
  tx.sql`
    delete from member_badges b
    where b.org_id = ${tx.orgId} and b.membership_id = any(${membershipIds}::uuid[]) returning 1`
