import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../data/tenancy.ts'
import { defaultPartition, makePartitionsAhead } from '../partitions.ts'

/**
 * The log of facts. Its order is (created_at, sequence), which within an organisation is the order of `sequence`
 * alone: every write transaction has an instant of its own. So one index serves the sequence, `since` and retention, and a
 * position in the log prunes the months before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organisation_clocks add column last_sequence bigint not null default 0`.execute(db)
  await sql`
    create table integration_events (
      org_id uuid not null,
      id uuid not null,
      sequence bigint not null,
      event text not null,
      -- json, not jsonb: the text stays as it was written, so a delivery's body has the declared order of fields.
      payload json not null,
      created_at timestamptz(3) not null,
      primary key (org_id, created_at, sequence)
    ) partition by range (created_at)`.execute(db)
  await sql`
    create index integration_events_by_name on integration_events (org_id, event, created_at, sequence)`.execute(
    db,
  )
  await tenantTable(db, 'integration_events')

  // A sandbox's clock may be years ahead of the months that exist.
  await sql`create table ${sql.table(defaultPartition)} partition of integration_events default`.execute(db)
  await tenantTable(db, defaultPartition)
  await makePartitionsAhead(db)
}
