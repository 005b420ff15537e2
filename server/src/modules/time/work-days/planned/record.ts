import { date, instant, integer, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table, type TableOf } from '../../../../platform/data/table.ts'

/** Work that is planned for a member and published: what is not published is in no row. */
export const plannedWorkTable = table(
  'plannedWork',
  {
    /** What planned it: a shift. */
    sourceId: uuid,
    membershipId: uuid,
    /** The date that it counts for: a night shift counts for the one it begins on. */
    workDate: date,
    startAt: instant,
    endAt: instant,
    /** Of real time, without its breaks. */
    minutes: integer,
  },
  { key: ['sourceId'] },
)

export type PlannedWork = RowOf<typeof plannedWorkTable>

declare module '../../../../platform/data/tables.ts' {
  interface Tables {
    plannedWork: TableOf<typeof plannedWorkTable>
  }
}
