import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_budget_settings (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      warning_shares_bp jsonb not null,
      includes_purchases boolean not null,
      set_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, project_id) references projects (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'project_budget_settings')
  await sql`
    create index project_budget_settings_by_project on project_budget_settings (org_id, project_id, set_at, id)`.execute(
    db,
  )

  // One row for each warning that was told: no share of a baseline is told of twice.
  await sql`
    create table project_budget_warnings (
      org_id uuid not null,
      project_id uuid not null,
      baseline_id uuid not null,
      measure text not null,
      share_bp integer not null,
      told_at timestamptz(3) not null,
      primary key (org_id, project_id, baseline_id, measure, share_bp),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, baseline_id) references project_baselines (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'project_budget_warnings')
  await sql`
    create index project_budget_warnings_by_baseline on project_budget_warnings (org_id, baseline_id)`.execute(
    db,
  )
}
