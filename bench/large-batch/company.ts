import { workingDates } from '../../server/test/world/large-company.ts'
import type { DataSet } from '../data-set.ts'

/** What the batch of the bench is asked for: the days of everybody, from the first one to the last. */
export function periodOf({ size }: DataSet): { readonly periodStart: string; readonly periodEnd: string } {
  const dates = workingDates(size.days)
  return { periodStart: dates[0] ?? '', periodEnd: dates.at(-1) ?? '' }
}

/** Every day approved and in no batch, on tables as if nothing had ever been exported. */
export async function approveEverything({ owner }: DataSet): Promise<void> {
  await owner('truncate export_lines, export_days, export_deliveries, export_blank_dates, export_batches')
  await owner(
    `update work_days set status = 'approved', export_batch_id = null, corrects_batch_id = null
     where status <> 'approved' or corrects_batch_id is not null`,
  )
  await owner('vacuum (analyze) work_days, work_entries, export_lines, export_days, export_batches')
  await owner('checkpoint')
}
