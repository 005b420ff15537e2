import { type Kysely, sql } from 'kysely'

/** Only expands: nobody sees more telephone numbers until an administrator says so. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organisations add column phones_shared boolean not null default false`.execute(db)
}
