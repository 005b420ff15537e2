import { sql } from 'kysely'
import { holderOf } from '../../../../platform/access/caller.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import type { ApprovalSource } from '../../../people/approvals/port.ts'
import { byId, subject } from '../../../people/me/port.ts'
import { changeOrderOperations } from './operations.ts'
import { centsLimit, firstDay, lastDay, minutesLimit } from '../record/port.ts'
import { ordersToShow } from './store.ts'
import { Text } from '../../../../platform/contract/shapes.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Why a change order cannot be approved: the same as `effectRefusal` says of one, of many at once. */
const whyNotApproved = (orgId: Id) => sql<string | null>`case
  when p.budget_cents + o.delta_cents < 0 or p.budget_minutes + o.delta_minutes < 0
    or f.budget_cents + o.delta_cents < 0 or f.budget_minutes + o.delta_minutes < 0
    then 'change_order_below_zero'
  when greatest(p.budget_cents, f.budget_cents) + o.delta_cents > ${sql.lit(centsLimit)}
    or greatest(p.budget_minutes, f.budget_minutes) + o.delta_minutes > ${sql.lit(minutesLimit)}
    or o.delta_days <> 0 and (
      p.end_date + o.delta_days < p.start_date or f.end_date + o.delta_days < f.start_date
      or greatest(p.end_date, f.end_date) + o.delta_days > ${sql.lit(lastDay)}::date
      or least(p.end_date, f.end_date) + o.delta_days < ${sql.lit(firstDay)}::date)
    then 'change_order_beyond_limits'
  when o.delta_days <> 0 and coalesce(p.end_date, f.end_date) is null
    or o.delta_cents < 0 and coalesce(p.budget_cents, f.budget_cents) is null
    or o.delta_minutes < 0 and coalesce(p.budget_minutes, f.budget_minutes) is null
    or o.delta_cents = 0 and o.delta_minutes = 0 and o.delta_days = 0
      and not exists (select from change_order_lines l
        where l.org_id = ${orgId} and l.change_order_id = o.id)
    then 'change_order_changes_nothing'
  end`

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
    const why = whyNotApproved(orgId)
    const decisions = mayCall(caller, changeOrderOperations.approve)
      ? sql<string[]>`case when p.state = 'closed' then array[]::text[]
          when ${why} is not null then array['decline']
          else array['approve', 'decline'] end`
      : sql<string[]>`array[]::text[]`
    return sql`
      select 'change_order' as kind, o.id as subject_id, null::uuid as work_day_id,
        coalesce(o.created_by_membership_id, p.manager_membership_id) as membership_id, null::date as work_date,
        o.sent_at as submitted_at, o.updated_at, 1 as stage, 1 as stages,
        array_remove(array[p.manager_membership_id, o.created_by_membership_id], null) as approver_ids,
        ${decisions} as allowed_decisions,
        case when p.state = 'closed' then array['project_closed']
          else array_remove(array[${why}], null) end as warnings
      from change_orders o
      join projects p on p.org_id = ${orgId} and p.id = o.project_id
      left join project_phases f on f.org_id = ${orgId} and f.id = o.phase_id
      where o.org_id = ${orgId} and o.state = 'sent'
        and ${holderOf(caller).id} in (p.manager_membership_id, o.created_by_membership_id)
        and ${sees}::boolean`
  },
  subjectsOf: async (db, _caller, ids) =>
    byId(await ordersToShow(db, ids), ({ projectName, title, deltaCents, deltaMinutes }) =>
      subject({ title: `${projectName}: ${title}`, minutes: deltaMinutes, amountCents: deltaCents }),
    ),
}
