import type { DayClock } from '../../../platform/vocabulary/local-time.ts'
import type { BalanceTerm, DayWarning, InterpretationLine, WorktimeModelVersion } from './day.ts'
import { lineOf } from './line.ts'

/** A flexitime day: what counts to its target, and the target. */
export interface FlexDay {
  readonly countedMinutes: number
  readonly targetMinutes: number
}

/** What moves to the flex balance: the deviation, hour for hour (Working Time Act 12 §), or nothing within the tolerance. */
export function flexMinutes(model: WorktimeModelVersion, { countedMinutes, targetMinutes }: FlexDay): number {
  if (model.kind !== 'flex') return 0
  const deviation = countedMinutes - targetMinutes
  const { over, under } = model.toleranceMinutes
  return deviation > over || deviation < -under ? deviation : 0
}

/** The worked minutes that the balance takes over; a shortfall is a balance term alone. */
export function flexLines(model: WorktimeModelVersion, day: FlexDay, clock: DayClock): InterpretationLine[] {
  const minutes = flexMinutes(model, day)
  if (minutes <= 0) return []
  const why = `${counted(day)} go to the flex balance hour for hour`
  return [lineOf(clock, { kind: 'flex', minutes, at: null, creditBp: 10000, rule: model, why })]
}

export function flexTerms(model: WorktimeModelVersion, day: FlexDay): BalanceTerm[] {
  const minutes = flexMinutes(model, day)
  if (minutes === 0) return []
  return [{ accountKind: 'flex', minutes, explain: `${minutes} min flex: ${counted(day)}.` }]
}

/** What some days move to the flex balance, with its sign. */
export const flexMinutesOf = (terms: readonly Pick<BalanceTerm, 'accountKind' | 'minutes'>[]): number =>
  terms.reduce((sum, { accountKind, minutes }) => (accountKind === 'flex' ? sum + minutes : sum), 0)

/** A day without any counted time is a day off, not a shortened one. */
export function flexWarnings(model: WorktimeModelVersion, day: FlexDay): DayWarning[] {
  const minutes = flexMinutes(model, day)
  const limit = model.flexDailyLimitMinutes
  if (Math.abs(minutes) <= limit || day.countedMinutes === 0) return []
  const detail = `The day differs ${minutes} min from its target; flexitime allows ${limit} min a day (Working Time Act 12 §).`
  return [{ code: 'flex_daily_limit_exceeded', detail }]
}

const counted = ({ countedMinutes, targetMinutes }: FlexDay): string =>
  `${countedMinutes} min counted against a target of ${targetMinutes} min`
