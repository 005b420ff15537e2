import { type Kysely, sql } from 'kysely'

/** Only expands: corrections of balances go on to need nobody else. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organisations
      add column balance_corrections_need_second_approver boolean not null default false`.execute(db)
}
