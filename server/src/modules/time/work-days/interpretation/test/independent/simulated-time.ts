import type { DayFacts, EntryTypeVersion } from '../../day.ts'
import { type WallClock, wallClock } from './wall-clock.ts'

/** A minute of work; `at` is -1 where it has no place in the day. */
export interface WorkedMinute {
  readonly at: number
  readonly type: EntryTypeVersion
}

export interface PlacedSpan {
  readonly type: EntryTypeVersion
  readonly from: number
  readonly to: number
}

export interface Bare {
  readonly type: EntryTypeVersion
  readonly minutes: number
}

export interface SimulatedTime {
  readonly clock: WallClock
  readonly spans: readonly PlacedSpan[]
  readonly durations: readonly Bare[]
  readonly worked: readonly WorkedMinute[]
  /** First minute and end of the presence; both 0 without any. */
  readonly from: number
  readonly to: number
  readonly breakMinutes: number
  readonly gapMinutes: number
  /** Breaks that were to be taken off and had nothing to be taken off from. */
  readonly idleBreakMinutes: number
}

export const isWork = ({ category, countsToTarget }: EntryTypeVersion): boolean =>
  category === 'work' ||
  (countsToTarget && (category === 'travel' || category === 'standby' || category === 'break'))
const isUnpaidBreak = ({ category, countsToTarget }: EntryTypeVersion): boolean =>
  category === 'break' && !countsToTarget

export function simulateTime(facts: DayFacts): SimulatedTime {
  const clock = wallClock(facts.workDate, facts.timeZone)
  const spans = placedSpans(facts, clock)
  const durations = facts.entries.flatMap(({ entryType, durationMinutes }) =>
    durationMinutes === null || durationMinutes === 0 ? [] : [{ type: entryType, minutes: durationMinutes }],
  )
  const present = spans.filter(({ type }) => isWork(type) || type.category === 'travel')
  const from = present.length > 0 ? Math.min(...present.map(span => span.from)) : 0
  const to = present.length > 0 ? Math.max(...present.map(span => span.to)) : 0

  const beganFirst = spans.filter(({ type }) => isWork(type)).sort((a, b) => a.from - b.from)
  const breaks = spans.filter(({ type }) => isUnpaidBreak(type))
  const work: WorkedMinute[] = []
  let pauses = 0
  let gaps = 0
  for (let at = from; at < to; at++) {
    const here = (span: PlacedSpan) => span.from <= at && at < span.to
    const owner = beganFirst.find(here)
    if (breaks.some(here)) pauses++
    else if (owner) work.push({ at, type: owner.type })
    else if (!spans.some(here)) gaps++
  }
  let outside = 0
  for (const span of breaks) for (let at = span.from; at < span.to; at++) if (at < from || at >= to) outside++

  const bareBreak = sum(durations.filter(({ type }) => isUnpaidBreak(type)))
  const bareTaken = Math.min(bareBreak, work.length)
  const missing = missingBreak(facts, work.length - bareTaken, pauses + gaps + bareTaken)
  const cut = bareTaken + missing
  const first = Math.floor((work.length - cut) / 2)
  work.splice(first, cut)
  for (const { type, minutes } of durations)
    if (isWork(type)) for (let minute = 0; minute < minutes; minute++) work.push({ at: -1, type })
  return {
    clock,
    spans,
    durations,
    worked: roundedDay(work, facts.model),
    from,
    to,
    breakMinutes: pauses + cut,
    gapMinutes: gaps,
    idleBreakMinutes: outside + bareBreak - bareTaken,
  }
}

const sum = (bare: readonly Bare[]): number => bare.reduce((all, { minutes }) => all + minutes, 0)

/** Above `afterMinutes` of work the day has `deductMinutes` of break, but is never worked less than `afterMinutes` for it. */
function missingBreak({ model }: DayFacts, work: number, rest: number): number {
  let most = 0
  for (const { afterMinutes, deductMinutes } of model.breakRules) {
    if (work <= afterMinutes || rest >= deductMinutes) continue
    most = Math.max(most, Math.min(deductMinutes - rest, work - afterMinutes))
  }
  return most
}

function placedSpans({ entries, model }: DayFacts, { reached }: WallClock): PlacedSpan[] {
  const spans: PlacedSpan[] = []
  for (const { entryType: type, startMinutes, endMinutes } of entries) {
    if (startMinutes === null || endMinutes === null) continue
    const rounds = model.roundingScope === 'times' && (type.category === 'work' || type.category === 'travel')
    const step = rounds && model.roundingMode !== 'none' ? Math.max(1, model.roundingMinutes) : 1
    const start = stepped(startMinutes, step, { up: 'floor', down: 'ceil' }, model.roundingMode)
    const end = stepped(endMinutes, step, { up: 'ceil', down: 'floor' }, model.roundingMode)
    const from = reached[Math.min(2880, start)] ?? 0
    const to = reached[Math.min(2880, end)] ?? 0
    if (from < to) spans.push({ type, from, to })
  }
  return spans
}

/** The nearest step, a half taken upwards, or the step in the worker's favour or the employer's. */
function stepped(
  minutes: number,
  step: number,
  direction: { readonly up: 'floor' | 'ceil'; readonly down: 'floor' | 'ceil' },
  mode: string,
): number {
  const below = minutes - (minutes % step)
  if (below === minutes) return minutes
  if (mode === 'nearest') return minutes - below >= below + step - minutes ? below + step : below
  return direction[mode === 'up' ? 'up' : 'down'] === 'floor' ? below : below + step
}

/** What is rounded off was worked last; what is added has no place in the day. */
function roundedDay(work: readonly WorkedMinute[], model: DayFacts['model']): readonly WorkedMinute[] {
  const last = work.at(-1)
  if (model.roundingScope !== 'day' || model.roundingMode === 'none' || model.roundingMinutes < 2 || !last)
    return work
  const length = stepped(
    work.length,
    model.roundingMinutes,
    { up: 'ceil', down: 'floor' },
    model.roundingMode,
  )
  const added = Array.from({ length: Math.max(0, length - work.length) }, () => ({ at: -1, type: last.type }))
  return [...work.slice(0, length), ...added]
}
