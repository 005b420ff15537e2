import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../tenancy.ts'
import { knowDeletionsFromNow } from '../tombstones.ts'

/** Only expands. */
export const expands = true

/** Organisations that are there when tombstones come have had deletions of which none is left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deletions_known (
      org_id uuid not null,
      of_table text not null,
      since timestamptz(3) not null,
      primary key (org_id, of_table)
    )`.execute(db)
  await tenantTable(db, 'deletions_known')
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger
    where tgname = tgrelid::regclass::text || '_tombstones'`.execute(db)
  await knowDeletionsFromNow(db, [...rows.map(({ name }) => name), 'webhooks'])
}
