import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Since when the key has its expiry: a warning whose time had passed by then is not given. Null: since long ago.
  await sql`alter table api_keys add column expiry_set_at timestamptz(3)`.execute(db)
  await sql`
    create index api_keys_expiring on api_keys (org_id, expires_at)
    where expires_at is not null and revoked_at is null`.execute(db)

  // A row says that the warning was given: once for a key, an expiry and a number of days.
  await sql`
    create table api_key_expiry_warnings (
      org_id uuid not null,
      api_key_id uuid not null,
      expires_at timestamptz(3) not null,
      days_before smallint not null,
      warned_at timestamptz(3) not null,
      primary key (org_id, api_key_id, expires_at, days_before),
      foreign key (org_id, api_key_id) references api_keys (org_id, id) on delete cascade
    )`.execute(db)
  await tenantTable(db, 'api_key_expiry_warnings')

  // Tells the sweeper which organisations have a key to warn of, and when, without reading any tenant's rows.
  await sql`
    create table directory.api_key_warning_due (
      org_id uuid primary key,
      -- Real time; null while no key is to be warned of.
      due_at timestamptz(3)
    )`.execute(db)
  await sql`
    create index api_key_warning_due_by_time on directory.api_key_warning_due (due_at) where due_at is not null`.execute(
    db,
  )
  await sql`
    insert into directory.api_key_warning_due (org_id, due_at)
    select org_id, date_trunc('milliseconds', clock_timestamp()) from directory.organisations`.execute(db)
}
