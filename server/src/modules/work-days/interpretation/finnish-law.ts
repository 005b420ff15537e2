import { workingTimeAct } from '../../../platform/vocabulary/working-time-act.ts'
import type { WorktimeModelVersion } from './worktime-model.ts'

/** Full time by law: a model needs only its identity and kind on top. */
export const finnishLaw: Omit<WorktimeModelVersion, 'id' | 'versionId' | 'code' | 'kind'> = {
  ...workingTimeAct,
  weeklyMinutes: 2400,
  dayTargets: [480, 480, 480, 480, 480, 0, 0],
}

/** The limits of period-based work by the length of its period, to be laid over `finnishLaw` (7 § and 20 §). */
export const finnishPeriodWork = {
  twoWeeks: { periodOvertimeAfterMinutes: 4800, periodFirstTierMinutes: 720 },
  threeWeeks: { periodOvertimeAfterMinutes: 7200, periodFirstTierMinutes: 1080 },
} as const
