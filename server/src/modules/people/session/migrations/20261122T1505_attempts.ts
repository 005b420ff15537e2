import { type Kysely, sql } from 'kysely'

/**
 * Attempts to sign in, counted for all processes, and over a restart. They belong to no organisation: most come before
 * one is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory.attempts (
      subject_hash bytea not null primary key check (length(subject_hash) = 32),
      attempts float8 not null,
      forgets_one_in_seconds float8 not null,
      first_wait_seconds float8 not null,
      longest_wait_seconds float8 not null,
      level float8 not null,
      counted_at float8 not null,
      blocked_until float8 not null,
      forget_at float8 not null
    )`.execute(db)
  await sql`create index attempts_by_end on directory.attempts (forget_at)`.execute(db)
}
