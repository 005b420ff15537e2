import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { approvedCorrections, type ExportPeriod, inExportScope } from '../../../time/work-days/port.ts'
import { employerIdOn } from '../../../people/members/port.ts'
import type { Withdrawal } from './employer-parts.ts'

export interface MemberWithdrawal extends Withdrawal {
  readonly membershipId: Id
  readonly workDate: PlainDate
}

/**
 * What the batch of a period takes back from employers that were told of days which are another one's: approved for it, or
 * in its latest batch. A batch of a staff group takes it back where it is the group of the day or of the batch that told it.
 */
export const withdrawalsOf = (
  db: TenantDb,
  period: ExportPeriod,
  membershipIds: readonly Id[] | null = null,
): Promise<MemberWithdrawal[]> =>
  db.sql<MemberWithdrawal>`
    with approved as materialized (${approvedCorrections(db.orgId, period.periodEnd)}),
    moved as (
      select a.work_day_id from approved a
      union
      select x.work_day_id from export_days x
      where x.org_id = ${db.orgId} and x.moved and x.work_date <= ${period.periodEnd}),
    told as (
      select x.work_day_id, x.membership_id, x.work_date, x.employer_id, x.withdrawn, b.group_id, b.created_at
      from moved
      join export_days x on x.org_id = ${db.orgId} and x.work_day_id = moved.work_day_id
      join export_batches b on b.org_id = ${db.orgId} and b.id = x.batch_id and b.state <> 'cancelled'
      ${membershipIds === null ? sql`` : sql`where x.membership_id = any(${membershipIds}::uuid[])`}),
    latest as (
      select distinct on (t.work_day_id) t.work_day_id,
        coalesce(t.employer_id, ${employerIdOn(db.orgId, sql`t.membership_id`, sql`t.work_date`)}) as employer_id
      from told t where not t.withdrawn order by t.work_day_id, t.created_at desc),
    standing as (
      select distinct on (t.work_day_id, t.employer_id) t.* from told t
      where t.employer_id is not null order by t.work_day_id, t.employer_id, t.created_at desc)
    select s.work_day_id, s.membership_id, s.work_date, s.employer_id from standing s
    join latest l on l.work_day_id = s.work_day_id
    left join approved a on a.work_day_id = s.work_day_id
    where not s.withdrawn
      and s.employer_id is distinct from case when a.work_day_id is null then l.employer_id else a.employer_id end
      and ${inScope(db.orgId, period)}`

function inScope(orgId: Id, { employerId, groupId }: ExportPeriod): RawBuilder<boolean> {
  const ofEmployer = employerId === null ? sql`true` : sql`s.employer_id = ${employerId}`
  const scope = { employerId: null, groupId }
  const ofGroup = inExportScope(orgId, scope, sql`s.membership_id`, sql`s.work_date`)
  return sql`(${ofEmployer} and (${ofGroup} or s.group_id = ${groupId}))`
}
