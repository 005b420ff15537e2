import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { AllocatedMinutes } from '../day/day.ts'

/** A day with what its allocations get. */
export interface AllocatedDay {
  readonly day: { readonly id: Id; readonly membershipId: Id; readonly workDate: string }
  readonly allocated: readonly AllocatedMinutes[]
}

/** Saves the hours of days in place of whatever they had. */
export const saveHours = (db: TenantDb, days: readonly AllocatedDay[]): Promise<unknown> =>
  db.sql`with ${savingHours(db.orgId, days)} select count(*) from hours_saved`

/**
 * A fragment: the same as parts of a statement. What stays is not deleted, so that only what goes leaves a tombstone; what
 * is deleted and what is saved are never the same rows, and their order is of no matter.
 */
export const savingHours = (orgId: string, days: readonly AllocatedDay[]): RawBuilder<unknown> => sql`
  hours_wanted as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(days.flatMap(hourRows))}::jsonb) as h("workDayId" uuid,
      "entryId" uuid, position integer, "membershipId" uuid, "workDate" date, "entryTypeId" uuid, "dimensionId" uuid,
      "valueId" uuid, "phaseId" uuid, "taskId" uuid, minutes integer)),
  hours_gone as (
    delete from allocated_hours a
    where a.org_id = ${orgId} and a.work_day_id = any(${days.map(({ day }) => day.id)}::uuid[])
      and not exists (
        select from hours_wanted h
        where h."workDayId" = a.work_day_id and h."entryId" = a.entry_id and h.position = a.position)),
  hours_saved as (
    insert into allocated_hours as a (org_id, work_day_id, entry_id, position, membership_id, work_date, entry_type_id,
      dimension_id, value_id, phase_id, task_id, minutes)
    select ${orgId}, h."workDayId", h."entryId", h.position, h."membershipId", h."workDate", h."entryTypeId",
      h."dimensionId", h."valueId", h."phaseId", h."taskId", h.minutes
    from hours_wanted h
    on conflict (org_id, work_day_id, entry_id, position) do update set
      membership_id = excluded.membership_id, work_date = excluded.work_date, entry_type_id = excluded.entry_type_id,
      dimension_id = excluded.dimension_id, value_id = excluded.value_id, phase_id = excluded.phase_id,
      task_id = excluded.task_id, minutes = excluded.minutes
    where (a.entry_type_id, a.dimension_id, a.value_id, a.phase_id, a.task_id, a.minutes)
      is distinct from (excluded.entry_type_id, excluded.dimension_id, excluded.value_id, excluded.phase_id,
        excluded.task_id, excluded.minutes)
    returning a.work_day_id)`

const hourRows = ({ day, allocated }: AllocatedDay) =>
  allocated.map(row => ({
    ...row,
    workDayId: day.id,
    membershipId: day.membershipId,
    workDate: day.workDate,
  }))

/** A fragment: the minutes of days are to be worked out anew; a query of their ids names them. */
export const forgettingMinutes = (orgId: string, workDayIds: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update allocated_hours h set minutes = null
  where h.org_id = ${orgId} and h.work_day_id in (${workDayIds}) and h.minutes is not null
  returning h.work_day_id`

/** Days with minutes that are to be worked out, at most so many. */
export const daysDue = async (db: TenantDb, limit: number): Promise<Id[]> =>
  (
    await db.sql<{ workDayId: Id }>`
      select distinct h.work_day_id from allocated_hours h
      where h.org_id = ${db.orgId} and h.minutes is null order by h.work_day_id limit ${limit}`
  ).map(({ workDayId }) => workDayId)
