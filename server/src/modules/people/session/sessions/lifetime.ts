import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/**
 * How long sessions of an organisation last, by its own clock. ASVS 4.0 3.3.2 (L2) has 30 idle minutes and 12 hours in
 * all; an organisation may set less, never more.
 */
export interface SessionBounds {
  readonly sessionIdleMinutes: number
  readonly sessionHours: number
}

/** How often at most the last use of a session is written down. */
export const noteUseAfterSeconds = 60

export interface Lifetime {
  readonly createdAt: Instant
  readonly lastUsedAt: Instant
}

export const expiryOf = (
  { createdAt }: Pick<Lifetime, 'createdAt'>,
  { sessionHours }: Pick<SessionBounds, 'sessionHours'>,
): Instant => addSeconds(createdAt, sessionHours * 3600)

export const idleExpiryOf = (
  { lastUsedAt }: Pick<Lifetime, 'lastUsedAt'>,
  { sessionIdleMinutes }: Pick<SessionBounds, 'sessionIdleMinutes'>,
): Instant => addSeconds(lastUsedAt, sessionIdleMinutes * 60)

export const isOver = (session: Lifetime, bounds: SessionBounds, now: Instant): boolean =>
  now >= expiryOf(session, bounds) || now >= idleExpiryOf(session, bounds)

/** Whether the present use is worth writing down. */
export const isUseNews = ({ lastUsedAt }: Pick<Lifetime, 'lastUsedAt'>, now: Instant): boolean =>
  now >= addSeconds(lastUsedAt, noteUseAfterSeconds)

/** How long a proof of who one is counts as recent. */
export const recentMinutes = 15

export const recentUntil = ({ authenticatedAt }: { readonly authenticatedAt: Instant }): Instant =>
  addSeconds(authenticatedAt, recentMinutes * 60)

/** A member's browsers; somebody with more has lost count, and the oldest go. */
const mostSessions = 20

/** Of a member's sessions, newest first, those that go when another begins: what is over, and what is too many. */
export const superseded = (
  sessions: readonly (Lifetime & { readonly id: Id })[],
  bounds: SessionBounds,
  now: Instant,
): Id[] => {
  const over = sessions.filter(session => isOver(session, bounds, now))
  const tooMany = sessions.filter(session => !over.includes(session)).slice(mostSessions - 1)
  return [...over, ...tooMany].map(({ id }) => id)
}
