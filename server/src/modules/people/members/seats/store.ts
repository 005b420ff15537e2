import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Feature } from '../../../../platform/vocabulary/features.ts'
import { licensedModules } from '../../../company/organisation/port.ts'
import type { ModuleSeats, SeatedMember } from './rules.ts'

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

/** Those who may have seats, in the order in which they joined. */
export const seatedMembers = (db: TenantDb): Promise<SeatedMember[]> =>
  db.sql<SeatedMember>`
    select id, display_name, withheld_modules from memberships
    where org_id = ${db.orgId} and status in ('invited', 'active') order by created_at, id`

/** Saves as a set which modules members go without. */
export const saveSeats = (db: TenantDb, members: readonly SeatedMember[]): Promise<unknown> =>
  db.sql`
    update memberships m set withheld_modules = s."withheldModules"
    from jsonb_to_recordset(${JSON.stringify(
      members.map(({ id, withheldModules }) => ({ id, withheldModules })),
    )}::jsonb) as s(id uuid, "withheldModules" text[])
    where m.org_id = ${db.orgId} and m.id = s.id`
