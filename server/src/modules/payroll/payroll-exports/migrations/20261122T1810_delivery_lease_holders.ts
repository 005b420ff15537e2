import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

/** Which process holds a lease: what a dead one held need not wait for its end. What is under way is due again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossOrganisations(db, 'export_deliveries', () =>
    sql`
      update export_deliveries set lease_id = null, lease_started_at = null, lease_ends_at = null
      where lease_id is not null`.execute(db),
  )
  await sql`alter table export_deliveries add column lease_holder uuid`.execute(db)
  await sql`
    create index export_deliveries_leased on export_deliveries (org_id, lease_ends_at)
    where lease_id is not null`.execute(db)
}
