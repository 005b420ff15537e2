import {
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
  type PlainDate,
} from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { dayClock, type DayClock } from '../../../../platform/vocabulary/local-time.ts'
import type { Entry } from '../day/day.ts'
import type { Allocation } from '../day/entry-shapes.ts'
import { isSameTime, type WantedEntry } from '../writing/entry-rules.ts'

/** The time of one entry, and what the clock said of it. */
interface ClockTime {
  readonly startMinutes: number | null
  readonly endMinutes: number | null
  readonly durationMinutes: number | null
  readonly rawStartAt: Instant
  readonly rawEndAt: Instant
}

/**
 * The entries that a span of instants has on the clock of its day, to the minute. Where the clock shows an hour twice, a
 * clock time means the first: what lies in the second, and cannot be told by the clock, is an entry by its duration.
 */
function clockTimes(startAt: Instant, endAt: Instant, clock: DayClock, midnight: Instant): ClockTime[] {
  const elapsed = (instant: Instant) =>
    Math.floor((millisecondsOf(instant) - millisecondsOf(midnight)) / 60_000)
  const [from, to] = [elapsed(startAt), elapsed(endAt)]
  if (to <= from) return []
  const raw = { rawStartAt: startAt, rawEndAt: endAt }
  const start = firstToldFrom(from, clock)
  const end = lastToldUntil(to, clock)
  if (end <= start) return [{ startMinutes: null, endMinutes: null, durationMinutes: to - from, ...raw }]
  const told = clock.elapsedAt(end) - clock.elapsedAt(start)
  const untold = to - from - told
  const span = { startMinutes: start, endMinutes: end, durationMinutes: null, ...raw }
  return untold > 0
    ? [span, { startMinutes: null, endMinutes: null, durationMinutes: untold, ...raw }]
    : [span]
}

/** The first clock time that means the elapsed minute or a later one. */
function firstToldFrom(elapsed: number, clock: DayClock): number {
  let minutes = clock.clockAt(elapsed)
  while (clock.elapsedAt(minutes) < elapsed) minutes++
  return minutes
}

/** The last clock time that means the elapsed minute or an earlier one. */
function lastToldUntil(elapsed: number, clock: DayClock): number {
  let minutes = clock.clockAt(elapsed, 'end')
  while (clock.elapsedAt(minutes) > elapsed) minutes--
  return minutes
}

/** The instant that begins the day of a clock. */
const midnightOf = (clock: DayClock): Instant => instantFromMilliseconds(millisecondsOf(clock.instantAt(0)))

/** A part of punched time between two instants. */
export interface PunchedSpan {
  readonly startAt: Instant
  readonly endAt: Instant
  readonly kind: 'work' | 'break'
  /** Null for the organisation's usual one. */
  readonly entryTypeId: Id | null
  readonly allocations: readonly Allocation[]
  readonly note: string | null
}

/** The entry types of spans that name none. Without one for breaks, a break is a gap between entries. */
export interface UsualTypes {
  readonly work: Id | null
  readonly break: Id | null
}

/** An entry that the clock makes. */
export interface PunchedEntry extends WantedEntry {
  readonly kind: PunchedSpan['kind']
}

/** Names no entry type: the day is refused for it. */
const noEntryType: Id = '00000000-0000-0000-0000-000000000000'

/** The entries that spans make on their day. */
export function punchedEntries(
  workDate: PlainDate,
  timeZone: string,
  spans: readonly PunchedSpan[],
  usual: UsualTypes,
): PunchedEntry[] {
  const clock = dayClock(workDate, timeZone)
  const midnight = midnightOf(clock)
  return withoutGaps(spans, usual).flatMap(span =>
    clockTimes(span.startAt, span.endAt, clock, midnight).map(time => ({
      ...time,
      kind: span.kind,
      entryTypeId: span.entryTypeId ?? usual[span.kind] ?? noEntryType,
      allocations: [...span.allocations],
      note: span.note,
    })),
  )
}

/** Breaks that no entry type can say are taken out of the work around them. */
function withoutGaps(spans: readonly PunchedSpan[], usual: UsualTypes): readonly PunchedSpan[] {
  const gaps = spans.filter(({ kind, entryTypeId }) => kind === 'break' && !entryTypeId && !usual.break)
  if (gaps.length === 0) return spans
  return gaps.reduce<readonly PunchedSpan[]>(
    (left, gap) => left.flatMap(span => (span === gap ? [] : span.kind === 'work' ? cut(span, gap) : span)),
    spans,
  )
}

const cut = (span: PunchedSpan, gap: PunchedSpan): PunchedSpan[] =>
  gap.endAt <= span.startAt || span.endAt <= gap.startAt
    ? [span]
    : [
        { ...span, endAt: gap.startAt < span.startAt ? span.startAt : gap.startAt },
        { ...span, startAt: gap.endAt > span.endAt ? span.endAt : gap.endAt },
      ].filter(({ startAt, endAt }) => startAt < endAt)

/** What a day is to have, beside what it keeps. */
export interface Replacement {
  readonly kept: readonly Entry[]
  readonly entries: readonly PunchedEntry[]
}

/**
 * What becomes of the entries of a day when the clock says something else than before; null for a day whose punched entries
 * are no longer what the clock left there, so that anyone who edited it is not overwritten. What is the same as before stays
 * with all that was written to it since, and what takes its place inherits that. A day without entries of its own has been cleared, and
 * is written anew.
 */
export function replacement(
  stored: readonly Entry[],
  before: readonly PunchedEntry[],
  after: readonly PunchedEntry[],
): Replacement | null {
  const others = stored.filter(({ source }) => source !== 'punch')
  const punched = stored.filter(({ source }) => source === 'punch')
  if (stored.every(({ source }) => source === 'absence' || source === 'trip'))
    return { kept: stored, entries: after }
  const missing = before.some(entry => !punched.some(found => isOf(found, entry)))
  if (missing) return null
  const same = punched.flatMap(found => {
    const now = after.find(entry => isOf(found, entry))
    const then = before.find(entry => isOf(found, entry))
    return now && (then?.entryTypeId ?? now.entryTypeId) === now.entryTypeId
      ? [{ found, entry: asNow(found, then, now) }]
      : []
  })
  const gone = punched.filter(each => !same.some(({ found }) => found === each))
  return {
    kept: [...others, ...same.map(({ entry }) => entry)],
    entries: after
      .filter(entry => !same.some(({ found }) => isOf(found, entry)))
      .map(entry => inheriting(entry, gone, before)),
  }
}

/** An entry of the same minutes as before, with what the clock says of it now; what somebody has written to it stays. */
function asNow(found: Entry, then: PunchedEntry | undefined, now: PunchedEntry): Entry {
  const isAsPunched = (text: string | null | undefined) => (text ?? null) === found.note
  return {
    ...found,
    note: then && isAsPunched(then.note) ? (now.note ?? null) : found.note,
    allocations:
      then && sameAllocations(found.allocations, then.allocations ?? [])
        ? ((now.allocations ?? []) as readonly Allocation[])
        : found.allocations,
    rawStartAt: now.rawStartAt ?? null,
    rawEndAt: now.rawEndAt ?? null,
  }
}

const sameAllocations = (
  one: NonNullable<WantedEntry['allocations']> | readonly Allocation[],
  other: NonNullable<WantedEntry['allocations']> | readonly Allocation[],
): boolean => textOf(one) === textOf(other)

const textOf = (allocations: NonNullable<WantedEntry['allocations']> | readonly Allocation[]): string =>
  JSON.stringify(
    allocations.map(({ dimensionId, valueId, phaseId, taskId, minutes, shareBp }) => [
      ...[dimensionId, valueId, phaseId ?? null, taskId ?? null, minutes ?? null, shareBp ?? null],
    ]),
  )

/** Whether a stored entry is the one that the clock made. */
const isOf = (found: Entry, entry: PunchedEntry): boolean =>
  (found.entryType.category === 'break') === (entry.kind === 'break') && isSameTime(found, entry)

/** What somebody wrote to an entry goes over to the one that begins or ends where it did; what was punched does not. */
function inheriting(
  entry: PunchedEntry,
  gone: readonly Entry[],
  before: readonly PunchedEntry[],
): PunchedEntry {
  const former = gone.find(
    ({ entryType, startMinutes, endMinutes }) =>
      (entryType.category === 'break') === (entry.kind === 'break') &&
      startMinutes !== null &&
      (startMinutes === entry.startMinutes || endMinutes === entry.endMinutes),
  )
  const then = former && before.find(each => isOf(former, each))
  if (!former || !then) return entry
  const isPlain = (entry.allocations?.length ?? 0) === 0
  const isAllocated = !sameAllocations(former.allocations, then.allocations ?? [])
  return {
    ...entry,
    allocations: isPlain && isAllocated ? [...former.allocations] : (entry.allocations ?? []),
    note: entry.note ?? (former.note === (then.note ?? null) ? null : former.note),
  }
}
