import { LAST_CLOCK_MINUTE } from '../../../../platform/vocabulary/local-time.ts'
import type { ClockWindow, RoundingMode, WorktimeModelVersion } from './worktime-model.ts'

/** Rounds to a multiple of `step`; a multiple stays as it is. `nearest` takes a half upwards. */
export function roundMinutes(minutes: number, step: number, mode: RoundingMode): number {
  if (mode === 'none' || step <= 1) return minutes
  const steps = minutes / step
  if (mode === 'up') return Math.ceil(steps) * step
  if (mode === 'down') return Math.floor(steps) * step
  return Math.floor(steps + 0.5) * step
}

type Rounding = Pick<WorktimeModelVersion, 'roundingMinutes' | 'roundingMode' | 'roundingScope'>

/** Rounds the clock times of a span of work where the model rounds times; may leave nothing of a short span. */
export function roundTimes(span: ClockWindow, model: Rounding): ClockWindow {
  if (model.roundingScope !== 'times') return span
  const step = model.roundingMinutes
  return {
    fromMinutes: roundMinutes(span.fromMinutes, step, opposite(model.roundingMode)),
    toMinutes: Math.min(roundMinutes(span.toMinutes, step, model.roundingMode), LAST_CLOCK_MINUTE),
  }
}

/** Rounds the worked minutes of a day where the model rounds the day. */
export const roundDay = (workedMinutes: number, model: Rounding): number =>
  model.roundingScope === 'day'
    ? roundMinutes(workedMinutes, model.roundingMinutes, model.roundingMode)
    : workedMinutes

/** More work means an earlier start. */
const opposite = (mode: RoundingMode): RoundingMode =>
  mode === 'up' ? 'down' : mode === 'down' ? 'up' : mode
