import { type Kysely, sql } from 'kysely'

/** Which organisations are the demo's, written before they are founded; `filled_at` tells that the fill was finished. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory.demo_organisations (
      org_id uuid not null primary key,
      position integer not null unique,
      filled_at timestamptz(3)
    )`.execute(db)
}
