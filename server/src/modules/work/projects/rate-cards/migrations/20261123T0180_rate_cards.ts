import { type Kysely, sql } from 'kysely'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeCards(db)
  await makeRules(db)
}

async function makeCards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_cards (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      is_default boolean not null,
      active boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code),
      check (active or not is_default)
    )`.execute(db)
  await tenantTable(db, 'rate_cards')
  await sql`create unique index rate_cards_one_default on rate_cards (org_id) where is_default`.execute(db)
  await sql`create index rate_cards_by_code on rate_cards (org_id, code, id)`.execute(db)
  await sql`create index rate_cards_by_change on rate_cards (org_id, updated_at, id)`.execute(db)
  await makeSearchable(db, 'rate_cards', ['code', 'name'])
}

async function makeRules(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_rules (
      org_id uuid not null,
      id uuid not null,
      rate_card_id uuid not null,
      project_id uuid,
      customer_id uuid,
      membership_id uuid,
      project_role_id uuid,
      entry_type_id uuid,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique nulls not distinct (
        org_id, rate_card_id, project_id, customer_id, membership_id, project_role_id, entry_type_id),
      foreign key (org_id, rate_card_id) references rate_cards (org_id, id),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, customer_id) references customers (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      foreign key (org_id, project_role_id) references project_roles (org_id, id),
      foreign key (org_id, entry_type_id) references entry_types (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'rate_rules')
  for (const [name, columns] of Object.entries({
    rate_rules_by_card: '(org_id, rate_card_id, created_at, id)',
    rate_rules_by_change: '(org_id, rate_card_id, updated_at, id)',
    rate_rules_by_project: '(org_id, project_id) where project_id is not null',
    rate_rules_by_customer: '(org_id, customer_id) where customer_id is not null',
    rate_rules_by_member: '(org_id, membership_id) where membership_id is not null',
    rate_rules_by_role: '(org_id, project_role_id) where project_role_id is not null',
    rate_rules_by_kind: '(org_id, entry_type_id) where entry_type_id is not null',
  }))
    await sql`create index ${sql.table(name)} on rate_rules ${sql.raw(columns)}`.execute(db)

  await sql`
    create table rate_rule_versions (
      org_id uuid not null,
      id uuid not null,
      rate_rule_id uuid not null,
      valid_from date not null,
      valid_to date,
      rate_cents_per_hour integer not null,
      primary key (org_id, id),
      unique (org_id, rate_rule_id, valid_from),
      foreign key (org_id, rate_rule_id) references rate_rules (org_id, id),
      check (valid_to >= valid_from),
      check (rate_cents_per_hour >= 0)
    )`.execute(db)
  await tenantTable(db, 'rate_rule_versions')
  await sql`
    create unique index rate_rule_versions_one_open on rate_rule_versions (org_id, rate_rule_id)
    where valid_to is null`.execute(db)
}
