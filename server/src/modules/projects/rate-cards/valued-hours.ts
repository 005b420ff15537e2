import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { workOfProjects, type WorkRow } from '../../work-days/port.ts'
import type { KnownProject } from '../record/port.ts'
import type { Rate } from './price-book.ts'
import { priceBookOf, spanOf } from './rates.ts'

/** Hours with what they are sold for. */
export interface ValuedHours extends WorkRow {
  readonly rate: Rate
}

/** The hours of projects, by date, each with its price: as many statements for a thousand projects as for one. */
export async function valuedHours(
  db: TenantDb,
  projects: readonly KnownProject[],
  { from, to }: { readonly from?: PlainDate | undefined; readonly to?: PlainDate | undefined } = {},
): Promise<ValuedHours[]> {
  if (projects.length === 0) return []
  const rows = await workOfProjects(db, {
    projectIds: projects.map(({ id }) => id),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  })
  const span = spanOf(rows.map(({ workDate }) => workDate))
  if (!span) return []
  const book = await priceBookOf(db, projects, span.from, span.to)
  return rows.map(row => ({ ...row, rate: book.rateOf(row) }))
}
