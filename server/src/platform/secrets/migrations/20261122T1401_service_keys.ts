import { type Kysely, sql } from 'kysely'

/** Which secrets the database was sealed with: one is present, the others were before it (ADR 23). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory.service_keys (
      id text not null primary key check (id ~ '^[0-9a-f]{16}$'),
      check_value bytea not null check (length(check_value) = 32),
      created_at timestamptz(3) not null,
      retired_at timestamptz(3),
      -- A former secret, or after it was dropped what is checked with it, sealed with the present key.
      kept bytea,
      dropped_at timestamptz(3),
      check ((retired_at is null) = (kept is null)),
      check (dropped_at is null or retired_at is not null)
    )`.execute(db)
  await sql`
    create unique index service_keys_present on directory.service_keys ((true)) where retired_at is null`.execute(
    db,
  )
}
