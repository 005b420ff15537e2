import { type Kysely, sql } from 'kysely'
import { appendOnlyTable } from '../../../../../platform/data/append-only.ts'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await publications(db)
  await rows(db)
  await unpublishings(db)
}

async function publications(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shift_publications (
      org_id uuid not null,
      id uuid not null,
      planning_unit_id uuid not null,
      period_from date not null,
      period_to date not null,
      published_count integer not null,
      recipient_count integer not null,
      override_reason text,
      published_by_membership_id uuid,
      published_at timestamptz(3) not null,
      unpublished_at timestamptz(3),
      unpublish_reason text,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, planning_unit_id) references planning_units (org_id, id),
      foreign key (org_id, published_by_membership_id) references memberships (org_id, id),
      check (period_to >= period_from),
      check ((unpublished_at is null) = (unpublish_reason is null))
    )`.execute(db)
  await tenantTable(db, 'shift_publications')
  for (const [name, columns] of Object.entries({
    shift_publications_by_time: '(org_id, published_at desc, id desc)',
    shift_publications_of_unit: '(org_id, planning_unit_id, published_at desc, id desc)',
    shift_publications_by_change: '(org_id, updated_at, id)',
    shift_publications_by_member: '(org_id, published_by_membership_id)',
  }))
    await sql`create index ${sql.table(name)} on shift_publications ${sql.raw(columns)}`.execute(db)
}

/** What members were told, word for word: the database lets nobody change it. */
async function rows(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shift_publication_rows (
      org_id uuid not null,
      publication_id uuid not null,
      shift_id uuid not null,
      membership_id uuid not null,
      shift_type_id uuid,
      entry_type_id uuid,
      work_date date not null,
      start_minutes integer not null,
      end_minutes integer not null,
      start_at timestamptz(3) not null,
      end_at timestamptz(3) not null,
      break_minutes integer not null,
      tags text[] not null,
      note text,
      version integer not null,
      primary key (org_id, publication_id, shift_id),
      foreign key (org_id, publication_id) references shift_publications (org_id, id),
      foreign key (org_id, membership_id) references memberships (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'shift_publication_rows')
  await appendOnlyTable(db, 'shift_publication_rows')
  await sql`
    create index shift_publication_rows_by_date on shift_publication_rows
      (org_id, publication_id, work_date, start_at, shift_id)`.execute(db)
  await sql`
    create index shift_publication_rows_of_member on shift_publication_rows (org_id, membership_id)`.execute(
    db,
  )
}

/** What was taken back, so that nothing of those days counts as told. */
async function unpublishings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shift_unpublishings (
      org_id uuid not null,
      id uuid not null,
      planning_unit_id uuid not null,
      period_from date not null,
      period_to date not null,
      reason text not null,
      unpublished_count integer not null,
      unpublished_by_membership_id uuid,
      unpublished_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, planning_unit_id) references planning_units (org_id, id),
      foreign key (org_id, unpublished_by_membership_id) references memberships (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'shift_unpublishings')
  await appendOnlyTable(db, 'shift_unpublishings')
  await sql`
    create index shift_unpublishings_of_unit on shift_unpublishings
      (org_id, planning_unit_id, unpublished_at desc)`.execute(db)
  await sql`
    create index shift_unpublishings_by_member on shift_unpublishings
      (org_id, unpublished_by_membership_id)`.execute(db)
}
