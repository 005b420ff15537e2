import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_allocations (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      phase_id uuid,
      membership_id uuid not null,
      week_start date not null,
      minutes integer not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique nulls not distinct (org_id, project_id, membership_id, week_start, phase_id),
      check (extract(isodow from week_start) = 1),
      check (minutes between 1 and 10080),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, phase_id) references project_phases (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'project_allocations')
  for (const [name, columns] of Object.entries(indexes))
    await sql`create index ${sql.table(name)} on project_allocations ${sql.raw(columns)}`.execute(db)
}

/** For the plan of a project, by week and by change, for the weeks of people, and for phases. */
const indexes = {
  project_allocations_by_week: '(org_id, project_id, week_start, id)',
  project_allocations_by_change: '(org_id, project_id, updated_at, id)',
  project_allocations_by_member: '(org_id, membership_id, week_start, project_id) include (minutes)',
  project_allocations_by_phase: '(org_id, phase_id) where phase_id is not null',
}
