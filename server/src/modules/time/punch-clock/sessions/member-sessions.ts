import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayRefusal, PunchedDay, PunchedPart, RegularHours } from '../../work-days/port.ts'
import type { Punch } from '../punches/record.ts'
import { derive, type Derived } from './derive.ts'
import type { DerivedSession } from './open-session.ts'
import type { Session, SessionSpan } from './record.ts'

interface Terms {
  readonly membershipId: Id
  readonly now: Instant
  readonly hours: RegularHours
  dateOf(instant: Instant): PlainDate
}

/** The sessions of one member as they were and as they become, while days are asked whether they take them. */
export class MemberSessions {
  readonly membershipId: Id
  readonly #terms: Terms
  readonly #stored: ReadonlyMap<Id, Punch>
  readonly #changed: ReadonlyMap<Id, Punch>
  readonly #before: readonly Session[]
  readonly #held = new Map<PlainDate, string>()
  readonly #misfits = new Map<Id, string>()
  #derived: Derived

  constructor(terms: Terms, stored: readonly Punch[], changed: readonly Punch[], before: readonly Session[]) {
    this.membershipId = terms.membershipId
    this.#terms = terms
    this.#stored = new Map(stored.map(punch => [punch.id, punch]))
    this.#changed = new Map(changed.map(punch => [punch.id, punch]))
    this.#before = before
    this.#derived = this.#derive()
  }

  /** The days whose punched time is another than before. */
  changedDays(): PunchedDay[] {
    const { membershipId } = this
    const [before, after] = [onDates(this.#before), onDates(this.#sessions())]
    return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((workDate): PunchedDay[] => {
      const parts = after.get(workDate) ?? []
      const spans = (before.get(workDate) ?? []).flatMap(part => part.spans)
      if (contentOf(spans) === contentOf(parts.flatMap(part => part.spans))) return []
      return [{ membershipId, workDate, before: spans, after: parts }]
    })
  }

  /** Keeps days as they are, and derives once more without what they refuse. */
  hold(refused: readonly DayRefusal[]): void {
    if (refused.length === 0) return
    for (const { workDate, partId, code } of refused)
      if (partId === null) this.#held.set(workDate, code)
      else this.#misfits.set(partId, code)
    this.#derived = this.#derive()
  }

  /** The punches that count, and those that changed, as they stand. */
  punches(): Punch[] {
    return [...new Map([...this.#stored, ...this.#changed]).values()].map(punch => this.#placed(punch))
  }

  changedPunches(): Punch[] {
    return this.punches().filter(punch => {
      const before = this.#stored.get(punch.id)
      return (
        before?.sessionId !== punch.sessionId ||
        before.unplacedCode !== punch.unplacedCode ||
        before.workDate !== punch.workDate ||
        this.#changed.has(punch.id)
      )
    })
  }

  changedSessions(): Session[] {
    const before = new Map(this.#before.map(session => [session.id, session]))
    return this.#sessions().flatMap(session => {
      const former = before.get(session.id)
      if (former && isSame(former, session)) return []
      return { ...session, membershipId: this.membershipId, updatedAt: this.#terms.now }
    })
  }

  goneSessions(): Id[] {
    const left = new Set(this.#sessions().map(({ id }) => id))
    return this.#before.flatMap(({ id }) => (left.has(id) ? [] : [id]))
  }

  /** Sessions that their days have and keep, with those that are derived. */
  #sessions(): readonly DerivedSession[] {
    return [...this.#pinned(), ...this.#derived.sessions]
  }

  #pinned(): readonly Session[] {
    return this.#before.filter(({ workDate, spans }) => this.#held.has(workDate) && spans.length > 0)
  }

  #derive(): Derived {
    const pinned = this.#pinned()
    const pinnedIds = new Set(pinned.map(({ id }) => id))
    const counting = [...new Map([...this.#stored, ...this.#changed]).values()].filter(
      ({ correctedById, dismissedAt }) => correctedById === null && dismissedAt === null,
    )
    const { hours, dateOf, now } = this.#terms
    return derive({
      taps: counting.filter(({ sessionId }) => sessionId === null || !pinnedIds.has(sessionId)),
      pinned: pinned.flatMap(({ id, workDate, startedAt, endedAt }) =>
        endedAt === null ? [] : [{ id, workDate, startedAt, endedAt }],
      ),
      held: this.#held,
      misfits: this.#misfits,
      now,
      dateOf,
      scheduleEnd: date => hours.endOn(this.membershipId, date),
    })
  }

  #placed(punch: Punch): Punch {
    const placement = this.#derived.placements.get(punch.id)
    if (!placement) return punch
    const { sessionId, unplacedCode, workDate } = placement
    const isSameAsBefore =
      punch.sessionId === sessionId && punch.unplacedCode === unplacedCode && punch.workDate === workDate
    return isSameAsBefore
      ? punch
      : { ...punch, sessionId, unplacedCode, workDate, updatedAt: this.#terms.now }
  }
}

/** What dates have of sessions, in the order of time. */
const onDates = (sessions: readonly DerivedSession[]): ReadonlyMap<PlainDate, readonly PunchedPart[]> =>
  new Map(
    [...Map.groupBy(sessions, ({ workDate }) => workDate)].map(([workDate, all]) => [
      workDate,
      all
        .filter(({ spans }) => spans.length > 0)
        .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
        .map(({ id, spans }) => ({ id, spans })),
    ]),
  )

const contentOfSession = ({
  id,
  workDate,
  startedAt,
  endedAt,
  state,
  liveState,
  since,
  dueAt,
  spans,
}: DerivedSession) =>
  JSON.stringify({ id, workDate, startedAt, endedAt, state, liveState, since, dueAt }) + contentOf(spans)

/** The same text for the same spans, however their fields are ordered. */
const contentOf = (spans: readonly SessionSpan[]): string => JSON.stringify(spans.map(spanContent))

const spanContent = ({ startAt, endAt, kind, entryTypeId, allocations, note }: SessionSpan) => [
  startAt,
  endAt,
  kind,
  entryTypeId,
  note,
  allocations.map(
    ({ dimensionId, valueId, phaseId = null, taskId = null, minutes = null, shareBp = null }) => [
      dimensionId,
      valueId,
      phaseId,
      taskId,
      minutes,
      shareBp,
    ],
  ),
]

const isSame = (a: DerivedSession, b: DerivedSession): boolean => contentOfSession(a) === contentOfSession(b)
