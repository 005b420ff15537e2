import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { dayTypeExists } from '../../catalogs/day-types/port.ts'
import { entryCategoryOf } from '../../catalogs/entry-types/port.ts'
import type { Criteria, Found } from './rules.ts'

/** What a new rule is checked against; nothing where a patch is, because it names none of it. */
export async function lookUp(db: TenantDb, given: Partial<Criteria>): Promise<Found> {
  const { kind = null, compensation = 'paid', entryTypeId = null, dayTypeId = null } = given
  if (kind === null && entryTypeId === null && dayTypeId === null)
    return { category: null, dayTypeExists: false, sameRuleId: null }
  const [category, exists, same] = await Promise.all([
    entryTypeId === null ? null : entryCategoryOf(db, entryTypeId),
    dayTypeId !== null && dayTypeExists(db, dayTypeId),
    db.sql<{ id: Id }>`
      select r.id from pay_type_rules r
      where r.org_id = ${db.orgId} and r.compensation = ${compensation} and r.kind is not distinct from ${kind}
        and r.entry_type_id is not distinct from ${entryTypeId}::uuid
        and r.day_type_id is not distinct from ${dayTypeId}::uuid`,
  ])
  return { category, dayTypeExists: exists, sameRuleId: same[0]?.id ?? null }
}
