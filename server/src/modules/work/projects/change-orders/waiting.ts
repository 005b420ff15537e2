import { sql } from 'kysely'
import { holderOf } from '../../../../platform/access/caller.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import type { ApprovalSource } from '../../../people/approvals/port.ts'
import { byId, subject } from '../../../people/me/port.ts'
import { changeOrderOperations } from './operations.ts'
import { ordersToShow } from './store.ts'
import { Text } from '../../../../platform/contract/shapes.ts'

/** Change orders that customers have not answered, in the queue of anyone who answers for the project and of who drafted them. */
export const changeOrdersWaiting: ApprovalSource = {
  kind: 'change_order',
  delegable: true,
  words: {
    allowed: '`approve` and `decline` of a change order, which record what its customer said',
    whose: 'who drafted a change order',
    whoseElse: 'of one that a key drafted, who answers for its project',
    waitsFor: 'who answers for a change order',
  },
  fields: {
    answeredByName: Text(200, {
      description: 'Of a change order: who answered for the customer, by name. Of no other kind.',
    }),
  },
  waitingFor(caller) {
    const { id: orgId } = caller.organisation
    const sees = caller.capabilities.has('projects.manage') && mayCall(caller, changeOrderOperations.list)
    const takesTooMuch = sql`(p.budget_cents + o.delta_cents < 0 or p.budget_minutes + o.delta_minutes < 0)`
    const decisions = mayCall(caller, changeOrderOperations.approve)
      ? sql<string[]>`case when p.state = 'closed' then array[]::text[]
          when ${takesTooMuch} then array['decline']
          else array['approve', 'decline'] end`
      : sql<string[]>`array[]::text[]`
    return sql`
      select 'change_order' as kind, o.id as subject_id, null::uuid as work_day_id,
        coalesce(o.created_by_membership_id, p.manager_membership_id) as membership_id, null::date as work_date,
        o.sent_at as submitted_at, o.updated_at, 1 as stage, 1 as stages,
        array_remove(array[p.manager_membership_id, o.created_by_membership_id], null) as approver_ids,
        ${decisions} as allowed_decisions,
        case when p.state = 'closed' then array['project_closed']
          when ${takesTooMuch} then array['change_order_below_zero'] else array[]::text[] end as warnings
      from change_orders o
      join projects p on p.org_id = ${orgId} and p.id = o.project_id
      where o.org_id = ${orgId} and o.state = 'sent'
        and ${holderOf(caller).id} in (p.manager_membership_id, o.created_by_membership_id)
        and ${sees}::boolean`
  },
  subjectsOf: async (db, _caller, ids) =>
    byId(await ordersToShow(db, ids), ({ projectName, title, deltaCents, deltaMinutes }) =>
      subject({ title: `${projectName}: ${title}`, minutes: deltaMinutes, amountCents: deltaCents }),
    ),
}
