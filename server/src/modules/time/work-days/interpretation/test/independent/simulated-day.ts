import type { DayFacts } from '../../day.ts'
import { absenceLines, creditLines, targetOf } from './simulated-credit.ts'
import { type SimulatedLine, total } from './simulated-lines.ts'
import { type SimulatedTime, simulateTime } from './simulated-time.ts'
import { besideLines, premiumLines, workLines } from './simulated-work.ts'

export interface SimulatedDay {
  readonly frame: Readonly<Record<string, number>>
  readonly deviationMinutes: number
  readonly lines: readonly SimulatedLine[]
  /** Minutes by account, those that nothing moves to left out. */
  readonly moved: Readonly<Record<string, number>>
  readonly warnings: readonly string[]
}

export function simulateDay(facts: DayFacts): SimulatedDay {
  const { model } = facts
  const time = simulateTime(facts)
  const work = workLines(facts, time)
  const target = targetOf(facts)
  const credits = creditLines(facts, time, target)
  const credited = total(credits)
  const counted = time.worked.filter(({ type }) => type.countsToTarget).length + credited
  const deviation = model.kind === 'hours_only' ? 0 : onTime(facts, counted - target)
  const { clock, from, to } = time
  return {
    frame: {
      startMinutes: from < to ? (clock.shown[from] ?? 0) : 0,
      endMinutes: from < to ? (clock.shown[to - 1] ?? 0) + 1 : 0,
      breakMinutes: time.breakMinutes,
      gapMinutes: time.gapMinutes,
      workedMinutes: time.worked.length,
      creditedMinutes: credited,
      expectedTargetMinutes: target,
    },
    deviationMinutes: deviation,
    lines: [
      ...work,
      ...premiumLines(facts, time),
      ...besideLines(time),
      ...credits,
      ...absenceLines(facts, time, target - counted),
    ],
    moved: {
      ...(model.kind === 'flex' && deviation !== 0 && { flex: deviation }),
      ...timeOff(facts, work),
    },
    warnings: warningsOf(facts, time, deviation, counted),
  }
}

const onTime = ({ model: { toleranceMinutes } }: DayFacts, difference: number): number =>
  difference <= toleranceMinutes.over && -difference <= toleranceMinutes.under ? 0 : difference

/** With the premium: an hour at +50 % is an hour and a half off. */
function timeOff({ model }: DayFacts, work: readonly SimulatedLine[]): Record<string, number> {
  if (model.overtimeCompensation === 'paid') return {}
  let worth = 0
  for (const { kind, minutes, creditBp } of work) if (kind !== 'normal') worth += minutes * creditBp
  const minutes = Math.floor(worth / 10_000 + 0.5)
  if (minutes === 0) return {}
  return { [model.overtimeCompensation === 'overtime_account' ? 'overtime' : 'banked_leave']: minutes }
}

function warningsOf(facts: DayFacts, time: SimulatedTime, deviation: number, counted: number): string[] {
  const { model, dayType } = facts
  const { worked, breakMinutes, gapMinutes } = time
  const warnings: string[] = []
  const placed = worked.filter(({ at }) => at >= 0).length
  const rest = breakMinutes + gapMinutes
  if (
    model.requiredBreak &&
    placed > model.requiredBreak.afterMinutes &&
    rest < model.requiredBreak.breakMinutes
  )
    warnings.push('break_below_minimum')
  if (time.idleBreakMinutes > 0) warnings.push('break_outside_work')
  if (model.kind === 'flex' && counted > 0 && Math.abs(deviation) > model.flexDailyLimitMinutes)
    warnings.push('flex_daily_limit_exceeded')
  if (dayType && dayType.credit !== 'none' && worked.length > 0) warnings.push('work_on_credited_day')
  return warnings
}
