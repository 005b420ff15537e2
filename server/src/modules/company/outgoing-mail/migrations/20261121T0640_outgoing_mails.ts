import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outgoing_mails (
      org_id uuid not null,
      id uuid not null,
      kind text not null,
      status text not null check (status in ('queued', 'sent', 'failed', 'held')),
      locale text not null check (locale in ('fi', 'sv', 'en')),
      recipient_address text not null,
      recipient_name text,
      recipient_membership_id uuid,
      about_type text,
      about_id uuid,
      subject text not null,
      -- The letter: it may hold a link that lets its reader in. Null once it has been dropped.
      sealed bytea,
      body_until timestamptz(3) not null,
      useful_until timestamptz(3),
      attempts jsonb not null default '[]',
      next_attempt_at timestamptz(3),
      lease_id uuid,
      lease_started_at timestamptz(3),
      -- Real time, unlike every other instant: a sandbox's clock may jump while an attempt is under way.
      lease_ends_at timestamptz(3),
      failure_code text,
      sent_at timestamptz(3),
      failed_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, recipient_membership_id) references memberships (org_id, id) on delete cascade,
      check ((about_type is null) = (about_id is null)),
      check ((status = 'queued') = (next_attempt_at is not null)),
      check ((status = 'sent') = (sent_at is not null)),
      check ((status = 'failed') = (failed_at is not null)),
      check ((status = 'failed') = (failure_code is not null)),
      check ((lease_id is null) = (lease_ends_at is null) and (lease_id is null) = (lease_started_at is null)),
      check (lease_id is null or status = 'queued')
    )`.execute(db)
  await sql`create index outgoing_mails_by_change on outgoing_mails (org_id, updated_at, id)`.execute(db)
  await sql`create index outgoing_mails_by_status on outgoing_mails (org_id, status, id)`.execute(db)
  await sql`create index outgoing_mails_by_kind on outgoing_mails (org_id, kind, id)`.execute(db)
  await sql`
    create index outgoing_mails_unsent_about on outgoing_mails (org_id, about_id, kind)
    where status in ('queued', 'held')`.execute(db)
  await sql`create index outgoing_mails_by_age on outgoing_mails (org_id, created_at)`.execute(db)
  await sql`
    create index outgoing_mails_queue on outgoing_mails (org_id, next_attempt_at, id)
    where status = 'queued' and lease_id is null`.execute(db)
  await sql`
    create index outgoing_mails_under_way on outgoing_mails (org_id, lease_ends_at)
    where lease_id is not null`.execute(db)
  await sql`
    create index outgoing_mails_with_body on outgoing_mails (org_id, body_until)
    where sealed is not null`.execute(db)
  await sql`
    create index outgoing_mails_of_recipient on outgoing_mails (org_id, recipient_membership_id)
    where recipient_membership_id is not null`.execute(db)
  await tenantTable(db, 'outgoing_mails')

  // Tells the sweeper which organisations have mail to see to, and when, without reading any tenant's rows.
  await sql`
    create table directory.outgoing_mail_due (
      org_id uuid primary key,
      -- Real time; null while nothing waits.
      due_at timestamptz(3)
    )`.execute(db)
  await sql`
    create index outgoing_mail_due_by_time on directory.outgoing_mail_due (due_at) where due_at is not null`.execute(
    db,
  )
}
