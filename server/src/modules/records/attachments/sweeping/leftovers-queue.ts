import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { abandoned, type Lease, leased, released } from '../../../../platform/outbox/leases.ts'
import type { Claimed } from '../../../../platform/outbox/outbox.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'

export const leftoversTable = sql.table('attachment_leftovers')

/** A key under which bytes are to be deleted now. */
export interface ClaimedLeftover extends Claimed {
  readonly key: string
  /** When bytes may come under it for the last time, as it was when the key was claimed. */
  readonly endsAt: Instant
}

/** Claims what is due; what another process left behind is done again, which harms nothing. */
export async function claim(tx: WriteTransaction, lease: Lease, atOnce: number): Promise<ClaimedLeftover[]> {
  tx.defer(tx.sql`
    update attachment_leftovers l set ${released} where l.org_id = ${tx.orgId} and ${abandoned(sql`l`, lease)}`)
  return tx.sql<ClaimedLeftover>`
    with due as materialized (
      select q.key from attachment_leftovers q
      where q.org_id = ${tx.orgId} and q.lease_id is null and q.due_at <= ${lease.now}
      order by q.due_at limit ${atOnce} for update skip locked)
    update attachment_leftovers l set ${leased(tx, lease)}
    from due where l.org_id = ${tx.orgId} and l.key = due.key
    returning l.key, l.lease_id, l.ends_at`
}

/**
 * Forgets keys whose bytes were deleted for the last time; the others wait for their end, or for another try. A key that was left
 * once more meanwhile stays due: bytes may have come after the deletion.
 */
export async function settle(
  tx: WriteTransaction,
  ended: readonly { readonly key: string; readonly deleted: boolean; readonly endsAt: Instant }[],
  now: Instant,
  retryAt: Instant,
): Promise<void> {
  const rows = JSON.stringify(ended)
  await tx.sql`
    delete from attachment_leftovers l
    using jsonb_to_recordset(${rows}::jsonb) as e(key text, deleted boolean)
    where l.org_id = ${tx.orgId} and l.key = e.key and e.deleted and l.ends_at <= ${now}
    returning l.key`
  tx.defer(tx.sql`
    update attachment_leftovers l
    set due_at = case when not e.deleted then ${retryAt}::timestamptz
        when l.ends_at > e."endsAt" then l.due_at else l.ends_at end, ${released}
    from jsonb_to_recordset(${rows}::jsonb) as e(key text, deleted boolean, "endsAt" timestamptz)
    where l.org_id = ${tx.orgId} and l.key = e.key
    returning l.key`)
}

const endedSeconds = limits.attachments.endedDays * 24 * 60 * 60

/** Until when attachments that have ended are known. */
export const keptSince = (now: Instant): Instant => addSeconds(now, -endedSeconds)

/** The earliest of the keys that wait, the hours that end, and the rows that are forgotten. */
export const nextDue = (tx: WriteTransaction, lease: Lease): RawBuilder<unknown> => sql`
  least(
    (select min(case when l.lease_id is null then l.due_at else l.lease_ends_at end)
      from attachment_leftovers l where l.org_id = ${tx.orgId}),
    (select ${lease.now}::timestamptz + (min(a.expires_at) - ${tx.now}::timestamptz)
      from attachments a where a.org_id = ${tx.orgId} and a.state = 'pending'),
    (select ${lease.now}::timestamptz + (min(a.updated_at) - ${keptSince(tx.now)}::timestamptz)
      from attachments a where a.org_id = ${tx.orgId} and a.state in ('deleted', 'expired')))`
