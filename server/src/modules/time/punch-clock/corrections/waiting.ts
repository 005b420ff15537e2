import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { ApprovalSource } from '../../../people/approvals/port.ts'
import type { RequestSource } from '../../../people/me/port.ts'
import { selfApprovalAllowed } from '../../../company/organisation/port.ts'
import { decidedOn, heldOn } from '../../work-days/port.ts'
import { subjectsOfForgotten } from '../forgotten/subjects.ts'
import { forgottenReasons } from '../reasons.ts'
import { supervisedBy } from './store.ts'
import { subjectsOfCorrections } from './subjects.ts'

/** Corrections wait for anyone who has authority over the member. */
export const correctionsWaiting: ApprovalSource = {
  kind: 'punch_correction',
  delegable: true,
  words: {
    allowed: 'of one of a punch',
    besides:
      'A correction of a punch that would leave its decided day as it is may be approved all the same.',
  },
  waitingFor: caller => sql`
    select 'punch_correction' as kind, c.id as subject_id, null::uuid as work_day_id, c.membership_id, c.work_date,
      c.created_at as submitted_at, c.updated_at, 1 as stage, 1 as stages, null::uuid[] as approver_ids,
      ${allowedDecisions(caller)} as allowed_decisions, ${warnings(caller)} as warnings
    from punch_corrections c
    where c.org_id = ${caller.organisation.id} and c.state = 'pending' and ${supervisedBy(caller)}`,
  subjectsOf: subjectsOfCorrections,
}

/** What stops the approval. */
const warnings = ({ organisation: { id: orgId }, membership }: Caller): RawBuilder<string[]> => sql<
  string[]
>`case
    when c.membership_id = ${membership.id} and not ${selfApprovalAllowed(orgId)} then array['self_approval_forbidden']
    when ${heldOn(orgId, sql`c.membership_id`, sql`c.work_date`)} then array['punch_correction_day_decided']
    else array[]::text[] end`

/** The decisions that would not be refused now, as far as the state of the day tells. */
function allowedDecisions({ organisation, membership, credential }: Caller): RawBuilder<string[]> {
  if (credential.readOnly) return sql<string[]>`array[]::text[]`
  const { id: orgId } = organisation
  return sql<string[]>`case
    when c.membership_id = ${membership.id} and not ${selfApprovalAllowed(orgId)} then array['decline']
    when ${heldOn(orgId, sql`c.membership_id`, sql`c.work_date`)} then array['decline']
    else array['approve', 'decline'] end`
}

/** The member's own corrections. */
export const ownCorrections: RequestSource = {
  kind: 'punch_correction',
  subjectsOf: subjectsOfCorrections,
  ownRequests: ({ organisation, membership }) => sql`
    select 'punch_correction' as kind, c.id as subject_id,
      case c.state when 'withdrawn' then 'cancelled' else c.state end as state,
      c.work_date as from_date, c.work_date as to_date, c.decline_reason as reason, c.updated_at,
      case when c.decided_by_membership_id <> ${membership.id} then c.decided_at end as decided_at
    from punch_corrections c
    where c.org_id = ${organisation.id} and c.membership_id = ${membership.id}`,
}

/** A clocking in without a clock-out waits for its member until it is corrected, or its day is confirmed as it is. */
export const forgottenClockOuts: RequestSource = {
  kind: 'forgotten_clock_out',
  subjectsOf: subjectsOfForgotten,
  reasons: forgottenReasons,
  ownRequests: ({ organisation: { id: orgId }, membership }) => sql`
    select 'forgotten_clock_out' as kind, s.id as subject_id, 'returned' as state,
      s.work_date as from_date, s.work_date as to_date,
      case s.state when 'left_open' then 'clock_out_missing' else 'clock_out_by_rule' end as reason,
      s.updated_at, null::timestamptz as decided_at
    from punch_sessions s
    where s.org_id = ${orgId} and s.membership_id = ${membership.id} and s.state in ('auto_closed', 'left_open')
      and not ${decidedOn(orgId, sql`s.membership_id`, sql`s.work_date`)}`,
}
