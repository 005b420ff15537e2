import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_phases (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      parent_phase_id uuid,
      code text not null,
      name text not null,
      position integer not null,
      state text not null check (state in ('planned', 'active', 'completed', 'cancelled')),
      locked boolean not null,
      start_date date,
      end_date date,
      budget_minutes integer,
      budget_cents bigint,
      billing text,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, project_id, code),
      unique (org_id, project_id, id),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, project_id, parent_phase_id) references project_phases (org_id, project_id, id),
      check (parent_phase_id <> id),
      check (end_date >= start_date),
      check (budget_minutes >= 0),
      check (budget_cents >= 0)
    )`.execute(db)
  await sql`
    create index project_phases_by_parent on project_phases (org_id, parent_phase_id)
    where parent_phase_id is not null`.execute(db)
  await tenantTable(db, 'project_phases')
}
