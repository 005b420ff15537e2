import { workingTimeAct } from '../../../../platform/vocabulary/working-time-act.ts'
import type { WeekOfMinutes, WorktimeRules } from './shapes.ts'

/** Eight hours a day and forty a week (Working Time Act 872/2019, 5 §). */
export const fullTimeWeek: WeekOfMinutes = [480, 480, 480, 480, 480, 0, 0]
export const noTargets: WeekOfMinutes = [0, 0, 0, 0, 0, 0, 0]
export const FULL_TIME_WEEK_MINUTES = 2400

/** The value of every rule that a new version leaves out. */
export const statutoryRules: Omit<WorktimeRules, 'weeklyMinutes' | 'dayTargets'> = workingTimeAct
