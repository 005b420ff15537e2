import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory.password_resets (
      token_hash bytea not null primary key check (length(token_hash) = 32),
      org_id uuid not null,
      membership_id uuid not null,
      person_id uuid not null references directory.persons (id) on delete cascade,
      expires_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index password_resets_of_person on directory.password_resets (person_id)`.execute(db)
}
