import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table day_types (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'day_types')

  await sql`
    create table day_type_versions (
      org_id uuid not null,
      id uuid not null,
      day_type_id uuid not null,
      valid_from date not null,
      valid_to date,
      credit text not null check (credit in ('none', 'target', 'fixed')),
      credit_minutes integer,
      counts_as_worked boolean not null,
      waives_target boolean not null,
      pay_type_code text,
      primary key (org_id, id),
      unique (org_id, day_type_id, valid_from),
      foreign key (org_id, day_type_id) references day_types (org_id, id),
      check (valid_to >= valid_from),
      check ((credit = 'fixed') = (credit_minutes is not null))
    )`.execute(db)
  await sql`
    create unique index day_type_versions_one_open on day_type_versions (org_id, day_type_id)
    where valid_to is null`.execute(db)
  await tenantTable(db, 'day_type_versions')
}
