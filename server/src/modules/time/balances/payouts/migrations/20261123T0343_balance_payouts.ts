import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table balance_payouts (
      org_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      membership_id uuid not null,
      effective_date date not null,
      minutes integer not null,
      reason text not null,
      state text not null,
      -- The payroll batch that has told it, while it has not been cancelled.
      export_batch_id uuid,
      asked_by_membership_id uuid,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check (minutes > 0),
      check (state in ('waiting', 'told', 'withdrawn')),
      check ((state = 'told') = (export_batch_id is not null)),
      foreign key (org_id, account_id) references balance_accounts (org_id, id)
    )`.execute(db)
  for (const [name, columns] of Object.entries({
    balance_payouts_of_account: '(org_id, account_id, created_at, id)',
    balance_payouts_by_change: '(org_id, account_id, updated_at, id)',
    balance_payouts_waiting: "(org_id, effective_date, id) where state = 'waiting'",
    balance_payouts_by_batch: '(org_id, export_batch_id) where export_batch_id is not null',
  }))
    await sql`create index ${sql.table(name)} on balance_payouts ${sql.raw(columns)}`.execute(db)
  await tenantTable(db, 'balance_payouts')
}
