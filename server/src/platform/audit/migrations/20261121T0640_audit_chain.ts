import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../data/tenancy.ts'

/**
 * The audit trail as a chain. The primary key keeps a chain from forking, whatever writes it; every filter of the list
 * has an index that ends with the list's order. Rows are only added: the one change is the erasure of personal values
 * (`changes`, `reason`, `origin`, `salt`, `erased_by`), to which no seal is bound.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organisation_clocks
      add column if not exists audit_sequence bigint not null default 0,
      add column if not exists audit_hash bytea not null default decode(repeat('00', 32), 'hex')`.execute(db)
  await sql`drop table audit_entries`.execute(db)
  await sql`
    create table audit_entries (
      org_id uuid not null,
      sequence bigint not null check (sequence between 1 and 9007199254740991),
      id uuid not null,
      at timestamptz(3) not null,
      actor_membership_id uuid,
      credential_kind text not null
        check (credential_kind in ('session', 'personal_key', 'service_key', 'oauth', 'system')),
      credential_id uuid,
      operation text not null,
      request_id text not null,
      origin text,
      action text not null,
      target_type text not null,
      target_id text not null,
      changes jsonb not null,
      reason text,
      salt bytea,
      personal_digest bytea,
      erased_by bigint,
      prev_hash bytea not null,
      hash bytea not null,
      primary key (org_id, sequence)
    )`.execute(db)
  for (const [name, columns, condition] of indexes)
    await sql`
      create index ${sql.ref(`audit_entries_by_${name}`)}
      on audit_entries (org_id, ${sql.raw(columns)}) ${sql.raw(condition)}`.execute(db)
  await tenantTable(db, 'audit_entries')

  await sql`
    create table audit_checkpoints (
      org_id uuid not null,
      sequence bigint not null,
      hash bytea not null,
      at timestamptz(3) not null,
      signature bytea not null,
      primary key (org_id, sequence)
    )`.execute(db)
  await tenantTable(db, 'audit_checkpoints')
}

const indexes = [
  ['time', 'at, sequence', ''],
  ['target_type', 'target_type, sequence', ''],
  ['target', 'target_id, sequence', ''],
  ['actor', 'actor_membership_id, sequence', 'where actor_membership_id is not null'],
  ['credential', 'credential_id, sequence', 'where credential_id is not null'],
  ['action', 'action, sequence', ''],
  ['operation', 'operation, sequence', ''],
  ['request', 'request_id, sequence', ''],
] as const
