import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { asking } from '../../../../platform/data/asking.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { visibleTo } from '../access/visible.ts'

/** Whom somebody wants to see the weeks of. */
export interface PeopleWanted {
  readonly from: PlainDate
  readonly to: PlainDate
  /** A query of the ids of members whom the caller may see besides those in their reach. */
  readonly besides: RawBuilder<unknown>
  readonly ids: readonly Id[] | undefined
  /** The unit that they belong to on any day of the window. */
  readonly planningUnitId: Id | undefined
  /** A query of ids that they are among. */
  readonly among: RawBuilder<unknown> | undefined
}

export interface PersonSeen {
  readonly membershipId: Id
  readonly displayName: string
  /** Whether the caller reaches them, and does not only see them for another reason. */
  readonly reached: boolean
}

/**
 * Members whom the caller may see, without those who left before the window, by name; at most so many. One statement.
 */
export const peopleSeen = asking(
  (db, caller: Caller, wanted: PeopleWanted, limit: number) =>
    db.sql<PersonSeen>`
      select m.id as membership_id, m.display_name, ${visibleTo(caller)} as reached
      ${seen(db.orgId, caller, wanted, limit)}`,
)

/** A query of the ids of the same. */
export const idsSeen = (
  orgId: string,
  caller: Caller,
  wanted: PeopleWanted,
  limit: number,
): RawBuilder<unknown> => sql`select m.id ${seen(orgId, caller, wanted, limit)}`

function seen(
  orgId: string,
  caller: Caller,
  { from, to, besides, ids, planningUnitId, among }: PeopleWanted,
  limit: number,
): RawBuilder<unknown> {
  const conditions = [
    sql`(m.status <> 'deactivated' or m.employment_end_date >= ${from})`,
    sql`(${visibleTo(caller)} or m.id in (${besides}))`,
    ...(ids === undefined ? [] : [sql`m.id = any(${ids}::uuid[])`]),
    ...(among === undefined ? [] : [sql`m.id in (${among})`]),
    ...(planningUnitId === undefined ? [] : [belongsTo(orgId, planningUnitId, from, to)]),
  ]
  return sql`
    from memberships m where m.org_id = ${orgId} and ${sql.join(conditions, sql` and `)}
    order by m.display_name, m.id limit ${limit}`
}

const belongsTo = (orgId: string, planningUnitId: Id, from: PlainDate, to: PlainDate) => sql`exists (
  select from membership_units u where u.org_id = ${orgId} and u.membership_id = m.id
    and u.planning_unit_id = ${planningUnitId} and u.valid_from <= ${to}
    and (u.valid_to is null or u.valid_to >= ${from}))`
