import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public_links (
      org_id uuid not null,
      id uuid not null,
      kind text not null,
      subject_id uuid not null,
      token_hash bytea not null,
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3),
      last_opened_at timestamptz(3),
      created_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, token_hash)
    )`.execute(db)
  await tenantTable(db, 'public_links')
  await sql`create index public_links_by_subject on public_links (org_id, kind, subject_id, created_at)`.execute(
    db,
  )

  // A form that was sent is sent once: its number is kept until the form is too old anyway.
  await sql`
    create table public_link_forms (
      org_id uuid not null,
      link_id uuid not null,
      nonce bytea not null,
      expires_at timestamptz(3) not null,
      primary key (org_id, link_id, nonce),
      foreign key (org_id, link_id) references public_links (org_id, id) on delete cascade
    )`.execute(db)
  await tenantTable(db, 'public_link_forms')
}
