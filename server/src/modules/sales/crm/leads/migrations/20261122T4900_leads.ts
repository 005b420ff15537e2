import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['lead_sources', 'disqualify_reasons']) {
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
    create table lead_score_versions (
      org_id uuid not null,
      id uuid not null,
      valid_from date not null,
      rules jsonb not null,
      created_at timestamptz(3) not null,
      primary key (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'lead_score_versions')
  await sql`create index lead_score_versions_by_date on lead_score_versions (org_id, valid_from, id)`.execute(
    db,
  )

  await sql`
    create table leads (
      org_id uuid not null,
      id uuid not null,
      title text not null,
      state text not null,
      source_id uuid,
      channel text,
      organisation_name text,
      business_id text,
      contact_name text,
      email text,
      phone text,
      job_title text,
      owner_membership_id uuid,
      score integer not null,
      score_version_id uuid,
      score_reasons jsonb not null,
      consent text not null,
      consent_at timestamptz(3),
      consent_source text,
      opted_out boolean not null,
      opted_out_at timestamptz(3),
      disqualify_reason_id uuid,
      disqualify_note text,
      converted_at timestamptz(3),
      converted_customer_id uuid,
      converted_contact_id uuid,
      converted_deal_id uuid,
      anonymized_at timestamptz(3),
      external_source text,
      external_id text,
      search_text text not null,
      touched_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, external_source, external_id),
      check ((external_source is null) = (external_id is null)),
      check (not (opted_out and consent = 'given')),
      check ((state = 'anonymized') = (anonymized_at is not null)),
      check (state <> 'converted' or converted_at is not null),
      foreign key (org_id, source_id) references lead_sources (org_id, id),
      foreign key (org_id, disqualify_reason_id) references disqualify_reasons (org_id, id),
      foreign key (org_id, score_version_id) references lead_score_versions (org_id, id),
      foreign key (org_id, converted_customer_id) references customers (org_id, id),
      foreign key (org_id, converted_contact_id) references contacts (org_id, id),
      foreign key (org_id, converted_deal_id) references deals (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'leads')
  for (const [name, columns] of Object.entries(orders))
    await sql`create index ${sql.table(name)} on leads ${sql.raw(columns)}`.execute(db)

  // Who takes turns with the leads of a source; without one, with all those that have no members of their own.
  await sql`
    create table lead_assignment_versions (
      org_id uuid not null,
      id uuid not null,
      source_id uuid,
      valid_from date not null,
      membership_ids uuid[] not null,
      created_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, source_id) references lead_sources (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'lead_assignment_versions')
  await sql`
    create index lead_assignment_versions_by_date on lead_assignment_versions (org_id, source_id, valid_from, id)`.execute(
    db,
  )
  await sql`
    create index lead_assignment_versions_in_order on lead_assignment_versions (org_id, valid_from, id)`.execute(
    db,
  )

  // Whose turn it was last, by number: of the members of a source, or of those who take all the others.
  await sql`
    create table lead_allotments (
      org_id uuid not null,
      queue_id uuid not null,
      membership_id uuid not null,
      number bigint not null,
      primary key (org_id, queue_id, membership_id)
    )`.execute(db)
  await tenantTable(db, 'lead_allotments')
}

/** One for each order of the list, for leads of one owner, and for what leads became. */
const orders = {
  leads_by_creation: '(org_id, created_at, id)',
  leads_by_title: '(org_id, title, id)',
  leads_by_score: '(org_id, score, id)',
  leads_by_change: '(org_id, updated_at, id)',
  leads_by_owner: '(org_id, owner_membership_id, created_at, id)',
  leads_by_state: '(org_id, state, touched_at, id)',
  leads_by_customer: '(org_id, converted_customer_id)',
  leads_by_contact: '(org_id, converted_contact_id)',
  leads_by_deal: '(org_id, converted_deal_id)',
}
