import type { DayClock } from '../../../platform/vocabulary/local-time.ts'
import type { DayFacts, EntryTypeVersion, InterpretationLine } from './day.ts'
import type { Interval } from './intervals.ts'
import { lengthOf } from './intervals.ts'
import { lineOf } from './line.ts'
import type { RecordedTime } from './recorded-time.ts'
import { holidayEffect } from './target.ts'

/** Minutes that count as if worked: a credited holiday, the day type, and absences that count to the target. */
export function creditLines(
  facts: DayFacts,
  target: number,
  recorded: RecordedTime,
  clock: DayClock,
): InterpretationLine[] {
  const holiday = holidayCredit(facts, target, clock)
  const holidayMinutes = holiday.reduce((sum, { minutes }) => sum + minutes, 0)
  return [
    ...holiday,
    ...dayTypeCredit(facts, target - holidayMinutes, clock),
    ...absenceCredits(recorded, clock),
  ]
}

/** What a credited holiday gives, 0 where it gives nothing. */
export function holidayCreditMinutes({ model, holiday, dayType }: DayFacts, target: number): number {
  if (!holiday || holidayEffect(model, holiday) !== 'credited' || dayType?.waivesTarget) return 0
  return model.holidayCreditMinutes ?? target
}

function holidayCredit(facts: DayFacts, target: number, clock: DayClock): InterpretationLine[] {
  const { holiday, model } = facts
  const minutes = holidayCreditMinutes(facts, target)
  if (!holiday || minutes <= 0) return []
  const why = `${holiday.name.en} ${holiday.date} is credited with ${minutes} min under ${model.code}`
  return [lineOf(clock, { kind: 'credit', minutes, at: null, creditBp: 10000, rule: model, why })]
}

/** A day type that gives the target fills what a credited holiday has left of it, so a holiday on leave counts once. */
function dayTypeCredit({ dayType }: DayFacts, openTarget: number, clock: DayClock): InterpretationLine[] {
  if (!dayType || dayType.credit === 'none') return []
  const minutes = dayType.credit === 'target' ? openTarget : (dayType.creditMinutes ?? 0)
  if (minutes <= 0) return []
  const of = dayType.credit === 'target' ? `the target of ${openTarget} min` : `its fixed ${minutes} min`
  const why = `day type ${dayType.code} credits ${of}`
  return [lineOf(clock, { kind: 'credit', minutes, at: null, creditBp: 10000, rule: dayType, why })]
}

const absenceCredits = (recorded: RecordedTime, clock: DayClock): InterpretationLine[] =>
  absencesOf(recorded, true).map(({ entryType, at, minutes }) => {
    const why = `absence ${entryType.code} counts to the target`
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
