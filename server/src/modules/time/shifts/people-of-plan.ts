import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { Picture, Question } from '../../../platform/data/question.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { idsSeen, peopleSeen, type PersonSeen, unitMembersOn } from '../../people/members/port.ts'

export interface UnitWindow {
  readonly planningUnitId: Id
  readonly from: PlainDate
  readonly to: PlainDate
}

/** One more than a plan may have, so that too many are noticed. */
const atMost = limits.rosterPeople + 1

/** The people of a plan: a query of their ids, and the question who they are. */
export interface PeopleOfPlan {
  readonly ids: RawBuilder<unknown>
  who(picture: Picture): Question<PersonSeen[]>
}

/**
 * Those who belong to a unit on any day of a window, and those who have a shift of it then: whoever plans the unit sees them, as
 * far as by their names.
 */
export function peopleOfPlan(orgId: Id, caller: Caller, unit: UnitWindow): PeopleOfPlan {
  const among = ofUnit(orgId, unit)
  const { from, to } = unit
  const wanted = { from, to, ids: undefined, planningUnitId: undefined, among, besides: among }
  return {
    ids: idsSeen(orgId, caller, wanted, atMost),
    who: picture => peopleSeen(picture, caller, wanted, atMost),
  }
}

const ofUnit = (orgId: string, { planningUnitId, from, to }: UnitWindow): RawBuilder<unknown> => sql`
  ${unitMembersOn(orgId, planningUnitId, from, to)}
  union
  select s.membership_id from shifts s
  where s.org_id = ${orgId} and s.planning_unit_id = ${planningUnitId} and s.membership_id is not null
    and s.state <> 'cancelled' and s.work_date between ${from} and ${to}`

/** The ids of those who belong to a unit on any day of a window. One statement. */
export const belongingTo = async (
  db: TenantDb,
  { planningUnitId, from, to }: UnitWindow,
): Promise<ReadonlySet<Id>> => {
  const rows = await db.sql<{ membershipId: Id }>`
    select distinct b.membership_id from (${unitMembersOn(db.orgId, planningUnitId, from, to)}) b`
  return new Set(rows.map(({ membershipId }) => membershipId))
}
