import {
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
  type PlainDate,
} from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { punchKinds, type Tap } from '../punches/record.ts'
import { type DerivedSession, OpenSession } from './open-session.ts'

/** A session that stays as it is, whatever comes: its day has it and may not be written. */
export interface Pinned {
  readonly id: Id
  readonly workDate: PlainDate
  readonly startedAt: Instant
  readonly endedAt: Instant
}

/** What sessions are derived from. Their order does not matter. */
export interface Derivation {
  /** The punches that count, without those of pinned sessions. */
  readonly taps: readonly Tap[]
  readonly pinned: readonly Pinned[]
  /** The dates that take nothing, each with the code that says why. */
  readonly held: ReadonlyMap<PlainDate, string>
  /** The sessions that their days do not take, by id, each with the code that says why. */
  readonly misfits: ReadonlyMap<Id, string>
  readonly now: Instant
  dateOf(instant: Instant): PlainDate
  /** When the regular hours of the date end; null where none are agreed. */
  scheduleEnd(date: PlainDate): Instant | null
}

/** Where a punch belongs: in a session, or nowhere, with the code that says why. */
export interface Placement {
  readonly sessionId: Id | null
  readonly unplacedCode: string | null
  readonly workDate: PlainDate
}

export interface Derived {
  readonly sessions: readonly DerivedSession[]
  /** By the punch's id. */
  readonly placements: ReadonlyMap<Id, Placement>
}

/**
 * The sessions of one member. Punches are read in the order in which they occurred, so that it makes no difference when
 * each of them came. One that fits nowhere changes nothing.
 */
export function derive(derivation: Derivation): Derived {
  const walk = new Walk(derivation)
  for (const tap of derivation.taps.toSorted(inTime)) walk.take(tap)
  return walk.end()
}

const rank = new Map(punchKinds.map((kind, index) => [kind, index]))

/** Punches of one instant in an order that does not depend on how they came. */
export const inTime = (a: Tap, b: Tap): number =>
  millisecondsOf(a.occurredAt) - millisecondsOf(b.occurredAt) ||
  (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0) ||
  (a.clientPunchId < b.clientPunchId ? -1 : 1)

class Walk {
  readonly #derivation: Derivation
  readonly #sessions: DerivedSession[] = []
  readonly #placements = new Map<Id, Placement>()
  #open: OpenSession | null = null

  constructor(derivation: Derivation) {
    this.#derivation = derivation
  }

  take(tap: Tap): void {
    const at = millisecondsOf(tap.occurredAt)
    if (this.#open && at > this.#open.dueMs) this.#forget(this.#open)
    const { held, dateOf } = this.#derivation
    const pinned = this.#pinnedAt(at)
    if (pinned) {
      const { workDate } = pinned
      return this.#unplaced(tap, held.get(workDate) ?? 'punch_inside_session', workDate)
    }
    const code = this.#take(tap, at)
    if (code !== null) this.#unplaced(tap, code, this.#open?.workDate ?? dateOf(tap.occurredAt))
  }

  end(): Derived {
    const open = this.#open
    if (open && millisecondsOf(this.#derivation.now) > open.dueMs) this.#forget(open)
    else if (open) this.#keep(open, open.running())
    return { sessions: this.#sessions, placements: this.#placements }
  }

  /** Puts the punch into a session, or says why it fits into none. */
  #take(tap: Tap, at: number): string | null {
    if (tap.kind === 'clock_in') {
      if (this.#open) return 'punch_inside_session'
      this.#open = new OpenSession(tap, this.#derivation.dateOf(tap.occurredAt), this.#nextPinnedAfter(at))
      return null
    }
    if (!this.#open) return 'punch_without_session'
    if (tap.kind === 'clock_out') {
      this.#keep(this.#open, this.#open.closedBy(tap))
      this.#open = null
      return null
    }
    return this.#open.take(tap)
  }

  /** A session that was over before anybody said so. */
  #forget(open: OpenSession): void {
    const { scheduleEnd } = this.#derivation
    this.#keep(open, open.forgotten(scheduleEnd(open.workDate)))
    this.#open = null
  }

  #keep(open: OpenSession, session: DerivedSession): void {
    const { workDate } = session
    const { held: days, misfits } = this.#derivation
    const held = session.endedAt === null ? undefined : (days.get(workDate) ?? misfits.get(session.id))
    if (held === undefined) this.#sessions.push(session)
    for (const { id } of open.taps)
      this.#placements.set(
        id,
        held === undefined
          ? { sessionId: session.id, unplacedCode: null, workDate }
          : { sessionId: null, unplacedCode: held, workDate },
      )
  }

  #unplaced({ id }: Tap, unplacedCode: string, workDate: PlainDate): void {
    this.#placements.set(id, { sessionId: null, unplacedCode, workDate })
  }

  #pinnedAt(at: number): Pinned | undefined {
    return this.#derivation.pinned.find(
      ({ startedAt, endedAt }) => millisecondsOf(startedAt) <= at && at < millisecondsOf(endedAt),
    )
  }

  #nextPinnedAfter(at: number): Instant | null {
    const later = this.#derivation.pinned
      .map(({ startedAt }) => millisecondsOf(startedAt))
      .filter(start => start > at)
    return later.length > 0 ? instantFromMilliseconds(Math.min(...later)) : null
  }
}
