import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../data/database.ts'
import type { Instant } from '../vocabulary/dates.ts'
import type { Id } from '../vocabulary/ids.ts'

/*
 * A row that is to be sent has the columns `lease_id`, `lease_holder`, `lease_started_at` (by the organisation's clock)
 * and `lease_ends_at` (in real time: a sandbox's clock may jump while an attempt is under way). They are null unless an
 * attempt is under way, and `where lease_id is not null` has an index.
 */

/** What one transaction claims: its attempts belong to this process until the lease ends. */
export interface Lease {
  readonly id: Id
  /** The process. */
  readonly holder: Id
  /** Real time. */
  readonly now: Instant
  readonly endsAt: Instant
}

/** The columns of a row that is claimed. */
export const leased = (tx: WriteTransaction, { id, holder, endsAt }: Lease) => sql`
  lease_id = ${id}, lease_holder = ${holder}, lease_started_at = ${tx.now}, lease_ends_at = ${endsAt}`

/** The columns of a row whose attempt has ended. */
export const released = sql`
  lease_id = null, lease_holder = null, lease_started_at = null, lease_ends_at = null`

/**
 * Whether another process began an attempt of a row and died or hung: it is no longer registered, or its lease has
 * ended. Nobody knows whether the attempt reached its receiver.
 */
export const abandoned = (row: RawBuilder<unknown>, { holder, now }: Lease) => sql`
  ${row}.lease_id is not null and ${row}.lease_holder is distinct from ${holder}
  and (${row}.lease_ends_at <= ${now} or ${row}.lease_holder <> all(array(select id from directory.processes)))`

/**
 * Gives back what this process holds without having it in memory, because the answer of a transaction that claimed was lost or
 * outcomes could not be logged: it waits as if it had never been claimed. `held` has the leases in its memory.
 */
export const giveBackForgotten = (
  tx: WriteTransaction,
  table: RawBuilder<unknown>,
  { id, holder }: Lease,
  held: readonly Id[],
): Promise<unknown> =>
  tx.sql`
    update ${table} set ${released}
    where org_id = ${tx.orgId} and lease_id is not null and lease_holder = ${holder}
      and lease_id <> all(${[...held, id]}::uuid[])`
