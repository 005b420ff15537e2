import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organisations add column second_factor_required boolean not null default false`.execute(
    db,
  )
}
