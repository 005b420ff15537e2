import { type Kysely, sql } from 'kysely'

/** Only expands: the terms that are there go on to count from the invoice, and to let a payment fall due on any day. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_term_versions
      add column from_end_of_month boolean not null default false,
      add column to_bank_day boolean not null default false`.execute(db)
}
