import { weekdayOf } from '../../../platform/vocabulary/weekdays.ts'
import type { DayFacts, Holiday, HolidayEffect, WorktimeModelVersion } from './day.ts'

/** What the day expects: the target of the weekday, unless a holiday or the day type lifts it. */
export function targetMinutes({ model, workDate, dayType, holiday, employed }: DayFacts): number {
  if (model.kind === 'hours_only' || !employed) return 0
  if (dayType?.waivesTarget || holidayEffect(model, holiday) === 'target_zero') return 0
  return model.dayTargets[weekdayOf(workDate) - 1] ?? 0
}

/** What a holiday does to the day under a model. */
export function holidayEffect(
  model: Pick<WorktimeModelVersion, 'holidayEffectByCode' | 'holidayEffect' | 'eveEffect'>,
  holiday: Holiday | null,
): HolidayEffect {
  if (!holiday) return 'none'
  return (
    model.holidayEffectByCode[holiday.code] ??
    (holiday.kind === 'eve' ? model.eveEffect : model.holidayEffect)
  )
}
