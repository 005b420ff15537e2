import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_jobs (
      org_id uuid not null,
      id uuid not null,
      register text not null,
      filename text,
      mode text not null,
      dry_run boolean not null,
      options jsonb not null,
      columns jsonb not null,
      fields jsonb not null,
      state text not null check (state in ('running', 'completed', 'cancelled', 'failed')),
      failure_code text check ((failure_code is not null) = (state = 'failed')),
      row_count integer not null,
      created_count integer not null,
      updated_count integer not null,
      unchanged_count integer not null,
      error_count integer not null,
      import_ids uuid[] not null,
      credential_kind text not null,
      credential_id uuid not null,
      created_at timestamptz(3) not null,
      created_by_membership_id uuid not null,
      ended_at timestamptz(3) check ((ended_at is null) = (state = 'running')),
      -- In real time.
      due_at timestamptz(3),
      lease_id uuid,
      lease_holder uuid,
      lease_started_at timestamptz(3),
      lease_ends_at timestamptz(3),
      primary key (org_id, id),
      foreign key (org_id, created_by_membership_id) references memberships (org_id, id)
    )`.execute(db)
  await sql`
    create index import_jobs_of_member on import_jobs (org_id, created_by_membership_id)`.execute(db)
  await sql`
    create index import_jobs_due on import_jobs (org_id, due_at) where state = 'running'`.execute(db)
  await sql`
    create index import_jobs_ended on import_jobs (org_id, ended_at) where ended_at is not null`.execute(db)
  await sql`
    create index import_jobs_under_way on import_jobs (org_id, lease_ends_at)
    where lease_id is not null`.execute(db)
  await tenantTable(db, 'import_jobs')

  // The rows that are still to be carried out, as they were read; gone once they are.
  await sql`
    create table import_job_parts (
      org_id uuid not null,
      job_id uuid not null,
      part integer not null,
      rows jsonb not null,
      primary key (org_id, job_id, part),
      foreign key (org_id, job_id) references import_jobs (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'import_job_parts')

  await sql`
    create table import_job_results (
      org_id uuid not null,
      job_id uuid not null,
      row_index integer not null,
      status text not null,
      result jsonb not null,
      primary key (org_id, job_id, row_index),
      foreign key (org_id, job_id) references import_jobs (org_id, id)
    )`.execute(db)
  await sql`
    create index import_job_results_by_status on import_job_results (org_id, job_id, status, row_index)`.execute(
    db,
  )
  await tenantTable(db, 'import_job_results')
}
