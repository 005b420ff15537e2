import { type Kysely, sql } from 'kysely'

/** Only expands: nothing is invented unless an administrator says so. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organisations
      add column forgotten_clock_out text not null default 'left_open'
        check (forgotten_clock_out in ('left_open', 'end_of_schedule', 'maximum_length')),
      add column punch_session_max_minutes integer not null default 960
        check (punch_session_max_minutes between 60 and 1380),
      add column punch_work_entry_type_id uuid,
      add column punch_break_entry_type_id uuid`.execute(db)
}
