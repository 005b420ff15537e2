import { type RawBuilder, sql } from 'kysely'
import {
  type Caller,
  decidersOf,
  organisationNow as millisecondsNow,
} from '../../../../../platform/access/caller.ts'
import { mayCall } from '../../../../../platform/access/gates.ts'
import { instantFromMilliseconds, type PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { selfApprovalAllowed } from '../../../../company/organisation/port.ts'
import type { ApprovalSource } from '../../../../people/approvals/port.ts'
import type { RequestSource } from '../../../../people/me/port.ts'
import { isOutsideOwn, type OpenWork } from '../../../../people/members/port.ts'
import { lockedOn } from '../../../payroll-locks/port.ts'
import { plannedUnits, planningDay } from '../../record/planners.ts'
import { OverrideReasonOfApproval } from '../../record/shapes.ts'
import { subjectsOfClaims } from '../../claims/subjects.ts'
import { claimOperations } from './operations.ts'

/** Whether the caller decides on `open_shift_claims c` of `open_shifts o`: whoever plans the unit. */
export const decidedBy = (caller: Caller, on: PlainDate): RawBuilder<boolean> => sql<boolean>`(
  ${plannedUnits(caller, sql`o.planning_unit_id`, on)} and ${isOutsideOwn(caller, sql`c.membership_id`)})`

/** Claims wait for anyone who plans the unit of the open shift. */
export const claimsWaiting: ApprovalSource = {
  kind: 'open_shift_claim',
  delegable: true,
  words: {
    allowed: 'of a claim of an open shift',
    whose: 'who claims an open shift',
  },
  fields: { overrideReason: OverrideReasonOfApproval },
  waitingFor(caller) {
    const { id: orgId } = caller.organisation
    const now = instantFromMilliseconds(millisecondsNow(caller))
    const today = planningDay(caller, now)
    const held = sql`c.membership_id = any(${decidersOf(caller)}::uuid[]) and not ${selfApprovalAllowed(orgId)}`
    const locked = lockedOn(orgId, sql`c.membership_id`, sql`o.work_date`)
    const mayDecide = mayCall(caller, claimOperations.approve)
    const decisions = mayDecide
      ? sql<string[]>`case when ${held} then array[]::text[]
          when o.state <> 'open' or o.start_at <= ${now} or ${locked} then array['decline']
          else array['approve', 'decline'] end`
      : sql<string[]>`array[]::text[]`
    const warnings = sql<string[]>`case when ${held} then array['open_shift_claim_self_approval_forbidden']
      when o.state <> 'open' then array['open_shift_over']
      when o.start_at <= ${now} then array['open_shift_closed']
      when ${locked} then array['shift_period_locked'] else array[]::text[] end`
    // Anyone who may not plan at all has nothing to decide; a key that only reads sees what waits.
    const plans =
      caller.capabilities.has('scheduling.plan') && caller.features.get('scheduling')?.active === true
    return sql`
      select 'open_shift_claim' as kind, c.id as subject_id, null::uuid as work_day_id, c.membership_id,
        o.work_date, c.created_at as submitted_at, c.updated_at, 1 as stage, 1 as stages,
        null::uuid[] as approver_ids, ${decisions} as allowed_decisions, ${warnings} as warnings
      from open_shift_claims c join open_shifts o on o.org_id = ${orgId} and o.id = c.open_shift_id
      where c.org_id = ${orgId} and c.state = 'pending' and ${plans}::boolean
        and ${decidedBy(caller, today)}`
  },
  subjectsOf: subjectsOfClaims,
}

/** What a member claims. One that others got, or whose slot is free again, is over like one taken back. None without the module. */
export const ownClaims: RequestSource = {
  kind: 'open_shift_claim',
  subjectsOf: subjectsOfClaims,
  ownRequests: ({ organisation: { id: orgId }, membership, features }) => sql`
    select 'open_shift_claim' as kind, c.id as subject_id,
      case when c.state in ('withdrawn', 'superseded') or c.ended_at is not null then 'cancelled' else c.state end as state,
      o.work_date as from_date, o.work_date as to_date, c.decline_reason as reason, c.updated_at,
      case when c.decided_by_membership_id <> ${membership.id} then c.decided_at end as decided_at
    from open_shift_claims c join open_shifts o on o.org_id = ${orgId} and o.id = c.open_shift_id
    where c.org_id = ${orgId} and c.membership_id = ${membership.id}
      and ${features.get('scheduling')?.active === true}::boolean`,
}

/** Claims of a leaving member that nobody has decided on. Who is deleted is offered nothing any more. */
export const undecidedClaims: OpenWork = {
  kind: 'open_shift_claims',
  count: async (db, membershipId) => {
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from open_shift_claims c
      where c.org_id = ${db.orgId} and c.membership_id = ${membershipId} and c.state = 'pending'`
    return row?.count ?? 0
  },
  removeTraces: (tx, membershipId) => tx.sql`
    delete from open_shift_members where org_id = ${tx.orgId} and membership_id = ${membershipId} returning 1`,
}
