import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await filesTable(db)
  await attachmentsTable(db)
  await leftoversTable(db)
}

/** A stored file, once for all attachments of an organisation that have the same bytes. */
async function filesTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attachment_files (
      org_id uuid not null,
      -- The attachment that brought it; its keys in the storage are made of it.
      id uuid not null,
      sha256 text not null,
      size bigint not null,
      -- Null while they are to be made.
      thumbnails jsonb,
      thumbnail_tries smallint not null default 0,
      -- Real time; null once they are made.
      thumbnails_due_at timestamptz(3),
      created_at timestamptz(3) not null,
      lease_id uuid,
      lease_holder uuid,
      lease_started_at timestamptz(3),
      lease_ends_at timestamptz(3),
      primary key (org_id, id),
      unique (org_id, sha256),
      check ((thumbnails is null) = (thumbnails_due_at is not null))
    )`.execute(db)
  await sql`
    create index attachment_files_without_thumbnails on attachment_files (org_id, thumbnails_due_at)
    where thumbnails_due_at is not null`.execute(db)
  await sql`
    create index attachment_files_under_way on attachment_files (org_id, lease_ends_at)
    where lease_id is not null`.execute(db)
  await tenantTable(db, 'attachment_files')
}

async function attachmentsTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attachments (
      org_id uuid not null,
      id uuid not null,
      target_type text not null,
      target_id uuid not null,
      role text not null,
      file_name text,
      content_type text not null,
      size bigint not null check (size > 0),
      sha256 text,
      state text not null check (state in ('pending', 'finalized', 'quarantined', 'deleted', 'expired')),
      file_id uuid,
      finding text,
      expires_at timestamptz(3) not null,
      finalized_at timestamptz(3),
      created_at timestamptz(3) not null,
      created_by_membership_id uuid not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, file_id) references attachment_files (org_id, id),
      foreign key (org_id, created_by_membership_id) references memberships (org_id, id),
      -- Whoever is finalized has a file, and nobody else.
      check ((state = 'finalized') = (file_id is not null)),
      check ((state = 'quarantined') <= (finding is not null)),
      check ((state in ('deleted', 'expired')) = (file_name is null)),
      check ((file_name is null) = (sha256 is null))
    )`.execute(db)
  await sql`
    create index attachments_of_target on attachments (org_id, target_type, target_id, id)`.execute(db)
  await sql`
    create index attachments_of_file on attachments (org_id, file_id) where file_id is not null`.execute(db)
  await sql`
    create index attachments_pending on attachments (org_id, expires_at, id) where state = 'pending'`.execute(
    db,
  )
  await sql`
    create index attachments_kept on attachments (org_id) include (size)
    where state in ('pending', 'finalized')`.execute(db)
  await sql`
    create index attachments_ended on attachments (org_id, updated_at)
    where state in ('deleted', 'expired')`.execute(db)
  await sql`
    create index attachments_of_member on attachments (org_id, created_by_membership_id)`.execute(db)
  await tenantTable(db, 'attachments')
}

/** Keys of the storage under which bytes may lie that no file has. */
async function leftoversTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attachment_leftovers (
      org_id uuid not null,
      key text not null,
      -- Both in real time. Bytes are deleted when due, and once more at the end: an upload may have been under way.
      due_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      lease_id uuid,
      lease_holder uuid,
      lease_started_at timestamptz(3),
      lease_ends_at timestamptz(3),
      primary key (org_id, key)
    )`.execute(db)
  await sql`
    create index attachment_leftovers_due on attachment_leftovers (org_id, due_at)
    where lease_id is null`.execute(db)
  await sql`
    create index attachment_leftovers_under_way on attachment_leftovers (org_id, lease_ends_at)
    where lease_id is not null`.execute(db)
  await tenantTable(db, 'attachment_leftovers')
}
