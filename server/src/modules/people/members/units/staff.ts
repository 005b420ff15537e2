import { type RawBuilder, sql } from 'kysely'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { employedOn } from '../employment/employed-days.ts'

/**
 * A fragment: the employed members of a planning unit on dates, of a relation with the column `work_date`; with the columns
 * `membership_id` and `work_date`.
 */
export const unitStaffOn = (
  orgId: string,
  planningUnitId: Id,
  dates: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select distinct u.membership_id, on_date.work_date
  from ${dates} on_date
  join membership_units u on u.org_id = ${orgId} and u.planning_unit_id = ${planningUnitId}
    and u.valid_from <= on_date.work_date and (u.valid_to is null or u.valid_to >= on_date.work_date)
  join memberships m on m.org_id = ${orgId} and m.id = u.membership_id
  where (m.status <> 'deactivated' or m.employment_end_date >= on_date.work_date)
    and ${employedOn(orgId, sql`u.membership_id`, sql`on_date.work_date`)})`
