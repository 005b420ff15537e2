import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_status_updates (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      rag text not null,
      summary text not null,
      percent_bp integer,
      forecast_cents bigint,
      forecast_minutes integer,
      forecast_end date,
      posted_by_membership_id uuid,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check (updated_at = created_at),
      check (percent_bp between 0 and 10000),
      foreign key (org_id, project_id) references projects (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'project_status_updates')
  for (const [name, columns] of Object.entries({
    project_status_updates_by_project: '(org_id, project_id, created_at, id)',
    project_status_updates_by_change: '(org_id, project_id, updated_at, id)',
  }))
    await sql`create index ${sql.table(name)} on project_status_updates ${sql.raw(columns)}`.execute(db)
}
