import { type Kysely, sql } from 'kysely'

/** An organisation that stands keeps its way of signing in; a new one asks its administrators for a second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organisations
      add column second_factor_required_of_administrators boolean not null default false,
      add column session_idle_minutes smallint not null default 30 check (session_idle_minutes between 5 and 30),
      add column session_hours smallint not null default 12 check (session_hours between 1 and 12)`.execute(
    db,
  )
}
