import { type Kysely, sql } from 'kysely'
import { makeOrdered } from '../../../../platform/data/ordered.ts'
import { makeSearchable } from '../../../../platform/data/searchable.ts'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await register(db, 'vat_rate', sql`rate_bp integer not null check (rate_bp between 0 and 10000)`)
  await register(
    db,
    'vat_treatment',
    sql`taxed boolean not null, category text not null, buyer_vat_id_needed boolean not null,
      only_for_construction boolean not null, rules jsonb not null check (jsonb_typeof(rules) = 'object')`,
  )
}

async function register(db: Kysely<unknown>, singular: string, rules: ReturnType<typeof sql>): Promise<void> {
  const [records, versions] = [`${singular}s`, `${singular}_versions`]
  const reference = sql.id(`${singular}_id`)
  await sql`
    create table ${sql.table(records)} (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, records)
  await makeSearchable(db, records, ['code', 'name'])
  await makeOrdered(db, records, 'name')
  await makeOrdered(db, records, 'updated_at')
  await sql`
    create table ${sql.table(versions)} (
      org_id uuid not null,
      id uuid not null,
      ${reference} uuid not null,
      valid_from date not null,
      valid_to date,
      ${rules},
      primary key (org_id, id),
      unique (org_id, ${reference}, valid_from),
      foreign key (org_id, ${reference}) references ${sql.table(records)} (org_id, id),
      check (valid_to >= valid_from)
    )`.execute(db)
  await sql`
    create unique index ${sql.id(`${versions}_one_open`)} on ${sql.table(versions)} (org_id, ${reference})
    where valid_to is null`.execute(db)
  await tenantTable(db, versions)
}
