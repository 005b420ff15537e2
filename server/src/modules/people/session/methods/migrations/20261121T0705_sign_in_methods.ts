import { type Kysely, sql } from 'kysely'

/** What a person signs in with besides the password. It is theirs in every organisation, so it belongs to none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory.totp_factors (
      person_id uuid not null primary key references directory.persons (id) on delete cascade,
      sealed_secret bytea not null,
      enrolled_at timestamptz(3) not null,
      confirmed_at timestamptz(3),
      last_step bigint
    )`.execute(db)
  await sql`
    create table directory.recovery_codes (
      person_id uuid not null references directory.persons (id) on delete cascade,
      code_hash bytea not null check (length(code_hash) = 32),
      created_at timestamptz(3) not null,
      primary key (person_id, code_hash)
    )`.execute(db)
  await sql`
    create table directory.passkeys (
      id uuid not null primary key,
      person_id uuid not null references directory.persons (id) on delete cascade,
      credential_id bytea not null unique,
      public_key bytea not null,
      sign_count bigint not null,
      transports jsonb not null,
      backed_up boolean not null,
      name text not null,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3),
      updated_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index passkeys_of_person on directory.passkeys (person_id, created_at)`.execute(db)
  // Somebody whose password was right, on the way to the second step.
  await sql`
    create table directory.second_factor_challenges (
      token_hash bytea not null primary key check (length(token_hash) = 32),
      org_id uuid not null,
      membership_id uuid not null,
      person_id uuid not null references directory.persons (id) on delete cascade,
      failures smallint not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(db)
  await sql`
    create index second_factor_challenges_of_person
      on directory.second_factor_challenges (person_id, org_id, created_at)`.execute(db)
  // Challenges of passkeys carry their own seal and expiry; only that one was used must be remembered.
  await sql`
    create table directory.spent_challenges (
      challenge_hash bytea not null primary key check (length(challenge_hash) = 32),
      expires_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index spent_challenges_by_expiry on directory.spent_challenges (expires_at)`.execute(db)
}
