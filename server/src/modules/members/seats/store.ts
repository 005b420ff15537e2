import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Feature } from '../../../platform/vocabulary/features.ts'
import { licensedModules } from '../../organisation/port.ts'
import type { ModuleSeats } from './rules.ts'

/** The licensed modules with their seats. A deactivated member takes none; seats nobody limits are not counted. */
export async function moduleSeats(db: TenantDb): Promise<ModuleSeats[]> {
  const modules = await licensedModules(db)
  const isLimited = modules.some(({ seatLimit }) => seatLimit !== null)
  const taken = isLimited ? await takenSeats(db) : () => 0
  return modules.map(({ feature, seatLimit }) => ({ feature, seatLimit, taken: taken(feature) }))
}

async function takenSeats(db: TenantDb): Promise<(feature: Feature) => number> {
  const [[roster], withheld] = await Promise.all([
    db.sql<{ members: number }>`
      select count(*) as members from memberships where org_id = ${db.orgId} and status in ('invited', 'active')`,
    db.sql<{ feature: Feature; members: number }>`
      select feature, count(*) as members from memberships, unnest(withheld_modules) as feature
      where org_id = ${db.orgId} and status <> 'deactivated' and withheld_modules <> '{}' group by feature`,
  ])
  const without = new Map(withheld.map(({ feature, members }) => [feature, members]))
  return feature => (roster?.members ?? 0) - (without.get(feature) ?? 0)
}
