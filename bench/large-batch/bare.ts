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
  const inserts: string[] = []
  for (const [table, those] of Object.entries(written)) {
    await owner(`drop table if exists kept_${table}`)
    const columns = await columnsOf(owner, table)
    await owner(`create unlogged table kept_${table} as select ${columns} from ${table} where ${those}`)
    inserts.push(`insert into ${table} (${columns}) select ${columns} from kept_${table}`)
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
      ...inserts,
      `update work_days d set status = k.status, export_batch_id = k.export_batch_id, updated_at = k.updated_at
       from kept_days k where d.org_id = k.org_id and d.id = k.id`,
    ].join('; '),
  )
  return (performance.now() - began) / 1000
}

/** The columns that a statement may write; the others PostgreSQL works out. */
async function columnsOf(owner: DataSet['owner'], table: string): Promise<string> {
  const columns = await owner<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return columns.map(({ name }) => name).join()
}
