import { type RawBuilder, sql } from 'kysely'
import { asking } from '../../../../platform/data/asking.ts'
import { together } from '../../../../platform/data/question.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { weekOf } from '../interpretation/week.ts'
import type { WorkDayStatus } from '../day/shapes.ts'
import { type HourRow, type HoursFilter, hoursAlone, hoursMatching, withMinutes } from './reading.ts'

/** What hours of projects can be added up by. */
export type HoursBy = 'project' | 'phase' | 'task' | 'member' | 'week' | 'date' | 'status' | 'entry_type'

/** Minutes of hours that have the same; null for what they are not added up by. */
export interface HourSum {
  readonly projectId: Id | null
  readonly phaseId: Id | null
  readonly taskId: Id | null
  readonly membershipId: Id | null
  /** The Monday. */
  readonly week: PlainDate | null
  readonly workDate: PlainDate | null
  readonly status: WorkDayStatus | null
  readonly entryTypeId: Id | null
  readonly minutes: number
}

/** Hours that are to be worked out; the state of their days is there only where they are added up by it. */
type DueRow = Omit<HourRow, 'status'> & { readonly status: WorkDayStatus | null }

type Name = Exclude<keyof HourSum, 'minutes'>

const columnOf: Readonly<Record<HoursBy, { readonly name: Name; readonly column: RawBuilder<unknown> }>> = {
  project: { name: 'projectId', column: sql`h.value_id` },
  phase: { name: 'phaseId', column: sql`h.phase_id` },
  task: { name: 'taskId', column: sql`h.task_id` },
  member: { name: 'membershipId', column: sql`h.membership_id` },
  week: { name: 'week', column: sql`date_trunc('week', h.work_date::timestamp)::date` },
  date: { name: 'workDate', column: sql`h.work_date` },
  status: { name: 'status', column: sql`d.status` },
  entry_type: { name: 'entryTypeId', column: sql`h.entry_type_id` },
}

const nothing: HourSum = {
  projectId: null,
  phaseId: null,
  taskId: null,
  membershipId: null,
  week: null,
  workDate: null,
  status: null,
  entryTypeId: null,
  minutes: 0,
}

/** Which hours are added up, and by what. */
type HoursAdded = HoursFilter & { readonly by: readonly HoursBy[] }

/** Sums of what is worked out, and the few hours that are due. */
export interface SumsAndDue {
  readonly by: readonly HoursBy[]
  readonly sums: readonly Sum[]
  readonly due: readonly StoredDue[]
}

type Sum = Partial<HourSum> & { readonly minutes: number }
type StoredDue = DueRow & { readonly minutes: null }

/** Sums of hours of projects, with those that are due as they count now. */
export const sumsOfProjects = async (db: TenantDb, wanted: HoursAdded): Promise<HourSum[]> =>
  withDue(db, await sumsAndDue(db, wanted))

/** One statement adds up what is worked out, a second reads what is due. */
export const sumsAndDue = asking((db, { by, ...filter }: HoursAdded) => {
  const keys = by.map(each => columnOf[each])
  const withDays = by.includes('status')
  const matching = withDays ? hoursMatching(db.orgId, filter) : hoursAlone(db.orgId, filter)
  const grouped = by.length === 0 ? sql`` : sql`group by ${sql.join(keys.map(({ column }) => column))}`
  const named = keys.map(({ name, column }) => sql`${column} as ${sql.id(snakeName[name])},`)
  return together([
    db.sql<Sum>`
      select ${sql.join(named, sql` `)} coalesce(sum(h.minutes), 0)::int as minutes
      from ${matching} and h.minutes is not null ${grouped}`,
    db.sql<StoredDue>`
      select h.work_day_id, h.entry_id, h.position, h.membership_id, h.work_date, h.entry_type_id,
        ${withDays ? sql`d.status` : sql`null as status`}, h.value_id as project_id, h.phase_id, h.task_id, h.minutes
      from ${matching} and h.minutes is null`,
  ]).map(([sums, due]): SumsAndDue => ({ by, sums, due }))
})

/** The sums with what is due, which is worked out as it counts now. */
export async function withDue(db: TenantDb, { by, sums, due }: SumsAndDue): Promise<HourSum[]> {
  const keys = by.map(each => columnOf[each])
  const workedOut = await withMinutes<DueRow>(db, due)
  return merged(
    [...sums, ...workedOut.map(keyed)].map(row => only(row, keys)),
    keys,
  )
}

const snakeName: Readonly<Record<Name, string>> = {
  projectId: 'project_id',
  phaseId: 'phase_id',
  taskId: 'task_id',
  membershipId: 'membership_id',
  week: 'week',
  workDate: 'work_date',
  status: 'status',
  entryTypeId: 'entry_type_id',
}

type Key = (typeof columnOf)[HoursBy]

const keyed = (row: DueRow) => ({ ...row, week: weekOf(row.workDate).from })

const only = (row: Sum, keys: readonly Key[]): HourSum => ({
  ...nothing,
  ...Object.fromEntries(keys.map(({ name }) => [name, row[name] ?? null])),
  minutes: row.minutes,
})

function merged(sums: readonly HourSum[], keys: readonly Key[]): HourSum[] {
  const groups = Map.groupBy(sums, sum => keys.map(({ name }) => sum[name]).join(' '))
  return [...groups.values()].flatMap(same => {
    const [first] = same
    const minutes = same.reduce((total, sum) => total + sum.minutes, 0)
    return first ? [{ ...first, minutes }] : []
  })
}
