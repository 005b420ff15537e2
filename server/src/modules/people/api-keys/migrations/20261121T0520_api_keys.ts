import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Global, because a secret comes before it is known whose it is: hashes and ids, nothing else.
  await sql`
    create table directory.credentials (
      token_hash bytea not null primary key check (length(token_hash) = 32),
      org_id uuid not null,
      credential_id uuid not null,
      kind text not null check (kind in ('api_key'))
    )`.execute(db)
  await sql`
    create index credentials_by_id on directory.credentials (org_id, credential_id)`.execute(db)

  await sql`
    create table api_keys (
      org_id uuid not null,
      id uuid not null,
      name text not null,
      kind text not null check (kind in ('personal', 'service')),
      prefix text not null,
      last4 text not null,
      scope text[] not null,
      read_only boolean not null,
      owner_membership_id uuid,
      created_by uuid,
      expires_at timestamptz(3),
      revoked_at timestamptz(3),
      last_used_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, owner_membership_id) references memberships (org_id, id)
        on delete set null (owner_membership_id),
      foreign key (org_id, created_by) references memberships (org_id, id) on delete set null (created_by)
    )`.execute(db)
  await sql`create index api_keys_by_change on api_keys (org_id, updated_at, id)`.execute(db)
  await sql`create index api_keys_of_owner on api_keys (org_id, owner_membership_id, id)`.execute(db)
  await sql`create index api_keys_of_creator on api_keys (org_id, created_by)`.execute(db)
  await tenantTable(db, 'api_keys')

  // A key has one secret, and for a while after a rotation its old ones too.
  await sql`
    create table api_key_secrets (
      org_id uuid not null,
      id uuid not null,
      api_key_id uuid not null,
      valid_until timestamptz(3),
      primary key (org_id, id),
      foreign key (org_id, api_key_id) references api_keys (org_id, id) on delete cascade
    )`.execute(db)
  await sql`create index api_key_secrets_of_key on api_key_secrets (org_id, api_key_id)`.execute(db)
  await tenantTable(db, 'api_key_secrets')
}
