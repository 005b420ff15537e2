import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_type_rules (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      kind text,
      compensation text not null check (compensation in ('paid', 'overtime_account', 'banked_leave')),
      entry_type_id uuid,
      day_type_id uuid,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code),
      unique nulls not distinct (org_id, kind, compensation, entry_type_id, day_type_id),
      foreign key (org_id, entry_type_id) references entry_types (org_id, id),
      foreign key (org_id, day_type_id) references day_types (org_id, id),
      check (kind is not null or entry_type_id is not null or day_type_id is not null),
      check (entry_type_id is null or day_type_id is null)
    )`.execute(db)
  await tenantTable(db, 'pay_type_rules')

  await sql`
    create table pay_type_rule_versions (
      org_id uuid not null,
      id uuid not null,
      pay_type_rule_id uuid not null,
      valid_from date not null,
      valid_to date,
      pay_type_code text,
      primary key (org_id, id),
      unique (org_id, pay_type_rule_id, valid_from),
      foreign key (org_id, pay_type_rule_id) references pay_type_rules (org_id, id),
      check (valid_to >= valid_from)
    )`.execute(db)
  await sql`
    create unique index pay_type_rule_versions_one_open on pay_type_rule_versions (org_id, pay_type_rule_id)
    where valid_to is null`.execute(db)
  await tenantTable(db, 'pay_type_rule_versions')

  // Lines of earlier batches have no type: what they were made from is told by their rule alone.
  await sql`
    alter table export_lines
      add column entry_type_id uuid,
      add column day_type_id uuid,
      add column left_out boolean not null default false`.execute(db)
}
