import { type RawBuilder, sql } from 'kysely'
import { decidersOf, organisationNow as millisecondsNow } from '../../../../platform/access/caller.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import { instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import type { ApprovalSource } from '../../../people/approvals/port.ts'
import type { RequestSource } from '../../../people/me/port.ts'
import type { OpenWork } from '../../../people/members/port.ts'
import { selfApprovalAllowed } from '../../../company/organisation/port.ts'
import { lockedOn } from '../../payroll-locks/port.ts'
import { planningDay } from '../record/planners.ts'
import { swapOperations } from './operations.ts'
import { subjectsOfSwaps } from './subjects.ts'
import { decidedBy, isAsProposed } from './visibility.ts'
import { OverrideReasonOfApproval } from '../record/shapes.ts'

/** Swaps that colleagues have accepted, and drops, wait for anyone who plans their units. */
export const swapsWaiting: ApprovalSource = {
  kind: 'shift_swap',
  delegable: true,
  words: {
    allowed: 'of a swap of shifts',
    whose: 'who proposes a swap of shifts',
  },
  fields: { overrideReason: OverrideReasonOfApproval },
  waitingFor(caller) {
    const { id: orgId } = caller.organisation
    const deciders = sql`${decidersOf(caller)}::uuid[]`
    const now = instantFromMilliseconds(millisecondsNow(caller))
    const today = planningDay(caller, now)
    const held = sql`w.to_membership_id = any(${deciders})
      or w.from_membership_id = any(${deciders}) and not ${selfApprovalAllowed(orgId)}`
    // A shift changes hands where neither who has it nor who gets it has been paid for its date.
    const lockedOf = (shift: RawBuilder<unknown>) => {
      const date = sql`(${shift} ->> 'workDate')::date`
      return sql`(${lockedOn(orgId, sql`w.from_membership_id`, date)}
        or ${lockedOn(orgId, sql`w.to_membership_id`, date)})`
    }
    const locked = sql`(${lockedOf(sql`w.from_shift`)} or w.to_shift is not null and ${lockedOf(sql`w.to_shift`)})`
    const decisions = mayCall(caller, swapOperations.approve)
      ? sql<string[]>`case when ${held} then array[]::text[]
          when not ${isAsProposed(orgId, now)} or ${locked} then array['decline'] else array['approve', 'decline'] end`
      : sql<string[]>`array[]::text[]`
    const warnings = sql<string[]>`case
      when w.to_membership_id = any(${deciders}) then array['shift_swap_peer_forbidden']
      when ${held} then array['shift_swap_self_approval_forbidden']
      when not ${isAsProposed(orgId, now)} then array['shift_swap_shift_changed']
      when ${locked} then array['shift_period_locked'] else array[]::text[] end`
    const plans =
      caller.capabilities.has('scheduling.plan') && caller.features.get('scheduling')?.active === true
    return sql`
      select 'shift_swap' as kind, w.id as subject_id, null::uuid as work_day_id,
        w.from_membership_id as membership_id, w.work_date,
        coalesce(w.peer_answered_at, w.created_at) as submitted_at, w.updated_at, 1 as stage, 1 as stages,
        null::uuid[] as approver_ids, ${decisions} as allowed_decisions, ${warnings} as warnings
      from shift_swaps w
      where w.org_id = ${orgId} and w.state in ('proposed', 'peer_accepted')
        and (w.state = 'peer_accepted' or w.kind = 'drop') and ${plans}::boolean
        and ${decidedBy(caller, today)}`
  },
  subjectsOf: subjectsOfSwaps,
}

/** What a member proposes; what colleagues propose them is no request of theirs. None without the module. */
export const ownSwaps: RequestSource = {
  kind: 'shift_swap',
  subjectsOf: subjectsOfSwaps,
  ownRequests: ({ organisation: { id: orgId }, membership, features }) => sql`
    select 'shift_swap' as kind, w.id as subject_id,
      case when w.state in ('proposed', 'peer_accepted') then 'pending'
        when w.state in ('approved', 'executed') then 'approved'
        when w.state in ('declined', 'peer_declined') then 'declined' else 'cancelled' end as state,
      w.work_date as from_date, w.work_date as to_date, w.decline_reason as reason, w.updated_at,
      case when w.state = 'peer_declined' then w.peer_answered_at
        when w.decided_by_membership_id <> ${membership.id} then w.decided_at end as decided_at
    from shift_swaps w
    where w.org_id = ${orgId} and w.from_membership_id = ${membership.id}
      and ${features.get('scheduling')?.active === true}::boolean`,
}

/** Swaps of a leaving member, and those that wait for their answer. */
export const undecidedSwaps: OpenWork = {
  kind: 'shift_swaps',
  count: async (db, membershipId) => {
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from shift_swaps w
      where w.org_id = ${db.orgId} and ${membershipId} in (w.from_membership_id, w.to_membership_id)
        and w.state in ('proposed', 'peer_accepted')`
    return row?.count ?? 0
  },
}
