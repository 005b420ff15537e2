import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organisations
      add column payroll_number_policy text not null default 'warn'
        check (payroll_number_policy in ('warn', 'block'))`.execute(db)
}
