import { type Kysely, sql } from 'kysely'
import { grantToServiceRole } from './service-role.ts'
import { scopedOrganisation } from './scope.ts'

/**
 * Makes a table one organisation's at a time: row-level security, forced also on its owner, for every command. Call
 * it after `create table`, and on each partition. The table has `org_id uuid not null` first in its primary key and
 * in every unique and foreign key.
 */
export async function tenantTable(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table)
  const ownRows = sql.raw(`org_id = ${scopedOrganisation}`)
  await sql`alter table ${name} enable row level security, force row level security`.execute(db)
  await sql`create policy own_organisation on ${name} using (${ownRows}) with check (${ownRows})`.execute(db)
  await grantToServiceRole(db, name)
}

/**
 * The owner's work on a table over all organisations at once, inside a transaction of its own: row-level security is
 * forced on the owner too.
 */
export async function acrossOrganisations(
  db: Kysely<unknown>,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const name = sql.table(table)
  await sql`alter table ${name} no force row level security`.execute(db)
  await work()
  await sql`alter table ${name} force row level security`.execute(db)
}
