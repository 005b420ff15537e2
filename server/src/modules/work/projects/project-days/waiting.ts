import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import { selfApprovalAllowed } from '../../../company/organisation/port.ts'
import type { ApprovalSource } from '../../../people/approvals/port.ts'
import { byId, type RequestSource } from '../../../people/me/port.ts'
import { administratorIds, isActiveMember } from '../../../people/members/port.ts'
import { projectDays } from './contract.ts'
import * as store from './store.ts'
import { subjectOf, subjectsOfProjectDays } from './subjects.ts'
import { decidedBy, isOwnOf } from './visibility.ts'

/** What members did in a day for projects, in the queue of whoever manages them; of nobody who is there and may, the administrators. */
export const projectDaysWaiting: ApprovalSource = {
  kind: 'project_day',
  delegable: true,
  words: {
    allowed: '`approve` and `return` of a project day',
    waitsFor:
      'the manager of the project of a project day, and administrators where it has none who may decide it',
  },
  waitingFor(caller) {
    const { organisation, membership } = caller
    const orgId = organisation.id
    const own = sql`d.membership_id = ${membership.id} and not ${selfApprovalAllowed(orgId)}`
    return sql`
      select 'project_day' as kind, d.id as subject_id, d.work_day_id, d.membership_id, d.work_date,
        d.waiting_since as submitted_at, d.updated_at, 1 as stage, 1 as stages,
        ${approverIds(orgId)} as approver_ids, ${allowedDecisions(caller, own)} as allowed_decisions,
        case when ${own} then array['self_approval_forbidden'] else array[]::text[] end as warnings
      from project_days d join projects p on p.org_id = ${orgId} and p.id = d.project_id
      where d.org_id = ${orgId} and d.state = 'waiting' and not d.opened and p.state <> 'closed' and ${decidedBy(caller)}
        and ${mayCall(caller, projectDays.operations.list)}::boolean`
  },
  subjectsOf: subjectsOfProjectDays,
}

/** The manager, who is here and does not look at their own hours where that is forbidden; else every administrator. */
const approverIds = (orgId: string): RawBuilder<unknown> => sql`
  case when ${isActiveMember(orgId, sql`p.manager_membership_id`)}
      and (p.manager_membership_id <> d.membership_id or ${selfApprovalAllowed(orgId)})
    then array[p.manager_membership_id] else ${administratorIds(orgId)} end`

const allowedDecisions = (caller: Caller, own: RawBuilder<unknown>): RawBuilder<unknown> =>
  mayCall(caller, projectDays.operations.approve)
    ? sql`case when ${own} then array['return'] else array['approve', 'return'] end`
    : sql`array[]::text[]`

/** What the manager of a project says of the hours of its members, for them. */
export const ownProjectDays: RequestSource = {
  kind: 'project_day',
  ownRequests: caller => sql`
    select 'project_day' as kind, d.id as subject_id,
      case d.state when 'waiting' then 'pending' else d.state end as state,
      d.work_date as from_date, d.work_date as to_date, d.reason, d.updated_at,
      case when d.decided_by_membership_id <> ${caller.membership.id} then d.decided_at end as decided_at
    from project_days d
    where d.org_id = ${caller.organisation.id} and ${isOwnOf(caller)} and not (d.state = 'waiting' and d.opened)`,
  subjectsOf: async (db, caller, ids) => byId(await store.daysWithin(db, ids, isOwnOf(caller)), subjectOf),
}
