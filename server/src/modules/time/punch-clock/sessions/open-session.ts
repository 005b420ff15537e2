import {
  addSeconds,
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
  type PlainDate,
} from '../../../../platform/vocabulary/dates.ts'
import type { Tap } from '../punches/record.ts'
import type { Session, SessionSpan, SessionState } from './record.ts'

/** A session without what only its row knows. */
export type DerivedSession = Omit<Session, 'membershipId' | 'updatedAt'>

/** What a part of the work was for, from an instant on. */
type Stretch = Omit<SessionSpan, 'endAt' | 'kind'>

/** A break with its end, where it has one. */
interface Rest extends Stretch {
  readonly endAt: Instant | null
}

/** A session that takes punches in the order in which they occurred. */
export class OpenSession {
  readonly taps: Tap[]
  readonly workDate: PlainDate
  /** When it is over if no clock-out comes. */
  readonly dueMs: number
  readonly #begin: Tap
  readonly #stretches: Stretch[]
  readonly #rests: Rest[] = []

  /** It ends before the next session that stays as it is. */
  constructor(begin: Tap, workDate: PlainDate, next: Instant | null) {
    this.taps = [begin]
    this.workDate = workDate
    this.#begin = begin
    this.#stretches = [stretchFrom(begin, null)]
    const longest = millisecondsOf(addSeconds(begin.occurredAt, begin.sessionMaxMinutes * 60))
    this.dueMs = next === null ? longest : Math.min(longest, millisecondsOf(next))
  }

  /** Takes a punch between beginning and end, or says why it does not fit. */
  take(tap: Tap): string | null {
    const rest = this.#runningRest()
    if (tap.kind === 'break_start') {
      if (rest) return 'punch_on_break'
      this.#rests.push({ ...stretchFrom(tap, null), allocations: [], endAt: null })
    } else if (tap.kind === 'break_end') {
      if (!rest) return 'punch_not_on_break'
      this.#endRest(rest, tap.occurredAt)
      if (tap.entryTypeId !== null || tap.allocations.length > 0) this.#change(tap)
    } else this.#change(tap)
    this.taps.push(tap)
    return null
  }

  /** What was done since the last change may be said at its end. */
  closedBy(tap: Tap): DerivedSession {
    const last = this.#stretches.at(-1)
    if (last)
      this.#stretches[this.#stretches.length - 1] = {
        ...last,
        entryTypeId: tap.entryTypeId ?? last.entryTypeId,
        allocations: tap.allocations.length > 0 ? tap.allocations : last.allocations,
        note: tap.note ?? last.note,
      }
    this.taps.push(tap)
    return this.#ended('closed', tap.occurredAt)
  }

  running(): DerivedSession {
    return this.#session('open', null, [])
  }

  /** By the rule that held when it began. Nothing that was punched is cut off. */
  forgotten(scheduleEnd: Instant | null): DerivedSession {
    const rule = this.#begin.forgottenClockOut
    if (rule === 'left_open') return this.#session('left_open', null, [])
    const regular = scheduleEnd === null ? 0 : millisecondsOf(scheduleEnd)
    const isWithin = millisecondsOf(this.#begin.occurredAt) < regular && regular < this.dueMs
    if (rule === 'maximum_length' || !isWithin)
      return this.#ended('auto_closed', instantFromMilliseconds(this.dueMs))
    const lastMs = Math.max(...this.taps.map(({ occurredAt }) => millisecondsOf(occurredAt)))
    return this.#ended('auto_closed', instantFromMilliseconds(Math.max(regular, lastMs)))
  }

  #runningRest(): Rest | undefined {
    const last = this.#rests.at(-1)
    return last?.endAt === null ? last : undefined
  }

  #endRest(rest: Rest, endAt: Instant): void {
    this.#rests[this.#rests.length - 1] = { ...rest, endAt }
  }

  #change(tap: Tap): void {
    this.#stretches.push(stretchFrom(tap, this.#stretches.at(-1) ?? null))
  }

  #ended(state: SessionState, endedAt: Instant): DerivedSession {
    const work = this.#stretches.map(
      (stretch, index): SessionSpan => ({
        ...stretch,
        kind: 'work',
        endAt: this.#stretches[index + 1]?.startAt ?? endedAt,
      }),
    )
    const breaks = this.#rests.map(
      (rest): SessionSpan => ({ ...rest, kind: 'break', endAt: rest.endAt ?? endedAt }),
    )
    return this.#session(
      state,
      endedAt,
      [...work, ...breaks].filter(({ startAt, endAt }) => startAt < endAt),
    )
  }

  #session(state: SessionState, endedAt: Instant | null, spans: readonly SessionSpan[]): DerivedSession {
    const rest = this.#runningRest()
    const since = rest?.startAt ?? this.#rests.at(-1)?.endAt ?? this.#begin.occurredAt
    return {
      id: this.#begin.id,
      workDate: this.workDate,
      startedAt: this.#begin.occurredAt,
      endedAt,
      state,
      liveState: rest ? 'on_break' : 'working',
      since,
      dueAt: instantFromMilliseconds(this.dueMs),
      spans,
    }
  }
}

/** A change of what the work is for keeps the kind of work, where it names no other. */
const stretchFrom = (tap: Tap, before: Stretch | null): Stretch => ({
  startAt: tap.occurredAt,
  entryTypeId: tap.entryTypeId ?? (tap.kind === 'break_start' ? null : (before?.entryTypeId ?? null)),
  allocations: tap.allocations,
  note: tap.note,
})
