import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { sharesUnitWith, underAuthorityOf, unitMembersOn } from '../../../people/members/port.ts'
import type { AbsenceState } from './life.ts'
import { seesEveryType } from './masking.ts'

/** Which absences a list holds; every condition given must hold. */
export interface AbsenceListFilter {
  readonly visible: RawBuilder<boolean>
  readonly today: PlainDate
  readonly membershipId?: Id | undefined
  readonly unitId?: Id | undefined
  readonly state?: AbsenceState | undefined
  readonly absenceTypeId?: Id | undefined
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
}

/** A condition on `absence_periods p`, joined with its type. */
export function matching(caller: Caller, filter: AbsenceListFilter): RawBuilder<unknown> {
  const { visible, today, membershipId, unitId, state, absenceTypeId, from, to } = filter
  const orgId = caller.organisation.id
  const conditions: RawBuilder<unknown>[] = [visible]
  if (membershipId !== undefined) conditions.push(sql`p.membership_id = ${membershipId}`)
  if (state !== undefined) conditions.push(sql`p.state = ${state}`)
  if (from !== undefined) conditions.push(sql`p.end_date >= ${from}`)
  if (to !== undefined) conditions.push(sql`p.start_date <= ${to}`)
  if (unitId !== undefined)
    conditions.push(sql`p.membership_id in (${unitMembersOn(orgId, unitId, from ?? today, to ?? today)})`)
  if (absenceTypeId !== undefined)
    conditions.push(sql`p.absence_type_id = ${absenceTypeId}`, isTold(caller, today))
  return sql.join(conditions, sql` and `)
}

/** `seesAbsenceType` as a condition: a filter by the type must not tell it. */
function isTold(caller: Caller, today: PlainDate): RawBuilder<boolean> {
  if (seesEveryType(caller)) return sql<boolean>`true`
  const supervises = caller.capabilities.has('worktime.supervise')
    ? underAuthorityOf(caller, sql`p.org_id`, sql`p.membership_id`)
    : sql<boolean>`false`
  return sql<boolean>`(p.membership_id = ${caller.membership.id} or v.sensitivity = 'open'
    or v.sensitivity in ('team', 'manager') and ${supervises}
    or v.sensitivity = 'team' and ${sharesUnitWith(caller, sql`p.membership_id`, today)})`
}
