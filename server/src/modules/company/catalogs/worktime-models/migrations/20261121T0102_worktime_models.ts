import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table worktime_models (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'worktime_models')

  await sql`
    create table worktime_model_versions (
      org_id uuid not null,
      id uuid not null,
      worktime_model_id uuid not null,
      valid_from date not null,
      valid_to date,
      kind text not null check (kind in ('fixed', 'flex', 'period', 'shift', 'hours_only')),
      weekly_minutes integer not null,
      rules jsonb not null,
      primary key (org_id, id),
      unique (org_id, worktime_model_id, valid_from),
      foreign key (org_id, worktime_model_id) references worktime_models (org_id, id),
      check (valid_to >= valid_from)
    )`.execute(db)
  await sql`
    create unique index worktime_model_versions_one_open on worktime_model_versions (org_id, worktime_model_id)
    where valid_to is null`.execute(db)
  await tenantTable(db, 'worktime_model_versions')
}
