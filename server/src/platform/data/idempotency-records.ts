import { limits } from '../vocabulary/limits.ts'
import type { TenantDb } from './tenant-db.ts'
import type { Statement } from './wire/statement.ts'

/** The answer of a request with an idempotency key, as it is given again. */
export interface StoredAnswer {
  readonly status: number
  /** The bytes that the caller of `write` made of the body; they may be sealed. */
  readonly body: Buffer
}

/** A request's claim to an idempotency key: the key, the request, and the member or device that acts. */
export interface IdempotencyClaim {
  readonly key: string
  readonly fingerprint: Buffer
  readonly actorId: string
}

export interface IdempotencyRecord extends StoredAnswer {
  readonly fingerprint: Buffer
  /** Null in a record from before members were written down; it is given to nobody. The column is older than devices. */
  readonly membershipId: string | null
}

// The record's age is by the organisation's clock, which the transaction has advanced in the same transaction.
const live = `created_at > (select last_instant from organisation_clocks c where c.org_id = $1)
  - interval '${limits.idempotencyHours} hours'`

export const findRecord = (orgId: string, key: string): Statement => ({
  text: `select fingerprint, membership_id, status, body from idempotency_records where org_id = $1 and key = $2 and ${live}`,
  values: [orgId, key],
})

/** Takes the place of a record that is past its time. */
export const saveRecord = (
  orgId: string,
  { key, fingerprint, actorId }: IdempotencyClaim,
  answer: StoredAnswer,
  now: string,
): Statement => ({
  text: `
    insert into idempotency_records (org_id, key, fingerprint, membership_id, status, body, created_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (org_id, key) do update set fingerprint = excluded.fingerprint,
      membership_id = excluded.membership_id, status = excluded.status, body = excluded.body,
      created_at = excluded.created_at`,
  values: [orgId, key, fingerprint, actorId, answer.status, answer.body, now],
})

/** Deletes up to `limit` records past their time; answers how many there were. */
export async function purgeIdempotencyRecords(db: TenantDb, limit = 1000): Promise<number> {
  const rows = await db.sql<{ count: number }>`
    with expired as (
      select r.key from idempotency_records r join organisation_clocks c on c.org_id = ${db.orgId}
      where r.org_id = ${db.orgId}
        and r.created_at <= c.last_instant - make_interval(hours => ${limits.idempotencyHours})
      order by r.created_at limit ${limit}
    ), deleted as (
      delete from idempotency_records where org_id = ${db.orgId} and key in (select key from expired) returning 1
    )
    select count(*) from deleted`
  return rows[0]?.count ?? 0
}
