import { step } from '../../../../platform/contract/lifecycle.ts'
import { refuseBeyondActor, rightsFrom } from '../../../../platform/vocabulary/rights.ts'
import { addSeconds, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, isRefused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { isSynthetic } from '../record/address.ts'
import * as announce from '../record/announcements.ts'
import type { MemberFact } from '../record/contract.ts'
import { memberLife } from '../record/life.ts'
import type { Actor, Member } from '../record/member.ts'
import type { Locale } from '../record/shapes.ts'

/** The one live activation link of a member. */
export interface PendingInvitation {
  readonly membershipId: Id
  readonly tokenHash: Buffer
  readonly locale: Locale | null
  readonly sentAt: Instant
  readonly expiresAt: Instant
}

const lifetimeSeconds = 14 * 24 * 60 * 60

export const invitationOf = (
  { id, locale }: Member,
  tokenHash: Buffer,
  now: Instant,
  language: Locale | null = locale,
): PendingInvitation => ({
  membershipId: id,
  tokenHash,
  locale: language,
  sentAt: now,
  expiresAt: addSeconds(now, lifetimeSeconds),
})

/** A new link in place of the old one. An actor of null is the operator of the service, who may do everything. */
export function invite(
  member: Member,
  actor: Actor | null,
  link: { readonly tokenHash: Buffer; readonly locale: Locale | null },
  { now, today }: { readonly now: Instant; readonly today: PlainDate },
): Decision<
  PendingInvitation,
  MemberFact<'member.invited'>,
  'member_already_active' | 'member_deactivated' | 'member_has_no_address' | 'role_exceeds_actor'
> {
  // A link sets a password: for somebody who has one it would be a reset by another person.
  if (member.personId !== null)
    return refuse('member_already_active', `${member.displayName} has activated their account.`)
  const next = step(memberLife, 'invite', member.status, {
    to: member.status === 'active' ? 'active' : 'invited',
    detail: `${member.displayName} is deactivated.`,
  })
  if (isRefused(next)) return next
  if (isSynthetic(member.email))
    return refuse(
      'member_has_no_address',
      `${member.displayName} only uses shared devices and has no address.`,
    )
  // The maker of an activation link could use it themself.
  const beyond = actor && refuseBeyondActor(actor, rightsFrom(member, today))
  if (beyond) return beyond
  return accept(invitationOf(member, link.tokenHash, now, link.locale ?? member.locale), {
    facts: [announce.invited(member, now)],
    audit: [announce.auditLine('invite', member)],
  })
}

/** A person takes up an invitation: from now on they sign in as the member. */
export function activate(member: Member, personId: Id, now: Instant): Decision<Member, never, never> {
  const { state: status } = step(memberLife, 'activate', member.status)
  const activated: Member = { ...member, personId, status, updatedAt: now }
  return accept(activated, {
    audit: [
      announce.auditLine('activate', member, [
        { field: 'status', from: member.status, to: activated.status },
      ]),
    ],
  })
}
