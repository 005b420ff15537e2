import { type Kysely, sql } from 'kysely'

/** A session from before counts as authenticated long ago, so its person proves anew who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column authenticated_at timestamptz(3) not null default '2000-01-01T00:00:00Z',
      add column second_factor boolean not null default false`.execute(db)
  await sql`
    alter table sessions alter column authenticated_at drop default, alter column second_factor drop default`.execute(
    db,
  )
}
