import { type RawBuilder, sql } from 'kysely'
import { projectLevelId } from '../../../company/catalogs/dimensions/port.ts'

/** A fragment: the minutes written on the task whose id a column has; null while some of them are to be worked out. */
export const minutesOnTask = (orgId: string, taskId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select case when count(*) = count(h.minutes) then coalesce(sum(h.minutes), 0)::int end
  from allocated_hours h
  where h.org_id = ${orgId} and h.dimension_id = ${projectLevelId(orgId)} and h.task_id = ${taskId})`
