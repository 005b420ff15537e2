import { type Kysely, sql } from 'kysely'

/** A large batch is made and cancelled in several transactions, by a process that holds it meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table export_batches
      drop constraint export_batches_state_check,
      add constraint export_batches_state_check check (state in ('preparing', 'created', 'delivering', 'delivered',
        'delivery_failed', 'cancelling', 'cancelled')),
      add column lease_id uuid,
      add column lease_holder uuid,
      add column lease_started_at timestamptz(3),
      add column lease_ends_at timestamptz(3),
      add constraint export_batches_leased check (lease_id is null or state in ('preparing', 'cancelling'))`.execute(
    db,
  )
  await sql`
    create unique index export_batches_in_progress on export_batches (org_id)
    where state in ('preparing', 'cancelling')`.execute(db)
}
