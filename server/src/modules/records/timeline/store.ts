import { sql } from 'kysely'
import type { Page } from '../../../platform/data/paging.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { TimelineEntryAnswer } from './contract.ts'
import { selected, type TimelineEntry } from './port.ts'

/** A page of all entries in one order. Each kind is read by its own index to the end of the page at most. */
export const readTimeline = (
  db: TenantDb,
  entries: readonly TimelineEntry[],
  page: Page,
): Promise<TimelineEntryAnswer[]> =>
  entries.length === 0
    ? Promise.resolve([])
    : db.sql<TimelineEntryAnswer>`
        select e.* from (${sql.join(
          entries.map(entry => sql`(select e.* from (${selected(entry)}) e where true ${page.fragment})`),
          sql` union all `,
        )}) e
        order by e.at desc, e.kind desc, e.id desc limit ${page.limit}`
