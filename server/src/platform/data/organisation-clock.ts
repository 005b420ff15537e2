import type { TenantDb } from './tenant-db.ts'
import type { Statement } from './wire/statement.ts'

/*
 * The row of an organisation is updated without volatile or stable functions, which a distributed PostgreSQL would not
 * run where the row is: the present is read in a CTE, and added to in UTC without a zone, which no setting changes.
 */
const present = `present as materialized (
      select date_trunc('milliseconds', clock_timestamp() at time zone 'UTC') as instant)`
const next = `greatest(present.instant::timestamp + c.sandbox_offset,
        c.last_instant at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC'`
const taken = 'c.last_instant, c.audit_sequence, c.audit_hash'

/** Locks the organisation's clock until the end of the transaction and advances it. No row: no such organisation. */
export const takeLock = (orgId: string): Statement => ({
  text: `
    with ${present}
    update organisation_clocks c set last_instant = ${next}
    from present where c.org_id = $1
    returning true as claimed, ${taken}`,
  values: [orgId],
})

/**
 * The same for a request with an idempotency key: first claims the key, and takes the write lock only when no other
 * session holds it. `claimed` false: the first request with the key still runs.
 */
export const claimKeyAndTakeLock = (orgId: string, key: string): Statement => ({
  text: `
    with claim as materialized (
      select pg_try_advisory_xact_lock(hashtextextended($1::text || ' ' || $2::text, 0)) as claimed
    ), ${present}, locked as (
      update organisation_clocks c set last_instant = ${next}
      from present where c.org_id = $1::text::uuid and (select claimed from claim)
      returning ${taken}
    )
    select claimed, locked.* from claim left join locked on true`,
  values: [orgId, key],
})

export interface LockTaken {
  readonly claimed: boolean
  readonly lastInstant: string | null
  /** The end of the organisation's audit chain. */
  readonly auditSequence: number
  readonly auditHash: Buffer
}

/** Starts a new organisation's clock: at the present instant, or a sandbox's at another one. */
export const startClock = (orgId: string, startsAt: string | null): Statement => ({
  text: `
    with started as materialized (
      select start - interval '1 millisecond' as last_instant,
        extract(epoch from start - present) * interval '1 second' as sandbox_offset
      from (select date_trunc('milliseconds', clock_timestamp()) as present) as real,
        lateral (select coalesce($2::timestamptz(3), present) as start) as wanted)
    insert into organisation_clocks (org_id, last_instant, sandbox_offset)
    select $1, started.last_instant, started.sandbox_offset from started returning org_id`,
  values: [orgId, startsAt],
})

/** The organisation's present instant, without the write lock. */
export async function organisationInstant(db: TenantDb): Promise<string> {
  const [row] = await db.sql<{ now: string }>`
    select greatest(date_trunc('milliseconds', clock_timestamp()) + sandbox_offset, last_instant) as now
    from organisation_clocks where org_id = ${db.orgId}`
  if (!row) throw new Error(`no organisation has the id ${db.orgId}`)
  return row.now
}

/** Milliseconds by which the organisation's clock is ahead of real time, negative behind it; 0 outside sandboxes. */
export async function clockOffset(db: TenantDb): Promise<number> {
  const [row] = await db.sql<{ milliseconds: number }>`
    select (extract(epoch from sandbox_offset) * 1000)::bigint as milliseconds
    from organisation_clocks where org_id = ${db.orgId}`
  return row?.milliseconds ?? 0
}

/** Moves a sandbox's clock forward, from the next transaction on. */
export async function advanceClock(tx: TenantDb, milliseconds: number): Promise<void> {
  if (!(Number.isSafeInteger(milliseconds) && milliseconds >= 0))
    throw new RangeError('time only moves forward')
  await tx.sql`
    update organisation_clocks set sandbox_offset = sandbox_offset + ${milliseconds}::bigint * interval '1 millisecond'
    where org_id = ${tx.orgId}`
}
