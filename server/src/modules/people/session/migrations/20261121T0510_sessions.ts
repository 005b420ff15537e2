import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A person signs in once for all their organisations, so accounts belong to none of them.
  await sql`
    create table directory.persons (
      id uuid not null primary key,
      email text not null unique,
      password_hash text,
      locale text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db)
  await sql`
    create table directory.person_memberships (
      org_id uuid not null,
      membership_id uuid not null,
      person_id uuid not null references directory.persons (id),
      primary key (org_id, membership_id)
    )`.execute(db)
  await sql`
    create index person_memberships_of_person on directory.person_memberships (person_id)`.execute(db)
  await sql`
    create table directory.session_tokens (
      token_hash bytea not null primary key check (length(token_hash) = 32),
      org_id uuid not null,
      session_id uuid not null,
      membership_id uuid not null
    )`.execute(db)
  await sql`
    create index session_tokens_of_member on directory.session_tokens (org_id, membership_id)`.execute(db)

  await sql`
    create table sessions (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid not null,
      role text not null,
      user_agent text,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade
    )`.execute(db)
  await sql`create index sessions_of_member on sessions (org_id, membership_id, created_at)`.execute(db)
  await tenantTable(db, 'sessions')
}
