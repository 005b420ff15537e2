import { weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'
import type { DayFacts, Holiday, HolidayEffect, WorktimeModelVersion } from './day.ts'

/**
 * What the day expects: under a rota what is planned for it, otherwise the target of the weekday, unless a holiday or the day type
 * lifts it. Anyone who has a shift on a holiday is to work on it; a holiday that the plan leaves free is as the model says.
 */
export function targetMinutes(facts: DayFacts): number {
  const { model, workDate, dayType, holiday, employed } = facts
  if (model.kind === 'hours_only' || !employed || dayType?.waivesTarget) return 0
  const planned = plannedTarget(facts)
  if (planned !== null && planned > 0) return planned
  const effect = holidayEffect(model, holiday)
  if (effect === 'target_zero' || (planned === 0 && effect === 'none')) return 0
  return model.dayTargets[weekdayOf(workDate) - 1] ?? 0
}

/** What a plan expects of a date: null where the model goes by no plan, or nobody has planned its week. */
export const plannedTarget = ({
  model,
  plannedMinutes,
}: {
  readonly model: Pick<WorktimeModelVersion, 'kind'>
  readonly plannedMinutes: number | null
}): number | null => (model.kind === 'shift' ? plannedMinutes : null)

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
