import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

/** A delivery is a row from its announcement on, and has its lease in it as every row of an outbox has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook_deliveries
      add column lease_id uuid,
      add column lease_holder uuid,
      add column lease_started_at timestamptz(3),
      -- Real time, unlike every other instant: a sandbox's clock may jump while an attempt is under way.
      add column lease_ends_at timestamptz(3),
      add check ((lease_id is null) = (lease_holder is null) and (lease_id is null) = (lease_started_at is null)
        and (lease_id is null) = (lease_ends_at is null)),
      add check (lease_id is null or next_attempt_at is not null)`.execute(db)
  await sql`
    create index webhook_deliveries_leased on webhook_deliveries (org_id, endpoint_id)
    where lease_id is not null`.execute(db)

  // What is announced stays so for those that have not claimed it, or had it under way: it is due again.
  const tables = ['webhook_announcements', 'webhook_endpoints', 'webhook_leases']
  const restrict = async () => {
    await sql`
      update webhook_announcements a set endpoint_ids = array(
        select e.id from webhook_endpoints e
        where e.org_id = a.org_id and e.id = any(a.endpoint_ids) and (
          e.position < a.event_sequence or exists (
            select from webhook_leases l cross join lateral unnest(l.endpoint_ids, l.event_sequences) as u(id, sequence)
            where l.org_id = a.org_id and u.id = e.id and u.sequence = a.event_sequence)))`.execute(db)
    await sql`delete from webhook_announcements where endpoint_ids = '{}'`.execute(db)
  }
  await tables.reduce((work, table) => () => acrossOrganisations(db, table, work), restrict)()
  await sql`drop table webhook_leases`.execute(db)
  await sql`alter table webhook_endpoints drop column position`.execute(db)
}
