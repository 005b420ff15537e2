import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      org_id uuid not null,
      id uuid not null,
      url text not null,
      events text[] not null,
      description text,
      state text not null check (state in ('active', 'paused')),
      last_success_at timestamptz(3),
      last_failure_at timestamptz(3),
      consecutive_failures integer not null default 0,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      -- A deleted webhook is kept, without its secrets, until retention has taken its deliveries in small steps.
      deleted_at timestamptz(3),
      primary key (org_id, id)
    )`.execute(db)
  await sql`
    create index webhook_endpoints_by_change on webhook_endpoints (org_id, updated_at, id)
    where deleted_at is null`.execute(db)
  await tenantTable(db, 'webhook_endpoints')

  await sql`
    create table webhook_secrets (
      org_id uuid not null,
      endpoint_id uuid not null,
      id uuid not null,
      sealed bytea not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3),
      primary key (org_id, endpoint_id, id),
      foreign key (org_id, endpoint_id) references webhook_endpoints (org_id, id) on delete cascade
    )`.execute(db)
  await tenantTable(db, 'webhook_secrets')

  await sql`
    create table webhook_deliveries (
      org_id uuid not null,
      id uuid not null,
      redelivery smallint not null,
      endpoint_id uuid not null,
      event text not null,
      integration_event_id uuid,
      -- With created_at the place of the event in the log; no foreign key, because the log drops whole months.
      event_sequence bigint,
      event_created_at timestamptz(3) not null,
      -- The payload of a test send, which no logged event has.
      sample json,
      status text not null check (status in ('pending', 'retrying', 'delivered', 'dead_letter', 'superseded')),
      attempts jsonb not null default '[]',
      next_attempt_at timestamptz(3),
      lease_id uuid,
      lease_started_at timestamptz(3),
      -- Real time, unlike every other instant: a sandbox's clock may jump while an attempt is under way.
      lease_ends_at timestamptz(3),
      acknowledged_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id, redelivery),
      foreign key (org_id, endpoint_id) references webhook_endpoints (org_id, id),
      check ((integration_event_id is null) = (sample is not null)),
      check ((integration_event_id is null) = (event_sequence is null)),
      check ((status in ('pending', 'retrying')) = (next_attempt_at is not null)),
      check ((lease_id is null) = (lease_ends_at is null) and (lease_id is null) = (lease_started_at is null)),
      check (lease_id is null or next_attempt_at is not null)
    )`.execute(db)
  // One delivery of an event per webhook, however often it is asked for.
  await sql`
    create unique index webhook_deliveries_of_event
    on webhook_deliveries (org_id, endpoint_id, event_sequence, redelivery)`.execute(db)
  await sql`
    create index webhook_deliveries_of_webhook on webhook_deliveries (org_id, endpoint_id, id, redelivery)`.execute(
    db,
  )
  await sql`
    create index webhook_deliveries_by_status on webhook_deliveries (org_id, endpoint_id, status, id, redelivery)
    where status <> 'delivered'`.execute(db)
  await sql`
    create index webhook_deliveries_queue on webhook_deliveries (org_id, endpoint_id, next_attempt_at, id)
    where next_attempt_at is not null and lease_id is null`.execute(db)
  await sql`
    create index webhook_deliveries_under_way on webhook_deliveries (org_id, endpoint_id, lease_ends_at)
    where lease_id is not null`.execute(db)
  await tenantTable(db, 'webhook_deliveries')

  // Tells the sweeper which organisations have something to send, and when, without reading any tenant's rows.
  await sql`
    create table directory.delivery_due (
      org_id uuid primary key,
      -- Real time; null while nothing waits.
      due_at timestamptz(3)
    )`.execute(db)
  await sql`
    create index delivery_due_by_time on directory.delivery_due (due_at) where due_at is not null`.execute(db)
}
