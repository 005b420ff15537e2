import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feeds (
      org_id uuid not null,
      membership_id uuid not null,
      token_hash bytea not null,
      key_kind text,
      key_id uuid,
      created_at timestamptz(3) not null,
      primary key (org_id, membership_id),
      check ((key_kind is null) = (key_id is null)),
      foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade
    )`.execute(db)
  await tenantTable(db, 'calendar_feeds')
  await sql`
    create unique index calendar_feeds_by_token on calendar_feeds (org_id, token_hash)`.execute(db)
}
