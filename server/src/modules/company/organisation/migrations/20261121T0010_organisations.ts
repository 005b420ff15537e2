import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organisations (
      org_id uuid not null primary key,
      slug text not null,
      name text not null,
      time_zone text not null,
      sandbox boolean not null,
      supervisor_may_act_on_behalf boolean not null default true,
      punch_policy text not null default 'free' check (punch_policy in ('free', 'clocking_required')),
      self_approval_allowed boolean not null default false,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db)
  await tenantTable(db, 'organisations')

  await sql`
    create table organisation_features (
      org_id uuid not null,
      feature text not null check (feature in
        ('scheduling', 'hr', 'travel_expense', 'projects', 'crm', 'invoicing', 'field_service')),
      active boolean not null,
      seat_limit integer check (seat_limit >= 0),
      primary key (org_id, feature),
      foreign key (org_id) references organisations (org_id) on delete cascade
    )`.execute(db)
  await tenantTable(db, 'organisation_features')
}
