import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // Global, because a credential comes before it is known whose it is: hashes and ids, nothing else.
  await sql`
    create table directory.device_credentials (
      token_hash bytea not null primary key check (length(token_hash) = 32),
      org_id uuid not null,
      credential_id uuid not null
    )`.execute(db)
  await sql`
    create index device_credentials_by_id on directory.device_credentials (org_id, credential_id)`.execute(db)

  await terminals(db)
  await badges(db)
}

async function terminals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table terminals (
      org_id uuid not null,
      id uuid not null,
      name text not null,
      state text not null check (state in ('unpaired', 'paired', 'revoked')),
      active boolean not null,
      all_members boolean not null,
      paired_at timestamptz(3),
      last_seen_at timestamptz(3),
      clock_offset_ms integer,
      clock_measured_at timestamptz(3),
      clock_samples jsonb not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'terminals')
  await sql`create index terminals_by_name on terminals (org_id, name, id)`.execute(db)
  await sql`create index terminals_by_change on terminals (org_id, updated_at, id)`.execute(db)

  await sql`
    create table terminal_units (
      org_id uuid not null,
      terminal_id uuid not null,
      planning_unit_id uuid not null,
      primary key (org_id, terminal_id, planning_unit_id),
      foreign key (org_id, terminal_id) references terminals (org_id, id) on delete cascade,
      foreign key (org_id, planning_unit_id) references planning_units (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'terminal_units')
  await sql`create index terminal_units_of_unit on terminal_units (org_id, planning_unit_id)`.execute(db)

  // A terminal has one credential, and for a while after a rotation its old one too.
  await sql`
    create table terminal_credentials (
      org_id uuid not null,
      id uuid not null,
      terminal_id uuid not null,
      valid_until timestamptz(3),
      primary key (org_id, id),
      foreign key (org_id, terminal_id) references terminals (org_id, id) on delete cascade
    )`.execute(db)
  await tenantTable(db, 'terminal_credentials')
  await sql`
    create index terminal_credentials_of_terminal on terminal_credentials (org_id, terminal_id)`.execute(db)

  // One code at a time; a used one is gone.
  await sql`
    create table terminal_pairing_codes (
      org_id uuid not null,
      terminal_id uuid not null,
      code_hash bytea not null check (length(code_hash) = 32),
      expires_at timestamptz(3) not null,
      primary key (org_id, terminal_id),
      unique (org_id, code_hash),
      foreign key (org_id, terminal_id) references terminals (org_id, id) on delete cascade
    )`.execute(db)
  await tenantTable(db, 'terminal_pairing_codes')
}

async function badges(db: Kysely<unknown>): Promise<void> {
  // What badge codes are hashed with, sealed by the service's secret: the hashes outlive a change of that secret.
  await sql`
    create table badge_peppers (
      org_id uuid not null,
      id uuid not null,
      sealed bytea not null,
      created_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id)
    )`.execute(db)
  await tenantTable(db, 'badge_peppers')

  await sql`
    create table member_badges (
      org_id uuid not null,
      membership_id uuid not null,
      badge_hash bytea check (length(badge_hash) = 32),
      pin_hash text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, membership_id),
      unique (org_id, badge_hash),
      foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade,
      check (badge_hash is not null or pin_hash is not null)
    )`.execute(db)
  await tenantTable(db, 'member_badges')
}
