import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table holiday_changes (
      org_id uuid not null,
      id uuid not null,
      date date not null,
      code text not null,
      change text not null check (change in ('added', 'removed')),
      name jsonb,
      kind text check (kind in ('public', 'eve')),
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, date, code),
      check ((change = 'added') = (name is not null and kind is not null))
    )`.execute(db)
  await tenantTable(db, 'holiday_changes')
}
