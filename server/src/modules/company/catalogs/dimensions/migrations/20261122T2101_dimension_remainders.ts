import { type Kysely, sql } from 'kysely'

/** Minutes that targets leave over have belonged to none until now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dimensions add column remainder text not null default 'unattributed'
      check (remainder in ('unattributed', 'refused'))`.execute(db)
  await sql`alter table dimensions alter column remainder drop default`.execute(db)
}
