import { sql } from 'kysely'
import type { Database } from '../../../../platform/data/database.ts'
import type { Bounds } from './meter.ts'

declare module '../../../../platform/data/tables.ts' {
  interface DirectoryTables {
    attempts: AttemptsTable
  }
}

/** Instants are milliseconds of Unix time. */
export interface AttemptsTable {
  /** Keyed, so that the table shows nobody who tries to sign in, or from where. */
  readonly subjectHash: Buffer
  /** The attempts that were not yet forgotten at `countedAt`. */
  readonly level: number
  readonly countedAt: number
  /** Until when nothing more is let through; 0 when something is. */
  readonly blockedUntil: number
  /** From when the row says nothing any more. */
  readonly forgetAt: number
}

export interface Counted {
  readonly hash: Buffer
  readonly bounds: Bounds
}

/**
 * Counts an attempt by all of the meters, in one statement whose rows order all processes. Answers the hashes, in hex, of
 * those that let it through; a meter that is blocked stays as it is. Rows are locked in one order, for this statement alone.
 */
export async function count(
  database: Database,
  meters: readonly Counted[],
  now: number,
): Promise<ReadonlySet<string>> {
  const level = sql`greatest(0, a.level
    - greatest(0, excluded.counted_at - a.counted_at) / 1000 / excluded.forgets_one_in_seconds) + 1`
  const rows = meters.map(({ hash, bounds }) => ({ hash: hash.toString('hex'), ...bounds }))
  const counted = await sql<{ hash: string }>`
    with m as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as meters(hash text, attempts float8,
        "forgetsOneInSeconds" float8, "firstWaitSeconds" float8, "longestWaitSeconds" float8))
    insert into directory.attempts as a (subject_hash, attempts, forgets_one_in_seconds, first_wait_seconds,
      longest_wait_seconds, level, counted_at, blocked_until, forget_at)
    select decode(m.hash, 'hex'), m.attempts, m."forgetsOneInSeconds", m."firstWaitSeconds", m."longestWaitSeconds",
      1, ${now}::float8, case when m.attempts <= 1 then ${now}::float8 + m."firstWaitSeconds" * 1000 else 0 end,
      ${now}::float8 + (m."forgetsOneInSeconds" + m."longestWaitSeconds") * 1000
    from m order by 1
    on conflict (subject_hash) do update set
      attempts = excluded.attempts,
      forgets_one_in_seconds = excluded.forgets_one_in_seconds,
      first_wait_seconds = excluded.first_wait_seconds,
      longest_wait_seconds = excluded.longest_wait_seconds,
      level = ${level},
      counted_at = greatest(a.counted_at, excluded.counted_at),
      blocked_until = case when ceil(${level}) < excluded.attempts then 0 else excluded.counted_at + 1000 * least(
        excluded.longest_wait_seconds,
        excluded.first_wait_seconds * power(2, least(20, ceil(${level}) - excluded.attempts))) end,
      forget_at = excluded.counted_at
        + 1000 * (excluded.longest_wait_seconds + excluded.forgets_one_in_seconds * ceil(${level}))
    where a.blocked_until <= excluded.counted_at
    returning encode(a.subject_hash, 'hex') as hash`.execute(database.directory)
  return new Set(counted.rows.map(({ hash }) => hash))
}

/** Takes an attempt back that was let through, with the wait that it began. */
export const takeBack = (database: Database, hashes: readonly Buffer[]): Promise<unknown> =>
  sql`
    update directory.attempts set level = greatest(0, level - 1), blocked_until = 0
    where subject_hash in (
      select subject_hash from directory.attempts where subject_hash = any(${hashes}::bytea[])
      order by subject_hash for update)`.execute(database.directory)

export const forget = (database: Database, hashes: readonly Buffer[]): Promise<unknown> =>
  sql`delete from directory.attempts where subject_hash = any(${hashes}::bytea[])`.execute(database.directory)

/** The latest instant until which one of the meters is blocked; 0 when none is. */
export async function blockedUntil(database: Database, hashes: readonly Buffer[]): Promise<number> {
  const rows = await database.directory
    .selectFrom('attempts')
    .select('blockedUntil')
    .where('subjectHash', 'in', hashes)
    .execute()
  return rows.reduce((latest, row) => Math.max(latest, row.blockedUntil), 0)
}

export const purge = (database: Database, now: number): Promise<unknown> =>
  sql`delete from directory.attempts where forget_at <= ${now}`.execute(database.directory)
