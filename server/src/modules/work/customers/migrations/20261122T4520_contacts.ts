import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contacts (
      org_id uuid not null,
      id uuid not null,
      name text not null,
      email text,
      phone text,
      language text,
      external_source text,
      external_id text,
      consent text not null,
      consent_at timestamptz(3),
      consent_source text,
      opted_out boolean not null,
      opted_out_at timestamptz(3),
      search_text text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, external_source, external_id),
      check ((external_source is null) = (external_id is null)),
      check (not (opted_out and consent = 'given'))
    )`.execute(db)
  await tenantTable(db, 'contacts')
  await sql`create index contacts_by_name on contacts (org_id, name, id)`.execute(db)
  await sql`create index contacts_by_change on contacts (org_id, updated_at, id)`.execute(db)

  // One row for each customer whose contact a person is.
  await sql`
    create table customer_contacts (
      org_id uuid not null,
      customer_id uuid not null,
      contact_id uuid not null,
      job_title text,
      is_primary boolean not null,
      active boolean not null,
      primary key (org_id, customer_id, contact_id),
      foreign key (org_id, customer_id) references customers (org_id, id),
      foreign key (org_id, contact_id) references contacts (org_id, id),
      check (active or not is_primary)
    )`.execute(db)
  await tenantTable(db, 'customer_contacts')
  await sql`create index customer_contacts_by_contact on customer_contacts (org_id, contact_id)`.execute(db)
  await sql`
    create unique index customer_contacts_one_primary on customer_contacts (org_id, customer_id)
    where is_primary`.execute(db)

  await sql`alter table customers add column default_contact_id uuid`.execute(db)
  await acrossOrganisations(db, 'customers', () =>
    acrossOrganisations(db, 'contacts', () =>
      sql`alter table customers add foreign key (org_id, default_contact_id) references contacts (org_id, id)`.execute(
        db,
      ),
    ),
  )
}
