import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { markAbsences, type MarkedDays } from '../../work-days/port.ts'
import { absenceAccounts, accountsOf, type PlannedPeriod, type TakesKind } from '../accounts.ts'
import type { Moved } from './moves.ts'
import { marksOf, type Plan } from './plan.ts'
import type { AbsencePeriod } from './record.ts'
import type { AbsenceReason } from '../reasons.ts'
import { extentOf } from './rules.ts'

/** Who moves absences, and in which zone their dates lie. */
export interface ApplyingContext {
  readonly timeZone: string
  readonly actorMembershipId: Id | null
  readonly contributions: Contributions
}

const isInForce = ({ state }: AbsencePeriod): boolean => state === 'approved' || state === 'cancel_requested'

/**
 * What a move does to days: marks of an absence that is in force no longer go, and those of one that is come. Null where
 * the days stay as they are.
 */
export function markingsOf({ before, after, inForce }: Moved, plan: Plan | null) {
  const wasInForce = isInForce(before)
  if (inForce && plan && (!wasInForce || !isSame(before, after))) {
    const subject = { periodId: after.id, membershipId: after.membershipId, extent: extentOf(after) }
    return { cleared: wasInForce ? [after.id] : [], marks: marksOf(subject, plan) }
  }
  return wasInForce && !inForce ? { cleared: [after.id], marks: [] } : null
}

const isSame = (before: AbsencePeriod, after: AbsencePeriod): boolean =>
  JSON.stringify(extentOf(before)) === JSON.stringify(extentOf(after))

/** Reads what the days of a moved absence are to become. */
export function markingDays(
  tx: WriteTransaction,
  context: ApplyingContext,
  moved: Moved,
  plan: Plan | null,
): Promise<MarkedDays> {
  return markAbsences(tx, context, markingsOf(moved, plan) ?? { cleared: [], marks: [] })
}

/** What of absences was taken and is so no longer, and what they take now. */
export interface Settlement {
  readonly given: readonly Id[]
  readonly taken: readonly { readonly kind: TakesKind; readonly planned: PlannedPeriod }[]
}

/** What a move gives back and takes. */
export function settlementOf(moved: Moved, plan: Plan | null): Settlement {
  const markings = markingsOf(moved, plan)
  if (!markings) return { given: [], taken: [] }
  return { given: markings.cleared, taken: moved.inForce && plan ? takenBy(plan) : [] }
}

export const takenBy = ({ type, taken }: Plan): Settlement['taken'] =>
  type?.takesKind && taken ? [{ kind: type.takesKind, planned: taken }] : []

/** Gives back what absences took, and takes what others, or they themselves anew, take. */
export async function settle(
  tx: WriteTransaction,
  contributions: Contributions,
  { given, taken }: Settlement,
  why: AbsenceReason,
): Promise<void> {
  if (given.length > 0)
    for (const accounts of contributions(absenceAccounts)) await accounts.giveBack(tx, given, why)
  for (const [kind, ofKind] of Map.groupBy(taken, each => each.kind)) {
    const planned = ofKind.map(each => each.planned)
    await accountsOf(contributions, kind)?.take(tx, planned, why)
  }
}
