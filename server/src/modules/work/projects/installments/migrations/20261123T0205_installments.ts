import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_installments (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      title text not null,
      basis text not null,
      due_on date,
      phase_id uuid,
      percent_bp integer,
      amount_cents bigint,
      share_bp integer,
      state text not null,
      cents bigint,
      ready_at timestamptz(3),
      invoice_line_id uuid,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check ((basis = 'date') = (due_on is not null)),
      check ((basis = 'phase_completed') = (phase_id is not null)),
      check ((basis = 'percent_complete') = (percent_bp is not null)),
      check ((amount_cents is null) <> (share_bp is null)),
      check (state not in ('invoiced', 'credited') or invoice_line_id is not null),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, phase_id) references project_phases (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'project_installments')
  for (const [name, columns] of Object.entries({
    project_installments_by_project: '(org_id, project_id, created_at, id)',
    project_installments_by_change: '(org_id, project_id, updated_at, id)',
    project_installments_by_day: "(org_id, due_on) where state = 'planned' and due_on is not null",
    project_installments_by_phase: '(org_id, phase_id) where phase_id is not null',
    project_installments_by_invoice: '(org_id, invoice_line_id) where invoice_line_id is not null',
  }))
    await sql`create index ${sql.table(name)} on project_installments ${sql.raw(columns)}`.execute(db)
}
