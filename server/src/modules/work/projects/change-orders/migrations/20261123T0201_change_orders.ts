import { type Kysely, sql } from 'kysely'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table change_orders (
      org_id uuid not null,
      id uuid not null,
      project_id uuid not null,
      number integer not null,
      title text not null,
      reason text,
      state text not null,
      phase_id uuid,
      delta_cents bigint not null,
      delta_minutes integer not null,
      delta_days integer not null,
      document jsonb,
      document_sha256 text,
      sent_at timestamptz(3),
      valid_until date,
      decided_at timestamptz(3),
      channel text,
      decided_by_name text,
      decided_by_email text,
      decided_by_membership_id uuid,
      address_hash bytea,
      decline_reason text,
      supersedes_change_order_id uuid,
      created_by_membership_id uuid,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, project_id, number),
      check ((document is null) = (document_sha256 is null)),
      check (state not in ('approved', 'declined') or decided_at is not null),
      check ((decided_at is null) = (channel is null)),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, phase_id) references project_phases (org_id, id),
      foreign key (org_id, supersedes_change_order_id) references change_orders (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'change_orders')
  for (const [name, columns] of Object.entries({
    change_orders_by_change: '(org_id, project_id, updated_at, id)',
    change_orders_by_state: '(org_id, project_id, state, number)',
    change_orders_by_phase: '(org_id, phase_id) where phase_id is not null',
    change_orders_by_superseded:
      '(org_id, supersedes_change_order_id) where supersedes_change_order_id is not null',
  }))
    await sql`create index ${sql.table(name)} on change_orders ${sql.raw(columns)}`.execute(db)
  await makeSearchable(db, 'change_orders', ['title'])

  await sql`
    create table change_order_lines (
      org_id uuid not null,
      id uuid not null,
      change_order_id uuid not null,
      position integer not null,
      description text not null,
      quantity numeric(14, 4) not null,
      unit text,
      unit_price_cents bigint not null,
      cents bigint not null,
      primary key (org_id, id),
      unique (org_id, change_order_id, position),
      check (quantity >= 0),
      foreign key (org_id, change_order_id) references change_orders (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'change_order_lines')
}
