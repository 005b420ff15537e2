import { type Kysely, sql } from 'kysely'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await makePipelines(db)
  await makeRegisters(db)
  await makeDeals(db)
  await makePartsOfDeals(db)
  await makeSearchable(db, 'deals', ['title', 'external_id'])
}

async function makePipelines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pipelines (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      position integer not null,
      is_default boolean not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code),
      check (active or not is_default)
    )`.execute(db)
  await sql`create unique index pipelines_one_default on pipelines (org_id) where is_default`.execute(db)
  await tenantTable(db, 'pipelines')

  await sql`
    create table pipeline_stages (
      org_id uuid not null,
      id uuid not null,
      pipeline_id uuid not null,
      code text not null,
      name text not null,
      position integer not null,
      probability_bp integer not null,
      rotting_days integer,
      required_fields text[] not null,
      active boolean not null,
      primary key (org_id, id),
      unique (org_id, pipeline_id, code),
      unique (org_id, pipeline_id, id),
      foreign key (org_id, pipeline_id) references pipelines (org_id, id),
      check (probability_bp between 0 and 10000)
    )`.execute(db)
  await tenantTable(db, 'pipeline_stages')
}

async function makeRegisters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table close_reasons (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      outcome text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'close_reasons')

  await sql`
    create table products (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      unit text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'products')

  await sql`
    create table product_versions (
      org_id uuid not null,
      id uuid not null,
      product_id uuid not null,
      valid_from date not null,
      valid_to date,
      unit_price_cents integer not null,
      primary key (org_id, id),
      unique (org_id, product_id, valid_from),
      foreign key (org_id, product_id) references products (org_id, id),
      check (valid_to >= valid_from)
    )`.execute(db)
  await sql`
    create unique index product_versions_one_open on product_versions (org_id, product_id)
    where valid_to is null`.execute(db)
  await tenantTable(db, 'product_versions')
}

async function makeDeals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deals (
      org_id uuid not null,
      id uuid not null,
      title text not null,
      state text not null,
      customer_id uuid,
      pipeline_id uuid not null,
      stage_id uuid not null,
      stage_entered_at timestamptz(3) not null,
      owner_membership_id uuid,
      value_cents bigint,
      probability_bp integer,
      expected_close_date date,
      closed_at timestamptz(3),
      won_reason_id uuid,
      lost_reason_id uuid,
      close_note text,
      external_source text,
      external_id text,
      search_text text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, external_source, external_id),
      check ((external_source is null) = (external_id is null)),
      check ((state = 'open') = (closed_at is null)),
      check (won_reason_id is null or state = 'won'),
      check (lost_reason_id is null or state = 'lost'),
      check (value_cents >= 0),
      foreign key (org_id, customer_id) references customers (org_id, id),
      foreign key (org_id, pipeline_id, stage_id) references pipeline_stages (org_id, pipeline_id, id),
      foreign key (org_id, won_reason_id) references close_reasons (org_id, id),
      foreign key (org_id, lost_reason_id) references close_reasons (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'deals')
  for (const [name, columns] of Object.entries(orders))
    await sql`create index ${sql.table(name)} on deals ${sql.raw(columns)}`.execute(db)
}

/** One for each order of the list, those of what picks deals out in the order of their making, and those of figures. */
const orders = {
  deals_by_creation: '(org_id, created_at, id)',
  deals_by_change: '(org_id, updated_at, id)',
  deals_by_title: '(org_id, title, id)',
  deals_by_value: '(org_id, value_cents, id)',
  deals_by_value_from_last: '(org_id, value_cents desc nulls last, id desc)',
  deals_by_expected_close: '(org_id, expected_close_date, id)',
  deals_by_expected_close_from_last: '(org_id, expected_close_date desc nulls last, id desc)',
  deals_by_stage_entry: '(org_id, stage_entered_at, id)',
  deals_by_customer: '(org_id, customer_id, created_at, id)',
  deals_by_stage: '(org_id, stage_id, state, created_at, id)',
  deals_by_owner: '(org_id, owner_membership_id, created_at, id)',
  deals_by_closing: '(org_id, closed_at, id) where closed_at is not null',
}

async function makePartsOfDeals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deal_contacts (
      org_id uuid not null,
      deal_id uuid not null,
      contact_id uuid not null,
      role text,
      is_primary boolean not null,
      primary key (org_id, deal_id, contact_id),
      foreign key (org_id, deal_id) references deals (org_id, id),
      foreign key (org_id, contact_id) references contacts (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'deal_contacts')
  await sql`create index deal_contacts_by_contact on deal_contacts (org_id, contact_id, deal_id)`.execute(db)
  await sql`
    create unique index deal_contacts_one_primary on deal_contacts (org_id, deal_id) where is_primary`.execute(
    db,
  )

  await sql`
    create table deal_lines (
      org_id uuid not null,
      id uuid not null,
      deal_id uuid not null,
      position integer not null,
      product_id uuid,
      description text not null,
      unit text,
      quantity_milli bigint not null,
      unit_price_cents bigint not null,
      discount_bp integer not null,
      total_cents bigint not null,
      primary key (org_id, id),
      unique (org_id, deal_id, position),
      foreign key (org_id, deal_id) references deals (org_id, id),
      foreign key (org_id, product_id) references products (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'deal_lines')
  await sql`create index deal_lines_by_product on deal_lines (org_id, product_id)`.execute(db)

  // One row for each time that a deal was in a stage; the open end of an open deal is its stage.
  await sql`
    create table deal_stage_stays (
      org_id uuid not null,
      id uuid not null,
      deal_id uuid not null,
      pipeline_id uuid not null,
      stage_id uuid not null,
      entered_at timestamptz(3) not null,
      left_at timestamptz(3),
      actor_membership_id uuid,
      primary key (org_id, id),
      foreign key (org_id, deal_id) references deals (org_id, id),
      foreign key (org_id, pipeline_id, stage_id) references pipeline_stages (org_id, pipeline_id, id),
      check (left_at >= entered_at)
    )`.execute(db)
  await tenantTable(db, 'deal_stage_stays')
  await sql`
    create unique index deal_stage_stays_one_open on deal_stage_stays (org_id, deal_id)
    where left_at is null`.execute(db)
  await sql`create index deal_stage_stays_by_deal on deal_stage_stays (org_id, deal_id, entered_at, id)`.execute(
    db,
  )
  await sql`
    create index deal_stage_stays_by_pipeline on deal_stage_stays (org_id, pipeline_id, entered_at)`.execute(
    db,
  )

  // What the open deals of each customer are worth together; a customer without one has no row.
  await sql`
    create table customer_pipelines (
      org_id uuid not null,
      customer_id uuid not null,
      open_cents bigint not null,
      primary key (org_id, customer_id),
      foreign key (org_id, customer_id) references customers (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'customer_pipelines')
  await sql`
    create index customer_pipelines_by_value on customer_pipelines (org_id, open_cents, customer_id)`.execute(
    db,
  )
}
