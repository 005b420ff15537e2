import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type UnitFeed, unitFeedTable } from './record.ts'

/** The feeds of a member, oldest first. */
export const feedsOfMember = (db: TenantDb, membershipId: Id): Promise<UnitFeed[]> =>
  db.sql<UnitFeed>`
    select ${unitFeedTable.select('f')} from unit_calendar_feeds f
    where f.org_id = ${db.orgId} and f.membership_id = ${membershipId}
    order by f.created_at, f.planning_unit_id`

export const feedsOfMembers = (db: TenantDb, membershipIds: readonly Id[]): Promise<UnitFeed[]> =>
  db.sql<UnitFeed>`
    select ${unitFeedTable.select('f')} from unit_calendar_feeds f
    where f.org_id = ${db.orgId} and f.membership_id = any(${membershipIds}::uuid[])`

export const unitFeedByToken = async (db: TenantDb, hash: Buffer): Promise<UnitFeed | undefined> =>
  (
    await db.sql<UnitFeed>`
      select ${unitFeedTable.select('f')} from unit_calendar_feeds f
      where f.org_id = ${db.orgId} and f.token_hash = ${hash}`
  )[0]

export const saveFeed = (tx: WriteTransaction, feed: UnitFeed): Promise<unknown> =>
  unitFeedTable.upsert(tx, [feed])

export const deleteFeed = (
  tx: WriteTransaction,
  { membershipId, planningUnitId }: Pick<UnitFeed, 'membershipId' | 'planningUnitId'>,
): Promise<unknown> =>
  tx.sql`
    delete from unit_calendar_feeds f
    where f.org_id = ${tx.orgId} and f.membership_id = ${membershipId} and f.planning_unit_id = ${planningUnitId}`

export const deleteFeedsOf = (tx: WriteTransaction, membershipIds: readonly Id[]): Promise<unknown> =>
  tx.sql`
    delete from unit_calendar_feeds f
    where f.org_id = ${tx.orgId} and f.membership_id = any(${membershipIds}::uuid[]) returning 1`
