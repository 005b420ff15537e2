import type { DayFacts, EntryTypeVersion } from '../../day.ts'
import { dateAfter, weekday } from './calendar.ts'
import { runs, type SimulatedLine, windowOf } from './simulated-lines.ts'
import { isWork, type SimulatedTime, type WorkedMinute } from './simulated-time.ts'
import type { WallClock } from './wall-clock.ts'

type WorkKind = 'normal' | 'additional' | 'overtime_50' | 'overtime_100'
const premiums: Readonly<Record<WorkKind, number>> = {
  normal: 0,
  additional: 0,
  overtime_50: 5000,
  overtime_100: 10_000,
}

/** Work uses up the agreed day, then what is left to overtime, then the first hours of overtime. */
export function workLines(facts: DayFacts, { worked, clock }: SimulatedTime): SimulatedLine[] {
  const { model } = facts
  const byKind: Record<WorkKind, WorkedMinute[]> = {
    normal: [],
    additional: [],
    overtime_50: [],
    overtime_100: [],
  }
  const kindOf = kindsInOrder(facts, worked)
  for (const [index, minute] of inOrder(facts, worked, clock).entries()) byKind[kindOf(index)].push(minute)
  return (Object.keys(byKind) as WorkKind[]).flatMap(kind =>
    runs(byKind[kind], clock).map(({ type, ...run }) => ({
      ...run,
      kind,
      creditBp: type.multiplierBp + premiums[kind],
      compensation: kind === 'normal' ? 'paid' : model.overtimeCompensation,
      versionId: kind.startsWith('overtime') ? overtimeVersion(model) : model.versionId,
    })),
  )
}

/** Hours of the schedule before others; in flexitime, what the employer orders after the rest. */
function inOrder({ model }: DayFacts, worked: readonly WorkedMinute[], clock: WallClock) {
  const { schedule, kind } = model
  const inSchedule = schedule ? windowOf(schedule, 0, clock) : () => true
  const first = [...worked.filter(({ at }) => inSchedule(at)), ...worked.filter(({ at }) => !inSchedule(at))]
  if (kind !== 'flex') return first
  return [
    ...first.filter(({ type }) => type.countsToTarget),
    ...first.filter(({ type }) => !type.countsToTarget),
  ]
}

function kindsInOrder(
  { model, workDate }: DayFacts,
  worked: readonly WorkedMinute[],
): (index: number) => WorkKind {
  const all = () => 'normal' as const
  if (model.kind === 'period') return all
  const own = worked.filter(({ type }) => type.countsToTarget).length
  const agreed = model.kind === 'flex' ? own : agreedDay(model, workDate)
  if (
    model.kind !== 'flex' &&
    worked.length > agreed &&
    worked.length - agreed <= model.toleranceMinutes.over
  )
    return all
  const overtimeAfter = Math.max(agreed, model.dailyOvertimeAfterMinutes)
  return index => {
    if (index < agreed) return 'normal'
    if (index < overtimeAfter) return 'additional'
    return index < overtimeAfter + model.overtimeFirstTierMinutes ? 'overtime_50' : 'overtime_100'
  }
}

/** Anyone who says what overtime is: a set of its rules, where the model has one. */
export const overtimeVersion = (model: DayFacts['model']): string =>
  model.overtimeRuleSetVersionId ?? model.versionId

/** What is agreed for a day without flexitime and periods: never more than the day before overtime. */
export function agreedDay(model: DayFacts['model'], workDate: string): number {
  const target = model.dayTargets[weekday(workDate)] ?? 0
  if (model.kind === 'fixed' && target === 0) return 0
  const agreed = model.agreedDailyMinutes ?? (target > 0 ? target : model.dailyOvertimeAfterMinutes)
  return Math.min(agreed, model.dailyOvertimeAfterMinutes)
}

export function premiumLines(facts: DayFacts, { worked, clock }: SimulatedTime): SimulatedLine[] {
  const { model, workDate } = facts
  const placed = worked.filter(({ at }) => at >= 0)
  const line = (kind: string, creditBp: number) => (minutes: readonly WorkedMinute[]) =>
    // Premiums ask when it was worked, not at what.
    runs(minutes, clock, () => true).map(({ type: _, ...run }) => ({
      ...run,
      kind,
      creditBp,
      compensation: 'paid' as const,
      versionId: overtimeVersion(model),
    }))
  const lines: SimulatedLine[] = []
  for (const kind of ['evening', 'night'] as const) {
    const window = model[kind]
    if (!window) continue
    for (const datesLater of [-1, 0, 1]) {
      const within = windowOf(window, datesLater, clock)
      lines.push(...line(kind, window.premiumBp)(placed.filter(({ at }) => within(at))))
    }
  }
  if (model.sundayPremiumBp === 0) return lines
  const midnight = clock.reached[1440] ?? 0
  const dates = [
    { date: workDate, holiday: facts.holiday, minutes: worked.filter(({ at }) => at < midnight) },
    {
      date: dateAfter(workDate, 1),
      holiday: facts.nextDayHoliday,
      minutes: worked.filter(({ at }) => at >= midnight),
    },
  ]
  for (const { date, holiday, minutes } of dates) {
    const kind = holiday?.kind === 'public' ? 'holiday' : weekday(date) === 6 ? 'sunday' : null
    if (kind) lines.push(...line(kind, model.sundayPremiumBp)(minutes))
  }
  return lines
}

/** On call and under way, where it is no working time and no work was done meanwhile. */
export function besideLines({ spans, durations, worked, clock }: SimulatedTime): SimulatedLine[] {
  const isBeside = (type: EntryTypeVersion) =>
    !isWork(type) && (type.category === 'standby' || type.category === 'travel')
  const of = (type: EntryTypeVersion) => ({
    kind: type.category,
    creditBp: type.multiplierBp,
    compensation: 'paid' as const,
    versionId: type.versionId,
  })
  const beside = spans.filter(({ type }) => isBeside(type))
  const busy = new Set(beside.length > 0 ? worked.map(({ at }) => at) : [])
  const placed = beside.flatMap(({ type, from, to }) => {
    const free: WorkedMinute[] = []
    for (let at = from; at < to; at++) if (!busy.has(at)) free.push({ at, type })
    return runs(free, clock).map(({ type: _, ...run }) => ({ ...run, ...of(type) }))
  })
  const bare = durations
    .filter(({ type }) => isBeside(type))
    .map(({ type, minutes }) => ({ minutes, ...of(type) }))
  return [...placed, ...bare]
}
