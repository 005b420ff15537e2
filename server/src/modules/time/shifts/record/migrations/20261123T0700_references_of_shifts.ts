import { type Kysely, sql } from 'kysely'

/** Only expands: the shifts that are there come from no other system. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shifts
      add column external_source text,
      add column external_id text,
      add constraint shifts_reference_is_whole check ((external_source is null) = (external_id is null))`.execute(
    db,
  )
  await sql`
    create unique index shifts_by_reference on shifts (org_id, external_source, external_id)
    where external_id is not null`.execute(db)
}
