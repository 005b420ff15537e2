import { type Kysely, sql } from 'kysely'

/** Where the service was started last, for the links that commands make. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory.service_address (
      one boolean not null primary key default true check (one),
      base_url text not null,
      mails boolean not null
    )`.execute(db)
}
