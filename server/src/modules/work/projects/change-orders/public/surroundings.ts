import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import { mailableMembers } from '../../../../people/members/port.ts'
import { baselineByChangeOrder, heldAfter } from '../../record/port.ts'
import type { OrderInProject } from '../circumstances.ts'
import type { PublicChangeOrder } from './shapes.ts'

/** What the page tells beside what was sent: it follows the project, and is no part of the document. */
export type Surroundings = Pick<PublicChangeOrder, 'contact' | 'afterwards'>

export async function surroundingsOf(db: TenantDb, found: OrderInProject): Promise<Surroundings> {
  const { managerMembershipId } = found.project
  const [[manager], afterwards] = await Promise.all([
    managerMembershipId === null ? [] : mailableMembers(db, [managerMembershipId]),
    afterwardsOf(db, found),
  ])
  return { contact: manager ? { name: manager.displayName, email: manager.email } : null, afterwards }
}

/** As it would be with the change order while it is open, and as it became with an approved one. */
async function afterwardsOf(
  db: TenantDb,
  { order, project, phase }: OrderInProject,
): Promise<PublicChangeOrder['afterwards']> {
  if (order.state === 'declined') return null
  const entry = order.state === 'approved' ? await baselineByChangeOrder(db, project.id, order.id) : undefined
  const { budgetCents, endDate } = entry ?? heldAfter(project, order)
  // By the hour, and for work of its own, a budget is what the organisation means to spend: no price, and nobody's but theirs.
  const hasPrice = ['fixed', 'capped', 'installments'].includes(project.billing)
  return {
    priceCents: hasPrice ? budgetCents : null,
    endDate,
    phaseEndDate: phase && order.state === 'sent' ? heldAfter(phase, order).endDate : null,
  }
}
