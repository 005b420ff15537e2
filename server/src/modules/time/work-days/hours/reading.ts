import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { projectLevelId } from '../../../company/catalogs/dimensions/port.ts'
import { type EntryCategory, entryTypeIdsOf } from '../../../company/catalogs/entry-types/port.ts'
import type { WorkDayStatus } from '../day/shapes.ts'
import { workedOut } from './due.ts'

/** Which hours of projects are meant; every condition given must hold, and an empty list means none. */
export interface HoursFilter {
  readonly projectIds?: IdSet
  readonly phaseIds?: IdSet
  readonly taskIds?: IdSet
  readonly membershipIds?: IdSet
  readonly from?: PlainDate
  readonly to?: PlainDate
  readonly statuses?: readonly WorkDayStatus[]
}

/** What an entry of a work day has on a project, as it counts now, whatever the day's status; of breaks and absences nothing. */
export interface WorkRow {
  readonly workDayId: Id
  readonly entryId: Id
  /** Of the allocation within its entry. */
  readonly position: number
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly entryTypeId: Id
  readonly projectId: Id
  readonly phaseId: Id | null
  readonly taskId: Id | null
  readonly minutes: number
}

/** The same with the status of the day. */
export interface HourRow extends WorkRow {
  readonly status: WorkDayStatus
}

/** The same with what a list shows of it. */
export interface ListedHours extends HourRow {
  readonly note: string | null
  /** The day's. */
  readonly updatedAt: Instant
}

type Minutes = Pick<WorkRow, 'workDayId' | 'entryId' | 'position' | 'minutes'>
type Stored<Row extends Minutes> = Omit<Row, 'minutes'> & { readonly minutes: number | null }

export const workColumns = sql`h.work_day_id, h.entry_id, h.position, h.membership_id, h.work_date, h.entry_type_id,
  h.value_id as project_id, h.phase_id, h.task_id, h.minutes`
const columns = sql`${workColumns}, d.status`

/** A fragment: the hours of projects, as `h`, with their days, as `d`. */
export const hoursMatching = (orgId: string, filter: HoursFilter): RawBuilder<unknown> =>
  matching(orgId, filter, true)

/** The same without their days, unless the state of those is asked for. */
export const hoursAlone = (orgId: string, filter: HoursFilter): RawBuilder<unknown> =>
  matching(orgId, filter, filter.statuses !== undefined)

/** What hours are told apart by, in a statement. */
interface HourColumns {
  readonly id: RawBuilder<unknown>
  readonly place: RawBuilder<unknown>
}

/** A condition that another family adds to which hours are meant. */
export type HoursCondition = (hours: HourColumns) => RawBuilder<unknown>

const narrowed = (only: HoursCondition) => sql`and ${only({ id: sql`h.entry_id`, place: sql`h.position` })}`

/**
 * A query of hours by what they are told apart by: the date, the entry's id and the place of the allocation in it. `ended` orders and
 * limits it, of each project by itself: their index has the dates in order, so that no more than a page of a project is read.
 */
export const keysOfHours = (
  orgId: string,
  { projectIds, ...filter }: HoursFilter & { readonly projectIds: IdSet },
  only: HoursCondition,
  ended: (hours: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select k.* from unnest(${idArray(projectIds)}) as q(id) cross join lateral (${ended(sql`
    select h.work_date as date, h.entry_id as id, h.position as place
    from ${hoursAlone(orgId, filter)} and h.value_id = q.id ${narrowed(only)}`)}) k`

/** A query of the ids of the members who have such hours. */
export const membersOfHours = (orgId: string, filter: HoursFilter): RawBuilder<unknown> =>
  sql`select distinct h.membership_id from ${hoursAlone(orgId, filter)}`

/** Rest and time off are nobody's hours on a project, whatever their entries are allocated to; errands are time off too. */
const notOfProjects: readonly EntryCategory[] = ['break', 'absence']

/** Not `<> all(array(…))`, of which PostgreSQL thinks that hardly any hours are left, and plans for those. */
const ofProjects = (orgId: string): RawBuilder<unknown> => sql`
  h.dimension_id = ${projectLevelId(orgId)} and h.entry_type_id not in (${entryTypeIdsOf(orgId, notOfProjects)})`

const matching = (orgId: string, filter: HoursFilter, withDays: boolean): RawBuilder<unknown> => sql`
  allocated_hours h
  ${withDays ? sql`join work_days d on d.org_id = ${orgId} and d.id = h.work_day_id` : sql``}
  where h.org_id = ${orgId} and ${ofProjects(orgId)} ${conditions(filter)}`

function conditions({
  projectIds,
  phaseIds,
  taskIds,
  membershipIds,
  from,
  to,
  statuses,
}: HoursFilter): RawBuilder<unknown> {
  const among = (column: RawBuilder<unknown>, ids: IdSet | undefined) =>
    ids === undefined ? [] : [sql`and ${column} = any(${idArray(ids)})`]
  return sql.join(
    [
      ...among(sql`h.value_id`, projectIds),
      ...among(sql`h.phase_id`, phaseIds),
      ...among(sql`h.task_id`, taskIds),
      ...among(sql`h.membership_id`, membershipIds),
      ...(from === undefined ? [] : [sql`and h.work_date >= ${from}`]),
      ...(to === undefined ? [] : [sql`and h.work_date <= ${to}`]),
      ...(statuses === undefined ? [] : [sql`and d.status = any(${statuses}::text[])`]),
    ],
    sql` `,
  )
}

/** Every row, in the order of the dates; narrow it to what is looked at. */
export const hoursOfProjects = async (db: TenantDb, filter: HoursFilter): Promise<HourRow[]> =>
  withMinutes(
    db,
    await db.sql<Stored<HourRow>>`
      select ${columns} from ${hoursMatching(db.orgId, filter)}
      order by h.work_date, h.work_day_id, h.entry_id, h.position`,
  )

/** Those of the hours that a condition takes. */
export const hoursThat = async (
  db: TenantDb,
  filter: HoursFilter,
  only: HoursCondition,
): Promise<HourRow[]> =>
  withMinutes(
    db,
    await db.sql<
      Stored<HourRow>
    >`select ${columns} from ${hoursMatching(db.orgId, filter)} ${narrowed(only)}`,
  )

/** The hours of entries, of whatever project. */
export const hoursOfEntries = async (db: TenantDb, entryIds: readonly Id[]): Promise<ListedHours[]> =>
  withMinutes(
    db,
    await db.sql<Stored<ListedHours>>`
      select ${columns}, d.updated_at, e.note
      from work_entries e
      join allocated_hours h on h.org_id = ${db.orgId} and h.work_day_id = e.work_day_id and h.entry_id = e.id
      join work_days d on d.org_id = ${db.orgId} and d.id = e.work_day_id
      where e.org_id = ${db.orgId} and e.id = any(${entryIds}::uuid[])
        and ${ofProjects(db.orgId)}`,
  )

/** The same without the status of days, which are not read for it: for figures of many projects. */
export const workOfProjects = async (
  db: TenantDb,
  filter: Omit<HoursFilter, 'statuses'>,
): Promise<WorkRow[]> =>
  withMinutes<WorkRow>(
    db,
    await db.sql<Stored<WorkRow>>`
      select ${workColumns} from ${hoursAlone(db.orgId, filter)}
      order by h.work_date, h.work_day_id, h.entry_id, h.position`,
  )

/** The rows of a page: `keyset` says where it continues and in which order, over `h` and the day `d`. */
export const pageOfHours = async (
  db: TenantDb,
  filter: HoursFilter,
  keyset: RawBuilder<unknown>,
): Promise<ListedHours[]> =>
  withMinutes(
    db,
    await db.sql<Stored<ListedHours>>`
      select ${columns}, d.updated_at, (
        select e.note from work_entries e where e.org_id = ${db.orgId} and e.id = h.entry_id) as note
      from ${hoursMatching(db.orgId, filter)} ${keyset}`,
  )

/** The same rows; those that are due have their minutes worked out. */
export async function withMinutes<Row extends Minutes>(
  db: TenantDb,
  rows: readonly Stored<Row>[],
): Promise<Row[]> {
  const due = [...new Set(rows.flatMap(row => (row.minutes === null ? row.workDayId : [])))]
  const minutes = new Map(
    (await workedOut(db, due)).flatMap(({ allocated }) =>
      allocated.map(each => [`${each.entryId} ${each.position}`, each.minutes] as const),
    ),
  )
  return rows.map(
    row => ({ ...row, minutes: row.minutes ?? minutes.get(`${row.entryId} ${row.position}`) ?? 0 }) as Row,
  )
}

/** Hours of a project on days that are not approved yet: how many allocations of entries. */
export async function countOpenHours(db: TenantDb, projectId: Id): Promise<number> {
  const filter: HoursFilter = { projectIds: [projectId], statuses: ['draft', 'confirmed'] }
  const [row] = await db.sql<{ count: number }>`
    select count(*)::int as count from ${hoursMatching(db.orgId, filter)}`
  return row?.count ?? 0
}

/** A fragment: the minutes written on the task whose id a column has; null while some of them are to be worked out. */
export const minutesOnTask = (orgId: string, taskId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end
  from allocated_hours h
  where h.org_id = ${orgId} and ${ofProjects(orgId)} and h.task_id = ${taskId})`

/** A day on which a member worked for a project. */
export interface ProjectDate {
  readonly projectId: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
}

/** The days of such hours, each once for a project and member. One statement. */
export const datesOfHours = (db: TenantDb, filter: HoursFilter): Promise<ProjectDate[]> =>
  db.sql<ProjectDate>`
    select distinct h.value_id as project_id, h.membership_id, h.work_date from ${hoursAlone(db.orgId, filter)}`

/** The projects that have such hours. One statement. */
export const projectsWithHours = async (db: TenantDb, filter: HoursFilter): Promise<ReadonlySet<Id>> => {
  const rows = await db.sql<{ id: Id }>`select distinct h.value_id as id from ${hoursAlone(db.orgId, filter)}`
  return new Set(rows.map(({ id }) => id))
}

/** Those of the projects of whose hours some are approved. One statement. */
export const projectsWithApprovedHours = (
  db: TenantDb,
  projectIds: readonly Id[],
): Promise<ReadonlySet<Id>> =>
  projectIds.length === 0
    ? Promise.resolve(new Set())
    : projectsWithHours(db, { projectIds, statuses: ['approved', 'exported'] })

/** The phases of the projects of whose hours some are approved. One statement. */
export const phasesWithApprovedHours = async (
  db: TenantDb,
  projectIds: readonly Id[],
): Promise<ReadonlySet<Id>> => {
  if (projectIds.length === 0) return new Set()
  const filter: HoursFilter = { projectIds, statuses: ['approved', 'exported'] }
  const rows = await db.sql<{ id: Id }>`
    select distinct h.phase_id as id from ${hoursMatching(db.orgId, filter)} and h.phase_id is not null`
  return new Set(rows.map(({ id }) => id))
}
