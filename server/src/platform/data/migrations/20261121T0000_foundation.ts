import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema directory`.execute(db)
  await sql`
    create table directory.organisations (
      org_id uuid primary key,
      slug text not null unique,
      created_at timestamptz(3) not null default date_trunc('milliseconds', clock_timestamp())
    )`.execute(db)

  // Every write transaction updates one row; the free space keeps the new version on the same page, without index entries.
  await sql`
    create table organisation_clocks (
      org_id uuid primary key references directory.organisations (org_id),
      last_instant timestamptz(3) not null,
      sandbox_offset interval not null default '0',
      -- The end of the audit chain: whoever writes has locked this row, so the chain cannot fork.
      audit_sequence bigint not null default 0,
      audit_hash bytea not null default decode(repeat('00', 32), 'hex')
    ) with (fillfactor = 40)`.execute(db)
  await tenantTable(db, 'organisation_clocks')

  await sql`
    create table idempotency_records (
      org_id uuid not null,
      key text not null,
      fingerprint bytea not null,
      status integer not null,
      body bytea not null,
      created_at timestamptz(3) not null,
      primary key (org_id, key)
    )`.execute(db)
  await sql`create index idempotency_records_by_age on idempotency_records (org_id, created_at)`.execute(db)
  await tenantTable(db, 'idempotency_records')
}
