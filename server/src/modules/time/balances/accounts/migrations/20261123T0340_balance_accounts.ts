import { type Kysely, sql } from 'kysely'
import { appendOnlyTable } from '../../../../../platform/data/append-only.ts'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await timeBanks(db)
  await accounts(db)
  await transactions(db)
  await corrections(db)
}

async function timeBanks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table time_banks (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'time_banks')
  await makeSearchable(db, 'time_banks', ['code', 'name'])
  await sql`
    create table time_bank_versions (
      org_id uuid not null,
      id uuid not null,
      time_bank_id uuid not null,
      valid_from date not null,
      valid_to date,
      floor_minutes integer not null,
      ceiling_minutes integer,
      carry_over_minutes integer,
      primary key (org_id, id),
      unique (org_id, time_bank_id, valid_from),
      foreign key (org_id, time_bank_id) references time_banks (org_id, id),
      check (valid_to >= valid_from),
      check (floor_minutes <= 0),
      check (ceiling_minutes >= 0),
      check (carry_over_minutes >= 0)
    )`.execute(db)
  await sql`
    create unique index time_bank_versions_one_open on time_bank_versions (org_id, time_bank_id)
    where valid_to is null`.execute(db)
  await tenantTable(db, 'time_bank_versions')
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table balance_accounts (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid not null,
      kind text not null,
      time_bank_id uuid,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique nulls not distinct (org_id, membership_id, kind, time_bank_id),
      check (kind in ('flex', 'overtime', 'banked_leave', 'time_bank')),
      check ((kind = 'time_bank') = (time_bank_id is not null)),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      foreign key (org_id, time_bank_id) references time_banks (org_id, id)
    )`.execute(db)
  for (const [name, columns] of Object.entries({
    balance_accounts_by_change: '(org_id, updated_at, id)',
    balance_accounts_by_kind: '(org_id, kind, id)',
    balance_accounts_by_bank: '(org_id, time_bank_id) where time_bank_id is not null',
  }))
    await sql`create index ${sql.table(name)} on balance_accounts ${sql.raw(columns)}`.execute(db)
  await tenantTable(db, 'balance_accounts')
}

/** What moved, row by row. No row changes or goes; what is taken back is taken back by another row. */
async function transactions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table balance_transactions (
      org_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      membership_id uuid not null,
      effective_date date not null,
      minutes integer not null,
      kind text not null,
      source_type text not null,
      source_id uuid,
      -- Of a stretch of days its first date; its last one is effective_date.
      counted_from date,
      reverses_transaction_id uuid,
      rule_version_id uuid,
      parts jsonb not null,
      reason text,
      explain text not null,
      actor_membership_id uuid,
      created_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, reverses_transaction_id),
      check (minutes <> 0),
      check ((kind = 'reversal') = (reverses_transaction_id is not null)),
      check (kind in ('accrual', 'usage', 'correction', 'opening', 'carry_over', 'expiry', 'payout', 'cap_cut',
        'reversal')),
      check (source_type in ('work_day', 'stretch', 'blank_date', 'absence', 'closing', 'manual', 'import', 'payout')),
      foreign key (org_id, account_id) references balance_accounts (org_id, id),
      foreign key (org_id, reverses_transaction_id) references balance_transactions (org_id, id)
    )`.execute(db)
  for (const [name, columns] of Object.entries({
    balance_transactions_of_account: '(org_id, account_id, effective_date, id)',
    balance_transactions_by_change: '(org_id, account_id, created_at, id)',
    balance_transactions_by_source: '(org_id, source_type, source_id) where source_id is not null',
    balance_transactions_of_dates:
      "(org_id, membership_id, source_type, effective_date) where source_type in ('stretch', 'blank_date')",
  }))
    await sql`create index ${sql.table(name)} on balance_transactions ${sql.raw(columns)}`.execute(db)
  await tenantTable(db, 'balance_transactions')
  await appendOnlyTable(db, 'balance_transactions')
}

/** Corrections by hand that wait for somebody else, or did. */
async function corrections(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table balance_corrections (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid not null,
      account_id uuid not null,
      kind text not null,
      minutes integer not null,
      effective_date date not null,
      reason text not null,
      state text not null,
      decline_reason text,
      asked_by_membership_id uuid,
      decided_by_membership_id uuid,
      decided_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check (minutes <> 0),
      check (kind in ('correction', 'opening')),
      check (state in ('submitted', 'approved', 'declined', 'withdrawn')),
      check ((state = 'submitted') = (decided_at is null)),
      foreign key (org_id, account_id) references balance_accounts (org_id, id)
    )`.execute(db)
  for (const [name, columns] of Object.entries({
    balance_corrections_by_change: '(org_id, updated_at, id)',
    balance_corrections_of_account: '(org_id, account_id, created_at, id)',
    balance_corrections_waiting: "(org_id, created_at, id) where state = 'submitted'",
  }))
    await sql`create index ${sql.table(name)} on balance_corrections ${sql.raw(columns)}`.execute(db)
  await tenantTable(db, 'balance_corrections')
}
