import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // An app, a token and a request for consent each come before it is known whose they are.
  await sql`
    create table directory.oauth_clients (
      client_id uuid not null primary key,
      org_id uuid not null
    )`.execute(db)
  await sql`
    create table directory.oauth_tokens (
      token_hash bytea not null primary key check (length(token_hash) = 32),
      org_id uuid not null,
      token_id uuid not null,
      expires_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index oauth_tokens_by_id on directory.oauth_tokens (org_id, token_id)`.execute(db)
  await sql`create index oauth_tokens_by_expiry on directory.oauth_tokens (expires_at)`.execute(db)
  // What an app asks for before anybody has signed in: its own parameters, sealed.
  await sql`
    create table directory.oauth_interactions (
      id_hash bytea not null primary key check (length(id_hash) = 32),
      sealed bytea not null,
      expires_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index oauth_interactions_by_expiry on directory.oauth_interactions (expires_at)`.execute(
    db,
  )

  await sql`
    create table oauth_clients (
      org_id uuid not null,
      id uuid not null,
      name text not null,
      kind text not null check (kind in ('public', 'confidential')),
      redirect_uris text[] not null,
      scope text[] not null,
      read_only boolean not null,
      created_by uuid,
      deleted_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, created_by) references memberships (org_id, id) on delete set null (created_by)
    )`.execute(db)
  await sql`create index oauth_clients_by_change on oauth_clients (org_id, updated_at, id)`.execute(db)
  await sql`create index oauth_clients_of_creator on oauth_clients (org_id, created_by)`.execute(db)
  await tenantTable(db, 'oauth_clients')

  // A confidential app has one secret, and for a while after a rotation its old ones too.
  await sql`
    create table oauth_client_secrets (
      org_id uuid not null,
      id uuid not null,
      client_id uuid not null,
      secret_hash bytea not null check (length(secret_hash) = 32),
      last4 text not null,
      valid_until timestamptz(3),
      primary key (org_id, id),
      foreign key (org_id, client_id) references oauth_clients (org_id, id) on delete cascade
    )`.execute(db)
  await sql`create index oauth_client_secrets_of_client on oauth_client_secrets (org_id, client_id)`.execute(
    db,
  )
  await tenantTable(db, 'oauth_client_secrets')

  await sql`
    create table oauth_grants (
      org_id uuid not null,
      id uuid not null,
      client_id uuid not null,
      membership_id uuid not null,
      scope text[] not null,
      read_only boolean not null,
      offline_access boolean not null,
      last_used_at timestamptz(3),
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3),
      end_reason text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      check ((ended_at is null) = (end_reason is null)),
      foreign key (org_id, client_id) references oauth_clients (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade
    )`.execute(db)
  await sql`create index oauth_grants_by_change on oauth_grants (org_id, updated_at, id)`.execute(db)
  await sql`create index oauth_grants_of_member on oauth_grants (org_id, membership_id, id)`.execute(db)
  await sql`create index oauth_grants_of_client on oauth_grants (org_id, client_id, id)`.execute(db)
  await tenantTable(db, 'oauth_grants')

  await sql`
    create table oauth_tokens (
      org_id uuid not null,
      id uuid not null,
      grant_id uuid not null,
      kind text not null check (kind in ('code', 'access', 'refresh')),
      scope text[] not null,
      sealed bytea not null,
      expires_at timestamptz(3) not null,
      consumed_at timestamptz(3),
      primary key (org_id, id),
      foreign key (org_id, grant_id) references oauth_grants (org_id, id) on delete cascade
    )`.execute(db)
  await sql`create index oauth_tokens_of_grant on oauth_tokens (org_id, grant_id)`.execute(db)
  await tenantTable(db, 'oauth_tokens')
}
