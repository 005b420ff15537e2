import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_purchases (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      phase_id uuid,
      supplier text not null,
      description text not null,
      purchase_date date not null,
      state text not null,
      net_cents bigint not null,
      vat_bp integer not null,
      markup_bp integer not null,
      rebillable boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check (net_cents >= 0),
      check (vat_bp between 0 and 10000),
      check (markup_bp between 0 and 100000),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, phase_id) references project_phases (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'project_purchases')
  for (const [name, columns] of Object.entries({
    project_purchases_by_project: '(org_id, project_id, purchase_date desc, id desc)',
    project_purchases_by_change: '(org_id, project_id, updated_at, id)',
    project_purchases_by_phase: '(org_id, phase_id) where phase_id is not null',
    project_purchases_unbilled: `(org_id, purchase_date, id) where rebillable and state = 'received'`,
  }))
    await sql`create index ${sql.table(name)} on project_purchases ${sql.raw(columns)}`.execute(db)
}
