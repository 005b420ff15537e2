import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dimensions (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      required boolean not null,
      ask_in_entry boolean not null,
      locked boolean not null,
      position integer not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code),
      check (active or not locked)
    )`.execute(db)
  await tenantTable(db, 'dimensions')

  await sql`
    create table dimension_values (
      org_id uuid not null,
      id uuid not null,
      dimension_id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      parent_id uuid,
      external_source text,
      external_id text,
      attribution_precision text check (attribution_precision in ('project', 'phase', 'task')),
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, dimension_id, id),
      unique (org_id, dimension_id, code),
      unique (org_id, dimension_id, external_source, external_id),
      foreign key (org_id, dimension_id) references dimensions (org_id, id),
      foreign key (org_id, dimension_id, parent_id) references dimension_values (org_id, dimension_id, id),
      check ((external_source is null) = (external_id is null)),
      check (parent_id <> id)
    )`.execute(db)
  await sql`
    create index dimension_values_by_change on dimension_values (org_id, dimension_id, updated_at, id)`.execute(
    db,
  )
  await sql`
    create index dimension_values_by_parent on dimension_values (org_id, dimension_id, parent_id)
    where parent_id is not null`.execute(db)
  await tenantTable(db, 'dimension_values')
}
