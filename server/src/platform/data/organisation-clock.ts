import type { TenantDb } from './tenant-db.ts'
import type { Statement } from './wire/statement.ts'

const present = `date_trunc('milliseconds', clock_timestamp()) + sandbox_offset`
const taken = 'last_instant, audit_sequence, audit_hash'
const next = `greatest(${present}, last_instant + interval '1 millisecond')`

/** Locks the organisation's clock until the end of the transaction and advances it. No row: no such organisation. */
export const takeLock = (orgId: string): Statement => ({
  text: `
    update organisation_clocks set last_instant = ${next} where org_id = $1
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
    ), locked as (
      update organisation_clocks set last_instant = ${next}
      where org_id = $1::text::uuid and (select claimed from claim)
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
    insert into organisation_clocks (org_id, last_instant, sandbox_offset)
    select $1, start - interval '1 millisecond', extract(epoch from start - present) * interval '1 second'
    from (select date_trunc('milliseconds', clock_timestamp()) as present) as real,
      lateral (select coalesce($2::timestamptz(3), present) as start) as wanted`,
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
