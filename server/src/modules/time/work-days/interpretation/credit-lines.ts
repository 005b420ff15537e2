import { typeValues } from '../../../../platform/contract/reasons.ts'
import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import type { DayFacts, EntryTypeVersion, InterpretationLine } from './day.ts'
import { type Interval, lengthOf } from './intervals.ts'
import { type LineWhy, lineOf } from './line.ts'
import type { RecordedTime } from './recorded-time.ts'
import { holidayEffect, plannedTarget, targetMinutes } from './target.ts'

/** Minutes that count as if worked: a credited holiday, the day type, and absences that count to the target. */
export function creditLines(
  facts: DayFacts,
  { target, workedToTarget }: { readonly target: number; readonly workedToTarget: number },
  recorded: RecordedTime,
  clock: DayClock,
): InterpretationLine[] {
  const absences = absenceCredits(recorded, clock)
  const holiday = holidayCredit(facts, target, workedToTarget + minutesOf(absences), clock)
  return [...holiday, ...dayTypeCredit(facts, target - minutesOf(holiday), clock), ...absences]
}

const minutesOf = (lines: readonly InterpretationLine[]): number =>
  lines.reduce((sum, { minutes }) => sum + minutes, 0)

/** What a credited holiday gives a day without work, 0 where it gives nothing. */
export function holidayCreditMinutes(facts: DayFacts, target: number): number {
  const { model, holiday, dayType } = facts
  if (!holiday || holidayEffect(model, holiday) !== 'credited' || dayType?.waivesTarget) return 0
  if (plannedTarget(facts)) return 0
  return model.holidayCreditMinutes ?? target
}

/**
 * The credit stands for work that the holiday takes away: what is worked on it, or recorded as a credited absence, is paid
 * already, and the credit fills up the rest.
 */
function holidayCredit(
  facts: DayFacts,
  target: number,
  countedMinutes: number,
  clock: DayClock,
): InterpretationLine[] {
  const { holiday, model } = facts
  const whole = holidayCreditMinutes(facts, target)
  const open = Math.max(target, whole) - countedMinutes
  const minutes = Math.min(whole, open)
  if (!holiday || minutes <= 0) return []
  const { name, date } = holiday
  const wholeMinutes = minutes < whole ? whole : null
  const why = {
    code: 'holiday_credited',
    values: { holiday: name, date, ...typeValues('model', model), wholeMinutes },
  } as const
  return [lineOf(clock, { kind: 'credit', minutes, at: null, creditBp: 10000, rule: model, why })]
}

/** A day type that gives the target fills what a credited holiday has left of it, so a holiday on leave counts once. */
function dayTypeCredit({ dayType }: DayFacts, openTarget: number, clock: DayClock): InterpretationLine[] {
  if (!dayType || dayType.credit === 'none') return []
  const minutes = dayType.credit === 'target' ? openTarget : (dayType.creditMinutes ?? 0)
  if (minutes <= 0) return []
  const why: LineWhy =
    dayType.credit === 'target'
      ? {
          code: 'day_type_credits_target',
          values: { ...typeValues('dayType', dayType), targetMinutes: openTarget },
        }
      : { code: 'day_type_credits_minutes', values: typeValues('dayType', dayType) }
  return [lineOf(clock, { kind: 'credit', minutes, at: null, creditBp: 10000, rule: dayType, why })]
}

const absenceCredits = (recorded: RecordedTime, clock: DayClock): InterpretationLine[] =>
  absencesOf(recorded, true).map(({ entryType, at, minutes }) => {
    const why = { code: 'absence_counts_to_target', values: typeValues('entryType', entryType) } as const
    return lineOf(clock, {
      kind: 'credit',
      minutes,
      at,
      creditBp: entryType.multiplierBp,
      rule: entryType,
      why,
    })
  })

interface Absence {
  readonly entryType: EntryTypeVersion
  readonly at: Interval | null
  readonly minutes: number
}

/** The absences of a day that count to its target, or those that do not. */
export function absencesOf({ placed, unplaced }: RecordedTime, countsToTarget: boolean): Absence[] {
  const isOne = ({ entryType }: { readonly entryType: EntryTypeVersion }) =>
    entryType.category === 'absence' && entryType.countsToTarget === countsToTarget
  return [
    ...placed.filter(isOne).map(({ entryType, at }) => ({ entryType, at, minutes: lengthOf(at) })),
    ...unplaced.filter(isOne).map(({ entryType, minutes }) => ({ entryType, at: null, minutes })),
  ]
}

/** Time away that is neither worked nor credited: absences that do not count to the target, and a day type without a credit. */
export function absenceLines(
  facts: DayFacts,
  counted: { readonly countedMinutes: number; readonly targetMinutes: number },
  recorded: RecordedTime,
  clock: DayClock,
): InterpretationLine[] {
  const entries = absencesOf(recorded, false).map(({ entryType, at, minutes }) => {
    const why = { code: 'absence_outside_target', values: typeValues('entryType', entryType) } as const
    return lineOf(clock, { kind: 'absence', minutes, at, creditBp: 0, rule: entryType, why })
  })
  const recordedMinutes = entries.reduce((sum, { minutes }) => sum + minutes, 0)
  return [...entries, ...absenceOfDayType(facts, counted, recordedMinutes, clock)]
}

/** What would be expected of the day and is not worked, credited or recorded as an absence. */
function absenceOfDayType(
  facts: DayFacts,
  { countedMinutes, targetMinutes: target }: { countedMinutes: number; targetMinutes: number },
  recordedMinutes: number,
  clock: DayClock,
): InterpretationLine[] {
  const { dayType } = facts
  if (!dayType || dayType.credit !== 'none') return []
  const expected = dayType.waivesTarget ? expectedWithoutDayType(facts) : target
  const minutes = expected - countedMinutes - recordedMinutes
  if (minutes <= 0) return []
  const why = {
    code: 'day_type_without_credit',
    values: { ...typeValues('dayType', dayType), expectedMinutes: expected },
  } as const
  return [lineOf(clock, { kind: 'absence', minutes, at: null, creditBp: 0, rule: dayType, why })]
}

function expectedWithoutDayType(facts: DayFacts): number {
  const ordinary = { ...facts, dayType: null }
  const target = targetMinutes(ordinary)
  return target - holidayCreditMinutes(ordinary, target)
}
