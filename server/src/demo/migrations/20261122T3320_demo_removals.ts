import { type Kysely, sql } from 'kysely'

/** Organisations of the demo that the operator has had removed, written before they go: the demo is not made again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory.demo_removals (
      removed_org_id uuid not null primary key
    )`.execute(db)
}
