import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table planning_units (
      org_id uuid not null,
      id uuid not null,
      code text,
      name text not null,
      parent_id uuid,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code),
      foreign key (org_id, parent_id) references planning_units (org_id, id),
      check (parent_id <> id)
    )`.execute(db)
  await sql`create index planning_units_by_name on planning_units (org_id, name, id)`.execute(db)
  await sql`create index planning_units_by_change on planning_units (org_id, updated_at, id)`.execute(db)
  await sql`create index planning_units_by_parent on planning_units (org_id, parent_id)`.execute(db)
  await tenantTable(db, 'planning_units')
}
