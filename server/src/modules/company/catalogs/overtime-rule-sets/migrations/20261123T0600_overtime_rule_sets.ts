import { type Kysely, sql } from 'kysely'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table overtime_rule_sets (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'overtime_rule_sets')
  await makeSearchable(db, 'overtime_rule_sets', ['code', 'name'])

  await sql`
    create table overtime_rule_set_versions (
      org_id uuid not null,
      id uuid not null,
      overtime_rule_set_id uuid not null,
      valid_from date not null,
      valid_to date,
      rules jsonb not null,
      primary key (org_id, id),
      unique (org_id, overtime_rule_set_id, valid_from),
      foreign key (org_id, overtime_rule_set_id) references overtime_rule_sets (org_id, id),
      check (valid_to >= valid_from),
      check (jsonb_typeof(rules) = 'object')
    )`.execute(db)
  await sql`
    create unique index overtime_rule_set_versions_one_open
    on overtime_rule_set_versions (org_id, overtime_rule_set_id) where valid_to is null`.execute(db)
  await tenantTable(db, 'overtime_rule_set_versions')
}
