import type { DataSet } from '../data-set.ts'
import { approveEverything } from './company.ts'

/** Tables whose rows the batch wrote, with what tells those rows. */
const written = {
  export_batches: 'true',
  export_days: 'true',
  export_lines: 'true',
  audit_entries: "operation = 'payrollExports.createBatch'",
} as const

/**
 * What PostgreSQL alone needs for a batch: the rows that the service has just written are kept, taken back, and written
 * again by one statement for each table, in one transaction. Seconds.
 */
export async function bareBatch(data: DataSet): Promise<number> {
  const { owner } = data
  for (const [table, those] of Object.entries(written)) {
    await owner(`drop table if exists kept_${table}`)
    await owner(`create unlogged table kept_${table} as select * from ${table} where ${those}`)
  }
  await owner('drop table if exists kept_days')
  await owner(
    `create unlogged table kept_days as select org_id, id, status, export_batch_id, updated_at from work_days
     where status = 'exported'`,
  )
  await approveEverything(data)
  await owner("delete from audit_entries where operation = 'payrollExports.createBatch'")
  await owner('vacuum audit_entries')
  await owner('checkpoint')

  const began = performance.now()
  // One string is one implicit transaction.
  await owner(
    [
      'insert into export_batches select * from kept_export_batches',
      'insert into export_days select * from kept_export_days',
      'insert into export_lines select * from kept_export_lines',
      `update work_days d set status = k.status, export_batch_id = k.export_batch_id, updated_at = k.updated_at
       from kept_days k where d.org_id = k.org_id and d.id = k.id`,
      'insert into audit_entries select * from kept_audit_entries',
    ].join('; '),
  )
  return (performance.now() - began) / 1000
}
