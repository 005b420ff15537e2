import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'

/** Whether members have been told of the plan of a unit for a date, and nobody has taken that back since. */
export async function isPlanPublished(db: TenantDb, planningUnitId: Id, date: PlainDate): Promise<boolean> {
  const [last] = await db.sql<{ published: boolean }>`
    select told.published from (
      select true as published, p.published_at as at from shift_publications p
      where p.org_id = ${db.orgId} and p.planning_unit_id = ${planningUnitId}
        and ${date} between p.period_from and p.period_to
      union all
      select false, u.unpublished_at from shift_unpublishings u
      where u.org_id = ${db.orgId} and u.planning_unit_id = ${planningUnitId}
        and ${date} between u.period_from and u.period_to) told
    order by told.at desc limit 1`
  return last?.published ?? false
}
