import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table period_closings (
      org_id uuid not null,
      id uuid not null,
      kind text not null,
      date date not null,
      state text not null,
      member_count integer not null,
      closed_count integer not null,
      started_by_membership_id uuid,
      created_at timestamptz(3) not null,
      finished_at timestamptz(3),
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, kind, date),
      check (kind in ('flex_period', 'year_end')),
      check (state in ('running', 'finished')),
      check ((state = 'finished') = (finished_at is not null))
    )`.execute(db)
  await sql`create index period_closings_by_change on period_closings (org_id, updated_at, id)`.execute(db)
  await sql`create index period_closings_by_date on period_closings (org_id, date, id)`.execute(db)
  await tenantTable(db, 'period_closings')

  await sql`
    create table period_closing_results (
      org_id uuid not null,
      period_closing_id uuid not null,
      membership_id uuid not null,
      part text not null,
      unit text not null,
      before numeric(14, 4) not null,
      after numeric(14, 4) not null,
      details jsonb not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, period_closing_id, membership_id, part),
      check (unit in ('minutes', 'days')),
      foreign key (org_id, period_closing_id) references period_closings (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'period_closing_results')
}
