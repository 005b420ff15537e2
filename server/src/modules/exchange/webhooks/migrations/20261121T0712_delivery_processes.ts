import { type Kysely, sql } from 'kysely'

/** Which process holds a lease, and which processes are there: what a dead one held need not wait for its lease. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory.delivery_processes (
      id uuid primary key,
      -- Real time, by the database's clock alone: those of several machines differ.
      seen_at timestamptz(3) not null
    )`.execute(db)
  await sql`alter table webhook_deliveries add column lease_holder uuid`.execute(db)
}
