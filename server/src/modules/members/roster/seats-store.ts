import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Feature } from '../../../platform/vocabulary/features.ts'
import { licensedModules } from '../../organisation/port.ts'
import type { ModuleSeats } from '../seats.ts'

/** The licensed modules with their seats. A deactivated member takes none. */
export async function moduleSeats(db: TenantDb): Promise<ModuleSeats[]> {
  const [modules, [roster]] = await Promise.all([
    licensedModules(db),
    db.sql<{ members: number; withheld: Partial<Record<Feature, number>> }>`
      select count(*) as members, (
        select coalesce(jsonb_object_agg(w.feature, w.members), '{}'::jsonb) from (
          select feature, count(*) as members from memberships m, unnest(m.withheld_modules) as feature
          where m.org_id = ${db.orgId} and m.status <> 'deactivated' group by feature) w) as withheld
      from memberships where org_id = ${db.orgId} and status <> 'deactivated'`,
  ])
  return modules.map(({ feature, seatLimit }) => ({
    feature,
    seatLimit,
    taken: (roster?.members ?? 0) - (roster?.withheld[feature] ?? 0),
  }))
}
