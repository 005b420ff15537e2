import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imports (
      org_id uuid not null,
      id uuid not null,
      register text not null check (register in ('tracking-targets')),
      filename text,
      created_count integer not null,
      updated_count integer not null,
      unchanged_count integer not null,
      error_count integer not null,
      results jsonb not null,
      created_at timestamptz(3) not null,
      created_by_membership_id uuid not null,
      primary key (org_id, id),
      foreign key (org_id, created_by_membership_id) references memberships (org_id, id)
    )`.execute(db)
  await sql`
    create index imports_of_register on imports (org_id, register, created_at desc, id desc)`.execute(db)
  await sql`
    create index imports_by_age on imports (org_id, created_at desc, id desc)`.execute(db)
  await sql`
    create index imports_of_member on imports (org_id, created_by_membership_id)`.execute(db)
  await tenantTable(db, 'imports')
}
