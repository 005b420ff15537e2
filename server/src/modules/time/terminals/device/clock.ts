import {
  addSeconds,
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
} from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import { auditLine } from '../../../../platform/vocabulary/records.ts'
import type { ClockSample, TerminalRecord } from '../record/record.ts'
import { words } from '../record/rules.ts'

/** A clock that is wrong by more than a day is not corrected: somebody has to look at the device. */
const mostOffMs = 86_400_000
const samplesKept = 3
const sampleSeconds = 3600
/** From how much on a change of the offset is told in the audit trail: it moves what people are paid for. */
const toldFromMs = 1000

export interface Measured {
  readonly terminal: TerminalRecord
  readonly sample: ClockSample
}

/**
 * A terminal after a look at the clock of its device. On its way here the time of the device grows old, so that every
 * sample is too large by a little: the smallest of the last three is the nearest to what is so, and one that was held up does
 * no harm. A clock that was set ahead counts at once, one that was set back after three samples.
 */
export function measure(
  terminal: TerminalRecord,
  deviceMs: number,
  now: Instant,
): Decision<Measured, never, 'device_clock_unusable'> {
  const sample = { at: now, offsetMs: millisecondsOf(now) - deviceMs }
  if (Math.abs(sample.offsetMs) > mostOffMs)
    return refuse('device_clock_unusable', 'The clock of the device is wrong by more than a day.', {
      serverTime: now,
    })
  const since = addSeconds(now, -sampleSeconds)
  const recent = terminal.clockSamples.filter(({ at }) => at > since)
  const clockSamples = [...recent, sample].slice(-samplesKept)
  const clockOffsetMs = Math.min(...clockSamples.map(({ offsetMs }) => offsetMs))
  const before = terminal.clockOffsetMs
  const measured = { ...terminal, clockSamples, clockOffsetMs, clockMeasuredAt: now }
  const isTold = before === null || Math.abs(clockOffsetMs - before) >= toldFromMs
  const line = auditLine(words, 'measure', terminal.id, [
    { field: 'clockOffsetMs', from: before, to: clockOffsetMs },
  ])
  return accept({ terminal: measured, sample }, isTold ? { audit: [line] } : {})
}

/** An instant of the device by the clock of the service. */
export const corrected = (deviceTime: string, offsetMs: number | null): Instant =>
  instantFromMilliseconds(Temporal.Instant.from(deviceTime).epochMilliseconds + (offsetMs ?? 0))
