import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_recognition_rules (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      valid_from date not null,
      method text not null,
      first_day date,
      last_day date,
      made_at timestamptz(3) not null,
      primary key (org_id, id),
      check (method in ('installment', 'progress', 'date')),
      check ((first_day is null) = (last_day is null)),
      check (first_day is null or method = 'date'),
      check (last_day >= first_day),
      foreign key (org_id, project_id) references projects (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'project_recognition_rules')
  await sql`
    create index project_recognition_rules_by_project
    on project_recognition_rules (org_id, project_id, valid_from, made_at, id)`.execute(db)
}
