import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

/** Only expands: the version before knows of no delegation, and reminds nobody. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table approval_delegations (
      org_id uuid not null,
      id uuid not null,
      from_membership_id uuid not null,
      to_membership_id uuid not null,
      kinds text[] not null check (cardinality(kinds) > 0),
      valid_from date not null,
      valid_to date not null,
      note text,
      ended_at timestamptz(3),
      created_by_membership_id uuid not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, from_membership_id) references memberships (org_id, id),
      foreign key (org_id, to_membership_id) references memberships (org_id, id),
      check (from_membership_id <> to_membership_id),
      check (valid_from <= valid_to)
    )`.execute(db)
  await tenantTable(db, 'approval_delegations')
  for (const [name, columns] of Object.entries({
    approval_delegations_by_change: '(org_id, updated_at, id)',
    approval_delegations_by_time: '(org_id, created_at, id)',
    approval_delegations_given: '(org_id, from_membership_id, created_at, id)',
    approval_delegations_received: '(org_id, to_membership_id, created_at, id)',
  }))
    await sql`create index ${sql.table(name)} on approval_delegations ${sql.raw(columns)}`.execute(db)

  await sql`
    create table approval_reminder_days (
      org_id uuid not null,
      reminded_on date not null,
      recipient_count integer not null,
      created_at timestamptz(3) not null,
      primary key (org_id, reminded_on)
    )`.execute(db)
  await tenantTable(db, 'approval_reminder_days')
}
