import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import { absencesOf, holidayCreditMinutes } from './credit-lines.ts'
import type { DayFacts, InterpretationLine } from './day.ts'
import { lineOf } from './line.ts'
import type { RecordedTime } from './recorded-time.ts'
import { targetMinutes } from './target.ts'

/** Time away that is neither worked nor credited: absences that do not count to the target, and a day type without a credit. */
export function absenceLines(
  facts: DayFacts,
  counted: { readonly countedMinutes: number; readonly targetMinutes: number },
  recorded: RecordedTime,
  clock: DayClock,
): InterpretationLine[] {
  const entries = absencesOf(recorded, false).map(({ entryType, at, minutes }) => {
    const why = `absence ${entryType.code} does not count to the target`
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
  const why = `day type ${dayType.code} gives no credit for what is left of the ${expected} min of the day`
  return [lineOf(clock, { kind: 'absence', minutes, at: null, creditBp: 0, rule: dayType, why })]
}

function expectedWithoutDayType(facts: DayFacts): number {
  const ordinary = { ...facts, dayType: null }
  const target = targetMinutes(ordinary)
  return target - holidayCreditMinutes(ordinary, target)
}
