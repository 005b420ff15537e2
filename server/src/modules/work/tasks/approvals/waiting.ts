import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import type { ApprovalSource } from '../../../people/approvals/port.ts'
import { byId, subject } from '../../../people/me/port.ts'
import type { OpenWork } from '../../../people/members/port.ts'
import { selfApprovalAllowed } from '../../../company/organisation/port.ts'
import type { TaskGuard } from '../record/slots.ts'
import { taskApprovals } from './contract.ts'
import { approvalsToShow, pendingAmong, waitingFor } from './store.ts'

/** What tasks wait for, in the queue of anyone who was asked for it. */
export const taskApprovalsWaiting: ApprovalSource = {
  kind: 'task',
  delegable: false,
  words: {
    allowed: '`approved` and `changes_requested` of a task',
    whose: 'who asked for the approval of a task',
    waitsFor: 'who was asked by name for the approval of a task',
  },
  waitingFor(caller) {
    const { id: orgId } = caller.organisation
    const own = sql`(a.requested_by_membership_id = w.membership_id or exists (
      select from task_assignees s
      where s.org_id = ${orgId} and s.task_id = a.task_id and s.membership_id = w.membership_id))`
    const held = sql`${own} and not ${selfApprovalAllowed(orgId)}`
    const decisions = caller.credential.readOnly
      ? sql<string[]>`array[]::text[]`
      : sql<string[]>`case when ${held} then array[]::text[]
          else array['approved', 'changes_requested'] end`
    return sql`
      select 'task' as kind, a.id as subject_id, null::uuid as work_day_id,
        a.requested_by_membership_id as membership_id, null::date as work_date, a.created_at as submitted_at,
        a.updated_at, 1 as stage, 1 as stages, array[w.membership_id] as approver_ids,
        ${decisions} as allowed_decisions,
        case when ${held} then array['task_approval_of_own_work'] else array[]::text[] end as warnings
      from task_approval_responses w
      join task_approvals a on a.org_id = ${orgId} and a.id = w.approval_id and a.state = 'pending'
      where w.org_id = ${orgId} and w.membership_id = ${caller.membership.id} and w.decision is null
        and ${mayCall(caller, taskApprovals.operations.listWaiting)}::boolean`
  },
  subjectsOf: async (db, _caller, ids) =>
    byId(await approvalsToShow(db, ids), ({ taskTitle: title }) => subject({ title })),
}

/** The approvals for which a member was asked and has not responded. */
export const approvalsWaitingFor: OpenWork = {
  kind: 'pending_task_approvals',
  count: waitingFor,
}

/** A task that waits for an approval is not over. */
export const approvalGuard: TaskGuard = { guard: 'approval_pending', unmet: pendingAmong }
