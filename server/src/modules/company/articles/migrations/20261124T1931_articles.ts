import { type Kysely, sql } from 'kysely'
import { makeOrdered } from '../../../../platform/data/ordered.ts'
import { makeSearchable } from '../../../../platform/data/searchable.ts'
import { tenantTable } from '../../../../platform/data/tenancy.ts'
import { leaveTombstones } from '../../../../platform/data/tombstones.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table articles (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      unit text not null,
      construction_service boolean not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'articles')
  await makeSearchable(db, 'articles', ['code', 'name'])
  await makeOrdered(db, 'articles', 'name')
  await makeOrdered(db, 'articles', 'updated_at')
  await leaveTombstones(db, 'articles')

  await sql`
    create table article_versions (
      org_id uuid not null,
      id uuid not null,
      article_id uuid not null,
      valid_from date not null,
      valid_to date,
      unit_price_micros bigint check (unit_price_micros >= 0),
      vat_rate_id uuid not null,
      vat_treatment_id uuid,
      account_code text,
      primary key (org_id, id),
      unique (org_id, article_id, valid_from),
      foreign key (org_id, article_id) references articles (org_id, id),
      foreign key (org_id, vat_rate_id) references vat_rates (org_id, id),
      foreign key (org_id, vat_treatment_id) references vat_treatments (org_id, id),
      check (valid_to >= valid_from)
    )`.execute(db)
  for (const [name, columns] of Object.entries({
    article_versions_by_vat_rate: '(org_id, vat_rate_id)',
    article_versions_by_vat_treatment: '(org_id, vat_treatment_id) where vat_treatment_id is not null',
  }))
    await sql`create index ${sql.table(name)} on article_versions ${sql.raw(columns)}`.execute(db)
  await sql`
    create unique index article_versions_one_open on article_versions (org_id, article_id)
    where valid_to is null`.execute(db)
  await tenantTable(db, 'article_versions')
}
