import type { OvertimeCompensation } from '../../day.ts'
import type { WorkedMinute } from './simulated-time.ts'
import type { WallClock } from './wall-clock.ts'

/** Minutes of one kind, in one run. */
export interface SimulatedLine {
  readonly kind: string
  readonly minutes: number
  readonly fromMinutes?: number
  readonly toMinutes?: number
  /** The elapsed minute at which it begins. */
  readonly startsAt?: number
  readonly creditBp: number
  readonly compensation: OvertimeCompensation
  readonly versionId: string
}

export const total = (lines: readonly { readonly minutes: number }[]): number =>
  lines.reduce((sum, { minutes }) => sum + minutes, 0)

/** Runs of minutes that follow each other, of one entry type each; those without a place make runs of their own. */
export function runs(minutes: readonly WorkedMinute[], clock: WallClock, sameType = hasType) {
  const found: { first: WorkedMinute; last: WorkedMinute; minutes: number }[] = []
  for (const minute of inPlace(minutes)) {
    const run = found.at(-1)
    const follows = run && (minute.at < 0 ? run.last.at < 0 : run.last.at + 1 === minute.at)
    if (run && follows && sameType(run.last, minute)) {
      run.last = minute
      run.minutes++
    } else found.push({ first: minute, last: minute, minutes: 1 })
  }
  return found.map(({ first, last, minutes: length }) => ({
    type: first.type,
    minutes: length,
    ...(first.at >= 0 && {
      startsAt: first.at,
      fromMinutes: clock.shown[first.at] ?? 0,
      toMinutes: (clock.shown[last.at] ?? 0) + 1,
    }),
  }))
}

const hasType = (a: WorkedMinute, b: WorkedMinute): boolean => a.type.versionId === b.type.versionId

/** Earlier minutes first, those without a place last. */
function inPlace(minutes: readonly WorkedMinute[]): readonly WorkedMinute[] {
  const place = ({ at }: WorkedMinute) => (at < 0 ? Number.MAX_SAFE_INTEGER : at)
  for (let index = 1; index < minutes.length; index++) {
    const [before, after] = [minutes[index - 1], minutes[index]]
    if (before && after && place(before) > place(after))
      return minutes.toSorted((a, b) => place(a) - place(b))
  }
  return minutes
}

/** Whether a minute lies in a window of the clock that begins so many dates later. */
export function windowOf(
  { fromMinutes, toMinutes }: { readonly fromMinutes: number; readonly toMinutes: number },
  datesLater: number,
  { reached }: WallClock,
): (at: number) => boolean {
  const place = (minutes: number) => reached[Math.min(2880, Math.max(0, minutes + 1440 * datesLater))] ?? 0
  const from = place(fromMinutes)
  const to = place(toMinutes < fromMinutes ? toMinutes + 1440 : toMinutes)
  return at => from <= at && at < to
}
