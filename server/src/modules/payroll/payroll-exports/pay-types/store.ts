import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { dayTypeExists } from '../../../company/catalogs/day-types/port.ts'
import { entryCategoryOf } from '../../../company/catalogs/entry-types/port.ts'
import type { LineKind } from '../kinds.ts'
import { kindsOfCategory, kindsOfDayType } from './gaps.ts'
import type { Criteria, Found } from './rules.ts'

/** What a new rule is checked against; nothing where a patch is, because it names none of it. */
export async function lookUp(db: TenantDb, given: Partial<Criteria>): Promise<Found> {
  const { kind = null, compensation = 'paid', entryTypeId = null, dayTypeId = null } = given
  if (kind === null && entryTypeId === null && dayTypeId === null)
    return { kindsOfType: null, sameRuleId: null }
  const [kindsOfType, same] = await Promise.all([
    kindsOf(db, entryTypeId, dayTypeId),
    db.sql<{ id: Id }>`
      select r.id from pay_type_rules r
      where r.org_id = ${db.orgId} and r.compensation = ${compensation} and r.kind is not distinct from ${kind}
        and r.entry_type_id is not distinct from ${entryTypeId}::uuid
        and r.day_type_id is not distinct from ${dayTypeId}::uuid`,
  ])
  return { kindsOfType, sameRuleId: same[0]?.id ?? null }
}

async function kindsOf(
  db: TenantDb,
  entryTypeId: Id | null,
  dayTypeId: Id | null,
): Promise<readonly LineKind[] | null> {
  if (entryTypeId !== null) {
    const category = await entryCategoryOf(db, entryTypeId)
    return category && kindsOfCategory[category]
  }
  return dayTypeId !== null && (await dayTypeExists(db, dayTypeId)) ? kindsOfDayType : null
}
