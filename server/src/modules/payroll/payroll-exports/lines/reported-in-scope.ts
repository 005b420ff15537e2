import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type ExportScope, inExportScope } from '../../../time/work-days/port.ts'
import { reportedTo, type UnreportedStretch } from './store.ts'

/** Weeks and periods up to a date whose overtime only batches told that were cancelled since. */
export const unreportedStretches = (
  db: TenantDb,
  scope: ExportScope,
  until: PlainDate,
): Promise<UnreportedStretch[]> =>
  db.sql<UnreportedStretch>`
    select distinct l.membership_id, ${reportedTo(db.orgId, sql`l`)} as employer_id, l.counted_from as "from", l.work_date as "to"
    from export_batches b
    join export_lines l on l.org_id = ${db.orgId} and l.batch_id = b.id and l.work_day_id is null
    where b.org_id = ${db.orgId} and b.state = 'cancelled' and l.work_date <= ${until} and l.kind not in ('flex', 'payout')
      and l.correction_sign is distinct from -1
      and ${wasToldIn(db.orgId, scope, sql`l`)} and not exists (
        select from export_lines o
        join export_batches a on a.org_id = ${db.orgId} and a.id = o.batch_id and a.state <> 'cancelled'
        where o.org_id = ${db.orgId} and o.work_day_id is null and o.membership_id = l.membership_id
          and o.work_date = l.work_date and o.counted_from = l.counted_from and o.kind not in ('flex', 'payout')
          and (o.employer_id = l.employer_id or o.employer_id is null or l.employer_id is null))`

/** A fragment: whether a batch of the scope has to do with what was told. */
function wasToldIn(orgId: Id, { employerId, groupId }: ExportScope, row: RawBuilder<unknown>) {
  const ofEmployer = employerId === null ? sql`true` : sql`${reportedTo(orgId, row)} = ${employerId}`
  const scope = { employerId: null, groupId }
  return sql`(${ofEmployer} and ${inExportScope(orgId, scope, sql`${row}.membership_id`, sql`${row}.work_date`)})`
}

/** The members who have exported days of the scope in weeks whose Sunday is between two dates. */
export async function membersReportedBetween(
  db: TenantDb,
  scope: ExportScope,
  from: PlainDate,
  to: PlainDate,
): Promise<Id[]> {
  const rows = await db.sql<{ membershipId: Id }>`
    select distinct x.membership_id from export_days x
    where x.org_id = ${db.orgId} and x.week_ends_on between ${from} and ${to}
      and ${wasToldIn(db.orgId, scope, sql`x`)}`
  return rows.map(({ membershipId }) => membershipId)
}
