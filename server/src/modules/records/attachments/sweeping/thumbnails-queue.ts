import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { abandoned, type Lease, leased, released } from '../../../../platform/outbox/leases.ts'
import type { Claimed } from '../../../../platform/outbox/outbox.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ShownThumbnail } from '../shapes.ts'

export const filesTable = sql.table('attachment_files')

/** A picture whose thumbnails are to be made now. */
export interface ClaimedPicture extends Claimed {
  readonly id: Id
}

/** A picture at which the service has failed so often has no thumbnails. */
const triesAtMost = 3

export async function claim(tx: WriteTransaction, lease: Lease, atOnce: number): Promise<ClaimedPicture[]> {
  tx.defer(tx.sql`
    update attachment_files f set ${released} where f.org_id = ${tx.orgId} and ${abandoned(sql`f`, lease)}`)
  // A picture that ends the process, try after try, is given up too.
  tx.defer(tx.sql`
    update attachment_files f set thumbnails = '[]', thumbnails_due_at = null
    where f.org_id = ${tx.orgId} and f.thumbnails_due_at is not null and f.lease_id is null
      and f.thumbnail_tries >= ${triesAtMost}`)
  return tx.sql<ClaimedPicture>`
    with due as materialized (
      select q.id from attachment_files q
      where q.org_id = ${tx.orgId} and q.lease_id is null and q.thumbnails_due_at <= ${lease.now}
      order by q.thumbnails_due_at limit ${atOnce} for update skip locked)
    update attachment_files f set ${leased(tx, lease)}, thumbnail_tries = f.thumbnail_tries + 1
    from due where f.org_id = ${tx.orgId} and f.id = due.id
    returning f.id, f.lease_id`
}

export interface MadeThumbnails {
  readonly id: Id
  readonly leaseId: Id
  /** Null when they could not be made. */
  readonly thumbnails: readonly ShownThumbnail[] | null
}

/** Saves what was made; another try follows where nothing was. Answers the pictures that ended while theirs were made. */
export const settle = async (
  tx: WriteTransaction,
  made: readonly MadeThumbnails[],
  retryAt: Instant,
): Promise<Id[]> =>
  (
    await tx.sql<{ id: Id }>`
      with made as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
          as m(id uuid, "leaseId" uuid, thumbnails jsonb)),
        saved as (
          update attachment_files f set thumbnails = m.thumbnails,
            thumbnails_due_at = case when m.thumbnails is null then ${retryAt}::timestamptz end, ${released}
          from made m
          where f.org_id = ${tx.orgId} and f.id = m.id and f.lease_id = m."leaseId")
      select m.id from made m
      where not exists (select from attachment_files f where f.org_id = ${tx.orgId} and f.id = m.id)`
  ).map(({ id }) => id)

export const nextDue = (tx: WriteTransaction): RawBuilder<unknown> => sql`
  (select min(case when f.lease_id is null then f.thumbnails_due_at else f.lease_ends_at end)
    from attachment_files f where f.org_id = ${tx.orgId} and f.thumbnails_due_at is not null)`
