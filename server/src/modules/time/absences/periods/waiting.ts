import { type RawBuilder, sql } from 'kysely'
import { decidersOf } from '../../../../platform/access/caller.ts'
import type { ApprovalSource } from '../../../people/approvals/port.ts'
import type { RequestSource } from '../../../people/me/port.ts'
import type { OpenWork } from '../../../people/members/port.ts'
import { lastDoneByAnother } from '../../../../platform/audit/audit-reading.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import { organisationNow, selfApprovalAllowed } from '../../../company/organisation/port.ts'
import { heldOn } from '../../work-days/port.ts'
import { absenceOperations } from './operations.ts'
import { isPlannedBetween } from '../../work-days/port.ts'
import { absenceWarningReasons } from '../reasons.ts'
import { joinedAbsenceType } from '../types/reading.ts'
import { decidedBy } from './store.ts'
import { subjectsOfAbsences } from './subjects.ts'

/** Absences, changes of approved ones and cancellations, in the queue of anyone who decides on them; never what they are of. */
export const absencesWaiting: ApprovalSource = {
  kind: 'absence',
  delegable: true,
  words: {
    allowed:
      '`approve`, `decline` and `return` of an absence, and `cancel` and `decline` of one whose cancellation is asked for',
    warnings: '`absence_over_shifts` where the member has published shifts on the dates of the absence',
  },
  waitingFor(caller) {
    const { id: orgId } = caller.organisation
    const steps = sql`case when p.state = 'cancel_requested' then 1 else greatest(v.approval_steps, 1) end`
    const held = sql`p.membership_id = ${caller.membership.id} and not ${selfApprovalAllowed(orgId)}`
    const first = sql`case when p.asked_change is null then p.pre_approved_by_membership_id
      else (p.asked_change ->> 'preApprovedByMembershipId')::uuid end`
    const isFirst = sql`coalesce(${first} = any(${decidersOf(caller)}::uuid[]), false)`
    const warnings = sql<string[]>`case when ${held} then array['absence_self_approval_forbidden']
      when ${isFirst} and p.state <> 'cancel_requested' then array['absence_second_approver_needed']
      when ${isStopped(orgId, first, steps)} then array['absence_days_decided']
      else array[]::text[] end`
    const decisions = mayCall(caller, absenceOperations.approve)
      ? sql<string[]>`case when ${held} then array[]::text[]
          when p.state = 'cancel_requested' then
            case when ${isStopped(orgId, first, steps)} then array['decline'] else array['cancel', 'decline'] end
          when ${isFirst} or ${isStopped(orgId, first, steps)} then array['decline', 'return']
          else array['approve', 'decline', 'return'] end`
      : sql<string[]>`array[]::text[]`
    return sql`
      select 'absence' as kind, p.id as subject_id, null::uuid as work_day_id, p.membership_id,
        case when p.start_date = p.end_date then p.start_date end as work_date, p.submitted_at,
        p.updated_at, case when ${first} is null then 1 else ${steps} end as stage, ${steps} as stages,
        null::uuid[] as approver_ids, ${decisions} as allowed_decisions, ${warnings} as warnings
      from absence_periods p ${joinedAbsenceType(orgId, sql`p.absence_type_id`, sql`p.start_date`)}
      where p.org_id = ${orgId} and ${decidedBy(caller)}
        and (p.state in ('submitted', 'pre_approved', 'cancel_requested') or p.asked_change is not null)`
  },
  subjectsOf: subjectsOfAbsences,
  // Approving it leaves the shifts as they are, and the plan without the member.
  warnings: {
    reasons: absenceWarningReasons,
    of: (orgId, subjectId) => sql`(
      select '[{"code": "absence_over_shifts", "values": {}}]'::jsonb from absence_periods p
      where p.org_id = ${orgId} and p.id = ${subjectId} and p.state <> 'cancel_requested'
        and ${isPlannedBetween(orgId, sql`p.membership_id`, datesAsked)})`,
  },
}

/** The dates that wait for a decision: of a change those that it asks for. */
const datesAsked = {
  from: sql`coalesce((p.asked_change ->> 'startDate')::date, p.start_date)`,
  to: sql`coalesce((p.asked_change ->> 'endDate')::date, p.end_date)`,
}

/**
 * Whether the last step of an absence, or its cancellation, is refused because a whole day of it is decided or locked. What an
 * approved one is asked to become is worked out when it is decided on.
 */
const isStopped = (orgId: string, first: RawBuilder<unknown>, steps: RawBuilder<unknown>) => sql<boolean>`(
  p.asked_change is null and (p.state = 'cancel_requested' or ${steps} = 1 or ${first} is not null)
  and exists (
    select from absence_days on_day
    where on_day.org_id = ${orgId} and on_day.period_id = p.id and on_day.part = 'full' and on_day.minutes is not null
      and ${heldOn(orgId, sql`on_day.membership_id`, sql`on_day.work_date`)}))`

/** What a member asked for. What an approved absence is asked to become is pending like the absence itself was. */
export const ownAbsenceRequests: RequestSource = {
  kind: 'absence',
  subjectsOf: subjectsOfAbsences,
  ownRequests: ({ organisation, membership }) => sql`
    select 'absence' as kind, p.id as subject_id,
      case when p.asked_change is not null or p.state in ('submitted', 'pre_approved', 'cancel_requested') then 'pending'
        else p.state end as state,
      p.start_date as from_date, p.end_date as to_date,
      case when p.state in ('returned', 'declined') then p.decision_reason end as reason, p.updated_at,
      case when p.state = 'cancelled' then ${lastDoneByAnother(
        organisation.id,
        { targetType: 'absence_period', targetId: sql`p.id` },
        ['absences.cancel'],
        membership.id,
      )}
        when p.decided_by_membership_id <> ${membership.id} then p.decided_at end as decided_at
    from absence_periods p
    where p.org_id = ${organisation.id} and p.membership_id = ${membership.id}`,
}

/** Absences of a leaving member that are asked for or still to come. */
export const plannedAbsences: OpenWork = {
  kind: 'planned_absences',
  count: async (db, membershipId) => {
    const { timeZone, now } = await organisationNow(db)
    const [row] = await db.sql<{ count: number }>`
      select count(*)::int as count from absence_periods p
      where p.org_id = ${db.orgId} and p.membership_id = ${membershipId}
        and (p.state in ('submitted', 'pre_approved', 'cancel_requested') or p.asked_change is not null
          or p.state = 'approved' and p.end_date >= ${dateIn(timeZone, now)})`
    return row?.count ?? 0
  },
  removeTraces: (tx, membershipId) => tx.sql`
    delete from absence_periods p
    where p.org_id = ${tx.orgId} and p.membership_id = ${membershipId} and p.state = 'draft' returning 1`,
}
