import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Role } from '../../../../platform/vocabulary/capabilities.ts'
import { signInFailed } from '../persons/rules.ts'

/** A browser session as it is stored; its token lies beside it, as a hash. */
export interface Session {
  readonly id: Id
  readonly membershipId: Id
  /** The role it was begun with: a session does not outlive it. */
  readonly role: Role
  readonly userAgent: string | null
  /** Whether more than a password was given. */
  readonly secondFactor: boolean
  readonly authenticatedAt: Instant
  readonly createdAt: Instant
  readonly lastUsedAt: Instant
}

/** How somebody who begins a session has proved who they are, and when, by the organisation's clock. */
export type Proved = Pick<Session, 'secondFactor' | 'authenticatedAt' | 'createdAt'>

/** Begins a session of a member who is active: `member` is undefined for who is not. One that goes on from another organisation is as old as it was there. */
export function begin(
  member: { readonly id: Id; readonly role: Role } | undefined,
  userAgent: string | null,
  proved: Proved,
  { id, now }: { readonly id: Id; readonly now: Instant },
): Decision<Session, never, 'sign_in_failed'> {
  if (!member) return signInFailed()
  const session: Session = {
    id,
    membershipId: member.id,
    role: member.role,
    userAgent: userAgent === null ? null : userAgent.slice(0, 400),
    secondFactor: proved.secondFactor,
    authenticatedAt: proved.authenticatedAt,
    createdAt: proved.createdAt,
    lastUsedAt: now,
  }
  return accept(session, {
    audit: [{ action: 'session.begin', targetType: 'session', targetId: session.id }],
  })
}

/** Ends sessions; one that is gone already stays gone. */
export const end = (ids: readonly Id[]): Decision<readonly Id[], never, never> =>
  accept(ids, {
    audit: ids.map(id => ({ action: 'session.end', targetType: 'session', targetId: id })),
  })
