import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table custom_fields (
      org_id uuid not null,
      id uuid not null,
      kind text not null,
      key text not null,
      type text not null,
      name text not null,
      description text,
      required boolean not null,
      options jsonb not null,
      position integer not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, kind, key)
    )`.execute(db)
  await tenantTable(db, 'custom_fields')

  // A row for each value, and for each option of a list. Row-level security keeps an index on jsonb from being used,
  // because containment is not leakproof; equality of text is.
  await sql`
    create table custom_field_values (
      org_id uuid not null,
      record_id uuid not null,
      field_id uuid not null,
      position integer not null,
      lookup text not null,
      value jsonb not null,
      primary key (org_id, record_id, field_id, position),
      foreign key (org_id, field_id) references custom_fields (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'custom_field_values')
  await sql`
    create index custom_field_values_by_value on custom_field_values (org_id, field_id, lookup, record_id)`.execute(
    db,
  )
}
