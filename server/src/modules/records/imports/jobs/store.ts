import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { abandoned, type Lease, leased, released } from '../../../../platform/outbox/leases.ts'
import type { Claimed } from '../../../../platform/outbox/outbox.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { KeptResult, RowStatus } from '../shapes.ts'
import type { PlacedRow } from './parts.ts'
import { type JobRecord, jobTable } from './record.ts'

export const jobsTable = sql.table('import_jobs')

/** For how long a job that has ended is known. */
const keptDays = 30

export async function insertJob(
  tx: WriteTransaction,
  job: JobRecord,
  parts: readonly (readonly PlacedRow[])[],
  dueAt: Instant,
): Promise<void> {
  tx.defer(jobTable.insert(tx, [job]))
  tx.defer(tx.sql`
    update import_jobs set due_at = ${dueAt} where org_id = ${tx.orgId} and id = ${job.id} and state = 'running'`)
  for (const [part, rows] of parts.entries())
    tx.defer(tx.sql`
      insert into import_job_parts (org_id, job_id, part, rows)
      values (${tx.orgId}, ${job.id}, ${part}, ${JSON.stringify(rows)}::jsonb)`)
}

/** `importer` is the member whose jobs alone are visible; null for everyone's. */
export const findJob = async (db: TenantDb, id: Id, importer: Id | null): Promise<JobRecord | undefined> =>
  (
    await db.sql<JobRecord>`
      select ${jobTable.select('j')} from import_jobs j
      where j.org_id = ${db.orgId} and j.id = ${id}
        and (${importer}::uuid is null or j.created_by_membership_id = ${importer}::uuid)`
  )[0]

interface JobRow {
  readonly rowIndex: number
  readonly result: KeptResult
}

export const listRows = (
  db: TenantDb,
  jobId: Id,
  status: RowStatus | undefined,
  keyset: RawBuilder<unknown>,
): Promise<JobRow[]> =>
  db.sql<JobRow>`
    select r.row_index, r.result from import_job_results r
    where r.org_id = ${db.orgId} and r.job_id = ${jobId}
      and (${status ?? null}::text is null or r.status = ${status ?? null}::text) ${keyset}`

/** A job of which a part is to be carried out now. */
export interface ClaimedJob extends Claimed {
  readonly id: Id
}

export async function claim(tx: WriteTransaction, lease: Lease, atOnce: number): Promise<ClaimedJob[]> {
  tx.defer(tx.sql`
    update import_jobs j set ${released} where j.org_id = ${tx.orgId} and ${abandoned(sql`j`, lease)}`)
  const over = sql`
    select j.id from import_jobs j
    where j.org_id = ${tx.orgId} and j.ended_at < ${tx.now}::timestamptz - make_interval(days => ${keptDays})`
  tx.defer(tx.sql`
    delete from import_job_results r where r.org_id = ${tx.orgId} and r.job_id in (${over}) returning r.row_index`)
  tx.defer(tx.sql`
    delete from import_jobs j where j.org_id = ${tx.orgId} and j.id in (${over}) returning j.id`)
  return tx.sql<ClaimedJob>`
    with due as materialized (
      select q.id from import_jobs q
      where q.org_id = ${tx.orgId} and q.state = 'running' and q.lease_id is null and q.due_at <= ${lease.now}
      order by q.due_at limit ${atOnce} for update skip locked)
    update import_jobs j set ${leased(tx, lease)}
    from due where j.org_id = ${tx.orgId} and j.id = due.id
    returning j.id, j.lease_id`
}

/** Gives back what was attempted; it is due again at once, or later where it could not be done. */
export const release = (
  tx: WriteTransaction,
  ended: readonly { readonly id: Id; readonly leaseId: Id; readonly dueAt: Instant }[],
): Promise<unknown> =>
  tx.sql`
    update import_jobs j set due_at = e."dueAt", ${released}
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as e(id uuid, "leaseId" uuid, "dueAt" timestamptz)
    where j.org_id = ${tx.orgId} and j.id = e.id and j.lease_id = e."leaseId"
    returning j.id`

export const nextDue = (tx: WriteTransaction, lease: Lease): RawBuilder<unknown> => sql`
  least(
    (select min(case when j.lease_id is null then j.due_at else j.lease_ends_at end)
      from import_jobs j where j.org_id = ${tx.orgId} and j.state = 'running'),
    (select ${lease.now}::timestamptz + (min(j.ended_at) + make_interval(days => ${keptDays}) - ${tx.now}::timestamptz)
      from import_jobs j where j.org_id = ${tx.orgId} and j.ended_at is not null))`

/** The next part of a job, and whether another follows it. */
export interface Part {
  readonly part: number
  readonly rows: readonly PlacedRow[]
  readonly isLast: boolean
}

export const nextPart = async (db: TenantDb, jobId: Id): Promise<Part | undefined> =>
  (
    await db.sql<Part>`
      select p.part, p.rows, not exists (
        select from import_job_parts o where o.org_id = ${db.orgId} and o.job_id = ${jobId} and o.part > p.part) as is_last
      from import_job_parts p where p.org_id = ${db.orgId} and p.job_id = ${jobId} order by p.part limit 1`
  )[0]

/** Keeps what became of a part, whose rows are then forgotten. */
export async function saveDone(
  tx: WriteTransaction,
  job: JobRecord,
  part: number,
  results: readonly KeptResult[],
): Promise<void> {
  tx.defer(jobTable.update(tx, job))
  tx.defer(tx.sql`
    insert into import_job_results (org_id, job_id, row_index, status, result)
    select ${tx.orgId}, ${job.id}, (r ->> 'index')::integer, r ->> 'status', r
    from jsonb_array_elements(${JSON.stringify(results)}::jsonb) r
    returning row_index`)
  tx.defer(tx.sql`
    delete from import_job_parts where org_id = ${tx.orgId} and job_id = ${job.id} and part = ${part}
    returning part`)
}

/** A job that goes on no more forgets the rows that are left. */
export async function saveEnded(tx: WriteTransaction, job: JobRecord): Promise<void> {
  tx.defer(jobTable.update(tx, job))
  tx.defer(tx.sql`
    delete from import_job_parts where org_id = ${tx.orgId} and job_id = ${job.id} returning part`)
}
