import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. Phases whose budget never changed have no rows: it holds from the beginning. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_phase_budgets (
      org_id uuid not null,
      project_phase_id uuid not null,
      valid_from date not null,
      former_cents bigint,
      cents bigint,
      primary key (org_id, project_phase_id, valid_from),
      foreign key (org_id, project_phase_id) references project_phases (org_id, id) on delete cascade
    )`.execute(db)
  await tenantTable(db, 'project_phase_budgets')
}
