import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Since when administrators know that the webhook keeps failing; null again when it answers.
  await sql`alter table webhook_endpoints add column failing_reported_at timestamptz(3)`.execute(db)
}
