import type { DayFacts, EntryTypeVersion } from '../../day.ts'
import { weekday } from './calendar.ts'
import { type SimulatedLine, total } from './simulated-lines.ts'
import type { SimulatedTime } from './simulated-time.ts'

function effectOf({ model, holiday }: DayFacts): 'target_zero' | 'credited' | 'none' {
  if (!holiday) return 'none'
  const ofKind = holiday.kind === 'eve' ? model.eveEffect : model.holidayEffect
  return model.holidayEffectByCode[holiday.code] ?? ofKind
}

export function targetOf(facts: DayFacts): number {
  const { model, dayType, workDate } = facts
  if (!facts.employed || model.kind === 'hours_only' || dayType?.waivesTarget) return 0
  if (hasShift(facts)) return facts.plannedMinutes ?? 0
  const effect = effectOf(facts)
  if (effect === 'target_zero') return 0
  const isFreeByRota = model.kind === 'shift' && facts.plannedMinutes !== null
  if (isFreeByRota && effect !== 'credited') return 0
  return model.dayTargets[weekday(workDate)] ?? 0
}

/** A rota that puts somebody to work says so of holidays too. */
const hasShift = ({ model, plannedMinutes }: DayFacts): boolean =>
  model.kind === 'shift' && plannedMinutes !== null && plannedMinutes > 0

function holidayCredit(facts: DayFacts, target: number): number {
  const isGiven = effectOf(facts) === 'credited' && !facts.dayType?.waivesTarget && !hasShift(facts)
  return isGiven ? (facts.model.holidayCreditMinutes ?? target) : 0
}

export function creditLines(facts: DayFacts, time: SimulatedTime, target: number): SimulatedLine[] {
  const { model, dayType } = facts
  const credit = (minutes: number, versionId: string) => ({
    kind: 'credit',
    minutes,
    creditBp: 10_000,
    compensation: 'paid' as const,
    versionId,
  })
  const away = awayLines(time, true)
  const given = holidayCredit(facts, target)
  // Nobody is paid twice for the hours that the holiday takes: once by working or being away, once by the holiday.
  const taken = time.worked.filter(({ type }) => type.countsToTarget).length + total(away)
  const ofHoliday = Math.max(0, Math.min(given, Math.max(target, given) - taken))
  const ofDayType =
    dayType?.credit === 'target'
      ? target - ofHoliday
      : dayType?.credit === 'fixed'
        ? (dayType.creditMinutes ?? 0)
        : 0
  return [
    ...(ofHoliday > 0 ? [credit(ofHoliday, model.versionId)] : []),
    ...(ofDayType > 0 && dayType ? [credit(ofDayType, dayType.versionId)] : []),
    ...away,
  ]
}

/** Absences as they were recorded: credited at their own worth, or neither worked nor credited. */
function awayLines({ spans, durations, clock }: SimulatedTime, counts: boolean): SimulatedLine[] {
  const of = (type: EntryTypeVersion) => ({
    kind: counts ? 'credit' : 'absence',
    creditBp: counts ? type.multiplierBp : 0,
    compensation: 'paid' as const,
    versionId: type.versionId,
  })
  const isAway = ({ type }: { readonly type: EntryTypeVersion }) =>
    type.category === 'absence' && type.countsToTarget === counts
  const placed = spans.filter(isAway).map(({ type, from, to }) => ({
    ...of(type),
    minutes: to - from,
    fromMinutes: clock.shown[from] ?? 0,
    toMinutes: (clock.shown[to - 1] ?? 0) + 1,
  }))
  return [...placed, ...durations.filter(isAway).map(({ type, minutes }) => ({ ...of(type), minutes }))]
}

/** What is left of a day whose day type gives nothing: of its target, or of what the day type has waived. */
export function absenceLines(facts: DayFacts, time: SimulatedTime, open: number): SimulatedLine[] {
  const entries = awayLines(time, false)
  const { dayType } = facts
  if (dayType?.credit !== 'none') return entries
  const ordinary = { ...facts, dayType: null }
  const waived = dayType.waivesTarget ? targetOf(ordinary) - holidayCredit(ordinary, targetOf(ordinary)) : 0
  const minutes = open + waived - total(entries)
  if (minutes <= 0) return entries
  const { versionId } = dayType
  return [...entries, { kind: 'absence', minutes, creditBp: 0, compensation: 'paid', versionId }]
}
