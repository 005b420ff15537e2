import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type Feed, feedTable } from './record.ts'

export const feedOfMember = async (db: TenantDb, membershipId: Id): Promise<Feed | undefined> =>
  (
    await db.sql<Feed>`
      select ${feedTable.select('f')} from calendar_feeds f
      where f.org_id = ${db.orgId} and f.membership_id = ${membershipId}`
  )[0]

export const feedsOfMembers = (db: TenantDb, membershipIds: readonly Id[]): Promise<Feed[]> =>
  db.sql<Feed>`
    select ${feedTable.select('f')} from calendar_feeds f
    where f.org_id = ${db.orgId} and f.membership_id = any(${membershipIds}::uuid[])`

export const feedByToken = async (db: TenantDb, hash: Buffer): Promise<Feed | undefined> =>
  (
    await db.sql<Feed>`
      select ${feedTable.select('f')} from calendar_feeds f
      where f.org_id = ${db.orgId} and f.token_hash = ${hash}`
  )[0]

export const saveFeed = (tx: WriteTransaction, feed: Feed): Promise<unknown> => feedTable.upsert(tx, [feed])

export const deleteFeeds = (tx: WriteTransaction, membershipIds: readonly Id[]): Promise<unknown> =>
  tx.sql`
    delete from calendar_feeds f
    where f.org_id = ${tx.orgId} and f.membership_id = any(${membershipIds}::uuid[]) returning 1`
