import { type Kysely, sql } from 'kysely'
import { appendOnlyTable } from '../../../../../platform/data/append-only.ts'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db)
  await transactions(db)
}

/** What a member has of a policy. */
async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leave_accounts (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid not null,
      leave_policy_id uuid not null,
      -- Up to when what follows from the rules is written as rows; null before the first time.
      settled_through date,
      -- The first date after it on which a row may be due.
      next_line_on date,
      -- The earliest date whose facts have changed since; null when none have, and why.
      changed_from date,
      change_reason text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, membership_id, leave_policy_id),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      foreign key (org_id, leave_policy_id) references leave_policies (org_id, id)
    )`.execute(db)
  for (const [name, columns] of Object.entries({
    leave_accounts_by_change: '(org_id, updated_at, id)',
    leave_accounts_by_policy: '(org_id, leave_policy_id, id)',
    leave_accounts_to_settle: '(org_id, next_line_on nulls first, id)',
    leave_accounts_changed: '(org_id, id) where changed_from is not null',
  }))
    await sql`create index ${sql.table(name)} on leave_accounts ${sql.raw(columns)}`.execute(db)
  await tenantTable(db, 'leave_accounts')
}

/** What was earned, taken, carried over and lost, row by row. No row changes or goes. */
async function transactions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leave_transactions (
      org_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      membership_id uuid not null,
      leave_policy_id uuid not null,
      leave_year_start date not null,
      effective_date date not null,
      amount numeric(14,4) not null,
      kind text not null,
      -- Which figure of the rules it is part of, such as the month that earned it; null for what somebody did.
      line text,
      source_type text not null,
      source_id uuid,
      rule_version_id uuid,
      explain jsonb not null,
      reason text,
      actor_membership_id uuid,
      created_at timestamptz(3) not null,
      primary key (org_id, id),
      check (amount <> 0),
      check (kind in ('accrual', 'usage', 'carry_over', 'expiry', 'correction', 'opening', 'reversal', 'adjustment')),
      check (source_type in ('rule', 'absence', 'illness', 'manual', 'import')),
      check ((line is not null) = (source_type = 'rule')),
      foreign key (org_id, account_id) references leave_accounts (org_id, id)
    )`.execute(db)
  for (const [name, columns] of Object.entries({
    leave_transactions_of_account: '(org_id, account_id, effective_date, id)',
    leave_transactions_by_change: '(org_id, account_id, created_at, id)',
    leave_transactions_by_source: '(org_id, source_id) where source_id is not null',
  }))
    await sql`create index ${sql.table(name)} on leave_transactions ${sql.raw(columns)}`.execute(db)
  await tenantTable(db, 'leave_transactions')
  await appendOnlyTable(db, 'leave_transactions')
}
