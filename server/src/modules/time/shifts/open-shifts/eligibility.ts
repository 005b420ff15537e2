import { type RawBuilder, sql } from 'kysely'
import { employedOn, isInUnitOn, staffGroupIdOn } from '../../../people/members/port.ts'

/** A fragment: whether `open_shifts o` is offered to a member, by what they are on its date. */
export const isOfferedTo = (orgId: string, member: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  case o.eligible
    when 'unit' then ${isInUnitOn(orgId, member, sql`o.planning_unit_id`, sql`o.work_date`)}
    when 'staff_group' then ${staffGroupIdOn(orgId, member, sql`o.work_date`)} = o.staff_group_id
    else exists (
      select from open_shift_members l
      where l.org_id = ${orgId} and l.open_shift_id = o.id and l.membership_id = ${member}) end
  and ${employedOn(orgId, member, sql`o.work_date`)})`
