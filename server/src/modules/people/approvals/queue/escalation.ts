import { addSeconds, type Instant, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

export const secondsOfDay = 24 * 60 * 60

interface Waiting {
  readonly submittedAt: Instant
  /** Those above the member, the nearest first. */
  readonly supervisorIds: readonly Id[]
  /** After how many days it is passed on; null for never. */
  readonly afterDays: number | null
  readonly now: Instant
}

/** For whom something waits, and when it is or was passed on. */
export interface PassedOn {
  readonly approverMembershipIds: readonly Id[]
  /** When it will wait for the next one above too; null where nobody is left, or it is passed on never. */
  readonly dueAt: Instant | null
  /** When it was last passed on; null while it waits for the first. */
  readonly escalatedAt: Instant | null
}

/** Waits for the supervisor, and after each so many days for the one above too. Nobody who was asked is left out again. */
export function passedOn({ submittedAt, supervisorIds, afterDays, now }: Waiting): PassedOn {
  if (afterDays === null || supervisorIds.length === 0)
    return { approverMembershipIds: supervisorIds.slice(0, 1), dueAt: null, escalatedAt: null }
  const waited = millisecondsOf(now) - millisecondsOf(submittedAt)
  const times = Math.max(0, Math.floor(waited / (afterDays * secondsOfDay * 1000)))
  const steps = Math.min(times, supervisorIds.length - 1)
  const after = (count: number) => addSeconds(submittedAt, count * afterDays * secondsOfDay)
  return {
    approverMembershipIds: supervisorIds.slice(0, steps + 1),
    dueAt: steps + 1 < supervisorIds.length ? after(steps + 1) : null,
    escalatedAt: steps === 0 ? null : after(steps),
  }
}
