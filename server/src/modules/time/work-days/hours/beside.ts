import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type HoursFilter,
  hoursAlone,
  hoursMatching,
  withMinutes,
  workColumns,
  type WorkRow,
} from './reading.ts'

/** Hours by which whole days are meant: by a filter, or those of entries. */
export type DaysOfHours = HoursFilter | { readonly entryIds: readonly Id[] }

const daysOf = (orgId: string, which: DaysOfHours): RawBuilder<unknown> =>
  'entryIds' in which
    ? sql`select e.work_day_id from work_entries e
        where e.org_id = ${orgId} and e.id = any(${which.entryIds}::uuid[])`
    : sql`select h.work_day_id from ${hoursAlone(orgId, which)}`

const beside = (orgId: string, which: DaysOfHours, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${hoursAlone(orgId, {})} and ${condition} and h.work_day_id = any(array(${daysOf(orgId, which)}))`

/** All hours of projects on the days of some hours, those of other projects too, where a condition of the organisation holds. */
export const hoursBeside = async (
  db: TenantDb,
  which: DaysOfHours,
  condition: RawBuilder<unknown>,
): Promise<WorkRow[]> =>
  withMinutes<WorkRow>(
    db,
    await db.sql<WorkRow>`select ${workColumns} from ${beside(db.orgId, which, condition)}`,
  )

/** A query of the ids of the projects that they are of. */
export const projectsBeside = (
  orgId: string,
  which: DaysOfHours,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`select distinct h.value_id from ${beside(orgId, which, condition)}`

/** Whether hours of projects, or of any, are approved on a day or later. */
export async function hoursApprovedSince(
  db: TenantDb,
  filter: Pick<HoursFilter, 'projectIds'> & { readonly from: PlainDate },
): Promise<boolean> {
  const [found] = await db.sql<{ approved: boolean }>`
    select exists (
      select from ${hoursMatching(db.orgId, { ...filter, statuses: ['approved', 'exported'] })}) as approved`
  return found?.approved ?? false
}

/**
 * A query of what days have on projects, where a condition of the organisation holds: `work_day_id`, `project_id`, `membership_id`,
 * `work_date`, `minutes`, and the `fingerprint` of their kinds of time, phases, tasks, minutes and remarks.
 */
export const contentOfDays = (
  orgId: string,
  workDayIds: readonly Id[],
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select h.work_day_id, h.value_id as project_id, h.membership_id, h.work_date,
    coalesce(sum(h.minutes), 0)::int as minutes,
    encode(sha256(convert_to(jsonb_agg(
      jsonb_build_array(h.entry_type_id, h.phase_id, h.task_id, h.minutes, (
        select e.note from work_entries e where e.org_id = ${orgId} and e.id = h.entry_id))
      order by h.entry_id, h.position)::text, 'UTF8')), 'hex') as fingerprint
  from ${hoursAlone(orgId, {})} and ${condition} and h.work_day_id = any(${workDayIds}::uuid[])
  group by h.work_day_id, h.value_id, h.membership_id, h.work_date`

/** A query of the days with hours on tasks: `work_day_id` and `project_id`. */
export const daysOfTasks = (orgId: string, taskIds: readonly Id[]): RawBuilder<unknown> => sql`
  select h.work_day_id, h.value_id as project_id from ${hoursAlone(orgId, { taskIds })}`
