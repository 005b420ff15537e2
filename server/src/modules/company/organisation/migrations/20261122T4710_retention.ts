import { type Kysely, sql } from 'kysely'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organisations
      add column contact_retention_months integer,
      add column lead_retention_months integer`.execute(db)
}
