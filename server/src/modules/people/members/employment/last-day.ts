import { refuseBeyondActor, rightsFrom } from '../../../../platform/vocabulary/rights.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import { isEarlier, refuseLeavingWithoutAdmin } from '../deactivation/last-administrator.ts'
import type { Actor, Member } from '../record/member.ts'

/**
 * The last day of an employment is the last day of access: who sets it ends or prolongs what the member may do. Nobody
 * below an administrator stays longer by their own doing.
 */
export function refuseLastDay(
  member: Member,
  lastDay: PlainDate | null,
  actor: Actor,
  { otherAdmin, today }: { readonly otherAdmin: boolean; readonly today: PlainDate },
): Refused<'role_exceeds_actor' | 'last_admin'> | undefined {
  if (lastDay === member.employmentEndDate) return undefined
  const prolongsOwn =
    actor.membershipId === member.id &&
    isEarlier(member.employmentEndDate, lastDay) &&
    !actor.capabilities.has('org.admin')
  return (
    refuseBeyondActor(actor, rightsFrom(member, today)) ??
    (prolongsOwn ? refuse('role_exceeds_actor', 'Nobody prolongs their own employment.') : undefined) ??
    refuseLeavingWithoutAdmin(member, lastDay, otherAdmin, today)
  )
}
