import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { sql } from 'kysely'
import { planningUnitCalled } from '../../../company/catalogs/planning-units/port.ts'

/** Who a member is to whoever has something to do with them: the name, and where they belong first of all on a day. */
export interface MemberWithUnit {
  readonly id: Id
  readonly displayName: string
  readonly unitId: Id | null
  /** What the unit is called, with its code. */
  readonly unit: { readonly code: string | null; readonly name: string } | null
}

/** Members with these ids and their primary units on a day. One statement. */
export const membersWithUnits = (
  db: TenantDb,
  ids: readonly Id[],
  on: PlainDate,
): Promise<MemberWithUnit[]> =>
  db.sql<MemberWithUnit>`
    select m.id, m.display_name, u.planning_unit_id as unit_id,
      ${planningUnitCalled(db.orgId, sql`u.planning_unit_id`)} as unit
    from memberships m
    left join membership_units u on u.org_id = ${db.orgId} and u.membership_id = m.id and u.is_primary
      and u.valid_from <= ${on} and (u.valid_to is null or u.valid_to >= ${on})
    where m.org_id = ${db.orgId} and m.id = any(${ids}::uuid[])`
