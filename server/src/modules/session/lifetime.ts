import { addSeconds, type Instant } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'

/** An idle session ends after 12 hours, any session after 30 days, by the organisation's clock. */
export const idleHours = 12
export const absoluteDays = 30
/** How often at most the last use of a session is written down. */
export const noteUseAfterSeconds = 60

export interface Lifetime {
  readonly createdAt: Instant
  readonly lastUsedAt: Instant
}

export const expiryOf = ({ createdAt }: Pick<Lifetime, 'createdAt'>): Instant =>
  addSeconds(createdAt, absoluteDays * 86_400)

export const idleExpiryOf = ({ lastUsedAt }: Pick<Lifetime, 'lastUsedAt'>): Instant =>
  addSeconds(lastUsedAt, idleHours * 3600)

export const isOver = (session: Lifetime, now: Instant): boolean =>
  now >= expiryOf(session) || now >= idleExpiryOf(session)

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
export const superseded = (sessions: readonly (Lifetime & { readonly id: Id })[], now: Instant): Id[] => {
  const over = sessions.filter(session => isOver(session, now))
  const tooMany = sessions.filter(session => !over.includes(session)).slice(mostSessions - 1)
  return [...over, ...tooMany].map(({ id }) => id)
}
