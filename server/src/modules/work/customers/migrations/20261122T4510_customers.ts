import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['customer_groups', 'customer_tags']) {
    await sql`
      create table ${sql.table(name)} (
        org_id uuid not null,
        id uuid not null,
        code text not null,
        name text not null,
        active boolean not null,
        updated_at timestamptz(3) not null,
        primary key (org_id, id),
        unique (org_id, code)
      )`.execute(db)
    await tenantTable(db, name)
  }

  await sql`
    create table customers (
      org_id uuid not null,
      id uuid not null,
      code text,
      name text not null,
      kind text not null,
      active boolean not null,
      business_id text,
      external_source text,
      external_id text,
      owner_membership_id uuid,
      customer_group_id uuid,
      addresses jsonb not null,
      city text,
      phone text,
      website text,
      e_invoice_address text,
      e_invoice_operator text,
      invoice_email text,
      language text,
      delivery_method text,
      payment_term_id uuid,
      buyer_reference text,
      vat_id text,
      vat_treatment text,
      invoicing_notes text,
      fixed_reference_number text,
      credit_limit_cents bigint,
      collection_hold boolean not null,
      search_text text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code),
      unique (org_id, external_source, external_id),
      check ((external_source is null) = (external_id is null)),
      foreign key (org_id, customer_group_id) references customer_groups (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'customers')
  for (const [name, columns] of Object.entries(orders))
    await sql`create index ${sql.table(name)} on customers ${sql.raw(columns)}`.execute(db)

  await sql`
    create table customer_tag_links (
      org_id uuid not null,
      customer_id uuid not null,
      tag_id uuid not null,
      primary key (org_id, customer_id, tag_id),
      foreign key (org_id, customer_id) references customers (org_id, id),
      foreign key (org_id, tag_id) references customer_tags (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'customer_tag_links')
  await sql`create index customer_tag_links_by_tag on customer_tag_links (org_id, tag_id, customer_id)`.execute(
    db,
  )
}

/** One for each order of the list, and for customers of one owner, or of none, by name. */
const orders = {
  customers_by_name: '(org_id, name, id)',
  customers_by_code: '(org_id, code, id)',
  customers_by_code_from_last: '(org_id, code desc nulls last, id desc)',
  customers_by_change: '(org_id, updated_at, id)',
  customers_by_owner: '(org_id, owner_membership_id, name, id)',
}
