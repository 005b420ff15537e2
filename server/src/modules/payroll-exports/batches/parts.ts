import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { memberDayContexts } from '../../members/port.ts'
import { approvedDaysByMember } from '../../work-days/port.ts'
import { daysAtOnce } from '../bounds.ts'
import { inPayrollOrder } from '../lines/batch-lines.ts'
import { membersInForce } from '../lines/store.ts'
import type { ExportPeriod } from './rules.ts'

/**
 * The members of a large batch, in parts with about as many days as one transaction freezes. A member is never divided,
 * because weekly overtime needs all their days, and the parts follow the order of the lines of the whole.
 */
export async function partsOf(db: TenantDb, period: ExportPeriod): Promise<Id[][]> {
  const [counted, known] = await Promise.all([
    approvedDaysByMember(db, period),
    membersInForce(db, { from: period.periodStart, to: period.periodEnd, groupId: period.groupId }),
  ])
  const days = new Map(known.map(id => [id, 0]))
  for (const { membershipId, days: count } of counted) days.set(membershipId, count)
  const members = await memberDayContexts(db, [...days.keys()])
  return divided(members.sort(inPayrollOrder), ({ id }) => days.get(id) ?? 0)
}

/** A member without days to freeze costs a look at what payroll knows, about as much as a day. */
function divided<Member extends { readonly id: Id }>(
  members: readonly Member[],
  daysOf: (member: Member) => number,
): Id[][] {
  const parts: Id[][] = []
  let room = 0
  for (const member of members) {
    const weight = Math.max(1, daysOf(member))
    const part = parts.at(-1)
    if (part && weight <= room) part.push(member.id)
    else {
      parts.push([member.id])
      room = daysAtOnce
    }
    room -= weight
  }
  return parts
}
