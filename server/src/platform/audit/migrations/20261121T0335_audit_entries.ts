import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../data/tenancy.ts'

/**
 * The audit trail: appended to, never changed. Entries name members and credentials by id without a foreign key,
 * because they outlive what they name. Ids grow within a transaction, so (at, id) is the order of writing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entries (
      org_id uuid not null,
      id uuid not null,
      at timestamptz(3) not null,
      actor_membership_id uuid,
      credential_kind text not null
        check (credential_kind in ('session', 'personal_key', 'service_key', 'oauth', 'system')),
      credential_id uuid,
      operation text not null,
      request_id text not null,
      action text not null,
      target_type text not null,
      target_id text not null,
      changes jsonb not null,
      reason text,
      primary key (org_id, id)
    )`.execute(db)
  await sql`create index audit_entries_by_time on audit_entries (org_id, at, id)`.execute(db)
  await sql`
    create index audit_entries_by_target on audit_entries (org_id, target_type, target_id, at, id)`.execute(
    db,
  )
  await sql`
    create index audit_entries_by_actor on audit_entries (org_id, actor_membership_id, at, id)
    where actor_membership_id is not null`.execute(db)
  await tenantTable(db, 'audit_entries')
}
