import { type Kysely, sql } from 'kysely'

/** Only expands: nothing is passed on and nobody is reminded until an administrator says so. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organisations
      add column approval_escalation_days integer check (approval_escalation_days between 1 and 90),
      add column approval_reminders boolean not null default false`.execute(db)
}
