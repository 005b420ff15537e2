import { step } from '../../../../platform/contract/lifecycle.ts'
import { refuseBeyondActor, rightsFrom } from '../../../../platform/vocabulary/rights.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision } from '../../../../platform/vocabulary/decision.ts'
import { isSynthetic } from '../record/address.ts'
import * as announce from '../record/announcements.ts'
import type { MemberFact } from '../record/contract.ts'
import { memberLife } from '../record/life.ts'
import { refuseWithoutAdmin } from './last-administrator.ts'
import type { Actor, Member } from '../record/member.ts'
import { grantModules, type ModuleSeats } from '../seats/rules.ts'

export interface LeavingCircumstances {
  readonly otherAdmin: boolean
  readonly today: PlainDate
  readonly now: Instant
}

/** A member after a change of their status; the same when it already was as wanted. */
export interface StatusChange {
  readonly member: Member
  readonly changed: boolean
}

/**
 * Ends the member's access; the history stays. Of a deactivated member nothing changes. An actor of null is the service
 * itself, which does what somebody was allowed to have it do.
 */
export function deactivate(
  member: Member,
  actor: Actor | null,
  { otherAdmin, today, now }: LeavingCircumstances,
): Decision<StatusChange, MemberFact<'member.deactivated'>, 'role_exceeds_actor' | 'last_admin'> {
  const { state: status } = step(memberLife, 'deactivate', member.status)
  if (status === member.status) return accept({ member, changed: false })
  const refused =
    (actor ? refuseBeyondActor(actor, rightsFrom(member, today)) : undefined) ??
    refuseWithoutAdmin(member, otherAdmin, today)
  if (refused) return refused
  return changedStatus('deactivate', member, { status }, now, announce.deactivated)
}

/** Gives the access back, with seats as far as there are any. Who never activated their account is invited again. */
export function reactivate(
  member: Member,
  actor: Actor,
  {
    seats,
    today,
    now,
  }: { readonly seats: readonly ModuleSeats[]; readonly today: PlainDate; readonly now: Instant },
): Decision<StatusChange, MemberFact<'member.updated'>, 'role_exceeds_actor'> {
  const { state: status } = step(memberLife, 'reactivate', member.status, { to: statusOnReturn(member) })
  if (status === member.status) return accept({ member, changed: false })
  const refused = refuseBeyondActor(actor, rightsFrom(member, today))
  if (refused) return refused
  const { seatLimited } = grantModules(seats)
  return changedStatus('reactivate', member, { status, withheldModules: seatLimited }, now, announce.updated)
}

function statusOnReturn({ status, personId, email }: Member): 'active' | 'invited' {
  if (status !== 'deactivated') return status
  return personId !== null || isSynthetic(email) ? 'active' : 'invited'
}

/** Deletes a member; whether there is history that forbids it is for the database to decide, which has every reference. */
export function remove(
  member: Member,
  actor: Actor,
  { otherAdmin, today, now }: LeavingCircumstances,
): Decision<Member, MemberFact<'member.deleted'>, 'role_exceeds_actor' | 'last_admin'> {
  const refused =
    refuseBeyondActor(actor, rightsFrom(member, today)) ?? refuseWithoutAdmin(member, otherAdmin, today)
  if (refused) return refused
  return accept(member, {
    facts: [announce.deleted(member, now)],
    audit: [announce.auditLine('delete', member)],
  })
}

function changedStatus<F extends MemberFact>(
  verb: string,
  member: Member,
  change: Partial<Member>,
  now: Instant,
  announcement: (member: Member) => F,
) {
  const changed: Member = { ...member, ...change, updatedAt: now }
  return accept<StatusChange, F>(
    { member: changed, changed: true },
    {
      facts: [announcement(changed)],
      audit: [
        announce.auditLine(verb, changed, [{ field: 'status', from: member.status, to: changed.status }]),
      ],
    },
  )
}
