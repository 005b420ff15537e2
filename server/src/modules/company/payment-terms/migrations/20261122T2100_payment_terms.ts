import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_terms (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'payment_terms')

  await sql`
    create table payment_term_versions (
      org_id uuid not null,
      id uuid not null,
      payment_term_id uuid not null,
      valid_from date not null,
      valid_to date,
      net_days integer not null,
      cash_discount_days integer,
      cash_discount_bp integer,
      late_interest_bp integer,
      primary key (org_id, id),
      unique (org_id, payment_term_id, valid_from),
      foreign key (org_id, payment_term_id) references payment_terms (org_id, id),
      check (valid_to >= valid_from),
      check ((cash_discount_days is null) = (cash_discount_bp is null)),
      check (cash_discount_days <= net_days)
    )`.execute(db)
  await sql`
    create unique index payment_term_versions_one_open on payment_term_versions (org_id, payment_term_id)
    where valid_to is null`.execute(db)
  await tenantTable(db, 'payment_term_versions')
}
