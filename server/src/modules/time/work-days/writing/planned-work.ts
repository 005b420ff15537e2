import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { modelsByRota } from '../../../company/catalogs/worktime-models/port.ts'
import { worktimeModelIdOn } from '../../../people/members/port.ts'
import { lockedOn } from '../../payroll-locks/port.ts'
import { forgettingMinutes } from '../hours/store.ts'
import type { PlannedWork } from '../planned/record.ts'

/**
 * Saves published work in place of what was planned by the same sources, and moves `updated_at` of the drafts that it
 * concerns: days that are confirmed keep the target they were confirmed with. One statement, however many there are.
 */
export const writePlannedWork = async (
  tx: WriteTransaction,
  rows: readonly PlannedWork[],
): Promise<unknown> =>
  rows.length === 0
    ? undefined
    : tx.sql`
        with wanted as materialized (
          select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("sourceId" uuid, "membershipId" uuid,
            "workDate" date, "startAt" timestamptz, "endAt" timestamptz, minutes integer)),
        before as materialized (
          select w.membership_id, w.work_date from planned_work w
          where w.org_id = ${tx.orgId} and w.source_id in (select r."sourceId" from wanted r)),
        saved as (
          insert into planned_work (org_id, source_id, membership_id, work_date, start_at, end_at, minutes)
          select ${tx.orgId}, r."sourceId", r."membershipId", r."workDate", r."startAt", r."endAt", r.minutes from wanted r
          on conflict (org_id, source_id) do update set membership_id = excluded.membership_id,
            work_date = excluded.work_date, start_at = excluded.start_at, end_at = excluded.end_at,
            minutes = excluded.minutes
          returning membership_id, work_date),
        ${touching(tx, sql`select * from saved union select * from before`)}
        select count(*) from forgotten`

/** Takes published work back, as whoever planned it does, and moves the drafts that it concerns. One statement. */
export const removePlannedWork = async (tx: WriteTransaction, sourceIds: readonly Id[]): Promise<unknown> =>
  sourceIds.length === 0
    ? undefined
    : tx.sql`
        with gone as (
          delete from planned_work
          where org_id = ${tx.orgId} and source_id = any(${sourceIds}::uuid[])
          returning membership_id, work_date),
        ${touching(tx, sql`select * from gone`)}
        select count(*) from forgotten`

/**
 * A fragment, parts of a statement: the drafts of members under a rota in the weeks of dates. The plan of a week says of all
 * its dates whether they are free. What a payroll lock holds stays as it is.
 */
const touching = (tx: WriteTransaction, dates: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  weeks as materialized (
    select distinct c.membership_id, date_trunc('week', c.work_date::timestamp)::date as monday
    from (${dates}) as c(membership_id, work_date)),
  touched as (
    update work_days d set updated_at = ${tx.now}
    from weeks w
    where d.org_id = ${tx.orgId} and d.membership_id = w.membership_id
      and d.work_date between w.monday and w.monday + 6 and d.status = 'draft'
      and ${worktimeModelIdOn(tx.orgId, sql`d.membership_id`, sql`d.work_date`)} = any(${modelsByRota(tx.orgId)})
      and not ${lockedOn(tx.orgId, sql`d.membership_id`, sql`d.work_date`)}
    returning d.id),
  forgotten as (${forgettingMinutes(tx.orgId, sql`select t.id from touched t`)})`
