import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../platform/slots.ts'
import { type Decision, isRefused } from '../../../platform/vocabulary/decision.ts'
import { assignmentsBetween } from '../members/port.ts'
import { CostBook } from './costs.ts'
import type { PlacedRate } from './rules.ts'
import { type ClosedDay, closedDays } from './slots.ts'
import { between } from './store.ts'

/** The days of closed projects on which hours would cost something else by a rate; none where it is refused anyway. */
export async function daysMovedBy(
  db: TenantDb,
  contributions: Contributions,
  decision: Decision<PlacedRate>,
): Promise<readonly ClosedDay[]> {
  const find = contributions(closedDays)
  if (isRefused(decision) || !find) return []
  const { added, closed } = decision.state
  const { membershipId, validFrom: from } = added
  // An open rate that it ends is missing after its last day too.
  const to = closed ? null : added.validTo
  const days = await find(db, {
    from,
    ...(to !== null && { to }),
    ...(membershipId !== null && { membershipIds: [membershipId] }),
  })
  if (days.length === 0) return []
  const members = [...new Set(days.map(day => day.membershipId))]
  const last = to ?? '9999-12-31'
  const [rates, groups] = await Promise.all([
    between(db, members, from, last),
    assignmentsBetween(db, 'staff_group', members, from, last),
  ])
  const others = rates.filter(({ id }) => id !== closed?.id)
  const [now, then] = [new CostBook(rates, groups), new CostBook([...others, added], groups)]
  const costOf = (book: CostBook, day: ClosedDay) => book.costOf({ ...day, minutes: 60 }).costCentsPerHour
  return days.filter(day => costOf(now, day) !== costOf(then, day))
}
